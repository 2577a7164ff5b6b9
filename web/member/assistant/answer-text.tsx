import { helpLines, type UrgentKind } from "../../../content/crisis-lines.ts";
import { Markdown } from "./markdown.tsx";
import { urgentKindOf } from "./urgent.ts";

/** What the assistant wrote: formatted; urgent advice large and with numbers to tap. */
export default function AnswerText({ text }: { text: string }) {
  const kind = urgentKindOf(text);
  if (!kind) return <Markdown text={text} />;
  return (
    <div className="grid gap-5 rounded-2xl border-2 border-clay bg-paper p-5 text-lg sm:p-7">
      <CallButton kind={kind} />
      <Markdown text={text} callable />
    </div>
  );
}

/** The number of the member's own country, as far as the browser tells; else the two that most phones know. */
function CallButton({ kind }: { kind: UrgentKind }) {
  const { region } = new Intl.Locale(navigator.language);
  const lines = helpLines.find(({ country }) => country === region);
  const text = lines && (kind === "self-harm" ? lines.crisis : lines.emergency);
  const numbers = text ? (/[\d-][\d -]*/.exec(text)?.slice(0, 1) ?? []) : ["112", "911"];
  return (
    <p className="flex flex-wrap gap-3">
      {numbers.map((number) => (
        <a
          key={number}
          href={`tel:${number.replaceAll(/[ -]/g, "")}`}
          className="inline-flex min-h-14 items-center rounded-full bg-clay px-8 font-semibold text-paper text-xl"
        >
          {`Call ${number.trim()}`}
        </a>
      ))}
    </p>
  );
}
