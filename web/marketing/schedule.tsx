import { pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("Schedule", "When we teach.")];

export default function Schedule() {
  return <UnfinishedPage title="Schedule" />;
}
