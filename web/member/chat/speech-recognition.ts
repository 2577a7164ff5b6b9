/** The browser's recogniser, as far as we use it; TypeScript does not know it. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: RecognitionResults }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};

type RecognitionResults = ArrayLike<ArrayLike<{ transcript: string }>>;

type RecogniserWindow = {
  SpeechRecognition?: new () => Recogniser;
  webkitSpeechRecognition?: new () => Recogniser;
};

/** A recogniser for American English; undefined where the browser has none or will not listen. */
export function createRecogniser(): Recogniser | undefined {
  // It may be there under either name, or not at all.
  const { SpeechRecognition, webkitSpeechRecognition } = window as RecogniserWindow;
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  // Without a secure connection browsers refuse the microphone.
  if (!Recogniser || !isSecureContext) return undefined;
  const recogniser = new Recogniser();
  recogniser.lang = "en-US";
  recogniser.continuous = false;
  recogniser.interimResults = true;
  return recogniser;
}

/**
 * Everything heard so far, from the whole list of results. Android calls each step final and repeats it in
 * the next one, so a result that the next one begins with is not counted.
 */
export function transcriptOf(results: RecognitionResults): string {
  const heard = Array.from(results, (result) => (result[0]?.transcript ?? "").trim());
  return heard
    .filter((text, index) => {
      const next = `${heard[index + 1] ?? ""} `.toLowerCase();
      return text !== "" && !next.startsWith(`${text.toLowerCase()} `);
    })
    .join(" ");
}
