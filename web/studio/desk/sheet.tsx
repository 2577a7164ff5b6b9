import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { X } from "../../components/icons.tsx";

/**
 * What is asked about one thing, over the page: from below on a phone. The first field has the keyboard, or
 * the heading where there is none; it goes back to where it was when the sheet is put away.
 */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    sheet?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => sheet?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does it by keyboard.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="rise"
    >
      <div className="grid gap-5 px-5 pt-5 pb-7 sm:px-8 sm:pt-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-2 text-3xl wrap-anywhere">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="-mr-2 grid size-12 shrink-0 place-items-center rounded-full hover:bg-ink/5"
          >
            <X />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
