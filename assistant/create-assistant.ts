import type { Answer, AnswerPart, Assistant } from "./assistant.ts";
import { type KnownMember, knowMember } from "./know-member.ts";
import type { Model } from "./model/ask-model.ts";
import { completePlan } from "./model/complete-plan.ts";
import { describeFailure, ModelFault } from "./model/model-fault.ts";
import { wholeLines } from "./model/whole-lines.ts";
import { writePrompt } from "./model/write-prompt.ts";
import { cleanMarkdown } from "./safety/clean-markdown.ts";
import { createLint } from "./safety/lint.ts";
import { stampOf } from "./safety/stamp.ts";
import { triage, withAnswer } from "./triage/triage.ts";
import { writeSafetyQuestion, writeUrgentAnswer } from "./triage/urgent-answer.ts";
import { type Draft, writeDraft } from "./write-from-handbook.ts";

/** Far beyond what is asked for: a model that runs on is cut short. */
const longest = 40_000;

const insteadOfModel = "*This answer is from the studio's handbook.*";

/** Where it is written down when a model lost its turn. */
type AssistantLog = { warn(facts: object, message: string): void };

/**
 * The order of every request, whoever answers: first whether somebody needs help, then the answer, line by
 * line through the same rules, and the disclaimer under whatever came of it. Without a model, or when it
 * fails, is slow or breaks a rule, the handbook answers.
 */
export function createAssistant(log: AssistantLog, model?: Model): Assistant {
  return {
    isUrgent: (asked) => triage(asked).outcome !== "fine",
    async *answer(said, signal) {
      const { outcome, kind } = triage(said);
      if (outcome === "urgent") return yield* say(writeUrgentAnswer(kind), "triage", said.now);
      if (outcome === "ask") {
        return yield* say(writeSafetyQuestion(kind, said.kind === "chat"), "triage", said.now);
      }
      const asked = withAnswer(said);
      const { text: draft, kept } = writeDraft(asked);
      const known = knowMember(asked);
      if (!model || isForHandbook(kept, known)) return yield* say(draft, "handbook", asked.now, kept);
      let hasBegun = false;
      try {
        const lines = wholeLines(model.ask(writePrompt(asked, known, draft), signal));
        const lint = createLint(known, draft);
        let content = "";
        for await (const line of lines) {
          const broken = lint(line);
          if (broken) throw new ModelFault(`broke a rule: ${broken}`);
          const text = cleanMarkdown(line);
          if (!hasBegun && !text.trim()) continue;
          content += text;
          if (content.length > longest) throw new ModelFault("said too much");
          hasBegun = true;
          yield { text };
        }
        const missing = completePlan(asked.kind, content, draft);
        const end = `${missing}${stampOf(asked.now)}`;
        yield { text: end };
        return { content: content + end, answeredBy: "model", ...carry(kept) };
      } catch (error) {
        if (signal?.aborted) throw error;
        log.warn(
          { kind: asked.kind, reason: describeFailure(error) },
          "the handbook answers instead of the model",
        );
        if (hasBegun) yield "restart";
        return yield* say(`${draft}\n\n${insteadOfModel}`, "handbook", asked.now, kept);
      }
    },
  };
}

/** What is never put to a model: hunger as a wish, and facts that only the studio knows. */
function isForHandbook(kept: Draft["kept"], { diet }: KnownMember): boolean {
  const isFact = ["studio", "mine", "which class"].includes(kept?.request.wants ?? "");
  return diet.needsSupport || diet.needsDietitian || diet.isCrash || isFact;
}

/** Says something that is known whole, block by block. */
function* say(
  text: string,
  answeredBy: Answer["answeredBy"],
  now: Date,
  kept?: Draft["kept"],
): Generator<AnswerPart, Answer> {
  const content = `${text.trim()}${stampOf(now)}`;
  for (const block of content.split(/(?<=\n\n)/)) yield { text: block };
  return { content, answeredBy, ...carry(kept) };
}

function carry(kept: Draft["kept"]): Pick<Answer, "kept" | "suggestions"> {
  return kept ? { kept: JSON.stringify(kept), suggestions: kept.suggestions } : {};
}
