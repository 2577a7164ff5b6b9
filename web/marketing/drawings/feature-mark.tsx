const drawings = {
  // A line that becomes a seated figure, the way words become a plan.
  plan: (
    <>
      <circle cx="32" cy="13" r="6" className="fill-sun" />
      <path d="M32 23c-5 0-7 3-9 8l-7 13M32 23c5 0 7 3 9 8l7 13M26 33l-1 9M38 33l1 9" />
      <path d="M32 48c-7-7-17-6-24 2 8 6 16 5 24-2Zm0 0c7-7 17-6 24 2-8 6-16 5-24-2Z" />
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
