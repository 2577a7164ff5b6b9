import { bookedWithPassShape } from "../desk/shapes.ts";
import { useRead } from "../desk/use-read.ts";
import { momentInWords } from "../desk/words.ts";

/** What is booked with a pass, and would end with it: said before it does. */
export function WhatEnds({ passId }: { passId: string }) {
  const path = `/api/studio/passes/${encodeURIComponent(passId)}/booked`;
  const { answer } = useRead(path, bookedWithPassShape);
  if (!answer) return <p>One moment…</p>;
  if (answer.bookings.length === 0) return <p>Nothing to come is booked with it.</p>;
  return (
    <div>
      <p>These bookings end with it, and a mail says so:</p>
      <ul className="mt-1 list-disc pl-6">
        {answer.bookings.map(({ id, classType, startsAt }) => (
          <li key={id}>{`${classType}, ${momentInWords(startsAt)}`}</li>
        ))}
      </ul>
    </div>
  );
}
