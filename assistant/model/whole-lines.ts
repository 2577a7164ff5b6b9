/** Cuts text that arrives in pieces into whole lines, each with its line end. */
export async function* wholeLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/(?<=\n)/);
    rest = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
    yield* lines;
  }
  if (rest) yield rest;
}
