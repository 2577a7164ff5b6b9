import { useId, useState } from "react";
import type { CalendarAddress } from "../../contract/booking.ts";
import { object, someText } from "../answer-shapes.ts";
import { ask, sentenceFor } from "../api.ts";
import { Button } from "../components/button.tsx";

const addressShape = object<CalendarAddress>({ url: someText });

/** The address of the member's own calendar, asked for when somebody wants to know it. */
export function YourCalendar() {
  const [url, setUrl] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const load = async (renews: boolean) => {
    setIsBusy(true);
    setNotice(undefined);
    try {
      const path = renews ? "/api/calendar/renew" : "/api/calendar";
      const answer = await ask(path, addressShape, renews ? { body: {} } : {});
      setUrl(answer.url);
      if (renews) setNotice("This is your new address. The old one shows nothing any more.");
    } catch (error) {
      reportError(error);
      setNotice(sentenceFor(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <details
      className="mt-3"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !url && !isBusy) void load(false);
      }}
    >
      <summary className="cursor-pointer py-2 font-semibold">Add your classes to your calendar</summary>
      {url && (
        <div className="mt-2">
          <a
            href={url.replace(/^https?/, "webcal")}
            className="inline-flex min-h-11 items-center rounded-full border border-ink/40 px-5 text-[0.9375rem] font-semibold transition-colors hover:border-ink hover:bg-ink hover:text-paper"
          >
            Subscribe
          </a>
          <label htmlFor={id} className="mt-4 block text-[0.9375rem]">
            Or give your calendar this address:
          </label>
          <input
            id={id}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="mt-1 min-h-11 w-full rounded-xl border border-ink/40 bg-paper px-3 text-[0.9375rem]"
          />
          <p className="mt-3 text-[0.9375rem] text-ink-soft">
            It is yours alone: whoever has it sees your classes. If it has got about, renew it.
          </p>
          <Button look="quiet" size="small" disabled={isBusy} onClick={() => load(true)} className="-ml-5">
            Renew this address
          </Button>
        </div>
      )}
      <p role="status" className="text-[0.9375rem]">
        {notice}
      </p>
    </details>
  );
}
