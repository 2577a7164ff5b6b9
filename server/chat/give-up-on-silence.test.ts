import { expect, onTestFinished, test } from "vitest";
import { openModel } from "../../assistant/model/ask-model.ts";
import { startModelServer } from "../../tests/parts/model-server.ts";
import { giveUpOnSilence } from "./give-up-on-silence.ts";

const prompt = { instructions: "Be kind.", messages: [{ role: "user" as const, content: "Hello." }] };
const patience = { firstTextMs: 60_000, stallMs: 60_000, totalMs: 60_000, retryAfterMs: 1 };

async function openSilentModel(silenceMs: number) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: "m" };
  return { server, model: giveUpOnSilence(openModel(settings, patience), silenceMs) };
}

test("a model that hangs is given up when its time is over, whatever its own patience", async () => {
  const { server, model } = await openSilentModel(1_000);
  server.behave({ fail: "hang" });
  await expect(Array.fromAsync(model.ask(prompt))).rejects.toThrow();
  expect(server.requests).toHaveLength(1);
});

test("one that has begun to speak is given the time it takes", async () => {
  const { server, model } = await openSilentModel(10_000);
  server.behave({ say: ["One. ", "Two."] });
  expect((await Array.fromAsync(model.ask(prompt))).join("")).toBe("One. Two.");
});
