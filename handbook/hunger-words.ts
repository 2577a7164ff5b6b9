/** Ways of starving, of food as punishment, and illnesses that need a dietitian, as people write of them. Expects normalised text. */
import { anyOf, oneOf } from "./any-of.ts";

export type Pattern = {
  /** What it stands for. */
  name: string;
  pattern: RegExp;
  /** Only where this is said too. */
  only?: RegExp;
  /** Said in the same text, it means something else. */
  unless?: RegExp;
};

const foods = oneOf("meat|fish|dairy|sugar|bread|eggs?|cheese|gluten|sweets");

const aboutWeight = anyOf(
  String.raw`weight|fat|slim\w*|thin\w*|diet|los(?:e|ing)|eat(?:ing)?|pounds?|kilos?|kg`,
  "abnehmen|adelgazar|maigrir",
);

export const crashes: Pattern[] = [
  {
    name: "few calories",
    pattern: /\b(?:[1-9]\d{1,2}|1[01]\d{2}) ?(?:k?cals?\b|calor\w*|kalorien)/,
    unless: /\bburn\w*\b/,
  },
  { name: "a fast without food", pattern: /\b(?:water|dry) fast\w*/ },
  {
    name: "one thing only",
    pattern: /\b(?:juice|water|lemon|sirf paani)\b.{0,12}\b(?:cleanse|fast|only|diet)\w*/,
  },
  { name: "a crash diet", pattern: /\bcrash diet\w*/ },
  { name: "a detox", pattern: /\bdetox\w*/ },
  {
    name: "nothing but water",
    pattern: /\b(?:only|just|solo|nur|seulement) (?:\w+ )?(?:water|juice|lemon water|agua|wasser|l eau)\b/,
  },
  {
    name: "something and water",
    pattern: /\b(?:solo|only|nur) (?:\w+ ){1,2}(?:y|and|und|et) (?:agua|water|wasser)\b/,
  },
  {
    name: "days without food",
    pattern: /\bfast(?:ing)? (?:for )?(?:\d+|two|three|four|five|seven) days?\b/,
    unless: /\b(?:ramadan|ramadhan|ramzan)\b/,
  },
  {
    name: "weight at any price",
    pattern: /\b(?:as fast as possible|whatever it takes)\b/,
    only: aboutWeight,
  },
  {
    name: "no more food",
    pattern: new RegExp(`\\bstop eating\\b(?! (?:${foods}|so|too|late|at night|before|when|if))`),
  },
  { name: "very little", pattern: /\bextreme(?:ly)? low\b/, only: aboutWeight },
  { name: "a meal every other day", pattern: /\bone meal every\b/ },
  { name: "no meals", pattern: /\bdont make me eat\b/ },
];

const spans = oneOf(
  "days?|weeks?|month|dias?|semanas?|mes|tagen?|wochen?|monat|jours?|semaines?|mois|din|hafte",
);

/** So much weight, and in what time. */
export const fastLoss = {
  weight: new RegExp(
    [
      String.raw`\b(\d+|five|six|eight|ten|twelve|fifteen|twenty) ?(kg|kilos?|pounds?|lbs?|livres?)\b`,
      "(.{0,20}?)",
      `\\b(${spans})\\b( ago)?`,
    ].join(""),
    "g",
  ),
  numbers: { five: 5, six: 6, eight: 8, ten: 10, twelve: 12, fifteen: 15, twenty: 20 } as Record<
    string,
    number
  >,
  weeks: /(\d+) ?(?:weeks|semanas|wochen|semaines)/,
  /** Somebody wants to weigh less. */
  lose: anyOf(
    "los(?:e|es|ing|s)|drop(?:ping)?|shed(?:ding)?|get rid of",
    String.raw`slim\w*|skinn\w*|thinner|lighter|weigh less`,
    String.raw`abnehm\w*|verlier\w*|abspecken|perd\w+|bajar|adelgaz\w*|maigri\w*|ghata\w*|kam`,
  ),
  /** "10 kg in 2 weeks" is a wish even without a verb. */
  within: /\b(?:in|within|by|en|dans|innerhalb|mein|me)\b/,
  /** A weight that is carried, lifted or weighed is none that is lost. */
  carried: anyOf(
    String.raw`carr\w+|lift\w*|box(?:es)?|bag|bags|suitcase|rucksack|backpack|heavy|baby|toddler|dog`,
    String.raw`dumb ?bells?|kettle ?bells?|barbell|deadlift\w*|squat\w*|weights|press\w*`,
    String.raw`trag\w+|kiste|heb\w+|cargu?\w+|caja|levant\w+|port\w+|carton|soulev\w+|utha\w*`,
  ),
};

/** Food as punishment: answered with care instead of a plan. */
export const support: Pattern[] = [
  {
    name: "an illness of eating",
    pattern: /\b(?:anorexi\w+|bulimi\w+|binge\w*|purg\w+|eating disorder)\b/,
  },
  { name: "laxatives and pills", pattern: /\b(?:laxatives?|diet pills)\b/ },
  {
    name: "words of those who praise it",
    pattern: /\b(?:thinspo|pro[- ]?ana|ana (?:diet|plan|buddy)|abc (?:diet|style)|tw: ?ed)\b/,
  },
  {
    name: "hate of one's body",
    pattern: /\b(?:hate my body|disgust\w* (?:with|by) my body|still (?:too big|too fat|look fat))\b/,
  },
  { name: "no meals", pattern: /\b(?:skip(?:ping)? (?:all )?meals|living off (?:coffee|gum|air|water))\b/ },
  { name: "punishment", pattern: /\b(?:starv(?:e|ing) myself|punish myself|earn my food)\b/ },
  {
    name: "fear and guilt",
    pattern: /\b(?:scared of food|afraid of (?:eating|food)|guilty (?:after|when) (?:i )?eat\w*)\b/,
  },
  { name: "vomiting", pattern: /\b(?:throw up after|vomit after)\b/ },
  { name: "a very low index", pattern: /\bbmi\D{0,10}(?:1[0-7])\b/ },
];

