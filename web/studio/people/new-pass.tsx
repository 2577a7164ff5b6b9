import { useRef, useState } from "react";
import type { DoorSale, PassGift, PersonPage, PlanForSale } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Choice } from "../desk/choice.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Part, Problem } from "../desk/pieces.tsx";
import { personShape } from "../desk/shapes.ts";
import { money, planInWords } from "../desk/words.ts";

/** A pass sold at the door, with a receipt by mail, or given for nothing. */
export function NewPass({
  path,
  plans,
  onChange,
}: {
  path: string;
  plans: PlanForSale[];
  onChange: (page: PersonPage) => void;
}) {
  const [priceId, setPriceId] = useState((plans.find(({ amount }) => amount > 0) ?? plans[0])?.priceId);
  const [reason, setReason] = useState("");
  const { ask, say } = useDesk();
  const { isBusy, problem, run, setProblem } = useDeed();
  // The same press twice is the same sale.
  const id = useRef(crypto.randomUUID());
  const plan = plans.find((each) => each.priceId === priceId);
  if (!plan) return null;
  const sell = (way: "cash" | "transfer") =>
    run(async () => {
      onChange(
        await ask(`${path}/sales`, personShape, {
          id: id.current,
          priceId: plan.priceId,
          way,
        } satisfies DoorSale),
      );
      id.current = crypto.randomUUID();
      say(`Sold for ${money(plan.amount, plan.currency)}. The receipt is on its way.`);
    });
  const give = () => {
    if (!reason.trim()) return setProblem("Write why it is given, a few words are enough.");
    return run(async () => {
      onChange(
        await ask(`${path}/passes`, personShape, {
          priceId: plan.priceId,
          reason: reason.trim(),
        } satisfies PassGift),
      );
      setReason("");
      say("The pass is theirs.");
    });
  };
  return (
    <Part title="A new pass">
      <div className="grid gap-4">
        <Choice
          label="Plan"
          value={plan.priceId}
          onChange={setPriceId}
          options={plans.map((each) => ({ value: each.priceId, label: planInWords(each) }))}
        />
        <div className="flex flex-wrap gap-2">
          <Button className="grow px-4!" disabled={isBusy || plan.amount === 0} onClick={() => sell("cash")}>
            Sold for cash
          </Button>
          <Button
            className="grow px-4!"
            look="outline"
            disabled={isBusy || plan.amount === 0}
            onClick={() => sell("transfer")}
          >
            By transfer
          </Button>
        </div>
        <Field
          label="Or given, because"
          name="gift"
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && <Problem>{problem}</Problem>}
        <Button look="outline" disabled={isBusy} onClick={give}>
          Give it for nothing
        </Button>
      </div>
    </Part>
  );
}
