/** Something a model did, in words of ours. */
export class ModelFault extends Error {}

/** Why a model was not heard, for the log: nothing that it, its server or the member wrote. */
export function describeFailure(error: unknown): string {
  if (error instanceof ModelFault) return `the model ${error.message}`;
  if (error instanceof Error && "statusCode" in error)
    return `the model's server answered ${error.statusCode}`;
  return error instanceof Error ? error.name : "unknown";
}
