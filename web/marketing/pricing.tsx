import { questions } from "#content/questions.ts";
import { studio } from "#content/studio.ts";
import { describeBilling } from "../../content/describe-plan.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { NeedsScripts } from "../components/needs-scripts.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { useCheckout } from "../use-checkout.ts";
import { BalancedStones } from "./drawings/balanced-stones.tsx";
import { PageOpening } from "./page-opening.tsx";
import { describeToMachines, plansAsData, questionsAsData, studioAsData } from "./structured-data.ts";

export const meta = () => [
  ...pageMeta(
    "/pricing",
    "Pricing",
    `Passes at ${studio.name}, from ${plansOnSale[0]?.priceText} to ${plansOnSale.at(-1)?.priceText}: what each one covers and how long it is valid.`,
  ),
  describeToMachines(studioAsData(), plansAsData(), questionsAsData(questions)),
];

export default function Pricing() {
  return (
    <>
      <PageOpening title="Pricing" isBrief drawing={<BalancedStones className="mx-auto w-full max-w-sm" />}>
        <p>{`Try us once, then stay for as long as it does you good. Prices are in ${studio.currencyName}.`}</p>
      </PageOpening>
      <Section labelledBy="plans" className="bg-raised pt-8 pb-16 md:py-24">
        <h2 id="plans" className="text-3xl sm:text-5xl">
          Ways in
        </h2>
        <NeedsScripts>
          {`Buying here needs JavaScript. Without it, write to ${studio.email} and we find another way.`}
        </NeedsScripts>
        <ul className="mt-6 grid gap-6 md:mt-10 md:grid-cols-2">
          {plansOnSale.map((plan) => (
            <PlanCard key={plan.priceId} plan={plan} />
          ))}
        </ul>
      </Section>
      <Section labelledBy="questions" className="py-16 md:py-24">
        <h2 id="questions" className="text-3xl sm:text-5xl">
          Good to know
        </h2>
        <dl className="mt-10 grid gap-8 md:grid-cols-3 md:gap-12">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-display text-xl">{question}</dt>
              <dd className="mt-2 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

function PlanCard({ plan }: { plan: PricingPlan }) {
  const { isLoading, start } = useCheckout(plan);
  return (
    <li>
      <Card className="flex h-full flex-col bg-paper">
        <h3 className="text-2xl">{plan.name}</h3>
        <p className="mt-4 font-display text-5xl">
          <span>{plan.priceText}</span>
          {plan.mode === "subscription" && (
            <span className="ml-2 font-sans text-base text-ink-soft">{describeBilling(plan)}</span>
          )}
        </p>
        <p className="mt-4 text-ink-soft">{plan.description}</p>
        <ul className="mt-5 mb-8 grid grow content-start gap-2">
          {plan.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-full bg-clay" />
              {feature}
            </li>
          ))}
        </ul>
        <Button onClick={start} disabled={isLoading} aria-label={isLoading ? undefined : `Get ${plan.name}`}>
          {isLoading ? "Loading..." : "Get"}
        </Button>
      </Card>
    </li>
  );
}
