import { Drawing, Window } from "../../components/drawing.tsx";

/** About: the teacher, seated at the water's edge, with the sun behind her head. */
export function TeacherOnTheShore({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 600" className={className}>
      <Window />
      <circle cx="280" cy="232" r="132" className="fill-sun" />
      <path d="M0 470c70-34 120-26 186-44s120-18 190 4 120 12 184 40Z" className="fill-reed" opacity=".45" />
      <path
        d="M60 520h120M380 520h110M130 548h90M350 550h140"
        className="stroke-paper"
        strokeWidth="4"
        opacity=".7"
      />
      <g className="fill-green">
        <circle cx="280" cy="206" r="40" />
        <circle cx="280" cy="160" r="19" />
        <path d="M264 236h32v26c46 6 62 30 66 74l6 100H192l6-100c4-44 20-68 66-74Z" />
        <path d="M280 414c-60-22-136-8-176 44-8 12 0 22 14 22h324c14 0 22-10 14-22-40-52-116-66-176-44Z" />
      </g>
      <g className="stroke-green" strokeWidth="26">
        <path d="M208 300c-30 40-46 80-62 126M352 300c30 40 46 80 62 126" />
      </g>
      <path
        d="M236 322c-2 34-4 60-12 92M324 322c2 34 4 60 12 92M150 458c50-18 96-18 130 2 34-20 80-20 130-2"
        className="stroke-reed"
        strokeWidth="4"
      />
    </Drawing>
  );
}