/** Illnesses in which a wrong meal does harm: no plan but a dietitian's. */
export const illnesses: Pattern[] = [
  {
    name: "an inborn error of metabolism",
    pattern:
      /\b(?:pku|phenylketonuria|galactosa?emia|hereditary fructose|fructose intolerance since birth|hfi)\b/,
  },
  {
    name: "kidneys",
    pattern: anyOf(
      "dialysis|kidney (?:disease|failure|clinic|unit|team|diet)|kidneys are (?:weak|failing|at stage)|stage [345] kidneys?",
      "ckd|renal (?:diet|failure|clinic|unit|dietitian|dietician|team)|low protein|protein (?:right |well |way )?down|potass?ium",
      "protein[- ]free(?! (?:powder|bar|shake))|(?:meal|lunch|dinner|breakfast|supper) without protein(?! (?:powder|bar|shake))",
      "low on protein|low in protein|protein (?:must|should|has to|needs to|is to) (?:be|stay) (?:small|low|little|limited|restricted|less)",
      "(?:keep|wants?|get) (?:my |the )?protein (?:small|low|limited)|(?:limit|limited|restrict(?:ed)?|reduced?) (?:my |the )?protein|less protein",
      "(?:pauvre|faible|limite) en proteines|restriction en proteines|(?:eiweiss|protein)arme?[nrs]?|bajo en proteinas|povero di proteine|ipoproteic[oa]",
    ),
  },
  {
    name: "protein against a medicine",
    pattern: anyOf(
      "protein[^.!?]{0,40}(?:blocks?|stops?|interferes? with|fights?|clash(?:es)? with|gets? in the way of) (?:my |the |his |her )?(?:tablets?|pills?|medicines?|medication|meds|levodopa|sinemet|madopar)",
    ),
  },
  {
    name: "little protein by order",
    pattern: anyOf(
      "(?:very |only |just )?(?:little|minimal|small amounts? of|not (?:too )?much) protein",
      "(?:no|nothing|without|avoid(?:ing)?) (?:too much protein|protein[- ](?:rich|heavy|packed|dense|loaded)|high[- ]protein|(?:high|rich|heavy) in protein)",
      "(?:nur|bloss) wenig (?:eiweiss|protein)|(?:solo|muy) pocas? proteinas?|(?:seulement|tres) peu de proteines|kam protein|protein kam",
    ),
    only: /doctor|consultant|dietiti|dietici|kidney|renal|nephro|clinic|hospital|specialist|arzt|niere|medico|rinon|medecin|rein|kidni/,
    unless: /too little protein|enough protein/,
  },
  { name: "feeding after an operation", pattern: /\b(?:tube feeding|gastric bypass|after bariatric)\b/ },
  {
    name: "a bowel, a pancreas or a throat that takes little",
    pattern: anyOf(
      "low[- ](?:residue|fib(?:re|er))(?! (?:powder|bar))|bowel prep|pancreatitis|dysphagia",
      "(?:pureed?|minced|soft) (?:food )?diet|thickened (?:fluids|liquids|drinks)",
    ),
  },
  { name: "liver", pattern: /\b(?:liver failure|cirrhosis)\b/ },
];

const child = oneOf("child|kid|daughter|son|teenager|boy|girl");

/** Children so small that only a professional plans for them, and children who are to lose weight. */
export const smallChildren: Pattern[] = [
  {
    name: "a baby or toddler",
    pattern: anyOf(
      String.raw`(?:for|feed(?:ing)?) (?:my|our|a|the) (?:\w+ )?(?:baby|babies|infant|newborn|toddlers?)`,
      "(?:my|our) (?:baby|infant|newborn|toddler) (?:is|has|cant|eats?|needs?|should|wont|refuses)",
    ),
    unless: /\b(?:breast ?feed\w*|nursing|postpartum)\b/,
  },
  { name: "weaning", pattern: /\b(?:baby led )?weaning (?:plan|foods?|recipes?|diet|my)\b|\bbaby food\b/ },
  {
    name: "a child under five",
    pattern: anyOf(
      String.raw`(?:\d+|six|eight|nine|ten|twelve|eighteen)[ -]months?[ -]old`,
      "(?:[1-4]|one|two|three|four)[ -]years?[ -]old",
    ),
    unless: /\b(?:breast ?feed\w*|nursing|injury|surgery|scar)\b/,
  },
  {
    name: "a child who is to lose weight",
    pattern: anyOf(
      String.raw`(?:my|our) (?:\w+ ){0,3}${child}\b.{0,60}\b(?:lose|losing|weight|slim|thin|overweight|diet)`,
      String.raw`(?:[5-9]|1[0-7])[ -]years?[ -]old\b.{0,60}\b(?:lose|losing|weight loss|slim|overweight)`,
    ),
  },
];
