import type { MetaDescriptor } from "react-router";
import type { Course, FAQPage, Graph, HealthClub, OfferCatalog, Thing } from "schema-dts";
import { classes } from "#content/classes.ts";
import { instructors } from "#content/instructors.ts";
import { plans } from "#content/plans.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import type { PricingPlan, Question } from "../../content/schemas.ts";
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

export function plansAsData(): OfferCatalog {
  return {
    "@type": "OfferCatalog",
    name: `Passes at ${studio.name}`,
    url: `${siteOrigin}/pricing`,
    itemListElement: plans.map((plan) => ({
      "@type": "Offer",
      name: plan.name,
      description: plan.description,
      price: plan.amount / 100,
      priceCurrency: studio.currency,
      availability: "https://schema.org/InStock",
      url: `${siteOrigin}/pricing`,
      seller: { "@id": studioId },
      ...billing(plan),
    })),
  };
}

function billing(plan: PricingPlan) {
  if (plan.mode !== "subscription") return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      price: plan.amount / 100,
      priceCurrency: studio.currency,
      billingDuration: "P1M",
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
