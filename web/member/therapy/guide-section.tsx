import type { GuideKind } from "../../../contract/assistant.ts";
import type { TeacherWords } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { AnswerText } from "../assistant/answer-text.tsx";
import { PractiseLink } from "../practise/practise-link.tsx";
import { AskTeacher } from "../teacher/ask-teacher.tsx";
import { DietWeek } from "./diet-week.tsx";
import { saveTextFile, writeGuideFile } from "./guide-file.ts";
import type { GuideWords } from "./guide-kinds.ts";
import type { ShownGuide } from "./use-generator.ts";

/** Shorter than this, a guide takes no more room than the line that would unfold it. */
const worthFolding = 1200;

export function sectionIdOf(kind: GuideKind): string {
  return `guide-${kind.replace(" ", "-")}`;
}

/** A guide with what can be done with it. Urgent advice stands alone: it is no plan to keep, nor to fold away. */
export function GuideSection({
  uid,
  words: { heading, title, saveLabel, fileName },
  guide,
  isUrgent,
  hasHardBreaks = false,
  isOpen,
  onFold,
  isPrinted,
  onPrint,
  onContent,
  teacher,
}: {
  uid: string;
  words: GuideWords;
  guide: ShownGuide;
  isUrgent: boolean;
  hasHardBreaks?: boolean;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
  isPrinted: boolean;
  onPrint: () => void;
  /** Called with the guide's new words when something of it was swapped. */
  onContent: (content: string) => void;
  /** Once it was sent to the teacher. */
  teacher: TeacherWords | undefined;
}) {
  const { isWhole } = guide;
  const id = sectionIdOf(guide.kind);
  const content = hasHardBreaks ? guide.content.replaceAll("\n", "  \n") : guide.content;
  const canFold = isWhole && !isUrgent && content.length > worthFolding;
  const isFolded = canFold && !isOpen;
  const canSwap = isWhole && guide.id !== "" && guide.kind === "diet plan" && !isUrgent;
  const showText = (onMeal?: (day: string, kind: string) => void) => (
    <Card className={`mt-5 print:border-0 print:p-0 ${isFolded ? "hidden print:block" : ""}`}>
      <div id={`${id}-text`}>
        <AnswerText text={content} onMeal={onMeal} />
      </div>
    </Card>
  );
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={isUrgent ? "Urgent" : heading.replace(/:$/, "")}
      className={`scroll-mt-6 ${isPrinted ? "" : "print:hidden"}`}
    >
      {!isUrgent && <h2 className="break-after-avoid text-3xl">{heading}</h2>}
      {/* Its room is there while the guide is being written, so that nothing moves when it is. */}
      {!isUrgent && guide.kind !== "diet plan" && (
        <div className="mt-4 min-h-12 print:hidden">
          {isWhole && guide.id && (
            <PractiseLink key={guide.id} uid={uid} source={{ kind: "guide", id: guide.id }} />
          )}
        </div>
      )}
      {canSwap ? (
        <DietWeek key={guide.id} guideId={guide.id} onContent={onContent}>
          {showText}
        </DietWeek>
      ) : (
        showText()
      )}
      {isWhole && !isUrgent && (
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <Button
            look="outline"
            onClick={() => saveTextFile(fileName, writeGuideFile(title, { ...guide, content }))}
          >
            {saveLabel}
          </Button>
          <Button look="outline" onClick={onPrint}>
            Print
          </Button>
          {canFold && (
            <Button
              look="outline"
              aria-expanded={isOpen}
              aria-controls={`${id}-text`}
              onClick={() => onFold(!isOpen)}
            >
              {isOpen ? `Fold the ${guide.kind}` : `Unfold the ${guide.kind}`}
            </Button>
          )}
        </div>
      )}
      {isWhole && !isUrgent && guide.id && (
        <AskTeacher
          key={`teacher ${guide.id}`}
          about={{ guideId: guide.id }}
          teacher={teacher}
          className={`mt-4 ${teacher?.answer ? "" : "print:hidden"}`}
        />
      )}
    </section>
  );
}
