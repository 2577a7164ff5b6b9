import { practices } from "../../handbook/practices/all.ts";
import type { Area, Position, Practice, Prop } from "../../handbook/types.ts";
import { type Bounds, isWithin } from "../choose-practices.ts";
import type { Aim } from "../request/request.ts";

/** One practice of a session, and how long it takes. */
export type Step = { id: string; minutes: number };

/** What a session has to keep to, and what it should be good for. */
export type Wanted = {
  minutes: number;
  bounds: Bounds;
  positions: Set<Position>;
  /** Ids to leave out. */
  without: Set<string>;
  /** What is at hand. */
  props: Set<Prop>;
  focus: Area[];
  /** Ids that suit what it is for, the best first. */
  suited: string[];
  /** Ids somebody asked for by name. */
  named: string[];
  aim: Aim | undefined;
  energy: "tired" | "lively" | undefined;
  /** Ids that were in the last one: others are as good. */
  recent: Set<string>;
  /** The same seed makes the same session. */
  seed: string;
};

export const practiceById = new Map(practices.map((practice) => [practice.id, practice]));

/** Whether a practice may be part of a session at all. */
export function isAllowed(practice: Practice, { bounds, positions, without, props }: Wanted): boolean {
  return (
    isWithin(practice, bounds) &&
    positions.has(practice.position) &&
    !without.has(practice.id) &&
    practice.needs.every((prop) => props.has(prop))
  );
}

/** What a body wants an answer to. */
export function isDeep({ strains }: Practice): boolean {
  return strains.some(
    (strain) => strain === "deep backbend" || strain === "deep forward fold" || strain === "deep twist",
  );
}

/** Only what rests or breathes: for whoever is in strong pain. */
export function quieten(wanted: Wanted): Wanted {
  const active = practices.filter(({ effort }) => effort > 0).map(({ id }) => id);
  return { ...wanted, aim: "relaxation", without: new Set([...wanted.without, ...active]) };
}
