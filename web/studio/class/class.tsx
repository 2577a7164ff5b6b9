import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import type { ClassStage, StudioClass, WaitingLine } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { useSession } from "../../session.ts";
import { checkIn, dismissRefused, onApplied, useCheckInQueue } from "../desk/check-in-queue.ts";
import { Mats } from "../desk/mats.tsx";
import { ActionBar, Nothing, NotYet, Opening, Part, Problem, Tag } from "../desk/pieces.tsx";
import { classPageShape } from "../desk/shapes.ts";
import { Studio } from "../desk/shell.tsx";
import { canChangeAt, distanceInWords, stageAt } from "../desk/stage.ts";
import { useNow } from "../desk/use-now.ts";
import { useRead } from "../desk/use-read.ts";
import {
  dayInWords,
  momentInWords,
  several,
  spotsInWords,
  timeInWords,
  todayInStudio,
} from "../desk/words.ts";
import { WriteSheet } from "../messages/write-sheet.tsx";
import { CancelSheet } from "./cancel-sheet.tsx";
import { ForgiveSheet } from "./forgive-sheet.tsx";
import { MoveSheet } from "./move-sheet.tsx";
import { type ShownLine, type ShownPage, withCheckIns } from "./overlay.ts";
import { PersonSheet } from "./person-sheet.tsx";
import { AfterRow, BeforeRow, CancelledRow, DuringRow } from "./roster-rows.tsx";
import { WalkInSheet } from "./walk-in-sheet.tsx";

export const meta = () => privatePageMeta("A class", "Who comes, who came.");

type Open =
  | { name: "write" | "cancel" | "move" | "walk-in" }
  | { name: "person" | "forgive"; line: ShownLine };

export default function ClassPage() {
  const { id = "" } = useParams();
  return (
    <Studio>
      <ClassScreen key={id} id={id} />
    </Studio>
  );
}

function ClassScreen({ id }: { id: string }) {
  const path = `/api/studio/classes/${encodeURIComponent(id)}`;
  const { answer, problem, readAgain, show } = useRead(path, classPageShape, { isForOffline: true });
  const now = useNow();
  const { waiting, refused } = useCheckInQueue(useSession().user?.uid ?? "");
  const [open, setOpen] = useState<Open>();
  const shown = useRef(answer);
  shown.current = answer;
  useEffect(
    () =>
      onApplied((applied) => {
        // What has just been applied is shown as it is until the server has said it itself.
        if (shown.current) show(withCheckIns(shown.current, applied));
        readAgain();
      }),
    [show, readAgain],
  );
  if (!answer) {
    return (
      <>
        <Opening title="A class" back={{ to: "/studio", label: "Today" }} />
        <NotYet problem={problem} onAgain={readAgain} />
      </>
    );
  }
  const page = withCheckIns(answer, waiting);
  const stage = stageAt(page.class, now);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    readAgain();
  };
  return (
    <>
      <ClassOpening each={page.class} stage={stage} now={now} />
      {refused
        .filter(({ classId }) => classId === id)
        .map((each) => (
          <div key={each.id} className="mb-4 grid justify-items-start gap-1">
            <Problem>{each.detail}</Problem>
            <button
              type="button"
              onClick={() => dismissRefused(each.id)}
              className="min-h-12 px-2 underline underline-offset-4"
            >
              I have read it
            </button>
          </div>
        ))}
      <Roster page={page} stage={stage} canChange={canChangeAt(page.class, now)} onOpen={setOpen} />
      <Waiting page={page} stage={stage} />
      <Actions
        page={page}
        stage={stage}
        canChange={canChangeAt(page.class, now)}
        onOpen={(name) => setOpen({ name })}
      />
      {open?.name === "write" && (
        <WriteSheet
          to={{ classId: id }}
          title="Write to everybody"
          subject={`${page.class.classType}, ${momentInWords(page.class.startsAt)}`}
          onClose={close}
        />
      )}
      {open?.name === "cancel" && <CancelSheet each={page.class} onClose={close} onDone={done} />}
      {open?.name === "move" && <MoveSheet each={page.class} onClose={close} onDone={done} />}
      {open?.name === "walk-in" && <WalkInSheet page={page} onClose={close} />}
      {open?.name === "person" && <PersonSheet line={open.line} onClose={close} onDone={done} />}
      {open?.name === "forgive" && <ForgiveSheet line={open.line} onClose={close} onDone={done} />}
    </>
  );
}

// With spaces that keep their words together.
const placeWords = {
  online: "online",
  "in person": "in\u00a0the\u00a0room",
  both: "in\u00a0the\u00a0room and\u00a0online",
};

