import type { AnsweredBy } from "../../../contract/assistant.ts";
import { oneOf } from "../../answer-shapes.ts";

export const answeredByShape = oneOf<AnsweredBy>("triage", "handbook", "model");
