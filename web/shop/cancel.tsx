import { privatePageMeta } from "../components/page-meta.ts";
import { MooredBoat } from "./moored-boat.tsx";
import { ReturnPage } from "./return-page.tsx";

export const meta = () => privatePageMeta("Payment Cancelled", "Nothing was charged.");

export default function Cancel() {
  return (
    <ReturnPage
      title="Payment Cancelled"
      drawing={<MooredBoat className="w-full" />}
      wayOn={{ to: "/pricing", label: "Go to Pricing" }}
    >
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        Nothing was charged. The plans are where you left them.
      </p>
    </ReturnPage>
  );
}
