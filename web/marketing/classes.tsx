import { classes } from "#content/classes.ts";
import { studio } from "#content/studio.ts";
import { listWords } from "../../content/words.ts";
import { Card } from "../components/card.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { Pose, type PoseName } from "./drawings/pose.tsx";
import { Invitation } from "./invitation.tsx";
import { classesAsData, describeToMachines, studioAsData } from "./structured-data.ts";

export const meta = () => [
  ...pageMeta(
    "/classes",
    "Classes",
    `${listWords(classes.map((each) => each.name))} at ${studio.name}: what each class is like, how long it takes and who it suits.`,
  ),
  describeToMachines(studioAsData(), ...classesAsData()),
];

/** A drawing for each class, in their order; a class added later shares the last one. */
const drawings: PoseName[] = ["flow", "tree", "seat"];

export default function Classes() {
  return (
    <>
      <Section className="pt-6 pb-16 md:pb-24">
        <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">Classes</h1>
        <p className="mt-6 max-w-[38rem] text-lg text-ink-soft sm:text-xl">
          Each is taught every week. Begin with whichever sounds most like what you need.
        </p>
        <ul className="mt-12 grid gap-6 lg:grid-cols-3">
          {classes.map((each, index) => (
            <li key={each.name}>
              <Card className="flex h-full flex-col">
                <Pose name={drawings[index] ?? "seat"} className="w-full max-w-60" />
                <h2 className="mt-7 text-3xl">{each.name}</h2>
                <p className="mt-3 grow text-ink-soft">{each.description}</p>
                <dl className="mt-7 flex gap-10 border-t border-line pt-5">
                  <div>
                    <dt className="text-sm font-semibold text-clay">Duration</dt>
                    <dd className="text-lg">{each.minutes} min</dd>
                  </div>
                  <div>
                    <dt className="text-sm font-semibold text-clay">Level</dt>
                    <dd className="text-lg">{each.level}</dd>
                  </div>
                </dl>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Invitation
        title="Find a time that suits you"
        text="See which day and hour fit your week."
        to="/schedule"
      />
    </>
  );
}
