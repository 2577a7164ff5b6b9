import type { Context } from "hono";
import type {
  CancelPreview,
  CheckInResults,
  ClassChanged,
  Forgiven,
  MovePreview,
  StudioClasses,
  StudioClassPage,
} from "../../contract/studio.ts";
import { readBody, requireValid } from "../http/read-body.ts";
import { applyCheckIns } from "./apply-check-ins.ts";
import { cancellingSchema, checkInsSchema, emptySchema, movingSchema, rangeSchema } from "./bodies.ts";
import {
  cancelStudioClass,
  forgive,
  moveStudioClass,
  previewCancel,
  previewMove,
  removeFromClass,
} from "./change-classes.ts";
import type { Desk } from "./desk.ts";
import { ownerOf } from "./owner-check.ts";
import { listStudioClasses, viewOneClass, viewStudioClass } from "./todays-classes.ts";

/** The day's and the week's classes, and who is in them. */
export function createClassEndpoints(desk: Desk) {
  const { database } = desk;
  const idOf = (c: Context) => c.req.param("id") ?? "";
  const answerClass = async (c: Context, id: string) =>
    c.json<ClassChanged>({ class: await viewOneClass(database, id, new Date()) });
  return {
    async list(c: Context) {
      const range = requireValid(c.req.query(), rangeSchema);
      return c.json<StudioClasses>(await listStudioClasses(database, range, new Date()));
    },
    show: async (c: Context) => c.json<StudioClassPage>(await viewStudioClass(database, idOf(c), new Date())),
    previewCancel: async (c: Context) =>
      c.json<CancelPreview>(await previewCancel(database, idOf(c), new Date())),
    async cancel(c: Context) {
      const { reason } = await readBody(c, cancellingSchema);
      await cancelStudioClass(desk, ownerOf(c), { id: idOf(c), reason }, new Date());
      return answerClass(c, idOf(c));
    },
    async previewMove(c: Context) {
      const { startsAt } = requireValid(c.req.query(), movingSchema);
      return c.json<MovePreview>(await previewMove(database, idOf(c), new Date(startsAt), new Date()));
    },
    async move(c: Context) {
      const { startsAt } = await readBody(c, movingSchema);
      await moveStudioClass(desk, ownerOf(c), { id: idOf(c), to: new Date(startsAt) }, new Date());
      return answerClass(c, idOf(c));
    },
    async remove(c: Context) {
      await readBody(c, emptySchema);
      return answerClass(c, await removeFromClass(desk, ownerOf(c), idOf(c), new Date()));
    },
    async forgive(c: Context) {
      const { reason } = await readBody(c, cancellingSchema);
      return c.json<Forgiven>(await forgive(desk, ownerOf(c), { id: idOf(c), reason }));
    },
    async checkIn(c: Context) {
      const { checkIns } = await readBody(c, checkInsSchema);
      const results = await applyCheckIns(desk, ownerOf(c), checkIns, new Date());
      return c.json<CheckInResults>({ results });
    },
  };
}
