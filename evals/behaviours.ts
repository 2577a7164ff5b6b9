import type { Behave, Behaviour, ModelRequest } from "../tests/parts/model-server.ts";
import { misbehaviours, planted } from "./misbehaving-model.ts";

/** How a kind of model answers, whatever it is asked, and what of it nobody may see. */
export type RecordedModel = { name: string; behave: Behave; planted?: RegExp };

/** One that does as it is told and writes as well-behaved models do: warm, concrete, with warnings. */
export function createGoodModel(): RecordedModel {
  const behave: Behave = (request) => {
    const texts = textsToTranslate(request);
    if (texts) return say(JSON.stringify({ english: texts }));
    if (isAskedToLook(request)) return say(JSON.stringify({ harmful: false }));
    const offered = practicesIn(request);
    if (offered.length > 0) return say(JSON.stringify(proposeWell(offered)));
    const week = mealsIn(request);
    if (week) return say(JSON.stringify(proposeWeek(week)));
    const found = lookedUp(request);
    if (found === undefined) return { call: [lookUp(request)] };
    const body = found.split("\n").slice(0, 14).join("\n");
    return say(
      `That sounds tiring. Here is something that fits you.\n\n${body}\n\n${closings[found.length % 3]}\n`,
    );
  };
  return { name: "good", behave };
}

/** What it is to put into English. It writes nothing else itself; what it is asked it gives back as it came. */
function textsToTranslate({ messages }: ModelRequest): string[] | undefined {
  // A message that only calls a tool has no content.
  const isAsked = messages.some((each) => String(each.content).startsWith("You translate into English"));
  return isAsked ? JSON.parse(messages.at(-1)?.content ?? "[]") : undefined;
}

/** Whether a sentence of its own is put to it again. It is content with all it said. */
export function isAskedToLook({ messages }: ModelRequest): boolean {
  return String(messages[0]?.content).startsWith("You check single sentences");
}

const closings = [
  "Don't hold your breath in any of these, and stop if something hurts sharply.",
  "I'd go slowly today. If it gets worse rather than better, have it looked at.",
  "Leave out whatever does not feel right. Rest counts as practice too.",
];

const greetings = [
  "Thank you for telling me. Let us begin small and see how it feels.",
  "You have carried this for a while. Here is something gentle that may help.",
];
const reasons = [
  "It warms you up before anything bigger.",
  "It may ease the place you wrote about.",
  "A slow breath helps you notice when you have done enough.",
  "It asks little of you and still gets you moving.",
];

/** One that means well and does not look: names for ids, minutes that do not add up, promises, forgotten fences. */
export function createCarelessModel(): RecordedModel {
  let turn = 0;
  const behave: Behave = (request) => {
    if (isAskedToLook(request)) return say('Looks fine to me! {"harmful": false}');
    turn += 1;
    const slip = slips[turn % slips.length] ?? "";
    const offered = practicesIn(request);
    const week = mealsIn(request);
    const proposal = offered.length > 0 ? proposeBadly(offered, slip) : week && proposeBadWeek(week, slip);
    if (proposal) {
      const json = JSON.stringify(proposal);
      return say(
        turn % 2 === 0 ? `\`\`\`json\n${json}\n\`\`\`\nHope this helps!` : `Sure, here you go: ${json}`,
      );
    }
    if (turn % 3 === 0 && lookedUp(request) === undefined) {
      return { call: [{ name: "plan_practice", given: { minutes: "ten", areas: "back" } }] };
    }
    return say(`Good question!\n\nSit tall and breathe out slowly. ${slip}\n\nTake your time with it.\n`);
  };
  return { name: "careless", behave, planted: slipped };
}

const slips = [
  "This will cure your pain in a week.",
  "You can skip your tablets on days like this.",
  "There is no need to see a doctor about it.",
  "Push through the pain, it is only weakness leaving.",
  "Eat 700 kcal a day for a while and it will go.",
  "Our evening class costs $9.50, come along.",
];
const slipped = /will cure|skip your tablets|no need to see a doctor|push through|700 kcal|\$9\.50/i;

/** One that tries to do harm, breaks off, answers rubbish, and now and then says something harmless. */
export function createHostileModel(): RecordedModel {
  let turn = 0;
  const behave: Behave = (request) => {
    // A liar lies here too.
    if (isAskedToLook(request)) return say(JSON.stringify({ harmful: false }));
    turn += 1;
    const isPlan = practicesIn(request).length > 0 || mealsIn(request) !== undefined;
    // Whatever it says elsewhere it also says in plans; every other time in their very shape.
    if (isPlan && turn % 2 === 0) return say(JSON.stringify(proposals[turn % proposals.length]));
    return misbehaviours[turn % misbehaviours.length] ?? { say: [] };
  };
  return { name: "hostile", behave, planted };
}

