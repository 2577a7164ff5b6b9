import { expect, test } from "vitest";
import { conditions } from "../../handbook/conditions.ts";
import { practices } from "../../handbook/practices/all.ts";
import type { Practice } from "../../handbook/types.ts";
import { askRoutine, askTherapyPlan } from "../../tests/parts/asked.ts";
import { writeRoutine } from "../write-routine.ts";
import { writeTherapyPlan } from "../write-therapy-plan.ts";
import { read } from "./read.ts";

/** How people say it, in several languages. */
const saidAs: Record<string, string[]> = {
  ms: [
    "I was diagnosed with MS four years ago and get tired",
    "I've got multiple sclerosis",
    "tengo esclerosis múltiple y estoy rígida",
    "ich habe MS und bin oft müde",
    "j'ai une sclérose en plaques",
    "मुझे मल्टीपल स्क्लेरोसिस है",
    "I'm on Ocrevus, stiff legs",
  ],
  parkinsons: [
    "my husband has Parkinson's and his shoulders are stiff",
    "parkinsons, stiff back",
    "mi padre tiene párkinson",
    "bei mir wurde Parkinson festgestellt",
    "maladie de Parkinson depuis deux ans",
    "mujhe parkinson hai",
    "I take Sinemet",
  ],
  pacemaker: [
    "I have a pacemaker and tight shoulders",
    "tengo un marcapasos",
    "ich trage einen Herzschrittmacher",
    "je porte un pacemaker depuis dix ans",
    "मुझे पेसमेकर लगा है",
    "they implanted a defibrillator",
  ],
  "recent-device": [
    "They fitted my pacemaker on the 25th, about three weeks back",
    "Mi madre lleva marcapasos desde hace un mes",
    "my pacemaker is three weeks old, stiff neck",
    "I have a three-week-old pacemaker and want strength",
    "pacemaker put in 20 days ago",
    "me pusieron un marcapasos hace tres semanas",
    "vor drei Wochen habe ich einen Schrittmacher bekommen",
    "on m'a posé un pacemaker il y a trois semaines",
    "teen hafte pehle pacemaker laga hai",
  ],
  hypermobility: [
    "I have hypermobile EDS",
    "Ehlers-Danlos, everything clicks",
    "my joints are too loose and bend too far, loose joints everywhere",
    "tengo hiperlaxitud",
    "ich bin überbeweglich",
    "je suis hyperlaxe",
    "mere jod dheele hain",
  ],
  "slipping-shoulder": [
    "I'm bendy, my shoulders sublux when I reach behind me",
    "Mon épaule gauche s'est déboîtée trois fois",
    "Tengo las articulaciones hiperlaxas y el hombro se me sale",
    "my shoulders slip out of place",
    "my left shoulder keeps popping out",
    "I dislocated my shoulder twice",
    "se me sale el hombro",
    "meine Schulter springt immer wieder raus",
    "mon épaule se déboîte souvent",
    "mera kandha utar jata hai",
  ],
  "pelvic-floor": [
    "After my second child it feels as if everything is dropping out when I lift",
    "I wet myself a bit when I do jumping jacks",
    "Nach der zweiten Geburt habe ich so ein Schweregefühl nach unten",
    "heaviness down below when I stand",
    "I have a bladder prolapse",
    "I leak when I sneeze",
    "noto pesadez en la pelvis",
    "ich habe eine Gebärmuttersenkung",
    "j'ai une descente d'organes",
    "neeche bhaari lagta hai",
  ],
  "after-birth": [
    "I gave birth eight weeks ago and want my core back",
    "four months postpartum",
    "di a luz hace dos meses",
    "Mi hija nació hace cuatro meses y me duele la espalda",
    "unser Sohn wurde vor 6 Wochen geboren",
    "ma fille est née il y a trois mois",
    "ich habe vor zehn Wochen entbunden",
    "j'ai accouché il y a trois mois",
    "delivery ke baad pet kamzor hai",
  ],
  diastasis: [
    "My abs never closed after the twins",
    "I have diastasis recti",
    "my tummy muscles are still apart",
    "tengo diástasis abdominal",
    "meine Bauchmuskeln stehen auseinander",
    "j'ai un diastasis",
  ],
  "pelvic-girdle": [
    "26 weeks with twins, it hurts at the front of my pelvis",
    "Ich bin im siebten Monat schwanger und das Schambein tut weh",
    "28 weeks pregnant with pelvic girdle pain",
    "pregnant, my pubic bone hurts when I climb stairs",
    "SPD in my second pregnancy",
    "embarazada y me duele el pubis",
    "schwanger mit Symphysenlockerung",
    "enceinte avec des douleurs au bassin, surtout la symphyse",
  ],
  pots: [
    "I have POTS",
    "my heart races when I stand up",
    "tengo taquicardia postural",
    "mein Herz rast, wenn ich aufstehe: Herz rast beim Aufstehen",
    "j'ai une tachycardie posturale",
  ],
  "recent-fracture": [
    "Fell off my bike and cracked my collarbone",
    "pichle mahine haath ki haddi toot gayi thi",
    "I broke my ankle six weeks ago",
    "the cast came off last week",
    "me rompí el brazo hace un mes",
    "ich habe mir vor vier Wochen den Arm gebrochen",
    "je me suis cassé le poignet il y a un mois",
    "मेरी हड्डी टूट गई थी",
  ],
  "cancer-treatment": [
    "I'm having chemo for breast cancer",
    "radiotherapy finished last month",
    "estoy con quimioterapia",
    "ich bekomme gerade Chemotherapie",
    "je suis sous chimio",
    "mera chemotherapy chal raha hai",
    "I take tamoxifen",
  ],
  lymphoedema: [
    "Swollen arm since they took out the nodes under my armpit",
    "On m'a retiré les ganglions et mon bras gonfle",
    "lymphoedema in my left arm",
    "they took the lymph nodes out; my lymph nodes removed, arm swells",
    "tengo linfedema",
    "ich habe ein Lymphödem",
    "j'ai un lymphœdème au bras",
  ],
  "blood-thinners": [
    "I take blood thinners",
    "on apixaban since my clot",
    "tomo anticoagulantes",
    "ich nehme Blutverdünner",
    "je suis sous anticoagulants",
    "khoon patla karne ki dawa leta hoon",
  ],
  maoi: [
    "I take Nardil",
    "on an MAOI for depression",
    "tomo un IMAO",
    "ich nehme Jatrosom",
    "je prends un IMAO",
  ],
  insulin: [
    "I use a pump and my sugars drop when I exercise",
    "I inject insulin",
    "type 1 diabetic with a pump",
    "me pincho insulina",
    "ich spritze Insulin",
    "je suis diabétique de type 1",
    "main insulin leta hoon",
  ],
  "beta-blockers": [
    "I'm on beta blockers",
    "bisoprolol every morning",
    "tomo betabloqueantes",
    "ich nehme Betablocker",
    "je prends des bêtabloquants",
  ],
  reflux: [
    "I have GERD",
    "acid comes up when I lie down",
    "tengo reflujo",
    "ich habe Sodbrennen",
    "j'ai des remontées acides",
    "mujhe khatti dakar aati hai",
  ],
  sciatica: [
    "sciatica, my physio is treating it",
    "pain shoots down my leg",
    "tengo ciática",
    "der Ischiasnerv ist gereizt",
    "j'ai une sciatique",
    "mujhe siatica hai",
  ],
  "hip-replacement": [
    "I got a new hip nine years ago",
    "my hip was replaced in 2015",
    "llevo una prótesis de cadera",
    "ich habe eine künstliche Hüfte",
    "j'ai une prothèse de hanche",
  ],
  "knee-replacement": [
    "both knees replaced",
    "total knee replacement",
    "tengo una prótesis de rodilla",
    "ich habe ein künstliches Knie",
    "j'ai une prothèse du genou",
    "mera ghutna badla gaya hai",
  ],
  "new-joint": [
    "teen mahine pehle knee replacement hua",
    "Je suis à 6 semaines d'une prothèse de hanche",
    "hip replacement five weeks ago",
    "my knee was replaced two months ago",
    "prótesis de cadera hace seis semanas",
    "neues Knie seit drei Monaten",
    "prothèse du genou il y a deux mois",
  ],
  "long-covid": [
    "Had covid in spring and since then any exercise floors me",
    "Desde que tuve covid me agoto con nada",
    "I have long covid",
    "since covid I crash the next day",
    "tengo covid persistente",
    "ich habe Long Covid",
    "covid long depuis un an",
    "covid ke baad bahut thakan",
  ],
  retina: [
    "my retina detached last year",
    "I had a detached retina",
    "desprendimiento de retina",
    "ich hatte eine Netzhautablösung",
    "décollement de la rétine",
  ],
};

