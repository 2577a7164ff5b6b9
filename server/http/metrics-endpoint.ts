import { createHash, timingSafeEqual } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { Context } from "hono";
import type { Database } from "../database/tables.ts";
import type { Metrics } from "../process/metrics.ts";
import type { WorkInHand } from "../process/work-in-hand.ts";
import { AppError } from "./errors.ts";

export type MetricsParts = {
  database: Database;
  metrics: Metrics;
  answering: WorkInHand;
  /** Undefined: only for whoever asks from this machine itself. */
  token: string | undefined;
  peerOf(c: Context): string | undefined;
};

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const forwarded = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/** `GET /metrics`: for everybody else there is no such thing. */
export function answerMetrics({ database, metrics, answering, token, peerOf }: MetricsParts) {
  const isAllowed = (c: Context) => {
    if (token) return isSame(c.req.header("authorization") ?? "", `Bearer ${token}`);
    // What a proxy on this machine passes on is not from this machine.
    return loopback.test(peerOf(c) ?? "") && !forwarded.some((name) => c.req.header(name));
  };
  return async (c: Context) => {
    if (!isAllowed(c)) throw new AppError("not_found", "There is nothing here.");
    const waiting = await database
      .selectFrom("outbox")
      .select(({ fn }) => ["status", fn.countAll<number | string>().as("count")])
      .where("status", "!=", "sent")
      .groupBy("status")
      .execute();
    const counted = new Map(waiting.map(({ status, count }) => [status, Number(count)]));
    const mails = (["queued", "parked", "held"] as const).map((status) => ({
      labels: { status },
      value: counted.get(status) ?? 0,
    }));
    const text = metrics.write([
      { name: "studio_mails", series: mails },
      { name: "studio_answers_in_hand", series: [{ labels: {}, value: answering.count() }] },
      { name: "process_resident_memory_bytes", series: [{ labels: {}, value: process.memoryUsage.rss() }] },
      { name: "process_uptime_seconds", series: [{ labels: {}, value: Math.round(process.uptime()) }] },
      {
        name: "nodejs_eventloop_utilization",
        series: [{ labels: {}, value: performance.eventLoopUtilization().utilization }],
      },
    ]);
    c.header("Cache-Control", "no-store");
    return c.text(text, 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  };
}

/** As long for every wrong one. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
