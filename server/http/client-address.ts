import { BlockList, isIP } from "node:net";
import type { Context } from "hono";

/** What proxies say whom they ask for. Node has parsed it already; the request would parse all of its headers anew. */
export function forwardedForOf(c: Context): string | undefined {
  const parsed: string | string[] | undefined = c.env?.incoming?.headers?.["x-forwarded-for"];
  if (c.env?.incoming?.headers) return Array.isArray(parsed) ? parsed.join(",") : parsed;
  return c.req.header("x-forwarded-for");
}

/** Finds who is asking, believing `X-Forwarded-For` only as far as our own proxies wrote it. */
export type FindClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/** Whether an address is one of our own proxies. */
export function createProxyCheck(trustedProxies: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", prefix] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix) trusted.addSubnet(address, Number(prefix), family);
    else trusted.addAddress(address, family);
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

export function createClientAddressFinder(trustedProxies: string[]): FindClientAddress {
  const isTrusted = createProxyCheck(trustedProxies);
  return (peer, forwardedFor) => {
    let address = plain(peer ?? "");
    if (!forwardedFor && isIP(address) === 4) return address;
    // From the nearest hop outwards: each proxy vouches for the one it heard from.
    const hops = (forwardedFor ?? "").split(",").map(plain).filter(Boolean).reverse();
    for (const hop of hops) {
      if (!isIP(address) || !isTrusted(address) || !isIP(hop)) break;
      address = hop;
    }
    return isIP(address) === 6 ? networkOf(address) : address || "unknown";
  };
}

/** One household has a whole /64 of IPv6 addresses: it counts as one. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** An IPv4 address in IPv6 clothes is the same address. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}
