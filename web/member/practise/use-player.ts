import { useEffect, useRef, useState } from "react";
import type { PlayedStep } from "../../../contract/practice.ts";
import { type Bell, openBell } from "./bell.ts";
import {
  changeSpeed,
  goTo,
  type PlayerClock,
  pause,
  positionAt,
  resume,
  startClock,
} from "./player-clock.ts";
import type { PlayerSettings } from "./player-settings.ts";
import {
  backFrom,
  breathAt,
  createTimeline,
  cueAt,
  introduce,
  lengthOf,
  type Part,
  partAt,
  skipFrom,
} from "./timeline.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { hush, say } from "./voice.ts";
import { isHalf } from "./what-counts.ts";

const tickMs = 100;
/** What comes again with every breath is said twice; then there is quiet. */
const mostSpoken = 2;

/** What is on the screen at a moment. */
export type Moment = {
  step: PlayedStep;
  /** The one before it. */
  before: PlayedStep | undefined;
  part: Part;
  /** How much of this part is over, from 0 to 1. */
  share: number;
  secondsLeft: number;
  cue: string;
  breath: ReturnType<typeof breathAt>;
};

/** Plays a session: keeps its time, rings and speaks at changes, and keeps the screen on. */
export function usePlayer(steps: PlayedStep[], { isVoiceOn, volume }: PlayerSettings, startAt: number) {
  const [timeline] = useState(() => createTimeline(steps));
  const [clock, setClock] = useState<PlayerClock>();
  const [now, setNow] = useState(0);
  const [bell, setBell] = useState<Bell>();
  const playedMs = useRef(0);
  const startedAt = useRef("");
  const total = lengthOf(timeline);
  const position = clock ? Math.min(total, positionAt(clock, now)) : startAt;
  const index = clock ? partAt(timeline, position) : -1;
  const isOver = clock !== undefined && index >= timeline.length;
  const isRunning = clock?.isRunning === true && !isOver;
  const moment = momentAt(steps, timeline, index, position);

  const running = useRef(clock);
  running.current = clock;
  useEffect(() => {
    if (!isRunning) return;
    let last = Date.now();
    const tick = () => {
      const time = Date.now();
      const { current } = running;
      // Whoever comes back long after the end has not practised until now.
      const left = current ? (total - positionAt(current, last)) / current.speed : 0;
      playedMs.current += Math.max(0, Math.min(time - last, left));
      last = time;
      setNow(time);
    };
    const timer = setInterval(tick, tickMs);
    // A hidden page's timers sleep: whoever comes back sees at once where it is.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
      tick();
    };
  }, [isRunning, total]);

  useWakeLock(clock !== undefined && !isOver);
  useSounds({ bell, index, isOver, isRunning, isVoiceOn, volume, moment });
  useEffect(() => () => bell?.close(), [bell]);
  useEffect(() => hush, []);

  const change = (next: (clock: PlayerClock, time: number) => PlayerClock) => {
    const time = Date.now();
    setNow(time);
    setClock((before) => before && next(before, time));
  };
  return {
    isStarted: clock !== undefined,
    isOver,
    isRunning,
    moment,
    next: steps[(moment?.part.step ?? -1) + 1],
    position,
    total,
    speed: clock?.speed ?? 1,
    /** How long was practised, pauses apart, and since when. */
    practised: () => {
      const seconds = Math.round(playedMs.current / 1000);
      return { startedAt: startedAt.current, seconds, isFinished: isHalf(seconds, total / 1000) };
    },
    begin(from = 0) {
      const time = Date.now();
      startedAt.current = new Date(time).toISOString();
      setBell(openBell());
      setNow(time);
      setClock(startClock(time, from));
    },
    toggle: () => change((each, time) => (each.isRunning ? pause(each, time) : resume(each, time))),
    stop: () => change(pause),
    back: () => change((each, time) => goTo(each, backFrom(timeline, positionAt(each, time)), time)),
    skip: () => change((each, time) => goTo(each, skipFrom(timeline, positionAt(each, time)), time)),
    slower: () => change((each, time) => changeSpeed(each, -1, time)),
    faster: () => change((each, time) => changeSpeed(each, 1, time)),
  };
}

function momentAt(
  steps: PlayedStep[],
  timeline: Part[],
  index: number,
  position: number,
): Moment | undefined {
  const part = timeline[index];
  const step = part && steps[part.step];
  if (!part || !step) return undefined;
  const elapsed = position - part.start;
  const isHold = part.phase === "hold";
  return {
    step,
    before: steps[part.step - 1],
    part,
    share: Math.min(1, elapsed / part.length),
    secondsLeft: Math.max(0, Math.ceil((part.length - elapsed) / 1000)),
    cue: isHold ? cueAt(step, part.length, elapsed) : (step.cues[0] ?? ""),
    breath: isHold ? breathAt(step, part.length, elapsed) : undefined,
  };
}

type Sounds = {
  bell: Bell | undefined;
  index: number;
  isOver: boolean;
  isRunning: boolean;
  isVoiceOn: boolean;
  volume: number;
  moment: Moment | undefined;
};

/** A bell and a name at each change, then the cues as they come. */
function useSounds({ bell, index, isOver, isRunning, isVoiceOn, volume, moment }: Sounds): void {
  const settings = useRef({ isVoiceOn, volume });
  settings.current = { isVoiceOn, volume };
  const spoken = useRef(new Map<string, number>());
  const { step, before, part, cue } = moment ?? {};
  const isHold = part?.phase === "hold";
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only another part of the session is a change.
  useEffect(() => {
    if (!bell || index < 0) return;
    bell.ring(isOver ? "end" : isHold ? "begin" : "change", settings.current.volume);
    hush();
    spoken.current.clear();
    if (!settings.current.isVoiceOn) return;
    if (isOver) say("You are done. Rest for a moment.", settings.current.volume);
    else if (step && !isHold) say(introduce(step, before), settings.current.volume);
  }, [bell, index, isOver]);
  useEffect(() => {
    // What stays of a cue after its breath was said with it.
    if (!isRunning || !isVoiceOn || !isHold || !cue || !step?.cues.includes(cue)) return;
    const times = spoken.current.get(cue) ?? 0;
    spoken.current.set(cue, times + 1);
    if (times < mostSpoken) say(cue, settings.current.volume);
  }, [isRunning, isVoiceOn, isHold, cue, step]);
  useEffect(() => {
    if (!isOver && !(isRunning && isVoiceOn)) hush();
  }, [isOver, isRunning, isVoiceOn]);
}
