/** The words people use for what the handbook knows, one language to a file. */

/** Of each thing, by its id, the words for it, parted by commas. */
export type WordsById = Record<string, string>;

/**
 * What is known of a language. In lists, commas part phrases. A word stands for its forms too, and a long one for
 * its close misspellings; accents and capitals are how people write them and make no difference. `*` stands for
 * up to three words, `#` for a number; `a & b|c` is both halves near each
 * other between commas, in either order; what begins with `!` counts only in capitals.
 */
export type LanguageWords = {
  /** Little words that give the language away, parted by spaces. */
  marks: string;
  /** Numbers in words, as `three=3`. */
  numbers: string;
  units: Record<Unit, string>;
  /** The months from January on. */
  months: string;
  /** One of these stands before a month: "may" and "march" are words too. */
  beforeMonth: string;
  /** What may stand between a number and its unit. */
  between: string;
  /** Beside a length of time: that long ago. */
  ago: string;
  /** Before a length of time: it has not passed yet. */
  ahead: string;
  justNow: string;
  longAgo: string;
  /** It has been there for months. */
  lasting: string;
  severe: string;
  denials: {
    /** Deny everything that follows, to where the sentence turns. */
    none: string;
    /** Deny only what follows directly, but for fillers. */
    direct: string;
    /** Deny what stands right before them. */
    after: string;
    /** Sound like a denial and are none. */
    nothing: string;
    fillers: string;
    turns: string;
    /** What joins the last of a list that is denied as a whole: "no X, Y or Z". */
    joins: string;
    /** Said of a part of the body: nothing is wrong with it. */
    fine: string;
  };
  /** Said often and meant otherwise: nothing in them counts. */
  figures: string;
  conditions: WordsById;
  complaints: WordsById;
  medicines: WordsById;
};

export const units = ["day", "week", "month", "year"] as const;
export type Unit = (typeof units)[number];

export const languages = ["en", "es", "de", "fr", "hi"] as const;
export type Language = (typeof languages)[number];
