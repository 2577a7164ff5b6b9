import { type FormEvent, useState } from "react";
import { sentenceFor } from "../api.ts";

/** A form that is sent by script: whether it is under way, and what went wrong, in words for the member. */
export function useSubmit(send: (data: FormData) => Promise<void>) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setProblem(undefined);
    setIsBusy(true);
    try {
      await send(data);
    } catch (error) {
      setProblem(sentenceFor(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { problem, isBusy, submit, dismiss: () => setProblem(undefined) };
}
