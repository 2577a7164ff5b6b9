/** `4000` of `USD` as `$40`, `1999` as `$19.99`; nothing is `Free`. */
export function formatAmount(amount: number, currency: string): string {
  if (amount === 0) return "Free";
  return (amount / 100).toLocaleString("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  });
}
