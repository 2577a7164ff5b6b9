import { privatePageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => privatePageMeta("Payment Successful!", "Thank you for your purchase.");

export default function Success() {
  return <UnfinishedPage title="Payment Successful!" />;
}
