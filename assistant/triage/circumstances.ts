/**
 * What a message says around what it tells: who it is about, when, whether it is over, looked after, denied, or
 * only a story. None of these decides anything; each is a feature that triage has learned to weigh. Expects
 * normalised text.
 */
const patterns: Record<string, RegExp[]> = {
  "somebody else": [
    /\b(?:my|our|the|her|his) (?:husband|wife|partner|mum|mom|mother|dad|father|brother|sister|friend|mate|neighbour|neighbor|colleague|grand\w+|nan|gran|aunt\w*|uncle|roommate|flatmate|boss|client|student|patient|teacher)\b/,
    /\b(?:mi|nuestro) (?:marido|mujer|madre|padre|hermano|hermana|amigo|amiga|vecina|vecino|abuela|abuelo)\b/,
    /\bmein(?:e|em|en)? (?:mann|frau|mutter|vater|bruder|schwester|freund\w*|nachbar\w*|oma|opa)\b/,
    /\b(?:mon|ma) (?:mari|femme|mere|pere|frere|soeur|ami|amie|voisine?|copine?)\b/,
    /\b(?:papa|mummy|pitaji|maa|patni|pati|bhai|behen)\b/,
  ],
  "a child": [
    /\b(?:baby|toddler|newborn|infant|bub|wean|bairn|little one|my (?:son|daughter|kid|boy|girl)|grand(?:son|daughter|child)\w*|\d{1,2} ?(?:yo|year old|months? old|weeks? old))\b/,
    /\b(?:bebe|nino|nina|mi hijo|mi hija|nieto|nieta|mein sohn|meine tochter|kleine[rn]?|mon fils|ma fille|beta|beti|bachcha|bachche)\b/,
  ],
  "an animal": [
    /\b(?:dog|cat|kitten|puppy|horse|cow|sheep|hamster|parrot|vet|perro|gato|hund|katze|chien|chat|kutta|billi)\b/,
  ],
  "right now": [
    /\b(?:right now|just now|as i (?:type|write)|at the moment|tonight|this (?:morning|evening|minute)|since (?:this|last night|yesterday|breakfast|lunch|dinner)|an? hour ago|minutes? ago|mins? ago|hours? now|still)\b/,
    /\b(?:ahora|ahora mismo|esta (?:manana|noche)|desde (?:ayer|anoche|hace)|jetzt|gerade|seit (?:heute|gestern|einer stunde)|heute|maintenant|ce (?:matin|soir)|depuis (?:hier|ce)|abhi|subah se|aaj)\b/,
  ],
  "long ago": [
    /\b(?:years? ago|back in|in (?:19|20)\d\d|last (?:year|summer|winter|spring|autumn|fall)|as a (?:child|kid|girl|boy)|when i was|used to|once upon|decades?|months ago)\b/,
    /\b(?:hace (?:anos|muchos)|de nina|de nino|vor (?:jahren|\w+ jahren)|damals|fruher|il y a (?:\w+ )?ans|autrefois|saal pehle|pehle)\b/,
  ],
  "over or looked into": [
    /\b(?:all clear|cleared|checked (?:me|him|her|it|out)|got checked|they (?:scanned|checked|tested|did)|turned out|it was (?:only|just)|only a|nothing (?:broken|serious|wrong)|came back (?:fine|clear|normal)|x ?rayed|scan(?:s)? (?:was|were|is|clear|fine)|recovered|healed|right as rain|as good as new|home now|back home|all (?:fine|good|well|better) now|discharged|better now|gone now|went away|fine now|back to normal|in remission)\b/,
    /\b(?:todo (?:bien|normal)|dado de alta|no era nada|ya paso|alles (?:gut|in ordnung)|entwarnung|war nur|tout va bien|rien de grave|c etait (?:juste|que)|ab theek|theek hai)\b/,
  ],
  "under care": [
    /\b(?:(?:doctor|doc|gp|physio\w*|cardiologist|oncologist|neurologist|consultant|midwife|surgeon|therapist|specialist|nurse|team) (?:says|said|knows|is happy|s happy|happy|okayed|approved|gave)|under (?:the )?care|well controlled|stable|on (?:medication|tablets|treatment)|signed off|diagnosed|follow up|every (?:three|six) months|under control)\b/,
    /\b(?:mi (?:medico|doctora?) (?:dice|sabe)|mein arzt|meine arztin|arzt sagt|mon medecin|ma medecin|doctor ne|doctor saab)\b/,
  ],
  "not looked into": [
    /\b(?:dont want (?:to )?(?:bother|fuss|waste|go to)|no (?:fuss|doctor|hospital)|not (?:going|bothering)|cant (?:afford|get hold)|wont (?:go|see)|refuses to|dont tell|dont want (?:an? )?ambulance|probably nothing|prob nothing|its nothing|wait and see|sleep it off|walk it off)\b/,
    /\b(?:no quiero molestar|sera nada|wird schon|keine umstande|ca va passer|pas deranger)\b/,
  ],
  denied: [
    /\bno (?:pain|chest|numb\w*|fever|bleeding|swelling|weakness|dizz\w*|blood|headache|breath\w*|vomit\w*|injur\w*|symptoms)\b/,
    /\b(?:nobody|no one|not) (?:hurt|injured|harmed|in danger|in pain|sick|ill)\b/,
    /\b(?:no harm|not like that|not literally|figure of speech|dont worry|no drama|relax)\b/,
  ],
  "a story, film or game": [
    /\b(?:film|movie|series|season|episode|novel|book|chapter|podcast|show|play|scene|character|plot|script|game|boss fight|level|netflix|documentary|song|lyrics|musical|opera|rehears\w*|audition|quiz|exam|essay|lecture|course|first aid|training|drill|role ?play|dream\w*|nightmare)\b/,
    /\b(?:pelicula|serie|novela|libro|juego|sueno|film|buch|roman|serie|spiel|traum|livre|jeu|reve|picture|kahani|sapna)\b/,
  ],
  "asked in general": [
    /\b(?:what (?:are|is|would be) the (?:signs|symptoms|difference)|is it true|can yoga|does yoga|what does .{1,30} mean|how do you (?:spell|know)|in general|hypothetically|what if|just curious|asking because|wondering (?:if|why|whether))\b/,
  ],
  "a joke or figure": [
    /\b(?:lol|haha\w*|lmao|rofl|jk|joking|kidding|figuratively|metaphor\w*|so to speak|dramatic|drama queen|laugh\w*|giggl\w*)\b/,
    /[😂🤣😅😆😹]/u,
  ],
  goodbye: [
    /\b(?:goodbye|farewell|last time|wont be (?:here|around|needing|coming)|better off without|no point|cant go on|done with (?:it all|everything|life)|end it|not wake up|give away|gave away|gave my|letter|note|burden|sorted everything|affairs|passwords|next of kin|refund .{0,20}(?:family|kin))\b/,
    /\b(?:despedida|adios para siempre|carga|abschied|last fallen|adieu|fardeau|bojh)\b/,
  ],
  "a hand raised": [
    /\b(?:hits? me|hit me|slapped|punched|choke[sd]?|strangl\w*|hands? (?:a?round|on) my (?:neck|throat)|threaten\w*|locked me|wont let me|follows? me|watching (?:me|the house)|afraid of him|scared of (?:him|my)|knife|gun|kill (?:me|us|her|him))\b/,
    /\b(?:me pega|me pego|amenaza|schlagt mich|bedroht|me frappe|me menace|maarta|maara)\b/,
  ],
  "swallowed or taken": [
    /\b(?:swallowed|took (?:all|the whole|\d+|too many|double|twice|extra|them)|ate (?:some|the|a)|drank|overdos\w*|pills?|tablets?|capsules?|bleach|antifreeze|battery|magnets?|mushrooms?|berries|pods?|gas|fumes|carbon monoxide|alarm)\b/,
    /\b(?:pastillas|trago|tragado|tabletten|verschluckt|cachets|avale|comprimes|goliyan|goli|kha li)\b/,
  ],
  pregnant: [
    /\b(?:pregnan\w*|weeks? (?:pregnant|along|gone)|trimester|expecting|embarazada|schwanger|ssw|enceinte|garbhavati|bump|due (?:date|in)|midwife)\b/,
  ],
  "of a body": [
    /\b(?:head|face|eyes?|vision|sight|ears?|mouth|lips?|tongue|jaw|throat|neck|chest|heart|lungs?|breath\w*|breast\w*|ribs?|back|spine|belly|tummy|stomach|guts?|bowel\w*|bladder|pee\w*|urine|poo\w*|groin|testicle\w*|balls|womb|period|hips?|legs?|thighs?|calf|calves|knees?|feet|foot|ankles?|toes?|arms?|hands?|wrists?|fingers?|shoulders?|skin|rash|wound|stitches|scar|bones?|muscles?|nerves?|body|blood\w*|bleed\w*|bled|pulse|sugar|pressure)\b/,
    /\b(?:pain\w*|hurt\w*|ach\w+|sore\w*|stab\w*|burn\w*|sick\w*|ill|ill(?:ness)|nausea\w*|vomit\w*|threw up|throwing up|dizz\w*|faint\w*|collaps\w*|pass(?:ed|ing) out|blackout|numb\w*|tingl\w*|weak\w*|swell\w*|swollen|fever\w*|temperature|shiver\w*|cough\w*|wheez\w*|chok\w*|seizure|fit|confus\w*|slurr\w*|droop\w*|limp|unconscious|floppy|injur\w*|fell|broken?|cut\w*|bruis\w*|infect\w*|allerg\w*)\b/,
    /\b(?:doctor\w*|gp|hospital|ambulance|nurse|pills?|tablets?|capsules?|medic\w*|dose|insulin|inhaler|operation|surgery|chemo|die|died|dying|dead|death|kill\w*|suicid\w*|harm\w*|life|living|alive|wake|breathe|starv\w*|eat\w*|drank|drunk|swallow\w*|poison\w*|pregnan\w*|baby)\b/,
  ],
  "around the studio": [
    /\b(?:showers?|towels?|lockers?|toilets?|loo|changing room|door\w*|key|parking|park(?:ed)?|car park|bus|tram|train|traffic|weather|rain\w*|fog|snow|heating|window|music|playlist|candles?|incense|mat|mats|socks|leggings|lost|found|left my|umbrella|bottle|desk|reception|receipt|refund|invoice|voucher|website|link|zoom|password|email|booking|book(?:ed)?|cancel\w*|reschedul\w*|swap|late|early|class|classes|lesson|course|teacher|instructor|pass|price|sign(?:ed)? up|spot|waitlist|neighbour|lady|gentleman|bloke|girl at)\b/,
  ],
  "sudden or worse": [
    /\b(?:sudden\w*|out of nowhere|all at once|worst|getting worse|worse|spreading|cant (?:stop|breathe|feel|move|see|speak|walk|stand|wake)|wont (?:stop|wake)|de repente|peor|plotzlich|schlimmer|soudain|pire|achanak)\b/,
  ],
};

