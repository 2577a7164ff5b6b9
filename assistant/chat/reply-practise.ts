import { complaints } from "../../handbook/complaints.ts";
import { writeFelt } from "../felt.ts";
import { planSession } from "../planner/plan-session.ts";
import { wantSession } from "../planner/want-session.ts";
import { isAllowed, practiceById, quieten, type Step, type Wanted } from "../planner/wanted.ts";
import { titleOf, writeCare, writeIgnored, writeSteps } from "../planner/write-session.ts";
import type { Session } from "../request/request.ts";
import { seeSomeoneFor } from "../see-someone.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";

/** Enough for something that hurts, and for whoever says nothing. */
const shortMinutes = 10;
const usualMinutes = 15;

type Options = {
  /** What to say before what it is. */
  lead?: string;
  /** The steps of the session before. */
  recent?: string[];
  /** Which of several that would do: 0 on the first try. */
  turn?: number;
  isBrief?: boolean;
  /** Keep these steps rather than plan anew, if they are still right for whoever asks. */
  steps?: Step[];
};

/** A session for what was asked: what it is first, then how it goes, then one way on. */
export function replyPractise(session: Session, member: Member, options: Options = {}): Reply {
  const { recent = [], turn = 0, isBrief = false } = options;
  const hasPlace = session.areas.length + session.complaints.length > 0;
  const { wanted: asked, ignored } = wantSession(session, member.known, {
    seed: `${member.seed} ${turn}`,
    recent,
    defaultMinutes: hasPlace || member.known.felt.ease > 0 ? shortMinutes : usualMinutes,
  });
  // With strong pain, what was said holds: only breathing and rest.
  const isTired = member.known.felt.ease > 0 && asked.energy === undefined;
  const eased: Wanted = isTired ? { ...asked, energy: "tired" } : asked;
  const wanted = member.known.now.isSevere ? quieten(eased) : eased;
  const before = areStillAllowed(options.steps, wanted);
  const steps = before ?? planSession(wanted);
  // What was to be said of steps that are no longer right would not be true.
  const lead = options.steps && !before ? "Planned anew for what you said since:" : options.lead;
  if (steps.length === 0 && session.only.length > 0) {
    const sorry = "In that position alone I have nothing safe for you, so others are in it:";
    return replyPractise({ ...session, only: [] }, member, { ...options, lead: sorry });
  }
  const request = { wants: "practise" as const, session: { ...session, minutes: wanted.minutes } };
  if (steps.length === 0) {
    return reply(
      request,
      "With all of that left out I have nothing safe to offer here. Your teacher can look at it with you: please [write to the studio](/contact). Or tell me one thing that you could do, such as sitting in a chair.",
      { suggestions: ["In a chair", "Only breathing"] },
    );
  }
  const title = titleOf(session, wanted.minutes);
  const helped = complaints.filter(({ id }) => session.complaints.includes(id));
  const unsaid =
    session.minutes === undefined ? [`You did not say how long, so I took ${wanted.minutes} minutes.`] : [];
  const text = [
    lead ? `${lead} ${title}:` : `${title}:`,
    "",
    writeSteps(steps, isBrief),
    "",
    ...(member.known.now.isSevere
      ? ["You describe strong pain: please see a doctor first, and do only what is easy until then."]
      : []),
    ...writeIgnored(ignored),
    ...unsaid,
    ...writeFelt(member.known.felt),
    ...writeCare(member.known.conditions, member.known.now.cautions),
    ...helped.slice(0, 1).map((each) => seeSomeoneFor(each, member.known.now)),
    "Stay where it is comfortable, and leave out whatever hurts.",
  ].join("\n");
  return reply(request, text, { steps, suggestions: suggestChanges(session, steps, wanted) });
}

/** Steps of before, unless something said since then forbids one of them. */
function areStillAllowed(steps: Step[] | undefined, wanted: Wanted): Step[] | undefined {
  const isAllAllowed = steps?.every(({ id }) => {
    const practice = practiceById.get(id);
    return practice && isAllowed(practice, wanted);
  });
  return isAllAllowed ? steps : undefined;
}

function suggestChanges(session: Session, steps: Step[], { minutes, positions }: Wanted): string[] {
  const second = practiceById.get(steps[1]?.id ?? "");
  return [
    minutes > 10 ? "Make it 10 minutes" : "Make it 20 minutes",
    ...(positions.has("kneeling") && !session.refused.includes("kneeling")
      ? ["No kneeling"]
      : ["Another one"]),
    ...(second ? [`Why ${second.name}?`] : []),
  ];
}
