import { randomUUID } from "node:crypto";
import { z } from "zod";
import { studio } from "#content/studio.ts";
import type { AnsweredBy, GuideKind } from "../../contract/assistant.ts";
import type {
  AskedQuestion,
  TeacherQuestion,
  TeacherQuestionWish,
  TeacherWords,
} from "../../contract/studio.ts";
import type { Database, TeacherQuestionTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { queueMail } from "../mail/outbox.ts";
import { composeStudioMail, type MailSettings } from "../mail/studio-mail.ts";

const shown = 200;

export type TeacherParts = {
  database: Database;
  settings: MailSettings & { publicUrl: string };
  /** Called when a mail waits in the outbox. */
  wakeMail(): void;
};

type About = NonNullable<AskedQuestion["about"]>;

/**
 * Sends the teacher something of a member's: a guide or an exchange of theirs, or only words. What it is about is
 * copied, so that the teacher sees what was sent and nothing else. The same guide again is the same question.
 */
export async function askTeacher(
  { database, settings, wakeMail }: TeacherParts,
  uid: string,
  wish: TeacherQuestionWish,
  now: Date,
): Promise<{ question: TeacherQuestion; isNew: boolean }> {
  const guideId = "guideId" in wish ? wish.guideId : null;
  const exchangeId = "exchangeId" in wish ? wish.exchangeId : null;
  const notice = await composeStudioMail(settings, writeNotice(settings.publicUrl), now);
  const asked = await transact(database, async (transaction) => {
    // One after the other: a second press finds the first, and a member who is being deleted sends nothing.
    const { numUpdatedRows } = await transaction
      .updateTable("user")
      .set({ id: uid })
      .where("id", "=", uid)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError("unauthorized", "Please sign in first.");
    const about = guideId
      ? await copyGuide(transaction, uid, guideId)
      : exchangeId
        ? await copyExchange(transaction, uid, exchangeId)
        : null;
    const known = await findOpen(transaction, uid, { guideId, exchangeId });
    if (known) return { question: view(known), isNew: false };
    const row: TeacherQuestionTable = {
      id: randomUUID(),
      uid,
      guideId,
      exchangeId,
      text: wish.text ?? "",
      about: about && JSON.stringify(about),
      askedAt: now.toISOString(),
      answer: null,
      answeredAt: null,
    };
    await transaction.insertInto("teacherQuestion").values(row).execute();
    await queueMail(transaction, notice, now);
    return { question: view(row), isNew: true };
  });
  if (asked.isNew) wakeMail();
  return asked;
}

/** A member's own, the latest first. */
export async function listOwnQuestions(database: Database, uid: string): Promise<TeacherQuestion[]> {
  const rows = await database
    .selectFrom("teacherQuestion")
    .selectAll()
    .where("uid", "=", uid)
    .orderBy("askedAt", "desc")
    .limit(shown)
    .execute();
  return rows.map(view);
}

/** What the teacher has said of a member's guides and exchanges, by their id; of several questions about one the latest. */
export async function findTeacherWords(database: Database, uid: string): Promise<Map<string, TeacherWords>> {
  const rows = await database
    .selectFrom("teacherQuestion")
    .select(["guideId", "exchangeId", "askedAt", "answer", "answeredAt"])
    .where("uid", "=", uid)
    .where((is) => is.or([is("guideId", "is not", null), is("exchangeId", "is not", null)]))
    .orderBy("askedAt")
    .execute();
  return new Map(rows.map(({ guideId, exchangeId, ...words }) => [guideId ?? exchangeId ?? "", words]));
}

/** What members sent, the unanswered first. */
export async function listAskedQuestions(database: Database): Promise<AskedQuestion[]> {
  const rows = await database
    .selectFrom("teacherQuestion")
    .innerJoin("user", "user.id", "teacherQuestion.uid")
    .selectAll("teacherQuestion")
    .select(["user.name", "user.email"])
    .orderBy((is) => is.case().when("teacherQuestion.answer", "is", null).then(0).else(1).end())
    .orderBy("teacherQuestion.askedAt", "desc")
    .limit(shown)
    .execute();
  return rows.map(({ name, email, ...row }) => ({
    ...view(row),
    person: row.uid,
    name,
    email,
    // We wrote it ourselves.
    about: row.about === null ? null : (JSON.parse(row.about) as About),
  }));
}

/** The teacher's words, on the guide and in a mail. Part of a transaction; answers whose question it was. */
export async function answerQuestion(
  transaction: Database,
  settings: TeacherParts["settings"],
  { id, text }: { id: string; text: string },
  now: Date,
): Promise<{ email: string; before: string | null }> {
  const question = await transaction
    .selectFrom("teacherQuestion")
    .innerJoin("user", "user.id", "teacherQuestion.uid")
    .select(["teacherQuestion.answer", "teacherQuestion.guideId", "user.email"])
    .where("teacherQuestion.id", "=", id)
    .executeTakeFirst();
  if (!question) throw new AppError("not_found", "There is no such question.");
  const { answer: before, email, guideId } = question;
  await transaction
    .updateTable("teacherQuestion")
    .set({ answer: text, answeredAt: now.toISOString() })
    .where("id", "=", id)
    .execute();
  const mail = writeAnswer(settings.publicUrl, { to: email, text, isGuide: guideId !== null });
  if (before !== text) await queueMail(transaction, await composeStudioMail(settings, mail, now), now);
  return { email, before };
}

function view({ id, guideId, exchangeId, text, askedAt, answer, answeredAt }: TeacherQuestionTable) {
  return { id, guideId, exchangeId, text, askedAt, answer, answeredAt };
}

function findOpen(
  database: Database,
  uid: string,
  { guideId, exchangeId }: { guideId: string | null; exchangeId: string | null },
): Promise<TeacherQuestionTable | undefined> {
  const own = database
    .selectFrom("teacherQuestion")
    .selectAll()
    .where("uid", "=", uid)
    .where("answer", "is", null);
  if (guideId) return own.where("guideId", "=", guideId).executeTakeFirst();
  return exchangeId
    ? own.where("exchangeId", "=", exchangeId).executeTakeFirst()
    : Promise.resolve(undefined);
}

const inputsSchema = z.record(z.string(), z.string());

async function copyGuide(database: Database, uid: string, id: string): Promise<About> {
  const guide = await database
    .selectFrom("guide")
    .selectAll()
    .where("id", "=", id)
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!guide) throw new AppError("not_found", "There is no such guide.");
  const { kind, inputs, content, answeredBy, createdAt } = guide;
  // We wrote the kind ourselves.
  return {
    kind: kind as GuideKind,
    told: inputsSchema.parse(JSON.parse(inputs)),
    wrote: content,
    answeredBy,
    createdAt,
  };
}

