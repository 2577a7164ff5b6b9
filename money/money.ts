/**
 * What is not counted in hundredths. `Intl` knows as much, but its first word takes a phone a tenth of a second,
 * just while it makes a page of prices its own; a test holds the lists to it.
 */
const withoutCents = new Set(
  "AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER".split(
    " ",
  ),
);
const inThousandths = new Set("BHD JOD KWD LYD OMR TND".split(" "));

/** How many of the smallest unit make one: a hundred cents, and one yen. */
export function unitsOf(currency: string): number {
  const code = currency.toUpperCase();
  if (withoutCents.has(code)) return 1;
  return inThousandths.has(code) ? 1000 : 100;
}

/** Millionths of a currency, with as many digits as show something: `$12.34`, `$0.0012`. */
export function formatMillionths(amount: number, currency: string): string {
  const digits = Math.log10(unitsOf(currency));
  return (amount / 1_000_000).toLocaleString("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: amount < 1_000_000 ? digits + 2 : digits,
  });
}

/** What a price says, in the smallest unit: `$1,250` and `18,50 €` alike. One without figures is free. */
export function readAmount(text: string, currency: string): number {
  const units = unitsOf(currency);
  const figures = text.replaceAll(/[^\d.,]/g, "").replace(/[.,]+$/, "");
  const [, decimals = ""] = /[.,](\d+)$/.exec(figures) ?? [];
  // A comma before three figures parts thousands, unless the currency has thousandths.
  const hasDecimals = decimals !== "" && 10 ** decimals.length <= units;
  const whole = hasDecimals ? figures.slice(0, -decimals.length - 1) : figures;
  const digits = whole.replaceAll(/[.,]/g, "") || "0";
  return Math.round(Number(`${digits}.${hasDecimals ? decimals : "0"}`) * units);
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