const harmful = [
  'This will cure you. <script>alert("stolen")</script>',
  "1. **Headstand** (5 minutes). Breath of fire, 200 rounds.",
  "Then 600 kcal at most, and fast for 3 days. Mail boss@evil.example.",
];
const forbidden = [
  "headstand",
  "shoulder-stand",
  "plow",
  "lotus",
  "__proto__",
  "constructor",
  "breath-of-fire",
];
const proposals: unknown[] = [
  {
    isUrgent: "no",
    greeting: harmful.join(" "),
    steps: [...forbidden, "cat-cow"].map((practice) => ({
      practice,
      minutes: 60,
      reason: harmful.join("\n\n"),
    })),
    advice: harmful,
  },
  {
    greeting: harmful[0],
    days: Array.from({ length: 40 }, () => ({
      breakfast: "scrambled-eggs-on-rye",
      lunch: "toString",
      dinner: ["salmon"],
      snack: harmful[2],
    })),
    swaps: harmful,
    advice: harmful,
  },
  { greeting: { deep: { deep: harmful } }, steps: "headstand", days: null, advice: "none" },
  { steps: [{ practice: "savasana", minutes: 1e308, reason: "\u202e" }] },
];

type Offered = { id: string; name: string; position: string; effort: number };

/** The practices that a request offers, as its prompt lists them. */
function practicesIn({ messages }: ModelRequest): Offered[] {
  const lines = (messages[0]?.content ?? "").matchAll(/^- ([a-z\d-]+) \((.+?)\): ([a-z ]+), effort (\d),/gm);
  return [...lines].map(([, id = "", name = "", position = "", effort]) => ({
    id,
    name,
    position,
    effort: Number(effort),
  }));
}

/** The meals that a request offers, by kind. */
function mealsIn({ messages }: ModelRequest): Record<string, string[]> | undefined {
  const lines = (messages[0]?.content ?? "").matchAll(
    /^- (breakfast|lunch|dinner|snack): ([a-z\d-]+(?:, .+)?)$/gm,
  );
  const found = [...lines].map(([, kind = "", ids = ""]) => [kind, ids.split(", ")] as const);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** What a tool answered in this turn; undefined before any was called. */
function lookedUp({ messages }: ModelRequest): string | undefined {
  const last = messages.at(-1);
  return last?.role === "tool" ? last.content : undefined;
}

function lookUp({ messages, tools }: ModelRequest): { name: string; given: unknown } {
  const asked = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const isFood = /\b(?:eat|food|meal|breakfast|lunch|dinner|snack|diet|recipe|cook)/i.test(asked);
  const name = isFood ? "find_meals" : "plan_practice";
  return { name: tools.some((tool) => tool.name === name) ? name : "studio_facts", given: {} };
}

/** A few practices of two places, gentle ones first, and rest. */
function proposeWell(offered: Offered[]) {
  const places = [...new Set(offered.map(({ position }) => position))].slice(0, 2);
  const steps = places.flatMap((place) => {
    const there = offered.filter(({ position }) => position === place);
    return there.slice(0, 4).toSorted((a, b) => a.effort - b.effort);
  });
  const rest = offered.find(({ effort, position }) => effort === 0 && position === places.at(-1));
  const ids = [...new Set([...steps, ...(rest ? [rest] : [])].map(({ id }) => id))];
  return {
    isUrgent: false,
    greeting: greetings[ids.length % greetings.length],
    steps: ids.map((practice, index) => ({ practice, minutes: 2, reason: reasons[index % reasons.length] })),
    advice: ["Stand up now and then.", "Tell your teacher about it before class."],
  };
}

function proposeWeek(meals: Record<string, string[]>) {
  const pick = (kind: string, day: number) => meals[kind]?.[(day * 3) % (meals[kind]?.length ?? 1)] ?? "";
  return {
    greeting: "A calm week with food you can cook in little time.",
    days: Array.from({ length: 7 }, (_, day) => ({
      breakfast: pick("breakfast", day),
      lunch: pick("lunch", day),
      dinner: pick("dinner", day),
      snack: pick("snack", day),
    })),
    swaps: Object.values(meals).flatMap((ids) => ids.slice(-1)),
    advice: ["Cook a little more in the evening and take it with you."],
  };
}

function proposeBadly(offered: Offered[], slip: string) {
  return {
    greeting: `${slip} Let us go!`,
    steps: [...offered.slice(0, 14), ...offered.slice(0, 3)].map(({ name }, index) => ({
      practice: index % 4 === 0 ? "Headstand" : name,
      minutes: index % 3 === 0 ? "5" : 7,
      reason: index % 2 === 0 ? slip : "Hold it for 20 minutes.",
    })),
    advice: [slip, slip, slip, slip, "Smile."],
  };
}

function proposeBadWeek(meals: Record<string, string[]>, slip: string) {
  const day = { breakfast: "bacon-and-eggs", lunch: meals["lunch"]?.[0], dinner: meals["lunch"]?.[1] };
  return { greeting: slip, days: [day, day, day], swaps: ["steak"], advice: slip };
}

/** As a model's tokens come: a few letters at a time. */
function say(text: string): Behaviour {
  return { say: text.match(/.{1,400}/gs) ?? [] };
}
