import { useEffect, useRef, useState } from "react";
import { createRecogniser, type Recogniser, transcriptOf } from "./speech-recognition.ts";

const unsupported = "Your browser does not support speech recognition.";
const failed = "Error with speech recognition. Try again.";

/** Listens once, on request. What is heard is handed on as it is understood, and never sent by itself. */
export function useDictation(onHeard: (text: string) => void) {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const current = useRef<Recogniser>(undefined);
  /** Hears no more: the words are the member's own again. */
  const stop = () => {
    const recogniser = current.current;
    if (!recogniser) return;
    recogniser.onresult = null;
    recogniser.onerror = null;
    recogniser.onend = null;
    recogniser.abort();
    current.current = undefined;
    setIsListening(false);
  };
  useEffect(() => () => current.current?.abort(), []);
  const listen = () => {
    // A second one would starve the first of the microphone.
    if (isListening) return;
    setProblem(undefined);
    const recogniser = createRecogniser();
    if (!recogniser) {
      setProblem(unsupported);
      return;
    }
    current.current = recogniser;
    const fail = () => {
      setIsListening(false);
      setProblem(failed);
    };
    recogniser.onresult = ({ results }) => onHeard(transcriptOf(results));
    recogniser.onerror = fail;
    recogniser.onend = () => {
      current.current = undefined;
      setIsListening(false);
    };
    setIsListening(true);
    try {
      recogniser.start();
    } catch (error) {
      reportError(error);
      fail();
    }
  };
  return { isListening, listen, stop, problem, dismiss: () => setProblem(undefined) };
}
