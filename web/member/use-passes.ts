import type { Passes, PassView, Receipt, TodaysClass } from "../../contract/checkout.ts";
import { flag, listOf, object, orMissing, orNull, text } from "../answer-shapes.ts";
import { ask } from "../api.ts";
import { useAnswer } from "../use-answer.ts";

const passShape = object<PassView>({
  id: text,
  planName: text,
  validity: text,
  isValid: flag,
  classLink: orNull(text),
  isSubscription: flag,
});
const receiptShape = object<Receipt>({
  id: text,
  planName: text,
  paidOn: text,
  price: text,
  url: orNull(text),
});
const passesShape = object<Passes>({
  passes: listOf(passShape),
  receipts: listOf(receiptShape),
  isWaiting: flag,
  today: listOf(object<TodaysClass>({ id: text, classType: text, startsAt: text })),
  isOwner: orMissing((value): value is true => value === true),
});
const loadPasses = (_uid: string, signal: AbortSignal) => ask("/api/passes", passesShape, { signal });

/** What a member holds; read again on return, for it may have been bought or used meanwhile. */
export function usePasses(uid: string | undefined) {
  const { answer: held, isUnreadable, readAgain } = useAnswer(uid, loadPasses, { isFollowed: true });
  return { held, isKnown: held !== undefined || isUnreadable, readAgain };
}
