import { UnfinishedPage } from "../components/unfinished-page.tsx";
import { pageMeta } from "../components/page-meta.ts";

export const meta = () => [...pageMeta("Pricing", "Passes and prices.")];

export default function Pricing() {
  return <UnfinishedPage title="Pricing" />;
}
