/** One line of the budget table. A ratio or a size; lower is better unless `atLeast` is set. */
export type Row = { what: string; measured: number; budget: number; unit: string; atLeast?: boolean };

export function isMet({ measured, budget, atLeast }: Row): boolean {
  return atLeast ? measured >= budget : measured <= budget;
}

export function printTable(rows: Row[]): void {
  const lines = rows.map((row) => [
    row.what,
    show(row.measured, row.unit),
    `${row.atLeast ? "≥" : "≤"} ${show(row.budget, row.unit)}`,
    isMet(row) ? "pass" : "MISS",
  ]);
  const table = [["What", "Measured", "Budget", ""], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}

function show(value: number, unit: string): string {
  const rounded = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return unit ? `${rounded} ${unit}` : rounded;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What all but one in a hundred stay under. */
export function slowestHundredth(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
