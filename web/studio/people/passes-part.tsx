import { type FormEvent, useState } from "react";
import type { PersonPage, PersonPass } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Nothing, Part, Problem, Tag } from "../desk/pieces.tsx";
import { personShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { WhatEnds } from "./what-ends.tsx";

const origins: Record<PersonPass["origin"], string> = {
  online: "Bought online",
  door: "Sold at the door",
  given: "Given",
  imported: "Brought over",
};

const noReason = "Write a reason first, a few words are enough.";

/** What they hold, with what can be done about it; earlier passes are folded away. */
export function PassesPart({
  passes,
  onChange,
}: {
  passes: PersonPass[];
  onChange: (page: PersonPage) => void;
}) {
  const isHeld = ({ isValid, isPaused }: PersonPass) => isValid || isPaused;
  const earlier = passes.filter((pass) => !isHeld(pass));
  return (
    <Part title="Passes">
      {!passes.some(isHeld) && <Nothing>No valid pass.</Nothing>}
      <div className="grid gap-4">
        {passes.filter(isHeld).map((pass) => (
          <HeldPass key={pass.id} pass={pass} onChange={onChange} />
        ))}
      </div>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
            {`${earlier.length} earlier`}
          </summary>
          <ul className="border-line border-t">
            {earlier.map((pass) => (
              <li key={pass.id} className="border-line border-b py-3">
                <span className="block font-semibold">{pass.planName}</span>
                <span className="block text-base text-ink-soft">{passInWords(pass)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

function passInWords({ validity, origin, reason }: PersonPass): string {
  return `${validity}. ${origins[origin]}${reason ? `: ${reason}` : ""}.`;
}

type Step = { label: string; act: string; body?: object; look?: "grave"; asks?: true; done: string };

function stepsFor({ isPaused, classesLeft, isSubscription, validUntil }: PersonPass): Step[] {
  const end: Step = { label: "End it", act: "end", look: "grave", asks: true, done: "The pass has ended." };
  if (isPaused) return [{ label: "Resume", act: "resume", done: "The pass runs again." }, end];
  const more: Step[] = [
    { label: "+ 7 days", act: "extend", body: { days: 7 }, done: "7 days more." },
    { label: "+ 30 days", act: "extend", body: { days: 30 }, done: "30 days more." },
  ];
  const oneMore: Step = { label: "+ 1 class", act: "extend", body: { classes: 1 }, done: "One class more." };
  return [
    ...(classesLeft === null ? [] : [oneMore]),
    ...(isSubscription || validUntil === null ? [] : more),
    { label: "Pause", act: "pause", done: "The pass is paused." },
    end,
  ];
}

/** The reason is written once, above what it is for: pressing one of these without it does nothing. */
function HeldPass({ pass, onChange }: { pass: PersonPass; onChange: (page: PersonPage) => void }) {
  const { id, planName, isPaused } = pass;
  const [reason, setReason] = useState("");
  const { ask, say } = useDesk();
  const { isBusy, problem, run, setProblem } = useDeed();
  const [asking, setAsking] = useState<Step>();
  const take = (step: Step) => {
    const { act, body, done } = step;
    if (!reason.trim()) return setProblem(noReason);
    if (step.asks && asking !== step) return setAsking(step);
    setAsking(undefined);
    return run(async () => {
      const path = `/api/studio/passes/${encodeURIComponent(id)}/${act}`;
      onChange(await ask(path, personShape, { ...body, reason: reason.trim() }));
      setReason("");
      say(done);
    });
  };
  const ignore = (event: FormEvent) => event.preventDefault();
  return (
    <form onSubmit={ignore} className="grid gap-4 rounded-3xl border border-line bg-raised p-5">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 text-xl">
          {planName}
          {isPaused && <Tag tone="water">Paused</Tag>}
        </h3>
        <p className="text-ink-soft">{passInWords(pass)}</p>
      </div>
      <Field
        label="Reason for a change"
        name="reason"
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {problem && <Problem>{problem}</Problem>}
      <div className="flex flex-wrap gap-2">
        {stepsFor(pass).map((step) => (
          <Button
            key={step.label}
            look={step.look ?? "outline"}
            className="grow px-4!"
            disabled={isBusy}
            onClick={() => take(step)}
          >
            {step.label}
          </Button>
        ))}
      </div>
      {asking && (
        <Sheet title={`End ${planName}?`} onClose={() => setAsking(undefined)}>
          <WhatEnds passId={id} />
          <Button look="grave" onClick={() => take(asking)}>
            End the pass
          </Button>
        </Sheet>
      )}
    </form>
  );
}
