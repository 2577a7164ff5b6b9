import { Lexer, type Token, type Tokens } from "marked";
import { Fragment, memo, type ReactNode } from "react";
import { Link } from "react-router";

const link = "underline underline-offset-4";

/**
 * Formatted text from Markdown. Block by block, so that what is already there stays when more comes. No grid
 * on paper: browsers part its rows wherever a sheet ends, a heading from its text.
 */
export const Markdown = memo(function Markdown({
  text,
  callable = false,
}: {
  text: string;
  callable?: boolean;
}) {
  // What is indented belongs to the list before it.
  const blocks = text.split(/\n(?:[ \t]*\n)+(?=\S)/);
  return (
    <div className="grid gap-4 wrap-anywhere print:block print:space-y-4">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Text only grows at its end, so a block keeps its place.
        <Block key={index} text={block} callable={callable} />
      ))}
    </div>
  );
});

const Block = memo(function Block({ text, callable }: { text: string; callable: boolean }) {
  return <>{renderAll(Lexer.lex(text), callable)}</>;
});

function renderAll(tokens: Token[] | undefined, callable: boolean): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same tokens.
    <Fragment key={index}>{render(token, callable)}</Fragment>
  ));
}

/** Builds elements, never HTML: whatever is not in this list is shown as the text it is. */
function render(token: Token, callable: boolean): ReactNode {
  switch (token.type) {
    case "heading":
      return token.depth <= 2 ? (
        <h3 className={callable ? "text-3xl" : "text-2xl"}>{renderAll(token.tokens, callable)}</h3>
      ) : (
        <h4 className="mt-2 font-semibold text-lg text-green">{renderAll(token.tokens, callable)}</h4>
      );
    case "paragraph":
      return isAside(token) ? (
        <p className="text-ink-soft text-sm">{renderAll(token.tokens, false)}</p>
      ) : (
        <p>{renderAll(token.tokens, callable)}</p>
      );
    case "blockquote":
      return (
        <blockquote className="grid gap-2 border-line border-l-4 pl-4 print:block print:space-y-2">
          {renderAll(token.tokens, callable)}
        </blockquote>
      );
    case "table":
      return renderTable(token as Tokens.Table, callable);
    case "list":
      return renderList(token as Tokens.List, callable);
    case "strong":
      return <strong className="font-semibold">{renderAll(token.tokens, callable)}</strong>;
    case "em":
      return <em>{renderAll(token.tokens, callable)}</em>;
    case "link":
      return isOwnPage(token.href) ? (
        <Link to={token.href} className={link}>
          {renderAll(token.tokens, callable)}
        </Link>
      ) : (
        renderAll(token.tokens, callable)
      );
    case "br":
      return <br />;
    case "hr":
      return <hr className="border-line" />;
    case "space":
      return null;
    case "text":
      if (token.tokens) return renderAll(token.tokens, callable);
      return callable ? withNumbers(token.text) : token.text;
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

function renderTable({ header, rows }: Tokens.Table, callable: boolean): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: "th" | "td") =>
    row.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same cells.
      <Cell key={index} className="border-line border-b py-1 pr-4 text-left align-top">
        {renderAll(cell.tokens, callable)}
      </Cell>
    ));
  return (
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
  );
}

function renderList({ ordered, start, items }: Tokens.List, callable: boolean): ReactNode {
  const lines = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The same text always has the same items.
    <li key={index}>{renderAll(item.tokens, callable)}</li>
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
