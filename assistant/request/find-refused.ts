import { exactly, oneOf } from "../../handbook/any-of.ts";
import { beforeOutOf } from "../../handbook/grammar.ts";
import type { Word } from "../read/split-words.ts";

const refusing = exactly(
  "no|not|none|never|nothing|nobody|nobodys|neither|nor|nope|zero|nun|nuthin|ni|minimal|less",
  "nae|naw|nowt|isnae|cannae|canna|dinnae|dinna|wasnae|willnae|wouldnae|didnae", // Scots and northern English
  "without|wo|minus|except|exclude|excluding|bar|barring",
  "aint|cant|cannot|couldnt|dont|doesnt|wont|wouldnt|shouldnt|isnt|arent|unable",
  "avoid|avoiding|skip|skipping|stop|refuse|decline|forget|banish|omit",
  "drop|ditch|lose|remove|strike|scrap|axe|chuck|bin|cut",
  "hate|hates|detest|dislike|loathe|scared|afraid|terrified",
  "sin|jamas|nunca|evita|evitar|quita|quitar|quitame|saca|sacame|elimina|odio|ningun|ninguna|tampoco|fara", // Spanish, and Romanian
  "ohne|kein|keine|keinen|schlecht|kaum|nicht|nichts|nix|ned|net|nich|niemals|vermeide|streich|streiche|hasse", // German
  "sans|pas|rien|aucun|aucune|jamais|evite|evitez|eviter|enleve|enlevez|enlever|retire|retirez|supprime|supprimez|vire|deteste|ote|evitant|evitando|vermeiden", // French
  "bina|nahi|nahin|nai|mat|hatao|hata|मत|नहीं|बिना", // Hindi
);
const refusingPhrases = oneOf(
  "leave out|take out|take away|away with|dispense with|do without|w out|get rid of|hold the",
  "stay off|keep off|spare me|spare us|spared|keep away from|go easy on|rather not|not allowed|out of the question",
  "instead of|in place of|other than|apart from|anything but|everything but|owt but",
  "too much|too many|enough of|tired of|sick of|fed up with",
  "too stiff to|too old to|too big to|too sore to",
  "hard to|hurts to|painful to|difficult to|struggle to|trouble",
);
const beginsRefusing = new RegExp(`^${refusingPhrases}\\b`);
const turning = exactly(
  "but|only|just|then|because|cause|cos|coz|since|so|please|pls|plz|instead|give|want|need|something",
  "pero|aber|sondern|mais|lekin",
);
/** Whoever says so says something new. */
const beginning = exactly("my|i|im|ive|id|he|hes|she|shes|we|they|theres");
const refusedAfter = exactly(
  "hurts|hurt|hurting|kills|kill|killing|aches|ache|painful|murder|agony|badly",
  "disturbs|disturb|complain|complains|scream|protest|protests|bother|bothers|difficulty|trouble",
  "cant|cannot|nope|never|beyond|impossible|away|out|off|forbid|forbids|forbidden|banned",
  "nahi|nahin|nai|hatao|hata|hatana|verboten|weg|raus|weglassen|streichen|interdit|interdite|interdits",
  "supprimer|enlever|eviter|prohibido|fuera|duele|duelen|gene|genent|stort|molesta|tampoco|नहीं",
);
/** "I don't mind", "can't sleep": nothing that follows is refused. */
const mindsNothing = exactly(
  "mind|know|remember|understand|believe|care|wait|worry|see|find|think|seem|tell",
  "sleep|stop|get|afford|help",
);
const hindi = /^(?:hai|hain|nahi|nahin|pe|ke|ko|ka|ki|liye|mein|aur|kar|karo|sakte|sakti|sakta)$/;
const lacking = new RegExp(`^${beforeOutOf}$`);
const reach = 9;
const backReach = 6;

