/** The owner's commands: `npm run studio -- …`. */
import { readEnvironment } from "../server/config.ts";
import { StartupError } from "../server/process/startup-error.ts";
import { runStudioCommand } from "./run-studio-command.ts";
import { UsageError } from "./usage-error.ts";

try {
  process.stdout.write(`${await runStudioCommand(process.argv.slice(2), readEnvironment())}\n`);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
