import { lazy, Suspense } from "react";
import type { GuideKind } from "../../../contract/assistant.ts";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import type { ShownGuide } from "./use-generator.ts";

const AnswerText = lazy(() => import("../assistant/answer-text.tsx"));

type Words = { heading: string; title: string; saveLabel: string; fileName: string };

export function sectionIdOf(kind: GuideKind): string {
  return `guide-${kind.replace(" ", "-")}`;
}

/** A guide with what can be done with it. Urgent advice stands alone: it is no plan to keep. */
export function GuideSection({
  words: { heading, title, saveLabel, fileName },
  guide,
  isUrgent,
  hasHardBreaks = false,
  isPrinted,
  onPrint,
}: {
  words: Words;
  guide: ShownGuide;
  isUrgent: boolean;
  hasHardBreaks?: boolean;
  isPrinted: boolean;
  onPrint: () => void;
}) {
  const { isWhole } = guide;
  const content = hasHardBreaks ? guide.content.replaceAll("\n", "  \n") : guide.content;
  const save = async () => {
    const { saveTextFile, writeGuideFile } = await import("./guide-file.ts");
    saveTextFile(fileName, writeGuideFile(title, { ...guide, content }));
  };
  return (
    <section
      id={sectionIdOf(guide.kind)}
      tabIndex={-1}
      aria-label={isUrgent ? "Urgent" : heading.replace(/:$/, "")}
      className={`scroll-mt-6 ${isPrinted ? "" : "print:hidden"}`}
    >
      {!isUrgent && <h2 className="text-3xl">{heading}</h2>}
      <Card className="mt-5 print:border-0 print:p-0">
        <Suspense fallback={null}>
          <AnswerText text={content} />
        </Suspense>
      </Card>
      {isWhole && !isUrgent && (
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <Button look="outline" onClick={save}>
            {saveLabel}
          </Button>
          <Button look="outline" onClick={onPrint}>
            Print
          </Button>
        </div>
      )}
    </section>
  );
}
