/** The words with which people say what they want and what they do not; every language in one list, for they hardly collide. */

/** What somebody may refuse, or ask to stay in. */
export const refusableWords = {
  standing:
    "khade hoke, on ma feet, on mah feet, on two feet, on both feet, on my own two feet, on the feet, on me feet, on our feet, on their feet, on your feet, vertical, stand * up, upstanding, aufrecht, parado, parada, khade khade, standing, standin, upright, stay upright, keep me upright, on my feet, stood up, stood, stand, on my feet, stand up, standing up, de pie, im Stehen, stehen, debout, khade hokar, khade, im Stehn, stehend, tout debout, rester debout, de pié, khade ho kar, खड़े होकर, खड़े, toda parada, todo parado",
  kneeling:
    "Fersensitz, im Fersensitz, getting down on em, get down on em, getting down on them, get down on them, not on knees, sit on my heels, sitting on my heels, sit back on my heels, on me knees, down on me knees, kneelin, on the knees, be knelt on, knelt, knees down, put weight on my knees, weight * knees, on one knee, down on * knee, knees on * mat, de rodillas, ghutno pe, ghutnon pe, ghutne tek, kneeling, kneel, on my knees, onto my knees, on the knees, on your knees, knees on the floor, weight on my knees, weight on the knees, ponerme de rodillas, estar de rodillas, ponernos de rodillas, arrodillarme, arrodillarse, knien, Knien, auf den Knien, à genoux, m'agenouiller, genoux au sol, ghutno, ghutne ke bal, ghutnon par, hinknien, mich knien, knieen, knian, auf Knien, sur les genoux, être à genoux, hincarme, arrodillado, arrodillada, ghutne pe, ghutno ke bal, ghutno par, घुटनों के बल, s'agenouiller, ghutne tek ke, ghutne tekna, ghutne mod ke",
  "hands and knees":
    "in four legs, on four legs, four legs, crawl, crawling, crawl about, on fours, all 4, all 4s, on all four, table top, on hands and knees, auf allen vieren, allen vieren, vierfüßlerstand, four point, gatear, chaupaya, hands and knees, all fours, tabletop, four legged, a cuatro patas, Vierfüßler, Vierfüsslerstand, quatre pattes, im Vierfüßlerstand, en cuatro patas, a gatas, en cuatro, à quatre pattes, le quatre pattes, haath aur ghutno",
  sitting:
    "seated postures on the floor, seated poses on the floor, seated positions on the floor, sitting poses on the floor, sitting postures on the floor, seated floor poses, seated floor postures, on my bum on the floor, on my backside on the floor, legs crossed, sit * floor, sitting * floor, sat on the floor, im schneidersitz, schneidersitz, en tailleur, par terre assise, palthi, sitting on the floor, sit on the floor, sitting on the ground, cross legged, floor sitting, seated on the floor, sentado en el suelo, sentada en el suelo, auf dem Boden sitzen, assis par terre, assise au sol, zameen par baithkar, am Boden sitzen, aufm Boden sitzen, sitzen auf dem Boden, assise par terre, assis au sol, assise en tailleur, sentarme en el suelo, sentarme en el piso, sentado en el piso, sentada en el piso, zameen pe baithna, zameen pe baith, neeche baithna",
  lying:
    "lyng, lyng down, lieing down, reclining, recumbent, flat on the floor, lie flat, lying flat, flat out, lie * down, under the duvet, under the covers flat, stretched out, lie about, lying about, lying flat out, laying, laid down, laid flat, laid out, tumbarme, acostarme, estirada en, stretched on the floor, couchee, leti, lete lete, let ke, let kar, lying, horizontal, layin, lyin, layin down, lie down, lying down, laying down, lay down, lie, flat out, on my side, tumbado, tumbada, acostado, acostada, liegen, im Liegen, hinlegen, allongé, allongée, couché, couchée, letkar, lete, im Ligen, liegend, mich hinlegen, s'allonger, m'allonger, me coucher, tumbarse, acostarse, echado, echada, let jana, letna, लेटकर, लेटे, let kar karne, lete huye, lete hue, letke, algo echada, todo tumbada, todo tumbado",
  belly:
    "lay on belly, lay * belly, lay on stomach, lay * stomach, laying on * belly, laying on * stomach, on me belly, on me front, on me tum, on me stomach, on * tummy, on the tum, face to the floor, tummy down, flat on my face, on my tum, lie * belly, lie * stomach, lie * tummy, lie * front, lying * front, lying upon my stomach, bauchlage, bäuchlings, a plat ventre, pet ke bal, pait ke bal, ulta let, lie on my belly, lie on the belly, lie on my stomach, lie on my tummy, lie on my front, lying on my stomach, on my belly, on the belly, lying on the belly, lying on my belly, lying on the stomach, on the stomach, on the tummy, on my stomach, on my tummy, on my front, lying face down, face down, belly down, prone, boca abajo, auf dem Bauch, Bauchlage, sur le ventre, pet ke bal, am Bauch, aufm Bauch, auf den Bauch, Bauch liegen, ventre contre le sol, sur le bide, panza abajo, de panza, pet ke bal letna, पेट के बल",
  back: "on the flat of my back, flat of my back, on me back, flat on * back, lie * back, lying * back, rücken liegen, seedha let, lie on my back, lying on my back, on my back, flat on my back, lying on the back, on the back, supine, boca arriba, auf dem Rücken, Rückenlage, sur le dos, peeth ke bal, am Rücken, aufm Rücken, auf den Rücken, sur mon dos, panza arriba, पीठ के बल",
  chair:
    "sitze im bus, sitze im zug, sitting on the bus, sitting on the train, sat on the bus, sat on the train, sur mon siège, sur un siège, sat at * station, sitting at * station, sat at my desk, sat at the desk, sat at me desk, sitting at my desk, sitting upright, sit upright, sat upright, seated upright, rocker, my own set of wheels, my set of wheels, in my wheels, seated yoga, seated practice, seated session, upright chair, upright kitchen chair, hard chair, wooden chair, dining chair, kitchen chair, straight chair, office chair, plastic chair, sat up, all sat, sitting up, chairs, pew, theatre seat, folding chair, in * chair, recliner, rocking chair, deckchair, bench, sat down, staying sat, stay sat, sat in, chair routine, chair yoga, chair based, staying put in * seat, from the seat, seat, desk seat, en la silla, butaca, auf dem stuhl, sessel, sur ma chaise, sur une chaise, kursi par, kursi pe, baith ke, baithe baithe, chair, seated, in a seat, in the seat, bus seat, on a seat, sittin, sitting down, in my seat, from my seat, armchair, wheelchair, while sitting, sitting, sit, stool, desk chair, driver's seat, silla, sentado, sentada, Stuhl, im Sitzen, sitzend, chaise, assis, assise, fauteuil, kursi, baithe, baithkar, auf einem Stuhl, am Stuhl, am Schreibtischstuhl, Schreibtischstuhl, Bürostuhl, im Sessel, sitzen bleiben, sur chaise, sur la chaise, rester assis, rester assise, en silla, en una silla, en mi silla, sentadito, sentadita, kursi pe baith ke, baith kar, baithke, कुर्सी, बैठकर, baithe baithe wala, sentado en silla, sentada en silla, sirf baith kar",
  balance:
    "Gleichgewichtsübungen, Gleichgewichtsübung, Gleichgewichtssachen, Balanceübungen, Balancieren, one leg standing, one legged standing, on one leg standing, on one leg, stand one foot, stand one leg, single leg, flamingo, stork, standing on one, stand on one, balance on, one foot off, wobble, wobbling, auf einem bein, en un pie, una pierna, una sola pierna, sur une jambe, ek pair, ek taang, balancing, balance, balances, one leg, on one foot, one legged, wobbly stuff, equilibrio, Balance, équilibre, Einbeinstand, einbeinig, en un solo pie, a la pata coja, sur un pied, sur une seule jambe, ek pair par, ek pair pe, एक पैर, auf einem Bein stehen, auf einem Bein stehn, tenir sur une jambe, pararme en un pie, en una pata, equilibrarme, ek pair par khade, ek pair pe khada",
  "upside down":
    "headstand type, headstand stuff, headstand things, headstandy, handstand stuff, heads lower than * bum, head lower than * bum, head s lower than * bum, head below * bum, head lower than * hips, head below * hips, legs over the head, nothing reversed, head never below, head below my heart, heels over head, arse over head, head & below|lower|beneath|under, head lower, bum in the air, bum above my head, feet above my head, blood rushing to my head, blood to my head, blood * to * head, legs in the air, feet in the air, topsy turvy, cabeza abajo, kopf nach unten, kopf unter, tete en bas, sar neeche, sir neeche, upside down, inversion, inversions, inverted, legs over head, legs over my head, head down, head below, hanging my head, head lower than, feet over my head, boca abajo colgado, kopfüber, Umkehrhaltung, tête en bas, ulta, Umkehrhaltungen, Kopf unten, Kopf runter, am Kopf stehen, auf dem Kopf, postures inversées, posture inversée, la tête en bas, invertidas, posturas invertidas, de cabeza, patas arriba, inversiones, sir ke bal, sar ke bal, sir niche, ulte poses, ulte aasan, cabeza para abajo",
  wrists:
    "cargar peso en ellas, peso en ellas, apoyar peso, peso en las muñecas, charge in the wrists, charge on the wrists, charge on my wrists, not on hands, wrist stuff, wrist work, wrist things, wrist poses, wristy stuff, wristy ones, weight on * arm, arm * take my weight, arms * take my weight, arm * bear weight, arms * bear weight, weight through * arms, weight through * hands, weight through * wrists, weight into * hands, weight in * hands, weight in * wrists, weight on * arms, handgelenke & belasten|belastet|gewicht|stützen|stutzen|abstützen, weight on em, weight on it, on me hands, on me wrists, hands|wrists|wrist & weight|lean|leans|leaning|carry|carries|carrying|bear|bearing|load|loads|hold me up|hold me|support|press|push|pushing, on my palms, peso en las manos, apoyar las manos, apoyo en las manos, gewicht auf den händen, gewicht auf die hände, handgelenk & gewicht|belasten|stützen, poids sur les mains, appui sur les poignets, haath par vajan, kalai par, weight on wrists, bears upon the wrists, load off my wrists, load off the wrists, on the hands, m'appuyer sur les mains, appui sur les mains, weight on them, load on my wrists, wrists can't take, wrists cant take, put weight on it, wrist load, weight on my wrists, weight on the wrists, weight on my hands, weight on hands, weight bearing on my wrists, wrist weight, leaning on my hands, on my wrists, on my hands, pressure on my wrists, load my wrists, wrist pressure, peso en las muñecas, Handgelenke belasten, poids sur les poignets, auf die Hände stützen, auf den Händen, auf die Hände, Handgelenke stützen, abstützen, aufstützen, m'appuyer dessus, appuyer dessus, appui des mains, apoyo de manos, apoyarme en las manos, apoyar las muñecas, cargar las muñecas, haathon pe vajan, haath pe vajan, haath pe zor, kalai pe zor, kalai pe vajan, haathon par wazan, haathon pe wazan, haath par wazan, apoyarme sobre las muñecas, cargar las manos, sin cargar las manos",
  overhead:
    "go over my head, go over the head, go up over the head, up over the head, arms don't go up, arms going up, arms going * up, arms go * up, arm won't go up, arms won't go up, hands above shoulder, above shoulder height, arms|arm|hands & overhead|over * head|above * head|past * ear|past * ears|above * ear|above * ears|above * shoulder|above * shoulders|higher|skyward|ceiling, arms go up, arms up over, arms in the air, brazos por encima, levantar los brazos, brazos en alto, arme hoch, arme heben, arme über den kopf, arme über dem kopf, lever les bras, bras au dessus, bras en haut, haath upar, haath uthana, haath uthane, arms overhead, arms over the head, arms above the head, lifting the arms, raise the arms, raise * arms, raise arms, put * arms up, lift the arms, lifting my arms, raising my arms, arm does not go above, arm above my head, arm over my head, above head, above my head, above shoulder height, arms up, arms above my head, arms over my head, overhead, raise my arms, lift my arms, arm raises, reaching up, hands above, lift my arm, brazos arriba, Arme über Kopf, bras en l'air, überm Kopf, Arme nach oben, Arme hochheben, bras levés, lever le bras, bras au-dessus de la tête, brazos arriba de la cabeza, subir los brazos, alzar los brazos, subir el brazo, haath sir ke upar, haath sar ke upar, haath upar uthane wala, brazos para arriba",
  backbends:
    "arch * backwards, arch backwards, arches * back, arches backwards, backward bending, bending backward, backward bend, bend * back, bends * back, bending * backward, bent backwards, lean back, leaning backwards, arching backwards, back arching, ins hohlkreuz, hohlkreuz, arquear la espalda, arqueo, cambrer, peeche jhukna, backbend, backbends, back bend, back bends, bending back, bending backwards, arching my back, arching, arch my back, extensiones, Rückbeuge, Rückbeugen, cambrure, Rückwärtsbeuge, Rückwärtsbeugen, flexions arrière, flexion arrière, extensions arrière, extensiones de espalda, arqueos, arquearme, peeche jhukne, peeche mudna",
  folds:
    "bend to front, bend to the front, bending to the front, tipping forward, tip forward, fold over, folding over, bend * forward, bends forward, bending * forward, bent forward, lean * forward, stooping, stoop, folding in half, fold in half, folding * in half, fold * in half, doblarme, agacharme, doblarme hacia delante, vorbeugen, bücken, nach vorne beugen, me pencher, se pencher en avant, aage jhukna, jhukna, jhukne, forward fold, forward folds, forward bend, forward bends, folding forward, bending forward, bending over, bend over, bending down, touching my toes, flexiones, Vorbeuge, Vorbeugen, flexion avant, flexions en avant, flexions avant, pencher en avant, Vorwärtsbeuge, Vorwärtsbeugen, flexión hacia delante, flexiones hacia adelante, flexiones hacia delante, inclinarme hacia, aage jhukne, aage ki taraf jhukna, aage jhuk",
  twists:
    "where i turn around, where i turn round, where you turn around, wring, wringing, spiral, spirals, turning my spine, spinal rotation, retorcer, girar, giros, verdrehen, drehen, twister, rotations, vrille, marod, ghumana, twist, twists, twisting, twisty, rotation, torsiones, torsión, Drehung, Drehungen, Drehsitz, torsions, das Drehen, Verdrehung, Verdrehungen, torsion, marodna, marodne",
  floor:
    "down on the planks, down on the boards, fancies the floor, fancy the floor, on the mud, in the mud, on the dirt, on the flair, doon on the flair, the flair, down on to the floor, onto the floor, deck, the deck, the mat, get down there, down there, down on * ground, up off the ground, lino, tiles, al suelo, en el suelo, auf dem boden, am boden, au sol, zameen par, farsh par, neeche baithna, floor, ground, down on the floor, get down on the floor, get down on the deck, down on the deck, down to the floor, getting down, on the floor, to the floor, get on the floor, floor work, floor stuff, on the carpet, on the ground, go down, get up again, suelo, Boden, auf den Boden, par terre, sol, zameen, farsh, am Boden, Fußboden, zum Boden, piso, al piso, en el piso, tirarme al suelo, zamin, zamin par, zameen pe, neeche zameen",
  jumping:
    "hop, hops, leap, leaping, bounce, plyometric, saltos, hüpfen, sauts, koodna, kudna, jump, jumping, jumps, jumpy, hopping, bouncing, saltar, springen, sauter",
  "wide legs":
    "wide legs, wide leg, wide legged, legs wide, legs apart, legs * apart, knees apart, spread * legs, spreading * legs, legs spread, open * legs, opening * legs, straddle, straddles, piernas abiertas, abrir las piernas, Grätsche, Beine auseinander, jambes écartées, écarter les jambes",
  "neck circles":
    "neck rolls, neck roll, neck circles, neck circle, head circles, head rolls, circles with * head, circles with * neck, rolling * head, roll * head round, rolling * neck, círculos con la cabeza, Kopfkreisen, cercles avec la tête",
  squats:
    "squats, squat, squatting, deep knee bends, knee bends, crouching, crouch, Kniebeuge, Kniebeugen, in die Hocke, sentadillas, sentadilla, accroupi, accroupie, uthak baithak",
  lunges: "lunges, lunge, lunging, Ausfallschritt, Ausfallschritte, zancadas, zancada, fentes",
} as const;

