import { eatingHelp } from "#content/crisis-lines.ts";

/** Where people are helped who struggle with food, in one line. */
export const eatingLines = [
  ...eatingHelp.map(({ region, line }) => `${region}: ${line}`),
  "elsewhere: your doctor",
].join(", ");
