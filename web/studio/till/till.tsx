import { useState } from "react";
import { Link } from "react-router";
import type { Figure, SalesBook, Subscriptions } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { Choice } from "../desk/choice.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Nothing, NotYet, Opening, Part, Problem, Tag } from "../desk/pieces.tsx";
import { saveCsv } from "../desk/save-csv.ts";
import { salesShape, subscriptionsShape } from "../desk/shapes.ts";
import { Studio } from "../desk/shell.tsx";
import { useRead } from "../desk/use-read.ts";
import { dateInWords, dayInWords, money, monthInWords, several, todayInStudio } from "../desk/words.ts";
import { SaleRows } from "./sale-rows.tsx";

export const meta = () => privatePageMeta("Money", "What came in, and what went back.");

export default function MoneyPage() {
  return (
    <Studio>
      <Money />
    </Studio>
  );
}

function Money() {
  const thisMonth = todayInStudio().slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const { answer, problem, readAgain } = useRead(`/api/studio/sales?month=${month}`, salesShape);
  const { send } = useDesk();
  const csv = useDeed();
  const months = [...new Set([thisMonth, month, ...(answer?.months ?? [])])].sort().reverse();
  return (
    <>
      <Opening title="Money" />
      <div className="mb-6 grid items-end gap-3 sm:grid-cols-2">
        <Choice
          label="Month"
          value={month}
          onChange={setMonth}
          options={months.map((each) => ({ value: each, label: monthInWords(each) }))}
        />
        <Button
          look="outline"
          className="px-4!"
          disabled={csv.isBusy}
          onClick={() =>
            csv.run(() => saveCsv(send, `/api/studio/sales.csv?month=${month}`, `sales-${month}.csv`))
          }
        >
          CSV for the accountant
        </Button>
      </div>
      {csv.problem && <Problem>{csv.problem}</Problem>}
      {!answer && <NotYet problem={problem} onAgain={readAgain} />}
      {answer?.books.length === 0 && <Nothing>{`Nothing sold in ${monthInWords(month)}.`}</Nothing>}
      {answer?.books.map((book) => (
        <Book key={book.currency} book={book} onRefunded={readAgain} />
      ))}
      <SubscriptionsPart />
    </>
  );
}

function Book({ book, onRefunded }: { book: SalesBook; onRefunded: () => void }) {
  const { currency, total, sold, refunded, byPlan, byWay, byDay, lines } = book;
  const [isOpen, setIsOpen] = useState(false);
  const show = (figures: Figure[], nameOf = (name: string) => name) =>
    figures.map((figure) => (
      <FigureRow
        key={figure.name}
        figure={{ ...figure, name: nameOf(figure.name) }}
        book={book}
        onRefunded={onRefunded}
      />
    ));
  return (
    <>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="cursor-pointer list-none rounded-3xl bg-band px-6 pt-5 pb-6 text-on-band">
          <span className="block">Left after refunds</span>
          <span className="block font-display text-6xl tabular-nums">{money(total.amount, currency)}</span>
          <span className="mt-1 block underline underline-offset-4">
            {several(total.lines.length, "entry", "entries")}
          </span>
        </summary>
        {isOpen && (
          <div className="mt-4">
            <SaleRows lines={lines} onRefunded={onRefunded} />
          </div>
        )}
      </details>
      <div className="mt-4">
        {show([sold, refunded], (name) => name.charAt(0).toUpperCase() + name.slice(1))}
      </div>
      <Part title="By way of payment">
        {show(byWay, (name) => name.charAt(0).toUpperCase() + name.slice(1))}
      </Part>
      <Part title="By plan">{show(byPlan)}</Part>
      <Part title="The latest">
        <SaleRows lines={lines.slice(0, 8)} onRefunded={onRefunded} />
      </Part>
      <Part title="By day">{show(byDay, dayInWords)}</Part>
    </>
  );
}