export const areaWords = {
  neck: "turn my head, turning my head, turn the head, turn my head round, neck, nek, nape, cuello, cervicales, Nacken, Hals, cou, nuque, gardan, gala, Genick, pescuezo, गर्दन",
  shoulders:
    "upper body, climber, climbers, swimmer, swimmers, shoulder, shoulders, shoulder blade, shoulder blades, traps, rotator cuff, hombro, hombros, Schulter, Schultern, épaule, épaules, kandha, kandhe, shouldr, Schultergürtel, trapèzes, omoplates, omóplatos, kandho, kandhon, कंधे",
  "upper back":
    "entre les épaules, dos plutôt en haut, upper back, high back, high part of my back, back in the high part, uper back, uppr back, upper side of back, upper i mean, upper part of my back, mid back, middle back, between my shoulder blades, thoracic, hunched, slouch, hunch, espalda alta, oberer Rücken, haut du dos, oberen Rücken, zwischen den Schulterblättern, entre les omoplates, entre los omóplatos, peeth ka upar, between shoulder blades, between the shoulder blades, top of my back, top bit of my back, top bit between",
  "lower back":
    "waist is paining, waist pain, pain in my waist, waist ache, back in bits, back's in bits, back is in bits, back's at me, back is at me, back's at it, back's acting up, lower bk, low bk, cannot stand straight, can't stand straight, cant stand straight, can't straighten up, cant straighten up, can't stand up straight, cant stand up straight, cannot stand up straight, crook back, bad back, dodgy back, sore back, cyclist, cyclists, golfer, lower back, low back, lumbar, back, spine, lumbago, small of my back, tailbone, espalda, lumbares, lumbar, Rücken, Kreuz, unterer Rücken, bas du dos, dos, lombaires, kamar, peeth, Kreuzweh, Kreuzschmerzen, unteren Rücken, Lendenwirbel, Hexenschuss, les reins, mes reins, aux reins, espalda baja, zona lumbar, riñones, कमर, पीठ, cintura",
  chest:
    "chest, pecs, heart opener, heart opening, pecho, Brust, poitrine, chhati, seena, Brustkorb, cage thoracique, caja torácica, pectoraux, pectorales, छाती",
  wrists:
    "climber, climbers, typist, wrist, wrists, hand, hands, finger, fingers, thumb, thumbs, forearm, forearms, grip, muñeca, muñecas, manos, Handgelenk, Handgelenke, Hände, poignet, poignets, mains, kalai, doigts, dedos, ungliyan, kalaiyan, कलाई",
  core: "belly muscles, stronger tummy, strong tummy, middle of body, middle of the body, my middle, middle bit, tummy muscles, stomach strength, trunk, midriff, bauchmuskulatur, pet ki, core, abs, stomach muscles, abdominals, midsection, six pack, waist, abdominales, Bauchmuskeln, Rumpf, abdos, gainage, Körpermitte, sangle abdominale, abdominaux, ceinture abdominale, pet ki muscles, pet strong, abdomen",
  hips: "the splits, climber, climbers, runner, runners, cyclist, cyclists, golfer, hip, hips, hip flexor, hip flexors, glute, glutes, bum, butt, piriformis, groin, inner thighs, cadera, caderas, Hüfte, Hüften, hanche, hanches, kulhe, kamar ke niche, Hüftöffnung, Hüftöffner, Hüftbeuger, Becken, bassin, fessiers, glúteos, pelvis, kulha, koolhe, कूल्हे",
  hamstrings:
    "the splits, front splits, touch * toes, touch * foot, touch * feet, reach * toes, runner, runners, hamstring, hamstrings, Beinrückseite, Beinrückseiten, Beinrückseiten, hammies, hams, back of my legs, back of my thighs, backs of my legs, backs of my thighs, behind the leg, touch my toes, isquios, isquiotibiales, Oberschenkelrückseite, ischios, ischio-jambiers, Oberschenkel hinten, Oberschenkelrückseiten, Rückseite der Beine, arrière des cuisses, arrière des jambes, parte de atrás de las piernas, parte posterior de las piernas, jaangh ke peeche, backs of the thighs, backs of the legs, back of the thighs, back of the legs",
  legs: "runner, runners, leg, legs, thigh, thighs, quad, quads, calf, calves, shin, shins, piernas, pierna, gemelos, Beine, Bein, Waden, Oberschenkel, jambe, jambes, mollets, cuisses, tang, taange, pair, Wadln, Wadl, pantorrillas, muslos, taangein, taangon, pindli, pindliyan, टांगें, pairon, pairo, pairon mein",
  knees:
    "knee, knees, kneecap, rodilla, rodillas, Knie, genou, genoux, ghutna, ghutne, Knia, Kniea, ghutno, घुटने",
  feet: "foot, feet, toe, toes, ankle, ankles, arches, heel, heels, plantar, pies, tobillos, Füße, Fuss, Knöchel, pied, pieds, cheville, chevilles, paon, pair ke, Fußsohlen, plante des pieds, planta del pie, talons, talones, edi, eddi, पैर",
  "pelvic floor": "pelvic floor, kegels, bladder, suelo pélvico, Beckenboden, périnée",
  belly:
    "belly, tummy, stomach, digestion, bloated, bloating, gut, guts, constipated, barriga, tripa, digestión, Bauch, Verdauung, ventre, digestion, pet, panza, digérer, digerir, verdauen, Unterleib, bas-ventre, पेट",
  breath:
    "breath, breathing, breathe, pranayama, lungs, respiración, respirar, Atem, Atmung, Atemübung, Atemübungen, respiration, respirer, saans",
  mind: "my brain, brain, head is spinning, head spinning, mental, busy head, head is buzzing, buzzing head, switch my brain, kopf, cabeza, la tete, dimaag, dimag, mind, my head, calm my head, head down a bit, head full, stress, stressed, anxious, anxiety, worry, worries, worried, thoughts, overthinking, racing thoughts, nerves, nervous, meditate, meditation, mente, estrés, ansiedad, Kopf frei, gestresst, esprit, mann, tanav, chinta",
} as const;

