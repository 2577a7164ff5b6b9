import { Lexer, type Token, type Tokens } from "marked";
import { Fragment, memo, type ReactNode } from "react";
import { Link } from "react-router";
import { findPractice, PracticeMark } from "./practice-mark.tsx";

const link = "underline underline-offset-4";

/**
 * Formatted text from Markdown. Block by block, so that what is already there stays when more comes. No grid
 * on paper: browsers part its rows wherever a sheet ends, a heading from its text.
 */
export const Markdown = memo(function Markdown({
  text,
  callable = false,
  onMeal,
}: {
  text: string;
  callable?: boolean;
  /** Called with a meal of a diet plan that somebody presses, by its day and kind. */
  onMeal?: ((day: string, kind: string) => void) | undefined;
}) {
  // What is indented belongs to the list before it.
  const blocks = text.split(/\n(?:[ \t]*\n)+(?=\S)/);
  return (
    <div className="grid gap-4 wrap-anywhere print:block print:space-y-4">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Text only grows at its end, so a block keeps its place.
        <Block key={index} text={block} callable={callable} onMeal={onMeal} />
      ))}
    </div>
  );
});

const Block = memo(function Block({
  text,
  callable,
  onMeal,
}: {
  text: string;
  callable: boolean;
  onMeal: ((day: string, kind: string) => void) | undefined;
}) {
  const tokens = Lexer.lex(text);
  const [first] = tokens;
  const day = first?.type === "heading" ? first.text : "";
  const press = onMeal && ((kind: string) => onMeal(day, kind));
  return <>{renderAll(tokens, { callable, press })}</>;
});

/** How a text is shown: with numbers to call, with meals to press. */
type How = { callable: boolean; press?: ((kind: string) => void) | undefined };

function renderAll(tokens: Token[] | undefined, how: How): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same tokens.
    <Fragment key={index}>{render(token, how)}</Fragment>
  ));
}

/** Builds elements, never HTML: whatever is not in this list is shown as the text it is. */
function render(token: Token, how: How): ReactNode {
  switch (token.type) {
    case "heading":
      return token.depth <= 2 ? (
        <h3 className={how.callable ? "text-3xl" : "text-2xl"}>{renderAll(token.tokens, how)}</h3>
      ) : (
        <h4 className="mt-2 font-semibold text-lg text-green">{renderAll(token.tokens, how)}</h4>
      );
    case "paragraph":
      return isAside(token) ? (
        <p className="text-ink-soft text-sm">{renderAll(token.tokens, { callable: false })}</p>
      ) : (
        <p>
          {renderMark(token as Tokens.Generic, how)}
          {renderAll(token.tokens, how)}
        </p>
      );
    case "blockquote":
      return (
        <blockquote className="grid gap-2 border-line border-l-4 pl-4 print:block print:space-y-2">
          {renderAll(token.tokens, how)}
        </blockquote>
      );
    case "table":
      return renderTable(token as Tokens.Table, how);
    case "list":
      return renderList(token as Tokens.List, how);
    case "strong":
      return renderStrong(token as Tokens.Strong, how);
    case "em":
      return <em>{renderAll(token.tokens, how)}</em>;
    case "link":
      return isOwnPage(token.href) ? (
        <Link to={token.href} className={link}>
          {renderAll(token.tokens, how)}
        </Link>
      ) : (
        renderAll(token.tokens, how)
      );
    case "br":
      return <br />;
    case "hr":
      return <hr className="border-line" />;
    case "space":
      return null;
    case "text":
      if (token.tokens) return renderAll(token.tokens, how);
      return how.callable ? withNumbers(token.text) : token.text;
    default:
      return "text" in token && typeof token.text === "string" ? token.text : token.raw;
  }
}

/** An address on this site: with a second slash, or what browsers take for one, it leads to another. */
export function isOwnPage(href: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(href);
}

/** A paragraph that is all set off, as the disclaimer is. */
function isAside({ tokens }: Tokens.Generic): boolean {
  return tokens?.length === 1 && tokens[0]?.type === "em";
}

function renderTable({ header, rows }: Tokens.Table, how: How): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: "th" | "td") =>
    row.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same cells.
      <Cell key={index} className="border-line border-b py-1 pr-4 text-left align-top">
        {renderAll(cell.tokens, how)}
      </Cell>
    ));
  return (
    // A column is as wide as its longest word; a table that is wider than a phone scrolls by itself.
    <div className="overflow-x-auto wrap-break-word">
      <table>
        <thead>
          <tr>{cells(header, "th")}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same rows.
            <tr key={index}>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderList({ ordered, start, items }: Tokens.List, how: How): ReactNode {
  const lines = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same items.
    <li key={index} className="[display:flow-root_list-item]">
      {renderMark(item.tokens[0], how)}
      {renderAll(item.tokens, how)}
    </li>
  ));
  return ordered ? (
    <ol
      start={Number(start) || 1}
      className="grid list-decimal gap-2 pl-6 print:block print:space-y-2 marker:text-ink-soft"
    >
      {lines}
    </ol>
  ) : (
    <ul className="grid list-disc gap-2 pl-6 print:block print:space-y-2 marker:text-ink-soft">{lines}</ul>
  );
}

/** The figure of the practice that a line begins with; urgent advice has none. */
function renderMark(line: Token | undefined, { callable }: How): ReactNode {
  const first = line && "tokens" in line ? line.tokens?.[0] : undefined;
  const id = !callable && first?.type === "strong" ? findPractice(first.text) : undefined;
  return id && <PracticeMark id={id} />;
}

const meal = /^(?:Breakfast|Lunch|Dinner|Snack)\b/;

function renderStrong({ text, tokens }: Tokens.Strong, how: How): ReactNode {
  const strong = <strong className="font-semibold">{renderAll(tokens, how)}</strong>;
  const [kind] = meal.exec(text) ?? [];
  const { press } = how;
  if (!press || !kind) return strong;
  return (
    <button
      type="button"
      onClick={() => press(kind.toLowerCase())}
      title="Swap this meal"
      // At its first line, where its bullet is.
      className="text-left align-top underline decoration-dotted underline-offset-4 hover:decoration-solid print:no-underline"
    >
      {strong}
    </button>
  );
}

const phoneNumber = /(\+?\d[\d -]{0,16}\d)/;

/** Telephone numbers as links that call. */
function withNumbers(text: string): ReactNode {
  return text.split(phoneNumber).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same pieces.
      <a key={index} href={`tel:${piece.replaceAll(/[ -]/g, "")}`} className={`${link} font-semibold`}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