/** A figure that opens to the rows it is made of. */
function FigureRow({
  figure: { name, amount, lines },
  book,
  onRefunded,
}: {
  figure: Figure;
  book: SalesBook;
  onRefunded: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isOf = new Set(lines);
  // How much of what was sold it is.
  const share = book.sold.amount > 0 ? Math.min(1, Math.abs(amount) / book.sold.amount) : 0;
  return (
    <details
      className="border-line border-b first:border-t"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer list-none pt-3 pb-3 hover:bg-raised">
        <span className="flex min-h-8 items-baseline justify-between gap-4">
          <span>
            {name}
            <span className="ml-2 text-base text-ink-soft">{several(lines.length, "entry", "entries")}</span>
          </span>
          <span className="font-display text-2xl tabular-nums">{money(amount, book.currency)}</span>
        </span>
        <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line/60">
          <span
            className={`block h-full rounded-full ${amount < 0 ? "bg-clay" : "bg-reed"}`}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      </summary>
      {/* Only drawn once it is asked for: a busy month has many rows, and each is in four figures. */}
      {isOpen && (
        <div className="mb-4 border-clay border-l-4 pl-4">
          <SaleRows lines={book.lines.filter(({ id }) => isOf.has(id))} onRefunded={onRefunded} />
        </div>
      )}
    </details>
  );
}

const stateTones = {
  running: "green",
  ending: "water",
  paused: "water",
  "payment failed": "clay",
  ended: "plain",
} as const;

function SubscriptionsPart() {
  const { answer, problem, readAgain } = useRead("/api/studio/subscriptions", subscriptionsShape);
  if (!answer) return <NotYet problem={problem} onAgain={readAgain} />;
  const running = answer.subscriptions.filter(({ state }) => state !== "ended");
  const ended = answer.subscriptions.filter(({ state }) => state === "ended");
  return (
    <>
      <FailedPart failed={answer.failed} />
      <Part title="Subscriptions">
        {running.length === 0 && <Nothing>Nobody has one.</Nothing>}
        <SubscriptionRows lines={running} />
        {ended.length > 0 && (
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
              {`${ended.length} ended`}
            </summary>
            <SubscriptionRows lines={ended} />
          </details>
        )}
      </Part>
    </>
  );
}

function SubscriptionRows({ lines }: { lines: Subscriptions["subscriptions"] }) {
  return (
    <ul className="border-line border-t empty:hidden">
      {lines.map(({ id, email, person, planName, state, since, paidUntil }) => (
        <li key={id} className="border-line border-b">
          <Link
            to={`/studio/people/${encodeURIComponent(person)}`}
            className="flex min-h-16 items-center justify-between gap-3 py-3 hover:bg-raised"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{email}</span>
              <span className="block text-base text-ink-soft">
                {`${planName}, since ${dateInWords(since)}${paidUntil ? `, paid until ${dateInWords(paidUntil)}` : ""}`}
              </span>
            </span>
            <Tag tone={stateTones[state]}>{state}</Tag>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FailedPart({ failed }: { failed: Subscriptions["failed"] }) {
  if (failed.length === 0) return null;
  return (
    <Part title="Payments that failed">
      <ul className="border-line border-t">
        {failed.map(({ id, at, email, person, planName, amount, currency, attempts, settledAt }) => (
          <li key={id} className="border-line border-b">
            <Link
              to={`/studio/people/${encodeURIComponent(person)}`}
              className="flex min-h-16 items-center justify-between gap-3 py-3 hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{email}</span>
                <span className="block text-base text-ink-soft">
                  {`${planName}, ${dateInWords(at)}, tried ${several(attempts, "time")}`}
                </span>
              </span>
              <span className="grid justify-items-end gap-1">
                <span className="font-display text-2xl tabular-nums">{money(amount, currency)}</span>
                {settledAt ? <Tag tone="green">paid since</Tag> : <Tag tone="clay">open</Tag>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
