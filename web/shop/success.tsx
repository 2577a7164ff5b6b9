import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { BoughtPass, CheckoutOutcome } from "../../contract/checkout.ts";
import { Card } from "../components/card.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { askServer } from "../post-json.ts";
import { OpenGate } from "./open-gate.tsx";
import { ReturnPage } from "./return-page.tsx";

export const meta = () =>
  privatePageMeta("Payment Successful!", "Thank you. Your class link is in your mail.");

export default function Success() {
  const bought = useBought();
  return (
    <ReturnPage
      title="Payment Successful!"
      drawing={<OpenGate className="w-full" />}
      wayOn={{ to: "/", label: "Back to Home" }}
    >
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        Thank you. Your class link has been emailed to you; it should be there within a minute.
      </p>
      <div aria-live="polite">{bought && <Bought bought={bought} />}</div>
    </ReturnPage>
  );
}

function Bought({ bought }: { bought: BoughtPass }) {
  return (
    <Card className="mt-8 max-w-prose">
      <h2 className="text-2xl">{bought.planName}</h2>
      <p className="mt-2 text-ink-soft">{`${bought.price}. ${bought.validity}.`}</p>
      {bought.classLink && (
        <p className="mt-4">
          <span className="font-semibold">Class link: </span>
          <a href={bought.classLink} className="break-all underline underline-offset-4">
            {bought.classLink}
          </a>
        </p>
      )}
    </Card>
  );
}

/** What this browser bought, if it was this one; a failure to find out takes nothing away. */
function useBought(): BoughtPass | null {
  const [search] = useSearchParams();
  const sessionId = search.get("session_id");
  const [bought, setBought] = useState<BoughtPass | null>(null);
  useEffect(() => {
    if (!sessionId) return;
    askServer<CheckoutOutcome>("/api/checkout/success", { sessionId })
      .then((outcome) => setBought(outcome.bought))
      .catch(reportError);
  }, [sessionId]);
  return bought;
}
