/** What was done, as it would be told: no names of fields, money as money, moments in the studio's time. */
import { studio } from "#content/studio.ts";
import type { AuditLine } from "../../../contract/studio.ts";
import { dateInWords, momentInWords, money } from "./words.ts";

const acts: Record<string, string> = {
  "booking removed": "Somebody was taken out of a class",
  "checked in": "Somebody was checked in",
  "class cancelled": "The class was cancelled",
  "class moved": "The class was moved",
  "class resized": "The class has another number of spots",
  "contact message marked": "The message was marked",
  "imported people invited": "People who came with a list were invited",
  "list imported": "A list was brought over",
  "mail sent again": "The mail was sent again",
  "member added": "A member was added",
  "member blocked": "The member was blocked",
  "member invited": "Somebody was invited",
  "member removed": "The member was removed",
  "member signed out": "The member was signed out everywhere",
  "member unblocked": "The member may come back",
  "message sent": "A message was sent",
  "no-show forgiven": "The no-show was forgiven",
  "notes changed": "The note was changed",
  "owner invited": "An owner was invited",
  "owner joined": "An owner joined",
  "owner removed": "The owner was removed",
  "pass ended": "The pass was ended",
  "pass extended": "The pass was extended",
  "pass given": "A pass was given",
  "pass paused": "The pass was paused",
  "pass resumed": "The pass goes on",
  "pass sold at the door": "A pass was sold at the door",
  "password reset mailed": "A link for a new password was mailed",
  "question answered": "The question was answered",
  refund: "Money was given back",
  "refund refused": "The refund was refused",
};

export function actInWords(act: string): string {
  return acts[act] ?? act.charAt(0).toUpperCase() + act.slice(1);
}

type Field = { label: string; say: (value: unknown, currency: string) => string };

const plain = (value: unknown) => String(value);
const yesOrNo = (value: unknown) => (value === true || value === 1 ? "yes" : "no");
const moment = (value: unknown) => momentInWords(String(value));
const day = (value: unknown) => dateInWords(String(value));
const amount = (value: unknown, currency: string) => money(Number(value), currency);
const attendances: Record<string, string> = { came: "here", missed: "no-show", none: "not said" };
const attendance = (value: unknown) => attendances[String(value)] ?? String(value);

/** What is worth reading; ids and what the act itself says are not. */
const fields: Record<string, Field> = {
  planName: { label: "pass", say: plain },
  plan: { label: "pass", say: plain },
  amount: { label: "paid", say: amount },
  refunded: { label: "given back", say: amount },
  way: { label: "by", say: plain },
  validUntil: { label: "valid until", say: day },
  classesLeft: { label: "classes left", say: plain },
  startsAt: { label: "start", say: moment },
  at: { label: "at", say: moment },
  attendance: { label: "attendance", say: attendance },
  capacity: { label: "spots", say: plain },
  booked: { label: "booked", say: plain },
  waiting: { label: "waiting", say: plain },
  classesGivenBack: { label: "classes given back", say: plain },
  usesClass: { label: "class used", say: yesOrNo },
  leftLines: { label: "waitlists left", say: plain },
  isAnswered: { label: "answered", say: yesOrNo },
  name: { label: "name", say: plain },
  people: { label: "people", say: plain },
  rows: { label: "rows", say: plain },
  made: { label: "passes", say: plain },
  mistakes: { label: "mistakes", say: plain },
  characters: { label: "length", say: plain },
  ended: { label: "sign-ins ended", say: plain },
  reason: { label: "because", say: plain },
};

/** What is different afterwards, in one line: `spots: 12, then 14`. */
export function changesInWords({ before, after }: Pick<AuditLine, "before" | "after">): string {
  const currency = String(after?.currency ?? before?.currency ?? studio.currency);
  return Object.entries(fields)
    .map(([name, { label, say }]) => {
      const inWords = (value: unknown) => (value === undefined || value === null ? "" : say(value, currency));
      return { label, was: inWords(before?.[name]), is: inWords(after?.[name]) };
    })
    .filter(({ was, is }) => was !== is)
    .map(({ label, was, is }) => `${label}: ${[was, is].filter(Boolean).join(", then ")}`)
    .join("; ");
}
