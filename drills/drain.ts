/** A server is asked to stop in the middle of an answer, a purchase and a mail. */
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ownContactSettings } from "../contract/contact-form.ts";
import { stopGraceMs } from "../server/process/time-limits.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { openSmtpInbox } from "../tests/parts/smtp-inbox.ts";
import { ask, calmLines, textOf } from "./ask.ts";
import { openLine } from "./line.ts";
import { join, openBeside, openTill, production, type Replica, startReplica } from "./production.ts";
import { type Drill, type Stage, seconds, until } from "./stage.ts";

const question = "my shoulders are stiff";
/** What the unit and the compose file allow before they kill. */
const patienceMs = 45_000;

export const drillDrain: Drill = async (stage) => {
  await stopDuringAnswer(stage);
  await stopDuringPurchase(stage);
  await stopDuringMail(stage);
  return undefined;
};

async function stopDuringAnswer(stage: Stage): Promise<void> {
  const model = await startModelServer();
  stage.atEnd(() => model.close());
  const environment = production(stage, { AI_BASE_URL: model.baseUrl, AI_MODEL: "m", AI_API_KEY: "key" });
  const database = await openBeside(stage, environment);
  const [ana, ben, cleo, dora] = [
    await join(database, "ana"),
    await join(database, "ben"),
    await join(database, "cleo"),
    await join(database, "dora"),
  ];

  const first = await startReplica(stage, environment);
  model.behave({ say: calmLines(40) });
  const whole = textOf(await ask(first.url, ana.cookie, question));
  model.behave({ say: calmLines(40), pauseMs: 500 });
  const answering = ask(first.url, ben.cookie, question);
  const guide = new AbortController();
  const writing = fetch(`${first.url}/generate_yoga_therapy_plan`, {
    method: "POST",
    body: JSON.stringify({ problem_statement: question }),
    headers: { "content-type": "application/json", cookie: dora.cookie },
    signal: guide.signal,
  }).catch(() => undefined);
  await until("both are being written", () => model.requests.length === 3);
  await wait(5_000);
  guide.abort();
  await writing;
  const stopping = timeStop(first);
  await wait(1_000);
  stage.hold(await isRefused(first.url), "a second after SIGTERM new connections are refused");
  const answered = await answering;
  const lastMs = answered.pieces.at(-1)?.atMs ?? 0;
  stage.say(
    `an answer of ${seconds(lastMs)}, SIGTERM after 5 s: ${answered.pieces.length} pieces, ${textOf(answered).length} of ${whole.length} characters`,
  );
  stage.hold(answered.isDone && textOf(answered) === whole, "the member got the whole answer");
  const { code, ms } = await stopping;
  stage.hold(code === 0, `the process ended by itself, with 0, ${seconds(ms)} after the signal`);
  const kept = await database.selectFrom("chatExchange").select("uid").execute();
  stage.hold(kept.length === 2, "both answers are in the members' histories");
  const guides = await database.selectFrom("guide").select("uid").execute();
  stage.hold(guides.length === 1, "the plan of a member who had left was finished and is on their page");

  const second = await startReplica(stage, environment);
  model.behave({ say: calmLines(140), pauseMs: 500 });
  const tooLong = ask(second.url, cleo.cookie, question);
  await until("it is being written", () => model.requests.length === 4);
  await wait(2_000);
  const cut = await timeStop(second);
  const part = await tooLong;
  const partMs = part.pieces.at(-1)?.atMs ?? 0;
  stage.say(
    `an answer of 70 s, SIGTERM after 2 s: ${part.pieces.length} pieces until ${seconds(partMs)}; the process ended ${seconds(cut.ms)} after the signal`,
  );
  stage.hold(!part.isDone, "what was cut is not called done");
  stage.hold(partMs >= stopGraceMs, `the member got what came within the grace of ${seconds(stopGraceMs)}`);
  stage.hold(cut.code === 0 && cut.ms < patienceMs, `it ended by itself, before ${seconds(patienceMs)}`);
}

