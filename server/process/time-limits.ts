/** A model takes its time; the assistant itself answers within this. */
export const assistantLimitMs = 130_000;

/** A model that has not said a word by then is given up, however often it was asked, and the handbook answers. */
export const modelSilenceMs = 20_000;

/** How long what was begun may go on once we are asked to stop: most answers come to their end. */
export const stopGraceMs = 32_000;
