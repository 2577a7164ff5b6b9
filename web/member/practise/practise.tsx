import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "../../components/button.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { Section } from "../../components/section.tsx";
import { useAnswer } from "../../use-answer.ts";
import { useMember } from "../use-member.ts";
import { listKept, planAddress, type Source, sourceIn } from "./kept-steps.ts";
import { loadSteps } from "./load-steps.ts";
import { prepareOffline } from "./play-offline.ts";
import { PlayerDialog } from "./player.tsx";

export const meta = () => privatePageMeta("Practise", "Follow a session with your eyes closed.");

/** A session to follow, or those that this browser has kept to play. */
export default function Practise() {
  const member = useMember();
  const [query] = useSearchParams();
  const source = sourceIn(query);
  if (!member) return <div className="min-h-svh" />;
  return source ? (
    <Played key={`${source.kind} ${source.id}`} uid={member.uid} source={source} />
  ) : (
    <KeptSessions uid={member.uid} />
  );
}

function Played({ uid, source }: { uid: string; source: Source }) {
  const navigate = useNavigate();
  const { answer, isUnreadable, readAgain } = useAnswer(`${uid} ${source.kind} ${source.id}`, loadSteps);
  useEffect(() => {
    if (answer) void prepareOffline();
  }, [answer]);
  const leave = () => {
    // Back to where it was opened from, or to its plan for whoever came straight here.
    if (history.state?.idx > 0) void navigate(-1);
    else void navigate(source.kind === "guide" ? planAddress(source.id) : "/yoga-therapy");
  };
  if (answer && answer.steps.length > 0)
    return <PlayerDialog name={source.id} uid={uid} played={answer} onClose={leave} />;
  return (
    <Section className="min-h-svh py-10 sm:py-16">
      {(answer || isUnreadable) && (
        <>
          <h1 className="text-4xl sm:text-6xl">Practise</h1>
          <p className="mt-4 text-lg">
            {answer
              ? "There is nothing to play in this one."
              : "This session could not be loaded. Open it once while you are online, and it plays without a network."}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {!answer && <Button onClick={readAgain}>Try again</Button>}
            <Button look="outline" onClick={leave}>
              Back
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

/** What was opened in this browser: it plays without a network. */
function KeptSessions({ uid }: { uid: string }) {
  const { answer: kept } = useAnswer(uid, listKept);
  return (
    <Section className="min-h-svh py-10 sm:py-16">
      <h1 className="text-4xl sm:text-6xl">Practise</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        Sessions that you have opened in this browser. They play without a network too.
      </p>
      {kept && kept.length > 0 && (
        <ul className="mt-8 grid max-w-2xl gap-3">
          {kept.map(({ source, minutes, names, keptAt }) => (
            <li key={source.id} className="rounded-2xl border border-line bg-raised px-5 py-4">
              <Link
                to={`/practise?${source.kind}=${source.id}`}
                className="font-semibold underline underline-offset-4"
              >
                {`${minutes} minutes, ${new Date(keptAt).toLocaleDateString("en-US", { dateStyle: "medium" })}`}
              </Link>
              <p className="truncate text-ink-soft text-sm">{names.join(", ")}</p>
            </li>
          ))}
        </ul>
      )}
      {kept?.length === 0 && (
        <p className="mt-6">
          {"There is none yet. "}
          <Link to="/yoga-therapy" className="underline underline-offset-4">
            Get a routine or a plan
          </Link>
          {" and open it."}
        </p>
      )}
    </Section>
  );
}
