/** Words that turn what follows them into something to leave. */
const cue =
  /\b(?:avoid(?:ing)?|skip(?:ping)?|leav(?:e|ing) out|stay(?:ing)? away from|steer clear of|instead of|rather than|without|never|no|(?:do not|dont|not)(?: (?:do|try|practi[sc]e|attempt|use|go into|eat|have))?)\b/g;
/** After a cue, the sentence has moved on to something to do. */
const turn =
  /\b(?:do|try|practi[sc]e|perform|attempt|use|go into|come into|move into|kick|lift|add|include|enjoy|choose|eat|have|but|then|forget|hesitate|worry|afraid|problem|miss|only|just)\b/;
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
      .split(/[.!?;:\n]/)
      .at(-1) ?? "";
  const cues = [...before.matchAll(cue)];
  const [only] = cues;
  if (cues.length !== 1 || !only) return false;
  return !turn.test(before.slice(only.index + only[0].length));
}
