import { studio } from "#content/studio.ts";
import type { DemoMember } from "./members/demo-member.ts";
import { describeConcern, listConcerns } from "./process/concerns.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

/** Says where the site is and which implementation stands behind each port: for people, or as a log line. */
export async function printBanner(
  { config, log, ports, database }: Services,
  port: number,
  demoMember: DemoMember | undefined,
): Promise<void> {
  const concerns = await listConcerns(database);
  if (config.isProduction) {
    for (const concern of concerns) log.warn({ concern: concern.kind }, describeConcern(concern));
    log.info({ version, port, host: config.host, publicUrl: config.publicUrl, ports }, "started");
    return;
  }
  const width = Math.max(...Object.keys(ports).map((name) => name.length));
  const lines = [
    "",
    `  ${studio.name} is open: ${localAddress(config.host, port)} (version ${version})`,
    "",
    ...Object.entries(ports).map(([name, choice]) => `  ${name.padEnd(width)}  ${choice}`),
    "",
    ...concerns.map((concern) => `  Please look: ${describeConcern(concern)}`),
    ...(concerns.length > 0 ? [""] : []),
    ...(demoMember ? [`  Sign in as ${demoMember.email} with ${demoMember.password}`, ""] : []),
    "  Stop with Ctrl+C.",
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function localAddress(host: string, port: number): string {
  const isEverywhere = ["127.0.0.1", "::1", "::", "0.0.0.0"].includes(host);
  return `http://${isEverywhere ? "localhost" : host}:${port}`;
}
