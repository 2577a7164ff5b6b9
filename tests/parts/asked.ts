import type { Asked, Preferences } from "../../assistant/assistant.ts";

type AskedOf<Kind extends Asked["kind"]> = Extract<Asked, { kind: Kind }>;
type Around = { preferences?: Partial<Preferences>; described?: string; now?: Date };

const usualDay = new Date("2026-11-16T12:00:00Z");

function around({ preferences, described, now = usualDay }: Around) {
  const none = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };
  return { described: described ? [described] : [], now, preferences: { ...none, ...preferences } };
}

/** A member's requests, as the endpoints put them to the assistant. */
export function askChat(question: string, more: Around & { earlier?: string[] } = {}): AskedOf<"chat"> {
  const { earlier = [], ...rest } = more;
  const exchanges = earlier.map((each) => ({ question: each, response: "" }));
  return { kind: "chat", question, earlier: exchanges, ...around(rest) };
}

export function askTherapyPlan(problem: string, more: Around = {}): AskedOf<"therapy plan"> {
  return { kind: "therapy plan", problem, ...around(more) };
}

export function askRoutine(fitnessLevel: string, yogaGoal: string, more: Around = {}): AskedOf<"routine"> {
  return { kind: "routine", fitnessLevel, yogaGoal, ...around(more) };
}

export function askDietPlan(dietType: string, more: Around = {}): AskedOf<"diet plan"> {
  return { kind: "diet plan", dietType, ...around(more) };
}
