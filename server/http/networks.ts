import { isIP } from "node:net";
import type { Counted, Limit } from "./require-within-limit.ts";

/**
 * The larger networks around an address as we count it, the nearest first. Whoever rents a line of IPv6 has
 * 256 households (/56) or 65,536 (/48) to ask from; of IPv4, the neighbours are the nearest thing.
 */
export function networksAround(counted: string): string[] {
  const address = counted.split("/")[0] ?? "";
  if (isIP(address) === 4) return [`${address.split(".").slice(0, 3).join(".")}.0/24`];
  if (isIP(address) !== 6) return [];
  const [a, b, c, d = "0"] = counted.split(":");
  const high = (Number.parseInt(d || "0", 16) & 0xff00).toString(16);
  return [`${a}:${b}:${c}:${high}::/56`, `${a}:${b}:${c}::/48`];
}

/** What is counted for an address, and of IPv6, whose addresses cost nothing, for the /56 and the /48 around it. */
export function countedFor(
  what: string,
  address: string,
  [own, near, far]: [Limit, Limit, Limit],
  sentence: string,
): Counted[] {
  const [nearby, afar] = isIP(address) === 4 ? [] : networksAround(address);
  return [
    { key: `${what} ${address}`, limit: own, sentence },
    ...(nearby ? [{ key: `${what} ${nearby}`, limit: near, sentence }] : []),
    ...(afar ? [{ key: `${what} ${afar}`, limit: far, sentence }] : []),
  ];
}
