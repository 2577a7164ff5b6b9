import { useState } from "react";
import { useNavigate } from "react-router";
import type { PricingPlan } from "../content/schemas.ts";
import { browserCookie, type CheckoutAddress } from "../contract/checkout.ts";
import { object, someText } from "./answer-shapes.ts";
import { ask, Refusal } from "./api.ts";
import { usePageRestored } from "./components/use-page-restored.ts";
import { keep } from "./storage.ts";
import { wantedClass } from "./way-on.ts";

const addressShape = object<CheckoutAddress>({ url: someText });

/**
 * Asks for a checkout and goes there. A failure is logged and nothing else: the button can be pressed again.
 * Whoever has the subscription already is led to where it is managed. Whoever buys for a class is booked into
 * it once they have paid.
 */
export function useCheckout(plan: PricingPlan, classId?: string) {
  const [isLoading, setIsLoading] = useState(false);
  const navigate = useNavigate();
  usePageRestored(() => setIsLoading(false));
  const start = async () => {
    setIsLoading(true);
    nameThisBrowser();
    // Whoever breaks it off finds the way back; an empty one is forgotten.
    keep("sessionStorage", wantedClass, classId ?? "");
    try {
      const wanted = { price_id: plan.priceId, mode: plan.mode, ...(classId && { classId }) };
      const query = new URLSearchParams(wanted);
      const { url } = await ask(`/create-checkout-session?${query}`, addressShape);
      location.assign(url);
    } catch (error) {
      reportError(error);
      setIsLoading(false);
      if (error instanceof Refusal && error.manage) await navigate(error.manage);
    }
  };
  return { isLoading, start };
}

/** A name of its own for each browser, so that its second press, in whatever tab, leads to its first checkout. */
function nameThisBrowser() {
  if (document.cookie.includes(`${browserCookie}=`)) return;
  const name = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join("");
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of all browsers.
  document.cookie = `${browserCookie}=${name}; path=/; max-age=31536000; samesite=lax${secure}`;
}
