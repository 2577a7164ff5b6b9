import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PoseFigure } from "./pose-figure.tsx";

test("a figure is decoration: screen readers leave it out", () => {
  expect(renderToStaticMarkup(<PoseFigure id="tree" />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
});

test("the left side is another picture than the right", () => {
  const right = renderToStaticMarkup(<PoseFigure id="tree" side="right" />);
  expect(renderToStaticMarkup(<PoseFigure id="tree" side="left" />)).not.toBe(right);
});

test("a practice that the handbook does not know draws nothing", () => {
  expect(renderToStaticMarkup(<PoseFigure id="levitation" />)).toBe("");
});
