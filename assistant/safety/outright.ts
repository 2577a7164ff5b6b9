/** What does harm in so many words, whatever else was learned: nothing of it is left to weigh. */
import { anyOf, oneOf } from "../../handbook/any-of.ts";
import { namesUnlisted } from "../read/name-unlisted.ts";
import { read } from "../read/read.ts";
import { splitPlain } from "../read/split-words.ts";
import { findMedicines } from "./harm-marks.ts";

/** Whether a sentence harms whoever it is said to, and does not say so to warn of it. */
export function saysHarm(plain: string, words: string[]): boolean {
  if (asksOrAnswers(plain)) return false;
  return (
    noGain.test(plain) ||
    isSaid(plain, spoken) ||
    isSaidOfDoctors(plain) ||
    isSaid(withSigns(plain), ofSigns) ||
    changesMedicine(words) ||
    promisesCure(plain) ||
    diagnoses(plain)
  );
}

/** Whether something is said, and neither denied before it nor left to a doctor. */
function isSaid(plain: string, frames: RegExp): boolean {
  const found = frames.exec(plain);
  if (found === null || leftToDoctor.test(plain) || blamed.test(plain)) return false;
  return !denied.test(plain.slice(0, found.index));
}

/** What is said against a doctor names one. */
function isSaidOfDoctors(plain: string): boolean {
  const found = ofDoctors.exec(plain);
  return found !== null && !denied.test(plain.slice(0, found.index));
}

const healer =
  "(?:doctors?|gp|midwife|nurse|physio|consultant|surgeon|specialist|pharmacist|cardiologist|clinic|team|prescriber)";
const denied = anyOf(
  "never|dont|do not|not|no|nobody|no one|nothing|none|neither|avoid|avoiding|shouldnt|mustnt|cant|cannot|without|rather than|instead of|isnt|arent|myth|wont|refuse|stop|nor|hardly|beware|wary|claims?|claimed|promis\\w+|anyone who|whoever|if|whether|forget|untrue|false|wrong|dangerous|risky|tempting|tempted|unless|until|before|asks?|asking|why|who|sites|some say|people say|says? that|say that|telling you|tells you|ramadan|kippur|blood test|urge to|wanting to|tempted to",
);
const leftToDoctor = anyOf(
  `(?:unless|until|only|if|when|after|before|once|ask|asking|talk to|talk with|tell|see|call|speak to|speak with|check with|with|from|by|agreed with|without) (?:you have |you |having )?(?:asked |seen |spoken to )?(?:your|the|a|his|her|their|any) (?:\\S+ )?${healer}`,
  `${healer} (?:said|says|told|agrees?|decides?|may|can|will|should|knows?|prescri\\w+)`,
);
const blamed = anyOf(
  "harms?|harmful|dangerous|risky|risks?|unwise|unsafe|wrong|bad idea|damages?|myth|nonsense|untrue|not true|false|sadly|please call|call \\d|reach out|serious|emergency|urgent|straight away|at once|right away|mistaken|evidence|very ill|unproven|excuse|too good",
);
/** "Skip your tablets? Please don't." */
function asksOrAnswers(plain: string): boolean {
  const asked = plain.indexOf("?");
  return (
    asked >= 0 &&
    (plain.trimEnd().endsWith("?") || /\b(?:no|dont|never|not|please)\b/.test(plain.slice(asked)))
  );
}

const noGain = /^(?:remember |as they say |and |so )*,? ?no pain,? no gain[.!]*$/;

const any = "(?:\\S+ ){0,3}";
const yours =
  "(?:your|the|those|these|that|this|any of (?:your|the)|one of (?:your|the)|some of (?:your|the)|her|his)";

