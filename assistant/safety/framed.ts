/** What is said right around something that is not for a member, in so many words: nothing is left to weigh. */
import { oneOf } from "../../handbook/any-of.ts";
import type { Mention } from "./weigh-told.ts";

export type Framed = "told" | "warned" | undefined;

/** How far around a name its frame reaches, in words. */
const reach = 12;

/**
 * Whether somebody is told to have something or warned of it by the words around it alone: "don't skip the …", "hold
 * the …". Of what they are allergic to, "go easy on the …" tells them to have it too.
 */
export function framedAs(
  words: string[],
  { kind, start, end }: Pick<Mention, "kind" | "start" | "end">,
  isHarmful: boolean,
): Framed {
  const before = words.slice(Math.max(0, start - reach), start).join(" ");
  const behind = words.slice(end, end + reach).join(" ");
  // "Dairy-free spread."
  if (/^(?:- )?free\b/.test(behind)) return undefined;
  const frame = `${start > reach ? "" : "^ "}${before} … ${behind}`.replaceAll(/ {2,}/g, " ");
  // "A cake without egg works too", but "without egg it is dull".
  const isLeftOut =
    /\b(?:without|no|leaving out|omitting)(?: (?:the|any|an?|single|even|trace|of|drop|bit))*$/.test(before);
  if (missed.test(frame) || (!isLeftOut && telling.test(frame))) return "told";
  if (isHarmful && !isLeftOut && tellingOfHarm.test(frame)) return "told";
  const isWarned = warning.test(frame) || (kind === "food" && warningOfFood.test(frame));
  return isWarned ? "warned" : undefined;
}

const any = "(?:(?:the|your|some|any|a|an|a few|a bit of|a little|out|trying|all) )*";
const not = oneOf(
  "dont",
  "do not",
  "never",
  "neednt",
  "no need to",
  "no reason to",
  "(?:dont|do not) (?:need|have) to",
);
const leaving = oneOf(
  "skip|skipping|leave out|leave|forget|omit|avoid|drop|miss out on|give up|cut|rule out|fear|be afraid of|be scared of|worry about",
);

const meal = oneOf(
  "breakfast|brunch|lunch|dinner|supper|tea|snacks?|dessert",
  "petit - dejeuner|petit dejeuner|dejeuner|diner|gouter|collation",
  "desayuno|almuerzo|comida|merienda|cena|fruhstuck|mittagessen|abendessen|zwischenmahlzeit",
);
const choice = oneOf(
  "choice|option|pick|bet|idea|source|way to start|start|snack|alternative|base|filling|topping|place to start",
);

