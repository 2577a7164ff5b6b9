import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PlayedSteps } from "../../../contract/practice.ts";
import { X } from "../../components/icons.tsx";
import { PoseFigure } from "../../components/pose-figure.tsx";
import { adoptStyles } from "./adopt-styles.ts";
import { Beginning } from "./beginning.tsx";
import { HowWasIt } from "./how-was-it.tsx";
import { type PlayerSettings, usePlayerSettings } from "./player-settings.ts";
import { Ring } from "./ring.tsx";
import { SoundSettings } from "./sound-settings.tsx";
import { introduce, nameSide } from "./timeline.ts";
import { type Moment, usePlayer } from "./use-player.ts";
import { worthAskingSeconds } from "./what-counts.ts";

/** Where sessions were left, for whoever comes back to them before the page is closed. */
const places = new Map<string, number>();

type Player = ReturnType<typeof usePlayer>;

/** A session over the whole screen: what it is, then step by step, then how it was. */
export function PlayerDialog({
  name,
  uid,
  played: { steps, leftOut },
  onClose,
}: {
  /** Under which its place is kept. */
  name: string;
  uid: string;
  played: PlayedSteps;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { settings, change } = usePlayerSettings();
  const [startAt] = useState(() => places.get(name) ?? 0);
  const player = usePlayer(steps, settings, startAt);
  const [hasLeft, setHasLeft] = useState(false);
  const isAsking = player.isOver || hasLeft;
  useLayoutEffect(() => {
    adoptStyles();
    dialog.current?.showModal();
    // The browser would choose the first button, which closes it.
    dialog.current?.querySelector<HTMLElement>("[data-begin]")?.focus();
  }, []);
  useEffect(() => {
    if (player.isOver) places.delete(name);
    else if (player.isStarted) places.set(name, player.position);
  }, [name, player.isOver, player.isStarted, player.position]);

  const leave = () => {
    if (isAsking || player.practised().seconds < worthAskingSeconds) return onClose();
    player.stop();
    setHasLeft(true);
  };
  const isPlaying = player.isStarted && !isAsking;
  return (
    <dialog
      ref={dialog}
      aria-label="Practice player"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={() => {
        leave();
        // Some browsers close it at the second Escape whatever is said: what is left of it is still to be seen.
        if (dialog.current?.isConnected) dialog.current.showModal();
      }}
      onKeyDown={(event) => isPlaying && pressKey(event, player)}
      className="player bg-paper text-ink"
    >
      {isAsking ? (
        <HowWasIt uid={uid} practised={player.practised()} isAtEnd={player.isOver} onClose={onClose} />
      ) : player.moment ? (
        <Playing
          player={player}
          moment={player.moment}
          count={steps.length}
          settings={settings}
          onChange={change}
          onLeave={leave}
        />
      ) : (
        <Beginning
          steps={steps}
          leftOut={leftOut}
          startAt={startAt}
          settings={settings}
          onChange={change}
          onBegin={player.begin}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}

/** Space pauses and goes on, arrows go back and skip, slower and faster. What a control does with a key is its own. */
function pressKey(event: KeyboardEvent, player: Player): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof HTMLInputElement) return;
  const actions: Record<string, (() => void) | undefined> = {
    " ": target instanceof HTMLButtonElement ? undefined : player.toggle,
    ArrowLeft: player.back,
    ArrowRight: player.skip,
    ArrowUp: player.faster,
    ArrowDown: player.slower,
  };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function Playing({
  player,
  moment,
  count,
  settings,
  onChange,
  onLeave,
}: {
  player: Player;
  moment: Moment;
  count: number;
  settings: PlayerSettings;
  onChange: (changes: Partial<PlayerSettings>) => void;
  onLeave: () => void;
}) {
  const { step, part, share, secondsLeft, cue, breath } = moment;
  const { isRunning, next, position, total } = player;
  const isReady = part.phase === "ready";
  const minutesLeft = Math.ceil((total - position) / player.speed / 60_000);
  return (
    <div className="player-screen">
      <div className="player-top">
        <p className="text-ink-soft tabular-nums">
          {`Step ${part.step + 1} of ${count}`}
          <span aria-hidden="true"> · </span>
          {`${minutesLeft} min left`}
        </p>
        <button
          type="button"
          onClick={onLeave}
          aria-label="Leave"
          className="-m-2 grid size-12 shrink-0 place-items-center rounded-full hover:bg-ink/5"
        >
          <X />
        </button>
      </div>
      <div className="player-figure">
        <Ring share={isReady ? 0 : share} fullness={breath?.fullness}>
          <PoseFigure
            id={step.practice}
            side={step.side ?? "right"}
            isMoving={isRunning}
            className="w-[88%]"
          />
        </Ring>
      </div>
      <div className="player-words">
        <p className="player-small font-semibold text-clay tabular-nums">
          {isReady ? `Get ready: ${secondsLeft}` : (describeBreath(breath, step) ?? "At your own pace")}
          {!isReady && <span className="text-ink-soft">{`  ${writeTime(secondsLeft)}`}</span>}
        </p>
        <h2 className="player-name">
          {step.name}
          {step.side && (
            <span className="block text-clay">{step.side === "left" ? "Left side" : "Right side"}</span>
          )}
        </h2>
        {step.sideMeans && <p className="player-small font-semibold">{step.sideMeans}</p>}
        <p className="player-cue">{cue}</p>
      </div>
      <div className="player-controls">
        <p className="player-small truncate text-ink-soft">
          {next
            ? `Then: ${[next.name, nameSide(next.side)].filter(Boolean).join(", ")}`
            : "This is the last one"}
        </p>
        <div className="flex items-center justify-center gap-3 sm:gap-5">
          <Control label="Back" onPress={player.back} draws="M19 5 9 12l10 7ZM6 5v14" />
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: The one thing to press, in a dialog that was just opened.
            autoFocus
            onClick={player.toggle}
            className="inline-flex min-h-16 min-w-36 items-center justify-center rounded-full bg-green px-8 font-semibold text-lg text-on-green hover:bg-ink hover:text-paper"
          >
            {isRunning ? "Pause" : "Go on"}
          </button>
          <Control label="Skip" onPress={player.skip} draws="m5 5 10 7-10 7ZM18 5v14" />
        </div>
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
          <span className="flex items-center gap-1">
            <Control label="Slower" onPress={player.slower} draws="M6 12h12" />
            <span className="w-20 text-center text-sm tabular-nums">{`${player.speed}× pace`}</span>
            <Control label="Faster" onPress={player.faster} draws="M6 12h12M12 6v12" />
          </span>
          <SoundSettings settings={settings} onChange={onChange} />
        </div>
      </div>
      <Announcement moment={moment} />
    </div>
  );
}

/** For those who listen to the page: each step once, when it changes. */
function Announcement({ moment: { step, before, part } }: { moment: Moment }) {
  const words =
    part.phase === "ready"
      ? introduce(step, before)
      : `${[step.name, nameSide(step.side)].filter(Boolean).join(", ")}. ${step.cues.join(" ")}`;
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

function Control({ label, draws, onPress }: { label: string; draws: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-full border border-ink/40 hover:border-ink hover:bg-ink/5"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={draws} />
      </svg>
    </button>
  );
}

/** "Breathe in, 3 of 8". */
function describeBreath(breath: Moment["breath"], { breaths }: Moment["step"]): string | undefined {
  return breath && `Breathe ${breath.phase}, ${breath.count} of ${breaths}`;
}

function writeTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
