import { createPassed, decide, gather, type Net } from "../assistant/safety/net.ts";
import { type Seen, weighTogether } from "../assistant/safety/scale.ts";
import { learn, logitOf, type Pace, type Weights } from "./learn.ts";
import { learnNet } from "./learn-net.ts";

/** Something that is weighed, how true it is, and how often it counts. */
export type Lesson = Seen & { truth: number; times: number };

/** Single features, each with its weight, and the net beside them. */
export type Learned = { weights: Weights; net: Net };

export function learnBoth(lessons: Lesson[], places: number, pace: Pace): Learned {
  const often = lessons.flatMap((lesson) => Array.from({ length: lesson.times }, () => lesson));
  return { weights: learn(often, places, pace), net: learnNet(often) };
}

/** What was learned, as if it were in use. */
export function likelihoodBy({ weights, net }: Learned, netCounts: number): (seen: Seen) => number {
  const passed = createPassed();
  return ({ features, input }) => {
    gather(net, input, passed);
    return weighTogether(logitOf(weights, features), decide(net, passed), netCounts);
  };
}
