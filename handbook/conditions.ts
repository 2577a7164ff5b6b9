import { topics } from "./knowledge/topics.ts";

/** What changes what is safe, whatever somebody wants to practise for. */
export const conditions = topics.flatMap((topic) => topic.conditions);
