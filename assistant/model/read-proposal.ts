import { z } from "zod";
import { ModelFault } from "./model-fault.ts";

/** More is no plan. */
const mostItems = 60;

/** A word or sentence; whatever else stands there is none. */
export const words = z.string().catch("");

/** A number, also where it is written as text. */
export const figure = z.coerce.number().catch(0);

/** Those items of a list that have the shape; a list that is none is empty. */
export function listOf<T>(item: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, mostItems).flatMap((each) => {
        const { success, data } = item.safeParse(each);
        return success ? [data] : [];
      }),
    );
}

/** The first JSON object in a text, whatever stands around it: a fence, a greeting, a comma too many. */
export function findJson(text: string): unknown {
  const start = text.indexOf("{");
  const end = start < 0 ? -1 : findEnd(text, start);
  if (end < 0) throw new ModelFault("sent no JSON");
  const json = text.slice(start, end);
  try {
    return JSON.parse(json);
  } catch {
    // Only a comma before a bracket is forgiven, and in a sentence it is one without meaning.
    try {
      return JSON.parse(json.replaceAll(/,(?=\s*[}\]])/g, ""));
    } catch {
      throw new ModelFault("sent JSON that is none");
    }
  }
}

/** Where the object that opens at a place closes; -1 if it does not. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index];
    if (isText) {
      if (letter === "\\") index += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}
