import { studio } from "#content/studio.ts";
import { Drawing } from "../components/drawing.tsx";

const width = 200;
const horizon = 84;

/** Where the sun stands over the studio's water at this hour; at night it lies below. */
export function SunOfTheDay({ now, className = "" }: { now: number; className?: string }) {
  const clock = new Date(now).toLocaleTimeString("en-GB", { timeZone: studio.timeZone });
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  // From six to eight in the evening, along half a circle.
  const way = Math.min(1, Math.max(0, (hours + minutes / 60 - 6) / 14));
  const x = 28 + way * (width - 56);
  const y = horizon + 6 - Math.sin(way * Math.PI) * 58;
  return (
    <Drawing viewBox={`0 0 ${width} 124`} className={className}>
      <path d="M0 84V80C0 36 36 0 80 0h40c44 0 80 36 80 80v4Z" className="fill-sky" />
      <circle cx={x} cy={y} r="17" className="fill-sun" />
      <path d="M0 84h200v8c0 18-14 32-32 32H32c-18 0-32-14-32-32Z" className="fill-water" />
      <path d={`M${x - 18} 94h36M${x - 11} 102h22M${x - 6} 110h12`} className="stroke-sun" strokeWidth="3" />
      <path d="M170 84c-2-16-1-28 4-40M178 84c0-12 3-22 8-30" className="stroke-reed" strokeWidth="3" />
    </Drawing>
  );
}
