import type { GuideKind } from "../../../contract/assistant.ts";
import { guideWords } from "./guide-kinds.ts";
import { sectionIdOf } from "./guide-section.tsx";

/** Where each guide is, once there is more than one to look for. */
export function GuidesOnPage({ kinds }: { kinds: GuideKind[] }) {
  if (kinds.length < 2) return null;
  return (
    <nav aria-label="Plans on this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={`#${sectionIdOf(kind)}`} className="inline-block py-2 underline underline-offset-4">
              {guideWords[kind].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
