import { Drawing } from "../../components/drawing.tsx";

const poses = {
  // Downward-facing dog: the pose a flow keeps coming back to.
  flow: (
    <>
      <path d="M44 158 102 92l58-40" strokeWidth="20" />
      <path d="M160 52l26 56 12 50" strokeWidth="19" />
      <path d="M198 158h14M44 158H32" strokeWidth="12" />
      <circle cx="84" cy="134" r="15" className="fill-green" stroke="none" />
    </>
  ),
  // Tree: one leg, hands joined overhead.
  tree: (
    <>
      <path d="M120 158V92" strokeWidth="19" />
      <path d="M120 92V66" strokeWidth="24" />
      <path d="M122 96l34 18-30 16" strokeWidth="15" />
      <path d="M112 64c-14-12-16-26 8-50M128 64c14-12 16-26-8-50" strokeWidth="9" />
      <path d="M120 158h14" strokeWidth="12" />
      <circle cx="120" cy="42" r="13" className="fill-green" stroke="none" />
    </>
  ),
  // Seated, hands on the knees.
  seat: (
    <>
      <g className="fill-green" stroke="none">
        <circle cx="120" cy="40" r="17" />
        <path d="M113 54h14v10c18 2 27 12 29 32l4 46H80l4-46c2-20 11-30 29-32Z" />
        <path d="M120 132c-26-10-62-4-80 22-4 6 0 12 6 12h148c6 0 10-6 6-12-18-26-54-32-80-22Z" />
      </g>
      <path d="M92 82c-14 18-22 36-30 58M148 82c14 18 22 36 30 58" strokeWidth="11" />
    </>
  ),
};

export type PoseName = keyof typeof poses;

/** Classes: a figure on its mat before the sun, one for each kind of class. */
export function Pose({ name, className }: { name: PoseName; className: string }) {
  return (
    <Drawing viewBox="0 0 240 184" className={className}>
      <circle cx="150" cy="78" r="62" className="fill-sun" />
      <g className="stroke-green">{poses[name]}</g>
      <path d="M14 172h212" className="stroke-reed" strokeWidth="10" />
    </Drawing>
  );
}
