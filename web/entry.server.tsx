import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { writeStartScripts } from "./after-paint.ts";

/** Renders a page whole, at build time. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // Our scripts start without what React Router's own would be sent.
  const { serverHandoffStream: _, ...built } = context;
  const page = <ServerRouter context={import.meta.env.PROD ? built : context} url={request.url} />;
  const { prelude } = await prerender(page);
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html");
  const scripts = import.meta.env.PROD ? writeStartScripts(context) : "";
  return new Response(
    html.replace("</body>", () => `${scripts}</body>`),
    { status, headers },
  );
}
