import { expect, test } from "vitest";
import { canChangeAt, stageAt } from "./stage.ts";

const startsAt = "2026-11-16T18:00:00.000Z";
const at = (time: string) => Date.parse(`2026-11-16T${time}:00.000Z`);

test("a class can be moved and cancelled until it begins, also while people come in", () => {
  const each = { stage: "before", startsAt, minutes: 60 } as const;
  expect(stageAt(each, at("17:59"))).toBe("during");
  expect(canChangeAt(each, at("17:00"))).toBe(true);
  expect(canChangeAt(each, at("17:59"))).toBe(true);
  expect(canChangeAt(each, at("18:00"))).toBe(false);
  expect(canChangeAt({ ...each, stage: "cancelled" }, at("17:00"))).toBe(false);
});
