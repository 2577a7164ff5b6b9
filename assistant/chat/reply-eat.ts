import { ingredients } from "../../handbook/ingredients.ts";
import { meals } from "../../handbook/meals.ts";
import { standIns } from "../../handbook/stand-ins.ts";
import type { Meal } from "../../handbook/types.ts";
import { contact } from "../answer-about-studio.ts";
import { chooseMeals } from "../choose-meals.ts";
import { joinWords } from "../join-words.ts";
import type { Food, RequestOf } from "../request/request.ts";
import { type Diet, isAllowed } from "../understand-diet.ts";
import { writeLimits } from "../write-diet-notes.ts";
import { dietitianAnswer, foreignAnswer, smallChildAnswer } from "../write-diet-plan.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";

const shown = 3;

/** Whatever makes food a matter for somebody else, whoever asks for what. */
export function careWithFood({
  needsSupport,
  needsDietitian,
  isForSmallChild,
  isCrash,
}: Diet): string | undefined {
  if (needsSupport) {
    return "It sounds as if food is hard right now. I will not give you rules or numbers. Please talk to a doctor or somebody you trust about it; you deserve real help.";
  }
  if (needsDietitian) return dietitianAnswer;
  if (isForSmallChild) return smallChildAnswer;
  return isCrash
    ? "I do not help with crash diets or long fasts: they do harm and do not last. Small, steady changes do. A doctor or dietitian can help you find them."
    : undefined;
}

/** Meals that fit what was asked, what is at hand and what they eat; or what to take in place of something. */
export function replyEat(
  food: Food,
  member: Member,
  { lead, not = [], turn = 0 }: { lead?: string; not?: string[]; turn?: number } = {},
): Reply {
  const { known, seed } = member;
  const request: RequestOf<"eat"> = { wants: "eat", food };
  const care = known.now.isForeign ? foreignAnswer : careWithFood(known.diet);
  if (care) return reply(request, care);
  const diet = { ...known.diet, noIngredients: new Set([...known.diet.noIngredients, ...food.without]) };
  if (food.swap.length > 0) return replySwap(request, food, diet);
  const kind = food.meal ?? (food.when === "before" ? "snack" : undefined);
  const all = chooseMeals(diet, kind, `${seed} ${turn}`).filter(({ id }) => !not.includes(id));
  const found = food.have.length > 0 ? byWhatIsThere(all, food.have) : all;
  const three = found.slice(0, shown);
  if (three.length === 0)
    return reply(request, `With all of that left out I have no ${kind ?? "meal"} to offer. ${contact}`);
  const names = diet.names.length > 0 ? ` (${joinWords(diet.names)})` : "";
  const text = [
    lead ?? `${leadFor(food, three)}${names}:`,
    ...three.map(({ name, method }) => `- **${name}**: ${method}`),
    "",
    ...timing(food),
    ...writeLimits(diet),
    "For a whole week, use Generate Diet Plan on [Yoga Therapy](/yoga-therapy).",
  ].join("\n");
  const first = three[0]?.name ?? "";
  return reply(request, text, {
    meals: three.map(({ id }) => id),
    suggestions: [
      "Something else",
      ...(kind === "breakfast" ? ["And for lunch?"] : ["And for breakfast?"]),
      ...(first ? [`What is in ${first}?`] : []),
    ].slice(0, 2),
  });
}

/** Those with most of what is there first; without any of it they are not what was asked for. */
function byWhatIsThere(all: Meal[], have: string[]): Meal[] {
  const countOf = (meal: Meal) => meal.ingredients.filter(({ id }) => have.includes(id)).length;
  const fitting = all.filter((meal) => countOf(meal) > 0);
  return (fitting.length > 0 ? fitting : all).toSorted((a, b) => countOf(b) - countOf(a));
}

function leadFor({ meal, have, when }: Food, offered: Meal[]): string {
  const used = have.filter((id) => offered.some((each) => each.ingredients.some((one) => one.id === id)));
  const what = meal ?? "eating";
  if (used.length > 0) return `For ${what} with ${joinWords(plainNames(used).slice(0, 4))}`;
  if (have.length > 0) return `I have nothing with ${joinWords(plainNames(have).slice(0, 3), "or")}; instead`;
  if (when === "before") return "Something light before practice";
  return when === "after" ? "To eat after practice" : `For ${what}`;
}

/** As people say it: tinned chickpeas are chickpeas. */
function plainNames(ids: string[]): string[] {
  const names = ids.flatMap((id) => ingredients.find((each) => each.id === id)?.name.toLowerCase() ?? []);
  return [...new Set(names.map((name) => name.replace(/^(?:tinned|fresh|frozen|plain|peeled cooked) /, "")))];
}

function timing({ when }: Food): string[] {
  if (when === "before")
    return ["Eat a meal two to three hours before, or something small about an hour before."];
  return when === "after"
    ? ["Drink something first, and eat within an hour or two, when you are hungry."]
    : [];
}

/** What may stand in for an ingredient: of the same kind, within the diet. */
function replySwap(request: RequestOf<"eat">, { swap, without }: Food, diet: Diet): Reply {
  const lines = swap.flatMap((id) => {
    const old = ingredients.find((each) => each.id === id);
    if (!old) return [];
    const likeness = (traits: readonly string[]) =>
      traits.filter((trait) => old.traits.some((each) => each === trait)).length;
    const used = new Map<string, number>();
    for (const { ingredients: list } of meals)
      for (const each of list) used.set(each.id, (used.get(each.id) ?? 0) + 1);
    const allowed = ingredients.filter(
      (each) => each !== old && isAllowed(each, diet) && !without.includes(each.id),
    );
    const usual = (standIns[id] ?? []).flatMap((other) => allowed.find((each) => each.id === other) ?? []);
    const alike = allowed
      .filter(({ section }) => section === old.section)
      .toSorted(
        (a, b) => likeness(b.traits) - likeness(a.traits) || (used.get(b.id) ?? 0) - (used.get(a.id) ?? 0),
      );
    const others = (usual.length > 0 ? usual : alike).slice(0, 3);
    return others.length > 0
      ? [
          `In place of ${old.name.toLowerCase()}, take ${joinWords(
            others.map(({ name }) => name.toLowerCase()),
            "or",
          )}.`,
        ]
      : [
          `I know nothing that would stand in for ${old.name.toLowerCase()} within what you eat; leave it out.`,
        ];
  });
  return reply(request, [...lines, "Use about the same amount, and taste as you go."].join(" "), {
    suggestions: ["Something else", "And for breakfast?"],
  });
}
