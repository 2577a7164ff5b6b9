/** What a sentence says of being treated: what nobody here can say, and what is always right. */
import { anyOf } from "../../handbook/any-of.ts";

/** Whether it talks somebody out of seeing a doctor or being treated, on no condition. */
export function dismissesCare(plain: string): boolean {
  return dismissing.test(plain) && !/\b(?:unless|until|if)\b/.test(plain);
}

/** "They're able to come down from 75 to 50": of a dose, where nothing else is counted. */
export function lowersDose(plain: string): boolean {
  return lowering.test(plain) && !ofOtherFigures.test(plain);
}

/** "You do not need a doctor for that", "a heart check would be overdoing it": nobody here can say so. */
const dismissing = anyOf(
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
