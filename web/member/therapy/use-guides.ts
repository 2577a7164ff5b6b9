import type { Guide } from "../../../contract/assistant.ts";
import { guideKinds } from "../../../contract/guide-kinds.ts";
import { listOf, object, oneOf, recordOf, text } from "../../answer-shapes.ts";
import { ask, Refusal, send } from "../../api.ts";
import { useAnswer } from "../../use-answer.ts";
import { answeredByShape } from "../assistant/answered-by.ts";
import { teacherShape } from "../teacher/teacher-words.ts";

const guidesShape = listOf(
  object<Guide>({
    id: text,
    kind: oneOf(...guideKinds),
    inputs: recordOf(text),
    content: text,
    answeredBy: answeredByShape,
    createdAt: text,
    teacher: teacherShape,
  }),
);
const loadGuides = (_uid: string, signal: AbortSignal) => ask("/api/guides", guidesShape, { signal });
const none: Guide[] = [];

/** The member's earlier guides, the latest first; what was finished meanwhile is found on return. */
export function useGuides(uid: string | undefined) {
  const { answer: guides = none, readAgain, change } = useAnswer(uid, loadGuides, { isFollowed: true });
  const remove = async ({ id }: Guide) => {
    await send(`/api/guides/${id}`, { method: "DELETE" }).catch((error) => {
      // Deleted elsewhere is deleted.
      if (!(error instanceof Refusal && error.status === 404)) throw error;
    });
    change((kept = []) => kept.filter((each) => each.id !== id));
  };
  return { guides, reread: readAgain, remove };
}
