import { expect, test } from "vitest";
import { countedFor, networksAround } from "./networks.ts";

test.each([
  ["203.0.113.7", ["203.0.113.0/24"]],
  ["2001:db8:1:ab12::/64", ["2001:db8:1:ab00::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:12::/64", ["2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["unknown", []],
])("around %s are %j", (address, networks) => {
  expect(networksAround(address)).toEqual(networks);
});

test("an address of IPv4 is counted by itself, one of IPv6 with the line that it belongs to", () => {
  const keys = (address: string) => {
    const limit = { count: 1, windowSeconds: 60 };
    return countedFor("knock", address, [limit, limit, limit], "").map(({ key }) => key);
  };
  expect(keys("203.0.113.7")).toEqual(["knock 203.0.113.7"]);
  expect(keys("2001:db8:1:ab12::/64")).toEqual([
    "knock 2001:db8:1:ab12::/64",
    "knock 2001:db8:1:ab00::/56",
    "knock 2001:db8:1::/48",
  ]);
});
