import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { preferences as offered } from "../../contract/preferences.ts";
import { askChat } from "../../tests/parts/asked.ts";
import type { Preferences } from "../assistant.ts";
import { triage } from "../triage/triage.ts";
import { requestOf } from "./answer-chat.ts";
import { suggestFirst } from "./suggest-first.ts";

// The test studio has classes on Monday and Friday at 6 PM and on Wednesday at 9 AM, in New York.
const tuesday = new Date("2026-11-17T17:00:00Z");
const none: Preferences = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };
const pass = { name: "10 Class Pass", validity: "3 of 10 classes left" };

function suggest(preferences: Partial<Preferences> = {}, now = tuesday, passes = [pass]): string[] {
  return suggestFirst({ preferences: { ...none, ...preferences }, passes, now });
}

test("they are made of the member's level, goal and diet", () => {
  expect(
    suggest({ fitnessLevel: "Intermediate", yogaGoal: "Flexibility", dietPreference: "Vegan" }).slice(0, 2),
  ).toEqual(["15 minutes for flexibility", "A vegan dinner"]);
  expect(
    suggest({ fitnessLevel: "Advanced", yogaGoal: "Weight Loss", dietPreference: "Gluten-Free" }).slice(0, 2),
  ).toEqual(["20 minutes for weight loss", "A gluten-free dinner"]);
});

test("whoever has set nothing, or in words of their own, gets what fits everybody", () => {
  const forEverybody = ["A 10-minute practice", "Something for dinner"];
  expect(suggest().slice(0, 2)).toEqual(forEverybody);
  const own = { yogaGoal: "I want to touch my toes", dietPreference: "not vegan, but no nuts" };
  expect(suggest(own).slice(0, 2)).toEqual(forEverybody);
});

test("on a day with a class still to come they ask for it, by the studio's clock", () => {
  const next = "When is the next class?";
  const at = (time: string) => suggest({}, new Date(time))[2];
  expect(at("2026-11-16T20:00:00-05:00")).not.toBe(next);
  expect(at("2026-11-16T18:30:00-05:00")).toBe(next);
  expect(at("2026-11-16T00:10:00-05:00")).toBe(next);
  // Monday in London, still Sunday here.
  expect(at("2026-11-16T01:00:00Z")).not.toBe(next);
});

test("on another day they ask for the passes of who holds one, and for a class for who holds none", () => {
  expect(suggest({}, tuesday, [pass])[2]).toBe("Do I have passes left?");
  expect(suggest({}, tuesday, [])[2]).toBe("Which class suits me?");
});

test("a studio without a timetable suggests no class of it", () => {
  const monday = new Date("2026-11-16T12:00:00Z");
  expect(suggestFirst({ preferences: none, passes: [], now: monday, week: [] })[2]).toBe(
    "Which class suits me?",
  );
});

test("each is a request that the assistant understands", () => {
  const optionsOf = (field: keyof Preferences) => [
    "",
    ...(offered.find((each) => each.field === field)?.options ?? []),
  ];
  for (const fitnessLevel of optionsOf("fitnessLevel")) {
    for (const yogaGoal of optionsOf("yogaGoal")) {
      for (const dietPreference of optionsOf("dietPreference")) {
        const preferences = { fitnessLevel, yogaGoal, dietPreference };
        const asked = suggest(preferences).map((question) => askChat(question, { preferences }));
        expect(asked.map((each) => triage(each).outcome)).toEqual(["fine", "fine", "fine"]);
        expect(asked.map((each) => requestOf(each).wants)).toEqual(["practise", "eat", "mine"]);
      }
    }
  }
  expect(requestOf(askChat("When is the next class?"))).toMatchObject({
    wants: "studio",
    topic: "timetable",
  });
  expect(requestOf(askChat("Which class suits me?")).wants).toBe("which class");
});

test("they cost no memory for the handbook", () => {
  const listLoaded = `
    import { registerHooks } from "node:module";
    const load = (url, context, next) => (console.log(url), next(url, context));
    registerHooks({ load });
    await import(${JSON.stringify(new URL("suggest-first.ts", import.meta.url).href)});
  `;
  const loaded = execFileSync(process.execPath, ["--input-type=module", "--eval", listLoaded], {
    encoding: "utf8",
  });
  expect(loaded).toContain("/chat/suggest-first.ts");
  expect(loaded).not.toContain("/handbook/");
});
