import { isAbsolute, join, relative } from "node:path";
import type { Config, Environment } from "../server/config.ts";
import { projectRoot } from "../server/config.ts";
import { backUp } from "../server/database/backup/back-up.ts";
import type { Counts } from "../server/database/backup/copy-tables.ts";
import { moveToPostgres } from "../server/database/backup/move.ts";
import { restore } from "../server/database/backup/restore.ts";
import { readOrCreateSecret } from "../server/process/data-folder.ts";
import { UsageError } from "./usage-error.ts";

export const backupHelp = `npm run studio -- backup [FILE]               write everything into one file, while the server runs
                                             (add --with-secret for the secret that signs sessions)
npm run studio -- restore FILE               go back to a backup, with the server stopped
npm run studio -- move --to postgres://…     take everything from SQLite to an empty PostgreSQL, with the server stopped`;

const withSecret = "--with-secret";
/** What a studio cannot go on without and no backup holds unasked. */
const otherSecrets = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "AI_API_KEY",
  "SMTP_URL",
  "DATABASE_URL",
];

export async function runBackupCommand(
  config: Config,
  words: string[],
  environment: Environment,
): Promise<string> {
  // A command that npm refuses to pass on unquoted must not write what nobody asked for.
  const unknown = words.find((word) => word.startsWith("--") && word !== withSecret);
  const [given, ...more] = words.filter((word) => !word.startsWith("--"));
  if (unknown || more.length > 0) throw new UsageError(backupHelp);
  const at = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const file = given ? locate(given, environment) : join(config.dataDir, "backups", `studio-${at}Z.db`);
  if (given && isInRepository(file, config)) {
    throw new UsageError("A backup is members' data: give a place outside of the program's folder.");
  }
  const hasSecret = words.includes(withSecret);
  const secret = hasSecret ? (config.authSecret ?? readOrCreateSecret(config.dataDir)) : undefined;
  const counts = await backUp(config, file, secret);
  const left = [
    ...(hasSecret ? [] : [config.authSecret ? "AUTH_SECRET" : join(config.dataDir, "auth-secret")]),
    ...otherSecrets.filter((name) => environment[name]),
  ];
  return [
    `Everything is in ${file}: ${describeCounts(counts)}.`,
    ...(left.length > 0 ? [`Not in it, keep them elsewhere: ${left.join(", ")}.`] : []),
    "Copy it to another machine.",
  ].join("\n");
}

export async function runRestoreCommand(
  config: Config,
  [given]: string[],
  environment: Environment,
): Promise<string> {
  if (!given) throw new UsageError(backupHelp);
  const { aside, hasSecret } = await restore(config, locate(given, environment), new Date());
  return [
    "The backup is in place; start the server.",
    ...(aside ? [`What was there is now ${aside}.`] : []),
    ...(hasSecret && config.authSecret
      ? ["It holds the secret that signed its sessions; yours from AUTH_SECRET goes on being used."]
      : []),
  ].join("\n");
}

export async function runMoveCommand(config: Config, [option, url]: string[]): Promise<string> {
  if (option !== "--to" || !url || !/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError(backupHelp);
  }
  if (config.databaseUrl) throw new UsageError("DATABASE_URL is set: the studio is on PostgreSQL already.");
  const counts = await moveToPostgres(config.dataDir, url);
  return [
    `Everything arrived: ${describeCounts(counts)}.`,
    "Set DATABASE_URL to this address and start the server; whoever is signed in stays so.",
    `${join(config.dataDir, "studio.db")} is as it was: keep it until you are sure.`,
  ].join("\n");
}

function describeCounts(counts: Counts): string {
  const shown = {
    user: "members",
    purchase: "sales",
    pass: "passes",
    chatExchange: "questions",
    outbox: "mails",
  };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(shown).map(([table, words]) => `${counts[table] ?? 0} ${words}`);
  return `${parts.join(", ")}, ${all} rows in all`;
}

/** As whoever typed it meant it: npm runs us in the project's folder, wherever they are. */
function locate(given: string, { INIT_CWD }: Environment): string {
  return isAbsolute(given) ? given : join(INIT_CWD ?? process.cwd(), given);
}

function isInRepository(file: string, { dataDir }: Config): boolean {
  return isWithin(file, projectRoot) && !isWithin(file, dataDir);
}

function isWithin(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return way !== "" && !way.startsWith("..") && !isAbsolute(way);
}
