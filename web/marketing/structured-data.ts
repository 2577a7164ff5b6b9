import type { MetaDescriptor } from "react-router";
import type { Course, FAQPage, Graph, HealthClub, OfferCatalog, Thing } from "schema-dts";
import { classes } from "#content/classes.ts";
import { instructors } from "#content/instructors.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type { PricingPlan, Question } from "../../content/schemas.ts";
import { unitsOf } from "../../money/money.ts";
import { siteOrigin } from "../components/page-meta.ts";

/** What search engines read instead of the page. The types are schema.org's own, published as a package. */
export function describeToMachines(...things: Thing[]): MetaDescriptor {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return { "script:ld+json": graph };
}

const studioId = `${siteOrigin}/#studio`;

export function studioAsData(): HealthClub {
  return {
    "@type": "HealthClub",
    "@id": studioId,
    name: studio.name,
    description: studio.description,
    slogan: studio.tagline,
    url: `${siteOrigin}/`,
    image: `${siteOrigin}/social/home.png`,
    email: studio.email,
    ...(studio.address && { address: studio.address }),
    currenciesAccepted: studio.currency,
    sameAs: studio.social.map((account) => account.url),
    employee: instructors
      .filter((instructor) => !instructor.isHidden)
      .map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
  };
}

/** Each class as a course with its weekly time. */
export function classesAsData(): Course[] {
  return classes.map(({ name, description, minutes, level }) => ({
    "@type": "Course",
    "@id": `${siteOrigin}/classes#${name}`,
    name,
    description,
    educationalLevel: level,
    timeRequired: `PT${minutes}M`,
    provider: { "@id": studioId },
    hasCourseInstance: schedule
      .filter((entry) => entry.classType === name)
      .map((entry) => ({
        "@type": "CourseInstance",
        courseMode: ["online", "onsite"],
        instructor: { "@type": "Person", name: entry.instructor },
        courseSchedule: {
          "@type": "Schedule",
          repeatFrequency: "P1W",
          byDay: `https://schema.org/${entry.day}`,
          startTime: entry.time,
          duration: `PT${entry.minutes}M`,
          scheduleTimezone: studio.timeZone,
        },
      })),
  }));
}

export function plansAsData(plans = plansOnSale, currency = studio.currency): OfferCatalog {
  const units = unitsOf(currency);
  return {
    "@type": "OfferCatalog",
    name: `Passes at ${studio.name}`,
    url: `${siteOrigin}/pricing`,
    itemListElement: plans.map((plan) => ({
      "@type": "Offer",
      name: plan.name,
      description: plan.description,
      price: plan.amount / units,
      priceCurrency: currency,
      availability: "https://schema.org/InStock",
      url: `${siteOrigin}/pricing`,
      seller: { "@id": studioId },
      ...billing(plan, plan.amount / units, currency),
    })),
  };
}

function billing({ mode, months }: PricingPlan, price: number, currency: string) {
  if (mode !== "subscription") return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      price,
      priceCurrency: currency,
      billingDuration: `P${months}M`,
    },
  };
}

export function questionsAsData(questions: Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
