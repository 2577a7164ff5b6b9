import type { Context } from "hono";
import { stream } from "hono/streaming";
import {
  type BookedWithPass,
  exportKinds,
  type Imported,
  type ImportWaiting,
  type Invited,
  type People,
  type PersonAdded,
  type PersonPage,
} from "../../contract/studio.ts";
import { AppError } from "../http/errors.ts";
import { readBody, requireValid } from "../http/read-body.ts";
import {
  doorSaleSchema,
  emptySchema,
  extensionSchema,
  giftSchema,
  importSchema,
  invitationsSchema,
  newPersonSchema,
  notesSchema,
  passChangeSchema,
  peopleSchema,
} from "./bodies.ts";
import {
  endStudioPass,
  extendPass,
  givePass,
  pauseStudioPass,
  previewEnd,
  resumeStudioPass,
} from "./change-passes.ts";
import {
  addPerson,
  blockPerson,
  invitePerson,
  removePerson,
  resetPassword,
  signOutPerson,
  unblockPerson,
  writeNotes,
} from "./change-people.ts";
import type { Desk } from "./desk.ts";
import { exportCsv } from "./export-csv.ts";
import { listPeople, type Person, requirePerson } from "./find-people.ts";
import { countUninvited, importPeople, inviteImported } from "./import-people.ts";
import { type Owner, ownerOf } from "./owner-check.ts";
import { viewPerson } from "./person-page.ts";
import { sellAtDoor } from "./sell-at-door.ts";

type Change = (actor: Owner, person: Person, now: Date) => Promise<unknown>;

/** Members, and whoever holds a pass without being one. */
export function createPeopleEndpoints(desk: Desk) {
  const { database } = desk;
  const personOf = (c: Context) => requirePerson(database, c.req.param("person") ?? "");
  const answerPerson = async (c: Context, key: string) =>
    c.json<PersonPage>(await viewPerson(database, key, new Date()));
  /** Most of what is done with a person says nothing but what, and answers how they are then. */
  const change = (perform: Change) => async (c: Context) => {
    await readBody(c, emptySchema);
    const person = await personOf(c);
    await perform(ownerOf(c), person, new Date());
    return answerPerson(c, person.uid ?? person.email);
  };
  const changePass =
    (perform: typeof pauseStudioPass) =>
    async (c: Context): Promise<Response> => {
      const body = await readBody(c, passChangeSchema);
      const pass = await perform(desk, ownerOf(c), { id: c.req.param("id") ?? "", ...body }, new Date());
      return answerPerson(c, pass.uid ?? pass.email);
    };

  return {
    async list(c: Context) {
      const query = requireValid(c.req.query(), peopleSchema);
      return c.json<People>(await listPeople(database, query, new Date()));
    },
    async add(c: Context) {
      const { uid, password } = await addPerson(desk, ownerOf(c), await readBody(c, newPersonSchema));
      return c.json<PersonAdded>({ person: uid, password }, 201);
    },
    show: (c: Context) => answerPerson(c, c.req.param("person") ?? ""),
    async invite(c: Context) {
      const { emails } = await readBody(c, invitationsSchema);
      const answer: Invited = { invited: 0, isMember: [] };
      for (const email of new Set(emails)) {
        try {
          if (await invitePerson(desk, ownerOf(c), email, new Date())) answer.invited += 1;
        } catch (error) {
          if (!(error instanceof AppError && error.code === "conflict")) throw error;
          answer.isMember.push(email);
        }
      }
      return c.json<Invited>(answer);
    },
    async notes(c: Context) {
      const { notes } = await readBody(c, notesSchema);
      const { uid, email } = await personOf(c);
      await writeNotes(desk, ownerOf(c), { email, notes }, new Date());
      return answerPerson(c, uid ?? email);
    },
    reset: change((actor, { email }) => resetPassword(desk, actor, email)),
    signOut: change((actor, { email }) => signOutPerson(desk, actor, email)),
    block: change((actor, { email }, now) => blockPerson(desk, actor, email, now)),
    unblock: change((actor, { email }) => unblockPerson(desk, actor, email)),
    async remove(c: Context) {
      await readBody(c, emptySchema);
      const { email } = await personOf(c);
      await removePerson(desk, ownerOf(c), email, new Date());
      return c.body(null, 204);
    },
    async give(c: Context) {
      const gift = await readBody(c, giftSchema);
      const person = await personOf(c);
      await givePass(desk, ownerOf(c), person, gift, new Date());
      return answerPerson(c, person.uid ?? person.email);
    },
    async sell(c: Context) {
      const sale = await readBody(c, doorSaleSchema);
      const person = await personOf(c);
      await sellAtDoor(desk, ownerOf(c), person, sale, new Date());
      return answerPerson(c, person.uid ?? person.email);
    },
    async extend(c: Context) {
      const extension = { ...(await readBody(c, extensionSchema)), id: c.req.param("id") ?? "" };
      const pass = await extendPass(desk, ownerOf(c), extension, new Date());
      return answerPerson(c, pass.uid ?? pass.email);
    },
    booked: async (c: Context) =>
      c.json<BookedWithPass>(await previewEnd(database, c.req.param("id") ?? "", new Date())),
    pause: changePass(pauseStudioPass),
    resume: changePass(resumeStudioPass),
    end: changePass(endStudioPass),

    importWaiting: async (c: Context) => c.json<ImportWaiting>(await countUninvited(database)),
    async import(c: Context) {
      const list = await readBody(c, importSchema);
      return c.json<Imported>(await importPeople(desk, ownerOf(c), list, new Date()));
    },
    async inviteImported(c: Context) {
      await readBody(c, emptySchema);
      return c.json<ImportWaiting>(await inviteImported(desk, ownerOf(c), new Date()));
    },
    export(c: Context) {
      const name = c.req.param("file")?.replace(/\.csv$/, "");
      const kind = exportKinds.find((each) => each === name);
      if (!kind) throw new AppError("not_found", "There is nothing at this address.");
      c.header("Content-Disposition", `attachment; filename="${kind}.csv"`);
      c.header("Content-Type", "text/csv; charset=utf-8");
      return stream(c, async (out) => {
        for await (const piece of exportCsv(database, kind)) {
          if (out.aborted) return;
          await out.write(piece);
        }
      });
    },
  };
}
