import { useEffect, useRef, useState } from "react";
import type { Guide, GuideKind } from "../../../contract/assistant.ts";
import { Refusal } from "../../api.ts";
import { askAssistant } from "../assistant/ask-assistant.ts";
import { perFrame } from "../assistant/per-frame.ts";

/** A guide on the page: as it forms, or whole with what it was made from. */
export type ShownGuide = {
  kind: GuideKind;
  /** Under which the server keeps it; empty until it does. */
  id: string;
  content: string;
  inputs: Record<string, string>;
  isWhole: boolean;
  createdAt: string;
};

export type GeneratorSettings = {
  kind: GuideKind;
  path: string;
  readText: (answer: unknown) => unknown;
  /** Shown in the guide's place when an answer holds none. */
  nothingReceived: string;
  /** What is said when the server refuses; its own words where the page shows them. */
  onRefused: (detail: string | undefined) => "nothing received" | { problem: string };
  /** What is said when it cannot be reached. */
  unreachable: string;
};

/** One of the page's three generators, each busy by itself. */
export function useGenerator(
  settings: GeneratorSettings,
  say: (problem: string | undefined) => void,
  onKept: () => void,
) {
  const [guide, setGuide] = useState<ShownGuide>();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const generate = async (inputs: Record<string, string>) => {
    const leaving = new AbortController();
    running.current = leaving;
    const { kind } = settings;
    const begun = { kind, id: "", inputs, isWhole: false, createdAt: new Date().toISOString() };
    const show = perFrame((content: string) => setGuide({ ...begun, content }));
    setIsBusy(true);
    say(undefined);
    try {
      const { path, readText, nothingReceived } = settings;
      const { text, kept } = await askAssistant({
        path,
        body: inputs,
        readText,
        onText: show,
        signal: leaving.signal,
      });
      show.stop();
      setGuide({
        ...begun,
        ...(kept && { id: kept.id, createdAt: kept.createdAt }),
        content: text ?? nothingReceived,
        isWhole: text !== undefined,
      });
      onKept();
    } catch (error) {
      show.stop();
      if (leaving.signal.aborted) return;
      reportError(error);
      const answer =
        error instanceof Refusal ? settings.onRefused(error.detail) : { problem: settings.unreachable };
      if (answer !== "nothing received") say(answer.problem);
      else setGuide({ ...begun, content: settings.nothingReceived });
    } finally {
      setIsBusy(false);
    }
  };
  const reopen = ({ kind, id, content, inputs, createdAt }: Guide) => {
    say(undefined);
    setGuide({ kind, id, content, inputs, isWhole: true, createdAt });
  };
  /** What was deleted does not stay on the page. */
  const close = (id: string) => setGuide((shown) => (shown?.id === id ? undefined : shown));
  /** Its words have changed since. */
  const rewrite = (id: string, content: string) =>
    setGuide((shown) => (shown?.id === id ? { ...shown, content } : shown));
  return { guide, isBusy, generate, reopen, close, rewrite };
}
