import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What a drill is given: a way to say what it sees, and somewhere to be. */
export type Stage = {
  say(line: string): void;
  /** Something that has to be true; the drill goes on either way, and has failed if it is not. */
  hold(isTrue: boolean, what: string): void;
  /** Undone when the drill is over, however it ends, the last first. */
  atEnd(undo: () => unknown): void;
  /** An empty folder for as long as the drill takes. */
  folder(): string;
};

/** A drill plays one bad day through. One that cannot be played here answers why. */
export type Drill = (stage: Stage) => Promise<{ skipped: string } | undefined>;

/** Answers whether everything held. */
export async function play(title: string, drill: Drill): Promise<boolean> {
  let isHolding = true;
  const undoing: (() => unknown)[] = [];
  const say = (line: string) => console.log(`  ${line}`);
  const hold = (isTrue: boolean, what: string) => {
    if (!isTrue) isHolding = false;
    say(`${isTrue ? "held    " : "NOT HELD"}  ${what}`);
  };
  const stage: Stage = {
    say,
    hold,
    atEnd: (undo) => void undoing.push(undo),
    folder() {
      const folder = mkdtempSync(join(tmpdir(), "studio-drill-"));
      undoing.push(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
  };
  console.log(`\n${title}`);
  const started = performance.now();
  try {
    const outcome = await drill(stage);
    if (outcome) say(`not played here: ${outcome.skipped}`);
  } catch (error) {
    hold(false, `the drill came to its end: ${error instanceof Error ? error.stack : error}`);
  } finally {
    for (const undo of undoing.reverse()) await undo();
  }
  say(`${Math.round((performance.now() - started) / 1000)} seconds`);
  return isHolding;
}

/** Waits until something is true; answers after how many milliseconds, and complains when it never is. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (await isTrue()) return Math.round(performance.now() - started);
    if (performance.now() - started > withinMs) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await wait(20);
  }
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
