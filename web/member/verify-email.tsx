import { useState } from "react";
import { useSearchParams } from "react-router";
import { send } from "../api.ts";
import { Alert } from "../components/alert.tsx";
import { Button, ButtonLink } from "../components/button.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { checkSession, useSession } from "../session.ts";
import { recall } from "../storage.ts";
import { isToInvitation, loginOnTo, openInvitation } from "../way-on.ts";
import { Panel, PanelForm } from "./panel.tsx";
import { useSubmit } from "./use-submit.ts";

export const meta = () => privatePageMeta("Confirm your address", "Confirm that this address is yours.");

/** Opening the mailed link confirms nothing, pressing the button does: mail scanners open links. */
export default function VerifyEmail() {
  const [search] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const { user, loading } = useSession();
  const { problem, isBusy, submit, dismiss } = useSubmit(async () => {
    await send("/api/auth/verify-email", { body: { token: search.get("token") } });
    setIsDone(true);
    await checkSession();
  });
  if (isDone) {
    const invitation = recall("localStorage", openInvitation);
    return (
      <Panel title="Thank you" intro="Your address is confirmed.">
        {invitation && isToInvitation(invitation) ? (
          <ButtonLink to={invitation} className="mt-8">
            On to your studio
          </ButtonLink>
        ) : (
          <ButtonLink to="/dashboard" className="mt-8">
            Dashboard
          </ButtonLink>
        )}
      </Panel>
    );
  }
  // Only the account's own member confirms it, never whoever an account was made in the name of.
  if (!user && !loading) {
    return (
      <Panel title="Confirm your address" intro="Please login first; you come back here by yourself.">
        <ButtonLink to={loginOnTo(`/verify-email?${search}`)} className="mt-8">
          Login
        </ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel title="Confirm your address" intro="One press, and we know that our mail reaches you.">
      <PanelForm method="post" onSubmit={submit}>
        {problem && (
          <Alert tone="bad" onDismiss={dismiss}>
            {problem}
          </Alert>
        )}
        <Button type="submit" disabled={isBusy}>
          Confirm my address
        </Button>
      </PanelForm>
    </Panel>
  );
}
