const drawings = {
  // A line that becomes a seated figure, the way words become a plan.
  plan: (
    <>
      <circle cx="32" cy="13" r="5" className="fill-sun" />
      <path d="M32 22v16M32 25c-6 2-9 8-14 15M32 25c6 2 9 8 14 15M10 52c8-9 15-12 22-12s14 3 22 12c-12 2-32 2-44 0Z" />
    </>
  ),
  // The sun's path over three days of the week.
  week: (
    <>
      <path d="M6 46c6-22 16-32 26-32s20 10 26 32M6 52h52" />
      <circle cx="14" cy="28" r="4" className="fill-paper" />
      <circle cx="32" cy="14" r="6" className="fill-sun" />
      <circle cx="50" cy="28" r="4" className="fill-paper" />
    </>
  ),
  // A bowl with a leaf growing out of it.
  whole: (
    <>
      <path d="M10 36h44c0 11-9 18-22 18S10 47 10 36Z" />
      <path d="M32 36c0-10 4-20 16-26 2 14-4 22-16 26Z" className="fill-sun" />
      <path d="M32 36c-1-7-5-12-13-15-1 9 4 14 13 15Z" />
    </>
  ),
};

/** A small drawing for each promise on the home page. */
export function FeatureMark({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className="size-16 stroke-green"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
