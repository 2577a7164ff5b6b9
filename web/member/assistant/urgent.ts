import { askHeading, type UrgentKind, urgentHeadings } from "../../../contract/urgent.ts";

/** Which kind of urgent advice a text is, by how it begins; undefined if it is none. */
export function urgentKindOf(text: string): UrgentKind | undefined {
  // Object.entries forgets that the keys are the kinds.
  const found = Object.entries(urgentHeadings).find(([, heading]) => text.startsWith(`## ${heading}`));
  return found?.[0] as UrgentKind | undefined;
}

/** Whether a text is the question that comes before any advice: no plan to keep either. */
export function isSafetyQuestion(text: string): boolean {
  return text.startsWith(`## ${askHeading}`);
}
