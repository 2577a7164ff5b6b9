import { privatePageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => privatePageMeta("Preferences", "Your fitness level, yoga goal and diet.");

export default function Preferences() {
  return <UnfinishedPage title="Preferences" />;
}
