import { type FormEvent, useState } from "react";
import type { Invitations, NewPerson, PersonAdded } from "../../../contract/studio.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { invitedShape, personAddedShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";

/** Somebody new: made a member here and now, or asked by mail to become one. */
export function AddSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [added, setAdded] = useState<PersonAdded>();
  const { ask, say } = useDesk();
  const { isBusy, problem, run, setProblem } = useDeed();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isInvited = submitter instanceof HTMLButtonElement && submitter.value === "invite";
    if (!isInvited && !name.trim()) return setProblem("A member needs a name.");
    void run(() => (isInvited ? invite() : add()));
  };
  const invite = async () => {
    const { invited } = await ask("/api/studio/invitations", invitedShape, {
      emails: [email.trim()],
    } satisfies Invitations);
    if (invited === 0) return setProblem("They are a member already, or were invited today.");
    say("The invitation is on its way.");
    onDone();
    onClose();
  };
  const add = async () => {
    const body: NewPerson = { name: name.trim(), email: email.trim() };
    setAdded(await ask("/api/studio/people", personAddedShape, body));
    onDone();
  };
  if (added) {
    return (
      <Sheet title={`${name} is a member`} onClose={onClose}>
        <p className="text-lg">This password is shown once. Hand it over; they can change it.</p>
        <p className="select-all rounded-2xl border-2 border-green bg-raised px-5 py-4 text-center font-semibold text-2xl break-all">
          {added.password}
        </p>
        <ButtonLink to={`/studio/people/${encodeURIComponent(added.person)}`}>Open their page</ButtonLink>
      </Sheet>
    );
  }
  return (
    <Sheet title="Somebody new" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={200}
          hint="Not needed for an invitation: they write it themselves."
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-first=""
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {problem && <Problem>{problem}</Problem>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="way" value="add" className="grow px-4!" disabled={isBusy}>
            Add as a member
          </Button>
          <Button
            type="submit"
            name="way"
            value="invite"
            look="outline"
            className="grow px-4!"
            disabled={isBusy}
          >
            Invite by mail
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