/** Of medicines, each written as "drug". */
const ofDrugs = anyOf(
  `(?:take|have|try|give yourself|enjoy) a (?:\\S+ )?(?:break|holiday|rest|pause|day off|week off|month off) (?:from|off) ${yours} ${any}drug`,
  `leave ${yours} ${any}drug (?:at home|behind|off(?! the)|aside)`,
  `let ${any}(?:\\S+ ){0,3}(?:replace|do the (?:job|work) of|take the place of) ${yours} ${any}drug`,
  `(?:try|go|have|do|manage|spend) (?:a|an|some|a few|one|two|three|several) (?:days?|weeks?|nights?|months?|mornings?|evenings?) (?:without|off) ${yours} ${any}drug`,
  `(?:halve|double|triple|skip|ditch|quit|bin|drop|share|throw away|throw out|flush|come off|wean (?:yourself )?off|get off|give up|lay off) (?:taking )?${yours} ${any}drug`,
  `(?:stop|quit|pause|skip|miss|forget|omit) (?:taking )?${yours} ${any}drug(?! (?:from|only if|only when|until|till|and (?:call|see|ask)))`,
  `(?:fine|ok|okay|safe|no harm|no problem|alright) (?:to|in) (?:stop|stopping|skip|skipping|miss|missing|leave|leaving|drop|dropping|pause|pausing) (?:taking )?${yours} ${any}drug`,
  `(?:do not|dont|wont|will not|no longer|never) (?:really |actually |even )?need ${yours} ${any}drug(?! (?:to|for|if|in))`,
  `drug (?:is|are) (?:really |just |only |simply )?(?:unnecessary|pointless|a crutch|poison|a scam|for the weak)|drug (?:only|just|merely) (?:mask|hide|cover)s? the (?:cause|problem|truth|root|real)`,
  "(?:breath\\w*|yoga|practice|meditation|nature|tea|food|diet|exercise|chanting|this|it) (?:\\S+ ){0,2}(?:works?|does|do) (?:far |much |even |often |usually )?better than (?:\\S+ ){0,2}drug",
  "(?:most|many|plenty|lots of|everyone|everybody) (?:\\S+ ){0,3}(?:manages?|does|do|lives?|copes?|gets? by) (?:\\S+ )?without (?:any |their |the )?(?:\\S+ ){0,2}drug",
  `no (?:reason|need|point) (?:to |in )?(?:keep(?:ing)?|go(?:ing)? on|stay(?:ing)?)(?: on| with| taking)* (?:${yours} )?${any}drug`,
  "borrow (?:\\S+ ){0,4}drug",
  `let ${yours} ${any}drug run out`,
  `(?:days?|weeks?|month|weekend) off ${yours} ${any}drug`,
  `take (?:a|an|one|two) (?:second|extra|additional|further|other|more) ${any}drug(?!.{0,80}\\b(?:doctor|leaflet|pharmacist|prescribed|nurse)\\b)`,
  `put ${yours} ${any}drug away (?:for (?:the|now|good|a)|until)`,
  `(?:you can|you could|you may|just|simply|safely) (?:stop|drop|halve|double|skip|pause|leave out|leave off|give up|do without) ${yours} ${any}drug`,
);

function changesMedicine(words: string[]): boolean {
  const places = new Set(findMedicines(words).map(({ start }) => start));
  const text = words.map((word, place) => (places.has(place) || drugs.has(word) ? "drug" : word)).join(" ");
  if (!text.includes("drug") || ofThings.test(text) || hasConsequence.test(text)) return false;
  return isSaid(text.replaceAll(/drug(?: drug)+/g, "drug"), ofDrugs);
}

/** A tablet with a screen, a medicine ball. */
const ofThings = anyOf("phones?|screens?|laptops?|computers?|desk|ball|front desk|than prescribed");
/** "Stop your steroids suddenly and you can become very ill." */
const hasConsequence = anyOf(
  "drug(?: \\S+)? and (?:you|your|it|the) (?:\\S+ ){0,3}(?:can|may|could|might|will)|suddenly|overnight|abruptly|from one day to the next",
);

const drugs = new Set(
  "medicine medicines medication medications meds tablet tablets pill pills capsule capsules inhaler inhalers puffer insulin steroids statins drops patches injections thinner thinners antidepressants painkillers anticoagulants antibiotics".split(
    " ",
  ),
);

