import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { describeError } from "./describe-error.ts";

test("of an error the log has what explains it, never the connection a driver hangs on it", () => {
  const error = Object.assign(
    new Error("Connection terminated unexpectedly", { cause: new Error("reset") }),
    {
      code: "57P01",
      client: { processID: 42, secretKey: 1234567890, password: "hunter2" },
    },
  );
  expect(describeError(error)).toEqual({
    type: "Error",
    message: "Connection terminated unexpectedly",
    code: "57P01",
    stack: expect.any(String),
    cause: { type: "Error", message: "reset", stack: expect.any(String) },
  });
  const long = new Error("x".repeat(100_000));
  expect(JSON.stringify(describeError(long)).length).toBeLessThan(3_000);
});

test("a request's line has the network it came from, and is short however long its address is", async () => {
  const lines: string[] = [];
  const output = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = pino({ base: null, serializers: { err: describeError } }, output);
  const services = await openTestServices("SQLite", {}, log);
  const app = createApp(services);
  const ask = (path: string, remoteAddress: string) =>
    app.request(path, {}, { incoming: { socket: { remoteAddress } } });
  await ask("/api/passes", "203.0.113.77");
  await ask(`/users/${"x".repeat(10_000)}`, "2001:db8:1:ab12::5");
  const requests = lines.filter((line) => line.includes('"path"'));
  expect(requests.map((line) => JSON.parse(line).from)).toEqual(["203.0.113.0/24", "2001:db8:1:ab00::/56"]);
  expect(lines.join("")).not.toContain("203.0.113.77");
  for (const line of requests) expect(line.length).toBeLessThan(1_000);
});
