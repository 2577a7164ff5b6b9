/** Why the server cannot start, in sentences for the person who started it. Printed without a stack. */
export class StartupError extends Error {
  override name = "StartupError";
}
