/** The owner's commands: `npm run studio -- …`. */
import { type Config, parseConfig, readEnvironment } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { StartupError } from "../server/process/startup-error.ts";
import { doctorHelp, runDoctorCommand } from "./doctor.ts";
import { mailHelp, runMailCommand } from "./mail.ts";
import { memberHelp, runMemberCommand } from "./member.ts";
import { purchasesHelp, runPassCommand, runPurchasesCommand } from "./purchases.ts";
import { UsageError } from "./usage-error.ts";

type Command = (database: Database, config: Config, words: string[]) => Promise<string>;

const commands: Record<string, Command> = {
  mail: (database, _config, words) => runMailCommand(database, words),
  member: runMemberCommand,
  purchases: runPurchasesCommand,
  pass: (database, _config, words) => runPassCommand(database, words),
  doctor: runDoctorCommand,
};

const help = `The studio's own commands. They work beside a running server.

${doctorHelp}

${memberHelp}

${purchasesHelp}

${mailHelp}

npm run studio -- --help             this text`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run([command, ...words]: string[]): Promise<void> {
  const wantsHelp = !command || command === "help" || [command, ...words].includes("--help");
  if (wantsHelp) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const perform = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!perform) throw new UsageError(`There is no command "${command}".\n\n${help}`);
  const config = parseConfig(readEnvironment());
  const database = await visitDatabase(config);
  try {
    process.stdout.write(`${await perform(database, config, words)}\n`);
  } finally {
    await database.destroy();
  }
}
