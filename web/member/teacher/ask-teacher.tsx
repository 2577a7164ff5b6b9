import { useState } from "react";
import type { TeacherWords } from "../../../contract/studio.ts";
import { type AskedAbout, QuestionForm } from "./question-form.tsx";

const quiet = "min-h-11 text-ink-soft underline underline-offset-4";

/** The quiet way from the assistant to a person, and what that person wrote. */
export function AskTeacher({
  about,
  teacher,
  className = "",
}: {
  about: AskedAbout;
  teacher?: TeacherWords | undefined;
  className?: string;
}) {
  const [step, setStep] = useState<"resting" | "asking" | "sent">("resting");
  if (teacher?.answer) {
    return (
      <section aria-label="Your teacher" className={`basis-full border-green border-l-4 pl-5 ${className}`}>
        <p className="font-display text-xl">Your teacher wrote</p>
        <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {teacher.answer}
        </p>
      </section>
    );
  }
  if (teacher || step === "sent") {
    return (
      <p role="status" className={`basis-full text-ink-soft ${className}`}>
        Sent to your teacher, who answers here and by mail.
      </p>
    );
  }
  if (step === "resting") {
    return (
      <button type="button" onClick={() => setStep("asking")} className={`${quiet} ${className}`}>
        Ask the teacher
      </button>
    );
  }
  return <QuestionForm about={about} onSent={() => setStep("sent")} onCancel={() => setStep("resting")} />;
}
