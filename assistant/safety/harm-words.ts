/**
 * What sentences that harm speak of. None of these words harms by itself: which of them together do, and with
 * which "not" between them, is learned (`harm-marks.ts`). English, Spanish, German, French, Hindi, as texts are read.
 */
export const harmWords: { item: string; list: string }[] = [
  {
    item: "medicine",
    list: `medicin*, medicat*, meds, med, pill, pills, tablet*, tablette*, capsule*, inhaler*, puffer, insulin*, antidepress*, statin*, blood thinner*, thinner*, beta blocker*, blocker*, warfarin, steroid*, painkiller*, ibuprofen*, aspirin*, paracetamol*, acetaminophen, antibiotic*, epipen*, epi pen, pump, hormone*, hormon*, chemo*, prescription*, prescribed, script, drops, patch, injection*, jab, jabs, lithium, prednis*, cortison*, thyroxin*, drug, drugs, treatment, treatments, dialysis, dose, doses, dosis, dosage, medikament*, pille, pillen, tropfen, spritze*, medicament*, comprim*, pastilla*, pastille*, insulina, insuline, inhalador*, inhalateur*, ventolin*, medicacion, remedios, antidepresiv*, dawa, dawai, davai, goli, goliyan, दवा, दवाई, दवाइ*, गोली, गोलियाँ, गोलियां, इंसुलिन`,
  },
  {
    item: "stop taking",
    list: `stop*, quit*, drop, dropping, ditch*, halve*, halving, half, quarter, third, reduce*, cut*, lower*, taper*, come off, coming off, get off, wean*, let _ go, let _ _ go, let go, skip*, throw*, toss*, bin, flush*, leave*, swap*, replace*, double*, triple*, increase*, raise*, adjust*, change*, switch off, turn off, pause*, go without, do without, without, instead of, no longer, wont need, not need, less, fewer, every other, every second, forget, miss, put off, postpone*, delay*, cancel*, deja*, deje*, dejar, baja la, baje la, suspend*, abandon*, tira*, reduc*, absetz*, absetzen, setz*, weglass*, weg, wirf, halbier*, reduzier*, pausier*, arret*, stoppe*, jete*, diminu*, reduis*, saute*, band, chhod*, chod*, kam, बंद, छोड*, कम`,
  },
  {
    item: "raise",
    list: `double*, triple*, increase*, raise*, extra, more of, another dose, two instead, top up, higher dose, up the dose, duplica*, verdopp*, doublez`,
  },
  {
    item: "doctor",
    list: `doctor*, doc, docs, gp, gps, physician*, cardiolog*, neurolog*, oncolog*, specialist*, surgeon*, consultant*, hospital*, clinic*, ambulance*, emergency, er, midwife, midwives, dietitian*, dietician*, nutritionist*, therapist*, psychiatr*, psycholog*, counsel*, physio*, nurse*, paramedic*, a&e, 911, 112, 999, 988, scan, scans, test, tests, checkup, check up, checked, medical*, appointment*, pharmacist*, optician*, ophthalmolog*, dermatolog*, helpline*, hotline*, professional*, clinician*, medico*, medica, hospital, urgencias, arzt, arzte, arztin, arztlich*, krankenhaus, notruf, hebamme, medecin*, hopital, sage femme, urgences, infirmi*, doktor, dactar, vaidya, aspatal, डॉक्टर, अस्पताल`,
  },
  {
    item: "no need",
    list: `no need, dont need, not need, neednt, needless, unnecessary, not necessary, no reason, nothing to worry, not worth, waste of, bother*, overreact*, pointless, no point, no use, fuss, exaggerat*, never mind, dont worry, not worry, skip the, cancel*, ignore*, forget*, refuse*, hold off, wait and see, wait it out, wait a few, give it a few, sleep on it, sit it out, ride it out, leave it, no hace falta, no necesita*, no es necesario, nicht notig, brauchst*, braucht kein*, unnotig, kein grund, pas besoin, pas la peine, inutile, zaroorat nahi, jarurat nahi, जरूरत नहीं, ज़रूरत नहीं`,
  },
  {
    item: "hide",
    list: `hide*, hiding, secret*, to yourself, dont tell, not tell, never tell, dont mention, not mention, without telling, telling anyone, telling anybody, tell anyone, tell anybody, tell no one, tell nobody, nobody has to know, nobody needs to know, doesnt have to know, dont have to know, need not know, neednt know, doesnt need to know, between us, our little, a lie, lie to, lie about, lying to, pretend*, behind _ back, closed door, no one knows, keep quiet, keep it quiet, say nothing, leave that out, conceal*, cover up, white lie, escond*, ocult*, no le digas, no se lo digas, mentir, miente, verschweig*, verheimlich*, sag nichts, lug, lugen, geheim*, cache, cachez, cacher, ne dites rien, ne dis rien, secret*, mentez, mens, chupa*, mat batao, na batao, mat bataye*, छुपा*, छिपा*, मत बताओ, मत बताइए, न बताएँ`,
  },
  {
    item: "cure",
    list: `cure, cures, cured, curing, heal, heals, healed, healing, reverse*, reversing, get rid, gets rid, rid of, eliminat*, dissolve*, melt*, for good, forever, once and for all, permanent*, fix, fixes, fixed, guarantee*, disappear*, vanish*, go away, goes away, gone, miracle*, at the root, eradicat*, remedy, restore*, regenerat*, regrow*, grow* back, repair*, flush* out, draws out, draw out, wash* out, burns off, burn off, treat, treats, antidote, symptom free, normalis*, normaliz*, never come back, proven, works every time, cura, curan, curar*, curara, sana, sanar*, revert*, elimin*, desaparec*, heilt, heilen, heilung, geheilt, verschwind*, garantier*, beseitig*, gueri*, guerir*, guerit, disparai*, garanti*, theek kar, thik kar, jad se, gayab, ठीक कर*, जड़ से, गायब`,
  },
  {
    item: "illness",
    list: `cancer*, tumou*, diabet*, arthrit*, asthma*, hypertension, blood pressure, cholesterol, depress*, anxiety, bipolar, schizo*, epilep*, seizure*, migraine*, glaucoma, cataract*, thyroid*, hypothyr*, hyperthyr*, lupus, sclerosis, ms, parkinson*, alzheimer*, dementia, stroke*, heart disease, heart failure, arrhythm*, fibrill*, hernia*, herniat*, slipped disc, disc, discs, sciatica, scoliosis, osteopor*, fibromyalg*, endometrio*, pcos, ibs, crohn*, colitis, reflux, gerd, ulcer*, kidney*, liver, hepatit*, eczema, psoriasis, allerg*, coeliac, celiac, intoleran*, anorex*, bulimi*, adhd, ptsd, insomnia, infertil*, anaemia, anemia, disease*, illness*, condition*, disorder*, infection*, clot*, thrombos*, pneumon*, covid, hiv, gout, meniscus, ligament*, tear, tears, torn, rupture*, fracture*, sprain*, strain*, tendin*, bursitis, stenosis, spondyl*, tinnitus, vertigo, bppv, enfermedad*, krebs, krankheit*, rheuma, maladie*, bimari, rog, बीमारी, रोग, शुगर, मधुमेह, migran*, migrane, asma, asthme, depresion, depression*, hipertension, bluthochdruck, schilddruse*, tiroid*, thyroide`,
  },
  {
    item: "diagnosis",
    list: `you have, youve got, you are suffering, what you have, its a, its your, it is a, it is your, this is a, this is your, thats a, thats your, thats just, its just, its only, its simply, it is just, it is only, it is simply, is just, is only, is simply, is nothing but, is merely, merely, clearly, obviously, certainly, definitely, sounds like a, classic, textbook, sure sign, tells me, can tell, confirms, no doubt, undoubtedly, caused by, comes from, because of a, must be, is called, diagnos*, grade, type of, case of, tienes, se trata de, es solo, claramente, du hast, das ist, ist nur, eindeutig, vous avez, tu as, c est, il s agit, clairement, aapko, yeh sirf`,
  },
  {
    item: "pain",
    list: `pain, pains, painful, ache*, aching, hurt*, sore*, sharp, stabbing, burning, burn, burns, pinch*, tear, tears, tearing, rip, rips, snap*, crack*, pop, pops, popping, crunch*, cry, tears, agony, sting*, throb*, dolor, duele, duela, schmerz*, weh, weh tut, reisst, douleur*, mal, dard, dukh*, दर्द`,
  },
  {
    item: "numb",
    list: `numb*, tingl*, pins and needles, dead leg, no feeling, cant feel, electric, shooting, weakness, hormigu*, entumec*, taub*, kribbel*, engourdi*, fourmill*, sunn, jhunjhun*, सुन्न, झुनझुन*`,
  },
  {
    item: "faint",
    list: `faint*, dizz*, lighthead*, light headed, light head, black out, blackout*, blacking out, blacks out, goes dark, go dark, going dark, grow dark, swim, swims, swimming, spin, spins, spinning, see stars, seeing stars, stars, spots, dots, grey out, gray out, go grey, tunnel vision, vision, blur*, buzz*, woozy, pass out, passing out, passed out, sway*, collapse*, unconscious*, palpitat*, flutter*, pounding, racing heart, heart races, ringing, tremble*, trembling, shak*, nausea*, nauseous, breathless*, out of breath, short of breath, gasp*, suffocat*, mareo*, mareado, mareada, marea, desmay*, puntitos, schwindel*, ohnmacht*, ohnmachtig, schwarz vor, sternchen, umkipp*, vertige*, evanoui*, tete qui tourne, tourne, chakkar, behosh*, चक्कर, बेहोश*`,
  },
  {
    item: "chest",
    list: `chest pain, chest, heart attack, left arm, jaw, bleeding, bleed, blood in, spotting, swollen, swelling, fever, vomit*, contraction*, waters, slurred, droop*, calf, sudden, worst headache, weight loss, lump, suicid*, self harm*, kill yourself, end it, better off, die, dying, death, dead, goodbye, disappear, pecho, brust, poitrine, seene, सीने`,
  },
  {
    item: "good sign",
    list: `good sign, great sign, a sign, sure sign, sign of, sign that, means that, means your, means you, means it, shows that, shows your, shows you, proof, proves, release*, releasing, letting go, cleans*, clearing, cleared, purif*, awaken*, awake, kundalini, prana, chakra*, energy, is working, its working, normal, natural, harmless, part of the process, part of it, progress, breakthrough, toxin*, stored, trapped, blocked, blockage*, opening up, opens up, getting stronger, good thing, welcome it, welcome the, nothing to worry, nothing serious, nothing bad, doorway, gateway, threshold, healing crisis, detox, celebrate*, happy for you, congratulat*, proud, where the growth, magic, buena senal, es normal, gutes zeichen, ganz normal, bon signe, c est normal, achha sanket, accha sanket, अच्छा संकेत, सामान्य`,
  },
  {
    item: "push on",
    list: `push, pushes, pushing, power through, work through, breathe through, through it, through the, past the, past your, keep going, carry on, carrying on, keep at it, dont stop, not stop, never stop, dont come out, dont let up, endure*, ignore*, grit, force, forces, forcing, harder, stay put, stay with, stay there, stay in, even if, even when, until it, until you, till you, till it, no matter, regardless, despite, as long as you can, as long as possible, as hard as, as far as, as deep as, all the way, crank*, yank*, jerk*, bounce*, lean into, sink into, embrace*, tolerate*, tough*, no pain, fight*, resist*, bear it, hold on, one more, past _ limit, beyond, aguanta*, sigue*, fuerza*, empuja*, a pesar, durchhalt*, weitermach*, mach weiter, druck*, trotz*, erzwing*, bis zum, continue*, continuez, force*, tiens bon, tenez, malgre, jusqu, jab tak, zor, sahan, sah lo, sahte, ज़ोर, जोर, जब तक, सहन`,
  },
  {
    item: "hold breath",
    list: `hold _ breath, hold your breath, hold the breath, hold breath, hold it, holding _ breath, holding your breath, keep _ air, keep the breath, keep the air, retain*, retention*, kumbhaka, lock the, lock your, stop breathing, dont breathe, not breathe, no air, without air, without breathing, empty lungs, lungs empty, lungs full, pinch your nose, close your nose, aguanta* sin aire, sin aire, sin respirar, reten*, contener, conten, luft anhalt*, halt* _ luft, halt* die luft, atem anhalt*, halt* den atem, ohne luft, ohne zu atmen, retene*, bloque*, apnee, sans respirer, saans rok*, sans rok*, saans ko rok*, साँस रोक*, सांस रोक*`,
  },
  {
    item: "force breath",
    list: `pump*, blast*, forceful*, forcib*, rapid*, rapidly, fast breath*, breathe fast, breathe hard, hard and fast, fast and hard, sharp exhal*, sharply, snap the, vigorous*, explosive*, hyperventilat*, breath of fire, kapal*, bhastrika*, bellows, wim hof, holotropic*, tummo, strokes, rounds of, quick breaths, fast rounds, kapalabhati*, respiracion rapida, respiracion de fuego, feueratem, schnell atm*, respiration de feu, rapide*, tez saans, tez sans, तेज़ साँस, तेज सांस, कपालभाति, भस्त्रिका`,
  },
  {
    item: "fast",
    list: `fast, fasts, fasting, fasted, cleanse*, cleansing, detox*, juice*, only water, water only, just water, lemon water, black coffee, broth, nothing solid, no solid*, no food, no meals, skip _ meal*, skip meals, skip breakfast, skip lunch, skip dinner, skip your, starv*, hungry, hunger, enema*, laxativ*, purg*, vomit*, throw up, throwing up, sick up, two fingers, finger down, fingers, salt water, kunjal, dhauti, basti, panchakarma, senna, emetic*, empty stomach, one meal, eat once, eat nothing, eat less, stop eating, leave out _ breakfast, smaller portions, restrict*, cut out, cut carbs, zero carb*, weigh yourself, weigh in, weigh her, weigh him, lose weight, scales, ayun*, ayuna, fasten, fastet, heilfasten, jeun*, jeuner, detoxif*, purga*, entgift*, entschlack*, upvas, vrat, bhookh*, भूखे, उपवास, व्रत`,
  },
  {
    item: "calories",
    list: `calorie*, kcal, kcals, cal, cals, kilocalorie*, deficit*, macros, kilojoule*, caloria*, kalorie*, कैलोरी, kilos, kilo, kg, pounds, lbs, stone, bmi`,
  },
  {
    item: "dose",
    list: `mg, mcg, milligram*, microgram*, iu, ug, µg, megadose*, mega dose, high dose, high doses, loading dose, capsules, drops, gramos, tropfen, gouttes, gotas, units`,
  },
  {
    item: "supplement",
    list: `supplement*, vitamin*, iron, ashwagandha, turmeric, curcum*, kurkuma, melatonin, wort, magnesium, zinc, potassium, sodium, niacin, kava, ephedra, creatin*, berberin*, ginseng, ginkgo, rhodiola, valerian, cbd, thc, cannabis, iodine, selenium, calcium, omega, fish oil, probiotic*, colloidal, silver, bleach, mms, baking soda, apple cider, charcoal, castor, shilajit, triphala, guggul*, neem, kratom, dhea, 5 htp, htp, tryptophan, collagen, herb, herbs, herbal, tincture*, homeopath*, essential oil*, chlorella, spirulina, mushroom*, suplement*, nahrungserganz*, hierro, eisen, fer, complement*`,
  },
  {
    item: "harm self",
    list: `cut yourself, hurt yourself, hurting yourself, harm yourself, kill yourself, end it, ending it, let go for good, let go of life, leave this world, better off, nobody would, no one would, no point, time to go, time to let go, finally rest, rest forever, peace at last, final peace, overdos*, all the pills, all your pills, blade, razor, rope, bridge, jump, no way out, burden, deserve, punish*, matar*, suicid*, umbring*, tuer, mourir, sterben, morir, mar jao, mar jana, मर जाओ, मर जाना`,
  },
  {
    item: "praise harm",
    list: `brave, strong enough, right choice, youre right, you are right, good idea, go ahead, do it, fine to, safe to, okay to, ok to, nothing wrong, no harm, wont hurt, cant hurt, doesnt matter, trust the process, trust your body, trust me, surrender, believe, listen to your body not, body knows, intuition, natural way, doctors rarely, doctors dont, doctors only, doctors just, big pharma, pharma, poison*, toxic, chemical*, unnatural, side effects, western medicine, they only, they just want`,
  },
  {
    item: "urge",
    list: `you can, you could, you may, you should, you must, you need to, youll, you will, try, just, simply, please, lets, i suggest, i recommend, id recommend, id suggest, my advice, go ahead, feel free, make sure, puedes, puede, debes, du kannst, sie konnen, kannst, solltest, vous pouvez, tu peux, aap, kar sakte, आप`,
  },
  {
    item: "who says",
    list: `some say, some teachers, teachers say, yogis say, yogis, masters, guru*, ancient, tradition*, traditionally, old texts, sages, scriptures, my teacher, many people, many students, people say, hypothetical*, imagine, suppose, in theory, rumour, they say, it is said, legend, story, once, a friend, one student`,
  },
  {
    item: "when",
    list: `if, when, whenever, should you, in case, unless, until, before, after, once, cuando, si, antes, wenn, falls, bevor, bis, quand, avant, jab, agar, अगर, जब`,
  },
  {
    item: "help comes",
    list: `see a, see your, talk to, speak to, speak with, ask your, ask a, call, ring, contact, consult*, get it checked, get that checked, get checked, have it checked, look at, looked at, book, tell your, let your, let them know, show your, agree*, discuss*, guidance, advice, supervision, team, consulta*, habla con, llama*, frag, sprich, ruf*, appel*, parlez, demandez, consultez, poochh*, puchh*, baat kar*, पूछ*, सलाह, बात कर*`,
  },
  {
    item: "stop then",
    list: `stop if, stop when, stop and, come out, ease off, back off, ease out, sit down, lie down, rest, pause, take a break, stop right, stop at once, stop immediately, skip it, leave it, para si, para, detente, hor auf, aufhoren, brich ab, pause, arretez, arrete, ruk, ruko, रुक`,
  },
  {
    item: "belly down",
    list: `on your belly, on your tummy, on your stomach, on the belly, face down, belly down, prone, on your front, onto your tummy, onto your belly, onto your stomach, boca abajo, bauchlage, auf dem bauch, auf den bauch, sur le ventre, a plat ventre, pet ke bal, पेट के बल`,
  },
  {
    item: "upside down",
    list: `upside down, crown of, top of your head, top of the head, on your head, on the head, on your hands, feet up, legs up, legs over, feet over, over your head, overhead, above your head, to the ceiling, to the sky, into the air, in the air, walk your feet, kick up, kick off, hop up, hips over, hips above, on the shoulders, on your shoulders, onto your shoulders, behind your head, behind you, invert*, de cabeza, sobre la cabeza, auf dem kopf, kopfuber, uber den kopf, la tete en bas, sur la tete, par dessus la tete, sar ke bal, sir ke bal, सिर के बल`,
  },
  {
    item: "pregnant",
    list: `pregnan*, baby, bump, trimester, womb, midwife, unborn, embaraz*, schwanger*, enceinte, garbh*, गर्भ*`,
  },
  {
    item: "child",
    list: `child, children, kid, kids, son, daughter, teen*, year old, him, her, nino*, nina*, kind, kinder, enfant*, bachch*, बच्च*`,
  },
];