export const goalWords = {
  sleep:
    "sleep, to sleep, fall asleep, asleep, bedtime, before bed, insomnia, knock me out, wind down for bed, doze, nod off, dormir, sueño, einschlafen, schlafen, Schlaf, dormir mieux, sommeil, m'endormir, neend, sone",
  energy:
    "energy, energise, energize, energising, energizing, wake me up, wake up, waking up, perk me up, get going, pep, invigorating, kick, boost, energía, despertar, Energie, wach werden, munter, énergie, réveil, taakat, urja",
  relaxation:
    "relax, relaxing, relaxation, calm, calming, calm down, unwind, wind down, chill, soothing, destress, de stress, switch off, decompress, settle, restorative, rest, relajar, relajarme, relajación, calmar, entspannen, Entspannung, runterkommen, relaxer, détendre, me détendre, détente, aaram, shanti",
  strength:
    "strength, strengthen, strengthening, strong, stronger, muscle, muscles, toning, tone, sculpt, power, fuerza, fortalecer, Kraft, stärken, kräftigen, force, renforcer, musculation, takat",
  flexibility:
    "flexibility, flexible, stretch, stretching, stretches, stretchy, loosen, loosen up, supple, bendy, mobility, limber, limber up, open up, flexibilidad, estirar, estiramientos, dehnen, Dehnung, beweglich, souplesse, étirer, étirements, lachila",
  balance:
    "balance, better balance, steadier, steady on my feet, stability, equilibrio, Gleichgewicht, équilibre, santulan",
  posture:
    "posture, stand straighter, slouching, hunching, upright, straighten up, postura, Haltung, posture, maintien",
  focus:
    "focus, concentrate, concentration, clear my head, clear head, sharpen, attention, concentración, Konzentration, concentration, dhyan",
  "weight loss":
    "lose weight, weight loss, losing weight, slim, slimming, burn calories, burn fat, fat, kilos, pounds, sweat, sweaty, cardio, perder peso, adelgazar, abnehmen, perdre du poids, maigrir, vajan",
  "warm-up":
    "warm up, warmup, warming up, warm me up, before my run, before a run, before running, before climbing, before training, before the match, before lifting, before football, calentamiento, Aufwärmen, échauffement",
  "cool-down":
    "cool down, cooldown, cooling down, after my run, after a run, after running, after climbing, after training, after the match, after lifting, after football, after the gym, post run, enfriamiento, Abwärmen, retour au calme",
} as const;

