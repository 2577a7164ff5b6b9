/**
 * Practices that are described and not named: which words together make one, and what it asks of a body. Each group
 * of a description must be said in the same sentence, in any order. As texts are read; `*` is any ending.
 */
import type { Strain } from "./types.ts";

export const described: { groups: string[]; strains: Strain[] }[] = [
  {
    groups: [
      "feet beside the hips, feet beside your hips, feet outside your hips, feet outside the hips, heels beside your hips, heels outside your hips, heels beside the hips, sit between your heels, sit between your feet, sit between the heels, sit down between your",
    ],
    strains: ["deep knee bend", "knee twist", "kneeling"],
  },
  {
    groups: [
      "double leg lift, double leg lifts, double leg raise, double leg raises, both legs up and down, scissor kicks, bicycle crunches",
    ],
    strains: ["strong belly work", "pressure on the pelvic floor"],
  },
  {
    groups: [
      "knees on your upper arms, knees on the upper arms, knees onto your upper arms, shins on your upper arms, knees into your armpits, knees on the backs of your arms, knees on your triceps, knees against your upper arms",
    ],
    strains: ["weight on wrists", "balance", "strong belly work"],
  },
  {
    groups: [
      "cross the left leg over, cross the right leg over, cross one leg over, cross your leg over, crossing one leg over, leg crossed over, left leg over the right, right leg over the left",
      "hug*, twist*, pull*, draw*",
    ],
    strains: ["deep hip stretch", "deep twist"],
  },
  {
    groups: [
      "roll backward*, rolling backward*, roll back and forth, rolling back and forth, rock back and forth, rocking back and forth, roll up and down, rolling up and down, roll along, rolling along",
      "spine, vertebra*, on your back, on the back, rounded back, rounded spine",
    ],
    strains: ["rounded spine", "rounded spine under load"],
  },
  {
    groups: [
      "suck*, vacuum*, hollow*, draw the belly, draw your belly, pull the belly, pull your belly",
      "under the ribs, under your ribs, up under, into the ribs, up into",
    ],
    strains: ["breath holding", "strong belly work", "forceful breathing"],
  },
  {
    groups: [
      "hips propped, hips raised, hips up, pelvis propped, pelvis raised, hips high, bottom up, legs higher than",
      "head down, head low, head lower, head on the floor, head hanging",
    ],
    strains: ["head below heart"],
  },
  {
    groups: [
      "deep lunge, deep lunges, deep one legged lunges, one legged lunges",
      "wide, far apart, deep, low, sink*",
    ],
    strains: ["uneven legs", "wide legs", "deep hip stretch"],
  },
  {
    groups: [
      "crown of, top of your head, top of the head, top of the skull, on your head, onto your head, on the head, head on the, head between, forehead on, crown, de cabeza, sobre la cabeza, la coronilla, auf dem kopf, scheitel, sur la tete, sommet du crane, sir ke bal, sar ke bal, सिर के बल",
      "balanc*, feet up, feet leave, feet off, legs up, legs float, lift _ legs, lift _ feet, lift _ _ feet, walk _ feet, walk your feet, kick*, weight, hold yourself, straight up, ceiling, sky, wall, upside down, rise, float*, tuck*, legs straight, vertical, piernas, pies, beine, fusse, jambes, pieds, levanta*, heb*, leve*, pair, paon, पैर",
    ],
    strains: ["full inversion", "head below heart", "weight on head or neck"],
  },
  {
    groups: [
      "legs over, feet over, legs past, toes behind, feet behind, legs behind, hips over, hips above, hips up over, on the shoulders, on your shoulders, onto your shoulders, onto the shoulders, shoulders with, swing your legs, roll back until, roll onto, support your back, support your lower back, hands on your back, pelvis above, par dessus la tete, uber den kopf, por encima de la cabeza, detras de la cabeza, hinter den kopf, derriere la tete",
      "legs*, feet, toes, sky, ceiling, candle, head, hips, vertical, straight up, tete, kopf, cabeza, orteils, zehen, jambes, beine, piernas, back",
    ],
    strains: ["full inversion", "head below heart", "weight on head or neck", "legs above heart"],
  },
  {
    groups: [
      "roll the hips up, roll your hips up, rock your hips up, rock the hips up, swing your hips up, swing the hips up",
      "hands behind your back, hands on your back, hands to your back, hands under your back, legs over, feet over, toes behind",
    ],
    strains: ["full inversion", "head below heart", "weight on head or neck", "legs above heart"],
  },
  {
    groups: [
      "on your hands, onto your hands, palms on the floor, hands flat, hands on the mat, hands on the floor, hands on the ground, remain upside down, forearms, on your forearms, upside down, hang, hanging",
      "kick up, kick off, kick your legs, kick both, kick one, legs up, feet up the wall, walk _ feet up, feet above, legs overhead, feet overhead, legs in the air, legs into the air, upside down, hips above, invert*, off the bed, off the edge, over the edge, from the bar, by your ankles, gravity boots",
    ],
    strains: ["full inversion", "head below heart", "weight on wrists"],
  },
  {
    groups: [
      "lie, lies, lying, roll, roll over, rest, settle, flop, turn, stretch out, come down, balance, rock, acuestate, tumbate, leg dich, lege dich, legen sie, allonge*, couche*, let jao, lete",
      "on your belly, on your tummy, on your stomach, on the belly, on the tummy, onto your tummy, onto your belly, onto your stomach, face down, belly down, prone, on your front, onto your front, tummy down, boca abajo, sobre el vientre, auf den bauch, auf dem bauch, bauchlage, sur le ventre, a plat ventre, pet ke bal, पेट के बल",
    ],
    strains: ["lying on the belly"],
  },
  {
    groups: [
      "hold*, keep*, retain*, lock*, trap*, seal*, pinch*, stay without, aguanta*, reten*, conten*, halt, halte, halten, anhalt*, retenez, retiens, bloque*, roko, rokein, roken, रोक*",
      "breath, air, inhale, lungs, exhale, nose and mouth, breathing, aire, respiracion, aliento, luft, atem, souffle, air, respiration, saans, sans, साँस, सांस",
      "as long as, until, till, seconds, minute, minutes, for a count of, counts, longer, maximum, max, to the limit, panic, burn*, gasp*, dizzy, spots, segundos, hasta, sekunden, solange, bis, secondes, jusqu, jab tak, जब तक",
    ],
    strains: ["breath holding"],
  },
  {
    groups: [
      "pump*, blast*, forc*, rapid*, sharply, snap*, vigorous*, explosive*, as fast, as hard, hard and fast, fast and hard, two per second, per second, machine gun, quick, violent*, rapido, rapidas, fuerte, schnell, kraftig, rapide*, vite, tez, zor, तेज़, तेज, ज़ोर, जोर",
      "breath*, exhal*, inhal*, nose, nostrils, nostril, air, belly, navel, diaphragm, lungs, nariz, aire, nase, luft, nez, air, atmen, atme, respira*, saans, sans, naak, साँस, सांस, नाक",
      "strokes, rounds, times, per second, pumps, minute, minutes, sets, repetitions, hundred, until, out of your nose, vigorous*, hard, forc*, in and out, veces, mal, fois, baar, बार",
    ],
    strains: ["forceful breathing"],
  },
  {
    groups: [
      "round*, curl*, fold*, collapse, bend forward, roll down, hunch*, arredond*, rund*, arrondi*",
      "spine, back, vertebra*, nose to, head to, forehead to, chest to, toes, shins, knees, shin, columna, espalda, rucken, dos",
      "as far, as much, all the way, deep*, pull, nose, roll along, bounc*, grab*, floor, touch, hang, weight, yank, further, reach*, tief, boden, fond",
    ],
    strains: ["deep forward fold", "rounded spine under load"],
  },
  {
    groups: [
      "drop back, drop backwards, arch*, lean back, bend back*, bend backward*, throw _ head back, head back, walk down the wall, hands reach the floor, reach back",
      "heels, palms, floor behind, as far, all the way, lower back, spine, wall, deep*, ankles, feet, maximum",
    ],
    strains: ["deep backbend"],
  },
  {
    groups: [
      "twist*, wring*, crank*, rotate*, turn",
      "as far, all the way, hard, harder, force*, deep*, pull*, leverage, crack*, pop*, until you hear",
    ],
    strains: ["deep twist"],
  },
  {
    groups: [
      "sit back on, sit on your heels, sit between your heels, squat, heel to, heels to",
      "heels, all your weight, full weight, all the way, deep, deeply, bottom, buttocks",
    ],
    strains: ["deep knee bend", "kneeling"],
  },
  {
    groups: [
      "hands*, palms, wrists, fists, wrist",
      "all your weight, full weight, whole weight, body weight, kick up, balance on, push up, press up, lift your feet, off the floor",
    ],
    strains: ["weight on wrists"],
  },
  {
    groups: [
      "roll, circle, circles, whirl, swing, drop",
      "head, neck",
      "all the way round, full circle, full circles, right round, fast, quickly, back",
    ],
    strains: ["neck circles"],
  },
  {
    groups: ["leap*, jump*, hop, bounce*, land*", "back, forward, up, feet, mat, squat, both, high"],
    strains: ["jumping"],
  },
  {
    groups: [
      "lie, lying, stay, rest",
      "flat on your back, flat on the back, on your back",
      "minutes, long, twenty, fifteen, hour, whole, full",
    ],
    strains: ["lying flat on the back"],
  },
  {
    groups: ["flat on your back, flat on the back", "minutes, mins, minute, rounds, sets, reps"],
    strains: ["lying flat on the back"],
  },
];
