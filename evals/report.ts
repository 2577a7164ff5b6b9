import { printTable } from "../bench/table.ts";
import type { Rate } from "./cross-validate.ts";
import type { Score } from "./score.ts";
import type { ModelScore } from "./score-model.ts";

export function reportRates(title: string, rates: Rate[]): void {
  process.stdout.write(`\n${title}\n`);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const { what, part, whole, from, to } of rates) {
    process.stdout.write(
      `  ${what}: ${percent(part / whole)} (${part} of ${whole}; ${percent(from)} to ${percent(to)})\n`,
    );
  }
}

export function reportScores(title: string, scores: Score[]): void {
  process.stdout.write(`\n${title}\n`);
  printTable(scores);
  for (const { what, wrong } of scores) {
    for (const each of wrong) process.stdout.write(`${what}: ${each}\n`);
  }
}

/** The scorecard of a model, and how much of what it was asked it answered itself. */
export function reportModel(title: string, { scores, own, lost, tokens }: ModelScore): void {
  reportScores(title, scores);
  for (const [kind, { own: part, asked }] of own) {
    process.stdout.write(`  ${kind}: ${part} of ${asked} answers were the model's\n`);
  }
  for (const [reason, count] of [...lost].toSorted(([, a], [, b]) => b - a)) {
    process.stdout.write(`  the handbook instead, ${count} times: ${reason}\n`);
  }
  const about = tokens.isEstimated ? "about " : "";
  process.stdout.write(`  ${about}${tokens.input} tokens read, ${tokens.output} written\n`);
}
