const longestMessage = 500;
const longestStack = 2_000;
const deepest = 3;

export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError | undefined;
};

/**
 * What the log holds of an error: these fields and no others, for drivers hang whole connections with their
 * keys on theirs, and none longer than somebody would read.
 */
export function describeError(error: unknown, depth = 0): DescribedError | undefined {
  if (error === undefined || error === null) return undefined;
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error).slice(0, longestMessage) };
  const cause = depth < deepest && error.cause ? describeError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: error.message.slice(0, longestMessage),
    ...("code" in error && { code: String(error.code).slice(0, 50) }),
    ...(error.stack && { stack: error.stack.slice(0, longestStack) }),
    ...(cause && { cause }),
  };
}
