/** Lower case without accents; "can't" and "cant" are the same. */
export function normalise(text: string): string {
  return (
    text
      .normalize("NFKD")
      // Accents of Latin letters only: in Hindi such marks are letters of their own.
      .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll(/[’'`´](?=(?:t|s|m|re|ve|ll|d)\b)/g, "")
      // Elsewhere, as in French, it parts two words.
      .replaceAll(/[’'`´]/g, " ")
  );
}
