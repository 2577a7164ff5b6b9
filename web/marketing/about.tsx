import { instructors } from "#content/instructors.ts";
import { studio } from "#content/studio.ts";
import { Card } from "../components/card.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { TeacherOnTheShore } from "./drawings/teacher-on-the-shore.tsx";
import { Invitation } from "./invitation.tsx";
import { PageOpening } from "./page-opening.tsx";
import { describeToMachines, studioAsData } from "./structured-data.ts";

export const meta = () => [
  ...pageMeta(
    "/about",
    "About Us",
    `Why ${studio.name} exists and who teaches here: our mission, our vision and the instructor you will meet.`,
  ),
  describeToMachines(studioAsData()),
];

const visibleInstructors = instructors.filter((instructor) => !instructor.isHidden);

export default function About() {
  return (
    <>
      <PageOpening title="About Us" drawing={<TeacherOnTheShore className="mx-auto w-full max-w-md" />}>
        <p>{studio.introduction}</p>
      </PageOpening>
      <Section className="bg-raised py-16 md:py-24">
        <div className="grid gap-12 md:grid-cols-2 md:gap-20">
          <div>
            <h2 className="text-3xl text-clay sm:text-4xl">Our mission</h2>
            <p className="mt-4 text-lg sm:text-xl">{studio.mission}</p>
          </div>
          <div>
            <h2 className="text-3xl text-clay sm:text-4xl">Our vision</h2>
            <p className="mt-4 text-lg sm:text-xl">{studio.vision}</p>
          </div>
        </div>
      </Section>
      <Section labelledBy="teacher" className="py-16 md:py-24">
        <h2 id="teacher" className="text-3xl sm:text-5xl">
          Who teaches
        </h2>
        <ul className="mt-10 grid gap-6">
          {visibleInstructors.map((instructor) => (
            <li key={instructor.name}>
              <Card className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
                <span
                  aria-hidden="true"
                  className="grid size-24 place-items-center rounded-full bg-sun font-display text-4xl text-[#1e2823]"
                >
                  {initialsOf(instructor.name)}
                </span>
                <div>
                  <h3 className="text-2xl sm:text-3xl">{instructor.name}</h3>
                  <p className="mt-1 font-semibold text-clay">{instructor.role}</p>
                  <p className="mt-4 max-w-[38rem] text-lg">{instructor.bio}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Invitation
        title="Come and meet us"
        text="An account keeps your preferences and plans in one place."
        to="/login"
      />
    </>
  );
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((word) => word[0])
    .join("");
}
