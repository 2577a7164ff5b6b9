import { classes } from "#content/classes.ts";
import { instructors } from "#content/instructors.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { formatTime } from "../clock/schedule-entry.ts";
import { describePrice } from "../content/describe-plan.ts";
import { plansOnSale } from "../content/plans-on-sale.ts";
import { anyOf, either, oneOf } from "../handbook/any-of.ts";

export const contact =
  "That is not something I have been told. Please [write to the studio](/contact), and you will get a real answer.";

const others = anyOf(
  "(?:other|another|last|all(?: the)?) (?:members?|students?|users?|peoples?|customers?)",
  String.raw`(?:names|emails|addresses|phone numbers) (?:and \w+ )?of`,
  "who else (?:is|comes|booked)",
);
const ofOwn = oneOf("old|kid|son|daughter|child|dog|baby|partner|friend");
/** What the studio's content has no word about. */
const unstated = anyOf(
  "refunds?|money back|cancellation|erstattung|remboursement|reembolso",
  String.raw`cancel (?:an?|my|one|the) (?:\w+ )?(?:class|booking|hour|day)`,
  String.raw`cancel (?:an hour|a day|late|last minute|\w+ hours? before)`,
  String.raw`parking|park\b(?! bench)|garage|parken|parkplatz|stationnement|aparcamiento`,
  "address|where (?:is|are) (?:you|the studio|your)|how do i get (?:to|there)|directions|bus stop",
  "gift cards?|gift voucher|vouchers?|discounts?|concession|trial week",
  "senior price|price for seniors|student price|private (?:lesson|class|session)",
  "phone number|call you|showers?|changing room|lockers?|wifi|heated",
  "wheelchair|step free|lift access|elevator",
  `kids? class|bring my (?:\\w+ ){0,3}${ofOwn}|yr old`,
  String.raw`teacher training|formations? de prof\w*|ausbildung`,
  "dress code|what (?:to|should i|do i) wear|late arrival|if i(?:m| am) late|arrive late",
  "how many (?:people|students)|class size|waiting list|open on (?:holidays|christmas)",
);
const whereabouts = anyOf(
  "your address|the address|(?:studio|street) address|where (?:is|are) (?:you|the studio|your)",
  "how do i get (?:to|there)|directions",
);
// No edge of a word is known beside letters of Devanagari.
const prices = either(
  anyOf(
    "price|prices|pricing|cost|costs|fees?|pay|how much (?:is|are|does|do|for|would)",
    "pass|passes|membership|subscription|subscribe|unsubscribe|expire|expires|expiry|drop in",
    "free class|free trial|free option|anything free|for free",
    "mats provided|props provided|bring (?:a|my|my own) mats?",
    "cuesta|cuanto|precio|precios|kostet|kosten|preis|preise|umsonst|gratis",
    "prix|combien|coute|tarif|tarifs|kitna|kitne|paisa|कितना",
  ),
  /कीमत|फीस/,
);
const times = either(
  anyOf(
    "schedule|timetable|what time|when (?:is|are|do|does)|which days?|opening hours|are you open",
    "next class|class times?|classes (?:on|this)|whats on|this week",
    "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?",
    "horario|horarios|cuando|a que hora|lunes|miercoles|viernes",
    "stundenplan|wann|uhrzeit|montag|mittwoch|freitag",
    "horaire|horaires|quand|a quelle heure|lundi|mercredi|vendredi",
    "kab|kitne baje|somvaar",
  ),
  /कब|बजे/,
);
const teachers = anyOf(
  "who (?:teaches|is (?:the|your) (?:teacher|instructor)|runs)|your (?:teacher|instructor)",
  String.raw`the (?:teacher|instructor)s?\b(?! training)|teach(?:es)? the class`,
  "profesora?|lehrerin|lehrer|professeur",
);
const kinds = anyOf(
  "which class(?:es)?|what class(?:es)?|classes do you|your classes|class for beginners",
  "kind of classes|types? of (?:class|yoga)|do you (?:teach|offer|have)",
  "vinyasa|hatha|meditation class|que clases|welche kurse|quels cours",
);

/**
 * Only what `content/` says, for a question that was normalised; whatever is not stated there is not invented. When
 * classes are is for the caller to say, who knows the dates.
 */
export function answerAboutStudio(plain: string, writeTimes: () => string): string | undefined {
  if (others.test(plain))
    return "I know only what you tell me. I cannot see other members, and I would not share them.";
  if (studio.address && whereabouts.test(plain)) return writePlace(studio.address);
  if (unstated.test(plain)) return contact;
  if (teachers.test(plain)) return writeTeachers();
  if (prices.test(plain) && !/\bhow much (?:protein|sugar|salt|water|sleep)\b/.test(plain))
    return writePrices();
  if (times.test(plain)) return writeTimes();
  return kinds.test(plain) ? writeClasses() : undefined;
}

export function writePrices(plans = plansOnSale): string {
  const lines = plans.map(
    (plan) => `- **${plan.name}**: ${describePrice(plan)}. ${plan.features.join(". ")}.`,
  );
  return [
    `These are our passes, in ${studio.currencyName}:`,
    ...lines,
    "",
    "You find them all on [Pricing](/pricing). For anything that is not said there, [write to the studio](/contact).",
  ].join("\n");
}

export function writePlace(address: string): string {
  return `Classes in person are here: ${address}. For anything else about the way, [write to the studio](/contact).`;
}

export function writeWeek(): string {
  const lines = schedule.map(
    ({ day, time, minutes, classType }) => `- ${day} ${formatTime(time)}: ${classType}, ${minutes} min`,
  );
  return [
    `Our week (${studio.timeZoneName}):`,
    ...lines,
    "",
    "There is nothing on the other days. See [Schedule](/schedule).",
  ].join("\n");
}

export function writeTeachers(): string {
  const people = instructors.filter(({ isHidden }) => !isHidden).map(({ name, role }) => `${name} (${role})`);
  return `Your teacher is ${people.join(" and ")}. Read more on [About Us](/about).`;
}

export function writeClasses(): string {
  const lines = classes.map(
    ({ name, minutes, level, description }) =>
      `- **${name}** (${minutes} min, level ${level}): ${description}`,
  );
  return [
    "We teach:",
    ...lines,
    "",
    "When: see [Schedule](/schedule). More about them: [Classes](/classes).",
  ].join("\n");
}
