/** Numbers in words, as people write how long something takes: in English, Spanish, German, French and Hindi. */
const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const englishTens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Words by their numbers. */
const others: Record<number, string> = {
  1: "a an un une uno una ein eine einer einen ek एक",
  2: "couple deux dos zwei zwoa zwo do दो",
  3: "trois tres drei dree teen tin तीन",
  4: "quatre cuatro vier char chaar चार",
  5: "cinq cinco funf fuenf fünfe paanch panch पाँच पांच",
  6: "seis sechs chhe chhah che छह",
  7: "sept siete sieben saat सात",
  8: "huit ocho acht aath आठ",
  9: "neuf nueve neun nau नौ",
  10: "dix diez zehn dizaine decena das dus दस",
  11: "onze once elf gyarah gyara",
  12: "douze doce zwolf zwoelf douzaine docena dozen barah baarah बारह",
  13: "treize trece dreizehn terah",
  14: "quatorze catorce vierzehn chaudah",
  15: "quinze quince funfzehn fuenfzehn quinzaine quincena pandrah pandra पंद्रह पन्द्रह",
  16: "seize dieciseis sechzehn solah",
  17: "diecisiete siebzehn satrah",
  18: "dieciocho achtzehn atharah",
  19: "diecinueve neunzehn unnis",
  20: "vingt vingtaine veinte veintena zwanzig zwanzisch twinty bees bis बीस",
  25: "veinticinco pachees pachis pacchees पच्चीस",
  30: "trente trentaine treinta dreissig dreißig thurty tees तीस",
  35: "paintees paintis",
  40: "quarante quarantaine cuarenta vierzig fowerty chalis chalees चालीस",
  45: "paintalis paintalees पैंतालीस",
  50: "cinquante cinquantaine cincuenta funfzig fuenfzig pachas pachaas पचास",
  60: "soixante sesenta sechzig साठ",
  70: "siebzig setenta",
  80: "achtzig ochenta",
  90: "neunzig noventa nabbe",
};

const germanOnes = "ein zwei drei vier funf sechs sieben acht neun".split(" ");
const germanTens: Record<string, number> = { zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50 };
const spanishOnes = "uno dos tres cuatro cinco seis siete ocho nueve".split(" ");

export const numbers = new Map<string, number>([
  ...ones.map((word, index) => [word, index + 1] as const),
  ...englishTens.map((word, index) => [word, (index + 2) * 10] as const),
  ...Object.entries(others).flatMap(([value, words]) =>
    words.split(" ").map((word) => [word, Number(value)] as const),
  ),
  ...Object.entries(germanTens).flatMap(([ten, value]) =>
    germanOnes.map((one, index) => [`${one}und${ten}`, value + index + 1] as const),
  ),
  ...spanishOnes.map((one, index) => [`veinti${one}`, 21 + index] as const),
]);

/** What another number may follow: "twenty-five", "vingt-cinq". */
export const tens = [
  ...englishTens,
  ..."vingt trente quarante cinquante soixante treinta cuarenta cincuenta".split(" "),
];

/** What is an ordinary word too, of whatever language, counts only right before minutes or hours. */
export const onlyBeforeUnit = new Set(
  "un une uno una ein eine einer einen ek do dos das bis once teen tin char chaar che saat quatre cuatro dus elf onze nau tees bees vier seize tres".split(
    " ",
  ),
);
