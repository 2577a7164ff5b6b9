import { Lexer, type Token, type Tokens } from "marked";

/** The same words as on the screen, for a text editor: headings and lists stay recognisable, marks go. */
export function plainTextOf(markdown: string): string {
  return Lexer.lex(markdown)
    .map(blockText)
    .filter((block) => block !== "")
    .join("\n\n");
}

function blockText(token: Token): string {
  switch (token.type) {
    case "space":
      return "";
    case "heading":
      return token.depth <= 2 ? underline(inlineText(token.tokens)) : inlineText(token.tokens);
    case "list":
      return listText(token as Tokens.List);
    case "table":
      return tableText(token as Tokens.Table);
    case "blockquote":
      return (token.tokens ?? []).map(blockText).join("\n\n");
    case "hr":
      return "-".repeat(40);
    default:
      return "tokens" in token && token.tokens ? inlineText(token.tokens) : token.raw.trim();
  }
}

function listText({ ordered, start, items }: Tokens.List): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${(Number(start) || 1) + index}. ` : "- ";
      const text = item.tokens.map((token) =>
        token.type === "list" ? `\n${blockText(token)}` : inlineText([token]),
      );
      return (
        mark +
        text
          .join("")
          .trim()
          .replaceAll("\n", `\n${" ".repeat(mark.length)}`)
      );
    })
    .join("\n");
}

function tableText({ header, rows }: Tokens.Table): string {
  return [header, ...rows].map((row) => row.map((cell) => inlineText(cell.tokens)).join(" | ")).join("\n");
}

function inlineText(tokens: Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === "br") return "\n";
      if ("tokens" in token && token.tokens) return inlineText(token.tokens);
      const text = "text" in token && typeof token.text === "string" ? token.text : token.raw;
      return text.replaceAll(/\s*\n\s*/g, " ");
    })
    .join("");
}

function underline(title: string): string {
  return `${title}\n${"=".repeat(title.length)}`;
}
