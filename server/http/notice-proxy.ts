import { BlockList, isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import type { Concerns } from "../process/concerns.ts";
import { forwardedForOf } from "./client-address.ts";

/** Where a proxy of our own is likely to be: this machine, or the same private network. */
const nearby = new BlockList();
nearby.addSubnet("127.0.0.0", 8);
nearby.addSubnet("10.0.0.0", 8);
nearby.addSubnet("172.16.0.0", 12);
nearby.addSubnet("192.168.0.0", 16);
nearby.addAddress("::1", "ipv6");
nearby.addSubnet("fc00::", 7, "ipv6");
nearby.addSubnet("fe80::", 10, "ipv6");

/** What is wrong with the setup by itself: we speak no HTTPS, so in front of an HTTPS address there is a proxy. */
export function findUnnamedProxy({ isProduction, publicUrl, trustedProxies }: Config): string | undefined {
  if (!isProduction || !publicUrl.startsWith("https:") || trustedProxies.length > 0) return undefined;
  return "TRUSTED_PROXIES names no proxy, but there must be one in front of PUBLIC_URL: until it is named there, all visitors share one limit";
}

/**
 * Notices requests that somebody nearby passed on and whom `TRUSTED_PROXIES` does not name: then everybody
 * behind it counts as one. Whoever writes the header from afar is only making it up.
 */
export function noticeProxy(
  concerns: Concerns,
  peerOf: (c: Context) => string | undefined,
  isTrusted: (address: string) => boolean,
): MiddlewareHandler {
  return (c, next) => {
    if (forwardedForOf(c)) {
      const peer = (peerOf(c) ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
      const family = isIP(peer) === 6 ? "ipv6" : "ipv4";
      if (isIP(peer) && nearby.check(peer, family) && !isTrusted(peer)) {
        void concerns.raise("unnamed proxy", peer);
      }
    }
    return next();
  };
}
