/** A heading on paper: how deep it is, and the sheets that it and what follows it are on, by the file's numbers. */
export type PrintedHeading = { level: string; sheet: string; next: string | undefined };

/**
 * The headings of a tagged PDF as Chromium prints it, in reading order. Its tree of elements is written in
 * plain text; the ends of the tree name the sheet (`/Pg`) that they are printed on.
 */
export function readPrintedHeadings(pdf: Buffer): PrintedHeading[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/^(\d+) 0 obj\n(<<.*?)\nendobj/gms)].map(([, id, text]) => [
      id,
      text,
    ]),
  );
  const printed: { heading: string; level: string | undefined; sheet: string }[] = [];
  const walk = (id: string, heading: string, level: string | undefined) => {
    const element = objects.get(id) ?? "";
    const own = /\/S \/(H[1-6])\b/.exec(element)?.[1];
    const inside = own ? ([id, own] as const) : ([heading, level] as const);
    for (const [, sheet = ""] of element.matchAll(/\/Pg (\d+) 0 R/g)) {
      printed.push({ heading: inside[0], level: inside[1], sheet });
    }
    const kids = /\/K (\[.*?\]|\d+ 0 R)/s.exec(element)?.[1] ?? "";
    for (const [, kid = ""] of kids.matchAll(/(?<!\/Pg )\b(\d+) 0 R/g)) walk(kid, ...inside);
  };
  const root = [...objects].find(([, text]) => text?.includes("/Type /StructTreeRoot"));
  walk(root?.[0] ?? "", "", undefined);
  return printed.flatMap(({ heading, level, sheet }, index) => {
    const next = printed[index + 1];
    // A heading of several pieces ends with its last.
    return level && next?.heading !== heading ? [{ level, sheet, next: next?.sheet }] : [];
  });
}
