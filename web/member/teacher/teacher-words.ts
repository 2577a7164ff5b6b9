import type { TeacherWords } from "../../../contract/studio.ts";
import { object, orMissing, orNull, text } from "../../answer-shapes.ts";

/** What something carries once it was sent to the teacher. */
export const teacherShape = orMissing(
  object<TeacherWords>({ askedAt: text, answer: orNull(text), answeredAt: orNull(text) }),
);
