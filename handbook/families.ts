/** Practices of one kind of movement, however mild: whoever wants no backbends wants no Sphinx either. */
import { oneOf } from "./any-of.ts";
import { practices } from "./practices/all.ts";
import type { Practice, Strain } from "./types.ts";

type Family = { strains: Strain[]; named: RegExp };

const families = {
  backbends: {
    strains: ["deep backbend"],
    named: new RegExp(
      oneOf(
        String.raw`cobra|sphinx|locust|bridge|camel|\bbow\b|fish|upward-dog|wheel|dancer|wild-thing|crescent`,
        "cat-cow|frog|t-lifts|heart|reverse-tabletop|puppy|cow-pose|king-",
      ),
    ),
  },
  folds: {
    strains: ["deep forward fold"],
    named: new RegExp(
      oneOf(
        "fold|head-to-knee|pyramid|half-lift|forward|ragdoll|turtle|half-splits",
        "downward-dog|wall-dog|forehead-rest|childs-pose|wide-angle",
      ),
    ),
  },
  twists: {
    strains: ["deep twist"],
    named: /twist|revolved|thread-the-needle|open-book|sage|marichi|windshield|eight-angle|compass|side-crow/,
  },
  squats: {
    strains: ["deep knee bend"],
    named: /chair-pose|wall-chair|revolved-chair|garland|goddess|sit-to-stand|eagle$/,
  },
  lunges: {
    strains: [],
    named: /lunge|warrior-(?:one|two|flow)|reverse-warrior|humble-warrior|chair-warrior|lizard|side-angle/,
  },
} as const satisfies Record<string, Family>;

function membersOf({ strains, named }: Family): Set<string> {
  const isMember = ({ id, strains: own }: Practice) =>
    named.test(id) || own.some((strain) => strains.includes(strain));
  return new Set(practices.filter(isMember).map(({ id }) => id));
}

export const familyIds: Record<keyof typeof families, Set<string>> = {
  backbends: membersOf(families.backbends),
  folds: membersOf(families.folds),
  twists: membersOf(families.twists),
  squats: membersOf(families.squats),
  lunges: membersOf(families.lunges),
};
