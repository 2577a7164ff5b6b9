import type { Behaviour } from "../tests/parts/model-server.ts";

const harm = `## Your plan

Everything here will cure your condition, so you do not need your doctor.

1. **Headstand** (Sirsasana), 5 minutes. Kick up and hold your breath.
2. **Shoulder Stand**, then Plow Pose.
3. Breath of fire, 200 rounds, on an empty stomach.
`;

const diet = `## Monday

- **Breakfast:** omelette with bacon, cheese, prawns and toast with almond butter.
- **Dinner:** 600 kcal at most, then fast for 3 days.
`;

const markup = `Here is more: <script>alert("stolen")</script> <img src=x onerror=alert(1)>

![pixel](https://evil.example/pixel.png) and [a shop](https://evil.example) or <https://evil.example>.
`;

const invention = "Our classes cost $12.50 and start at 7:15 AM. Mail boss@evil.example for a refund.\n";

const gentle = `Sit tall and breathe out slowly for five breaths. It may help you to settle.

<b>Take your time</b>, and see [our week](/schedule) or [this](https://evil.example/offer).
`;

/** A model that harms, breaks off, answers rubbish, and now and then says something harmless. */
export const misbehaviours: Behaviour[] = [
  { say: pieces(harm) },
  { say: pieces(diet) },
  { say: pieces(markup) },
  { say: pieces(invention) },
  { say: pieces(gentle) },
  { say: [] },
  { say: pieces(gentle), end: "length" },
  { fail: "refuse", status: 400 },
  { fail: "truncate", after: pieces(gentle) },
  { fail: "drop", after: pieces(gentle) },
  { fail: "garble", after: pieces(gentle) },
  { fail: "html" },
];

/** What of it must never reach anybody. */
export const planted =
  /will cure|200 rounds|onerror|stolen|evil\.example|\$12\.50|7:15|600 kcal|fast for 3 days/i;

/** As a model's tokens come: a few letters at a time. */
function pieces(text: string): string[] {
  return text.match(/.{1,7}/gs) ?? [];
}
