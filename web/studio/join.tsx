import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { StudioJoin } from "../../contract/studio.ts";
import { send, sentenceFor } from "../api.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { useSession } from "../session.ts";
import { loginOnTo } from "../way-on.ts";
import { Problem } from "./desk/pieces.tsx";
import "./styles.ts";

export const meta = () => privatePageMeta("Your studio", "Take over the studio's desk.");

/** Where the mailed invitation leads. Opening it does nothing, pressing the button does: mail scanners open links. */
export default function Join() {
  const [search] = useSearchParams();
  const { user, loading } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const join = async () => {
    setIsBusy(true);
    try {
      await send("/api/studio/join", {
        body: { token: search.get("token") ?? "" } satisfies StudioJoin,
      });
      await navigate("/studio", { replace: true });
    } catch (error) {
      setProblem(sentenceFor(error));
      setIsBusy(false);
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
            <p>Please login first; you come back here by yourself.</p>
            <ButtonLink to={loginOnTo(`/studio/join?${search}`)}>Login</ButtonLink>
          </>
        ) : (
          <Button onClick={join} disabled={isBusy || !user}>
            Open the studio
          </Button>
        )}
        {problem && <Problem>{problem}</Problem>}
      </div>
    </Section>
  );
}