async function copyExchange(database: Database, uid: string, id: string): Promise<About> {
  const exchange = await database
    .selectFrom("chatExchange")
    .selectAll()
    .where("id", "=", id)
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!exchange) throw new AppError("not_found", "There is no such answer.");
  const { question, response, answeredBy, createdAt } = exchange;
  return {
    kind: "chat",
    told: { question },
    wrote: response,
    answeredBy: answeredBy as AnsweredBy,
    createdAt,
  };
}

// What members tell about their health is not mailed around: the owner reads it at the screen.
function writeNotice(publicUrl: string) {
  return {
    to: studio.email,
    subject: "A member has a question for you",
    text: `Hello,

a member sent you something to look at. It is among your messages:

${publicUrl}/studio/messages

-- 
${studio.name}, the server
`,
  };
}

function writeAnswer(
  publicUrl: string,
  { to, text, isGuide }: { to: string; text: string; isGuide: boolean },
) {
  return {
    to,
    subject: `Your teacher has answered`,
    text: `Hello,

you asked, and here is your teacher's answer:

${text.trimEnd()}

${isGuide ? "It is also beside your guide" : "What you asked is"} on your Yoga Therapy page:
${publicUrl}/yoga-therapy

-- 
${studio.name}
${studio.email}
`,
  };
}
