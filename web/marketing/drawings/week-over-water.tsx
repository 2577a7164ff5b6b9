import { schedule } from "#content/schedule.ts";
import { weekdays } from "../../../clock/weekdays.ts";
import { Drawing } from "../../components/drawing.tsx";

/** Schedule: seven suns over the water, one for each day, full on the days with a class. */
export function WeekOverWater({ className }: { className: string }) {
  const days = new Set(schedule.map((entry) => entry.day));
  return (
    <Drawing viewBox="0 0 1120 300" className={className}>
      <path d="M0 0h1120v210H0Z" className="fill-sky" />
      <path d="M0 210h1120v90H0Z" className="fill-water" />
      <path d="M40 250C300 0 820 0 1080 250" className="stroke-line" strokeWidth="2" strokeDasharray="2 10" />
      {weekdays.map((day, index) => {
        const { x, y } = pointOnArc((index + 0.75) / 7.5);
        return days.has(day) ? (
          <g key={day}>
            <circle cx={x} cy={y} r="40" className="fill-sun" />
            <path
              d={`M${x - 34} 232h68M${x - 22} 246h44M${x - 12} 260h24`}
              className="stroke-sun"
              strokeWidth="4"
            />
          </g>
        ) : (
          <circle key={day} cx={x} cy={y} r="20" className="fill-sky stroke-reed" strokeWidth="3" />
        );
      })}
      <path
        d="M0 210c80-26 150-22 240-10s180-14 280-8 190 16 290 4 200-14 310 14Z"
        className="fill-reed"
        opacity=".45"
      />
      <g className="stroke-green" strokeWidth="5">
        <path d="M86 292c2-60 0-96-10-140M112 294c0-40 6-80 20-116M1022 292c-2-56 2-90 14-130M1050 294c2-36 8-62 22-88" />
        <path d="m75 146-3-26M133 170l8-26M1037 154l6-26" strokeWidth="12" />
      </g>
    </Drawing>
  );
}

/** A point of the arc the suns hang on, with whole coordinates so that both renderings agree. */
function pointOnArc(t: number): { x: number; y: number } {
  const bezier = (a: number, b: number, c: number, d: number) =>
    Math.round((1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d);
  return { x: bezier(40, 300, 820, 1080), y: bezier(250, 0, 0, 250) };
}
