import { expect, test } from "vitest";
import { describeSteps, timeSteps } from "../../../assistant/guide-steps.ts";
import type { PlayedStep } from "../../../contract/practice.ts";
import { practices } from "../../../handbook/practices/all.ts";
import { changeSpeed, goTo, pause, positionAt, resume, startClock } from "./player-clock.ts";
import {
  backFrom,
  breathAt,
  createTimeline,
  cueAt,
  introduce,
  lengthOf,
  partAt,
  skipFrom,
} from "./timeline.ts";
import { splitForSpeech } from "./voice.ts";

const minute = 60_000;
const step = (name: string, seconds: number, more: Partial<PlayedStep> = {}): PlayedStep => ({
  practice: name,
  name,
  sanskrit: "",
  side: null,
  seconds,
  ready: 10,
  breaths: null,
  inhale: 0.4,
  place: "standing",
  needs: [],
  cues: ["One.", "Two."],
  ...more,
});
const timeline = createTimeline([
  step("mountain", 60),
  step("tree", 60, { side: "left" }),
  step("tree", 60, { side: "right" }),
  step("corpse", 240),
]);

test("the time is the clock's: after five minutes hidden it is five minutes further", () => {
  const clock = startClock(1_000);
  expect(positionAt(clock, 1_000)).toBe(0);
  expect(positionAt(clock, 1_000 + 5 * minute)).toBe(5 * minute);
  expect(timeline[partAt(timeline, positionAt(clock, 1_000 + 5 * minute))]).toMatchObject({
    step: 3,
    phase: "hold",
  });
});

test("a pause takes no time, however long and however often", () => {
  let clock = startClock(0);
  clock = pause(clock, 10_000);
  expect(positionAt(clock, 99_000)).toBe(10_000);
  clock = pause(clock, 99_000);
  clock = resume(clock, 100_000);
  clock = resume(clock, 101_000);
  expect(positionAt(clock, 105_000)).toBe(15_000);
});

test("slower and faster count from when they are pressed, and end somewhere", () => {
  let clock = changeSpeed(startClock(0), 1, 10_000);
  expect(positionAt(clock, 20_000)).toBe(10_000 + 12_500);
  for (let press = 0; press < 9; press += 1) clock = changeSpeed(clock, -1, 20_000);
  expect(clock.speed).toBe(0.5);
  expect(positionAt(clock, 30_000)).toBe(22_500 + 5_000);
});

test("a clock that is put back does not turn a session back", () => {
  expect(positionAt(startClock(10_000, 5_000), 0)).toBe(5_000);
});

test("whoever goes somewhere is there, paused or not", () => {
  expect(positionAt(goTo(startClock(0), 42_000, 5_000), 6_000)).toBe(43_000);
  expect(positionAt(goTo(pause(startClock(0), 5_000), -1, 6_000), 9_000)).toBe(0);
});

test("a session is made of getting ready and doing, one after the other without a gap", () => {
  expect(timeline).toHaveLength(8);
  timeline.forEach((part, index) => {
    const before = timeline[index - 1];
    expect(part.start).toBe(before ? before.start + before.length : 0);
  });
  expect(lengthOf(timeline)).toBe(7 * minute);
  expect(partAt(timeline, 7 * minute)).toBe(8);
  expect(partAt(timeline, 10_000)).toBe(1);
});

test("back leads to the beginning of a step, or to the one before; skip to the next, or to the end", () => {
  expect(backFrom(timeline, 100_000)).toBe(60_000);
  expect(backFrom(timeline, 61_000)).toBe(0);
  expect(backFrom(timeline, 0)).toBe(0);
  expect(backFrom(timeline, 8 * minute)).toBe(180_000);
  expect(skipFrom(timeline, 61_000)).toBe(120_000);
  expect(skipFrom(timeline, 200_000)).toBe(7 * minute);
});

test("a breath fills and empties, in its own share, as often as the step has breaths", () => {
  const five = step("tree", 60, { breaths: 5, inhale: 0.4 });
  expect(breathAt(five, 50_000, 0)).toEqual({ phase: "in", fullness: 0, count: 1 });
  expect(breathAt(five, 50_000, 4_000)).toMatchObject({ phase: "out", fullness: 1 });
  expect(breathAt(five, 50_000, 9_999)?.fullness).toBeCloseTo(0, 3);
  expect(breathAt(five, 50_000, 45_000)).toMatchObject({ phase: "out", count: 5 });
  expect(breathAt(step("rest", 60), 50_000, 1_000)).toBeUndefined();
});

