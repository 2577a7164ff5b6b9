/** Ways of writing the same thing, and what looks like another word. */

/** How people shorten words when they type in a hurry, in English and in romanised Hindi. */
export const shorthand: Record<string, string> = {
  n: "and",
  r: "are",
  u: "you",
  ur: "your",
  wen: "when",
  wot: "what",
  bak: "back",
  tite: "tight",
  nite: "night",
  nites: "nights",
  realy: "really",
  rly: "really",
  sum: "some",
  sumone: "someone",
  shud: "should",
  preg: "pregnant",
  wks: "weeks",
  temp: "temperature",
  stomch: "stomach",
  vommiting: "vomiting",
  hart: "heart",
  breth: "breath",
  breathe: "breathe",
  hed: "head",
  suger: "sugar",
  nhi: "nahi",
  nai: "nahi",
  nahin: "nahi",
  bht: "bahut",
  bhot: "bahut",
  sb: "sab",
  kr: "kar",
  krta: "karta",
  krti: "karti",
  khtm: "khatam",
  mn: "mann",
  rha: "raha",
  rhi: "rahi",
  sans: "saans",
  suji: "soojan",
  phul: "phool",
  rat: "raat",
  frk: "farak",
  phr: "phir",
  samjh: "samajh",
  bb: "bebe",
  jai: "j ai",
  jsuis: "je suis",
  jpeux: "je peux",
  presk: "presque",
  ke: "que",
  q: "que",
  m: "me",
  agen: "again",
  evrywhere: "everywhere",
  recipie: "recipe",
};

/** The same inability in other words; read as one. */
export const inabilities =
  /\b(?:could ?nt|could not|cannot|can not|can (?:barely|hardly)|(?:barely|hardly) (?:can|able to)|barely|hardly|not able to|unable to|would ?nt|would not|wont|will not|struggl(?:e|es|ing) to)\b/g;

/** Words of their own that look like a slip or a longer form of another: never taken for it. */
export const lookalikes = new Set(
  "rayed xrayed night nights light lights right rights might tight eight sight flush flushes flushed paint paints painted painting painter point points plain pair pairs number numbers numbered beat beats beast best beats breast least chess check cheese cheers cheat heat heated health healthy heard heart hearts hard half calm calms leap wave waves handle handled handy handstand backbend backbends fill fell fills fault faults felt faith fade facing facial snapchat snack snacks crackers creak blink blend blinds wheel wheels wheat whole heel heels feel feels feeling feet fleet slip slips sleep sleeps asleep slow weeks week weekend walk walks work works worse worst curse course nurse bread breads break breaks breakfast breath breathe breathing breathes chill chilled chilli child children throat threat threats treat coat boat boats bloat bloated bloating block blocks bloom blouse smile smiles simile mouse month months mount mountain bone bones bored board bodily boldly bowl bowls bowels vowel towel towels swell sweet sweets sweat sword swing string strong strung spring speak spelt spicy spice spine spin pine fine line live lives liver river fever never lever seven clever vice voice advice rice nice price dice slice since sense tense dense pants plants planks plank thanks tanks banks blank stand stands stack stick stock stiff staff stuff stretch stretches sketch fetch reach beach teach peach peace piece place palace pulse push posh pose poses rose nose those close closed cloth clothes mother brother bother other father gather rather weather feather leather minute minutes menu many mind minds find finds kind kinds hind wind blinded behind sudden hidden garden harden burden golden wooden".split(
    " ",
  ),
);
