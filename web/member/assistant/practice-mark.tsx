import { lazy, Suspense } from "react";

/** "Mountain Pose=mountain,Tree Pose=tree": filled in by vite.config.ts. */
declare const PRACTICE_NAMES: string | undefined;

const PoseFigure = lazy(async () => ({
  default: (await import("../../components/pose-figure.tsx")).PoseFigure,
}));

const list = typeof PRACTICE_NAMES === "undefined" ? "" : PRACTICE_NAMES;
const idByName = new Map(list.split(",").map((each) => each.split("=") as [string, string]));

/** The practice that a name at the beginning of a line stands for: "Tree Pose", "Tree Pose (Vrksasana)". */
export function findPractice(name: string): string | undefined {
  return idByName.get(name.replace(/ \(.*\)$/, ""));
}

/** A practice's figure beside its name. It has its room from the start; what draws it comes when it is needed. */
export function PracticeMark({ id }: { id: string }) {
  return (
    <span className="float-right mb-1 ml-4 block aspect-4/3 w-24 rounded-2xl bg-sky sm:w-28 print:w-24 print:bg-transparent">
      <Suspense>
        <PoseFigure id={id} isMoving={false} className="w-full" />
      </Suspense>
    </span>
  );
}
