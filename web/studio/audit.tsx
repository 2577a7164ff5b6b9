import type { AuditLine } from "../../contract/studio.ts";
import { ask } from "../api.ts";
import { Button } from "../components/button.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { actInWords, changesInWords } from "./desk/audit-words.ts";
import { useDeed } from "./desk/desk.tsx";
import { Nothing, NotYet, Opening, Problem } from "./desk/pieces.tsx";
import { auditShape } from "./desk/shapes.ts";
import { Studio } from "./desk/shell.tsx";
import { useRead } from "./desk/use-read.ts";
import { momentInWords } from "./desk/words.ts";

export const meta = () => privatePageMeta("What was done", "Every change, by whom and when.");

const path = "/api/studio/audit";

export default function AuditPage() {
  return (
    <Studio>
      <Audit />
    </Studio>
  );
}

function Audit() {
  const { answer, problem, readAgain, show } = useRead(path, auditShape);
  const more = useDeed();
  const showMore = () =>
    more.run(async () => {
      if (!answer?.next) return;
      const rest = await ask(`${path}?before=${encodeURIComponent(answer.next)}`, auditShape);
      show({ ...rest, lines: [...answer.lines, ...rest.lines] });
    });
  return (
    <>
      <Opening title="What was done" back={{ to: "/studio", label: "Today" }} />
      {!answer && <NotYet problem={problem} onAgain={readAgain} />}
      {answer?.lines.length === 0 && <Nothing>Nothing yet.</Nothing>}
      {answer && answer.lines.length > 0 && (
        <ol className="border-line border-t">
          {answer.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      {more.problem && <Problem>{more.problem}</Problem>}
      {answer?.next && (
        <Button look="outline" className="mt-5 w-full" disabled={more.isBusy} onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function Line({ line: { at, by, act, subject, before, after } }: { line: AuditLine }) {
  const changes = changesInWords({ before, after });
  return (
    <li className="border-line border-b py-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{actInWords(act)}</span>
        {`: ${subject}`}
      </p>
      {changes && <p className="text-base wrap-anywhere">{changes}</p>}
      <p className="text-base text-ink-soft">{`${momentInWords(at)}, ${by ?? "command line"}`}</p>
    </li>
  );
}
