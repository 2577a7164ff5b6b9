import { type FormEvent, useState } from "react";
import { useParams } from "react-router";
import type { Notes, PersonPage as Person, PersonBooking } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/field.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { ForgiveSheet } from "../class/forgive-sheet.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Nothing, NotYet, Opening, Part, Problem, Tag } from "../desk/pieces.tsx";
import { personShape } from "../desk/shapes.ts";
import { Studio } from "../desk/shell.tsx";
import { useRead } from "../desk/use-read.ts";
import { dateInWords, momentInWords, several } from "../desk/words.ts";
import { SaleRows } from "../till/sale-rows.tsx";
import { AccountPart } from "./account-part.tsx";
import { NewPass } from "./new-pass.tsx";
import { PassesPart } from "./passes-part.tsx";

export const meta = () => privatePageMeta("A person", "Passes, classes and notes.");

export default function PersonPage() {
  const { person = "" } = useParams();
  return (
    <Studio>
      <PersonScreen key={person} person={person} />
    </Studio>
  );
}

function PersonScreen({ person }: { person: string }) {
  const path = `/api/studio/people/${encodeURIComponent(person)}`;
  const { answer, problem, readAgain, show } = useRead(path, personShape);
  const back = { to: "/studio/people", label: "People" };
  if (!answer) {
    return (
      <>
        <Opening title="A person" back={back} />
        <NotYet problem={problem} onAgain={readAgain} />
      </>
    );
  }
  const { name, email, isBlocked, uid } = answer.person;
  return (
    <>
      <Opening title={name || email} back={back}>
        <p className="mt-1">
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            className="inline-flex min-h-12 items-center break-all underline underline-offset-4"
          >
            {email}
          </a>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {isBlocked && <Tag tone="clay">Blocked</Tag>}
          {!uid && <Tag>No account</Tag>}
          {uid && !answer.isConfirmed && <Tag>Address not confirmed</Tag>}
          <span className="text-ink-soft">{historyOf(answer)}</span>
        </p>
      </Opening>
      <PassesPart passes={answer.passes} onChange={show} />
      <NewPass path={path} plans={answer.plans} onChange={show} />
      <NotesPart key={answer.notes} path={path} notes={answer.notes} onChange={show} />
      <BookingsPart name={name} bookings={answer.bookings} onForgiven={readAgain} />
      <Part title="Purchases">
        {answer.purchases.length === 0 ? (
          <Nothing>Nothing bought yet.</Nothing>
        ) : (
          <SaleRows isOfOne lines={answer.purchases} onRefunded={readAgain} />
        )}
      </Part>
      <AccountPart path={path} page={answer} onChange={show} />
    </>
  );
}

function historyOf({ memberSince, attendance: { came, missed, cancelledLate } }: Person): string {
  const words = [
    memberSince && `Member since ${dateInWords(memberSince)}`,
    `came ${several(came, "time")}`,
    missed > 0 && several(missed, "no-show"),
    cancelledLate > 0 && `${cancelledLate} cancelled late`,
  ];
  const sentence = words.filter(Boolean).join(", ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function NotesPart({
  path,
  notes,
  onChange,
}: {
  path: string;
  notes: string;
  onChange: (page: Person) => void;
}) {
  const [text, setText] = useState(notes);
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      onChange(await ask(`${path}/notes`, personShape, { notes: text } satisfies Notes));
      say("Note saved.");
    });
  };
  return (
    <Part title="Notes">
      <form onSubmit={save} className="grid gap-3">
        <TextField
          label="Only you read this"
          name="notes"
          rows={3}
          maxLength={5000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {problem && <Problem>{problem}</Problem>}
        <Button type="submit" look="outline" disabled={isBusy || text === notes}>
          Save note
        </Button>
      </form>
    </Part>
  );
}

const shownBookings = 6;

function BookingsPart({
  name,
  bookings,
  onForgiven,
}: {
  name: string;
  bookings: PersonBooking[];
  onForgiven: () => void;
}) {
  const [forgiving, setForgiving] = useState<PersonBooking>();
  const row = (booking: PersonBooking) => (
    <BookingRow key={booking.id} booking={booking} onForgive={() => setForgiving(booking)} />
  );
  return (
    <Part title="Classes">
      {bookings.length === 0 && <Nothing>No class booked yet.</Nothing>}
      {bookings.length > 0 && (
        <ul className="border-line border-t">{bookings.slice(0, shownBookings).map(row)}</ul>
      )}
      {bookings.length > shownBookings && (
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
            {`${bookings.length - shownBookings} earlier`}
          </summary>
          <ul>{bookings.slice(shownBookings).map(row)}</ul>
        </details>
      )}
      {forgiving && (
        <ForgiveSheet
          line={{ bookingId: forgiving.id, name }}
          onClose={() => setForgiving(undefined)}
          onDone={() => {
            setForgiving(undefined);
            onForgiven();
          }}
        />
      )}
    </Part>
  );
}

const outcomeTones = { came: "green", missed: "clay", "cancelled late": "clay", booked: "water" } as const;

function BookingRow({ booking, onForgive }: { booking: PersonBooking; onForgive: () => void }) {
  const { classType, startsAt, outcome, usesClass } = booking;
  const tone = outcome in outcomeTones ? outcomeTones[outcome as keyof typeof outcomeTones] : "plain";
  const canForgive = usesClass && (outcome === "missed" || outcome === "cancelled late");
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-line border-b py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{classType}</span>
        <span className="block text-base text-ink-soft">{momentInWords(startsAt)}</span>
      </span>
      <span className="flex items-center gap-2">
        <Tag tone={tone}>{outcome === "missed" ? "no-show" : outcome}</Tag>
        {canForgive && (
          <button
            type="button"
            onClick={onForgive}
            aria-label={`Forgive ${classType}, ${momentInWords(startsAt)}`}
            className="min-h-12 shrink-0 px-2 font-semibold underline underline-offset-4"
          >
            Forgive
          </button>
        )}
      </span>
    </li>
  );
}
