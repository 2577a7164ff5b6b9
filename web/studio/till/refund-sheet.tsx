import { type FormEvent, useRef, useState } from "react";
import { plans } from "#content/plans.ts";
import type { Refunding, SaleLine } from "../../../contract/studio.ts";
import { unitsOf } from "../../../money/money.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { refundedShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { money } from "../desk/words.ts";
import { WhatEnds } from "../people/what-ends.tsx";

/** Gives money back: through the payment provider, or noted where it went from hand to hand. */
export function RefundSheet({
  sale,
  onClose,
  onDone,
}: {
  sale: SaleLine;
  onClose: () => void;
  onDone: () => void;
}) {
  const { saleId, currency, refundable, way, planName, kind, name, email } = sale;
  const units = unitsOf(currency);
  const [typed, setTyped] = useState(String(refundable / units));
  const [reason, setReason] = useState("");
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  // The same press twice is the same refund.
  const id = useRef(crypto.randomUUID());
  const amount = Math.round(Number(typed) * units);
  const isSound = amount > 0 && amount <= refundable;
  const whose = name ?? email;
  const isSubscription =
    kind === "renewal" || plans.some((plan) => plan.name === planName && plan.mode === "subscription");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const path = `/api/studio/sales/${encodeURIComponent(saleId)}/refund`;
      const { state } = await ask(path, refundedShape, {
        id: id.current,
        amount,
        reason: reason.trim(),
      } satisfies Refunding);
      say(
        state === "done" ? `${money(amount, currency)} given back.` : "Asked for. The provider answers soon.",
      );
      onDone();
    });
  };
  return (
    <Sheet title="Give money back" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-lg">
          {`${planName}${whose ? `, ${whose}` : ""}. ${way === "card" ? "It goes back to the card it came from." : "Hand it over yourself: it is noted here."}`}
        </p>
        <Field
          label="Why"
          name="reason"
          required
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-first=""
        />
        <Field
          label={`Amount (${currency.toUpperCase()}, at most ${money(refundable, currency)})`}
          name="amount"
          type="number"
          inputMode="decimal"
          min={1 / units}
          max={refundable / units}
          step={1 / units}
          required
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {amount === refundable &&
          (isSubscription ? (
            <p>
              The time it paid for is over then. The subscription itself goes on: to end it, open the person's
              page.
            </p>
          ) : (
            <div className="grid gap-2">
              <p>All of it: the pass ends too.</p>
              <WhatEnds passId={saleId} />
            </div>
          ))}
        {problem && <Problem>{problem}</Problem>}
        <Button type="submit" look="grave" disabled={isBusy || !isSound || !reason.trim()}>
          {isSound ? `Give ${money(amount, currency)} back` : "Give it back"}
        </Button>
      </form>
    </Sheet>
  );
}
