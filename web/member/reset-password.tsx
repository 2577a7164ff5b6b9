import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { maxPasswordLength, minPasswordLength } from "../../contract/accounts.ts";
import { send } from "../api.ts";
import { Alert } from "../components/alert.tsx";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { checkSession } from "../session.ts";
import { Panel, PanelForm } from "./panel.tsx";
import { useSubmit } from "./use-submit.ts";

export const meta = () => privatePageMeta("Forgotten password", "Choose a new password.");

export default function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return useIsHydrated() && token ? <ChoosePassword token={token} /> : <AskForLink />;
}

function AskForLink() {
  const [isSent, setIsSent] = useState(false);
  const { problem, isBusy, submit, dismiss } = useSubmit(async (data) => {
    await send("/api/auth/request-password-reset", { body: { email: String(data.get("email")) } });
    setIsSent(true);
  });
  return (
    <Panel title="Forgotten password" intro="We mail you a link with which you choose a new one.">
      {isSent ? (
        <p role="status" className="mt-8 text-lg">
          If this address belongs to a member, a mail is on its way. Its link works for an hour.
        </p>
      ) : (
        <PanelForm method="post" onSubmit={submit}>
          <Field label="Email" name="email" type="email" autoComplete="username" required />
          {problem && (
            <Alert tone="bad" onDismiss={dismiss}>
              {problem}
            </Alert>
          )}
          <Button type="submit" disabled={isBusy}>
            Send me a link
          </Button>
        </PanelForm>
      )}
      <BackToLogin />
    </Panel>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const { problem, isBusy, submit, dismiss } = useSubmit(async (data) => {
    await send("/api/auth/reset-password", { body: { token, newPassword: String(data.get("password")) } });
    setIsDone(true);
    await checkSession();
  });
  if (isDone) {
    return (
      <Panel title="Password changed" intro="You are signed out everywhere. Login with the new password.">
        <BackToLogin />
      </Panel>
    );
  }
  return (
    <Panel
      title="Choose a new password"
      intro={`At least ${minPasswordLength} characters; longer is better.`}
    >
      <PanelForm method="post" onSubmit={submit}>
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          required
        />
        {problem && (
          <Alert tone="bad" onDismiss={dismiss}>
            {problem}
          </Alert>
        )}
        <Button type="submit" disabled={isBusy}>
          Save password
        </Button>
      </PanelForm>
      <BackToLogin />
    </Panel>
  );
}

function BackToLogin() {
  return (
    <p className="mt-6 text-center">
      <Link to="/login" className="inline-block py-2 underline underline-offset-4">
        Back to Login
      </Link>
    </p>
  );
}
