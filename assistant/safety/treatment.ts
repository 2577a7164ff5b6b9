/** What a sentence says of being treated: what nobody here can say, and what is always right. */
import { anyOf } from "../../handbook/any-of.ts";

/** Whether it talks somebody out of seeing a doctor or being treated, on no condition. */
export function dismissesCare(plain: string): boolean {
  return dismissing.test(plain) && !/\b(?:unless|until|if)\b/.test(plain);
}

/** Whether it says what harms whoever it is said to, and nothing before it takes that back. */
export function harmsOutright(plain: string): boolean {
  const found = harmful.exec(plain);
  if (found === null || byDoctor.test(plain) || condemned.test(plain)) return false;
  return !takenBack.test(plain.slice(0, found.index));
}

const healers = "(?:doctors?|gp|midwife|nurse|physio|consultant|surgeon|specialist|pharmacist|dietitian)";
const remedies =
  "(?:medicines?|medication|tablets?|pills?|insulin|inhalers?|drugs?|statins?|antidepressants?)";
const meal = "(?:food|dinner|lunch|breakfast|supper|meals?|calories|carbs|dessert|to eat)";
const harmful = anyOf(
  `tell (?:your|the) ${healers} .{0,40}(?:can wait|(?:arent|isnt|not) needed)`,
  `${healers} (?:always|just|only|tend to) (?:say|says|exaggerate|worry|overreact|push|scare)`,
  `ignore (?:what )?(?:your|the|that|any) ${healers}`,
  `(?:never|wont|no longer) (?:ever )?need (?:any |your |the |those )?${remedies} (?:again|any ?more|much longer)`,
  "(?:tingl\\w*|numb\\w*|bleed\\w*|dizz\\w*|faint\\w*|lumps?|swelling|breathless\\w*|palpitations).{0,40} (?:is|are) nothing to (?:act on|worry about|bother with|see anyone about|fuss about)",
  "no need to (?:get|have) (?:that|it|this|the|your) (?:\\S+ )?(?:looked at|checked|seen|scanned|examined|tested)",
  "(?:double|halve|triple|skip|up|raise|lower|cut|reduce) (?:your|the|that|tonights|todays|a|one) (?:\\S+ )?dose",
  "(?:inject|bolus) (?:less|more|half|nothing|double)",
  "fever (?:is|makes) (?:a |an )?(?:good|great|perfect|ideal|fine) (?:moment|time|day) for (?:an? )?(?:sweaty|hot|hard|strong|long|class|practice|run|sauna)",
  "(?:ask|have|get|let) (?:a |your |some)?(?:friend|partner|teacher|one|body|helper) (?:to )?(?:push|press|pull|sit on|stand on|lean on|force) (?:you|your)",
  "crack (?:your|the) (?:own )?(?:neck|back|spine)",
  "laxatives?(?: \\S+){0,3} (?:keeps?|helps?|makes?|leaves?|before|after)",
  "sleep is overrated|(?:giving up on life|ending it all|wanting to die).{0,30}(?:sweat|breathe|walk|stretch|practi[sc]e|pass)",
  "keep (?:this|it|that)(?: one| part)? between (?:us|ourselves|the two of us|you and (?:me|your (?:practice|mat|body|breath)))\\b",
  "(?:dinner|lunch|supper|breakfast|meals?|food|feast|eating|dessert)[^.;]{0,40} bring (?:it|them|everything|all of it) (?:all )?(?:back )?up",
  "(?:stop|give up|quit) (?:expecting|hoping for|hoping|waiting for) (?:things|it|life|yourself|this|anything)?(?: ?(?:to|will|would))? ?(?:get|getting|be|feel) (?:any |much )?better",
  "(?:theres|there is) no hope (?:of|that|for) (?:it|this|things|you|life|getting)",
  "(?:put|keep|leave) (?:the|your) (?:therapy|treatment|chemo\\w*|medication|medicine|tablets|pills|physio|counselling|rehab) on (?:ice|hold|pause)",
  "(?:can|could|may|might) (?:now |safely |simply |just )?stop (?:testing|measuring|(?:checking|testing|measuring|monitoring) your (?:\\S+ )?(?:sugars?|glucose|bloods?|blood pressure|pressure|inr|levels?|ketones?|pulse))(?= ?(?:$|[.,;!]|once|when|after|as|while|and))",
  "(?:beers?|wine|alcohol|drinks?|cocktails?|pints?|glass(?:es)?) (?:wont|will not|doesnt|does not|cannot|cant) (?:really )?(?:do anything|do any harm|hurt|matter|interfere|clash)",
  "(?:headaches?|migraines?|bleeding|spotting|dizz\\w*|faint\\w*|numb\\w*|tingl\\w*|swelling|breathless\\w*|palpitations|fever|blurred vision|flashing lights|chest pain|double vision)[^.;]{0,40} (?:is|are) (?:just |only |simply )?(?:part and parcel|par for the course|all part of it|what everybody gets)",
  `(?:dont|do not) take (?:the|your|any) \\S+ on (?:\\S+ )?(?:challenge|class|practice|yoga|training|rest|retreat|fasting|hot|busy|good) days`,
  `(?:neednt|need not|no need to|not necessary to|no reason to) (?:wait for|ask|tell|involve|bother|call|ring|consult|trouble) (?:your|the|any) (?:\\S+ ){0,2}(?:team|clinic|doctors?|gp|consultant|specialist|midwife|nurse|dietitian|pharmacist|psychiatrist|cardiologist)`,
  `(?:dont|do not|havent) (?:deserve|earned) (?:\\S+ ){0,2}${meal}|earn(?:ing)? (?:your|that|the) ${meal}`,
);
const takenBack = anyOf(
  "never|dont|do not|not|nobody|no one|avoid|shouldnt|mustnt|cant|cannot|without|rather than|instead of|isnt|myth|wont|refuse|stop",
);
/** Said of what harms, before it or behind it. */
const condemned = anyOf("harms?|harmful|dangerous|risky|unwise|unsafe|wrong|bad idea|damages?");
const byDoctor = anyOf(
  `(?:unless|until|only|if|when|after|before|ask|asking|talk to|talk with|speak to|speak with|check with|with|from|by) (?:your|the|a) ${healers}`,
  "before you",
);

