/**
 * What the studio does not teach but a model may name: practices of other schools, and plain descriptions
 * that ask the same of a body. In lower case, without accents.
 */
import type { Strain } from "./types.ts";

/** Practices by other names, with what they ask of a body; all of them are for a teacher's eyes. */
export const notTaught: { words: string[]; strains: Strain[] }[] = [
  {
    words: [
      "scorpion pose",
      "vrschikasana",
      "vrischikasana",
      "hollowback",
      "tripod headstand",
      "tripod head stand",
    ],
    strains: ["full inversion", "head below heart", "weight on head or neck", "deep backbend"],
  },
  {
    words: [
      "inversion",
      "inversions",
      "inverted pose",
      "inverted poses",
      "going upside down",
      "aerial yoga",
      "inversion table",
    ],
    strains: ["full inversion", "head below heart"],
  },
  {
    words: ["rabbit pose", "sasangasana", "deaf mans pose", "karnapidasana"],
    strains: ["weight on head or neck", "head below heart", "rounded spine under load"],
  },
  {
    words: ["kapotasana", "drop back", "drop backs", "dropback", "deep backbend", "deep backbends"],
    strains: ["deep backbend"],
  },
  {
    words: [
      "peacock pose",
      "mayurasana",
      "push up",
      "push ups",
      "press up",
      "press ups",
      "pressup",
      "pressups",
      "burpee",
      "burpees",
    ],
    strains: [
      "weight on wrists",
      "weight on shoulders",
      "strong belly work",
      "pressure on the pelvic floor",
      "hard effort",
    ],
  },
  {
    words: ["splits", "middle splits", "side splits", "samakonasana"],
    strains: ["deep hip stretch", "wide legs", "uneven legs"],
  },
  {
    words: [
      "tortoise pose",
      "kurmasana",
      "deep forward fold",
      "deep forward folds",
      "deep forward bend",
      "deep forward bends",
    ],
    strains: ["deep forward fold", "rounded spine under load"],
  },
  {
    words: ["revolved side angle", "deep twist", "deep twists"],
    strains: ["deep twist"],
  },
  {
    words: ["sit ups", "crunches", "double leg lifts", "bicycle crunches"],
    strains: ["strong belly work", "rounded spine under load", "pressure on the pelvic floor", "hard effort"],
  },
  {
    words: ["jump", "jumps", "jumping", "jump back", "jump through", "jumping jacks", "hopping"],
    strains: ["jumping", "pressure on the pelvic floor", "hard effort"],
  },
  {
    words: [
      "wim hof",
      "holotropic breathing",
      "rapid breathing",
      "fast breathing",
      "forceful exhale",
      "forceful exhales",
      "forceful breathing",
      "hyperventilate",
      "hyperventilation",
      "fire breath",
      "breath of joy",
      "uddiyana bandha",
      "nauli",
      "agni sara",
    ],
    strains: ["forceful breathing", "strong belly work"],
  },
  {
    words: [
      "hold your breath",
      "keep the air inside",
      "keep the breath in",
      "hold the breath",
      "holding your breath",
      "retain the breath",
      "retain your breath",
      "4-7-8",
      "4 7 8 breathing",
      "478 breathing",
    ],
    strains: ["breath holding"],
  },
  {
    words: [
      "stand on your head",
      "stand on your hands",
      "head hang off",
      "hang your head",
      "hang off the edge",
      "balance on your head",
      "weight on your head",
      "weight on the head",
      "crown of your head on",
      "crown of the head on",
      "top of your head on",
      "legs over your head",
      "feet over your head",
      "legs overhead",
      "feet overhead",
      "upside down",
    ],
    strains: ["full inversion", "head below heart", "weight on head or neck"],
  },
  {
    words: [
      "lie on your belly",
      "lie on your stomach",
      "lie face down",
      "lying on your belly",
      "lying face down",
      "prone position",
    ],
    strains: ["lying on the belly"],
  },
  {
    words: ["hot yoga", "bikram", "heated room"],
    strains: ["quick rising", "long standing still", "jumping", "hard effort"],
  },
];
