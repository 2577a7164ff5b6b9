import { useState } from "react";
import { Link } from "react-router";
import type { Passes, PassView, Receipt } from "../../contract/checkout.ts";
import { object, someText } from "../answer-shapes.ts";
import { ask } from "../api.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { usePageRestored } from "../components/use-page-restored.ts";

/** What the member holds and has paid for. */
export function YourPasses({ held: { passes, receipts, isWaiting } }: { held: Passes }) {
  return (
    <Card>
      <h2 className="text-2xl">Your passes</h2>
      {isWaiting && (
        <p className="mt-3">
          Your purchase is waiting for you. Confirm your address with the mail we sent you, and it appears
          here.
        </p>
      )}
      {passes.length === 0 && !isWaiting && (
        <p className="mt-3 text-ink-soft">
          {"You have none yet. "}
          <Link to="/pricing" className="underline underline-offset-4">
            See what there is
          </Link>
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {passes.map((pass) => (
          <PassItem key={pass.id} pass={pass} />
        ))}
      </ul>
      {passes.some((pass) => pass.isSubscription) && <ManageSubscription />}
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </Card>
  );
}

function PassItem({ pass: { planName, validity, isValid, classLink } }: { pass: PassView }) {
  return (
    <li className={`border-l-4 pl-4 ${isValid ? "border-green" : "border-line text-ink-soft"}`}>
      <p className="font-semibold">{planName}</p>
      <p className="text-ink-soft">{validity}</p>
      {classLink && (
        <a href={classLink} className="break-all underline underline-offset-4">
          Class link
        </a>
      )}
    </li>
  );
}

const portalShape = object<{ url: string }>({ url: someText });

/** Leads to the provider's own page. */
function ManageSubscription() {
  const [isBusy, setIsBusy] = useState(false);
  usePageRestored(() => setIsBusy(false));
  const manage = async () => {
    setIsBusy(true);
    try {
      const { url } = await ask("/api/passes/portal", portalShape, { body: {} });
      location.assign(url);
    } catch (error) {
      reportError(error);
      setIsBusy(false);
    }
  };
  return (
    <Button look="outline" onClick={manage} disabled={isBusy} className="mt-6">
      Manage subscription
    </Button>
  );
}

function Receipts({ receipts }: { receipts: Receipt[] }) {
  return (
    <details className="mt-6">
      <summary className="cursor-pointer py-2 font-semibold">Receipts</summary>
      <ul className="mt-2 grid gap-2 text-ink-soft">
        {receipts.map(({ id, planName, paidOn, price, url }) => {
          const line = `${new Date(paidOn).toLocaleDateString()}: ${planName}, ${price}`;
          return (
            <li key={id}>
              {url ? (
                <a href={url} className="underline underline-offset-4">
                  {line}
                </a>
              ) : (
                line
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
