import type { Reading } from "../read/read.ts";
import type { Found } from "./find-slots.ts";
import type { Wants } from "./request.ts";

const openings: [string, RegExp][] = [
  ["how", /^(?:how|como|wie|comment|kaise)\b/],
  ["what is", /^(?:what(?:s| is| are| does)?|que es|was ist|c est quoi|kya)\b/],
  ["why", /^(?:why|whys|warum|por que|pourquoi|kyun)\b/],
  ["is it", /^(?:is|are|can|could|should|does|do|did|will|would|may)\b/],
  [
    "give me",
    /^(?:give|gimme|make|make me|show|teach|plan|need|i need|i want|can i (?:have|get)|could i have|id like|i d like|please)\b/,
  ],
  ["when", /^(?:when|what time|which day|wann|cuando|quand|kab)\b/],
  [
    "thanks",
    /^(?:thanks|thank|thx|ta|cheers|great|lovely|perfect|ok|okay|cool|hi|hello|hey|morning|good (?:morning|evening))\b/,
  ],
];

const inside: [string, RegExp][] = [
  ["versus", /\b(?:vs|versus|or|difference|better|compared|compare|rather than|between|oder|ou|ya)\b/],
  [
    "longer or shorter",
    /\b(?:shorter|longer|quicker|briefer|half (?:as long|the time|it)|trim|cut it|stretch it out|condense|kuerzer|mas corta|plus court|chhota)\b/,
  ],
  [
    "easier or harder",
    /\b(?:easier|harder|gentler|softer|tougher|simpler|more (?:challenging|difficult|advanced|gentle)|less (?:intense|hard)|step it up|spicier|too (?:easy|hard|much|long|short|difficult))\b/,
  ],
  [
    "another",
    /\b(?:another|different|something else|other one|new one|else|one more|otra|anders|autre|dusra)\b/,
  ],
  [
    "ordinal",
    /\b(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|number \d|no \d|step \d|\d(?:st|nd|rd|th)|one before)\b/,
  ],
  [
    "swap",
    /\b(?:swap|replace|change|switch|exchange|substitute|instead|trade|take out|drop|skip|leave out|remove|without)\b/,
  ],
  ["again", /\b(?:again|same|repeat|once more|same one|tomorrow|as before)\b/],
  [
    "points",
    /\b(?:it|that|this|that one|this one|those|them|the one|yours|you (?:said|gave|wrote|put|told|suggested))\b/,
  ],
  ["no i meant", /^(?:no|nope|not|nah|sorry|wait|actually|i meant|wrong)\b|\bi (?:meant|said)\b/],
  [
    "mine",
    /\bmy (?:pass|passes|booking|bookings|membership|subscription|account|preferences|profile|plan|plans|last|next|credits?|card|receipt)\b|\bi(?: ve|ve)? (?:got )?left\b|\bknow about me\b|\bdo i have\b|\bhave i\b/,
  ],
  [
    "studio",
    /\b(?:class|classes|timetable|schedule|price|prices|cost|costs|studio|teacher|instructor|park|parking|address|refund|cancel|book|booking|zoom|online|drop in|trial|voucher|gift|towel|mats?)\b/,
  ],
  [
    "which",
    /\b(?:which (?:class|one|of your)|what class|class (?:suits|is for|should|would)|suit me|right for me|best for (?:me|somebody|someone))\b/,
  ],
  ["weekday", /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/],
  [
    "food",
    /\b(?:eat|food|meal|cook|cooking|recipe|recipes|hungry|breakfast|lunch|dinner|supper|snack|snacks|drink|protein|vegan|vegetarian|gluten|sugar|salad|soup|smoothie|rice|bread|fridge|ingredient|ingredients)\b/,
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
