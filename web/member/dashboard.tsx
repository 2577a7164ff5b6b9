import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [
  ...pageMeta("Dashboard", "Your practice, your passes and the assistant."),
  hiddenFromSearch,
];

export default function Dashboard() {
  return <UnfinishedPage title="Dashboard" />;
}
