import { sql } from "kysely";
import type { People, PersonLine } from "../../contract/studio.ts";
import type { Database, PassTable } from "../database/tables.ts";
import { blockedMember } from "../http/blocks.ts";
import { AppError } from "../http/errors.ts";
import { isValid } from "../passes/validity.ts";
import { describeValidity } from "../shop/describe-pass.ts";

const pagePeople = 50;

/** A member, or somebody without an account who is known by their address. */
export type Person = {
  uid: string | null;
  name: string;
  email: string;
  memberSince: string | null;
  isConfirmed: boolean;
};

type Row = { uid: string | null; name: string; email: string };

/**
 * Everybody by name, members and whoever holds a pass or was brought by an import without an account. What is
 * searched for may stand anywhere in the name or the address; those that begin with it come first.
 */
export async function listPeople(
  database: Database,
  { search = "", after = 0 }: { search?: string | undefined; after?: number | undefined },
  now: Date,
): Promise<People> {
  const words = search.trim();
  const matches = words === "" ? sql`true` : matching(words);
  const first = words === "" ? sql`` : sql`case when ${beginning(words)} then 0 else 1 end,`;
  const everybody = sql`
    select "id" as "uid", "name", "email" from "user"
    union all
    select null as "uid", coalesce("guest"."name", '') as "name", "known"."email" as "email"
    from (select "email" from "guest" union select "email" from "pass" where "uid" is null) as "known"
    left join "guest" on "guest"."email" = "known"."email"
    where not exists (select 1 from "user" where "user"."email" = "known"."email")`;
  const { rows } = await sql<Row>`select "uid", "name", "email" from (${everybody}) as "person"
    where ${matches} order by ${first} lower("name"), "email"
    limit ${sql.lit(pagePeople + 1)} offset ${sql.lit(after)}`.execute(database);
  const { rows: counts } = await sql<{ count: unknown }>`select count(*) as "count"
    from (${everybody}) as "person" where ${matches}`.execute(database);
  return {
    people: await viewPeople(database, rows.slice(0, pagePeople), now),
    next: rows.length > pagePeople ? String(after + pagePeople) : null,
    total: Number(counts[0]?.count),
  };
}

/** Both databases fold ASCII alone in every setting, so other letters are tried as typed and with a capital. */
function matching(words: string) {
  return sql<boolean>`(${sql.join(
    patterns(words).map(([column, typed]) => sql`${column} like ${`%${escapeLike(typed)}%`} escape '\\'`),
    sql` or `,
  )})`;
}

function beginning(words: string) {
  return sql<boolean>`(${sql.join(
    patterns(words).map(([column, typed]) => sql`${column} like ${`${escapeLike(typed)}%`} escape '\\'`),
    sql` or `,
  )})`;
}

function patterns(words: string) {
  const lower = words.toLowerCase();
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return [
    [sql`lower("name")`, lower],
    [sql`"email"`, lower],
    [sql`"name"`, capital],
  ] as const;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

export async function viewPeople(database: Database, rows: Row[], now: Date): Promise<PersonLine[]> {
  if (rows.length === 0) return [];
  const emails = rows.map(({ email }) => email);
  const uids = rows.flatMap(({ uid }) => uid ?? []);
  const passes = await database
    .selectFrom("pass")
    .selectAll()
    .where((is) => is.or([is("email", "in", emails), ...(uids.length > 0 ? [is("uid", "in", uids)] : [])]))
    .orderBy("validFrom", "desc")
    .execute();
  const blocks = await database
    .selectFrom("block")
    .select("what")
    .where("what", "in", emails.map(blockedMember))
    .execute();
  const blocked = new Set(blocks.map(({ what }) => what));
  return rows.map(({ uid, name, email }) => ({
    person: uid ?? email,
    uid,
    name: name || email,
    email,
    isBlocked: blocked.has(blockedMember(email)),
    passes: passes
      .filter((pass) => isTheirs(pass, { uid, email }) && isValid(pass, now))
      .map((pass) => `${pass.planName}: ${describeValidity(pass)}`),
  }));
}

/** Bought by the account, or with the address and by no account yet. */
function isTheirs(pass: PassTable, { uid, email }: Pick<Row, "uid" | "email">): boolean {
  return pass.uid === null ? pass.email === email : pass.uid === uid;
}

/** By a uid, or by an address. */
export async function requirePerson(database: Database, key: string): Promise<Person> {
  const email = key.toLowerCase();
  const user = await database
    .selectFrom("user")
    .selectAll()
    .where((is) => is.or([is("id", "=", key), is("email", "=", email)]))
    .executeTakeFirst();
  if (user) {
    const { id: uid, name, createdAt: memberSince, emailVerified } = user;
    return { uid, name, email: user.email, memberSince, isConfirmed: emailVerified === 1 };
  }
  const guest = await database
    .selectFrom("guest")
    .select("name")
    .where("email", "=", email)
    .executeTakeFirst();
  const isKnown = guest !== undefined || (await hasPass(database, email));
  if (!isKnown || !email.includes("@")) throw new AppError("not_found", "There is no such person.");
  return { uid: null, name: guest?.name ?? "", email, memberSince: null, isConfirmed: false };
}

async function hasPass(database: Database, email: string): Promise<boolean> {
  const pass = await database.selectFrom("pass").select("id").where("email", "=", email).executeTakeFirst();
  return pass !== undefined;
}

/** Remembers somebody without an account by their address and what they are called. */
export async function keepGuest(
  database: Database,
  { email, name, isImported = false }: { email: string; name: string; isImported?: boolean },
  now: Date,
): Promise<void> {
  await database
    .insertInto("guest")
    .values({ email, name, since: now.toISOString(), isImported: isImported ? 1 : 0, invitedAt: null })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
