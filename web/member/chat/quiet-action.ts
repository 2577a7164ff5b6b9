/** How the small things one can do with an answer look. */
export const quietAction = "min-h-11 px-2 text-ink-soft text-sm underline underline-offset-4";
