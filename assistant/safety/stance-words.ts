/**
 * The words that tell whether something is recommended or warned of. English first, then Spanish, German, French
 * and Hindi, as texts are read: lower case, without accents or apostrophes. `*` is any ending, `_` any one word.
 */
export type Stance = "no" | "against" | "for" | "spoils" | "harmless" | "turn" | "states";

export const stanceWords: { item: Stance; list: string }[] = [
  {
    item: "no",
    list: `no, not, never, dont, doesnt, didnt, isnt, arent, wasnt, werent, cant, cannot, couldnt, wont, wouldnt, shouldnt,
      mustnt, neednt, neither, nor, without, none, nothing, hardly, nope, zero, nobody, no one, nunca, sin, jamas, ni, tampoco, nada, nicht, kein,
      keine, keinen, keiner, keinem, keines, nie, niemals, ohne, nichts, ne, pas, jamais, sans, aucun, aucune, ni, rien,
      nahi, nahin, mat karo, mat karna, mat kar*, mat rok*, mat lo, mat lena, mat kha*, mat bata*, mat chho*, mat rakh*, bina, bagair, नहीं, मत, बिना, न`,
  },
  {
    item: "against",
    list: `leave the _ until, leave _ until, leave it until, avoid*, skip, skips, skipping, skipped, leave _ out, leave out, leave _ _ out, leave _ alone, leave off, leave _ off, leaving out, left out, leave _ for, leave that, leave those, omit*, steer clear, keep you clear, keeps you clear, keep clear, clear of, stay away, stay clear, stay off,
      keep away, keep off, keep clear, hold off, rule out, ruled out, rules out, refrain*, pass on, say no, go easy, go without, give _ a miss, off the table, off limits, off the menu, off the list,
      not recommended, contraindicat*, unsafe, unsuitable, may contain, can contain, often contain*, sometimes contain*, usually contain*, tend* to contain, contain*, contien*, enthalt*, contient, contiennent, risky, risk, risks, dangerous, danger, forbidden, prohibited, beware, caution*, careful, carefully, watch out, watch for, wary, warn*,
      best avoided, best left, opt out, decline*, turn down, walk past, pass up, give _ _ a miss, sidestep*, can wait, wait with, has to go, have to go, must go, has to wait, sign to come out, no go, a no, is out, are out, is off, are off, stop, come out of, coming out of, out of, before any, before trying, postpone*, delay*, swap*, replac*, substitut*, alternative to, alternatives to,
      rather than, in place of, instead of, free of, free from, apart from, other than, except*, until your doctor, until your surgeon, until your physio*, until your midwife, until your gp, until your team, until your check, until your consultant, until a doctor, until the doctor, until you have been, until youve been, until after, only with, only under, only if, only when, with a teacher, with your teacher, experienced teacher, qualified teacher,
      under supervision, supervised, before you, too much, too strong, too risky, too deep, not for, drop, cut out, ditch, limit*, reduce*, save _ for, worse*, aggravat*, irritat*, trigger*, provok*, myth, wouldnt, didnt include, ask your, ask the, check with, check that, check the label, read the label, read labels, read the packet, look out, hidden, hide, hides, hiding, worth a question, question to your, worth asking, worth a quick question, you asked about, you asked, you mentioned, asked about, ask about, asking about, question about, question on, wondering about, talk about, said to be, later, not yet, need care, needs care, with care, need some care, check the, check your, check whether, check for, check if, check every, often have, many have, sometimes have,
      problem*, issue, unwise, inadvisable, ill advised, counterproductive, banned, harm, harmful, hurt*, minus,
      evit*, deja fuera, dejar fuera, dejaria, deja de lado, dejar de lado, prescind*, omit*, en lugar de, en vez de, salvo, excepto, cuidado, peligros*, contraindicad*, desaconsej*, sustituy*, sustitu*, cambia _ por, riesgo*, no recomend*,
      vermeid*, verzicht*, weglass*, lass* _ weg, lass _ aus, lass* lieber, auslass*, auslasst, statt, anstatt, anstelle, ausser, vorsicht*, gefahrlich*, riskant*, risiko*, ungeeignet*, kontraindiziert*, tabu, finger weg, finger lassen, ersetz*, besser nicht, lieber nicht, meid*, abraten, abgeraten,
      evite*, eviter, laisse* de cote, laisse* tomber, laisserai*,  remplac*, au lieu de, plutot que, a la place de, sauf, attention*, dangereu*, deconseill*, contre indiqu*, risque*, proscri*, abstien*, abstene*, mefi*,
      bachen, bache, bachna, bachiye, parhez*, chhod*, chod*, ki jagah, ke bajay, khatra, khatarnak, बचें, बचना, परहेज*, छोड*, की जगह, के बजाय, खतर*, सावधान*`,
  },
  {
    item: "spoils",
    list: `poor match, bad match, bad mix, dont mix, doesnt mix, raise*, raising, increase*, increasing, put* pressure, puts weight, put weight, put* strain, put* load, put* stress, load*, strain*, compress*, press on, presses on, spike*, overload*, stress*, contain*, made from, made with, made of, brewed, is wheat, is milk, is dairy, are dairy, has wheat, has gluten, have gluten, has milk, has dairy, has egg, is made, comes from, derived, worst, bad for, hard on, tough on, rough on, not ok, one to skip, one to avoid, one to leave, ones to skip, ones to avoid, ones to leave, late on, comes late, come late, quite late, is sesame, is pure, is fish, count as, counts as, source of, raises, lift* your blood pressure, aument*, sube*, contien*, erhoh*, belast*, enthalt*, steiger*, augment*, contient, contiennent, badha*, बढ़*`,
  },
  {
    item: "harmless",
    list: `unsafe, harm*, hurt*, danger*, risk*, problem*, issue*, worr*, wrong, forbidden, afraid, fear*, forget*, hesitat*, shy, miss, miss out, skip*, avoid*, leave*, omit*, rule out, exclude*, reason, need, matter*, doubt*, better, stop, give up, limit*, scare*, bad, only, just, peligro*, miedo, olvid*, problema*, vergess*, angst, schad*, schlimm, gefahr*, oubli*, peur, danger*, grave, hesit*, ghabra*, dar, bhool*, nuksan`,
  },
  // "Tahini is pure sesame" tells what is in it.
  {
    item: "states",
    list: `pounded with, is pure, is made, are made, is basically, is essentially, its basically, is just, brewed with, brewed from, made from, made with, made of, is full of, are full of, count* as, is a source, is a form of, es puro, ist reine*, besteht aus, hecho de, hecha de, fait de, a base de`,
  },
  {
    item: "turn",
    list: `but, however, though, although, yet, still, whereas, instead, then, so, pero, aunque, sino, luego, aber, sondern, dann, jedoch, mais, puis, alors, ensuite, lekin, phir, magar, लेकिन, फिर`,
  },
  {
    item: "for",
    list: `try, do, use, add, ready for, enjoy, snack on, nibble, munch, sip, reach for, bring, pack, include, practise, practice, go into, come into, move into, kick up, start with, begin with, finish with, end with, take, eat, have, choose, cook, sprinkle, drizzle, top, stir in, mix in, love, recommend*, great, good, ideal, perfect, safe, fine, works well, work well, go for, pick, keep, serve*, prueba, haz, usa, come, toma, agrega, anade, ideal, perfect*, probier*, mach*, nimm, iss, gib, streu*, essaie*, essayez, fait*, prenez, prends, ajoute*, mange*, karo, karen, kijiye, khaye*, khao, lo, len`,
  },
];

/** The two halves of a warning around what it is about, "I'd leave headstand out": which verb goes with which ends. */
export const partedWarnings: [verb: RegExp, ends: RegExp][] = [
  [/^(?:leave|leaving|left)$/, /^(?:out|alone|off|aside|behind|be|for)$/],
  [
    /^(?:keep|keeping|take|taking|cross|crossing|rule|ruling|cut|cutting|swap|trade|switch)$/,
    /^(?:out|off)$/,
  ],
  [/^(?:put|putting|park|set|setting)$/, /^(?:aside|away|hold|shelf)$/],
  [/^(?:let)$/, /^(?:rest|go|be)$/],
  [/^(?:give|giving)$/, /^(?:miss)$/],
  [/^(?:save|saving)$/, /^(?:later|when|after)$/],
  [/^(?:deja|dejar|dejaria|deje|quita|quitar)$/, /^(?:fuera|lado|adelante)$/],
  [/^(?:tausch|lass|nimm|streich|wurde)/, /^(?:weg|aus|sein|raus|beiseite|weglassen|auslassen)$/],
  [/^(?:laiss|mets|mettez|mettre|enlev|retir)/, /^(?:cote|tomber|tard)$/],
];
