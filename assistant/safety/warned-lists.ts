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
const asksWhichHold = anyOf(
  "(?:which|what|where) (?!can\\b)(?:\\S+ ){0,6}(?:contains?|hides?|hiding|lurks?|lurking|sneaks?|(?:has|have|had) (?:\\S+ ){0,3}(?:in|inside|hiding|hidden))",
  "(?:which|what) (?:\\S+ ){0,5}(?:have|has|contain) (?:them|it|those)",
  "(?:which|what) (?:\\S+ ){0,5}(?:avoid|dodge|skip|decline|refuse|steer clear|stay away|watch out|look out|leave (?:out|alone)|not (?:eat|order|have|touch))",
  "are there (?:\\S+ ){0,3}(?:hidden|secret)",
);
/** A list of what suits stands under one of these. */
const welcoming =
  /^(?:fine|safe|safer|safest|ok|okay|yes|good|enjoy|instead|alternatives?|swaps?|free|likely|suits?|works?|try|order|eat|have|take|choose|pick|can|better|best|go|green|allowed|friendly|ideas?)$/;

/**
 * Knows, sentence by sentence, whether a list stands under a heading or a line that warns of all that is in it, or
 * answers a question for just that.
 */
export function createWarnedLists(question = "") {
  const isAsked = asksWhichHold.test(question);
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
      const isAnswer = isAsked && !isWelcome && !words.some((word) => welcoming.test(word));
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
