import { z } from "zod";
import { type Felt, gatherFelt, nameSore, type SaidAfter } from "../../assistant/felt.ts";
import { sorePlaces } from "../../contract/felt.ts";
import type { Practised, PractisedAnswer, PractisedRequest, Remembered } from "../../contract/practice.ts";
import { areas, strains } from "../../handbook/types.ts";
import type { Database, PractisedTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";

/** What was too much a season ago says nothing about today; what hurt is left out until it is deleted. */
const easeDays = 90;
const shownDays = 13 * 7;
/** Practised is whoever did half of a session, or this much of any. */
const enoughSeconds = 5 * 60;
const dayMs = 24 * 60 * 60_000;
/** So far a browser's clock may be ahead of ours. */
const aheadMs = dayMs;

const thanks = {
  good: "Good to hear. See you next time.",
  "too much": "Thank you for saying so. The next sessions are shorter and easier.",
};

const sorePlacesIn = (json: string) => z.array(z.enum(sorePlaces)).parse(JSON.parse(json));

/** Writes down that somebody practised; said again with the same id, the latest word counts. */
export async function recordPractised(
  database: Database,
  uid: string,
  id: string,
  said: PractisedRequest,
  now: Date,
): Promise<PractisedAnswer> {
  if (Date.parse(said.startedAt) > now.getTime() + aheadMs)
    throw new AppError("bad_request", "startedAt is in the future.");
  const before = await database.selectFrom("practised").selectAll().where("id", "=", id).executeTakeFirst();
  if (before && before.uid !== uid) throw new AppError("not_found", "There is no such practice.");
  // That somebody practised, told once more or late, takes back nothing of what they said of it.
  if (said.felt === null && before && before.felt !== null)
    return { content: before.reply, isUrgent: false, isAsking: false };
  const { answer, reply, sore, avoid } = await answerTo(said, before, now);
  const row: PractisedTable = {
    id,
    uid,
    startedAt: new Date(said.startedAt).toISOString(),
    seconds: said.seconds,
    isFinished: Number(said.isFinished),
    felt: said.felt,
    places: JSON.stringify(said.felt === "hurt" ? said.places : []),
    words: said.felt === "hurt" ? said.words : "",
    reply,
    sore: JSON.stringify(sore),
    avoid: JSON.stringify(avoid),
  };
  const { id: _, uid: __, ...changes } = row;
  await database
    .insertInto("practised")
    .values(row)
    // Another's id was taken between: theirs stays as it is.
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes).where("practised.uid", "=", uid))
    .execute();
  return answer;
}

async function answerTo(said: PractisedRequest, before: PractisedTable | undefined, now: Date) {
  const { felt, places, words } = said;
  const nothing = { sore: [], avoid: [] };
  const calm = (content: string) => ({
    answer: { content, isUrgent: false, isAsking: false },
    reply: content,
    ...nothing,
  });
  if (felt === null) return calm("");
  if (felt !== "hurt") return calm(thanks[felt]);
  const { answerHurt, writeHurt } = await import("../../assistant/after-practice.ts");
  const asked = before?.felt === "hurt" && before.reply !== "" ? before : undefined;
  const { content, outcome, sore, avoid } = answerHurt({
    places,
    words,
    before: asked && { text: writeHurt(sorePlacesIn(asked.places), asked.words), response: asked.reply },
    now,
  });
  const answer = { content, isUrgent: outcome === "urgent", isAsking: outcome === "ask" };
  return { answer, reply: content, sore, avoid };
}

/** What all that somebody said after practising means for what they are offered. */
export async function findFelt(database: Database, uid: string, now = new Date()): Promise<Felt> {
  return gatherFelt((await findSaid(database, uid, now)).map(({ said }) => said));
}

async function findSaid(database: Database, uid: string, now: Date) {
  const since = new Date(now.getTime() - easeDays * dayMs).toISOString();
  const rows = await database
    .selectFrom("practised")
    .selectAll()
    .where("uid", "=", uid)
    .where("felt", "is not", null)
    .where((is) => is.or([is("felt", "=", "hurt"), is("startedAt", ">", since)]))
    .orderBy("startedAt")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => (row.felt === null ? [] : [{ row, said: readSaid(row, row.felt) }]));
}

function readSaid({ sore, avoid }: PractisedTable, felt: SaidAfter["felt"]): SaidAfter {
  return {
    felt,
    sore: z.array(z.enum(areas)).parse(JSON.parse(sore)),
    avoid: z.array(z.enum(strains)).parse(JSON.parse(avoid)),
  };
}

/** When somebody practised lately, and what of what they said still changes something, the latest first. */
export async function listPractised(database: Database, uid: string, now: Date): Promise<Practised> {
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString();
  const sessions = await database
    .selectFrom("practised")
    .select(["startedAt", "seconds"])
    .where("uid", "=", uid)
    .where("startedAt", ">", since)
    .where((is) => is.or([is("seconds", ">=", enoughSeconds), is("isFinished", "=", 1)]))
    .orderBy("startedAt")
    .execute();
  const found = (await findSaid(database, uid, now)).toReversed();
  const { ease } = gatherFelt(found.map(({ said }) => said).toReversed());
  let easing = 0;
  const remembered = found.flatMap(({ row, said: { felt, sore } }): Remembered[] => {
    if (felt === "good") return [];
    const isEasing = sore.length === 0;
    if (isEasing) easing += 1;
    if (isEasing && easing > ease) return [];
    const { id, startedAt, places, words } = row;
    const effect = isEasing
      ? "Sessions are shorter and easier until two were good."
      : `I leave out what loads ${nameSore(sore)}.`;
    return [{ id, startedAt, felt, places: sorePlacesIn(places), words, effect }];
  });
  return { sessions, remembered };
}

/** Forgets how it was; that somebody practised stays. */
export async function forgetFelt(database: Database, uid: string, id: string): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable("practised")
    .set({ felt: null, places: "[]", words: "", reply: "", sore: "[]", avoid: "[]" })
    .where("id", "=", id)
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError("not_found", "There is no such practice.");
}

export async function forgetAll(database: Database, uid: string): Promise<void> {
  await database.deleteFrom("practised").where("uid", "=", uid).execute();
}
