/** What a sentence names and does not put on the plate. */
import { dishes, softeners } from "../../handbook/other-names.ts";

/** Whether a food is named as what is not there: of a dish made otherwise, in the place of another, or left off. */
export function isNotServed(words: string[], what: string[], start: number, end: number): boolean {
  return (
    isSoftened(words, start, end) ||
    isMadeOfOther(words, what, start, end) ||
    isReplaced(words, start) ||
    isTraded(words, start, end) ||
    isOfLactose(words, start, end) ||
    isLeftOff(words, start) ||
    isNone(words, start, end)
  );
}

/** "Seitan in butter" has butter in it. */
const besides = new Set("in with on over under plus and or then".split(" "));

/** "Chickpea omelette" has no egg in it; what has is named besides. */
function isSoftened(words: string[], start: number, end: number): boolean {
  if (end - start > 1 || !dishes.has(words[start] ?? "")) return false;
  if (/^(?:without|sin|ohne|sans|minus)$/.test(words[end] ?? "")) return true;
  const before = words.slice(Math.max(0, start - 4), start);
  const parted = before.findLastIndex((word) => besides.has(word));
  const own = before.slice(parted + 1);
  // Without lactose milk is still milk; who may have it is told elsewhere.
  if (own.includes("lactose")) return false;
  return own.some((word) => softeners.has(word));
}

/** "Golden milk, with turmeric in oat milk": what a spiced drink is made with is said behind it. */
function isMadeOfOther(words: string[], what: string[], start: number, end: number): boolean {
  if (what.some((each) => each !== "dairy")) return false;
  return (
    spiced.test(words.slice(start, end).join(" ")) &&
    madeOfOther.test(words.slice(end, end + madeReach).join(" "))
  );
}

const spiced =
  /^(?:golden milk|turmeric (?:milk|latte)|haldi (?:doodh|milk)|chai latte|masala chai|hot chocolate)$/;
const madeOfOther =
  /^(?:,? ?with (?:[a-z]+ ){1,7})?(?:in|of|made (?:with|from|on)|using|with) (?:(?:warm|hot|unsweetened|a cup of) )?(?:oat|soya?|almond|coconut|rice|cashew|hemp|plant|(?:lactose|dairy)(?: - |-| )free) (?:milk|drink)\b/;
const madeReach = 18;

/** "Is there dashi in the broth?": what to ask of a cook. */
export function asksWhatIsIn(words: string[]): boolean {
  return words.at(-1) === "?" && askingACook.test(words.join(" "));
}

const askingACook = new RegExp(
  [
    "^(?:is|are) there (?:any )?.* in (?:the|it|there|any|your)\\b(?! (?:morning|afternoon|evening|fridge|oven))",
    "^(?:does|do) (?:it|they|this|that|the \\S+(?: \\S+)?) contain\\b",
    "^(?:is|was|are) (?:it|this|they|the \\S+(?: \\S+)?) (?:made|fried|cooked|thickened|finished) (?:with|in|from|of)\\b",
  ].join("|"),
);

/** "Oil in place of ghee", "you'll never miss the cream": what is not there. */
function isReplaced(words: string[], start: number): boolean {
  return replacing.test(`${words.slice(Math.max(0, start - replacedReach), start).join(" ")} `);
}

/** "Replace each egg in the recipe with ground flaxseed": off the plate; "swap the paneer in for tofu" is on it. */
function isTraded(words: string[], start: number, end: number): boolean {
  const before = `${words.slice(Math.max(0, start - 7), start).join(" ")} `;
  if (!trading.test(before)) return false;
  return tradedFor.test(` ${words.slice(end, end + tradedReach).join(" ")}`);
}

const trading =
  /^(?!.*\b(?:no|not|never|dont|cant|cannot|neednt|without|nothing|nobody|none|shame|pity|wouldnt|shouldnt|hardly)\b)(?:.* )?(?:replace|replacing|swap|swapping|trade|exchange) (?:out )?(?:(?:each|every|the|any|one|all|your|usual|ordinary|regular|normal) )*$/;
const tradedFor = /^(?! (?:in|back)\b)[^.;]* (?:with|for|by) /;
const tradedReach = 8;

/** "It depends on how much lactose is left": spoken of, and nothing to eat. */
function isOfLactose(words: string[], start: number, end: number): boolean {
  if (end !== start + 1 || words[start] !== "lactose") return false;
  const around = [...words.slice(Math.max(0, start - 4), start), "…", ...words.slice(end, end + 4)].join(" ");
  return /\b(?:how much|amount of|level of|little|less|least|lower in|low in) …|… (?:is (?:the|your) (?:trouble|problem|culprit|issue)|content|levels?|intolerance|is left)\b/.test(
    around,
  );
}

/** "Skip the traditional walnut topping": off the plate, where a sentence or a part of it begins with that. */
export function isLeftOff(words: string[], start: number): boolean {
  const before = words.slice(Math.max(0, start - leftReach), start);
  return leavingOff.test(`${start > leftReach ? "… " : ""}${before.join(" ")} `);
}

const leftReach = 8;
const leavingOff =
  /(?:^|[,;:–—(] )(?:(?:so|simply|just|please) )*(?:skip|omit|leave out|leave off|ditch) (?:(?:the|any|all|your|its|traditional|usual|classic|typical|extra|ground|chopped) )*$/;

/** "Cheese: none", "it goes into a curry just as paneer would." */
function isNone(words: string[], start: number, end: number): boolean {
  const behind = words.slice(end, end + 5).join(" ");
  if (/^: (?:none|nope|skip|skip (?:it|them)|leave (?:it|them) out|not for you)(?=$| [.,;!)])/.test(behind))
    return true;
  const before = words.slice(Math.max(0, start - 2), start).join(" ");
  return /^(?:just|exactly) (?:as|like)$/.test(before) && /^(?:would|does)(?=$| [.,;!])/.test(behind);
}

/** Far enough for whatever denies it, and no farther: a line may name thousands of foods. */
const replacedReach = 16;

const denied = "no|not|never|dont|cant|cannot|neednt|without";
const someone = "you|youll|they|theyll|nobody|nobodyll";
const replacing = new RegExp(
  `(?:^(?!.*\\b(?:${denied})\\b).*\\b(?:instead of|in place of|rather than)|\\b(?:${someone}) (?:will )?(?:never|wont|not) (?:even )?miss) (?:(?:the|any|a|an|your|usual|ordinary|regular|normal) )*$`,
);
