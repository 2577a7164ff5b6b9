import { createContext, type FormEvent, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { confirmPassword, type StudioConfirm } from "../../../contract/studio.ts";
import type { Shape } from "../../answer-shapes.ts";
import { ask as askServer, Refusal, send as sendToServer, sentenceFor } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Problem } from "./pieces.tsx";
import { Said, say } from "./said.tsx";
import { Sheet } from "./sheet.tsx";

/** What the owner acts through: the password is asked for where the server wants it, then the act goes on. */
export type Desk = {
  ask: <T>(path: string, shape: Shape<T>, body?: object) => Promise<T>;
  send: (path: string, body?: object) => Promise<Response>;
  /** Says in a sentence what was done. */
  say: (sentence: string) => void;
};

/** The owner was asked for the password and thought better of it. */
class Withdrawn extends Error {}

type Waiting = { goOn: () => void; giveUp: (reason: Error) => void };

const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("There is no desk around this.");
  return desk;
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>();
  const confirmed = useCallback(async <T,>(attempt: () => Promise<T>): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === confirmPassword)) throw error;
      await new Promise<void>((goOn, giveUp) => setWaiting({ goOn, giveUp }));
      return attempt();
    }
  }, []);
  const desk = useMemo<Desk>(
    () => ({
      ask: (path, shape, body) => confirmed(() => askServer(path, shape, body ? { body } : {})),
      send: (path, body) => confirmed(() => sendToServer(path, body ? { body } : {})),
      say,
    }),
    [confirmed],
  );
  const settle = (outcome: (each: Waiting) => void) => {
    if (waiting) outcome(waiting);
    setWaiting(undefined);
  };
  return (
    <DeskContext value={desk}>
      {children}
      <Said />
      {waiting && (
        <PasswordSheet
          onGiven={() => settle(({ goOn }) => goOn())}
          onClose={() => settle(({ giveUp }) => giveUp(new Withdrawn()))}
        />
      )}
    </DeskContext>
  );
}

function PasswordSheet({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setIsBusy(true);
    try {
      await sendToServer("/api/studio/confirm", { body: { password } satisfies StudioConfirm });
      onGiven();
    } catch (error) {
      setProblem(sentenceFor(error));
      setIsBusy(false);
    }
  };
  return (
    <Sheet title="Is it you?" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-lg text-ink-soft">
          Before money or people are touched we ask for your password, once in twelve hours.
        </p>
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-first=""
        />
        {problem && <Problem>{problem}</Problem>}
        <Button type="submit" disabled={isBusy}>
          Go on
        </Button>
      </form>
    </Sheet>
  );
}

/** One act of the owner's: whether it is under way, and what went wrong, in a sentence. */
export function useDeed() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (deed: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Withdrawn)) setProblem(sentenceFor(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, problem, run, setProblem };
}
