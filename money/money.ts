/** How many of the smallest unit make one: a hundred cents, and one yen. */
export function unitsOf(currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return 10 ** digits;
}

/** `4000` of `USD` as `$40`, `1999` as `$19.99`, `4000` of `JPY` as `¥4,000`; nothing is `Free`. */
export function formatAmount(amount: number, currency: string): string {
  if (amount === 0) return "Free";
  const value = amount / unitsOf(currency);
  const isWhole = Number.isInteger(value);
  return value.toLocaleString("en-US", {
    style: "currency",
    currency,
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
}