const cases = Object.entries(saidAs).flatMap(([id, texts]) => texts.map((text) => [text, id] as const));

function namedIn(guide: string): Practice[] {
  const names = [...guide.matchAll(/^(?:\d+\.|-) \*\*(.+?)\*\*[ ,]/gm)].map(([, name]) => name);
  return practices.filter(({ name }) => names.includes(name));
}

test.each(cases)("'%s' means %s, and nothing against it is in a plan or a routine", (text, id) => {
  const { avoid } = conditions.find((condition) => condition.id === id) ?? expect.fail(`no ${id}`);
  expect(read(text).conditions.map((each) => each.id)).toContain(id);
  const preferences = { fitnessLevel: "Advanced" };
  const plan = writeTherapyPlan(askTherapyPlan(text, { preferences }));
  const routine = writeRoutine(askRoutine("Advanced", `strength and flexibility. ${text}`));
  const after = writeRoutine(askRoutine("Advanced", "Strength", { described: text }));
  for (const guide of [plan, routine, after]) {
    const named = namedIn(guide);
    expect(named.length).toBeGreaterThanOrEqual(4);
    const against = named.filter(({ strains }) => strains.some((strain) => avoid.includes(strain)));
    expect(against.map((practice) => practice.id)).toEqual([]);
  }
});

