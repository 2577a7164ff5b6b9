import type { Answer, AnswerPart, Asked, Assistant } from "../assistant/assistant.ts";
import { createAssistant } from "../assistant/create-assistant.ts";
import { type Model, openModel } from "../assistant/model/ask-model.ts";
import { addTokens, noTokens, type Tokens } from "../assistant/model/tokens.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import type { RecordedModel } from "./behaviours.ts";
import { type Score, type ScoreOptions, scoreAssistant } from "./score.ts";

/** How a model does behind the rules: the scorecard, and how much of it the model wrote. */
export type ModelScore = {
  scores: Score[];
  /** Of what it was asked, by kind: how many answers were its own. */
  own: Map<Asked["kind"], { own: number; asked: number }>;
  /** Why the handbook answered instead, and how often. */
  lost: Map<string, number>;
  tokens: Tokens;
};

export async function scoreModel(model: Model, options: ScoreOptions = {}): Promise<ModelScore> {
  const own: ModelScore["own"] = new Map();
  const lost: ModelScore["lost"] = new Map();
  let losses = 0;
  let tokens = noTokens;
  const log = {
    warn(facts: object) {
      const reason = "reason" in facts ? String(facts.reason) : "";
      lost.set(reason, (lost.get(reason) ?? 0) + 1);
      losses += 1;
    },
  };
  const budget = {
    isOpen: async () => true,
    async spend(_: Asked["kind"], spent: Tokens) {
      tokens = addTokens(tokens, spent);
    },
  };
  const inner = createAssistant(log, model, budget);
  const counted: Assistant = {
    isUrgent: (each) => inner.isUrgent(each),
    async *answer(each, signal): AsyncGenerator<AnswerPart, Answer> {
      const before = losses;
      const answer = yield* inner.answer(each, signal);
      const isLost = losses > before;
      if (answer.answeredBy === "model" || isLost) {
        const count = own.get(each.kind) ?? { own: 0, asked: 0 };
        own.set(each.kind, { own: count.own + Number(!isLost), asked: count.asked + 1 });
      }
      return answer;
    },
  };
  return { scores: await scoreAssistant(counted, options), own, lost, tokens };
}

/** The same for a recorded one, played by a server on loopback that speaks OpenAI's protocol. */
export async function scoreRecorded(
  { behave, planted, name }: RecordedModel,
  options: ScoreOptions = {},
): Promise<ModelScore> {
  const server = await startModelServer();
  server.behave(behave);
  try {
    const model = openModel({ baseUrl: server.baseUrl, apiKey: "key", model: name });
    return await scoreModel(model, planted ? { ...options, planted } : options);
  } finally {
    server.close();
  }
}
