import { UnfinishedPage } from "../components/unfinished-page.tsx";
import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";

export const meta = () => [...pageMeta("Preferences", "Your fitness level, yoga goal and diet."), hiddenFromSearch];

export default function Preferences() {
  return <UnfinishedPage title="Preferences" />;
}
