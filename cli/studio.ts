/** The owner's commands: `npm run studio -- …`. */
import { parseConfig, readEnvironment } from "../server/config.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { StartupError } from "../server/startup-error.ts";
import { mailHelp, runMailCommand, UsageError } from "./mail.ts";

const help = `The studio's own commands. They work beside a running server.

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
  if (command !== "mail") throw new UsageError(`There is no command "${command}".\n\n${help}`);
  const database = await visitDatabase(parseConfig(readEnvironment()));
  try {
    process.stdout.write(`${await runMailCommand(database, words)}\n`);
  } finally {
    await database.destroy();
  }
}
