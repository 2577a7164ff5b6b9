import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("Payment Cancelled", "Nothing was charged."), hiddenFromSearch];

export default function Cancel() {
  return <UnfinishedPage title="Payment Cancelled" />;
}
