type Kind = "came" | "missed" | "booked" | "free";

const looks: Record<"paper" | "band", Record<Kind | "head", string>> = {
  paper: {
    came: "border-green bg-green",
    booked: "border-reed bg-water",
    missed: "border-clay border-dashed",
    free: "border-ink/25",
    head: "bg-sun",
  },
  band: {
    came: "border-on-band bg-on-band",
    booked: "border-on-band/80 bg-on-band/25",
    missed: "border-on-band/60 border-dashed",
    free: "border-on-band/30",
    head: "bg-band",
  },
};
/** More than this, and the mats would be too narrow to be told apart. */
const mostMats = 40;

/**
 * The room from above: a mat for each spot, taken or free, with a head on it once somebody is there.
 * Decoration: the numbers are beside it.
 */
export function Mats({
  capacity,
  booked,
  came,
  missed,
  on = "paper",
  className = "",
}: {
  capacity: number;
  booked: number;
  came: number;
  missed: number;
  on?: keyof typeof looks;
  className?: string;
}) {
  const room = Math.max(capacity, booked);
  if (room > mostMats) return null;
  const kindOf = (place: number): Kind => {
    if (place <= came) return "came";
    if (place <= came + missed) return "missed";
    return place <= booked ? "booked" : "free";
  };
  const mats = Array.from({ length: room }, (_, index) => ({ place: index + 1, kind: kindOf(index + 1) }));
  return (
    <span aria-hidden="true" className={`flex ${room > 20 ? "gap-0.5" : "gap-1"} ${className}`}>
      {mats.map(({ place, kind }) => (
        <span
          key={place}
          className={`flex h-9 max-w-5 grow justify-center rounded-sm border-2 pt-1 ${looks[on][kind]}`}
        >
          {kind === "came" && <span className={`settle size-1.5 rounded-full ${looks[on].head}`} />}
        </span>
      ))}
    </span>
  );
}