export const placeWords = {
  bed: "bed only, only bed, hospital bed, in bed, in my bed, in the bed, on the bed, on my bed, from bed, under the covers, out of bed, en la cama, im Bett, au lit, dans mon lit, bistar",
  office:
    "at my desk, desk, at work, in the office, office, cubicle, between meetings, at the office, oficina, escritorio, Büro, Schreibtisch, bureau, daftar, office mein",
  plane:
    "plane, airplane, aeroplane, flight, in the air, airline seat, airplane seat, long haul, economy seat, galley, avión, Flugzeug, avion",
  train:
    "by train, train exercises, train one, on the train, on train, in the train, in train, a train, my train, this train, train ride, train journey, train seat, tren, Zug, dans le train",
  car: "parked car, parked up, in the car, in my car, car seat, driver's seat, driver seat, in the cab, in my cab, lorry, truck, coche, Auto, voiture, gaadi, van, in the van, in my van",
  sofa: "sofa, couch, settee, on the couch, sofá, canapé, Couch",
  "hotel room": "hotel, hotel room, hotel floor, airbnb",
  outdoors:
    "outside, outdoors, in the park, on the beach, in the garden, on the grass, afuera, al aire libre, draußen, im Park, dehors, au parc, bahar",
  kitchen:
    "in the kitchen, kitchen, while the kettle boils, by the sink, by the stove, cocina, Küche, cuisine, rasoi",
  shower: "in the shower, shower",
} as const;

