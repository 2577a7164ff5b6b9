import type { Answer, AnswerPart, Asked, Assistant } from "./assistant.ts";
import { timeSteps } from "./guide-steps.ts";
import { type KnownMember, knowMember } from "./know-member.ts";
import { withNotice } from "./language.ts";
import { answerByModel, type ByModel } from "./model/answer-by-model.ts";
import { answerInTranslation, askedInEnglish } from "./model/answer-in-translation.ts";
import type { Model } from "./model/ask-model.ts";
import { type ModelBudget, unlimited } from "./model/budget.ts";
import { describeFailure, ModelFault } from "./model/model-fault.ts";
import { askForPlan, proposePlan } from "./model/propose-plan.ts";
import { createSecondLooks } from "./model/second-look.ts";
import { addTokens, noTokens, type Tokens } from "./model/tokens.ts";
import { createChatTools } from "./model/tools.ts";
import { writePrompt } from "./model/write-prompt.ts";
import { readingsOf } from "./read/read-asked.ts";
import { stampOf } from "./safety/stamp.ts";
import { triage, withAnswer } from "./triage/triage.ts";
import { writeSafetyQuestion, writeUrgentAnswer } from "./triage/urgent-answer.ts";
import { type Draft, writeDraft } from "./write-from-handbook.ts";

const insteadOfModel = "*This answer is from the studio's handbook.*";
/** What stands between what a model has said and the handbook's answer, when the model could not go on. */
const fromHere = "*I stopped there. This is from the studio's handbook:*";

/** Where it is written down when a model lost its turn. */
type AssistantLog = { warn(facts: object, message: string): void };

/**
 * The order of every request, whoever answers: first whether somebody needs help, then the answer, sentence by
 * sentence through the same rules, and the disclaimer under whatever came of it. Without a model, or when it
 * fails, is slow or does harm, the handbook answers. Nothing that was shown is ever taken back.
 */