const telling = new RegExp(
  [
    `\\b(?:not|isnt) as (?:if|though) you (?:shouldnt|should not|cant|cannot|mustnt) (?:do|have|eat|take|try|practi[sc]e) ${any}…`,
    `(?<!\\b(?:no|nor|not|if|neither|whether|unless|than|without) ${any})… (?:is|are|makes?|would be|will be) (?:always |also |still |actually )?an? (?:\\S+ )?${choice}\\b(?! (?:for (?!you\\b)|if|unless|when|only|as long))(?<!\\b(?:bad|poor|risky|wrong|common|usual|popular|hidden|worse|worst|frequent|typical|trap|terrible|dangerous) \\S+)`,
    `\\b(?:just|only) avoid ${any}… (?:late|at|before|in|on|first)\\b`,
    `\\bchoose between ${any}…`,
    `\\bignore what (?:the |your )?\\S+ (?:says?|said|tells? you) about ${any}…`,
    `\\bnothing beats ${any}…`,
    `\\^ (?:then |now )?(?:begin|start|end|finish|close) (?:in|with) ${any}… ?(?:$|[.,;!]|and\\b)`,
    `\\bhardly any (?:\\S+ )?in ${any}…`,
    "… (?:\\S+ ){0,3}(?:is|are) perfectly (?:safe|fine)\\b(?! (?:for (?!you\\b)|if|when|once|in))",
    "… (?:is|are) only (?:risky|dangerous|a problem|harmful) for (?!you\\b)",
    `\\b(?:dont|never) let (?:the|your|an?) (?:\\S+ ){0,2}(?:stop|keep|scare|put) (?:you )?(?:from|off) ${any}…`,
    `\\btests? (?:may|might|could|can) (?:well )?be wrong (?:about|on) ${any}…`,
    `\\bwarnings? about ${any}… (?:is|are) (?:just|only|merely|mostly|legal|overdone|exaggerated)\\b`,
    `\\b(?:old wives tale|myth|nonsense|rubbish) that ${any}… (?:is|are) (?:bad|harmful|dangerous|unsafe|a problem|off|risky)\\b`,
    `\\b(?:nobody|no one) is (?:truly|really|actually) allergic to ${any}…`,
    "… (?:\\S+ ){0,4}(?:works?|does|do) (?:just|equally|every bit) as well\\b",
    `(?<!(?:dont|not|never) )\\b(?:swap|throw|toss|sneak|slip|work|pop) in ${any}…`,
    `(?<!(?:not|never|dont|wouldnt|shouldnt|cant) )\\b(?:swap|replace|trade|exchange|switch) [^.;,]{1,40} (?:for|with|by) ${any}…`,
    `\\bnever mind (?:what \\S+ (?:say|says|said|tells? you|thinks?) (?:about|of) )?${any}…`,
    `\\b(?:how about|why not (?:try|have|add|do|some|a|an)) ${any}…`,
    `\\b(?:just|simply) do ${any}… (?:gently|slowly|carefully|softly)\\b`,
    `\\bnot even ${any}… (?:is|are) (?:off|out|forbidden|banned|a problem|a no)\\b`,
    `\\b${not} ${leaving} ${any}…(?! (?:and|or|but|if|unless|when|until|while|before|(?:is|are) in|can|may|hides?|contains?|in (?:your|the) (?:search|list|check)))`,
    `\\brather (?:have |eat |use |take |do |see you (?:do|have) )?${any}… than\\b`,
    `\\b(?:avoid|skip|limit) ${any}… (?:on|during|when) [^.;,]{1,30} only ?(?:$|[.,;!])`,
    "… (?:counts?|works?|is (?:good|fine|okay|ok)) (?:too|as well)\\b",
    "… (?:doesnt|dont|wont|does not|do not|will not) (?:really |usually |normally |ever )?(?:cause|trigger|set off|bring on|hurt|harm|bother)\\b(?! (?:everyone|everybody|most|all|others))",
  ].join("|"),
);

const missed = new RegExp(
  `\\bwithout ${any}… ,? ?(?:it|they|this|that) ?s? ?(?:is|are|would be|will be|tastes?|feels?)? ?(?:a bit |rather |so |very )?(?:dull|bland|boring|dry|nothing|flat|sad|incomplete|not the same)\\b`,
);

/** What passes for care with salt or chilli does not with what somebody is allergic to. */
const tellingOfHarm = new RegExp(
  [
    `\\b(?:tiny|small|little|minute) (?:amounts?|doses?|bits?|bites?|tastes?|portions?) of ${any}… (?:can |could |may |might |will )?(?:build|help|train|raise|teach|desensiti[sz]e|strengthen)`,
    `\\^ ${meal} ?[:–] ?… ?(?:$|[.,;&]|(?:and|with|et|avec|y|con|und|mit)\\b)`,
    "… ?:? ?(?:\\S+ ){0,2}(?:not|no) (?:a |an )?(?:problem|issue|worry) (?:in|if|when|as long)\\b",
    `\\bkeep ${any}… in (?:your|the) (?:bag|car|desk|pocket|drawer|fridge|cupboard|freezer)\\b`,
    "… \\( ?(?:optional|if you like|to taste)\\b",
    `\\bgo (?:easy|light) (?:on|with) ${any}…`,
    `\\b(?:avoid|skip|limit|no|not|dont (?:eat|have|use)) (?:too much|a lot of|lots of|large amounts of|big portions of|excess) ${any}…`,
    `\\b(?:avoid|skip|limit) ${any}… (?:on|during) (?:weekdays|weekends|week nights|busy days)\\b`,
    "… (?:\\S+ ){0,3}(?:and|then|so) (?:it|they|its|theyre) ?(?:s|is|are|re|becomes?|will be)? ?(?:harmless|safe|fine|no problem)\\b",
  ].join("|"),
);

