import { useState } from "react";
import type { AccountDeletion } from "../../contract/accounts.ts";
import { count, flag, object } from "../answer-shapes.ts";
import { ask, send } from "../api.ts";
import { Alert } from "../components/alert.tsx";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { forgetSession } from "../session.ts";
import { useAnswer } from "../use-answer.ts";
import { useSubmit } from "./use-submit.ts";

const lossShape = object<AccountDeletion>({ classesLeft: count, isSubscribed: flag });
const loadLoss = (path: string, signal: AbortSignal) => ask(path, lossShape, { signal });

/** What members may ask of us by right, small and out of the way. */
export function YourData() {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <section aria-label="Your data" className="mt-16 border-t border-line pt-6 text-sm text-ink-soft">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <a href="/api/account/data" download className="py-2 underline underline-offset-4">
          Download my data
        </a>
        {!isDeleting && (
          <button
            type="button"
            onClick={() => setIsDeleting(true)}
            className="py-2 underline underline-offset-4"
          >
            Delete my account
          </button>
        )}
      </div>
      {isDeleting && <DeleteAccount onCancel={() => setIsDeleting(false)} />}
    </section>
  );
}

function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { problem, isBusy, submit, dismiss } = useSubmit(async (data) => {
    await send("/api/account/delete", { body: { password: String(data.get("password")) } });
    // The member's pages lead to the login by themselves, in every tab.
    forgetSession();
  });
  const { answer: loss } = useAnswer("/api/account/deletion", loadLoss);
  return (
    <form onSubmit={submit} className="mt-4 grid max-w-md gap-4">
      {loss && loss.classesLeft > 0 && (
        <p className="font-semibold text-ink">
          {`You would lose ${loss.classesLeft === 1 ? "1 class" : `${loss.classesLeft} classes`} that you have paid for.`}
        </p>
      )}
      {loss?.isSubscribed && (
        <p className="font-semibold text-ink">
          Your subscription is running. Cancel it first, with Manage subscription, so that it is not charged
          again.
        </p>
      )}
      <p>
        This deletes your account, your profile and everything the assistant wrote for you, for good. What
        stays: mail that was already sent, and records of payments, which the law asks us to keep. A mail
        confirms it. If you only ever signed in with Google, choose a password first, with Forgotten password.
      </p>
      <Field
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      {problem && (
        <Alert tone="bad" onDismiss={dismiss}>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" look="grave" disabled={isBusy}>
          Delete for good
        </Button>
      </div>
    </form>
  );
}
