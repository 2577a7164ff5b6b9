import { type FormEvent, useState } from "react";
import type { PersonLine, WalkIn } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { checkIn } from "../desk/check-in-queue.ts";
import { Choice } from "../desk/choice.tsx";
import { useDesk } from "../desk/desk.tsx";
import { peopleShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { useRead } from "../desk/use-read.ts";
import { money, planInWords } from "../desk/words.ts";
import type { ShownPage } from "./overlay.ts";

const mostFound = 3;

/** Somebody at the door: whoever is known and holds a pass is one tap, everybody else pays in cash. */
export function WalkInSheet({ page, onClose }: { page: ShownPage; onClose: () => void }) {
  const { class: each, walkInPlans } = page;
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [priceId, setPriceId] = useState(walkInPlans[0]?.priceId);
  const { say } = useDesk();
  const search = name.trim();
  const { answer } = useRead(
    search.length > 1 ? `/api/studio/people?search=${encodeURIComponent(search)}` : undefined,
    peopleShape,
  );
  const isIn = new Set(page.roster.map((line) => line.email));
  const withPass =
    answer?.people
      .filter(({ passes, email: theirs }) => passes.length > 0 && !isIn.has(theirs))
      .slice(0, mostFound) ?? [];
  const plan = walkInPlans.find((one) => one.priceId === priceId);
  const add = (walkIn: WalkIn) => {
    checkIn([{ classId: each.id, attendance: "came", walkIn }]);
    say(`${walkIn.name} is in.`);
    onClose();
  };
  const come = ({ name: known, email: theirs }: PersonLine) =>
    add({ name: known, email: theirs, payment: "pass" });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isCash = !(submitter instanceof HTMLButtonElement && submitter.value === "pass");
    const address = email.trim();
    if (isCash)
      add({ name: search, payment: "cash", ...(address && { email: address }), ...(priceId && { priceId }) });
    else add({ name: search, payment: "pass", email: address });
  };
  return (
    <Sheet title="Walk-in" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <Field
          label="Name"
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-first=""
        />
        {withPass.length > 0 && (
          <ul className="-mt-2 grid gap-2" aria-label="With a pass">
            {withPass.map((person) => (
              <li key={person.person}>
                <button
                  type="button"
                  onClick={() => come(person)}
                  className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)] rounded-2xl border-2 border-green px-5 py-2 text-left"
                >
                  <span className="font-semibold text-lg">{person.name}</span>
                  <span className="truncate text-base text-ink-soft">{person.passes.join("; ")}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          hint="Finds their pass; for cash it is where the receipt goes."
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {walkInPlans.length > 1 && (
          <Choice
            label="Paid for in cash"
            value={priceId ?? ""}
            onChange={setPriceId}
            options={walkInPlans.map((one) => ({
              value: one.priceId,
              label: planInWords(one),
            }))}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="payment" value="cash" className="grow px-4!" disabled={!search}>
            {plan ? `Cash, ${money(plan.amount, plan.currency)}` : "Cash"}
          </Button>
          <Button
            type="submit"
            name="payment"
            value="pass"
            look="outline"
            className="grow px-4!"
            disabled={!search || !email.trim()}
          >
            With a pass
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
