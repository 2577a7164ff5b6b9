/** The command was not understood or cannot be done; the message says why, or how it is used. */
export class UsageError extends Error {}
