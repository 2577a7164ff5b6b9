import { UnfinishedPage } from "../components/unfinished-page.tsx";
import { pageMeta } from "../components/page-meta.ts";

export const meta = () => [...pageMeta("Classes", "What we teach.")];

export default function Classes() {
  return <UnfinishedPage title="Classes" />;
}
