import { setImmediate as nextTurn } from "node:timers/promises";

/** A sentence of a Markdown text, or whatever stands for one: a heading, a row of a table. */
export type Sentence = {
  kind: "heading" | "item" | "row" | "text";
  /** What stands before it: the space or line ends since the last one, and the mark of a list. */
  lead: string;
  text: string;
  /** Whether a new block begins with it: a paragraph, an item, a heading, a row. */
  isFirst: boolean;
};

/** No sentence is longer: whatever is, is cut. */
const longest = 700;
/** For how long sentences are read at a stretch before others have their turn, in milliseconds. */
const stretch = 8;

const fence = /^\s*(?:`{3}|~{3})/;
const heading = /^ {0,3}#{1,6} /;
const item = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+/;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={3,})$/;
const quote = /^[ \t]*>[ \t]?/;

/** Enough of a line to know what it is: its first signs and one letter after them. */
const isTelling = (line: string) =>
  /[\p{L}\p{N}"'“(<[&!\\|]/u.test(line.replace(/^[ \t]*\d{1,3}[.)]?/, "")) || line.length > 40;

/** Cuts a Markdown text that arrives in pieces into sentences, each as soon as its end is seen. */
export async function* readSentences(pieces: AsyncIterable<string>): AsyncGenerator<Sentence, void> {
  const reader = createSentenceReader();
  for await (const piece of pieces) {
    // What comes all at once is read in turns, so that nobody else waits for it.
    let since = performance.now();
    for (let from = 0; from < piece.length; from += longest) {
      for (const sentence of reader.take(piece.slice(from, from + longest))) {
        yield sentence;
        if (performance.now() - since < stretch) continue;
        await nextTurn();
        since = performance.now();
      }
    }
  }
  yield* reader.end();
}

/** The same by hand: what is taken is answered with the sentences that it has completed. */
export function createSentenceReader() {
  /** The line that is being read, as far as it has no sentence in it that was cut off. */
  let line = "";
  /** The block being read: its kind, what of it has not been sent, and what stands before that. */
  let open:
    | { kind: "item" | "text"; lead: string; text: string; isFirst: boolean; searched: number }
    | undefined;
  /** Line ends since the last thing that was sent. */
  let gap = "";
  let isAtStart = true;

  function* take(piece: string): Generator<Sentence> {
    for (const part of piece.replaceAll("\r", "").split(/(?<=\n)/)) {
      line += part;
      if (isAtStart) {
        const isWhole = line.endsWith("\n");
        if (!isWhole && !isTelling(line)) continue;
        const kind = kindOf(line);
        if ((kind === "heading" || kind === "row" || kind === "fence" || kind === "rule") && !isWhole) {
          if (line.length <= longest) continue;
        }
        yield* begin(kind);
        if (isAtStart) continue;
      }
      if (open) yield* grow();
      if (part.endsWith("\n")) isAtStart = true;
    }
  }

  /** A line begins. What is whole by itself is sent, anything else goes on until its sentences end. */
  function* begin(kind: ReturnType<typeof kindOf>): Generator<Sentence> {
    if (kind === "blank" || kind === "fence" || kind === "rule") {
      yield* close();
      gap += "\n";
      line = "";
      return;
    }
    if (kind === "heading" || kind === "row") {
      yield* close();
      const text = line.trim();
      const mark = kind === "heading" ? (heading.exec(text)?.[0] ?? "") : "";
      yield { kind, lead: gap + mark, text: text.slice(mark.length), isFirst: true };
      gap = line.endsWith("\n") ? "\n" : "";
      line = "";
      return;
    }
    isAtStart = false;
    if (kind === "text" && open && gap === "") {
      // A line that begins in bold is an item of a list without marks.
      if (open.kind === "text" && /^\s*\*\*/.test(line)) yield* cut(open.text.length);
      // The paragraph goes on: the end of a line is a space, wherever it is.
      open.text += "\n";
      line = line.replace(quote, "").trimStart();
      return;
    }
    yield* close();
    const quoted = quote.exec(line)?.[0] ?? "";
    const rest = line.slice(quoted.length);
    const mark = kind === "item" ? (item.exec(rest)?.[0] ?? "") : "";
    open = { kind, lead: gap + (quoted ? "> " : "") + mark, text: "", isFirst: true, searched: 0 };
    line = mark ? rest.slice(mark.length) : rest.trimStart();
    gap = "";
  }

  /** Takes the line into the open block, and cuts off what has become whole. */
  function* grow(): Generator<Sentence> {
    if (!open) return;
    open.text += line.replace(/\n$/, "");
    line = "";
    for (
      let end = findEnd(open.text, open.searched);
      end !== undefined;
      end = findEnd(open.text, open.searched)
    ) {
      yield* cut(end);
    }
    open.searched = Math.max(0, open.text.length - 40);
    if (open.text.length > longest) yield* cut(open.text.length);
  }

  function* cut(end: number): Generator<Sentence> {
    if (!open) return;
    const text = open.text.slice(0, end);
    if (text.trim())
      yield {
        kind: open.kind,
        lead: open.lead + (/^\s*/.exec(text)?.[0].includes("\n") ? "\n" : /^\s/.test(text) ? " " : ""),
        text: text.trim(),
        isFirst: open.isFirst,
      };
    open = {
      ...open,
      lead: text.trim() ? "" : open.lead,
      text: open.text.slice(end),
      isFirst: open.isFirst && !text.trim(),
      searched: 0,
    };
  }

  function* close(): Generator<Sentence> {
    if (!open) return;
    if (open.text.trim()) yield* cut(open.text.length);
    open = undefined;
    gap += "\n";
  }

  return {
    *take(piece: string): Generator<Sentence> {
      yield* take(piece);
    },
    *end(): Generator<Sentence> {
      if (line) yield* take("\n");
      yield* close();
    },
  };
}

function kindOf(line: string): "blank" | "fence" | "heading" | "item" | "row" | "rule" | "text" {
  const own = line.replace(quote, "").trimEnd();
  if (own.trim() === "") return "blank";
  if (fence.test(own)) return "fence";
  if (rule.test(own)) return "rule";
  if (heading.test(own)) return "heading";
  if (item.test(own)) return "item";
  return own.trimStart().startsWith("|") ? "row" : "text";
}

/** Shortened words after which a sentence always goes on, and those after which it may end. */
const leading = new Set(
  "eg ie e.g i.e vs approx ca nr dr mr mrs ms st prof pp fig vol incl excl z.b zb u.a bzw ggf evtl d.h dh inkl ej p.ej sr sra ud uds env cf mme mlle".split(
    " ",
  ),
);
const shortened = new Set(
  "etc min mins sec secs no max tsp tbsp oz lb lbs hr hrs usw std ex art p".split(" "),
);

/** Where the first sentence ends that is whole for certain; undefined while it may go on. */
function findEnd(text: string, from: number): number | undefined {
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (sign !== "." && sign !== "!" && sign !== "?" && sign !== "…" && sign !== "।" && sign !== "。")
      continue;
    let end = index + 1;
    while (end < text.length && /[.!?…।。"'”’»)*_\]]/.test(text[end] ?? "")) end += 1;
    const isLast = end === text.length;
    if (!isLast && !/\s/.test(text[end] ?? "") && sign !== "。" && sign !== "।") continue;
    const before = text.slice(Math.max(0, index - 12), index);
    const word = /[\p{L}\p{M}\p{N}.'’]+$/u.exec(before)?.[0].toLowerCase() ?? "";
    const isStop = sign === "." && text[index + 1] !== ".";
    if (isStop && (leading.has(word) || /^\p{L}$/u.test(word))) continue;
    // "1." begins a list, "2." may become "2.5", "!" may begin a picture, and "…" may go on.
    const isOpen = isStop
      ? shortened.has(word) || /^[\d.]*$/.test(word)
      : sign === "…" || sign === "." || (sign === "!" && isLast);
    // What is a label waits for what is said of it.
    if (isLast && (isOpen || isLabel(text.slice(0, end)))) return undefined;
    const next = text.slice(end, end + 8).trimStart()[0];
    if (!isLast && isOpen && (next === undefined || !/[\p{Lu}\p{Lo}"'“*¿¡]/u.test(next))) continue;
    if (!isBalanced(text.slice(0, end)) || (!isLast && isLabel(text.slice(0, end)))) continue;
    return end;
  }
  return undefined;
}

/** "**Ghee.** It is pure butter": what is only named says nothing before the next sentence does. */
function isLabel(text: string): boolean {
  const [, name] = /^\s*\*\*([^*\n]{1,40})\*\*\.?$/.exec(text) ?? [];
  return name !== undefined && !name.endsWith("?") && name.trim().split(/\s+/).length <= mostLabelWords;
}
const mostLabelWords = 4;

/** Whether emphasis, brackets and quotation marks that were opened are closed. */
function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  const strong = count("**");
  return (
    strong % 2 === 0 &&
    (count("*") - 2 * strong) % 2 === 0 &&
    count("`") % 2 === 0 &&
    count('"') % 2 === 0 &&
    count("(") <= count(")") &&
    count("[") <= count("]") &&
    count("“") <= count("”")
  );
}
