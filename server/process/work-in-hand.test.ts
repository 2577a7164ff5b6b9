import { expect, test } from "vitest";
import { createWorkInHand } from "./work-in-hand.ts";

const endless = () => new AbortController().signal;

test("a stop waits for what is in hand, however it ends, and for what began meanwhile", async () => {
  const { mind, finish } = createWorkInHand();
  const order: string[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  mind(first.promise).catch(() => order.push("first failed"));
  const finished = finish(endless()).then((left) => order.push(`finished, ${left} left`));
  void mind(second.promise).then(() => order.push("second done"));
  first.reject(new Error("made to fail"));
  await expect.poll(() => order).toEqual(["first failed"]);
  second.resolve();
  await finished;
  expect(order).toEqual(["first failed", "second done", "finished, 0 left"]);
});

test("a stop does not wait beyond its grace, and says how much is left", async () => {
  const { mind, finish } = createWorkInHand();
  void mind(new Promise(() => {}));
  const grace = new AbortController();
  const finished = finish(grace.signal);
  grace.abort();
  expect(await finished).toBe(1);
  expect(await finish(AbortSignal.abort())).toBe(1);
});

test("with nothing in hand a stop goes on at once", async () => {
  expect(await createWorkInHand().finish(endless())).toBe(0);
});
