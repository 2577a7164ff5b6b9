import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Stage } from "./stage.ts";

export type LoadBalancer = {
  port: number;
  /** Who is asked from now on, turn about. */
  replace(before: string | undefined, now: string): void;
  requests(): number;
  /** How often another server was asked because one had gone. */
  secondTries(): number;
  /** What could not be answered at all. */
  failures: string[];
};

const sameTwice = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

/**
 * What nginx does in front of several servers, and no more: each in turn, over connections that are kept. One that
 * takes no connection is left out; a request is put to another only if it was not sent, or may be sent twice.
 */
export async function openLoadBalancer(stage: Stage, first: string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 });
  let servers = [...first];
  const absentUntil = new Map<string, number>();
  const failures: string[] = [];
  let requests = 0;
  let secondTries = 0;
  let turn = 0;
  const nextServer = (tried: string[]) => {
    const left = servers.filter((each) => !tried.includes(each));
    const present = left.filter((each) => (absentUntil.get(each) ?? 0) < performance.now());
    turn += 1;
    const choice = present.length > 0 ? present : left;
    return choice[turn % choice.length];
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    requests += 1;
    const body = Buffer.concat(await incoming.toArray());
    pass(incoming, outgoing, body, []);
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tried: string[]) => {
    const server = nextServer(tried);
    const what = `${incoming.method} ${incoming.url}`;
    if (!server) {
      failures.push(`${what}: nobody answers`);
      outgoing.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const asked = request(`${server}${incoming.url}`, { agent, method: incoming.method, headers }, (got) => {
      outgoing.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(outgoing);
      got.once("error", () => {
        failures.push(`${what}: the answer broke off`);
        outgoing.destroy();
      });
    });
    asked.once("error", (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent || outgoing.destroyed) return;
      const isUnsent = error.code === "ECONNREFUSED";
      if (isUnsent) absentUntil.set(server, performance.now() + 1_000);
      if (!isUnsent && !sameTwice.has(incoming.method ?? "")) {
        failures.push(`${what}: ${error.code}`);
        outgoing.writeHead(502).end();
        return;
      }
      secondTries += 1;
      pass(incoming, outgoing, body, [...tried, server]);
    });
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) asked.destroy();
    });
    asked.end(body);
  };
  const proxy = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => {}));
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  stage.atEnd(() => {
    proxy.closeAllConnections();
    proxy.close();
    agent.destroy();
  });
  return {
    // A listening TCP server has an address with a port.
    port: (proxy.address() as AddressInfo).port,
    replace(before, now) {
      servers = [...servers.filter((each) => each !== before), now];
    },
    requests: () => requests,
    secondTries: () => secondTries,
    failures,
  };
}
