import { useEffect } from "react";
import { Link } from "react-router";
import { ButtonLink } from "../../components/button.tsx";
import { useAnswer } from "../../use-answer.ts";
import { planAddress, type Source } from "./kept-steps.ts";
import { loadSteps } from "./load-steps.ts";
import { prepareOffline } from "./play-offline.ts";

/** The way to the player, where there is something to play. Its room is kept until that is known. */
export function PractiseLink({ uid, source: { kind, id } }: { uid: string; source: Source }) {
  const { answer, isUnreadable } = useAnswer(`${uid} ${kind} ${id}`, loadSteps);
  const canPlay = answer !== undefined && answer.steps.length > 0;
  useEffect(() => {
    if (canPlay) void prepareOffline();
  }, [canPlay]);
  if (isUnreadable || answer?.steps.length === 0) return null;
  // The page that is left is the one to come back to: with this plan, whichever way somebody goes back.
  const rememberPlan = () => {
    if (kind === "guide") history.replaceState(history.state, "", planAddress(id));
  };
  return (
    <span className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${canPlay ? "" : "invisible"}`}>
      <ButtonLink to={`/practise?${kind}=${id}`} onClick={rememberPlan}>
        Practise
      </ButtonLink>
      <Link to="/practise" onClick={rememberPlan} className="py-3 underline underline-offset-4">
        Saved on this device
      </Link>
    </span>
  );
}
