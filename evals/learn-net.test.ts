import { expect, test } from "vitest";
import {
  createPassed,
  decide,
  gather,
  type Net,
  type NetInput,
  netInputOf,
  saidBy,
} from "../assistant/safety/net.ts";
import { learnNet } from "./learn-net.ts";

const told = ["I take tablets", "I have hives from nuts"];
const sentences = ["leave those out for a week", "help yourself to more of those"];
const fillers = ["today", "please", "as you like", "in the evening", "at home", "with friends"];

/** What harms one member is right for the other: no word by itself says which. */
const lessons = sentences.flatMap((sentence, what) =>
  told.flatMap((each, who) =>
    fillers.map((filler) => ({
      input: inputOf(`${sentence} ${filler}`, each),
      truth: what === who ? 1 : 0,
    })),
  ),
);

function inputOf(sentence: string, said: string): NetInput {
  return netInputOf(sentence.split(" "), [], { said: saidBy([said]), before: "" });
}

function ask(net: Net, sentence: string, said: string): number {
  const passed = createPassed();
  gather(net, inputOf(sentence, said), passed);
  return decide(net, passed);
}

test("a net learns what words mean beside what the member said", () => {
  const net = learnNet(Array.from({ length: 60 }, () => lessons).flat());
  for (const [what, sentence] of sentences.entries()) {
    for (const [who, each] of told.entries()) {
      const says = ask(net, `${sentence} over there`, each);
      if (what === who) expect(says, `${sentence} / ${each}`).toBeGreaterThan(1);
      else expect(says, `${sentence} / ${each}`).toBeLessThan(-1);
    }
  }
});

test("the same lessons make the same net", () => {
  expect(learnNet(lessons)).toEqual(learnNet(lessons));
});

test("nothing, one word and a great many are read like any sentence", () => {
  const net = learnNet(lessons);
  for (const sentence of ["", "rest", "and ".repeat(10_000)])
    expect(Number.isFinite(ask(net, sentence, told[0] ?? "")), sentence.slice(0, 10)).toBe(true);
});
