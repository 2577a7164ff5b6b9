import { practices } from "../../handbook/practices/all.ts";
import { joinWords } from "../join-words.ts";
import type { Kept } from "../kept.ts";
import { scorePractice } from "../planner/score-practice.ts";
import { wantSession } from "../planner/want-session.ts";
import { isAllowed, isDeep, practiceById, type Step } from "../planner/wanted.ts";
import { refusalNames } from "../planner/write-session.ts";
import type { Change, RequestOf, Session } from "../request/request.ts";
import { changeSession } from "./change-session.ts";
import { explainStep } from "./explain-step.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";
import { replyEat } from "./reply-eat.ts";
import { replyExplain } from "./reply-explain.ts";
import { replyPractise } from "./reply-practise.ts";

const leads: Partial<Record<Change, string>> = {
  shorter: "Shorter:",
  longer: "Longer:",
  minutes: "Done:",
  without: "Done:",
  only: "Done:",
  easier: "Gentler:",
  harder: "Harder:",
  another: "Another one:",
  "more like": "More in that style:",
  tomorrow: "For next time, the same:",
  list: "In short:",
  again: "Once more:",
  correct: "Understood. Now:",
};

/** A change of a session: an operation on what was asked for and on its steps. */
export function changeLastSession(request: RequestOf<"change">, last: Kept, member: Member): Reply {
  if (last.request.wants !== "practise") throw new Error("Only a session can be changed as one.");
  const before = last.request.session;
  const pointed = stepsMeant(request, last);
  const { change } = request;
  const usual = leads[change] ?? "Done:";
  if (change === "why") {
    // "Why Eagle Arms?" of a session that has none is about the pose.
    const isOfOther = pointed.length === 0 && request.session.named.length > 0;
    const ofOther = isOfOther
      ? replyExplain({ wants: "explain", practices: request.session.named, aspect: "why" }, member)
      : undefined;
    return ofOther ?? explainStep(pointed[0] ?? last.steps[0], before, last);
  }
  if (change === "left out") return tellLeftOut(before, last, member);
  // "Swap the first, I cannot sit on my heels" is said of all that kneels.
  const isSwap = change === "swap" && pointed.length > 0;
  const isBound = request.session.refused.length + request.session.only.length > 0;
  if (isSwap && !isBound) return swapStep(pointed[0], before, last, member);
  const without = change === "without" || isSwap ? pointed.map(({ id }) => id) : [];
  const session = changeSession(
    before,
    { ...request, session: { ...request.session, without: [...request.session.without, ...without] } },
    member.known.level,
  );
  if (change === "again" || change === "list" || change === "tomorrow") {
    const isSame =
      !request.isOther &&
      request.session.refused.length + request.session.only.length + request.session.without.length === 0 &&
      session.minutes === before.minutes;
    // A list is pinned up somewhere, and stays as it was.
    if (isSame)
      return replyPractise(change === "list" ? before : session, member, {
        lead: usual,
        steps: last.steps,
        isBrief: change === "list",
      });
  }
  const lead = change === "tomorrow" ? "For next time:" : usual;
  const isNew =
    (request.isOther && request.which === undefined && change !== "again") ||
    change === "another" ||
    change === "more like" ||
    change === "swap" ||
    change === "harder" ||
    change === "easier";
  const like = change === "more like" ? pointed[0] : undefined;
  const styled = like ? { ...session, named: [like.id] } : session;
  const recent = isNew ? last.steps.map(({ id }) => id) : [];
  if (!isNew) return replyPractise(styled, member, { lead, recent });
  const first = turnAfter(last.steps);
  for (let turn = first; turn < first + tries; turn += 1) {
    const other = replyPractise(styled, member, { lead, recent, turn });
    if (!isSameAs(other.steps, last.steps)) return other;
  }
  // Where little fits, one of the steps before gives way, and is not refused by it.
  for (const { id } of last.steps) {
    const without = [...styled.without, id];
    const other = replyPractise({ ...styled, without }, member, { lead, recent, turn: first });
    const { request: asked } = other;
    if (asked.wants !== "practise" || other.steps.length === 0 || isSameAs(other.steps, last.steps)) continue;
    return { ...other, request: { ...asked, session: { ...asked.session, without: styled.without } } };
  }
  return replyPractise(styled, member, { lead: onlyOne, recent, turn: first });
}

/** How often another one is looked for where little is left to choose from. */
const tries = 4;
const onlyOne = "With what you asked for there is only this one:";

function isSameAs(steps: Step[], others: Step[]): boolean {
  return steps.map(({ id }) => id).join() === others.map(({ id }) => id).join();
}

