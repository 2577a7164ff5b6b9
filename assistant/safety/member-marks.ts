import type { KnownMember } from "../know-member.ts";

/** What is dangerous depends on who reads it: the few things about a member that the judge of sentences knows. */
const kinds: [string, RegExp][] = [
  ["is pregnant", /pregnan|placenta|cervix/],
  ["has a heart", /heart|blood-pressure|hypertens|stroke|aneurysm|arrhythm|clot|anticoag|valve/],
  ["has eyes", /glaucoma|retina|eye/],
  ["has bones", /osteopor|fracture|spondyl|disc|vertebra|stenosis/],
  ["has breath", /asthma|copd|lung/],
  ["has nerves", /epilep|seizure|bipolar|psycho|ptsd|sclerosis/],
];

export function aroundOf({ conditions, diet }: KnownMember): string[] {
  const ids = conditions.map(({ id }) => id).join(" ");
  return [
    ...kinds.filter(([, pattern]) => pattern.test(ids)).map(([name]) => name),
    ...(diet.needsSupport || diet.isForSmallChild ? ["must eat"] : []),
  ];
}
