import { useEffect } from "react";
import { ButtonLink } from "../../components/button.tsx";
import { useAnswer } from "../../use-answer.ts";
import type { Source } from "./kept-steps.ts";
import { loadSteps } from "./load-steps.ts";

/** The way to the player, where there is something to play. Its room is kept until that is known. */
export function PractiseLink({ uid, source: { kind, id } }: { uid: string; source: Source }) {
  const { answer, isUnreadable } = useAnswer(`${uid} ${kind} ${id}`, loadSteps);
  const canPlay = answer !== undefined && answer.steps.length > 0;
  useEffect(() => {
    if (canPlay) void import("./play-offline.ts").then(({ prepareOffline }) => prepareOffline(), reportError);
  }, [canPlay]);
  if (isUnreadable || answer?.steps.length === 0) return null;
  return (
    <ButtonLink to={`/practise?${kind}=${id}`} className={canPlay ? "" : "invisible"}>
      Practise
    </ButtonLink>
  );
}