export const timeWords = {
  morning:
    "morning, mornings, first thing, when i wake up, before work, sunrise, dawn, tomorrow morning, before breakfast, mañana por la mañana, por la mañana, de la mañana, morgens, am Morgen, früh, matin, le matin, subah",
  midday:
    "midday, noon, lunchtime, lunch break, at lunch, lunch hour, afternoon, mediodía, tarde, mittags, Mittagspause, midi, dopahar",
  evening:
    "evening, evenings, tonight, after work, after dinner, end of the day, evening's, esta noche, por la tarde, abends, am Abend, Feierabend, soir, le soir, ce soir, shaam",
  night:
    "night, at night, nighttime, middle of the night, bedtime, before bed, midnight, noche, por la noche, nachts, nuit, la nuit, raat",
} as const;

export const propWords = {
  chair: "chair, kitchen chair, dining chair, folding chair, stool, silla, Stuhl, chaise, kursi",
  wall: "wall, pared, Wand, mur, deewar",
  block: "block, blocks, brick, bricks, bloque, bloques, Block, Blöcke, Klotz, brique, briques, bloc",
  strap:
    "strap, straps, belt, scarf, dressing gown cord, theraband, cinturón, cinta, Gurt, Band, sangle, ceinture",
  cushion: "cushion, cushions, pillow, pillows, cojín, almohada, Kissen, coussin, oreiller, takiya",
  blanket:
    "blanket, blankets, towel, towels, manta, toalla, Decke, Decken, Handtuch, couverture, serviette, kambal",
  bolster: "bolster, bolsters, bolster's, Bolster, traversin",
  none: "no props, no equipment, no kit, no gear, nothing to hand, without props, without equipment, no mat no nothing, have nothing, no stuff, don't have anything, dont have anything, no blocks, no block, sin material, sin nada, ohne Hilfsmittel, keine Hilfsmittel, sans matériel, sans accessoires, bina samaan",
} as const;

