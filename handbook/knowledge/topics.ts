import type { Topic } from "../types.ts";
import { backAndNeck } from "./back-and-neck.ts";
import { breathAndBelly } from "./breath-and-belly.ts";
import { everyday } from "./everyday.ts";
import { eyesAndHead } from "./eyes-and-head.ts";
import { heartAndBlood } from "./heart-and-blood.ts";
import { joints } from "./joints.ts";
import { mindAndRest } from "./mind-and-rest.ts";
import { nerves } from "./nerves.ts";
import { pregnancyAndBirth } from "./pregnancy-and-birth.ts";
import { treatment } from "./treatment.ts";

export const topics: Topic[] = [
  backAndNeck,
  joints,
  heartAndBlood,
  eyesAndHead,
  nerves,
  pregnancyAndBirth,
  treatment,
  breathAndBelly,
  mindAndRest,
  everyday,
];
