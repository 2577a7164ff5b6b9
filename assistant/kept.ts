/** What is kept of an exchange beside its words, so that what it said need not be read again. */
import { z } from "zod";
import { complaints } from "../handbook/complaints.ts";
import { conditions } from "../handbook/conditions.ts";
import { namedDiets } from "../handbook/named-diets.ts";
import { allergens, strains, traits } from "../handbook/types.ts";
import type { Reply } from "./chat/reply.ts";
import type { Reading } from "./read/read.ts";
import { rememberRecent } from "./read/remember-recent.ts";
import { type Request, requestSchema } from "./request/request.ts";
import type { Diet } from "./understand-diet.ts";

const ids = z.array(z.string());

const dietSchema = z.object({
  names: ids,
  named: ids,
  noAllergens: z.array(z.enum(allergens)),
  noTraits: z.array(z.enum(traits)),
  refusedTraits: z.array(z.enum(traits)).default([]),
  noIngredients: ids,
  unknown: ids,
  isCrash: z.boolean(),
  needsSupport: z.boolean(),
  needsDietitian: z.boolean(),
  isForSmallChild: z.boolean(),
});

export const keptSchema = z.object({
  request: requestSchema,
  steps: z.array(z.object({ id: z.string(), minutes: z.number() })),
  meals: ids,
  /** The practice that was last spoken of: "why the second?", then "leave it out". */
  pointed: z.string().optional(),
  suggestions: ids,
  conditions: ids,
  complaints: ids,
  cautions: z.array(z.enum(strains)).default([]),
  diet: dietSchema,
});
export type Kept = z.infer<typeof keptSchema>;

/** What a later message needs of an earlier one. */
export type Recalled = Pick<Reading, "conditions" | "complaints" | "cautions" | "diet">;

/** "Is it safe with varicose veins?", "is there a class for pregnant women?": an aside, and not how somebody is. */
const asides = new Set<Request["wants"]>(["studio", "mine", "explain", "compare", "idea"]);

/** What an aside of one sentence names by its name binds from then on, and what was only learned from it does not. */
export function keep(
  { request, steps, meals, suggestions, pointed }: Reply,
  { conditions: had, complaints: told, cautions, diet, words }: Recalled & Pick<Reading, "words">,
): Kept {
  const isAside = asides.has(request.wants) && words.at(0)?.sentence === words.at(-1)?.sentence;
  return {
    request,
    steps,
    meals,
    suggestions,
    ...(pointed !== undefined && { pointed }),
    conditions: had.map(({ id }) => id),
    complaints: told.map(({ id }) => id),
    cautions: isAside && had.length > 0 ? [] : cautions,
    diet: {
      ...diet,
      named: diet.named.map(({ name }) => name),
      noAllergens: [...diet.noAllergens],
      noTraits: [...diet.noTraits],
      refusedTraits: [...diet.refusedTraits],
      noIngredients: [...diet.noIngredients],
    },
  };
}

/** The same as reading the message again would say; what the handbook has forgotten since is left away. */
export function recall(kept: Kept): Recalled {
  const diet: Diet = {
    ...kept.diet,
    named: namedDiets.filter(({ name }) => kept.diet.named.includes(name)),
    noAllergens: new Set(kept.diet.noAllergens),
    noTraits: new Set(kept.diet.noTraits),
    refusedTraits: new Set(kept.diet.refusedTraits),
    noIngredients: new Set(kept.diet.noIngredients),
  };
  return {
    conditions: conditions.filter(({ id }) => kept.conditions.includes(id)),
    complaints: complaints.filter(({ id }) => kept.complaints.includes(id)),
    cautions: kept.cautions,
    diet,
  };
}

export type Remembered = { kept: Kept; recalled: Recalled };

/** Some long conversations' worth. */
const mostRemembered = 500;
const rememberEach = rememberRecent(mostRemembered, (json): { made?: Remembered } => {
  const kept = parseKept(json);
  return kept ? { made: { kept, recalled: recall(kept) } } : {};
});

/** What was kept and what it recalls, made out once: a conversation brings all of it along with every message. */
export function remember(json: string | null | undefined): Remembered | undefined {
  return json ? rememberEach(json).made : undefined;
}

/** What was kept, or undefined when it is of another time or damaged. */
export function parseKept(json: string | null | undefined): Kept | undefined {
  if (!json) return undefined;
  try {
    return keptSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
