import { anyOf, either, oneOf } from "../../handbook/any-of.ts";
import type { Reading } from "../read/read.ts";
import type { Found } from "./find-slots.ts";
import type { Wants } from "./request.ts";

const asksFor = oneOf(
  "give|gimme|make|make me|show|teach|plan|please",
  "need|i need|i want|id like|i d like|can i (?:have|get)|could i have",
);
const thanksOrGreets = oneOf(
  "thanks|thank|thx|ta|cheers|great|lovely|perfect|ok|okay|cool",
  "hi|hello|hey|morning|good (?:morning|evening)",
);

const openings: [string, RegExp][] = [
  ["how", /^(?:how|como|wie|comment|kaise)\b/],
  ["what is", /^(?:what(?:s| is| are| does)?|que es|was ist|c est quoi|kya)\b/],
  ["why", /^(?:why|whys|warum|por que|pourquoi|kyun)\b/],
  ["is it", /^(?:is|are|can|could|should|does|do|did|will|would|may)\b/],
  ["give me", new RegExp(`^${asksFor}\\b`)],
  ["when", /^(?:when|what time|which day|wann|cuando|quand|kab)\b/],
  ["thanks", new RegExp(`^${thanksOrGreets}\\b`)],
];

const inside: [string, RegExp][] = [
  ["versus", anyOf("vs|versus|or|difference|better|compared|compare|rather than|between|oder|ou|ya")],
  [
    "longer or shorter",
    anyOf(
      "shorter|longer|quicker|briefer|trim|condense|cut it|stretch it out|half (?:as long|the time|it)",
      "kuerzer|mas corta|plus court|chhota",
    ),
  ],
  [
    "easier or harder",
    anyOf(
      "easier|harder|gentler|softer|tougher|simpler|spicier|step it up",
      "more (?:challenging|difficult|advanced|gentle)|less (?:intense|hard)",
      "too (?:easy|hard|much|long|short|difficult)",
    ),
  ],
  [
    "another",
    anyOf("another|different|something else|other one|new one|else|one more", "otra|anders|autre|dusra"),
  ],
  [
    "ordinal",
    anyOf(
      "first|second|third|fourth|fifth|sixth|last|one before|1st|2nd|3rd|4th|5th",
      String.raw`number \d|no \d|step \d|\d(?:st|nd|rd|th)`,
    ),
  ],
  [
    "swap",
    anyOf(
      "swap|replace|change|switch|exchange|substitute|instead|trade",
      "take out|drop|skip|leave out|remove|without",
    ),
  ],
  ["again", anyOf("again|same|repeat|once more|same one|tomorrow|as before")],
  [
    "points",
    anyOf(
      "it|that|this|that one|this one|those|them|the one|yours",
      "you (?:said|gave|wrote|put|told|suggested)",
    ),
  ],
  [
    "no i meant",
    either(/^(?:no|nope|not|nah|sorry|wait|actually|i meant|wrong)\b/, anyOf("i (?:meant|said)")),
  ],
  [
    "mine",
    anyOf(
      "my (?:pass|passes|booking|bookings|membership|subscription|credits?|card|receipt)",
      "my (?:account|preferences|profile|plan|plans|last|next)",
      "i(?: ve|ve)? (?:got )?left|know about me|do i have|have i",
    ),
  ],
  [
    "studio",
    anyOf(
      "class|classes|timetable|schedule|studio|teacher|instructor|park|parking|address",
      "price|prices|cost|costs|refund|cancel|book|booking|drop in|trial|voucher|gift",
      "zoom|online|towel|mats?",
    ),
  ],
  [
    "which",
    anyOf(
      "which (?:class|one|of your)|what class|class (?:suits|is for|should|would)",
      "suit me|right for me|best for (?:me|somebody|someone)",
    ),
  ],
  ["weekday", /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/],
  [
    "food",
    anyOf(
      "eat|food|meal|cook|cooking|recipe|recipes|hungry|fridge|ingredient|ingredients",
      "breakfast|lunch|dinner|supper|snack|snacks|drink",
      "protein|vegan|vegetarian|gluten|sugar|salad|soup|smoothie|rice|bread",
    ),
  ],
];

/** What stands out in a message for whoever has to tell what it wants, beside its words. */
export function marksOf(
  plain: string,
  reading: Reading,
  { hits, refused }: Found,
  after: Wants | undefined,
): string[] {
  const kinds = Map.groupBy(hits, ({ item }) => item.kind);
  const names = new Set((kinds.get("practice") ?? []).map(({ item }) => item.value)).size;
  const length = plain.split(/\s+/).length;
  return [
    `after ${after ?? "nothing"}`,
    ...(names > 0 ? [names > 1 ? "names several" : "names one"] : ["names none"]),
    ...[...kinds.keys()].map((kind) => `has ${kind}`),
    ...(refused.size > 0 ? ["refuses"] : []),
    ...(reading.complaints.length > 0 ? ["hurts"] : []),
    ...(reading.conditions.length > 0 ? ["is ill"] : []),
    ...(/\b\d+ ?(?:m|min|mins|minutes?)\b|\bminutes?\b|\bhalf (?:an )?hour\b/.test(plain)
      ? ["has minutes"]
      : []),
    ...openings.flatMap(([mark, words]) => (words.test(plain) ? [`begins ${mark}`] : [])),
    ...inside.flatMap(([mark, words]) =>
      words.test(plain) ? [mark, `${mark} after ${after ?? "nothing"}`] : [],
    ),
    `is ${length <= 4 ? "tiny" : length <= 9 ? "short" : length <= 25 ? "middling" : "long"}`,
    ...(plain.trimEnd().endsWith("?") ? ["asks"] : []),
  ];
}
