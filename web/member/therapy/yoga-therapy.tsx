import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useSearchParams } from "react-router";
import type { Guide } from "../../../contract/assistant.ts";
import { type GuideKind, guideKinds } from "../../../contract/guide-kinds.ts";
import { Button } from "../../components/button.tsx";
import { CharactersLeft, TextField } from "../../components/field.tsx";
import { NeedsScripts } from "../../components/needs-scripts.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { Section } from "../../components/section.tsx";
import { type SessionUser, useSession } from "../../session.ts";
import { useIsOnline } from "../../use-is-online.ts";
import { AnswerAnnouncement } from "../assistant/answer-announcement.tsx";
import { isSafetyQuestion, urgentKindOf } from "../assistant/urgent.ts";
import { useDraft } from "../assistant/use-draft.ts";
import { useProfile } from "../profile.ts";
import { AskTeacher } from "../teacher/ask-teacher.tsx";
import { EarlierGuides } from "./earlier-guides.tsx";
import { dietSettings, guideWords, routineSettings, therapySettings } from "./guide-kinds.ts";
import { GuideSection, sectionIdOf } from "./guide-section.tsx";
import { GuidesOnPage } from "./guides-on-page.tsx";
import { PreferencesCard, type PreferenceValues } from "./preferences-card.tsx";
import { RestingFigure } from "./resting-figure.tsx";
import { type ShownGuide, useGenerator } from "./use-generator.ts";
import { useGuides } from "./use-guides.ts";

export const meta = () => privatePageMeta("Yoga Therapy Plan", "A gentle plan for what troubles you.");

const disclaimers = [
  "This tool is for information only and is not a substitute for professional medical advice.",
  "Please consult a healthcare provider before starting any new exercise program.",
];
const longestProblem = 4000;
const noPreferences: PreferenceValues = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };

export default function YogaTherapy() {
  const { user, loading } = useSession();
  // What one member wrote and received is not the next one's.
  return <TherapyPage key={user?.uid} user={user} isVisitor={!user && !loading} />;
}