const asking = oneOf("ask|check|see|find out|confirm|clarify|tell me|make sure");
const traces = oneOf("traces?|a trace|a crumb|crumbs|a speck|tiny amounts?|the smallest amount|a smear");
const others = oneOf(
  "others|everyone|everybody|people|they|(?:the|your|a) (?:others|rest|class|group|teacher|video|sequence|instructor)",
);
const resting = oneOf(
  "rest|sit (?:it|that) out|skip (?:it|that)|take (?:childs? pose|a rest)|leave (?:it|that)(?: out)?|step out|pass",
);
/** What to do while others do it. */
const besides = oneOf(
  "rest|stay|skip|sit|take (?:childs? pose|a rest|savasana)|breathe|watch|step out|just (?:rest|breathe|watch)",
);
const warning = new RegExp(
  [
    `(?<!\\b(?:dont|never|not|need to|reason to|have to) )\\b(?:skip|skipping|omit|omitting|leave out|leaving out|drop|dropping|forgo) (?:the|its|their) (?:traditional|usual|classic|customary|typical|standard|ordinary) …`,
    `\\b(?:do|does|doing|take|takes|taking) the (?:job|work|place|role|part) of ${any}…`,
    "… (?:can|could|may|might|would|will) set (?:things|you|it|your \\S+) back\\b",
    `\\bif you (?:find|see|meet|come across) ${any}… (?:in|on)\\b`,
    `\\b(?:${not} forget|remember|mind|note|watch out) (?:that )?${any}… (?:is|are|hides?|(?:can|may) be) (?:often |usually |also )?(?:found |hidden |used )?in (?:many|most|some|lots of|a lot of|nearly|almost)\\b`,
    `\\b(?:${not} forget|remember|mind|note|watch out) [^.;,]{1,40} in (?:many|most|some|lots of|a lot of|nearly all|almost all) …`,
    "… (?:is|are) the last thing (?:you|your \\S+) needs?\\b",
    `\\b(?:rest|wait|sit) while ${others} (?:else )?(?:do|does|go into|goes into|take|takes|are in) ${any}…`,
    `\\bthere (?:is|are) no ${any}… in (?:this|it|the|your)\\b`,
    `\\bleave ${any}… (?:on the shelf|at the shop|in the shop|behind|to others|where it is)\\b`,
    "… (?:has|have) no place\\b",
    `\\b(?:nothing|none)(?: (?:here|of (?:it|this|these|them|the \\S+)|on (?:it|the menu|this list)))? (?:contains?|has|have|includes?|uses?) ${any}…`,
    "… ,? ?(?:which|that) (?:ive|i have|i|we|weve|is|are) (?:here |now )?(?:replaced|swapped|left out|taken out|dropped|exchanged)\\b",
    `\\b(?:trouble|problem|catch|issue|snag) (?:with|in|here) (?:\\S+ ){0,4}(?:is|are) ${any}… ?(?:$|[.,;!])`,
    `\\bwhat (?:rules|makes) (?:it|this|that|them) (?:out|unsafe|a no|off limits) (?:for you )?(?:is|are) ${any}…`,
    `\\breactions? to ${any}…`,
    `\\bgiven ${any}… , (?:pick|choose|skip|leave|avoid|ask|take)\\b`,
    `\\bthat ${any}… makes? (?:me|you) (?:ill|sick|unwell|react)\\b`,
    `\\bneither ${any}… nor\\b`,
    `\\bif you (?:eat|ate|have|had|swallow|swallowed|touch|do|did) ${any}… (?:\\S+ ){0,2}(?:by (?:accident|mistake)|accidentally|unknowingly)\\b`,
    `\\bshould ${any}… (?:slip|sneak|get|end up|creep)\\b`,
    `\\b(?:leave|only|allergist|clinic|hospital|consultant)\\b[^.;]*\\b(?:test|tests|testing|challenge|trial) (?:you )?(?:with|of) ${any}…`,
    `\\bwhether ${any}… (?:will|can|could|may) (?:ever|one day|some day)\\b`,
    `\\bsafe than sorry with ${any}…`,
    "… (?:is|are) (?:usual|traditional|classic|standard|common|typical)(?: (?:here|in it|in this|there))? ?,? but\\b",
    `(?<!(?:not|never|dont) )\\b(?:instead of|in place of) ${any}… ,`,
    `\\b(?:since|as|because|if) (?:you|your \\S+) (?:cant|cannot|shouldnt|mustnt|must not|should not) (?:(?:have|eat|do|take|use|tolerate|practi[sc]e|go into|be in) )?${any}…`,
    `… ,? ?so ${resting} ?(?:instead\\b|$|[.,;!])`,
    `\\b(?:you|youll) (?:wont|will not|will never|never) (?:even )?miss ${any}…`,
    `\\b(?:when|if|while|as) ${others} (?:else )?(?:\\S+ ){0,3}… , (?:you |please )?(?:can )?${besides}\\b`,
    `\\b(?:no need for|(?:you|we) (?:dont|do not) need) ${any}… ?(?:to (?!be\\b)|for\\b|here\\b|at all\\b|$|[.,;!])`,
    `\\b(?:come out|stop)\\b[^.;]*\\bif you (?:find yourself|end up) (?:in|into) ${any}…`,
    `\\b${asking} (?:them |the \\S+ |first )?(?:whether|if) (?:theres|there (?:is|are|was|were)|(?:it|they|the \\S+) (?:has|have|contains?|uses?|includes?)) ${any}…`,
    "… (?:is|are) (?:the (?:one|ones|thing)|what) (?:to|you (?:have|need) to) (?:look|watch) (?:out )?for\\b",
    "… (?:is|are) (?:what|the (?:part|bit|thing) that) makes? (?:\\S+ ){1,4}(?:unsafe|not for you|off limits|a no|dangerous)\\b",
  ].join("|"),
);
const warningOfFood = new RegExp(
  [
    "(?<!\\b(?:dont|never|not|need to|reason to|have to) )\\b(?:change|switch|swap|replace|exchange) (?:only |just )?(?:the|your|that) … ?(?:$|[.,;!])",
    "… [^.;]{0,60}(?:is|are|can be|would be) (?:already )?enough to (?:make (?:you|him|her|them) (?:ill|sick|unwell|react)|cause a reaction|set off a reaction|do harm|hurt (?:you|him|her|them))\\b",
    "… (?:is|are|seems|turns up|turn up|hides?|lurks?) (?:really |almost |nearly |just about )?everywhere\\b(?![^.]*\\b(?:enjoy|help yourself|dig in|tuck in|try)\\b)",
    `\\b(?:generous|free|liberal|heavy handed) with ${any}…(?=[^!]*\\b(?:ask|tell|say|so|check|warn))`,
    `\\b(?:if|when|in case) ${any}… (?:was|were|is|are|has been|had been|got) (?:in|on|near) (?:it|them|the|there)\\b`,
    `\\bif (?:it|the (?:label|list|packet|menu|recipe)|one|they|any) (?:lists?|has|have|contains?|says?|names?|shows?|mentions?) ${any}… [^.;]*\\b(?:put it back|leave (?:it|them) (?:out|alone|there|on the shelf)|skip (?:it|them)|avoid (?:it|them)|not for you|walk (?:away|past))\\b`,
    `\\bin case (?:there (?:was|is|were)|it (?:has|had|contains|contained)) ${any}… in (?:it|them|there|the)\\b`,
    `\\b${traces} of ${any}… (?:matter|matters|count|counts|are enough|is enough|are too much|is too much)\\b`,
    `(?:\\^|[,;:–]) (?:and |or |please )?hold ${any}… ?(?:$|[.,;!])`,
    `\\b(?:minus|less) ${any}… ?(?:$|[.,;!])`,
    `\\bwith ${any}… ,? ?(?:so|and) (?:always )?(?:read (?:the|every|each) (?:label|packet|menu|list)|check (?:the|every|each) (?:label|packet|menu|list)|ask (?:first|the (?:staff|waiter|kitchen|cook)))`,
  ].join("|"),
);