/** A change of meals: others, without something, or with something in its place. */
export function changeLastMeal(
  request: RequestOf<"change">,
  plain: string,
  last: Kept,
  member: Member,
): Reply {
  if (last.request.wants !== "eat") throw new Error("Only meals can be changed as meals.");
  const before = last.request.food;
  const { food, change } = request;
  if (change === "why") {
    return reply(
      last.request,
      "They fit what you told me you eat, use few ingredients and are quickly made. Say what you would rather have, and I look again.",
      {
        meals: last.meals,
        suggestions: ["Something else"],
      },
    );
  }
  const isRefused = change === "without" || /\b(?:without|no|scratch|take away|tired of|out)\b/.test(plain);
  const refused = isRefused && change !== "swap" ? [...food.without, ...food.have] : food.without;
  const without = [...new Set([...before.without, ...refused])];
  const merged = {
    ...before,
    ...(food.meal && { meal: food.meal }),
    ...(food.when && { when: food.when }),
    have: [...new Set([...before.have, ...food.have])].filter(
      (id) => !without.includes(id) && !food.swap.includes(id),
    ),
    without,
    swap:
      change === "swap"
        ? [...new Set([...food.swap, ...(food.swap.length === 0 ? [...food.have, ...food.without] : [])])]
        : [],
  };
  const isSame = change === "again" || change === "list" || change === "tomorrow";
  return replyEat(merged, member, {
    not: isSame || change === "without" ? [] : last.meals,
    turn: isSame ? 0 : last.meals.length,
  });
}

/** The steps somebody points at, by number or by name. */
function stepsMeant({ which, session }: RequestOf<"change">, { steps, pointed }: Kept): Step[] {
  if (which !== undefined) {
    const step = steps.at(which > 0 ? which - 1 : which);
    return step ? [step] : [];
  }
  const named = new Set([...session.named, ...session.without]);
  const isBare = named.size === 0 && session.refused.length + session.only.length === 0;
  return steps.filter(({ id }) => named.has(id) || (isBare && id === pointed));
}

function turnAfter(steps: Step[]): number {
  return steps.reduce((sum, { id }) => sum + id.length, 1);
}

function tellLeftOut(session: Session, last: Kept, { known }: Member): Reply {
  const said = session.refused.map((refusal) => refusalNames[refusal]);
  const names = session.without.flatMap((id) => practiceById.get(id)?.name ?? []);
  const lines = [
    ...(said.length + names.length > 0 ? [`Because you said so: ${joinWords([...said, ...names])}.`] : []),
    ...known.conditions.map(({ name, avoid }) => `Because of ${name}: ${avoid.join(", ")}.`),
    "For everybody: headstands and the like, forceful breathing and holding the breath. Those belong into a class, with your teacher.",
  ];
  return reply(last.request, ["I left this out:", ...lines.map((line) => `- ${line}`)].join("\n"), {
    steps: last.steps,
    meals: last.meals,
    suggestions: ["Again", "Another one"],
  });
}

/** Another practice in the place of one, in the same position and for the same time; all else stays. */
function swapStep(step: Step | undefined, session: Session, last: Kept, member: Member): Reply {
  const old = practiceById.get(step?.id ?? "");
  if (!step || !old) return replyPractise(session, member, { lead: "Done:", steps: last.steps });
  const { wanted } = wantSession({ ...session, without: [...session.without, old.id] }, member.known, {
    seed: member.seed,
    defaultMinutes: session.minutes ?? 15,
  });
  const taken = new Set(last.steps.map(({ id }) => id));
  const index = last.steps.indexOf(step);
  const before = practiceById.get(last.steps[index - 1]?.id ?? "");
  const fits = practices
    .filter(
      (each) =>
        isAllowed(each, wanted) && !taken.has(each.id) && each.position === old.position && !isDeep(each),
    )
    .filter((each) =>
      old.effort === 0 ? each.effort === 0 : each.effort <= Math.max(1, old.effort) && each.kind === old.kind,
    )
    .filter((each) => !before || !isDeep(before) || before.counterposes.includes(each.id))
    .map((each) => ({
      each,
      score: scorePractice(each, wanted) + each.eases.filter((area) => old.eases.includes(area)).length * 2,
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = fits;
  const changed = { ...session, without: [...new Set([...session.without, old.id])] };
  if (!best) return replyPractise(changed, member, { lead: `Without ${old.name}:`, recent: [] });
  const steps = last.steps.map((each) =>
    each === step ? { id: best.each.id, minutes: step.minutes } : each,
  );
  return replyPractise(changed, member, { lead: `**${best.each.name}** instead of ${old.name}.`, steps });
}

/** A question about what was explained just before: the same practice, seen from another side. */
export function explainAgain(request: RequestOf<"change">, last: Kept, member: Member): Reply | undefined {
  if (last.request.wants !== "explain") return undefined;
  const aspect =
    request.change === "why"
      ? "why"
      : request.change === "another" || request.change === "swap" || request.change === "easier"
        ? "instead"
        : "how";
  return replyExplain({ ...last.request, aspect }, member);
}