test.each([
  ["three-week-old pacemaker", ["cow-face-arms", "seated-side-bend", "downward-dog", "warrior-one", "plank"]],
  ["my shoulders slip out", ["cow-face-arms", "downward-dog", "plank", "eagle"]],
  ["I'm hypermobile", ["cow-face-arms", "puppy", "wheel"]],
  ["postpartum with a heavy feeling down below", ["plank", "forearm-plank", "boat", "garland"]],
  ["pregnant with pelvic girdle pain", ["tree", "eagle", "warrior-two", "high-lunge", "bound-angle"]],
])("with '%s' these are out: %s", (text, ids) => {
  const avoid = new Set(read(text).conditions.flatMap((condition) => condition.avoid));
  const allowed = practices.filter(({ strains }) => !strains.some((strain) => avoid.has(strain)));
  expect(allowed.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test.each(["I have long covid and a stiff neck", "MS, stiff hips", "ich habe POTS und Nackenschmerzen"])(
  "a plan for '%s' goes at its own pace",
  (text) => {
    const plan = writeTherapyPlan(askTherapyPlan(text));
    expect(plan).toContain("**Your pace:**");
    expect(plan).not.toContain("the whole dose on 3 or 4 days");
  },
);

test("whoever lives with something that has no name here gets what is very gentle, and a stiff neck does not", () => {
  const ring = read("They put a rubber ring in to hold my womb up, the nurse changes it every six months.");
  expect(ring.conditions.map(({ id }) => id)).toContain("pelvic-floor");
  const glued = read("They glued a vein in my brain shut and I go for a scan every spring.");
  expect(glued.conditions.map(({ id }) => id)).toEqual([]);
  expect(glued.cautions).toEqual(expect.arrayContaining(["lying flat on the back", "kneeling", "wide legs"]));
  expect(read("My neck is stiff from the desk, ten minutes please").cautions).toEqual([]);
});
