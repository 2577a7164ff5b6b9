import { schedule } from "#content/schedule.ts";
import { dateOf, nextClassOf } from "../../clock/studio-clock.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { preferences as offered } from "../../contract/preferences.ts";
import type { Preferences } from "../assistant.ts";
import { readLevel } from "../read-level.ts";
import type { HeldPass } from "./member.ts";

const minutesFor = { Beginner: 10, Intermediate: 15, Advanced: 20 };

type Knows = {
  preferences: Preferences;
  passes: HeldPass[];
  now: Date;
  /** The studio's week. */
  week?: ScheduleEntry[];
};

/**
 * What somebody who has asked nothing yet might ask: something to practise, to eat, and of the studio. Asked
 * whenever an empty chat opens, so nothing here needs the handbook, which is not in memory before a question.
 */
export function suggestFirst({ preferences, passes, now, week = schedule }: Knows): string[] {
  const { fitnessLevel, yogaGoal, dietPreference } = preferences;
  const minutes = minutesFor[readLevel(fitnessLevel)];
  const goal = findOffered("yogaGoal", yogaGoal);
  const diet = findOffered("dietPreference", dietPreference);
  const hasClassToday = week.some((entry) => isToday(entry, now));
  return [
    goal ? `${minutes} minutes for ${goal}` : `A ${minutes}-minute practice`,
    diet ? `A ${diet} dinner` : "Something for dinner",
    hasClassToday
      ? "When is the next class?"
      : passes.length > 0
        ? "Do I have passes left?"
        : "Which class suits me?",
  ];
}

/** A preference that can be said within a sentence. In words of their own it may be a sentence itself. */
function findOffered(field: keyof Preferences, stored: string): string | undefined {
  const options: readonly string[] = offered.find((each) => each.field === field)?.options ?? [];
  const wanted = stored.trim().toLowerCase();
  return options.map((option) => option.toLowerCase()).find((option) => option === wanted);
}

/** Whether one is still to come, or has not ended, before the studio's midnight. */
function isToday(entry: ScheduleEntry, now: Date): boolean {
  return dateOf(new Date(nextClassOf(entry, now).epochMilliseconds)) === dateOf(now);
}
