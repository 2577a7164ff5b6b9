import type { ComponentProps } from "react";
import { Link } from "react-router";

const shape =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-7 py-2.5 text-center font-semibold transition-colors";

const looks = {
  solid: `${shape} bg-green text-on-green hover:bg-ink hover:text-paper`,
  outline: `${shape} border border-ink/40 text-ink hover:border-ink hover:bg-ink/5`,
  onBand: `${shape} bg-on-band text-band hover:bg-sun hover:text-[#1e2823]`,
};

type Look = { look?: keyof typeof looks };

export function Button({
  look = "solid",
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  return (
    <button
      {...rest}
      type={type}
      className={`${looks[look]} disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${className}`}
    />
  );
}

/** A link to one of our pages that looks like a button, because it is the page's main invitation. */
export function ButtonLink({ look = "solid", className = "", ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link prefetch="intent" {...rest} className={`${looks[look]} ${className}`} />;
}
