import { findLanguages } from "./read/find-language.ts";
import type { Reading } from "./read/read.ts";
import { splitWords } from "./read/split-words.ts";

/** Said first to whoever asks in another language. */
const notices = {
  es: "Respondo en inglés.",
  de: "Ich antworte auf Englisch.",
  fr: "Je réponds en anglais.",
  hi: "मैं अंग्रेज़ी में जवाब देता हूँ।",
};

/** In which of the languages we understand, other than English, a text is written; undefined if in none. */
export function languageOf(text: string): keyof typeof notices | undefined {
  const { language } = findLanguages(splitWords(text));
  return language === "en" ? undefined : language;
}

/** A text with a line before it, in the asker's language, that it is in English. */
export function withNotice({ language }: Reading, answer: string): string {
  return language === "en"
    ? answer
    : `*${notices[language]}*

${answer}`;
}