/** "They're able to come down from 75 to 50": of a dose, where nothing else is counted. */
export function lowersDose(plain: string): boolean {
  return lowering.test(plain) && !ofOtherFigures.test(plain);
}

/** "Allopurinol isn't working, so I'd leave it off until this is over." */
export function leavesOff(plain: string): boolean {
  return leaving.test(plain) && !/\b(?:dont|do not|never|not|unless)\b/.test(plain);
}

const leaving =
  /\b(?:id|i would|you can|you could|just|simply|so|then|better|best) (?:leave|lay|keep) (?:it|them|yours|the (?:tablets?|pills?|capsules?|medicine|medication)) off (?:until|till|for|while|this|today|over|during)\b/;

/** "You do not need a doctor for that", "a heart check would be overdoing it": nobody here can say so. */
const dismissing = anyOf(
  "tell (?:the|your|that|any) (?:gp|doctor|doctors|consultant|nurse|surgeon|specialist|dentist|midwife|physio) (?:no(?= *(?:thanks|thank you|[.,;!]|$|and\\b))|to forget it|you (?:dont|wont) need it)",
  "(?:yoga|breathing|breathwork|meditation|food|diet|nature|this|practice) (?:beats|outdoes|is better than|works better than) (?:any|every|all|your|the|those) (?:\\S+ )?(?:tablets?|pills?|medicines?|medication|drugs?|statins?|insulin)",
  "(?:nothing|not something) (?:that |which )?(?:needs?|wants?|calls for) (?:to be )?(?:looking into|looked into|looking at|looked at|checking|checked|seeing to|investigating|a doctor|a check)",
  "(?:dont|do not|wont|will not|no) need (?:to (?:see|ask|call|ring|bother) |for )?(?:a|any|your|the) (?:doctor|gp|physician|specialist|midwife|hospital|ambulance|physio)(?! s\\b)",
  "(?:thats|its|this is|that is) (?:only|just|merely|simply) .{1,60}(?:keep (?:practi[sc]ing|going|training) as usual|carry on as (?:usual|normal)|give it a (?:week|fortnight|month))",
  "(?<!(?:not|dont|never) )hold off on (?:the|your|those|these|any) (?:tablets?|pills?|statins?|medicines?|medication|meds|treatment|inhaler|insulin)",
  "no need (?:for|of|to (?:take|start|have)) (?:the|your|any|that|this|those) (?:\\S+ )?(?:treatments?|medicines?|medication|tablets?|pills?|statins?|operation|surgery|injections?|referral|scan|biopsy|screening)(?! (?:yet|today|on))",
  "(?:check|checks|checkup|check up|scan|tests?|x ray|ecg|doctor|gp|appointment|clinic|hospital) (?:would|will) (?:only |just )?(?:be|mean) (?:overdoing|overkill|an overreaction|overreacting|unnecessary|over the top|a waste|too much fuss|pointless)",
);

/** "Finish the whole course of antibiotics, even when it stops hurting", "leave the wine until it is finished": nothing else is in it. */
export const keepsTreatment =
  /^(?:better |please |id )*leave (?:the |all )?[a-z]+ until (?:the|your) (?:antibiotics?|course|treatment) (?:is|are) (?:finished|over|done)[.!]?$|^(?:please |and |do )*(?:finish|complete) (?:the|your) (?:(?:whole|full|entire) )?(?:course of (?:the |your )?)?antibiotics?(?:,? even (?:when|if|once) (?:it|you|they|the pain|symptoms) (?:stops? hurting|feels? (?:better|fine)|(?:is|are) gone|goes? away|improves?|eases?))?[.!]?$/;

const lowering =
  /\b(?:come|go|drop|cut|step|taper|bring (?:it|them)) (?:back |right )?(?:down )?from \d+(?: ?m[cg]g?)? to \d+\b(?! ?(?:minutes?|mins?|breaths?|times|kg|kilos?|beats|bpm|mmhg|percent|%|poses?|rounds?|hours?|seconds?|steps?|reps?|degrees|over \d|\/))/;
const ofOtherFigures = anyOf("heart rate|pulse|temperatures?|class|classes|pressure|weight|age");
