import { expect, test } from "vitest";
import { read } from "../read/read.ts";
import { readRequest } from "./read-request.ts";
import type { Session } from "./request.ts";

/** What is understood of a session after one, and at the beginning. */
function understand(text: string): (Session | undefined)[] {
  const first = `20 minutes for stiff hips please, ${text}`;
  return [readRequest(text, read(text), "practise"), readRequest(first, read(first), undefined)].map(
    (request) => ("session" in request ? request.session : undefined),
  );
}

const refusing = [
  "X is agony",
  "X is out of the question today",
  "X kills me",
  "X? no chance",
  "X? forget it",
  "X? nope",
  "X makes me dizzy",
  "anything but X",
  "everything except X",
  "not a fan of X",
  "X and me dont get along",
  "I struggle with X",
  "X is a bad idea today",
  "I'm done with X",
  "ban X",
  "X is too hard",
  "X is a nightmare",
  "X doesn't work for me",
  "X doesn't agree with me",
  "X gives me cramp",
  "my doctor told me to avoid X",
];

test.each(refusing)("refuses a position and a practice in whatever frame: %s", (frame) => {
  for (const session of understand(frame.replace("X", "standing")))
    expect(session).toMatchObject({ refused: ["standing"], only: [] });
  for (const session of understand(frame.replace("X", "cobra"))) {
    expect(session?.without).toEqual(["cobra"]);
    expect(session?.named).toEqual([]);
  }
});

test.each([
  "X only",
  "all X please",
  "nothing but X",
  "nothing except X",
  "X or not at all",
  "X is the only thing I can manage",
  "how about X?",
  "X is easiest for me",
  "it should be done X",
  "I'd rather do it X",
  "I'd sooner do it X than sitting",
])("stays in a position in whatever frame: %s", (frame) => {
  for (const session of understand(frame.replace("X", "standing")))
    expect(session).toMatchObject({ refused: [], only: ["standing"] });
});

test.each([
  ["de pie ni hablar", "standing"],
  ["de pie nada eh", "standing"],
  ["tumbada no puedo", "lying"],
  ["im Liegen fällt aus", "lying"],
  ["auf dem Bauch bloß nicht", "belly"],
  ["debout je ne peux pas", "standing"],
  ["allongée hors de question", "lying"],
  ["khade hokar mushkil hai", "standing"],
  ["I divvent want to lie on me front", "belly"],
])("refuses in other tongues too: %s", (text, refused) => {
  for (const session of understand(text)) expect(session).toMatchObject({ refused: [refused], only: [] });
});

test.each([
  ["que sea de pie no más", ["standing"]],
  ["tumbada nada más", ["back", "side", "belly"]],
  ["bitte auf dem Bauch", ["belly"]],
  ["plutôt sur le ventre", ["belly"]],
  ["bas pet ke bal", ["belly"]],
])("stays in other tongues too: %s", (text, only) => {
  for (const session of understand(text)) expect(session).toMatchObject({ refused: [], only });
});

test.each([
  ["20 minutes seated. No kneeling please.", { refused: ["kneeling"], only: ["chair"] }],
  ["15 minutes on my back. No equipment.", { refused: [], only: ["back"] }],
  ["I can't do anything but sit", { refused: [], only: ["chair"] }],
  ["15 minutes for the neck, it cannot be done lying down", { refused: ["lying"], only: [] }],
  ["no puedo hacerlo de pie", { refused: ["standing"], only: [] }],
  ["20 minutes, if I stand I get dizzy", { refused: ["standing"], only: [] }],
  ["15 minutes for my back, sitting in meetings all day is hard", { refused: [], only: [] }],
  ["15 minutes, I'm not bad at balance", { refused: [] }],
])("what only sounds like a frame is none: %s", (text, session) => {
  expect(readRequest(text, read(text), undefined)).toMatchObject({ session });
});
