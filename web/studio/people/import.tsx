import { type ChangeEvent, useEffect, useId, useState } from "react";
import { type Import, type Imported, importColumns } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { importedShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { several } from "../desk/words.ts";

const others = Object.entries(importColumns).map(([column, also]) => ({ column, also: also.join(", ") }));

/** A table of another system: first what must be in it, then the file. */
export function ImportButton({ onDone }: { onDone: () => void }) {
  const [csv, setCsv] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    setCsv(undefined);
  };
  return (
    <>
      <Button className="grow px-4!" look="outline" onClick={() => setIsOpen(true)}>
        Import
      </Button>
      {isOpen && (
        <Sheet title="Bring people over" onClose={close}>
          {csv === undefined ? (
            <ChooseFile onChosen={setCsv} />
          ) : (
            <Trial csv={csv} onClose={close} onDone={onDone} />
          )}
        </Sheet>
      )}
    </>
  );
}

function ChooseFile({ onChosen }: { onChosen: (csv: string) => void }) {
  const id = useId();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChosen(await file.text());
  };
  return (
    <>
      <p className="text-lg">
        A CSV file whose first row names these columns, in any order. Who has no pass leaves the last three
        empty.
      </p>
      <ul className="border-line border-t">
        {others.map(({ column, also }) => (
          <li key={column} className="border-line border-b py-2">
            <span className="font-semibold">{column}</span>
            <span className="text-ink-soft">{`, or ${also}`}</span>
          </li>
        ))}
      </ul>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={choose}
        className="peer sr-only"
        aria-label="Import a CSV file"
      />
      <label
        htmlFor={id}
        aria-hidden="true"
        className="inline-flex min-h-12 cursor-pointer items-center justify-center rounded-full border border-ink/40 px-4 font-semibold hover:border-ink hover:bg-ink/5 peer-focus-visible:outline-3 peer-focus-visible:outline-clay peer-focus-visible:outline-offset-3"
      >
        Choose the file
      </label>
    </>
  );
}

/** Chosen, it is tried at once, and nothing is changed until the owner says so. */
function Trial({ csv, onClose, onDone }: { csv: string; onClose: () => void; onDone: () => void }) {
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const [trial, setTrial] = useState<Imported>();
  const bring = (dryRun: boolean) =>
    run(async () => {
      const outcome = await ask("/api/studio/import", importedShape, { csv, dryRun } satisfies Import);
      if (dryRun) return setTrial(outcome);
      say(`${whatComes(outcome)} brought over. Nobody has been written to yet.`);
      onDone();
      onClose();
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once, when it is chosen.
  useEffect(() => {
    void bring(true);
  }, []);
  return (
    <>
      {trial && (
        <>
          <p role="status" className="text-lg">
            {foretell(trial)}
          </p>
          {trial.mistakes.length > 0 && (
            <div>
              <h3 className="mb-2 text-xl">{several(trial.mistakes.length, "mistake")}</h3>
              <p className="mb-3 text-ink-soft">These rows are left out. Put them right and import again.</p>
              <ul className="max-h-64 overflow-y-auto border-line border-y">
                {trial.mistakes.map(({ row, detail }) => (
                  <li key={`${row} ${detail}`} className="flex gap-4 border-line border-b py-2 last:border-0">
                    <span className="shrink-0 font-semibold">{`Row ${row}`}</span>
                    <span>{detail}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      {!trial && !problem && <p className="text-lg">Reading the file…</p>}
      {problem && <Problem>{problem}</Problem>}
      <Button
        onClick={() => bring(false)}
        disabled={isBusy || !trial || trial.made + trial.withoutPass === 0}
      >
        {trial ? `Bring over ${whatComes(trial)}` : "Bring over"}
      </Button>
    </>
  );
}

function foretell({ rows, made, again, withoutPass }: Imported): string {
  const known = again > 0 ? ` ${several(again, "was", "were")} here already.` : "";
  const passless =
    withoutPass > 0 ? ` ${several(withoutPass, "person comes", "people come")} without a pass.` : "";
  return `${several(rows, "row")} read. ${several(made, "pass is", "passes are")} new.${known}${passless} Nobody is written to until you press Invite.`;
}

function whatComes({ made, withoutPass }: Imported): string {
  const people = withoutPass > 0 && several(withoutPass, "person", "people");
  return [(made > 0 || !people) && several(made, "pass", "passes"), people].filter(Boolean).join(" and ");
}