const means = oneOf(
  "yoga|pose|poses|practice|practising|breath|breathing|breathwork|pranayama|meditation|stretch|stretching|sequence|routine|session|class|asana|tea|juice|turmeric|ginger|honey|garlic|cinnamon|herb|herbs|fasting|diet|food|oil|vinegar|detox|cleanse|ashwagandha|ayurveda|massage|chanting|mantra|nidra|headstand|smoothie|supplement|remedy|seeds|root|powder|water",
);
const curing = oneOf(
  "cures?|heals?|reverses?|eliminates?|eradicates?|dissolves?|treats?|fixes|makes? (?:\\S+ ){1,5}(?:disappear|vanish|go away)|gets? rid of",
);
const surely =
  "(?:(?:will|can|does|truly|really|actually|simply|completely|fully|naturally|even|surely|soon|slowly|finally|also) )*";
const cure = anyOf(
  `${means} (?:\\S+ ){0,4}?${surely}${curing} `,
  `(?:this|it|they|these) (?:will|can|truly|really|completely|soon) ${surely}${curing} `,
  `got rid of .{1,40} with`,
  "(?:will|can|is going to) be (?:completely |fully |totally )?(?:healed|cured|gone|reversed)",
  "goes away for good|cured? (?:for good|completely|naturally|within|in (?:a|\\d|two|three|four|six))",
);
const modest = anyOf(
  "gently|kindly|keep taking|insulin|tablets?|medication|antibiotics|may|might|could|helps?|ease|eases|symptoms?|feel|doctors?|medicines?|surgery|surgeon|claims?|treats? (?:yourself|you|it|them|everyone|people|us)|treat (?:of|for)|as a treat",
);

/** "Yoga cures diabetes": nobody can say so. */
function promisesCure(plain: string): boolean {
  const found = cure.exec(plain);
  if (!found || deniedWithin.test(found[0]) || modest.test(plain) || !isSaid(plain, cure)) return false;
  const before = plain.slice(0, found.index).trim().split(" ").slice(-3).join(" ");
  const behind = wordsFrom(plain, found.index + found[0].length, 6);
  return namesIllness(`${before} ${found[0]} ${behind}`);
}

function wordsFrom(plain: string, index: number, most: number): string {
  return plain.slice(index).trim().split(" ").slice(0, most).join(" ");
}

function namesIllness(plain: string): boolean {
  return illness.test(plain) || read(plain).conditions.length > 0 || namesUnlisted(splitPlain(plain));
}

const deniedWithin = anyOf(
  "whoever|who|doesnt|does not|cant|cannot|wont|will not|rarely|seldom|never|not|dont|no",
);
/** "Those signs add up to diabetes", "you have an allergy, no question": nobody here can know. */
function diagnoses(plain: string): boolean {
  const found = concluding.exec(plain);
  if (!found || !isSaid(plain, concluding)) return false;
  const behind = wordsFrom(plain, found.index + found[0].length, 3);
  return !leadsOn.test(behind) && namesIllness(`${found[0]} ${behind}`);
}

/** "That means you have to …", "certainly an arthritis-friendly session." */
const leadsOn = /^(?:to|more|less)\b|friendly|practice|session|stretch|class|pose/;
const certain =
  "(?:no question|no doubt|without (?:a |any )?doubt|for sure|for certain|plain and simple|that much is (?:clear|certain)|take it as settled)";
const concluding = anyOf(
  "(?:signs?|symptoms|it all|all of (?:it|that)|that|this|these|those) (?:\\S+ ){0,2}(?:adds? up to|can only (?:be|mean)|means? (?:that )?you have)",
  `you have (?:an? |the )?(?:\\S+ ){1,4}${certain}|you have (?:an? |the )?(?:\\S+ ){1,3}, ${certain}`,
  "(?:this|that|it) (?:is|s) (?:clearly|definitely|certainly|obviously|surely|undoubtedly) (?:an? |your |the )(?!.{0,80}\\b(?:good|bad|sign|question|reason|idea|matter|case for)\\b)",
);