export const energyWords = {
  tired:
    "tired, exhausted, knackered, shattered, wiped out, worn out, drained, dead tired, dead on my feet, beat, pooped, wrecked, no energy, low energy, sleepy, bone tired, fried, running on empty, cream crackered, frazzled, burnt out, cansado, cansada, agotada, agotado, müde, kaputt, erschöpft, fatigué, fatiguée, crevé, crevée, épuisé, thaka, thaki, thak gaya, thak gayi",
  lively:
    "full of energy, full of beans, lively, wired, restless, buzzing, fidgety, hyper, can't sit still, energetic, pumped, raring to go",
} as const;

export const levelWords = {
  beginner:
    "beginner, beginners, brand new, new at this, never done yoga before, never done, newbie, new to yoga, never done yoga, never done it, first time, novice, just starting, just started, complete beginner, total beginner, starter, principiante, Anfänger, Anfängerin, débutant, débutante, shuruaat, naya",
  intermediate:
    "intermediate, some experience, been practising a while, not a beginner, medium level, nivel medio, Fortgeschrittene leicht, intermédiaire",
  advanced:
    "advanced, experienced, years of practice, expert, hardcore, long time practitioner, avanzado, avanzada, fortgeschritten, avancé, avancée, expérimenté",
} as const;

export const mealWords = {
  breakfast:
    "breakfast, brekkie, brekky, brekkers, sahur, sahoor, brunch, desayuno, desayunar, Frühstück, frühstücken, petit déjeuner, petit-déjeuner, nashta, suhoor, suhur, sehri, Zmorge, Zmorga, petit dej, petit-dej, ptit dej, manger le matin, desayunito, nashte, naashta, naashte, नाश्ता, नाश्ते, Frühstücksidee, desayunar después",
  lunch:
    "at noon, eat at midday, noon meal, dinner break, dinner hour, dinnertime at work, mittag, almorzar, comer a mediodia, déjeuner, lunch, luncheon, à midi, packed lunch, lunchbox, almuerzo, comida, Mittagessen, déjeuner, dopahar ka khana, Zmittag, de midi, ce midi, para comer, lonche, dopahar ke khane, lunch me, दोपहर, pour midi",
  dinner:
    "tea ideas, tea idea, a tea for two, a tea for the kids, a tea for tonight, qué ceno, ceno, cenamos, cenar hoy, for tea, for my tea, for our tea, for me tea, for the tea, my tea tonight, tonight's tea, tea time meal, heute abend essen, heute abend kochen, koche ich heute abend, ce soir manger, raat ke khane, dinner tonight, dinner, supper, tea tonight, evening meal, tonight's meal, cena, cenar, Abendessen, Abendbrot, dîner, souper, raat ka khana, iftar, iftari, Znacht, Nachtmahl, Nachtessen, repas du soir, manger ce soir, para la noche, raat ko kya khau, raat ko kya khaun, raat mein kya khau, dinner me, रात का खाना, रात के खाने",
  snack:
    "little something, to graze on, grab to eat, smoko, elevenses, first break, tea break, coffee break, recess, snack, snacks, nibble, nibbles, bite, something small, small thing, little thing, wee thing, merienda, tentempié, Snack, Zwischenmahlzeit, goûter, collation, grignoter, Jause, Brotzeit, Znüni, Zvieri, encas, en-cas, colación, botana, picar algo, merendar, para picar",
} as const;

