import { anyOf, oneOf } from "../../handbook/any-of.ts";
import type { Sentence } from "../model/read-sentences.ts";
import type { CueAt } from "./cue-finder.ts";
import { isTitle } from "./setting.ts";
import type { Stance } from "./stance-words.ts";

/** Words a heading over a list of warnings may have beside the warning itself. */
const general = new Set(
  "what to you should id ive i would left out on purpose things poses pose practices foods food please for now and why the your with in these those list movements moves ingredients dishes dish meals drinks snacks sauces sweets desserts orders classics usual suspects at moment yet during this a few some of until then or best better today right are is not ones things items off limits de que y was du besser jetzt ce qu il faut a".split(
    " ",
  ),
);
const swapStems = oneOf(
  "swap|replac|substitut|instead|alternativ|rather|in|limit|reduc|save",
  "ask|check|until|before|only|with|careful|you|asked|stop|read|problem|hurt",
  "allerg|coeliac|celiac|intoleran",
);
const swaps = new RegExp(`^${swapStems}`);
/** After these stands why: "what to avoid with glaucoma". */
const reasons = new Set("with for during because due while mit bei con durante avec pendant".split(" "));
/** "Please don't:" warns of all that follows. */
const denials = new Set("dont not never no nicht nie pas jamais nunca".split(" "));
/** How near its end a sentence must warn to warn of the list after it. */
const near = 8;

/** "Which Spanish dishes have egg in them?", "what should I avoid?": the answer lists what is not for them. */
const opening = "^(?:(?:so|and|ok|okay|hey|hi|please) )*";
const asksWhichHold = new RegExp(
  [
    `${opening}(?:which|what|where) (?:\\S+ ){0,5}(?:contains?|hides?|hiding|lurks?|(?:has|have) (?:\\S+ ){1,3}(?:in (?:them|it|there)|inside|hiding|hidden)|(?:has|have) (?:them|it))\\b`,
    `${opening}(?:which|what) (?:\\S+ ){0,3}(?:should|must|shall|do i need to|do i have to) (?:i |we |he |she )?(?:avoid|dodge|skip|steer clear|stay away|watch out|look out|leave (?:out|alone))\\b`,
  ].join("|"),
);
/** "Which do not contain it?" and "what should I have?" ask for what suits. */
const asksWhatSuits = anyOf(
  "no|not|dont|doesnt|isnt|arent|without|free|can|could|you|your|my|mind|instead|besides",
  "(?:i|we) (?:have|has)|should (?:i|we) (?:have|eat|order|cook)|and what",
);

/** Whether one of the sentences of a question asks what somebody has to leave out. */
function asksForWarning(sentences: string[]): boolean {
  return sentences.some((each) => asksWhichHold.test(each) && !asksWhatSuits.test(each));
}

/** "Headstand, one minute" is to be done. */
const measured = /^(?:\d.*|one|two|three|five|ten|minutes?|mins?|breaths?|rounds?|times)$/;
/** A list of what suits stands under one of these. */
const welcoming =
  /^(?:fine|safe|safer|safest|ok|okay|yes|good|enjoy|instead|alternatives?|swaps?|free|likely|suits?|works?|try|order|eat|have|take|choose|pick|can|better|best|go|green|allowed|friendly|ideas?|flow|routine|session|practice|plan|lunch(?:es)?|dinners?|menu)$/;

/**
 * Knows, sentence by sentence, whether a list stands under a heading or a line that warns of all that is in it, or
 * answers a question for just that.
 */
export function createWarnedLists(question: string[] = []) {
  const isAsked = asksForWarning(question);
  let isUnderHeading = false;
  let isUnderLine = false;
  let isWelcome = false;
  return {
    read(words: string[], cues: CueAt<Stance>[], { kind, isFirst, lead }: Sentence): boolean {
      const says = cues.filter(
        ({ item, start }) =>
          item === "against" &&
          !swaps.test(words[start] ?? "") &&
          !cues.some((cue) => cue.item === "no" && cue.start < start && start - cue.end <= 3),
      );
      if (kind === "heading" || kind === "text") isWelcome = words.some((word) => welcoming.test(word));
      if (kind === "heading" || (isFirst && kind === "text" && isTitle(words))) {
        const reason = words.findIndex((word) => reasons.has(word));
        const others = words.filter(
          (word, place) =>
            /\p{L}/u.test(word) &&
            !general.has(word) &&
            !says.some(({ start, end }) => place >= start && place < end) &&
            !(reason >= 0 && place > reason && place <= reason + 3),
        );
        isUnderHeading = says.length > 0 && others.length === 0;
        isUnderLine = false;
        if (kind === "heading") return false;
      }
      // A paragraph of its own ends what a line or a title has begun.
      if (kind === "text" && isFirst && lead.includes("\n") && !isTitle(words))
        isUnderHeading = isUnderHeading && kind !== "text";
      const isAnswer =
        isAsked && !isWelcome && !words.some((word) => welcoming.test(word) || measured.test(word));
      const isListed = (kind === "item" || kind === "row") && (isUnderHeading || isUnderLine || isAnswer);
      if (kind === "text") {
        const colon = words.at(-1) === ":";
        const isDenied = denials.has(words.at(-2) ?? "");
        isUnderLine = colon && (isDenied || says.some(({ end }) => words.length - end <= near));
      }
      return isListed;
    },
  };
}
