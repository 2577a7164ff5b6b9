import { findPlan } from "../../content/find-plan.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import { type ClassPlace, type Place, places } from "../../contract/booking.ts";
import type { PassTable } from "../database/tables.ts";
import { isValid, isValidAt } from "./validity.ts";

/** What is to be booked with a pass: when it begins, where it is, and how the member wants to come. */
export type Occasion = { startsAt: Date; place: ClassPlace; wanted?: Place | null | undefined };

/** A pass that can be used for it, and how its holder then comes. */
export type Choice = { pass: PassTable; place: Place };

/**
 * The passes that are good for a class, the one to use first: what has no count of classes, then what ends
 * soonest, then what never ends; of two alike the one for many classes, then the older.
 */
export function choosePasses(passes: PassTable[], occasion: Occasion, now: Date): Choice[] {
  return passes
    .filter((pass) => isValidAt(pass, occasion.startsAt, now))
    .toSorted(compare)
    .flatMap((pass) => {
      const place = placeWith(coversOf(pass.priceId), occasion);
      return place ? [{ pass, place }] : [];
    });
}

/** The plans on sale that would cover a class, by their price ids. */
export function findCoveringPlans(occasion: Pick<Occasion, "place" | "wanted">): string[] {
  return plansOnSale
    .filter(({ covers }) => placeWith(covers, occasion) !== undefined)
    .map(({ priceId }) => priceId);
}

/** Where somebody's passes are good now. */
export function findCovered(passes: PassTable[], now: Date): Place[] {
  const valid = passes.filter((pass) => isValid(pass, now));
  return places.filter((place) => valid.some(({ priceId }) => coversOf(priceId).includes(place)));
}

function coversOf(priceId: string): Place[] {
  return findPlan(priceId)?.covers ?? [];
}

/**
 * How somebody comes to a class with a pass: as they want, where class and pass leave a choice. Who does not
 * say comes online: a link too many does no harm, and without one nobody gets in.
 */
function placeWith(
  covers: Place[],
  { place, wanted }: Pick<Occasion, "place" | "wanted">,
): Place | undefined {
  const open = places.filter((each) => covers.includes(each) && (place === "both" || place === each));
  return wanted ? open.find((each) => each === wanted) : open[0];
}

/** Among passes alike in when they end, a single class waits for the pass of many. */
function compare(a: PassTable, b: PassTable): number {
  return (
    rank(a) - rank(b) ||
    order(endOf(a), endOf(b)) ||
    Number(isSingle(a)) - Number(isSingle(b)) ||
    order(a.validFrom, b.validFrom) ||
    order(a.id, b.id)
  );
}

function isSingle({ priceId }: PassTable): boolean {
  return findPlan(priceId)?.classes === 1;
}

function rank(pass: PassTable): number {
  if (pass.classesLeft === null) return 0;
  return pass.validUntil === null ? 2 : 1;
}

function endOf({ validUntil, isRenewing }: PassTable): string {
  return validUntil === null || isRenewing ? "never" : validUntil;
}

/** As dates of the same form are ordered; "never" comes after all of them. */
function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
