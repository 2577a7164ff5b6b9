import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { PersonPage } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Part, Problem } from "../desk/pieces.tsx";
import { invitedShape, personShape } from "../desk/shapes.ts";
import { dateInWords } from "../desk/words.ts";

/** What concerns their account, or the lack of one. */
export function AccountPart(props: { path: string; page: PersonPage; onChange: (page: PersonPage) => void }) {
  return props.page.person.uid ? <MemberAccount {...props} /> : <NoAccount {...props} />;
}

function NoAccount({ page: { person, invitedAt } }: { page: PersonPage }) {
  const { ask, say } = useDesk();
  const { isBusy, problem, run, setProblem } = useDeed();
  const invite = () =>
    run(async () => {
      const { invited } = await ask("/api/studio/invitations", invitedShape, { emails: [person.email] });
      if (invited === 0) return setProblem("They were invited today already.");
      say("The invitation is on its way.");
    });
  return (
    <Part title="Account">
      <p className="mb-4 text-ink-soft">
        {`They have none yet.${invitedAt ? ` Invited on ${dateInWords(invitedAt)}.` : ""}`}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <Button className="w-full" onClick={invite} disabled={isBusy}>
        Invite by mail
      </Button>
    </Part>
  );
}

function MemberAccount({
  path,
  page: { person },
  onChange,
}: {
  path: string;
  page: PersonPage;
  onChange: (page: PersonPage) => void;
}) {
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const act = (what: string, done: string) =>
    run(async () => {
      onChange(await ask(`${path}/${what}`, personShape, {}));
      say(done);
    });
  return (
    <Part title="Account">
      {problem && <Problem>{problem}</Problem>}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          look="outline"
          disabled={isBusy}
          onClick={() => act("reset", "A link for a new password is on its way.")}
        >
          Reset password
        </Button>
        <Button
          look="outline"
          disabled={isBusy}
          onClick={() => act("sign-out", "They are signed out everywhere.")}
        >
          Sign out everywhere
        </Button>
        {person.isBlocked ? (
          <Button
            disabled={isBusy}
            onClick={() => act("unblock", "They can sign in and book again.")}
            className="sm:col-span-2"
          >
            Unblock
          </Button>
        ) : (
          <Button
            look="grave"
            disabled={isBusy}
            onClick={() => act("block", "Blocked, and signed out everywhere.")}
            className="sm:col-span-2"
          >
            Block
          </Button>
        )}
      </div>
      <RemoveForm path={path} email={person.email} />
    </Part>
  );
}

/** For good: the address is written first, so that nobody does it by habit. */
function RemoveForm({ path, email }: { path: string; email: string }) {
  const [typed, setTyped] = useState("");
  const { send, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const navigate = useNavigate();
  const isSure = typed.trim().toLowerCase() === email.toLowerCase();
  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) return;
    void run(async () => {
      await send(`${path}/remove`, {});
      say("Removed.");
      await navigate("/studio/people", { replace: true });
    });
  };
  return (
    <form onSubmit={remove} className="mt-8 grid gap-3 border-line border-t pt-6">
      <Field
        label="To remove them for good, write their address"
        name="address"
        autoComplete="off"
        autoCapitalize="none"
        hint="Their account, bookings and guides go; sales stay, as the law asks."
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {problem && <Problem>{problem}</Problem>}
      <Button type="submit" look="grave" disabled={isBusy || !isSure}>
        Remove for good
      </Button>
    </form>
  );
}
