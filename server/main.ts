import { flushCompileCache } from "node:module";
import { findContentMistakes } from "../content/check.ts";
import { findHandbookMistakes } from "../handbook/check-handbook.ts";
import { createApp } from "./app.ts";
import { printBanner } from "./banner.ts";
import { endMemberBookings } from "./classes/end-member-bookings.ts";
import { parseConfig, readEnvironment } from "./config.ts";
import { listen, stopListening } from "./http/listen.ts";
import { ensureDemoMember, forgetDemoMember } from "./members/demo-member.ts";
import { removeMember } from "./members/member-data.ts";
import { createLog } from "./process/log.ts";
import { markRunning } from "./process/run-marker.ts";
import { StartupError } from "./process/startup-error.ts";
import { stopGraceMs } from "./process/time-limits.ts";
import { openServices } from "./services.ts";
import { findSetupMistakes } from "./setup-mistakes.ts";
import { endDemonstration } from "./shop/end-demonstration.ts";
import { findPlansLostToHolders } from "./shop/warn-of-lost-plans.ts";
import { keepAssets } from "./site/kept-assets.ts";

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
  const mistakes = [...findContentMistakes(), ...findHandbookMistakes()];
  if (mistakes.length > 0) throw new StartupError(mistakes.join("\n"));
  const log = await createLog(config);
  for (const mistake of findSetupMistakes(config)) log.warn(mistake);
  const services = await openServices(config, log);
  const sold = config.isProduction ? await endDemonstration(services.database, new Date()) : 0;
  if (sold > 0) log.warn({ passes: sold }, "what the demonstration sold is over: nobody paid for it");
  if (
    config.isProduction &&
    (await forgetDemoMember(config.dataDir, (email) =>
      removeMember(services.database, email, (transaction, member) =>
        endMemberBookings(transaction, services.classParts.settings, member, new Date()),
      ),
    ))
  ) {
    log.warn("the demo member of an earlier start was removed");
  }
  for (const warning of await findPlansLostToHolders(services.database, new Date())) log.warn(warning);
  // Before anybody is sent a page of ours: another replica may be asked for what is in it.
  await keepAssets(services.database, services.site, new Date());
  const { server, port } = await listen(createApp(services).fetch, config).catch(async (error) => {
    await services.close();
    throw error;
  });
  const running = markRunning(config.dataDir);
  process.on("uncaughtExceptionMonitor", (err) => log.fatal({ err }, "the server ends: nobody caught this"));
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) {
      // Asked twice, somebody means it: that is no crash.
      running.unmark();
      process.exit(1);
    }
    isStopping = true;
    log.info({ signal }, "stopping");
    const grace = AbortSignal.timeout(stopGraceMs);
    await stopListening(server, grace);
    const unfinished = await services.answering.finish(grace);
    if (unfinished > 0) log.warn({ unfinished }, "answers are lost: they were not written in time");
    await services.close();
    running.unmark();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  if (running.hasCrashed) await services.concerns.raise("crashed");
  const demoMember = config.isProduction ? undefined : await ensureDemoMember(services.auth, config.dataDir);
  await printBanner(services, port, demoMember);
  // What was compiled is kept now, not when the process ends: one that is killed leaves it to the next.
  flushCompileCache();
}