const listed = Object.entries(patterns).map(([name, each]) => ({
  name,
  patterns: each.map((pattern) => new RegExp(pattern, `${pattern.flags}g`)),
}));

/** A part of a text that begins and ends with whole words. */
export type Range = { start: number; end: number };

export function circumstancesOf(plain: string): string[] {
  return circumstancesOfParts(plain, [{ start: 0, end: plain.length }])[0] ?? [];
}

/** The circumstances of each part of a text by itself; the parts follow each other and may overlap. */
export function circumstancesOfParts(plain: string, parts: Range[]): string[][] {
  const found = parts.map((): string[] => []);
  for (const { name, patterns: own } of listed) {
    const isIn = parts.map(() => false);
    for (const pattern of own) markParts(pattern, plain, parts, isIn);
    isIn.forEach((is, index) => {
      if (is) found[index]?.push(name);
    });
  }
  return parts.map(({ start, end }, index) => describePart(found[index] ?? [], plain.slice(start, end)));
}

/** Marks the parts in which a pattern is found, in one pass: no pattern looks beyond what it matches and the edges of words. */
function markParts(pattern: RegExp, plain: string, parts: Range[], isIn: boolean[]): void {
  let first = 0;
  let passed = 0;
  for (;;) {
    let open = parts[first];
    while (open && (isIn[first] || open.end <= passed)) {
      first += 1;
      open = parts[first];
    }
    if (!open) return;
    pattern.lastIndex = Math.max(passed, open.start);
    const match = pattern.exec(plain);
    if (!match) return;
    const start = match.index;
    passed = pattern.lastIndex;
    for (let at = first; (parts[at]?.start ?? passed) < passed; at += 1) {
      const part = parts[at];
      if (!part || isIn[at] || part.end <= start) continue;
      const isWithin = part.start <= start && passed <= part.end;
      // Where a part cuts through it, something shorter may be found on either side.
      isIn[at] = isWithin || plain.slice(part.start, part.end).search(pattern) >= 0;
    }
  }
}

