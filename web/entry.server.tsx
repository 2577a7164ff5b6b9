import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { startAfterPaint } from "./after-paint.ts";

/** Renders a page whole, at build time. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html");
  return new Response(import.meta.env.PROD ? startAfterPaint(html) : html, { status, headers });
}
