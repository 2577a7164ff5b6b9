/** The shape of everything the owner edits. `check.ts` holds the data to it. */
import { z } from "zod";
import { isTimeZone } from "../clock/is-time-zone.ts";
import { weekdays } from "../clock/weekdays.ts";
import { places } from "../contract/booking.ts";
import { readAmount } from "../money/money.ts";

const text = z.string().trim().min(1);
const minutes = z.int().min(5).max(480);

export const studioSchema = z.strictObject({
  name: text,
  tagline: text,
  description: text.max(160),
  timeZone: text.refine(isTimeZone, "must be an IANA time zone such as Europe/Berlin"),
  timeZoneName: text,
  currency: z.string().regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD"),
  email: z.email(),
  /** Where classes in person are, on one line. */
  address: text.optional(),
  /** How many hours before its start a class can be cancelled without losing it; 12 where nothing is said. */
  cancelHours: z.int().min(0).max(168).optional(),
  social: z.array(z.strictObject({ label: text, url: z.url({ protocol: /^https$/ }) })),
  currencyName: text,
  welcome: text,
  introduction: text,
  mission: text,
  vision: text,
});
export type Studio = z.infer<typeof studioSchema>;

const instructorSchema = z.strictObject({ name: text, role: text, bio: text, isHidden: z.boolean() });
export const instructorsSchema = z
  .array(instructorSchema)
  .refine((all) => all.some((instructor) => !instructor.isHidden), "at least one must be visible");
export type Instructor = z.infer<typeof instructorSchema>;

const classSchema = z.strictObject({
  name: text,
  minutes,
  level: z.enum(["All", "Beginner", "Intermediate", "Advanced"]),
  description: text,
});
export const classesSchema = z.array(classSchema).min(1);
export type YogaClass = z.infer<typeof classSchema>;

const scheduleEntrySchema = z.strictObject({
  day: z.enum(weekdays),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a 24-hour time such as 18:00"),
  minutes,
  classType: text,
  instructor: text,
  place: z.enum([...places, "both"], 'must be "online", "in person" or "both"'),
  /** How many people can come. */
  capacity: z.int().min(1).max(1000),
  /** Dates on which it does not happen: `["2026-12-24"]`. */
  notOn: z.array(z.iso.date("must be a date such as 2026-12-24")).optional(),
});
export type ScheduleEntry = z.infer<typeof scheduleEntrySchema>;

/** A schedule may only name classes and visible instructors that exist. */
export function scheduleSchema(classes: YogaClass[], instructors: Instructor[]) {
  const classNames = classes.map((each) => each.name);
  const teachers = instructors.filter((each) => !each.isHidden).map((each) => each.name);
  const entries = z.array(
    scheduleEntrySchema
      .refine((entry) => classNames.includes(entry.classType), {
        path: ["classType"],
        error: `must be one of: ${classNames.join(", ")}`,
      })
      .refine((entry) => teachers.includes(entry.instructor), {
        path: ["instructor"],
        error: `must be one of: ${teachers.join(", ")}`,
      }),
  );
  return entries.refine(
    (all) => new Set(all.map(({ day, time }) => `${day} ${time}`)).size === all.length,
    "two classes begin at the same time",
  );
}

const pricingPlanSchema = z.strictObject({
  name: text,
  priceId: text,
  formerPriceIds: z.array(text).optional(),
  mode: z.enum(["payment", "subscription"]),
  priceText: text,
  amount: z.int().min(0),
  classes: z.int().min(1).nullable(),
  months: z.int().min(1).max(12).nullable(),
  /** Which classes it is good for. */
  covers: z.array(z.enum(places)).min(1),
  description: text,
  features: z.array(text).min(1),
  /** No longer sold, and kept for those who hold it. */
  isOffSale: z.boolean().optional(),
});
export const plansSchema = (currency: string) =>
  z
    .array(pricingPlanSchema)
    .refine((plans) => {
      const ids = plans.flatMap((plan) => [plan.priceId, ...(plan.formerPriceIds ?? [])]);
      return new Set(ids).size === ids.length;
    }, "price ids must differ")
    .refine(
      (plans) => plans.every((plan) => plan.classes !== null || plan.months !== null),
      "a pass is good for so many classes, so many months or both: give at least one",
    )
    .refine((plans) => plans.some((plan) => !plan.isOffSale), "at least one plan must be on sale")
    .refine(
      (plans) =>
        plans.every((plan) => plan.mode === "payment" || (plan.months !== null && plan.classes === null)),
      "a subscription is good for months, with classes: null",
    )
    .refine(
      (plans) => plans.every((plan) => isPricedAsShown(plan, currency)),
      "priceText and amount must say the same",
    );
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

/** Every plan has a link that its buyers are sent, and nobody else's page carries. */
export function classLinksSchema(plans: PricingPlan[]) {
  return z.record(
    z.enum(plans.map((plan) => plan.priceId)),
    z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }),
  );
}
export type ClassLinks = Record<string, string>;

const questionSchema = z.strictObject({ question: text, answer: text });
export const questionsSchema = z.array(questionSchema);
export type Question = z.infer<typeof questionSchema>;

const helpLinesSchema = z.strictObject({
  region: text,
  /** As browsers name it, so that a member sees their own line first. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US"),
  emergency: text,
  crisis: text,
  violence: text,
});
export type HelpLines = z.infer<typeof helpLinesSchema>;
const eatingHelpSchema = helpLinesSchema.pick({ region: true, country: true }).extend({ line: text });
export type EatingHelp = z.infer<typeof eatingHelpSchema>;
const alsoSaidSchema = z.strictObject({ emergency: z.array(text), crisis: z.array(text) });
export type AlsoSaid = z.infer<typeof alsoSaidSchema>;
export const crisisLinesSchema = z.strictObject({
  helpLines: z.array(helpLinesSchema).min(1),
  eatingHelp: z.array(eatingHelpSchema),
  childHelp: z.array(eatingHelpSchema),
  emergencyEverywhere: z.array(text).min(1),
  alsoSaid: alsoSaidSchema,
});

function isPricedAsShown({ priceText, amount }: PricingPlan, currency: string): boolean {
  return readAmount(priceText, currency) === amount;
}
