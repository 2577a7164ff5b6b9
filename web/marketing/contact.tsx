import { UnfinishedPage } from "../components/unfinished-page.tsx";
import { pageMeta } from "../components/page-meta.ts";

export const meta = () => [...pageMeta("Contact", "How to reach us.")];

export default function Contact() {
  return <UnfinishedPage title="Contact" />;
}