function ClassOpening({ each, stage, now }: { each: StudioClass; stage: ClassStage; now: number }) {
  const missed = each.missed > 0 ? `, ${several(each.missed, "no-show")}` : "";
  return (
    <Opening title={each.classType} back={{ to: "/studio", label: "Today" }}>
      <p className="mt-1 text-ink-soft text-xl">
        {each.date === todayInStudio() ? "Today" : dayInWords(each.date)}
        {`, ${timeInWords(each).replace(" ", "\u00a0")}, ${placeWords[each.place]}`}
      </p>
      {each.movedFrom && <p className="text-ink-soft">{`Moved from ${momentInWords(each.movedFrom)}`}</p>}
      {stage !== "cancelled" && <Mats {...each} className="mt-4" />}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {stage === "cancelled" && <Tag tone="clay">Cancelled</Tag>}
        {stage === "during" && <Tag tone="green">{distanceInWords(each, now)}</Tag>}
        {stage === "before" && <Tag tone="water">{distanceInWords(each, now)}</Tag>}
        {stage === "after" && <Tag>Over</Tag>}
        <span role="status">
          {stage === "during" && `${each.came} here of ${each.booked}${missed}`}
          {stage === "after" && `${each.came} of ${each.booked} came${missed}`}
          {stage === "before" && spotsInWords(each)}
          {stage === "cancelled" &&
            `It does not take place. ${several(each.booked, "person", "people")} had booked it.`}
        </span>
      </p>
    </Opening>
  );
}

function Roster({
  page,
  stage,
  canChange,
  onOpen,
}: {
  page: ShownPage;
  stage: ClassStage;
  canChange: boolean;
  onOpen: (open: Open) => void;
}) {
  const { class: each, roster } = page;
  if (roster.length === 0) {
    return <Nothing>{`Nobody ${stage === "cancelled" ? "had" : "has"} booked this class.`}</Nothing>;
  }
  const set = (line: ShownLine, attendance: ShownLine["attendance"]) =>
    checkIn([{ classId: each.id, bookingId: line.bookingId, attendance }]);
  return (
    <ul className="border-line border-t">
      {roster.map((line) => (
        <li key={line.bookingId} className="border-line border-b">
          {stage === "cancelled" ? (
            <CancelledRow line={line} />
          ) : stage === "during" ? (
            <DuringRow
              line={line}
              canMiss={!canChange}
              onSet={(attendance) => set(line, attendance)}
              onOpen={() => onOpen({ name: "person", line })}
            />
          ) : stage === "after" ? (
            <AfterRow
              line={line}
              onSet={(attendance) => set(line, attendance)}
              onForgive={() => onOpen({ name: "forgive", line })}
            />
          ) : (
            <BeforeRow line={line} onOpen={() => onOpen({ name: "person", line })} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who is in line; while people come in, a tap lets them in with their pass. */
function Waiting({ page: { class: each, waiting }, stage }: { page: ShownPage; stage: ClassStage }) {
  if (waiting.length === 0) return null;
  const letIn = ({ name, email }: WaitingLine) =>
    checkIn([{ classId: each.id, attendance: "came", walkIn: { name, email, payment: "pass" } }]);
  return (
    <Part title="Waiting for a spot">
      <ol className="border-line border-t">
        {waiting.map((line, index) => (
          <li
            key={line.bookingId}
            className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2"
          >
            <span className="min-w-0">
              <Link
                to={`/studio/people/${encodeURIComponent(line.person)}`}
                className="inline-flex min-h-12 items-center underline-offset-4 hover:underline"
              >
                {`${index + 1}. ${line.name}`}
              </Link>
              <span className="block text-base text-ink-soft">{`since ${momentInWords(line.since)}`}</span>
            </span>
            {stage === "during" && (
              <Button
                look="outline"
                className="shrink-0 px-4!"
                aria-label={`Let ${line.name} in`}
                onClick={() => letIn(line)}
              >
                Let in
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Actions({
  page: { class: each, roster },
  stage,
  canChange,
  onOpen,
}: {
  page: ShownPage;
  stage: ClassStage;
  canChange: boolean;
  onOpen: (name: "write" | "cancel" | "move" | "walk-in") => void;
}) {
  const notYet = roster.filter(({ attendance }) => attendance === "none");
  const allHere = () =>
    checkIn(notYet.map(({ bookingId }) => ({ classId: each.id, bookingId, attendance: "came" })));
  if (stage === "cancelled") return null;
  const isDuring = stage === "during";
  return (
    <ActionBar>
      {isDuring && (
        <>
          <Button className="grow px-4!" disabled={notYet.length === 0} onClick={allHere}>
            {notYet.length === 0 && roster.length > 0 ? "Everybody is in" : "All here"}
          </Button>
          <Button className="grow px-4!" look="outline" onClick={() => onOpen("walk-in")}>
            Walk-in
          </Button>
        </>
      )}
      <Button
        className="grow px-3!"
        look={isDuring ? "outline" : "solid"}
        onClick={() => onOpen("write")}
        disabled={roster.length === 0}
      >
        Write to all
      </Button>
      {canChange && (
        <>
          <Button className="grow px-3!" look="outline" onClick={() => onOpen("move")}>
            Move
          </Button>
          <Button className="grow px-3!" look="grave" onClick={() => onOpen("cancel")}>
            Cancel class
          </Button>
        </>
      )}
    </ActionBar>
  );
}
