import { anyOf, oneOf } from "../../handbook/any-of.ts";

const kin = oneOf(
  "husband|wife|partner|mum|mom|mother|dad|father|brother|sister|nan|gran|uncle",
  String.raw`grand\w+|aunt\w*`,
);
const acquaintances = oneOf(
  "friend|mate|neighbour|neighbor|colleague|roommate|flatmate|boss|client|student|patient|teacher",
);
const carers = oneOf(
  String.raw`doctor|doc|gp|physio\w*|cardiologist|oncologist|neurologist|consultant|midwife|surgeon`,
  "therapist|specialist|nurse|team",
);

/**
 * What a message says around what it tells: who it is about, when, whether it is over, looked after, denied, or
 * only a story. None of these decides anything; each is a feature that triage has learned to weigh. Expects
 * normalised text.
 */
export const circumstanceWords: Record<string, RegExp[]> = {
  "somebody else": [
    anyOf(`(?:my|our|the|her|his) (?:${kin}|${acquaintances})`),
    anyOf(
      "(?:mi|nuestro) (?:marido|mujer|madre|padre|hermano|hermana|amigo|amiga|vecina|vecino|abuela|abuelo)",
    ),
    /\bmein(?:e|em|en)? (?:mann|frau|mutter|vater|bruder|schwester|freund\w*|nachbar\w*|oma|opa)\b/,
    /\b(?:mon|ma) (?:mari|femme|mere|pere|frere|soeur|ami|amie|voisine?|copine?)\b/,
    /\b(?:papa|mummy|pitaji|maa|patni|pati|bhai|behen)\b/,
  ],
  "a child": [
    anyOf(
      "baby|toddler|newborn|infant|little one|my (?:son|daughter|kid|boy|girl)",
      "bub|wean|bairn", // Australian, Scottish
      String.raw`grand(?:son|daughter|child)\w*|\d{1,2} ?(?:yo|year old|months? old|weeks? old)`,
    ),
    anyOf(
      "bebe|nino|nina|mi hijo|mi hija|nieto|nieta",
      "mein sohn|meine tochter|kleine[rn]?|mon fils|ma fille",
      "beta|beti|bachcha|bachche",
    ),
  ],
  "an animal": [
    anyOf(
      "dog|cat|kitten|puppy|horse|cow|sheep|hamster|parrot|vet",
      "perro|gato|hund|katze|chien|chat|kutta|billi",
    ),
  ],
  "right now": [
    anyOf(
      "right now|just now|as i (?:type|write)|at the moment|tonight|this (?:morning|evening|minute)",
      "since (?:this|last night|yesterday|breakfast|lunch|dinner)",
      "an? hour ago|minutes? ago|mins? ago|hours? now|still",
    ),
    anyOf(
      "ahora|ahora mismo|esta (?:manana|noche)|desde (?:ayer|anoche|hace)",
      "jetzt|gerade|seit (?:heute|gestern|einer stunde)|heute",
      "maintenant|ce (?:matin|soir)|depuis (?:hier|ce)",
      "abhi|subah se|aaj",
    ),
  ],
  "long ago": [
    anyOf(
      String.raw`years? ago|months ago|decades?|back in|in (?:19|20)\d\d`,
      "last (?:year|summer|winter|spring|autumn|fall)",
      "as a (?:child|kid|girl|boy)|when i was|used to|once upon",
    ),
    anyOf(
      String.raw`hace (?:anos|muchos)|de nina|de nino|vor (?:jahren|\w+ jahren)|damals|fruher`,
      String.raw`il y a (?:\w+ )?ans|autrefois|saal pehle|pehle`,
    ),
  ],
  "over or looked into": [
    anyOf(
      "all clear|cleared|checked (?:me|him|her|it|out)|got checked|they (?:scanned|checked|tested|did)",
      "x ?rayed|scan(?:s)? (?:was|were|is|clear|fine)|came back (?:fine|clear|normal)",
      "turned out|it was (?:only|just)|only a|nothing (?:broken|serious|wrong)",
      "recovered|healed|discharged|in remission|right as rain|as good as new|back to normal",
      "home now|back home|all (?:fine|good|well|better) now|better now|gone now|fine now|went away",
    ),
    anyOf(
      "todo (?:bien|normal)|dado de alta|no era nada|ya paso",
      "alles (?:gut|in ordnung)|entwarnung|war nur",
      "tout va bien|rien de grave|c etait (?:juste|que)|ab theek|theek hai",
    ),
  ],
  "under care": [
    anyOf(
      `${carers} (?:says|said|knows|is happy|s happy|happy|okayed|approved|gave)`,
      "under (?:the )?care|under control|well controlled|stable|on (?:medication|tablets|treatment)",
      "signed off|diagnosed|follow up|every (?:three|six) months",
    ),
    anyOf(
      "mi (?:medico|doctora?) (?:dice|sabe)|mein arzt|meine arztin|arzt sagt|mon medecin|ma medecin",
      "doctor ne|doctor saab",
    ),
  ],
  "not looked into": [
    anyOf(
      "dont want (?:to )?(?:bother|fuss|waste|go to)|dont want (?:an? )?ambulance|dont tell",
      "no (?:fuss|doctor|hospital)|not (?:going|bothering)|cant (?:afford|get hold)",
      "wont (?:go|see)|refuses to|wait and see|sleep it off|walk it off",
      "probably nothing|prob nothing|its nothing",
    ),
    /\b(?:no quiero molestar|sera nada|wird schon|keine umstande|ca va passer|pas deranger)\b/,
  ],
  denied: [
    anyOf(
      String.raw`no (?:pain|chest|numb\w*|fever|bleeding|swelling|weakness|dizz\w*|blood|headache)`,
      String.raw`no (?:breath\w*|vomit\w*|injur\w*|symptoms)`,
    ),
    /\b(?:nobody|no one|not) (?:hurt|injured|harmed|in danger|in pain|sick|ill)\b/,
    /\b(?:no harm|not like that|not literally|figure of speech|dont worry|no drama|relax)\b/,
  ],
  "a story, film or game": [
    anyOf(
      "film|movie|series|season|episode|netflix|documentary|novel|book|chapter|podcast",
      String.raw`show|play|scene|character|plot|script|song|lyrics|musical|opera|rehears\w*|audition`,
      String.raw`game|boss fight|level|role ?play|dream\w*|nightmare`,
      "quiz|exam|essay|lecture|course|first aid|training|drill",
    ),
    anyOf(
      "pelicula|serie|novela|libro|juego|sueno|film|buch|roman|spiel|traum|livre|jeu|reve",
      "picture|kahani|sapna",
    ),
  ],
  "asked in general": [
    anyOf(
      "what (?:are|is|would be) the (?:signs|symptoms|difference)|what does .{1,30} mean|what if",
      "is it true|can yoga|does yoga|how do you (?:spell|know)|in general|hypothetically",
      "just curious|asking because|wondering (?:if|why|whether)",
    ),
  ],
  "a joke or figure": [
    anyOf(
      String.raw`lol|haha\w*|lmao|rofl|jk|joking|kidding|laugh\w*|giggl\w*`,
      String.raw`figuratively|metaphor\w*|so to speak|dramatic|drama queen`,
    ),
    /[😂🤣😅😆😹]/u,
  ],
  goodbye: [
    anyOf(
      "goodbye|farewell|last time|wont be (?:here|around|needing|coming)",
      "better off without|burden|no point|cant go on|done with (?:it all|everything|life)",
      "end it|not wake up|give away|gave away|gave my",
      "letter|note|sorted everything|affairs|passwords|next of kin|refund .{0,20}(?:family|kin)",
    ),
    /\b(?:despedida|adios para siempre|carga|abschied|last fallen|adieu|fardeau|bojh)\b/,
  ],
  "a hand raised": [
    anyOf(
      String.raw`hits? me|slapped|punched|choke[sd]?|strangl\w*|hands? (?:a?round|on) my (?:neck|throat)`,
      String.raw`threaten\w*|locked me|wont let me|follows? me|watching (?:me|the house)`,
      "afraid of him|scared of (?:him|my)|knife|gun|kill (?:me|us|her|him)",
    ),
    /\b(?:me pega|me pego|amenaza|schlagt mich|bedroht|me frappe|me menace|maarta|maara)\b/,
  ],
  "swallowed or taken": [
    anyOf(
      String.raw`swallowed|took (?:all|the whole|\d+|too many|double|twice|extra|them)|overdos\w*`,
      "ate (?:some|the|a)|drank|pills?|tablets?|capsules?|bleach|antifreeze|battery|magnets?",
      "mushrooms?|berries|pods?|gas|fumes|carbon monoxide|alarm",
    ),
    /\b(?:pastillas|trago|tragado|tabletten|verschluckt|cachets|avale|comprimes|goliyan|goli|kha li)\b/,
  ],
  pregnant: [
    anyOf(
      String.raw`pregnan\w*|weeks? (?:pregnant|along|gone)|trimester|expecting|bump|due (?:date|in)|midwife`,
      "embarazada|schwanger|ssw|enceinte|garbhavati",
    ),
  ],
  "of a body": [
    anyOf(
      "head|face|eyes?|vision|sight|ears?|mouth|lips?|tongue|jaw|throat|neck",
      String.raw`chest|heart|lungs?|breath\w*|breast\w*|ribs?|back|spine|belly|tummy|stomach|guts?`,
      String.raw`bowel\w*|bladder|pee\w*|urine|poo\w*|groin|testicle\w*|balls|womb|period`,
      "hips?|legs?|thighs?|calf|calves|knees?|feet|foot|ankles?|toes?",
      "arms?|hands?|wrists?|fingers?|shoulders?",
      "skin|rash|wound|stitches|scar|bones?|muscles?|nerves?|body",
      String.raw`blood\w*|bleed\w*|bled|pulse|sugar|pressure`,
    ),
    anyOf(
      String.raw`pain\w*|hurt\w*|ach\w+|sore\w*|stab\w*|burn\w*|sick\w*|ill|illness|nausea\w*|vomit\w*`,
      String.raw`threw up|throwing up|dizz\w*|faint\w*|collaps\w*|pass(?:ed|ing) out|blackout|unconscious`,
      String.raw`numb\w*|tingl\w*|weak\w*|limp|floppy|seizure|fit|confus\w*|slurr\w*|droop\w*`,
      String.raw`swell\w*|swollen|fever\w*|temperature|shiver\w*|cough\w*|wheez\w*|chok\w*`,
      String.raw`injur\w*|fell|broken?|cut\w*|bruis\w*|infect\w*|allerg\w*`,
    ),
    anyOf(
      String.raw`doctor\w*|gp|hospital|ambulance|nurse|operation|surgery|chemo`,
      String.raw`pills?|tablets?|capsules?|medic\w*|dose|insulin|inhaler`,
      String.raw`die|died|dying|dead|death|kill\w*|suicid\w*|harm\w*|life|living|alive|wake|breathe`,
      String.raw`starv\w*|eat\w*|drank|drunk|swallow\w*|poison\w*|pregnan\w*|baby`,
    ),
  ],
  "around the studio": [
    anyOf(
      String.raw`showers?|towels?|lockers?|toilets?|loo|changing room|door\w*|key|heating|window`,
      String.raw`parking|park(?:ed)?|car park|bus|tram|train|traffic|weather|rain\w*|fog|snow`,
      "music|playlist|candles?|incense|mat|mats|socks|leggings|lost|found|left my|umbrella|bottle",
      "desk|reception|receipt|refund|invoice|voucher|website|link|zoom|password|email",
      String.raw`booking|book(?:ed)?|cancel\w*|reschedul\w*|swap|late|early|sign(?:ed)? up|spot|waitlist`,
      "class|classes|lesson|course|teacher|instructor|pass|price|neighbour|lady|gentleman|bloke|girl at",
    ),
  ],
  "sudden or worse": [
    anyOf(
      String.raw`sudden\w*|out of nowhere|all at once|worst|getting worse|worse|spreading`,
      "cant (?:stop|breathe|feel|move|see|speak|walk|stand|wake)|wont (?:stop|wake)",
      "de repente|peor|plotzlich|schlimmer|soudain|pire|achanak",
    ),
  ],
};
