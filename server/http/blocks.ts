import { BlockList, isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "../database/tables.ts";
import { AppError } from "./errors.ts";

/** What the owner can shut: everybody's registration, a member by their address, or a network. */
export type Blocked = "registration" | `member ${string}` | `network ${string}`;

/** How soon every process knows of a network that was blocked. */
const freshMs = 2_000;

export function blockedMember(email: string): Blocked {
  return `member ${email.toLowerCase()}`;
}

export async function block(database: Database, what: Blocked): Promise<void> {
  await database
    .insertInto("block")
    .values({ what, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("what").doNothing())
    .execute();
}

/** Answers whether it was blocked. */
export async function unblock(database: Database, what: Blocked): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("block")
    .where("what", "=", what)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function isBlocked(database: Database, what: Blocked): Promise<boolean> {
  return (
    (await database.selectFrom("block").select("what").where("what", "=", what).executeTakeFirst()) !==
    undefined
  );
}

export async function listBlocks(database: Database): Promise<{ what: string; createdAt: string }[]> {
  return database.selectFrom("block").selectAll().orderBy("what").execute();
}

/** Refuses whoever asks from a blocked network; which ones there are is read every few seconds. */
export function refuseBlockedNetworks(
  database: Database,
  clientAddressOf: (c: Context) => string,
  exempt: ReadonlySet<string>,
): MiddlewareHandler {
  let networks = new BlockList();
  let isAnyBlocked = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    readAt = performance.now();
    const rows = await database
      .selectFrom("block")
      .select("what")
      .where("what", "like", "network %")
      .execute();
    networks = new BlockList();
    for (const { what } of rows) addNetwork(networks, what.slice("network ".length));
    isAnyBlocked = rows.length > 0;
  };
  const refuse = (c: Context) => {
    if (isAnyBlocked && isIn(networks, clientAddressOf(c))) {
      throw new AppError("forbidden", "Requests from this network are not taken.");
    }
  };
  return (c, next) => {
    // Nor do they wait for the list: whether we live is asked when the database is silent.
    if (exempt.has(c.req.path)) return next();
    if (performance.now() - readAt <= freshMs) {
      refuse(c);
      return next();
    }
    // What was known before holds until the database answers again.
    return read()
      .catch(() => {})
      .then(() => {
        refuse(c);
        return next();
      });
  };
}

/** Whether the text names a network that can be blocked: IPv6 households are counted by /64. */
export function isNetwork(text: string): boolean {
  const [address = "", prefix = "", ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length > 0 || !/^\d{0,3}$/.test(prefix)) return false;
  return family === 4 ? Number(prefix) <= 32 : prefix !== "" && Number(prefix) <= 64;
}

function addNetwork(networks: BlockList, text: string): void {
  const [address = "", prefix] = text.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (prefix) networks.addSubnet(address, Number(prefix), family);
  else networks.addAddress(address, family);
}

/** By the address as we count it, where an IPv6 household is its /64. */
function isIn(networks: BlockList, counted: string): boolean {
  const address = counted.split("/")[0] ?? "";
  return isIP(address) > 0 && networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