function TherapyPage({ user, isVisitor }: { user: SessionUser | null; isVisitor: boolean }) {
  const { text: problem, change: setProblem } = useDraft(user?.uid ?? "", "problem");
  const [error, setError] = useState<string>();
  const { values, setValues, isLoaded } = usePreferences(user?.uid);
  const { guides, reread, remove } = useGuides(user?.uid);
  const generators = {
    "therapy plan": useGenerator(therapySettings, setError, reread),
    routine: useGenerator(routineSettings, setError, reread),
    "diet plan": useGenerator(dietSettings, setError, reread),
  };
  const { print, printed } = usePrint();
  const folding = useFolding();
  const isReady = user !== null && isLoaded;

  const generate = (kind: GuideKind, inputs: Record<string, string>) => {
    folding.openOnly(kind);
    void generators[kind].generate(inputs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && problem.trim()) generate("therapy plan", { problem_statement: problem });
  };
  const generateRoutine = () => {
    const { fitnessLevel, yogaGoal } = values;
    if (isReady) generate("routine", { fitnessLevel, yogaGoal });
  };
  const generateDietPlan = () => {
    if (isReady) generate("diet plan", { dietType: values.dietPreference });
  };
  const open = (guide: Guide) => {
    flushSync(() => {
      folding.openOnly(guide.kind);
      generators[guide.kind].reopen(guide);
    });
    const section = document.getElementById(sectionIdOf(guide.kind));
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  };
  useReturn(guides, open);
  const discard = async (guide: Guide) => {
    await remove(guide);
    generators[guide.kind].close(guide.id);
  };
  const busyKinds = guideKinds.filter((kind) => generators[kind].isBusy);

  const showGuide = (kind: GuideKind, hasHardBreaks = false) => {
    const { guide } = generators[kind];
    if (!guide) return null;
    return (
      <GuideSection
        uid={user?.uid ?? ""}
        onContent={(content) => {
          generators[kind].rewrite(guide.id, content);
          reread();
        }}
        words={guideWords[kind]}
        guide={guide}
        isUrgent={urgentKindOf(guide.content) !== undefined || isSafetyQuestion(guide.content)}
        hasHardBreaks={hasHardBreaks}
        isOpen={folding.isOpen(kind)}
        onFold={(isOpen) => folding.set(kind, isOpen)}
        isPrinted={printed === undefined || printed === kind}
        onPrint={() => print(kind)}
        teacher={guides.find(({ id }) => id === guide.id)?.teacher}
      />
    );
  };

  return (
    <Section className="py-10 sm:py-16 print:py-0">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
        <div className="print:hidden">
          <RestingFigure className="mb-8 w-full max-w-md" />
          <h1 className="text-4xl sm:text-6xl">Yoga Therapy Plan</h1>
          <p className="mt-4 text-ink-soft text-lg">
            Describe your problem in your own words: where it is, since when, and what makes it better or
            worse.
          </p>
          <WithoutConnection />
          <NeedsScripts>Plans are written for members and need JavaScript. Please switch it on.</NeedsScripts>
          {isVisitor && (
            <p className="mt-4 text-ink-soft">
              {"Plans are written for members. "}
              <Link to="/login" className="underline underline-offset-4">
                Sign in to get yours
              </Link>
            </p>
          )}
        </div>
        {isReady ? (
          <PreferencesCard key={user.uid} uid={user.uid} values={values} onSaved={setValues} />
        ) : (
          // Its room is kept where one is to come, so that nothing moves when it does.
          !isVisitor && <div aria-hidden="true" className="hidden h-67 in-[.member]:block print:hidden" />
        )}
        <div className="grid gap-5 print:hidden">
          <form onSubmit={submit} className="grid gap-4">
            <TextField
              label="Describe Your Problem"
              name="problem"
              rows={4}
              required
              maxLength={longestProblem}
              value={problem}
              onChange={({ currentTarget }) => setProblem(currentTarget.value)}
            />
            <CharactersLeft text={problem} most={longestProblem} />
            <Button type="submit" disabled={generators["therapy plan"].isBusy} className="justify-self-start">
              {generators["therapy plan"].isBusy ? "Generating..." : "Generate Therapy Plan"}
            </Button>
          </form>
          <div className="text-ink-soft text-sm">
            {disclaimers.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {error && <ErrorLine key={error}>{error}</ErrorLine>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <GuidesOnPage kinds={guideKinds.filter((kind) => generators[kind].guide)} />
          {showGuide("therapy plan")}
          <Button
            onClick={generateRoutine}
            disabled={generators.routine.isBusy}
            look="outline"
            className="justify-self-start print:hidden"
          >
            {generators.routine.isBusy ? "Generating..." : "Generate Yoga Routine"}
          </Button>
          {showGuide("routine", true)}
          <Button
            onClick={generateDietPlan}
            disabled={generators["diet plan"].isBusy}
            look="outline"
            className="justify-self-start print:hidden"
          >
            {generators["diet plan"].isBusy ? "Generating..." : "Generate Diet Plan"}
          </Button>
          {showGuide("diet plan", true)}
        </div>
        {isReady && <AskTeacher about={{}} className="justify-self-start print:hidden" />}
        <EarlierGuides guides={guides} busyKinds={busyKinds} onOpen={open} onDelete={discard} />
        <Announcement guides={guideKinds.map((kind) => generators[kind])} />
      </div>
    </Section>
  );
}

/** Opens the plan that somebody comes back to, as soon as it is there. */
function useReturn(guides: Guide[], open: (guide: Guide) => void) {
  const [query] = useSearchParams();
  const asked = query.get("plan");
  const opened = useRef<string>(undefined);
  const guide = guides.find(({ id }) => id === asked);
  useEffect(() => {
    if (!guide || opened.current === guide.id) return;
    opened.current = guide.id;
    // It is shown at once, which no effect may ask for.
    queueMicrotask(() => open(guide));
  });
}

function WithoutConnection() {
  if (useIsOnline()) return null;
  return (
    <p role="status" className="mt-4 font-semibold">
      {"There is no connection. "}
      <Link to="/practise" className="underline underline-offset-4">
        Sessions saved on this device
      </Link>
      {" play without one."}
    </p>
  );
}

/** The member's preferences: those stored, or none where there is no record yet; saved here or in another tab. */
function usePreferences(uid: string | undefined) {
  const { profile, show } = useProfile(uid);
  const { fitnessLevel, yogaGoal, dietPreference } = profile ?? noPreferences;
  return {
    values: { fitnessLevel, yogaGoal, dietPreference },
    setValues: show,
    isLoaded: profile !== undefined,
  };
}

/** Which guides are unfolded: the newest, and those the member opens beside it. */
function useFolding() {
  const [open, setOpen] = useState<GuideKind[]>([]);
  return {
    isOpen: (kind: GuideKind) => open.includes(kind),
    openOnly: (kind: GuideKind) => setOpen([kind]),
    set: (kind: GuideKind, isOpen: boolean) =>
      setOpen((before) => [...before.filter((each) => each !== kind), ...(isOpen ? [kind] : [])]),
  };
}

/** Under the form, where it is looked for; brought into view for whoever pressed a button further down. */
function ErrorLine({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={line} role="alert" className="scroll-my-6 font-semibold text-clay">
      {children}
    </p>
  );
}

/** For those who listen to the page: that a guide is being written, that it is there, or that help is needed now. */
function Announcement({ guides }: { guides: { isBusy: boolean; guide: ShownGuide | undefined }[] }) {
  const isBusy = guides.some((each) => each.isBusy);
  const latest = guides
    .flatMap(({ guide }) => (guide ? [guide] : []))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .at(-1);
  return (
    <AnswerAnnouncement
      isComing={isBusy}
      answer={latest?.isWhole ? latest.content : undefined}
      arrived={latest && `Your ${latest.kind} is there.`}
    />
  );
}

/** Prints one guide and nothing else of the page. */
function usePrint() {
  const [printed, setPrinted] = useState<GuideKind>();
  const print = (kind: GuideKind) => {
    flushSync(() => setPrinted(kind));
    window.print();
    setPrinted(undefined);
  };
  return { print, printed };
}
