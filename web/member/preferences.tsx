import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [
  ...pageMeta("Preferences", "Your fitness level, yoga goal and diet."),
  hiddenFromSearch,
];

export default function Preferences() {
  return <UnfinishedPage title="Preferences" />;
}
