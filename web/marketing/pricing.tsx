import { pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("Pricing", "Passes and prices.")];

export default function Pricing() {
  return <UnfinishedPage title="Pricing" />;
}
