/** Little words of languages that are not read here, parted by spaces. Two of them in a text give it away. */
const foreignWords = new Set(
  [
    "sono mangio che ho della degli anche senza latte uova pesce allergica allergico intollerante",
    "nao sou tenho como nem leite ovos peixe alergica alergico intolerante uma muito sem",
    "ik ben geen eet niet zonder melk eieren vis allergisch een maar",
    "jestem nie jem mam mleka jajek ryb uczulenie bez",
    "yemiyorum yerim ama sut yumurta balik alerjim yok ve urunleri dokunuyor",
    "jag ater inte och utan mjolk agg fisk allergisk jeg spiser ikke uden uten melk",
    "sunt mananc fara lapte oua peste alergie",
    "nem eszem tejet tojast hal vagyok",
    "jsem nejim mleko vejce ryby alergii",
  ]
    .join(" ")
    .split(" "),
);

/** Letters of neither the Latin nor the Devanagari script. */
const otherScript = /[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]/u;
const enough = 2;

/** Whether a text is in a language that is not read here, so that what it says must not be guessed at. */
export function isForeign(
  text: string,
  words: { text: string }[],
  isEnglish: (word: string) => boolean,
): boolean {
  if (otherScript.test(text)) return true;
  const foreign = new Set<string>();
  for (const word of words) if (foreignWords.has(word.text)) foreign.add(word.text);
  if (foreign.size < enough) return false;
  return foreign.size > words.filter((word) => isEnglish(word.text)).length;
}
