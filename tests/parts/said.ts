import { en } from "../../handbook/language/en.ts";

/** How somebody names a condition or a complaint: its first words in English. */
export function said(kind: "conditions" | "complaints", id: string): string {
  const [first] = (en[kind][id] ?? "").split(",");
  return first?.trim().replace("!", "") || id;
}
