import { classes } from "#content/classes.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import { listWords } from "../../content/words.ts";
import { ButtonLink } from "../components/button.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { FeatureMark } from "./drawings/feature-mark.tsx";
import { HeronAtDawn } from "./drawings/heron-at-dawn.tsx";
import { Invitation } from "./invitation.tsx";
import { describeToMachines, studioAsData } from "./structured-data.ts";

export const meta = () => [
  ...pageMeta("/", "Find Your Balance with Yoga", studio.description),
  describeToMachines(studioAsData()),
];

const features = [
  {
    mark: "plan",
    title: "AI-Powered Yoga Plans",
    text: "Describe what hurts or what you hope for. The member assistant writes a gentle plan, a routine and a diet plan for you, with clear limits.",
  },
  {
    mark: "week",
    title: "Flexible Scheduling",
    text: "Drop in once, or take a pass and come as often as your week allows. Online from your living room or with us in the room.",
  },
  {
    mark: "whole",
    title: "Holistic Wellness",
    text: "Movement, breath, food and rest belong together. Classes teach the first two; your plans look after the others.",
  },
] as const;

/** What a newcomer wants to know first, taken from the schedule and the price list. */
const facts = [
  { term: "Every week", detail: listWords(schedule.map((entry) => entry.day)) },
  { term: "Taught here", detail: listWords(classes.map((each) => each.name)) },
  { term: "To begin", detail: `${plansOnSale[0]?.name}: ${plansOnSale[0]?.priceText}` },
];

export default function Home() {
  return (
    <>
      <Section className="pb-14 md:pb-20">
        <div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[1.05fr_1fr]">
          <div className="pt-6 md:pt-0">
            <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">Find Your Balance with Yoga</h1>
            <p className="mt-6 max-w-[34rem] text-lg text-ink-soft sm:text-xl">{studio.welcome}</p>
            <ButtonLink to="/classes" className="mt-8">
              Explore Classes
            </ButtonLink>
          </div>
          <HeronAtDawn className="mx-auto w-full max-w-lg" />
        </div>
        <dl className="mt-12 grid gap-6 border-t border-line pt-8 md:grid-cols-3">
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt className="text-sm font-semibold text-clay">{fact.term}</dt>
              <dd className="mt-1 text-lg">{fact.detail}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="features" className="bg-raised py-16 md:py-24">
        <h2 id="features" className="max-w-2xl text-3xl sm:text-5xl">
          A practice that fits around your life
        </h2>
        <ul className="mt-12 grid gap-6 md:grid-cols-3">
          {features.map((feature) => (
            <li key={feature.title} className="rounded-3xl border border-line bg-paper p-7 lg:p-9">
              <FeatureMark name={feature.mark} />
              <h3 className="mt-6 text-2xl">{feature.title}</h3>
              <p className="mt-3 text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Invitation
        title="Begin where you are"
        text="Sign in to save your preferences, meet the assistant and keep your plans in one place."
        to="/login"
      />
    </>
  );
}
