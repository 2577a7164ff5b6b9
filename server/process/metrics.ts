/** The seconds that latencies are counted up to. */
const buckets = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 30];

type Labels = Record<string, string>;
type Series = { labels: Labels; value: number };

export type Metrics = {
  count(name: string, labels: Labels): void;
  /** Counts one that took so many seconds. */
  observe(name: string, labels: Labels, seconds: number): void;
  /** Everything that was counted, as Prometheus reads it, with what is only known now. */
  write(gauges: { name: string; series: Series[] }[]): string;
};

/** Counts what happens, in memory. Labels are ours: none holds what a visitor sent. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Map<string, { counts: number[]; sum: number; count: number }>>();
  const inner = <T>(outer: Map<string, Map<string, T>>, name: string) => {
    const known = outer.get(name) ?? new Map<string, T>();
    outer.set(name, known);
    return known;
  };
  return {
    count(name, labels) {
      const series = inner(counters, name);
      const key = writeLabels(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    observe(name, labels, seconds) {
      const series = inner(histograms, name);
      const key = writeLabels(labels);
      const known = series.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      known.sum += seconds;
      known.count += 1;
      const index = buckets.findIndex((limit) => seconds <= limit);
      if (index >= 0) known.counts[index] = (known.counts[index] ?? 0) + 1;
      series.set(key, known);
    },
    write(gauges) {
      const lines: string[] = [];
      for (const [name, series] of counters) {
        lines.push(`# TYPE ${name} counter`);
        for (const [labels, value] of series) lines.push(`${name}${braces(labels)} ${value}`);
      }
      for (const [name, series] of histograms) {
        lines.push(`# TYPE ${name} histogram`);
        for (const [labels, { counts, sum, count }] of series) {
          const upTo = (limit: string, value: number) =>
            lines.push(
              `${name}_bucket${braces([labels, `le="${limit}"`].filter(Boolean).join(","))} ${value}`,
            );
          let soFar = 0;
          for (const [index, limit] of buckets.entries()) {
            soFar += counts[index] ?? 0;
            upTo(String(limit), soFar);
          }
          upTo("+Inf", count);
          lines.push(`${name}_sum${braces(labels)} ${sum}`, `${name}_count${braces(labels)} ${count}`);
        }
      }
      for (const { name, series } of gauges) {
        lines.push(`# TYPE ${name} gauge`);
        for (const { labels, value } of series) lines.push(`${name}${braces(writeLabels(labels))} ${value}`);
      }
      return `${lines.join("\n")}\n`;
    },
  };
}

function braces(labels: string): string {
  return labels ? `{${labels}}` : "";
}

/** Written for every request, so without a detour: a label of ours has no quotes, and a route's backslash is no matter. */
function writeLabels(labels: Labels): string {
  let text = "";
  for (const name in labels) text += `${text === "" ? "" : ","}${name}="${labels[name]?.replace("\\", "/")}"`;
  return text;
}
