import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";

// The border is unseen until a high-contrast theme paints it.
const shape =
  "inline-flex items-center justify-center gap-2 rounded-full border text-center font-semibold transition-colors";

const sizes = {
  usual: "min-h-12 px-7 py-2.5",
  /** For one of several in a row. */
  small: "min-h-11 px-5 py-1.5 text-[0.9375rem]",
};

const looks = {
  solid: `${shape} border-transparent bg-green text-on-green hover:bg-ink hover:text-paper`,
  outline: `${shape} border-ink/40 text-ink hover:border-ink hover:bg-ink/5`,
  /** For what cannot be undone: never the button one presses by habit. */
  grave: `${shape} border-clay text-clay hover:bg-clay hover:text-paper`,
  /** For what is there if one looks for it. */
  quiet: `${shape} border-transparent text-ink underline underline-offset-4 hover:bg-ink/5`,
  onBand: `${shape} border-transparent bg-on-band text-band hover:bg-sun hover:text-[#1e2823]`,
};

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes };

export function Button({
  look = "solid",
  size = "usual",
  className = "",
  type = "button",
  ref,
  ...rest
}: ComponentProps<"button"> & Look) {
  const keepFocus = useKeptFocus(rest.disabled ?? false);
  return (
    <button
      {...rest}
      ref={(element) => {
        keepFocus.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      type={type}
      className={`${looks[look]} ${sizes[size]} disabled:cursor-not-allowed disabled:opacity-60 aria-busy:animate-pulse aria-busy:cursor-progress aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${className}`}
    />
  );
}

/** A button that is disabled while it works loses the keyboard, and gets it back afterwards. */
function useKeptFocus(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}

/** A link to one of our pages that looks like a button, because it is the page's main invitation. */
export function ButtonLink({
  look = "solid",
  size = "usual",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={`${looks[look]} ${sizes[size]} ${className}`} />;
}
