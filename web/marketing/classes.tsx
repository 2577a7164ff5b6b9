import { pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("Classes", "What we teach.")];

export default function Classes() {
  return <UnfinishedPage title="Classes" />;
}
