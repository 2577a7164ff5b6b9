import { UnfinishedPage } from "../components/unfinished-page.tsx";
import { pageMeta } from "../components/page-meta.ts";

export const meta = () => [...pageMeta("Schedule", "When we teach.")];

export default function Schedule() {
  return <UnfinishedPage title="Schedule" />;
}
