import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "../config.ts";
import { listen, stopListening } from "./listen.ts";

const config = parseConfig({ PORT: "0" });
const endless = () => new AbortController().signal;

async function open(answer: () => Promise<Response>) {
  const opened = await listen(answer, config);
  onTestFinished(() => {
    opened.server.closeAllConnections();
    opened.server.close();
  });
  return opened;
}

test("stopping lets a request in flight finish and takes no new one", async () => {
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { server, port } = await open(async () => {
    arrived.resolve();
    await gate.promise;
    return new Response("whole answer");
  });
  const inFlight = fetch(`http://127.0.0.1:${port}/`);
  await arrived.promise;
  const stopped = stopListening(server, endless());
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  gate.resolve();
  expect(await (await inFlight).text()).toBe("whole answer");
  await stopped;
});

test("whoever sends a request over a connection they kept, just as we stop, is answered and told that it was the last", async () => {
  const { server, port } = await open(async () => new Response("whole answer"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = () =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      const asked = request({ port, host: "127.0.0.1", agent }, async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve({ text, connection: answer.headers.connection });
      });
      asked.once("error", reject).end();
    });
  expect(await ask()).toEqual({ text: "whole answer", connection: "keep-alive" });
  const stopped = stopListening(server, endless());
  expect(await ask()).toEqual({ text: "whole answer", connection: "close" });
  await stopped;
});

test("a connection kept open without a request does not delay stopping", async () => {
  const { server, port } = await open(async () => new Response("ok"));
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  await stopListening(server, endless());
});

test("a request that goes on beyond the grace is cut", async () => {
  const arrived = Promise.withResolvers<void>();
  const { server, port } = await open(() => {
    arrived.resolve();
    return new Promise(() => {});
  });
  const inFlight = fetch(`http://127.0.0.1:${port}/`);
  // It is cut before anybody looks at it.
  inFlight.catch(() => {});
  await arrived.promise;
  const grace = new AbortController();
  const stopped = stopListening(server, grace.signal);
  grace.abort();
  await stopped;
  await expect(inFlight).rejects.toThrow();
});

test("a port in use is named in a sentence", async () => {
  const { port } = await open(async () => new Response());
  await expect(listen(async () => new Response(), { ...config, port })).rejects.toThrow(
    `Port ${port} is already in use: stop what is using it, or set PORT to another.`,
  );
});

test("an address of another machine is named in a sentence", async () => {
  await expect(listen(async () => new Response(), { ...config, host: "192.0.2.1" })).rejects.toThrow(
    "HOST 192.0.2.1 is not an address of this machine",
  );
});

test.each([
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["a broken host", "GET / HTTP/1.1\r\nHost: [\r\n\r\n"],
  ["an absolute address", "GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["nonsense", "\u0000\u0001\u0002\r\n\r\n"],
])("%s is answered with 400", async (_, request) => {
  const { port } = await open(async () => new Response("reached"));
  const socket = connect(port, "127.0.0.1");
  socket.end(request);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
});

test("a request that cannot be read is refused with our headers and our sentence", async () => {
  const { port } = await open(async () => new Response("reached"));
  const socket = connect(port, "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
  const answer = String(Buffer.concat(await socket.toArray()));
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(answer).toContain("The request could not be understood.");
});
