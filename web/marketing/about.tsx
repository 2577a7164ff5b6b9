import { pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("About Us", "Who teaches at the studio, and why.")];

export default function About() {
  return <UnfinishedPage title="About Us" />;
}
