import { type Config, type Environment, parseConfig } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { assistantHelp, runAssistantCommand } from "./assistant.ts";
import { backupHelp, runBackupCommand, runMoveCommand, runRestoreCommand } from "./backup.ts";
import { classHelp, runClassCommand } from "./classes.ts";
import { doctorHelp, runDoctorCommand } from "./doctor.ts";
import {
  houseRulesHelp,
  runLimitsCommand,
  runNetworkCommand,
  runRegistrationCommand,
} from "./house-rules.ts";
import { mailHelp, runMailCommand } from "./mail.ts";
import { memberHelp, runMemberCommand } from "./member.ts";
import { ownerHelp, runOwnerCommand } from "./owner.ts";
import { passHelp, runPassCommand } from "./passes.ts";
import { purchasesHelp, runPurchasesCommand } from "./purchases.ts";
import { UsageError } from "./usage-error.ts";

type Command = (database: Database, config: Config, words: string[]) => Promise<string>;

const commands: Record<string, Command> = {
  mail: (database, _config, words) => runMailCommand(database, words),
  owner: runOwnerCommand,
  member: runMemberCommand,
  purchases: runPurchasesCommand,
  pass: runPassCommand,
  class: runClassCommand,
  assistant: runAssistantCommand,
  registration: runRegistrationCommand,
  network: (database, _config, words) => runNetworkCommand(database, words),
  limits: (database, _config, words) => runLimitsCommand(database, words),
  doctor: runDoctorCommand,
};

/** These open the database themselves, or must not: a restored one is another. */
const keepers: Record<
  string,
  (config: Config, words: string[], environment: Environment) => Promise<string>
> = {
  backup: runBackupCommand,
  restore: runRestoreCommand,
  move: runMoveCommand,
};

const help = `The studio's own commands. They work beside a running server.

${doctorHelp}

${ownerHelp}

${memberHelp}

${houseRulesHelp}

${purchasesHelp}

${passHelp}

${classHelp}

${mailHelp}

${assistantHelp}

${backupHelp}

npm run studio -- --help             this text`;

/** Carries out one command, and answers what to print. Throws a sentence when it cannot be done. */
export async function runStudioCommand(
  [command, ...words]: string[],
  environment: Environment,
): Promise<string> {
  const wantsHelp = !command || command === "help" || [command, ...words].includes("--help");
  if (wantsHelp) return help;
  const perform = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const keep = Object.hasOwn(keepers, command) ? keepers[command] : undefined;
  if (keep) return keep(parseConfig(environment), words, environment);
  if (!perform) throw new UsageError(`There is no command "${command}".\n\n${help}`);
  const config = parseConfig(environment);
  const database = await visitDatabase(config);
  try {
    return await perform(database, config, words);
  } finally {
    await database.destroy();
  }
}
