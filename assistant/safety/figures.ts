/** Numbers that mean something: said in words that the red flags know. Expects normalised text. */
export function readFigures(plain: string): string {
  return plain
    .replaceAll(
      /\b(\d{1,2})\.? ?(?:weeks?|wks?|semanas?|semaines?|wochen?|ssw|hafte|हफ्ते)\b/g,
      (said, weeks) =>
        isBetween(weeks, 6, 42) ? `${said} gestationweeks ${trimesterOf(Number(weeks))}` : said,
    )
    .replaceAll(
      /\b(?:sugar|glucose|glucosa|azucar|zucker\w*|glycemie|meter|reading|levels?|शुगर)\b\D{0,30}(hi|\d{1,3}(?:[.,]\d)?)(?![\d%])/g,
      (said, reading) => (isDangerousSugar(reading) ? `${said} dangeroussugar` : said),
    )
    .replaceAll(/\b(\d{2}(?:[.,]\d)?) ?(?:kg|kilos?|किलो)(?![\p{L}])/gu, (said, weight) =>
      isBetween(weight, 25, 43) ? `${said} tinyweight` : said,
    )
    .replaceAll(/\b(\d{2,3}) ?(?:\/|over|zu|sobre|sur) ?(\d{2,3})\b/g, (said, upper, lower) => {
      if (isBetween(upper, 140, 250) && isBetween(lower, 60, 150)) return `${said} highpressurereading`;
      return isBetween(upper, 60, 95) && isBetween(lower, 30, 65) ? `${said} lowpressurereading` : said;
    })
    .replaceAll(/\bbmi\D{0,12}(\d{1,2}(?:[.,]\d)?)/g, (said, index) =>
      isBetween(index, 8, 16) ? `${said} tinyweight` : said,
    );
}

function trimesterOf(weeks: number): string {
  if (weeks < 14) return "firsttrimester";
  return weeks < 28 ? "secondtrimester" : "thirdtrimester";
}

/** In mmol/l below 3.6 or from 18 to 40, in mg/dl below 65 or above 300. */
function isDangerousSugar(reading: string): boolean {
  if (reading === "hi") return true;
  return isBetween(reading, 0.5, 3.5) || isBetween(reading, 18, 64) || isBetween(reading, 300, 999);
}

function isBetween(text: string, least: number, most: number): boolean {
  const value = Number(text.replace(",", "."));
  return value >= least && value <= most;
}
