import type { Word } from "../read/split-words.ts";

const refusing =
  /^(?:no|not|without|wo|aint|nichts|cant|cannot|couldnt|dont|doesnt|wont|wouldnt|shouldnt|isnt|arent|never|avoid|avoiding|skip|skipping|hate|hates|detest|dislike|loathe|nothing|nun|nuthin|nobody|minus|except|excluding|unable|refuse|decline|stop|drop|ditch|lose|remove|sans|ohne|sin|kein|keine|keinen|nicht|nix|pas|bina|nahi|nahin|mat|ni|jamas|nunca|none|less|bar|strike|scrap|axe|forget|banish|chuck|nix|barring|zero|nope|scared|afraid|terrified|bin|cut|omit|minimal|neither|nor|evita|quita|evitar|fara)$/;
const refusingPairs =
  /\b(?:leave out|w out|too much|too many|enough of|take away|tired of|dispense with|away with|rather not|instead of|stay off|keep off|get rid of|take out|sick of|fed up with|not allowed|keep away from|go easy on|other than|apart from|anything but|too stiff to|too old to|too big to|too sore to|hard to|hurts to|painful to|struggle to|trouble|difficult to|out of the question|do without|hold the)\b/;
const turning =
  /^(?:but|only|just|then|because|cause|cos|coz|since|so|pero|aber|sondern|mais|lekin|please|instead|give|want|need|something)$/;
const refusedAfter =
  /^(?:hurts|hurt|cant|cannot|never|beyond|difficulty|trouble|away|badly|forbid|forbids|hurting|kills|kill|killing|out|impossible|forbidden|banned|off|nahi|nahin|verboten|interdit|prohibido|murder|agony|bother|bothers|aches|ache|painful|complain|complains|scream|protest|protests)$/;
const reach = 9;
const backReach = 6;

/** Which words are refused: what follows a refusing word to where the sentence turns, and what one follows. */
export function findRefused(words: Word[]): Set<number> {
  const refused = new Set<number>();
  const same = (one: number, other: number) => words[one]?.sentence === words[other]?.sentence;
  for (let place = 0; place < words.length; place += 1) {
    const { text = "", clause } = words[place] ?? {};
    const pair = `${text} ${words[place + 1]?.text ?? ""} ${words[place + 2]?.text ?? ""}`;
    const isPair = new RegExp(`^${refusingPairs.source}`).test(pair);
    const isPrefix = refusing.test(text) && !isHarmless(words, place);
    if (isPrefix || isPair) {
      for (let each = place + 1; each <= place + reach && same(place, each); each += 1) {
        const next = words[each];
        // "Do not give me Chair Pose" refuses the pose.
        if (!next || (turning.test(next.text) && !(each === place + 1 && next.text === "give"))) break;
        // A list goes on over commas: "no kneeling, twists or backbends".
        if (next.clause !== clause && each - place > 6) break;
        refused.add(each);
      }
    }
    const isLastWord = words[place + 1]?.clause !== clause;
    // "My arms over the head don't go", "lying on the belly is not", "kneeling falls away".
    const isNearEnd = isLastWord || words[place + 2]?.clause !== clause;
    const isTrailing =
      isNearEnd && /^(?:not|dont|doesnt|wont|nicht|nahi)$/.test(text) && words[place - 1]?.clause === clause;
    if (
      refusedAfter.test(text) ||
      isTrailing ||
      (/^(?:no|nothing|nada)$/.test(text) && isLastWord && words[place - 1]?.clause === clause) ||
      (/^(?:no|not)$/.test(text) && /^(?:good|go|use|fun|bueno)$/.test(words[place + 1]?.text ?? "")) ||
      (text === "not" &&
        /^(?:possible|happening|allowed|good|great|working|for)$/.test(words[place + 1]?.text ?? ""))
    ) {
      // "Off" and "out" go with what is right before them: "Tree is out".
      const most = /^(?:off|out|never)$/.test(text) ? 3 : backReach;
      for (let each = place - 1; each >= place - most && words[each]?.clause === clause; each -= 1) {
        if (turning.test(words[each]?.text ?? "")) break;
        refused.add(each);
      }
    }
  }
  return refused;
}

/** "No idea", "not sure", "why not", "no more than", "not too long", "can't sleep", "don't mind" refuse nothing that follows. */
function isHarmless(words: Word[], place: number): boolean {
  const text = words[place]?.text ?? "";
  const next = words[place + 1]?.text ?? "";
  const after = words[place + 2]?.text ?? "";
  const third = words[place + 3]?.text ?? "";
  if (
    [next, after, third].some((word) => word === "leave" || word === "leaving") &&
    words.slice(place, place + 6).some((word) => word.text === "chair")
  )
    return true;
  const before = words[place - 1]?.text ?? "";
  if (/^(?:idea|problem|matter|doubt|rush|worries|time|clue|stranger)$/.test(next)) return true;
  // "No more than ten", but "no longer kneel".
  if (next === "more" && after === "than") return true;
  // "No, wait, it's the wrists": said against what was understood.
  const isAnswer = words[place - 1]?.sentence !== words[place]?.sentence || words[place - 1]?.text === text;
  if (
    /^(?:no|nope|not)$/.test(text) &&
    isAnswer &&
    (/^(?:no|wait|its|it|sorry|i|thats|that)$/.test(next) ||
      words[place + 1]?.clause !== words[place]?.clause)
  )
    return true;
  if (
    text === "not" &&
    (/^(?:sure|only|just|too|bad|a|an|very|that|really)$/.test(next) || before === "why" || before === "if")
  )
    return !(next === "really");
  if (/^(?:dont|cant|doesnt|wont|wouldnt|shouldnt|cannot)$/.test(text)) {
    if (
      /^(?:mind|know|remember|sleep|understand|believe|care|wait|worry|see|find|think|stop|get|seem|tell|afford|help)$/.test(
        next,
      )
    )
      return next !== "get" && next !== "think";
    if (next === "have" && after === "much") return true;
    if (next === "sit" && after === "still") return true;
  }
  return text === "less" && next === "than";
}