const illness = anyOf(
  "diabetes|arthritis|asthma|cancer|tumou?rs?|depression|anxiety disorder|endometriosis|thyroid|sciatica|ibs|psoriasis|eczema|osteoporosis|migraines?|heart (?:disease|condition|failure)|blood pressure|hypertension|slipped disc|disc|infertility|pcos|epilepsy|glaucoma|cataracts?|dementia|parkinsons|ms|lupus|gout|ulcers?|hernia|infections?|bipolar|addiction|autism|adhd|coeliac|allergy|allergies|intolerance|irritable bowel|herniated|fracture|appendicitis|reflux|kidney stones?|gallstones?|fibroids?|cysts?",
);

/** What somebody may feel that wants looking at, each written as "sign". */
function withSigns(plain: string): string {
  return plain.replaceAll(signs, "sign");
}

const signs =
  /\b(?:(?:chest|arm|jaw|sharp|stabbing|sudden|severe) pains?|(?:a |the |that |your )?(?:new |hard )?lumps?|blood in (?:your|the) \w+|numbness(?: between the legs| in the saddle)?|(?:sudden )?breathlessness|shortness of breath|(?:a |one )?swollen calf|puffy ankles|fainting|blackouts?|passing out|(?:the )?worst headache(?: of your life)?|losing weight without trying|weight loss without trying|double vision|slurred speech|palpitations|coughing blood|night sweats|weakness in (?:one|an|your) (?:arm|leg|side))(?![\p{L}])/gu;
const ofSigns = anyOf(
  "sign (?:\\S+ ){0,3}(?:is|are) (?:quite |perfectly |totally |just |simply |only |merely |completely )*(?:normal|natural|to be expected|nothing)(?: (?:at|for) your age)?(?= ?(?:$|[.,;!]| at your| for your| and| so))",
  "sign (?:\\S+ ){0,3}(?:is|are) (?:just|only|simply|merely|all) (?:\\S+ ){0,3}(?:tension|stress|nerves|age|energy|toxins|emotion|wind|gas|old|what \\d+)",
  "(?:breathe|push|work|stretch|walk|power) (?:it |right |on )?through (?:the |your |any |that )?sign",
  "ignore (?:the |your |any |that )?sign",
  "wait (?:a|some|a few|two|three|several) (?:days|weeks|months) with (?:the |your |any |that )?sign",
  "(?:will|should|can) (?:soon )?(?:sort out|loosen|stretch out|clear|shift|cure|fix) (?:the |your |any |that )?sign",
  "(?:no need|pointless|silly|overdoing it) to (?:see|bother|call|trouble|ask) (?:\\S+ ){0,3}(?:about|with|over|for) (?:the |your |any |that )?sign",
  "(?:dont|do not|no need to) (?:waste|bother|trouble|take up) (?:your |the |a )?(?:gps?|doctors?|nurses?|midwifes?|hospitals?) ?(?:s )?(?:time|with)",
);

const check =
  "(?:check ?ups?|(?<!body )scans?|biopsy|blood tests?|follow ups?|screenings?|operation|surgery|mammogram|(?:hospital|doctors?|clinic|specialist|midwifes?|gp|cardiology) (?:s )?appointments?)";
const ofDoctors = anyOf(
  `${healer}s? (?:is|are) (?:just |only |simply )?(?:being )?(?:over ?cautious|overly cautious|too careful|overreacting|exaggerating|alarmist|fussy)`,
  "doctors (?:only|just|all) want",
  `(?:skip|postpone|cancel|put off|delay|miss) (?:your|the|this years|that|any) (?:\\S+ )?${check}(?! (?:fee|if|only))`,
  `${check} can (?:easily |surely |safely )?wait\\b`,
  "(?:dont|do not|never) let (?:them|the surgeons?|anyone) operate",
  `whatever (?:the|your|any) ${healer} (?:says?|said|thinks?|told you) ?,? ?(?:keep (?:going|practi\\w+|at it|pushing)|carry on|just keep|do it anyway)`,
  `(?:forget|never mind|disregard) what (?:the|your|any) ${healer} (?:told|said|says|thinks)`,
  "too (?:young|fit|healthy|slim|strong) for (?:anything|something) (?:serious|bad|wrong)",
  "wait and see (?:for )?another (?:month|year|few months)",
  "trust (?:the|your) (?:practice|body|breath|intuition|mat) ?,? ?(?:and )?not (?:the|your|any|that) (?:\\S+ )?(?:tests?|scans?|doctors?|results?|tablets?)",
  `(?:nobody|no one) (?:really |ever )?needs (?:a|the) ${healer} for`,
  "(?:definitely|certainly|surely|clearly) not (?:your|the) heart|it (?:cannot|cant|could not|couldnt) (?:possibly )?be (?:cancer|your heart|a stroke|a clot|anything serious)",
);