function describePart(found: string[], plain: string): string[] {
  // Two together say more than each: a child that swallowed something, or a film in which somebody did.
  const together = found.flatMap((one, index) =>
    found.slice(index + 1).map((other) => `${one} and ${other}`),
  );
  return [
    ...found,
    ...together,
    ...(found.includes("of a body") ? [] : ["nothing of a body"]),
    ...(/\d/.test(plain) ? measured(plain) : []),
    `length ${Math.min(6, Math.floor(Math.log2(plain.length / 12 + 1)))}`,
  ];
}

/** Figures that mean something by their size, whatever the words around them. */
function measured(plain: string): string[] {
  const found: string[] = [];
  for (const [, text = ""] of plain.matchAll(/\b(\d{2}[.,]\d)\b/g)) {
    const degrees = Number(text.replace(",", "."));
    if (degrees >= 38 && degrees <= 42.5) found.push("fever measured");
    if (degrees >= 36 && degrees < 37.6) found.push("no fever measured");
  }
  for (const [, upper = "", lower = ""] of plain.matchAll(/\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b/g)) {
    if (Number(upper) >= 160 && Number(lower) >= 90 && Number(upper) <= 260) found.push("pressure high");
    if (Number(upper) <= 90 && Number(lower) <= 60 && Number(upper) >= 50) found.push("pressure low");
  }
  for (const [, text = ""] of plain.matchAll(/\b([1-3][.,]\d)\b/g))
    if (Number(text.replace(",", ".")) < 3.9) found.push("sugar may be low");
  for (const [, text = ""] of plain.matchAll(/\b(1[6-9]|2\d|3\d)[.,]\d\b/g))
    if (Number(text) < 36) found.push("sugar may be high");
  for (const [, text = ""] of plain.matchAll(
    /\b(\d{2,3}) (?:pills|tablets|paracetamol|tylenol|ibuprofen|pastillas|tabletten|comprimes|goliyan)\b/g,
  )) {
    if (Number(text) >= 10) found.push("many tablets");
  }
  return [...new Set(found)];
}
