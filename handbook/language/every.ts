import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import type { Language, LanguageWords } from "./words.ts";

export const wordsIn: Record<Language, LanguageWords> = { en, es, de, fr, hi };
