import { topics } from "./knowledge/topics.ts";

/** What people come with: what may help, what to leave out, and when it is not for yoga. */
export const complaints = topics.flatMap((topic) => topic.complaints);
