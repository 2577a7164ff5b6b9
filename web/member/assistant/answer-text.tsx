import { eatingHelp, emergencyEverywhere, helpLines } from "#content/crisis-lines.ts";
import type { UrgentKind } from "../../../contract/urgent.ts";
import { Markdown } from "./markdown.tsx";
import { isSafetyQuestion, urgentKindOf } from "./urgent.ts";

/** What the assistant wrote: formatted; urgent advice large and with numbers to tap. */
export function AnswerText({
  text,
  onMeal,
}: {
  text: string;
  onMeal?: ((day: string, kind: string) => void) | undefined;
}) {
  const kind = urgentKindOf(text);
  if (!kind) return <Markdown text={text} callable={isSafetyQuestion(text)} onMeal={onMeal} />;
  return (
    <div className="grid gap-5 rounded-2xl border-2 border-clay bg-paper p-5 text-lg sm:p-7">
      <p className="flex flex-wrap gap-3">
        {numbersFor(kind).map((number) => (
          <a
            key={number}
            href={`tel:${number.replaceAll(/[ -]/g, "")}`}
            className="inline-flex min-h-14 items-center rounded-full bg-clay px-8 font-semibold text-paper text-xl"
          >
            {`Call ${number}`}
          </a>
        ))}
      </p>
      <Markdown text={text} callable />
    </div>
  );
}

/** The number of the member's own country, as far as the browser tells; else the two that most phones know. */
function numbersFor(kind: UrgentKind): string[] {
  const region = findRegion();
  const lines = helpLines.find(({ country }) => country === region);
  const eating = eatingHelp.find(({ country }) => country === region);
  const line = {
    emergency: lines?.emergency,
    danger: lines?.emergency,
    "self-harm": lines?.crisis,
    eating: eating?.line,
  }[kind];
  const number = /\d[\d -]*\d/.exec(line ?? "")?.[0];
  return number ? [number] : emergencyEverywhere;
}

function findRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region;
  } catch {
    // Some browsers name a language that is none; that is no reason to show nothing.
    return undefined;
  }
}
