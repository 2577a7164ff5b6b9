import { studio } from "#content/studio.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { requireWithinLimit } from "../http/require-within-limit.ts";
import { type MailSettings, queueStudioMail } from "../mail/studio-mail.ts";
import { describeConcern, listConcerns } from "../process/concerns.ts";

const onceADay = { count: 1, windowSeconds: 24 * 60 * 60 };

/** Mails the owner what is new among their concerns: at most once a day, whichever process gets to it. */
export async function tellOwner(
  database: Database,
  settings: MailSettings,
  now = new Date(),
): Promise<boolean> {
  const concerns = await listConcerns(database, { now, isUntoldOnly: true });
  if (concerns.length === 0) return false;
  try {
    await requireWithinLimit(database, "mail to the owner", onceADay, "They were told today.", now);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  await queueStudioMail(database, settings, {
    to: studio.email,
    subject: `Your website needs you: ${concerns.map(({ kind }) => kind).join(", ")}`,
    text: `Hello,

this is what went wrong lately. The site itself goes on.

${concerns.map((concern) => `- ${describeConcern(concern)}`).join("\n\n")}

"npm run studio -- doctor" tries everything that is configured and says what to do.
There is at most one such mail a day.

-- 
${studio.name}, the server
`,
  });
  await database
    .updateTable("concern")
    .set({ toldAt: now.toISOString() })
    .where(
      "kind",
      "in",
      concerns.map(({ kind }) => kind),
    )
    .execute();
  return true;
}
