import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [
  ...pageMeta("Payment Successful!", "Thank you for your purchase."),
  hiddenFromSearch,
];

export default function Success() {
  return <UnfinishedPage title="Payment Successful!" />;
}