const spoken = anyOf(
  // Of living.
  "(?:nobody|no one) (?:would|will) (?:even |really |ever )?(?:miss|mourn) you\\b(?! (?:do|doing))",
  "(?:you|they|everyone|your (?:family|children|kids|parents|friends)) (?:would|will|might|may) be (?:better off|relieved|happier) (?:dead|without you|if you (?:were (?:gone|dead|no longer)|werent|died|disappeared))",
  "(?:a|one|some|few|the|small|little|tiny|light|shallow) (?:\\S+ )?(?:cuts?|scratch(?:es)?) (?:\\S+ ){0,6}(?:relief|edge off|never harmed|calm you|wont undo|release|is fine|are fine|is ok|helps?)",
  "hurting yourself (?:a little |a bit |now and then )?(?:is|can be) (?:fine|ok|okay|normal|a release|healthy|healing)",
  "(?:braver|kinder|easier|better) to (?:end it|end your life|let go of life|disappear for good|just go(?= ?[.!]?$))",
  "keep (?:it|this|that) (?:a )?secret and (?:\\S+ ){0,3}(?:call|tell|ask)",
  "keep (?:the|that|this|your|her|his|their) (?:promise|secret)s? (?:\\S+ ){0,3}(?:whatever|no matter)",
  // Of babies.
  "(?:lay|put|place|settle|pop) (?:her|him|them|baby|(?:the|your) (?:baby|little one))(?=.{0,160}\\b(?:sleep\\w*|asleep|drows\\w+|nap|naps|night|nights|cot|crib|bassinet|bolster|pillow|blanket)\\b)(?: \\S+){0,6} (?:on (?:her|his|its|their|the) (?:tummy|front|belly|stomach)|(?:belly|tummy|face)[ -]?down)",
  "(?:give|offer) (?:her|him|them|baby|(?:the|your) (?:baby|little one)) (?:\\S+ ){0,4}of (?:\\S+ ){0,3}water,? (?:\\S+ ){0,6}(?:between|before|instead of) (?:the |her |his )?feeds",
  "(?:only )?(?:hits|slaps|shouts at|threatens|hurts) you because (?:he|she|they) (?:cares?|loves?)(?!.{0,80}\\b(?:not|no|excuse|never|isnt|wrong)\\b)",
  "(?:drink|smoke) (?!water|tea|milk)(?:\\S+ ){0,3}(?:until|till) you (?:\\S+ ){0,3}(?:(?:not|dont|no longer) feel|feel nothing|forget|numb|pass out|black out)",
  "(?:nobody|no one) needs you(?= ?(?:$|[.!;]| anyway| any more| around))(?<!minutes.{0,60})",
  "(?:world|everyone|everybody|they|life|things) (?:would|will) (?:go|get) on (?:\\S+ ){0,2}without you\\b(?! for)",
  "(?:small|little|light|quick) (?:burns?|cuts?|scratch(?:es)?) (?:can|may|might|will|would|could) (?:help|calm|soothe|relieve|bring|be (?:a release|calming|soothing))",
  "there (?:is|are) (?:a )?painless ways?(?= ?(?:$|[.,;!]))",
  "stop telling (?:people|anyone|anybody|others|your \\w+) (?:about )?(?:these|those|your|such) (?:\\S+ )?(?:thoughts|feelings|plans|urges)",
  "(?:it is|its|it s) your (?:own )?fault (?:that|when|if) (?:he|she|they)",
  "take (?:all of them|them all|the whole (?:box|bottle|packet|strip)) (?:at once|tonight|in one go)",
  "(?:hit|punch|bruise|punish) (?:your ?self|your (?:own )?(?:thighs?|arms?|legs?|wrists?|face|stomach|body))|cut your (?:arms?|wrists?|skin|thighs?|legs?)\\b",
  "(?:keep|have|put|carry) (?:the|a|your) (?:\\S+ )?(?:blade|razor|razor blade|lighter|knife) (?:close|near|nearby|handy|with you|at hand|in (?:your|the))",
  "(?:something|one thing) to your skin that",
  // Of eating.
  "(?:^|[.;:,] )(?:just |then |simply |and )*throw (?:it )?up (?:if|when|after|whenever) you",
  "(?:tea|water|broth|juice|coffee)(?: (?:and|or) \\S+)* (?:is|are|will be) (?:enough|plenty|all you need) for (?:a|the|three|two|several|\\d) (?:\\S+ )?(?:days?|weeks?|weekend|month)",
  "starve (?:the|your|those|them|yourself|out)",
  "eat as little as (?:you can|possible)",
  "dry fast\\w* (?:clears?|clean\\w*|heals?|helps?|is (?:good|great|fine)|resets?|works?)",
  "no food (?:after|until|till|from) (?:mon|tues|wednes|thurs|fri|satur|sun)day",
  "(?:you are|youre|you re) (?:far |much |way |simply )?too (?:heavy|fat|big|large) (?:to deserve|for (?:dessert|dinner|a treat|that))",
  "(?:replace|swap) (?:all|every|most|most of|all of)?(?: ?your)? meals? (?:with|for|by) (?:\\S+ )?(?:water|tea|juice|juices|broth|coffee|gum|shakes?|smoothies)",
  "(?:instead of|in place of) eating (?:lunch|dinner|breakfast|meals|anything)(?= ?(?:$|[.,;!]| and (?:dinner|lunch)))",
  "(?:^|[.;,:] |you can |you could |just |then |simply |better |and )make yourself (?:sick(?! with)|vomit|throw up|puke)\\b",
  "(?:go|stay|do|manage|live|get by) without (?:any )?food (?:(?:until|till) (?:you (?:reach|weigh|are|fit|lose)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|for (?:\\S+ ){0,2}(?:days?|weeks?|weekend))",
  "(?:only|just|nothing but) (?:drink )?water (?:on|for|until|till) (?:\\S+ )?(?:weekends?|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|a week|two days|three days)",
  "chew (?:\\S+ ){0,4}(?:and )?spit (?:it|them)",
  "(?:eat|have) nothing (?:at all )?(?:(?:until|till) (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:a|two|three|several|\\d|the (?:whole|next|rest)) (?:\\S+ )?(?:days?|weeks?|weekend))",
  "hunger is (?:a sign that (?:you are|youre|you re) (?:winning|losing|getting thin\\w*|on the right)|proof|(?:just|only) (?:fat|weakness|boredom)|weakness|fat)",
  // Of the body.
  "pain is (?:just )?weakness",
  "breathe (?:even |still )?(?:faster|harder|deeper) (?:when|if|until|as|till|once) (?:\\S+ ){0,4}(?:light[ -]?headed|dizzy|faint|spins?|tingl\\w+|numb)",
  "(?:^|[.;,:] |then |just )(?:do|practi[sc]e|take|hold) (?!not\\b)(?:\\S+ ){0,3}in (?:the|a) (?:sauna|steam room)",
  "(?:do not|dont|never) drink (?:anything|water|a drop) (?:during|in|before|while) (?:\\S+ )?(?:hot|sweaty|bikram|heated)",
  "practi[sc]e (?:right |on |straight |hard )?through (?:the |a |your |any |this )?(?:fever|flu|infection|pneumonia|illness|injury)|(?:push|train|practi[sc]e|work|go) (?:\\S+ ){0,2}hard(?:er)? when (?:you are|youre|you re) (?:ill|sick|poorly|feverish|injured)",
  "(?:bend|stretch|push|press|pull) (?:firmly |hard |deep(?:er|ly)? )?into (?:the |your |that |a )?(?:swollen|torn|broken|inflamed|injured)(?!.{0,80}\\b(?:only|gently|slightly|softly)\\b)",
);
