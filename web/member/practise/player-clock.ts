/**
 * Where in a session somebody is, told by the clock on the wall and not by how often a timer came: a page that
 * was hidden for five minutes is five minutes further. Times in milliseconds.
 */
export type PlayerClock = {
  /** Where it was at the moment `since`. */
  position: number;
  since: number;
  speed: number;
  isRunning: boolean;
};

export const speeds = [0.5, 0.75, 1, 1.25, 1.5] as const;

export function startClock(now: number, position = 0, speed = 1): PlayerClock {
  return { position, since: now, speed, isRunning: true };
}

/** Never before where it was: a wall clock may be put back. */
export function positionAt({ position, since, speed, isRunning }: PlayerClock, now: number): number {
  return isRunning ? position + Math.max(0, now - since) * speed : position;
}

export function pause(clock: PlayerClock, now: number): PlayerClock {
  return { ...clock, position: positionAt(clock, now), since: now, isRunning: false };
}

export function resume(clock: PlayerClock, now: number): PlayerClock {
  return { ...clock, position: positionAt(clock, now), since: now, isRunning: true };
}

export function goTo(clock: PlayerClock, position: number, now: number): PlayerClock {
  return { ...clock, position: Math.max(0, position), since: now };
}

/** One step slower or faster; at either end it stays. */
export function changeSpeed(clock: PlayerClock, by: 1 | -1, now: number): PlayerClock {
  const index = speeds.findIndex((speed) => speed === clock.speed);
  const speed = speeds[Math.max(0, Math.min(speeds.length - 1, index + by))] ?? 1;
  return { ...clock, position: positionAt(clock, now), since: now, speed };
}
