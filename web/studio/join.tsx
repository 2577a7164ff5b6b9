import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { StudioJoin } from "../../contract/studio.ts";
import { Refusal, send, sentenceFor } from "../api.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import { ConfirmAddress } from "../components/confirm-address.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { checkSession, useSession } from "../session.ts";
import { keep } from "../storage.ts";
import { loginOnTo, openInvitation, registerOnTo } from "../way-on.ts";
import { Problem } from "./desk/pieces.tsx";
import "./styles.ts";

export const meta = () => privatePageMeta("Your studio", "Take over the studio's desk.");

const confirmFirst = "Please confirm your address first, with the mail we sent you. Then come back here.";
const notYours =
  "This link was used, is too old, or is for another address than the one you are signed in with.";

/** Where the mailed invitation leads. Opening it does nothing, pressing the button does: mail scanners open links. */
export default function Join() {
  const [search] = useSearchParams();
  const { user, loading } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const here = `/studio/join?${search}`;
  // Confirming an address opens another window: from there it leads back.
  useEffect(() => keep("localStorage", openInvitation, here), [here]);
  const join = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await send("/api/studio/join", {
        body: { token: search.get("token") ?? "" } satisfies StudioJoin,
      });
      keep("localStorage", openInvitation, "");
      await navigate("/studio", { replace: true });
    } catch (error) {
      const isRefused = error instanceof Refusal && error.status === 404;
      setProblem(isRefused ? (user?.isVerified ? notYours : confirmFirst) : sentenceFor(error));
      setIsBusy(false);
      // It may have been confirmed meanwhile, in another window.
      await checkSession();
    }
  };
  return (
    <Section className="py-10 sm:py-16">
      <div className="mx-auto grid max-w-md gap-6">
        <h1 className="text-4xl sm:text-5xl">Your studio</h1>
        <p className="text-ink-soft text-lg">
          You were invited to look after this studio: its classes, its people and its money, from your phone.
        </p>
        {!user && !loading ? (
          <>
            <p>Please login first, or create your account; you come back here by yourself.</p>
            <ButtonLink to={loginOnTo(here)}>Login</ButtonLink>
            <ButtonLink to={registerOnTo(here)} look="outline">
              Create your account
            </ButtonLink>
          </>
        ) : (
          <Button onClick={join} disabled={isBusy || !user}>
            Open the studio
          </Button>
        )}
        {problem && <Problem>{problem}</Problem>}
        {user && <ConfirmAddress member={user} />}
      </div>
    </Section>
  );
}
