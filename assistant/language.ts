import { normalise } from "./safety/words.ts";

const marks = {
  es: /\b(?:el|los|las|que|en|con|para|una|por|me|mi|tengo|duele|como|esta|desde|cuando|hola)\b/g,
  de: /\b(?:der|die|das|und|ich|nicht|mein|meine|meinen|mit|ist|habe|beim|wie|fur|seit|auch|wann|eine)\b/g,
  fr: /\b(?:le|les|des|je|mon|est|pas|avec|pour|une|dans|et|mal|au|du|quel|quels|depuis|j ai|vous)\b/g,
  hi: /[\u0900-\u097f]+|\b(?:hai|hain|mein|mera|mere|meri|nahi|kya|aur|ki|ka|karu|hoon|hu|dard)\b/g,
};
const english = /\b(?:the|and|my|is|i|to|of|with|for|your|are|it|in|a|this|that|you|when)\b/g;

/** Said first to whoever asks in another language. */
const notices = {
  es: "Respondo en inglés.",
  de: "Ich antworte auf Englisch.",
  fr: "Je réponds en anglais.",
  hi: "मैं अंग्रेज़ी में जवाब देता हूँ।",
};

/** In which of the languages we understand, other than English, a text is written; undefined if in none. */
export function languageOf(text: string): keyof typeof notices | undefined {
  const plain = normalise(text);
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const counts = (["es", "de", "fr", "hi"] as const).map((code) => ({ code, found: count(marks[code]) }));
  const [best] = counts.toSorted((a, b) => b.found - a.found);
  return best && best.found >= 2 && best.found > count(english) ? best.code : undefined;
}

/** A text with a line before it, in the asker's language, that it is in English. */
export function withNotice(asked: string, answer: string): string {
  const language = languageOf(asked);
  return language ? `*${notices[language]}*\n\n${answer}` : answer;
}