export const whenWords = {
  before:
    "before class, before practice, before yoga, before i practise, before practising, before my class, before a class, before the class, pre class, pre yoga, before the morning class, before the evening class, before training, antes de clase, antes de yoga, vor dem Yoga, vor der Stunde, avant le yoga, avant le cours, yoga se pehle, avant la séance, avant de pratiquer, vor dem Training, vor dem Kurs, antes de la clase, antes de practicar, antes de entrenar, class se pehle, practice se pehle",
  after:
    "after class, after practice, after yoga, after i practise, after practising, after my class, after a class, after the class, post class, post yoga, after training, después de clase, después de yoga, nach dem Yoga, nach der Stunde, après le yoga, après le cours, yoga ke baad, nach dem Training, nach dem Kurs, nach der Klasse, après la séance, après l'entraînement, después de la clase, después de practicar, class ke baad, practice ke baad",
} as const;

/** What sounds like a part of the body or a position and is none. */
export const idleWords =
  "all laid out, laid out for me, laid out once more, laid out again, wearing heels, in heels, high heels, in my heels, before i shower, before my shower, before a shower, after my shower, after a shower, after i shower, straight in the shower, car park, carpark, parking lot, multi storey, staff room, staffroom, staff wellbeing, staff wellness, staff day, staff meeting, staff party, staff training, the staff, our staff, my staff, bridge of a ship, bridge of the ship, bridge of my nose, stand ups, stand up meeting, stand up call, the stand up, daily stand up, my stand up, morning stand up, stand up comedy, in front of, bench press, bench presses, bench pressing, from benching, after benching, been benching, pushed back, put back, moved back, push back, held back, hold back, cut back, scale back, call back, called back, ring back, hear back, be right back, kick back, laid back, back on the menu, back in service, is back on, back later, back soon, a while back, get my core back, want my core back, strength back, energy back, mojo back, soul back, session back, routine back, practice back, sequence back, staff room, staffroom, rusty gate, garden gate, school gate, front gate, boarding gate, change my mind, changed my mind, changing my mind, make up my mind, peace of mind, go back, going back, went back, come back, coming back, came back, get back, got back, getting back, be back, i'm back, im back, bring back, take back, give back, way back, back to, back in, back from, back home, back again, back at, go back on, back then, back and forth, back for, look back, turn back, set me back, set back, back up, give me back, give it back, the ten back, the twenty back, the fifteen back, the thirty back, the five back, the 5 back, the 10 back, the 15 back, the 20 back, the 30 back, the * minutes back, the * min back, the long one back, the first one back, the old one back, put it back, put that back, drop it back, dial it back, back down, go down to, come down to, down to, bring it down, take it down, cut it down, on hand, to hand, by hand, at hand, give me a hand, on the other hand, stand it, can't stand, cant stand, stand out, standing order, head start, on foot, foot the bill, neck of the woods, sit out, sit through, chair it, chair the, chair a meeting, on the wall street, core of, at heart, by heart, on my mind, in mind, never mind, don't mind, dont mind, mind you, mind if, if you don't mind, would you mind, i don't mind, brick wall, blanket statement, block of flats, on the block";