/** Which words are refused: what follows a refusing word to where the sentence turns, and what one follows. */
export function findRefused(words: Word[]): Set<number> {
  const refused = new Set<number>();
  const same = (one: number, other: number) => words[one]?.sentence === words[other]?.sentence;
  for (let place = 0; place < words.length; place += 1) {
    const { text = "", clause } = words[place] ?? {};
    let aside: number | undefined;
    const pair = `${text} ${words[place + 1]?.text ?? ""} ${words[place + 2]?.text ?? ""}`;
    // "I'd rather sit than lie down", "sitting on it is better than standing".
    const isThan =
      text === "than" &&
      words
        .slice(Math.max(0, place - 6), place)
        .some((word) => word.clause === clause && /^(?:rather|better|nicer|comfier|kinder)$/.test(word.text));
    const isPair = beginsRefusing.test(pair) || isThan;
    const endsClause = words[place + 1]?.clause !== clause && words[place - 1]?.clause === clause;
    // "The hips no, the knees": said of what came before it. In Hindi it always is.
    const isBehind = endsClause && /^(?:no|non|nein|nahi|nahin|nai|नहीं)$/.test(text);
    // "Nada de pie", but "nada más".
    const isNothing = text === "nada" && /^(?:de|en|con|sobre)$/.test(words[place + 1]?.text ?? "");
    const isPrefix = (refusing.test(text) || isNothing) && !isBehind && !isHarmless(words, place);
    const isHindi = /^(?:nahi|nahin|nai|mat|नहीं|मत)$/.test(text);
    if (isPrefix || isPair) {
      for (let each = place + 1; each <= place + reach && same(place, each); each += 1) {
        const next = words[each];
        // "Do not give me Chair Pose" refuses the pose.
        const isFirst = each === place + 1 && /^(?:give|want|need)$/.test(next?.text ?? "");
        if (!next || (turning.test(next.text) && !isFirst)) break;
        if (isHindi && next.clause !== clause) break;
        // "Step 2 doesn't work, my chair has wheels."
        const isBegun = next.clause !== words[each - 1]?.clause && each > place + 1;
        if (isBegun && beginning.test(next.text)) aside = next.clause;
        if (next.clause === aside) continue;
        // "Less moving, all on my back."
        if (next.clause !== clause && isStay(words, each)) break;
        // "Forget the chair, lying down is better."
        if (next.clause !== clause && isPreferred(words, each)) break;
        // "No more standing, sit me down."
        if (next.clause !== clause && /^(?:me|us)$/.test(words[each + 1]?.text ?? "")) break;
        // A list goes on over commas: "no kneeling, twists or backbends".
        if (next.clause !== clause && each - place > 6) break;
        refused.add(each);
      }
    }
    const isLastWord = isLastOf(words, place);
    // "My arms over the head don't go", "lying on the belly is not", "kneeling falls away".
    const isNearEnd = isLastWord || words[place + 2]?.clause !== clause;
    const isTrailing =
      isNearEnd && /^(?:not|dont|doesnt|wont|nicht|nahi)$/.test(text) && words[place - 1]?.clause === clause;
    // "A stretch for a team away-day."
    const isTrip =
      text === "away" && /^(?:day|days|game|games|match|weekend|trip)$/.test(words[place + 1]?.text ?? "");
    // "Eggs, but I'm out of butter."
    const isLacked =
      text === "out" && words[place + 1]?.text === "of" && lacking.test(words[place - 1]?.text ?? "");
    // "I can lie on the floor, no bother."
    const isNoBother = words[place - 1]?.text === "no" && /^(?:bother|trouble|difficulty|harm)$/.test(text);
    // "Bending backwards is not allowed, twisting likewise."
    const isAlike = /^(?:likewise|ditto)$/.test(text) && isRefusedBefore(words, refused, place);
    if (
      isAlike ||
      (refusedAfter.test(text) && !isNoBother && !isLacked && !isTrip) ||
      isTrailing ||
      (/^(?:no|non|nein|nee|nothing|nada)$/.test(text) &&
        isLastWord &&
        words[place - 1]?.clause === clause) ||
      (/^(?:no|not)$/.test(text) && /^(?:good|go|use|fun|bueno)$/.test(words[place + 1]?.text ?? "")) ||
      (/^(?:not|isnt|arent|aint)$/.test(text) &&
        /^(?:comfy|comfortable|nice|fun|ideal|possible|happening|allowed|acceptable|suitable|advisable|permitted|good|great|working|for)$/.test(
          words[place + 1]?.text ?? "",
        )) ||
      // "Standing feels like too much", but "30 on my feet is too much" is said of the 30.
      (text === "too" &&
        isLastOf(words, place + 1) &&
        words[place + 1]?.text === "much" &&
        !/^\d+$/.test(words.find((word) => word.clause === clause)?.text ?? ""))
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

/** Whether that part of a sentence says what is better. */
function isPreferred(words: Word[], place: number): boolean {
  const own = words.slice(place, place + reach).filter((word) => word.clause === words[place]?.clause);
  return /\b(?:is|s|would be) (?:much |far |a lot )?better$/.test(own.map(({ text }) => text).join(" "));
}

/** Whether something is refused in the part of the sentence right before. */
function isRefusedBefore(words: Word[], refused: Set<number>, place: number): boolean {
  const { clause } = words[place] ?? {};
  const before = words.slice(0, place).findLast((word) => word.clause !== clause)?.clause;
  return [...refused].some((each) => words[each]?.clause === before);
}

/** "All on my back", but not "all fours", nor "all standing balances or planks". */
function isStay(words: Word[], place: number): boolean {
  const { clause } = words[place] ?? {};
  const own = words.slice(place, place + reach).filter((word) => word.clause === clause);
  const text = own.map((word) => word.text).join(" ");
  return (
    /^(?:all|everything) (?:(?:on|in|from|flat) |(?:lying|seated|sitting|standing)(?: down| up)?$)/.test(
      text,
    ) && !/ (?:or|nor) /.test(text)
  );
}

function isLastOf(words: Word[], place: number): boolean {
  return words[place + 1]?.clause !== words[place]?.clause;
}

/** "Without coming off the chair", "I can't get up from my seat". */
const comingOff =
  /^(?:com(?:e|ing)|get(?:ting)?|mov(?:e|ing)|go(?:ing)?|stir(?:ring)?|budg(?:e|ing)) (?:off|from|out of|away from|up from)\b/;

/** "No idea", "not sure", "why not", "no more than", "not too long", "can't sleep", "don't mind" refuse nothing that follows. */
function isHarmless(words: Word[], place: number): boolean {
  const text = words[place]?.text ?? "";
  const next = words[place + 1]?.text ?? "";
  const after = words[place + 2]?.text ?? "";
  const third = words[place + 3]?.text ?? "";
  // "I can't leave my chair", "without getting out of the seat".
  if (
    (/^(?:leave|leaving)$/.test(next) ||
      /^(?:leave|leaving)$/.test(after) ||
      /^(?:leave|leaving)$/.test(third) ||
      comingOff.test(`${next} ${after} ${third}`) ||
      comingOff.test(`${after} ${third} ${words[place + 4]?.text ?? ""}`) ||
      (`${after} ${third}` === "out of" && /^(?:the|my|this)$/.test(words[place + 4]?.text ?? ""))) &&
    words
      .slice(Math.max(0, place - 4), place + 6)
      .some((word) => /^(?:chair|seat|armchair|wheelchair)$/.test(word.text))
  )
    return true;
  const before = words[place - 1]?.text ?? "";
  // "Without" in short, and "he" in Hindi.
  if (text === "wo" && words.some((word) => hindi.test(word.text))) return true;
  if (/^(?:idea|problem|matter|doubt|rush|worries|time|clue|stranger|bother|trouble)$/.test(next))
    return true;
  // "On my back isn't comfy, sitting is better" is said of what came before.
  if (/^(?:not|isnt|arent|aint)$/.test(text) && /^(?:comfy|comfortable|nice|fun|ideal)$/.test(next))
    return true;
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
    if (mindsNothing.test(next)) return next !== "get" && next !== "think";
    if (next === "have" && after === "much") return true;
    if (next === "sit" && after === "still") return true;
  }
  return text === "less" && next === "than";
}