test("cues come one after the other, and the last one stays", () => {
  const two = step("tree", 60);
  expect([0, 9_999, 10_000, 49_999].map((elapsed) => cueAt(two, 50_000, elapsed))).toEqual([
    "One.",
    "One.",
    "Two.",
    "Two.",
  ]);
});

const sessions = practices.flatMap(({ id, minutes }) =>
  describeSteps(timeSteps([minutes, minutes + 1].flatMap((each) => ({ id, minutes: each })))),
);

const speaksOf = { in: /^Breathe in\b/, out: /^Breathe out\b|\b(?:breathe|and) out\b/ };

test("whatever is practised, every cue is said, and none speaks of breathing in while the breath goes out", () => {
  expect(sessions.length).toBeGreaterThan(200);
  for (const played of sessions) {
    const hold = (played.seconds - played.ready) * 1000;
    const seen: string[] = [];
    // Four times in each second, beside its beginning: breaths and cues change with whole ones.
    for (let elapsed = 50; elapsed < hold; elapsed += 250) {
      const cue = cueAt(played, hold, elapsed);
      const phase = breathAt(played, hold, elapsed)?.phase;
      if (seen.at(-1) !== cue && !/^Breathe (?:in|out) slowly\.$/.test(cue)) seen.push(cue);
      if (phase && /^Breathe (?:in|out)\b/.test(cue)) expect(cue, played.name).toMatch(speaksOf[phase]);
    }
    const { cues } = played;
    // A cue, or what stays of it after its breath.
    const places = seen.map((cue) => cues.findIndex((each) => isPartOf(cue, each)));
    expect(new Set(places), `${played.name} in ${hold} ms`).toEqual(new Set(cues.keys()));
    const ends = cues.length - (/^(?:Come up|Press up|Lower slowly|Roll) /.test(cues.at(-1) ?? "") ? 1 : 0);
    const isBackwards = (place: number, index: number) =>
      place < (places[index - 1] ?? 0) && place !== ends - 2;
    expect(places.filter(isBackwards), `${played.name}: ${seen.join(" ")}`).toEqual([]);
  }
});

function isPartOf(cue: string, whole: string): boolean {
  return whole.toLowerCase().endsWith(cue.toLowerCase());
}

test("the last cue stays, without the breath that began it; the end is said at the end", () => {
  const pigeon = step("chair-pigeon", 60, {
    breaths: 5,
    cues: ["Sit tall.", "Flex your foot.", "Breathe out and lean forward."],
  });
  const said = Array.from({ length: 500 }, (_, index) => cueAt(pigeon, 50_000, index * 100));
  expect([...new Set(said)]).toEqual([
    "Sit tall.",
    "Flex your foot.",
    "Breathe out and lean forward.",
    "Lean forward.",
  ]);
  expect(said.at(-1)).toBe("Lean forward.");
  const fold = step("fold", 60, { cues: ["Fold.", "Breathe.", "Come up slowly."] });
  expect([40_000, 45_000].map((elapsed) => cueAt(fold, 50_000, elapsed))).toEqual([
    "Breathe.",
    "Come up slowly.",
  ]);
});

test("what is needed and where is said once, until it changes; a side says what it means", () => {
  const seated = { place: "on a chair", needs: ["a steady chair"] };
  const first = step("Seated Mountain", 60, seated);
  const left = step("Cow Face Arms", 60, {
    ...seated,
    side: "left",
    sideMeans: "Your left arm is raised.",
    needs: ["a steady chair", "a yoga strap or a belt"],
  });
  expect(introduce(first, undefined)).toBe("Next: Seated Mountain, on a chair. You need a steady chair.");
  expect(introduce(first, first)).toBe("Next: Seated Mountain.");
  expect(introduce(left, first)).toBe(
    "Next: Cow Face Arms, left side. Your left arm is raised. You need a yoga strap or a belt.",
  );
});

test("nothing is spoken in a piece that takes twelve seconds", () => {
  const long = `${"word ".repeat(70)}end. Short. ${"one, two, three, ".repeat(12)}`;
  const pieces = splitForSpeech(long);
  for (const piece of pieces) expect(piece.split(" ").length).toBeLessThanOrEqual(20);
  expect(pieces.join(" ").replaceAll(/\s+/g, " ")).toBe(long.trim().replaceAll(/\s+/g, " "));
  expect(splitForSpeech("Stand tall. Breathe.")).toEqual(["Stand tall.", "Breathe."]);
});
