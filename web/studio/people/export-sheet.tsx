import { type ExportKind, exportKinds } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { saveCsv } from "../desk/save-csv.ts";
import { Sheet } from "../desk/sheet.tsx";

const labels: Record<ExportKind, string> = {
  people: "People",
  passes: "Passes",
  bookings: "Bookings",
  sales: "Sales",
};

/** Everything the studio holds, as tables: it is the owner's. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const { send } = useDesk();
  const { isBusy, problem, run } = useDeed();
  return (
    <Sheet title="Export" onClose={onClose}>
      <p className="text-lg text-ink-soft">
        Each is a CSV file with everything there is, for a spreadsheet or another system.
      </p>
      {problem && <Problem>{problem}</Problem>}
      <div className="grid grid-cols-2 gap-3">
        {exportKinds.map((kind) => (
          <Button
            key={kind}
            look="outline"
            className="px-4!"
            disabled={isBusy}
            onClick={() => run(() => saveCsv(send, `/api/studio/export/${kind}.csv`, `${kind}.csv`))}
          >
            {labels[kind]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