/** Said by whoever does not get down, or not up again. */
export const noFloorWords =
  "kept it off the floor, keep it off the floor, keep me off the floor, kept off the floor, off the floor altogether, all off the floor, getting up again, get up again, up from the floor, getting back up, get back up, getting up off, up off the floor, can't get up from, struggle to get up, floor is lava, don't do floors, no floor";

/** Nobody says these who may stand. */
export const offFeetWords =
  "keep me off my feet, keep us off our feet, keep off me feet, stay off me feet, off my feet entirely, off my feet completely, off my feet altogether, stay off my feet, keep off my feet, staying off my feet, want off my feet, be off my feet";

/** Said by whose arms stay down. */
export const armsDownWords =
  "arms below * ears, arms below * shoulders, arms below * head, arms below shoulder height, hands below * shoulders, hands below * head, elbows below * shoulders, keep * arms down, keep * arms low, arms stay low, arms stay down";

/** Said by whose wrists or hands are not to bear weight. */
export const offWristsWords =
  "keeps my hands off the floor, keep my hands off the floor, keep hands off the floor, keeping my hands off the floor, hands stay off the floor, keeps my hands off the ground, keep my hands off the ground, off my wrists, off my hands, off the wrists, off the hands, keep weight off my wrists, load off the wrists, load off my wrists, no weight on em, wrist is taped, wrist taped, wrist is strapped, wrist in a brace, wrist in a splint, wrist in a cast, wrist is sprained";

/** Said by whose head stays up. */
export const headUpWords =
  "head above * heart, head above my heart, head above heart, head stays above, head higher than * heart";

/** Said by whoever does not lie on their back, or on their belly. */
export const offBackWords =
  "stay off * back, stay off my back, keep off my back, keep me off my back, keeping off my back, staying off my back";
export const offBellyWords =
  "stay off my belly, stay off my stomach, stay off my front, stay off my tummy, keep off my belly, keep off my stomach, keep off my front, keep me off my belly, keep me off my stomach, keep me off my front";

/** Said by whoever does not even sit up. */
export const lyingOnlyWords =
  "where i have to sit up, where i must sit up, without sitting up, without having to sit up, no sitting up, dont have to sit up, dont want to sit up, rather not sit up";

/** Said by whoever cannot lie. */
export const sittingUpWords =
  "i have to sit up, i must sit up, i need to sit up, ive got to sit up, i have to stay sitting up, i have to stay sat up";

/** Said by whoever stays on their feet. */
export const onFeetWords =
  "all on feet, floor except * feet, floor but * feet, floor apart from * feet, ground except * feet, ground but * feet, ground apart from * feet, only my feet touch, only my feet touching, only my feet on the floor, only my feet on the ground";
