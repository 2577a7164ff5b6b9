import { createApp } from "./app.ts";
import { printBanner } from "./banner.ts";
import { parseConfig, readEnvironment } from "./config.ts";
import { listen, stopListening } from "./http/listen.ts";
import { ensureDemoMember, forgetDemoMember } from "./members/demo-member.ts";
import { removeMember } from "./members/member-data.ts";
import { createLog } from "./process/log.ts";
import { StartupError } from "./process/startup-error.ts";
import { openServices } from "./services.ts";

/** How long what was begun may go on once we are asked to stop; mail has a moment more. */
const stopGraceMs = 6_000;

try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  // What we write is members' data: nobody else on the machine reads it.
  process.umask(0o077);
  const config = parseConfig(readEnvironment());
  const log = await createLog(config);
  const services = await openServices(config, log);
  if (
    config.isProduction &&
    (await forgetDemoMember(config.dataDir, (email) => removeMember(services.database, email)))
  ) {
    log.warn("the demo member of an earlier start was removed");
  }
  const { server, port } = await listen(createApp(services).fetch, config).catch(async (error) => {
    await services.close();
    throw error;
  });
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, "stopping");
    const grace = AbortSignal.timeout(stopGraceMs);
    await stopListening(server, grace);
    const unfinished = await services.answering.finish(grace);
    if (unfinished > 0) log.warn({ unfinished }, "answers are lost: they were not written in time");
    await services.close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const demoMember = config.isProduction ? undefined : await ensureDemoMember(services.auth, config.dataDir);
  printBanner(services, port, demoMember);
}
