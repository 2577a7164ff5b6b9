/** Says to leave what follows, also a list of it. */
const leaving =
  /\b(?:avoid(?:ing)?|skip(?:ping)?|leav(?:e|ing) out|stay(?:ing)? away from|steer clear of|(?:do not|dont|not|never) (?:do|try|practi[sc]e|attempt|use|go into|eat|have|take|force|include)|not recommended:)/g;
/** Says so of the very next words only: "no headstands", but not "no matter what, headstands". */
const joining = /\b(?:no|not|never|without|instead of|rather than)\b/g;
const joined =
  /^ (?:(?:any|all|the|a|an|your|deep|full|strong|forceful|doing|of|added|added-|dairy|tree) ?){0,2}$/;
/** Between "avoid" and a name only other names may stand. */
const listed =
  /^(?::|,| )*(?:(?:any|all|the|a|an|your|doing|deep|full|strong|forceful|both|poses? like|things like|such as|practising|practicing) )*(?:[\p{L}' -]{2,40}(?:, and |, or |, | and | or |\/))*(?:(?:any|all|the|a|an|doing|deep|full|strong|forceful|holding) )*$/u;
const moved = /\b(?:do|try|snack|then|eat|instead|add|enjoy|choose|use|have|with|into|on|daily|every)\b/;
const condemned =
  /^[^.!?;]{0,30}\b(?:is|are) (?:not (?:safe|for you|recommended|suitable|a good idea)|unsafe|risky|off limits|best (?:avoided|left out|skipped)|out for now)\b/;

/**
 * Whether a text, normalised, warns of what it names at a place: "avoid headstands" does, "do not forget
 * headstands" does not. In doubt it does not.
 */
export function isAdvisedAgainst(plain: string, start: number, end: number): boolean {
  if (condemned.test(plain.slice(end))) return true;
  const before =
    plain
      .slice(0, start)
      .split(/[.!?;\n]/)
      .at(-1) ?? "";
  const lastLeaving = [...before.matchAll(leaving)].at(-1);
  if (lastLeaving) {
    const between = before.slice(lastLeaving.index + lastLeaving[0].length);
    if (listed.test(between) && !moved.test(between)) return true;
  }
  const lastJoining = [...before.matchAll(joining)].at(-1);
  return lastJoining ? joined.test(before.slice(lastJoining.index + lastJoining[0].length)) : false;
}
