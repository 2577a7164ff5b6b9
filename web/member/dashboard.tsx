import { privatePageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => privatePageMeta("Dashboard", "Your practice, your passes and the assistant.");

export default function Dashboard() {
  return <UnfinishedPage title="Dashboard" />;
}
