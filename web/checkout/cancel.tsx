import { privatePageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => privatePageMeta("Payment Cancelled", "Nothing was charged.");

export default function Cancel() {
  return <UnfinishedPage title="Payment Cancelled" />;
}
