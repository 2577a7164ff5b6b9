import { X } from "./icons.tsx";

const tones = { good: "border-green", bad: "border-clay" };

/** The site's alert: in the page rather than over it, announced at once, gone when dismissed. */
export function Alert({
  children,
  tone,
  onDismiss,
}: {
  children: string;
  tone: keyof typeof tones;
  onDismiss: () => void;
}) {
  return (
    <div
      role="alert"
      className={`flex items-start gap-3 rounded-2xl border-2 bg-raised px-5 py-4 ${tones[tone]}`}
    >
      <p className="grow">{children}</p>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="-m-2 grid size-11 place-items-center"
      >
        <X />
      </button>
    </div>
  );
}
