import { pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("Contact", "How to reach us.")];

export default function Contact() {
  return <UnfinishedPage title="Contact" />;
}
