/**
 * What is sold. `priceId` is the id of the price at the payment provider; the amount is in cents. A pass is
 * good for so many classes, for so many calendar months, or for both: `classes: 10, months: 12` is ten
 * classes within a year. `covers` says for which classes: online, in person or both. A subscription is paid
 * every so many months. When a price changes, its old id goes into `formerPriceIds`, for those who bought
 * at it: `formerPriceIds: ["price_old"]`. What is no longer sold stays here with `isOffSale: true`, so that
 * whoever holds it keeps the class link.
 */
import type { PricingPlan } from "./schemas.ts";

export const plans: PricingPlan[] = [
  {
    name: "Drop-in Class - Online",
    priceId: "price_dropin_online",
    mode: "payment",
    priceText: "Free",
    amount: 0,
    classes: 1,
    months: null,
    covers: ["online"],
    description: "Try a live online class and see whether we suit each other.",
    features: ["One live online class", "Open to every level", "Class link by email"],
  },
  {
    name: "In Person Yoga Session - 1 class pass",
    priceId: "price_in_person_single",
    mode: "payment",
    priceText: "$40",
    amount: 4000,
    classes: 1,
    months: null,
    covers: ["in person"],
    description: "One class in the room, with hands-on attention.",
    features: ["One in-person class", "Any class on the schedule", "Mats and props provided"],
  },
  {
    name: "Monthly Unlimited Pass - Online",
    priceId: "price_monthly_online",
    mode: "subscription",
    priceText: "$40",
    amount: 4000,
    classes: null,
    months: 1,
    covers: ["online"],
    description: "Every live online class, for one calendar month at a time.",
    features: ["Unlimited live online classes", "Valid for one calendar month", "Cancel whenever you like"],
  },
  {
    name: "Yoga Workshop In Person - 10 class pass",
    priceId: "price_workshop_ten",
    mode: "payment",
    priceText: "$150",
    amount: 15000,
    classes: 10,
    months: null,
    covers: ["in person"],
    description: "Ten in-person classes to build a practice that lasts.",
    features: ["Ten in-person classes", "Use them at your own pace", "The best price per class"],
  },
];
