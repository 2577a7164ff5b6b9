/** Why the server cannot start, in sentences for the person who started it. Printed without a stack. */
export class StartupError extends Error {
  override name = "StartupError";
}

/** What a caught value says about itself, for the end of such a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
