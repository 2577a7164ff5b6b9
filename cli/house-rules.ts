import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { block, isBlocked, isNetwork, listBlocks, unblock } from "../server/http/blocks.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

const shownLimits = 50;

export const houseRulesHelp = `npm run studio -- registration               whether anybody may register
npm run studio -- registration close         nobody may, not even with an invitation; "open" to undo it
npm run studio -- network                    which networks are blocked
npm run studio -- network block NETWORK      refuse 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48; "unblock" to undo it
npm run studio -- limits                     the ${shownLimits} limits that were used most, and until when they count
npm run studio -- limits reset LIMIT         start it anew; "all" for every one`;

export async function runRegistrationCommand(
  database: Database,
  config: Config,
  [action]: string[],
): Promise<string> {
  if (action === "close") await block(database, "registration");
  else if (action === "open") await unblock(database, "registration");
  else if (action) throw new UsageError(houseRulesHelp);
  if (await isBlocked(database, "registration"))
    return "Registration is closed: nobody can create an account.";
  return config.isRegistrationOpen
    ? "Registration is open, and offered at the login page."
    : "Registration works for those who have its address; REGISTRATION=open offers it to everybody.";
}

export async function runNetworkCommand(
  database: Database,
  [action = "list", network = ""]: string[],
): Promise<string> {
  if (action === "list") return listNetworks(database);
  if (action !== "block" && action !== "unblock") throw new UsageError(houseRulesHelp);
  if (!isNetwork(network)) {
    throw new UsageError(
      `Please give an address or a network, such as 203.0.113.0/24 or 2001:db8:1::/48; of IPv6 at most a /64.\n\n${houseRulesHelp}`,
    );
  }
  if (action === "block") {
    await block(database, `network ${network}`);
    return `${network} is blocked; every server knows within seconds. Pages can still be read from there.`;
  }
  if (!(await unblock(database, `network ${network}`))) throw new UsageError(`${network} was not blocked.`);
  return `${network} is no longer blocked.`;
}

async function listNetworks(database: Database): Promise<string> {
  const networks = (await listBlocks(database)).filter(({ what }) => what.startsWith("network "));
  if (networks.length === 0) return "No network is blocked.";
  return networks
    .map(({ what, createdAt }) => `${what.slice("network ".length)}  since ${createdAt.slice(0, 16)}Z`)
    .join("\n");
}

export async function runLimitsCommand(
  database: Database,
  [action = "list", ...words]: string[],
): Promise<string> {
  if (action === "list") return listLimits(database);
  const key = words.join(" ");
  if (action !== "reset" || !key) throw new UsageError(houseRulesHelp);
  const all = database.deleteFrom("requestCount");
  const { numDeletedRows } = await (key === "all"
    ? all
    : all.where("key", "=", key)
  ).executeTakeFirstOrThrow();
  if (key !== "all" && numDeletedRows === 0n) throw new UsageError(`Nothing is counted under "${key}".`);
  return `${numDeletedRows} started anew.`;
}

async function listLimits(database: Database): Promise<string> {
  const rows = await database
    .selectFrom("requestCount")
    .selectAll()
    .where("windowEndsAt", ">", new Date().toISOString())
    .orderBy("count", "desc")
    .limit(shownLimits)
    .execute();
  if (rows.length === 0) return "Nothing is counted at the moment.";
  return rows
    .map(({ key, count, windowEndsAt }) =>
      withoutControls(`${String(count).padStart(6)}  until ${windowEndsAt.slice(0, 16)}Z  ${key}`),
    )
    .join("\n");
}
