import { memberPages, publicPages } from "../../contract/pages.ts";

const ownPages: readonly string[] = [...publicPages, ...memberPages];

/** Letters that stand for a link of our own while everything else about links is taken apart. */
const opened = "\uE000";
const parted = "\uE001";
const closed = "\uE002";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  zwj: "",
  zwnj: "",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  deg: "°",
  frac12: "½",
  times: "×",
};

/**
 * What will be shown of a model's Markdown: no HTML, no images, no code, no links but to the studio's own
 * pages, no letters that nobody sees. It is judged and sent on in this form, so nothing can be hidden in what
 * is taken out. No pattern looks further than to the next sign of its own kind, so a text is read once.
 */
export function cleanMarkdown(text: string): string {
  return withoutHidden(decodeEntities(withoutHidden(text)))
    .replaceAll(/<\/?(?:br|li|ul|ol|p|div|t[dhr]|h\d|table)\b[^<>]*>/gi, "\n")
    .replaceAll(/<\/?[a-z!?][^<>]*>/gi, "")
    .replaceAll(/<(?=[a-z/!?])/gi, "")
    .replaceAll(/\\(?=[\p{P}\p{S}])/gu, "")
    .replaceAll(/!\[[^[\]]*\](?:\([^()]*\))?/g, "")
    .replaceAll(/\[([^[\]]*)\]\(([^()\s]*)[^()]*\)/g, (_, words: string, target: string) =>
      ownPages.includes(target) ? `${opened}${words}${parted}${target}${closed}` : words,
    )
    .replaceAll(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, "$1")
    .replaceAll("![", "[")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replaceAll(/[`~]+/g, "")
    .replaceAll(/\b(?:[a-z][a-z\d+-]{1,14}:\/\/|www\.|javascript:|data:text)\S*/gi, "")
    .replaceAll(/(?<![\w/])\/\/(?=\w)\S*/g, "")
    .replaceAll(opened, "[")
    .replaceAll(parted, "](")
    .replaceAll(closed, ")");
}

/** Pieces of emphasis that were cut off from their other half are only signs. */
export function closeEmphasis(text: string): string {
  const isOdd = (mark: string) => text.split(mark).length % 2 === 0;
  const strong = isOdd("**") ? text.replaceAll("**", "") : text;
  const alone = strong.replaceAll("**", "").split("*").length % 2 === 0;
  return alone ? strong.replaceAll(/(?<!\*)\*(?!\*)/g, "") : strong;
}

/** Emoji and Hindi join letters with signs that have no width; anywhere else those only hide something. */
function withoutHidden(text: string): string {
  return text
    .replaceAll(/[\uE000-\uF8FF]/g, "")
    .replaceAll(/(?<!\p{Script=Devanagari}|\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier})\u200D/gu, "")
    .replaceAll(/(?!\u200D)\p{Cf}|(?![\n\t])\p{Cc}/gu, "")
    .replaceAll(/(\p{Mn}{2})\p{Mn}+/gu, "$1");
}

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));?/gi,
    (whole, ten, sixteen, name) => {
      if (name) return whole.endsWith(";") ? (entities[name.toLowerCase()] ?? whole) : whole;
      const point = ten ? Number(ten) : Number.parseInt(sixteen, 16);
      return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
    },
  );
}
