import { useState } from "react";
import { Link } from "react-router";
import type { SaleLine, Way } from "../../../contract/studio.ts";
import { Tag } from "../desk/pieces.tsx";
import { dateInWords, money } from "../desk/words.ts";
import { RefundSheet } from "./refund-sheet.tsx";

export const wayWords: Record<Way, string> = { card: "card", cash: "cash", transfer: "transfer" };
const kindWords = { sale: "", renewal: "Renewal", refund: "Refund" };

/** Sales and refunds, one line each, with the way to give money back. */
export function SaleRows({
  lines,
  isOfOne = false,
  onRefunded,
}: {
  lines: SaleLine[];
  /** Whether they are all of the person whose page this is. */
  isOfOne?: boolean;
  onRefunded: () => void;
}) {
  const [refunding, setRefunding] = useState<SaleLine>();
  return (
    <>
      <ul className="border-line border-t">
        {lines.map((line) => (
          <SaleRow
            key={line.id}
            line={isOfOne ? { ...line, email: null } : line}
            onRefund={() => setRefunding(line)}
          />
        ))}
      </ul>
      {refunding && (
        <RefundSheet
          sale={refunding}
          onClose={() => setRefunding(undefined)}
          onDone={() => {
            setRefunding(undefined);
            onRefunded();
          }}
        />
      )}
    </>
  );
}

function SaleRow({ line, onRefund }: { line: SaleLine; onRefund: () => void }) {
  const { kind, planName, email, way, isAtDoor, amount, currency, at, refundable, reason } = line;
  const about = [dateInWords(at), `${wayWords[way]}${isAtDoor ? " at the door" : ""}`, reason].filter(
    Boolean,
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {planName}
          {kindWords[kind] && <Tag tone={kind === "refund" ? "clay" : "water"}>{kindWords[kind]}</Tag>}
        </span>
        {email && (
          <Link
            to={`/studio/people/${encodeURIComponent(email)}`}
            className="inline-block py-1 text-base break-all underline underline-offset-4"
          >
            {email}
          </Link>
        )}
        <span className="block text-base text-ink-soft">{about.join(", ")}</span>
      </span>
      <span className="grid justify-items-end">
        <span className="font-display text-2xl tabular-nums">{money(amount, currency)}</span>
        {kind !== "refund" && refundable > 0 && (
          <button
            type="button"
            onClick={onRefund}
            aria-label={`Refund ${planName}, ${dateInWords(at)}${email ? `, ${email}` : ""}`}
            className="-mr-2 min-h-12 px-2 underline underline-offset-4"
          >
            Refund
          </button>
        )}
      </span>
    </li>
  );
}