export function createAssistant(
  log: AssistantLog,
  model?: Model,
  budget: ModelBudget = unlimited,
): Assistant {
  const openSecondLook = createSecondLooks();
  return {
    isUrgent: (asked) => triage(asked).outcome !== "fine",
    async *answer(said, signal) {
      const { outcome, kind } = triage(said);
      if (outcome === "urgent") return yield* say(writeUrgentAnswer(kind), "triage", said.now);
      const { language, isForeign } = readingsOf(said).now;
      // What is not read here is doubtful by itself; with a model, its translation tells.
      const isUnread = model !== undefined && said.kind === "chat" && isForeign;
      const askFirst = () => say(writeSafetyQuestion(kind, said.kind === "chat"), "triage", said.now);
      if (outcome === "ask" && !isUnread) return yield* askFirst();
      const asked = withAnswer(said);
      const { text: draft, kept, made } = writeDraft(asked);
      const known = knowMember(asked);
      if (!model || isForHandbook(kept, known) || !(await budget.isOpen(asked.now))) {
        if (outcome === "ask") return yield* askFirst();
        return yield* say(draft, "handbook", asked.now, { kept, made });
      }
      let spent = noTokens;
      // Whatever is asked of the model for this answer is counted together.
      const counted: Model = {
        ask: (prompt, stop) =>
          model.ask(prompt, stop, (tokens: Tokens) => {
            spent = addTokens(spent, tokens);
          }),
      };
      const isLevelStated = asked.preferences.fitnessLevel.trim() !== "";
      let shown = "";
      let end: ByModel["end"];
      try {
        if (asked.kind !== "chat") {
          const prompt = askForPlan(asked, known);
          if (!prompt) return yield* say(draft, "handbook", asked.now, { made });
          const plan = await proposePlan(asked, known, prompt, (each) => counted.ask(each, signal));
          if (plan === "urgent")
            return yield* say(writeSafetyQuestion("emergency", false), "triage", asked.now);
          return yield* say(plan.text, "model", asked.now, { made: plan.made });
        }
        if (isForeign || language !== "en") return yield* answerAbroad(asked, counted, signal);
        const tools = createChatTools(asked, kept);
        const prompt = writePrompt(asked, known, draft, tools.set);
        const parts = answerByModel({
          model: counted,
          prompt,
          known,
          draft,
          isLevelStated,
          signal,
          hasSaid: tools.hasSaid,
          lookAgain: (stop) => openSecondLook(counted, known, stop),
        });
        let next = await parts.next();
        while (!next.done) {
          shown += next.value;
          yield { text: next.value };
          next = await parts.next();
        }
        end = next.value.end;
        if (end) throw new ModelFault(`broke a rule: ${end}`);
        if (shown.trim() === "") throw new ModelFault("said next to nothing");
        const stamp = stampOf(asked.now);
        yield { text: stamp };
        return { content: shown + stamp, answeredBy: "model", ...carry(tools.kept() ?? kept) };
      } catch (error) {
        if (signal?.aborted) throw error;
        log.warn(
          { kind: asked.kind, reason: describeFailure(error) },
          "the handbook answers instead of the model",
        );
        if (outcome === "ask") return yield* askFirst();
        if (end === "urgent") return yield* goOn(shown, writeUrgentAnswer(kind), "triage", asked.now);
        if (shown) return yield* goOn(shown, `${fromHere}\n\n${draft}`, "handbook", asked.now, kept);
        return yield* say(`${draft}\n\n${insteadOfModel}`, "handbook", asked.now, { kept, made });
      } finally {
        if (spent !== noTokens) await budget.spend(asked.kind, spent, asked.now);
      }
    },
  };

  /** In another language than English only what passes in translation is answered, and shown. */
  async function* answerAbroad(
    asked: Extract<Asked, { kind: "chat" }>,
    asks: Model,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<AnswerPart, Answer> {
    const english = await askedInEnglish(asks, asked, signal);
    const { outcome, kind } = triage(english);
    if (outcome === "urgent") return yield* say(writeUrgentAnswer(kind), "triage", asked.now);
    if (outcome === "ask") return yield* say(writeSafetyQuestion(kind, true), "triage", asked.now);
    const { now } = readingsOf(asked);
    const known = knowMember(english);
    const { text: draft, kept } = writeDraft(english);
    if (isForHandbook(kept, known))
      return yield* say(withNotice(now, draft), "handbook", asked.now, { kept });
    const tools = createChatTools(english, kept);
    const { content, end } = await answerInTranslation({
      model: asks,
      prompt: writePrompt(asked, known, draft, tools.set),
      known,
      byOwnWords: now.language === "en" ? undefined : knowMember(asked),
      draft,
      hasSaid: tools.hasSaid,
      signal,
    });
    if (end === "urgent") return yield* say(writeUrgentAnswer(kind), "triage", asked.now);
    if (end) throw new ModelFault("broke a rule in translation");
    return yield* say(content, "model", asked.now, { kept: tools.kept() ?? kept });
  }
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
  { kept, made }: Pick<Draft, "kept" | "made"> = {},
): Generator<AnswerPart, Answer> {
  const content = `${text.trim()}${stampOf(now)}`;
  for (const block of content.split(/(?<=\n\n)/)) yield { text: block };
  return { content, answeredBy, ...writeMade(made), ...carry(kept) };
}

/** Goes on after what was shown of a model's answer. */
function* goOn(
  shown: string,
  text: string,
  answeredBy: Answer["answeredBy"],
  now: Date,
  kept?: Draft["kept"],
): Generator<AnswerPart, Answer> {
  const rest = `\n\n${text.trim()}${stampOf(now)}`;
  for (const block of rest.split(/(?<=\n\n)(?=\S)/)) yield { text: block };
  return { content: shown + rest, answeredBy, ...carry(kept) };
}

function writeMade(made: Draft["made"]): Pick<Answer, "steps" | "week"> {
  if (!made) return {};
  return "week" in made
    ? { week: JSON.stringify(made.week) }
    : { steps: JSON.stringify(timeSteps(made.steps)) };
}

function carry(kept: Draft["kept"]): Pick<Answer, "kept" | "suggestions"> {
  return kept ? { kept: JSON.stringify(kept), suggestions: kept.suggestions } : {};
}