async function stopDuringPurchase(stage: Stage): Promise<void> {
  const till = await openTill(stage);
  const line = await openLine(stage, till.stripe.url);
  const inbox = await openSmtpInbox();
  stage.atEnd(() => inbox.close());
  const environment = production(stage, {
    ...till.environment,
    STRIPE_API_BASE: line.url,
    SMTP_URL: inbox.url,
  });
  const database = await openBeside(stage, environment);
  const server = await startReplica(stage, environment);
  const id = await till.pay(server.url, "buyer@example.com");
  line.hush();
  const telling = till.tell(server.url, id);
  await wait(1_000);
  const stopping = timeStop(server);
  await wait(2_000);
  const isRefusing = await isRefused(server.url);
  line.speak();
  const status = await telling;
  const { code, ms } = await stopping;
  stage.say(
    `a purchase while Stripe is slow, SIGTERM before it answers: status ${status}, ended after ${seconds(ms)}`,
  );
  stage.hold(status === 200 && isRefusing, "Stripe's event was taken, and no other connection");
  stage.hold(code === 0, "the process ended by itself, with 0");
  const passes = await database.selectFrom("pass").select("id").execute();
  stage.hold(passes.length === 1, "the pass is there, once");
  await startReplica(stage, environment);
  await until("the mail has come", () => inbox.received.length > 0);
  await wait(1_000);
  stage.hold(inbox.received.length === 1, "the buyer's mail came, once, with this server or the next");
}

async function stopDuringMail(stage: Stage): Promise<void> {
  const inbox = await openSmtpInbox();
  stage.atEnd(() => inbox.close());
  const line = await openLine(stage, inbox.url);
  const environment = production(stage, { SMTP_URL: line.url });
  const database = await openBeside(stage, environment);
  const statuses = async () => {
    const rows = await database.selectFrom("outbox").select("status").execute();
    return rows.map(({ status }) => status).join(", ");
  };

  const first = await startReplica(stage, environment);
  line.hush();
  await writeToStudio(first.url, "quick");
  await until("the mail is under way", () => line.connections() > 0);
  const stopping = timeStop(first);
  await wait(1_000);
  line.speak();
  const { code, ms } = await stopping;
  stage.say(
    `a mail that takes another second, SIGTERM in it: ended after ${seconds(ms)}; ${await statuses()}`,
  );
  stage.hold(code === 0 && inbox.received.length === 1, "it was delivered before the process ended, with 0");
  stage.hold((await statuses()) === "sent", "and is recorded as sent");

  const second = await startReplica(stage, environment);
  line.hush();
  await writeToStudio(second.url, "slow");
  await until("the mail is under way", () => line.connections() > 0);
  const given = await timeStop(second);
  stage.say(
    `a mail server that says nothing, SIGTERM: ended after ${seconds(given.ms)}; ${await statuses()}`,
  );
  stage.hold(given.code === 0 && given.ms < 10_000, "the process does not wait for it");
  line.speak();
  await startReplica(stage, environment);
  await until("the mail has come", () => inbox.received.length > 1, 120_000);
  stage.hold(inbox.received.length === 2, "the next server delivered it, once");
}

async function writeToStudio(url: string, message: string): Promise<void> {
  const { userId, serviceId, templateId } = ownContactSettings;
  const answer = await fetch(`${url}/api/v1.0/email/send`, {
    method: "POST",
    body: JSON.stringify({
      user_id: userId,
      service_id: serviceId,
      template_id: templateId,
      template_params: { name: "Ana", email: "ana@example.com", message: `A question, ${message}.` },
    }),
    headers: { "content-type": "application/json" },
  });
  if (!answer.ok) throw new Error(`The contact form answered ${answer.status}: ${await answer.text()}`);
}

async function timeStop(server: Replica): Promise<{ code: number | null; ms: number }> {
  const started = performance.now();
  const code = await server.stop("SIGTERM");
  return { code, ms: performance.now() - started };
}

function isRefused(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });
}
