import { useState } from "react";
import type { ShoppingSection } from "../../../contract/week.ts";
import { Button } from "../../components/button.tsx";
import { keep, recall } from "../../storage.ts";

/** What the week takes, added up, to tick off what is there already, and to send to whoever shops. */
export function ShoppingList({ guideId, sections }: { guideId: string; sections: ShoppingSection[] }) {
  const key = `cupboard ${guideId}`;
  const [ticked, setTicked] = useState<string[]>(() => readTicked(key));
  const [isShared, setIsShared] = useState(false);
  const toggle = (id: string) => {
    const next = ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id];
    keep("localStorage", key, next.length > 0 ? JSON.stringify(next) : "");
    setTicked(next);
  };
  const share = async () => {
    const text = writeList(sections, ticked);
    try {
      if (typeof navigator.share === "function")
        return await navigator.share({ title: "Shopping list", text });
      await navigator.clipboard.writeText(text);
      setIsShared(true);
    } catch (error) {
      // Whoever thinks better of sharing has done nothing wrong.
      if (!(error instanceof DOMException && error.name === "AbortError")) reportError(error);
    }
  };
  return (
    <details className="mt-5 rounded-3xl border border-line bg-raised px-7 py-4 sm:px-8 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-lg">
        Shopping list, added up
      </summary>
      <div className="mt-2 text-ink-soft">Tick what is in your cupboard. What you share is the rest.</div>
      <div className="mt-4 gap-8 sm:columns-2">
        {sections.map(({ section, items }) => (
          <fieldset key={section} className="mb-5 break-inside-avoid">
            <legend className="font-semibold text-green">
              {`${section[0]?.toUpperCase()}${section.slice(1)}`}
            </legend>
            {items.map(({ id, text }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={ticked.includes(id)}
                  onChange={() => toggle(id)}
                  className="peer size-5 shrink-0 accent-green"
                />
                <span className="peer-checked:text-ink-soft peer-checked:line-through">{text}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {isSecureContext && (
        <div className="mt-2 mb-3">
          <Button look="outline" onClick={share} onBlur={() => setIsShared(false)} aria-live="polite">
            {isShared ? "Copied" : "Share the list"}
          </Button>
        </div>
      )}
    </details>
  );
}

/** What is still to buy, as a message. */
function writeList(sections: ShoppingSection[], ticked: string[]): string {
  return sections
    .flatMap(({ section, items }) => {
      const wanted = items.filter(({ id }) => !ticked.includes(id));
      const title = `${section[0]?.toUpperCase()}${section.slice(1)}`;
      return wanted.length > 0 ? [[title, ...wanted.map(({ text }) => `- ${text}`)].join("\n")] : [];
    })
    .join("\n\n");
}

function readTicked(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(recall("localStorage", key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    // Not ours: whatever wrote it there.
    return [];
  }
}
