import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Passes, PassView, Receipt } from "../../contract/checkout.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { usePageRestored } from "../components/use-page-restored.ts";
import { askServer } from "../post-json.ts";
import { checkSession } from "../session.ts";

/** What the member holds and has paid for. */
export function YourPasses() {
  const held = usePasses();
  if (!held) return null;
  const { passes, receipts } = held;
  return (
    <Card>
      <h2 className="text-2xl">Your passes</h2>
      {passes.length === 0 && (
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

/** Leads to the provider's own page. */
function ManageSubscription() {
  const [isBusy, setIsBusy] = useState(false);
  usePageRestored(() => setIsBusy(false));
  const manage = async () => {
    setIsBusy(true);
    try {
      const { url } = await askServer<{ url: string }>("/api/passes/portal", {});
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

function usePasses(): Passes | undefined {
  const [passes, setPasses] = useState<Passes>();
  useEffect(() => {
    const gone = new AbortController();
    fetch("/api/passes", { signal: gone.signal })
      .then(async (response) => {
        if (response.status === 401) await checkSession();
        if (!response.ok) throw new Error(`The passes answered with status ${response.status}.`);
        return response.json();
      })
      .then(setPasses)
      .catch((error) => gone.signal.aborted || reportError(error));
    return () => gone.abort();
  }, []);
  return passes;
}
