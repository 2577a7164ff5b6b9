import { type ComponentProps, useId } from "react";

const box =
  "w-full rounded-2xl border border-ink/35 bg-raised px-4 py-3 text-ink placeholder:text-ink-soft focus:border-green";

/** A labelled input; the label is always visible. */
export function Field({
  label,
  hint,
  ...rest
}: ComponentProps<"input"> & { label: string; hint?: string | undefined }) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Labelled id={id} label={label}>
      <input {...rest} id={id} aria-describedby={hint && hintId} className={box} />
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </Labelled>
  );
}

/** A labelled box for several lines. */
export function TextField({ label, ...rest }: ComponentProps<"textarea"> & { label: string }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <textarea dir="auto" {...rest} id={id} className={box} />
    </Labelled>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

/** A labelled choice among options, or none of them. */
export function SelectField({
  label,
  options,
  ...rest
}: ComponentProps<"select"> & { label: string; options: string[] }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select {...rest} id={id} className={`${box} min-h-12`}>
        <option value="">No preference</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}

/** How much room is left, once there is little. */
export function CharactersLeft({ text, most }: { text: string; most: number }) {
  const left = most - text.length;
  if (left > most / 10) return null;
  const limit = most.toLocaleString("en-US");
  const sentence =
    left > 0 ? `${left} of ${limit} characters left.` : `That is all that fits: ${limit} characters.`;
  return (
    <p role="status" className="text-ink-soft text-sm">
      {sentence}
    </p>
  );
}
