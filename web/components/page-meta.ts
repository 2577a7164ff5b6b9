import type { MetaDescriptor } from "react-router";
import { studio } from "../../content/studio.ts";

/** Title and description of a page, for the browser's tab, search engines and screen readers. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} · ${studio.name}` }, { name: "description", content: description }];
}

/** For pages that only mean something to the person in front of them. */
export const hiddenFromSearch: MetaDescriptor = { name: "robots", content: "noindex" };
