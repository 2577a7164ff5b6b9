import type { LanguageWords } from "./words.ts";

export const es: LanguageWords = {
  marks: `el los las que en con para una por me mi mis tengo duele duelen como está desde cuando hola hace muy del al y pero
    soy estoy he qué puedo tras después sin unos se nos su ya también cómo cuál algo un de la`,
  numbers: `un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 quince=15 veinte=20
    treinta=30 medio=0.5 media=0.5 tercer=3 cuarto=4 quinto=5 sexto=6 séptimo=7 octavo=8 noveno=9`,
  units: {
    day: "día, días",
    week: "semana, semanas",
    month: "mes, meses",
    year: "año, años",
  },
  months:
    "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre",
  beforeMonth: "en, desde, de",
  between: "de, unos, unas, casi, las, los, últimas, últimos",
  ago: "hace",
  ahead: "en, dentro de, cada, hasta",
  justNow:
    "ayer, hoy, la semana pasada, el mes pasado, esta semana, este mes, recientemente, hace poco, acabo de, reciente, recién, anoche",
  longAgo: "hace años, hace muchos años, de niño, de niña, de pequeño, de pequeña",
  lasting: "desde hace años, desde hace meses, crónico, crónica, siempre, toda la vida, mucho tiempo",
  severe: "insoportable, muy fuerte, terrible, horrible, fortísimo, no aguanto el dolor, severo, intenso",
  denials: {
    none: `no tengo, no tengo ningún, no hay, no padezco, no sufro, nunca he tenido, nunca tuve, sin, ni, ningún, ninguna, ninguno, no tomo,
      no he tenido, tampoco, no he sufrido`,
    direct: "no estoy, no soy, no, ya no estoy, ya no tengo",
    after: "descartado, descartada, no tengo",
    nothing: `no sé, no solo, no sólo, no solamente, no puedo, no duermo, no aguanto, nunca había, nunca he sentido, no mucho, no me,
      sin embargo, sin duda, sin parar, no consigo, no logro, sin fuerzas, sin energía, no paro, no muy, no hace mucho, sin saber, ni idea`,
    fillers: "un, una, el, la, los, las, nada, de, ya, muy, realmente, ningún",
    turns:
      "pero, aunque, porque, desde, cuando, si, que, tengo, estoy, soy, es, son, está, sólo, solo, salvo, excepto, y, me, he, para",
    joins: "o, ni, u",
    fine: "está bien, están bien, va bien, van bien",
  },
  figures: `sin pies ni cabeza, de corazón, golpe de suerte, echar una mano, hombro con hombro, a pie, en pie, de pie, al pie de, ponerme de pie,
    equilibrio entre, en equilibrio con`,
  conditions: {
    "heart-failure": "insuficiencia cardíaca",
    "exercise-asthma": "asma por ejercicio, asma de esfuerzo",
    "placenta-praevia": "placenta previa",
    "prostate-surgery": "prostatectomía",
    "chest-port":
      "catéter en el pecho, port en el pecho, port & pecho, catéter & pecho, reservorio en el pecho, puerto en el pecho, reservorio subcutáneo",
    glaucoma:
      "glaucoma, tensión ocular, presión ocular, presión en el ojo, presión en los ojos, tensión en los ojos, gotas para la tensión del ojo",
    "eye-gas": `gas en el ojo, burbuja de gas`,
    retina:
      "retina, desprendimiento de retina, retinopatía, cataratas, mácula, operado de la vista, operada de la vista, operación de ojos, cirugía ocular, miopía magna, moscas volantes, inyecciones en el ojo, retina|ojo|ojos & desprendida|operado|operada|operación|láser",
    "high-blood-pressure":
      "presión alta, tensión alta, hipertensión, hipertenso, hipertensa, la tensión por las nubes, la presión por las nubes, tensión arterial alta, presión arterial alta, pastillas para la tensión, pastillas de la tensión, tomo pastillas para la presión, tengo la tensión alta, tensión|presión & alta|pastillas|disparada|por las nubes|medicación",
    "low-blood-pressure":
      "presión baja, tensión baja, hipotensión, bajones de tensión, me mareo al levantarme, se me baja la tensión, se me baja la presión",
    pots: "!POTS, taquicardia postural, taquicardia ortostática, síndrome pots, tengo pots, disautonomía, se me acelera el corazón al levantarme, se me dispara el corazón al ponerme de pie, se me dispara el pulso al levantarme, corazón|pulso & levantarme|levanto|ponerme de pie",
    "heart-disease":
      "enfermedad del corazón, problemas de corazón, problema de corazón, problemas del corazón, infarto, insuficiencia cardíaca, arritmia, fibrilación auricular, angina de pecho, stent, bypass, cardiólogo, cardióloga, válvula del corazón, operado del corazón, operada del corazón, cardíaco, cardiopatía, soplo en el corazón, corazón & operado|operada|enfermo|enferma|stent|válvula|problema|problemas|infarto",
    pacemaker: "marcapasos, desfibrilador, marcapaso, dai implantado",
    "recent-device":
      "me pusieron * marcapasos, me han puesto * marcapasos, marcapasos nuevo, marcapasos recién, acaban de ponerme * marcapasos, me colocaron * marcapasos",
    "past-stroke":
      "tuve un ictus, después de un ictus, tras un ictus, he tenido un ictus, sufrí un ictus, derrame cerebral, ictus, accidente cerebrovascular, embolia cerebral",
    pregnancy:
      "embarazada, embarazo, estoy de # semanas, de # semanas, # semanas de embarazo, # meses de embarazo, estoy de # meses, trimestre, matrona, espero un bebé, esperando un bebé, esperamos un bebé, estoy esperando, en estado, salgo de cuentas, encinta, comadrona",
    "pelvic-girdle":
      "cintura pélvica, dolor pélvico, pubis, sínfisis, dolor en el pubis, me duele el pubis, me duele la pelvis, dolor de pelvis, hueso púbico, pubis|pelvis & embarazada|embarazo|semanas|caminar",
    "after-birth":
      "tuve a mi hijo, tuve a mi hija, tuve mi bebé, parto normal, parto natural, parto vaginal, después del parto, tras el parto, posparto, postparto, cesárea, di a luz, he dado a luz, acabo de dar a luz, acabo de tener un bebé, tuve un bebé, tuve a mi bebé, recién nacido, recién nacida, dando el pecho, lactancia, puerperio, desde el parto, nació hace # semanas, nació hace # meses, parto, parto|cesárea & semanas|meses|hace, tuve & bebé|niño|niña|mellizos|gemelos",
    "pelvic-floor":
      "suelo pélvico, piso pélvico, pesadez en la pelvis, pesadez ahí abajo, peso ahí abajo, pesadez abajo, prolapso, prolapso de vejiga, se me escapa el pis, se me escapa la orina, pérdidas de orina, escapes de orina, incontinencia, bulto en la vagina, pesadez|peso & abajo|vagina|parto|pelvis, orina|pis & escapa|escapes|pérdidas|toser|saltar|reír",
    diastasis:
      "diástasis, diástasis abdominal, abdominales separados, separación abdominal, barriga separada, rectos separados, músculos * separados, abdominales|abdomen|barriga & separados|separada|abierta|hueco",
    osteoporosis:
      "osteoporosis, osteopenia, huesos débiles, huesos frágiles, densidad ósea, descalcificación, pérdida de hueso, huesos * débiles",
    "recent-fracture":
      "fractura, fracturado, fracturada, me rompí, me he roto, roto el brazo, rota la pierna, hueso roto, escayola, escayolado, escayolada, yeso, fisura, costilla rota, fracturé, me quebré, brazo|pierna|muñeca|tobillo|costilla|hueso|clavícula|pie|codo & roto|rota|rompí|fracturé|fractura",
    disc: "hernia discal, hernia de disco, hernias discales, disco herniado, protrusión, discopatía, disco abombado, hernia lumbar, l5 s1, l4 l5, disco desplazado",
    sciatica:
      "ciática, nervio ciático, dolor que baja por la pierna, me baja por la pierna, pinzamiento, nervio pinzado",
    "narrow-canal": "estenosis, estenosis de canal, canal estrecho, canal lumbar estrecho",
    ankylosing: "espondilitis anquilosante, espondilitis, columna de bambú",
    spine: "escoliosis, espondilolistesis, estenosis, vértebra, vértebras, cifosis, aplastamiento",
    "spine-operation":
      "operado de la espalda, operada de la espalda, operación de espalda, columna operada, fusión vertebral",
    "neck-injury":
      "latigazo, latigazo cervical, lesión de cuello, lesión cervical, hernia cervical, operación de cuello, hernia * cuello",
    "hip-replacement":
      "prótesis de cadera, cadera nueva, cadera artificial, operado de la cadera, operada de la cadera, operación de cadera, operaron de la cadera, operaron la cadera, cambiaron la cadera, reemplazo de cadera, cadera & prótesis|reemplazo|operaron|operada|operado",
    "knee-replacement":
      "prótesis de rodilla, rodilla nueva, rodilla artificial, cambiaron la rodilla, reemplazo de rodilla, operaron para poner prótesis de rodilla, prótesis en la rodilla, rodilla & prótesis",
    "new-joint": "prótesis reciente, prótesis nueva, prótesis recién, prótesis & semanas",
    "knee-injury":
      "menisco, ligamento cruzado, lesión de rodilla, operado de la rodilla, operada de la rodilla, operación de rodilla, rótula, cruzado anterior, ligamento roto",
    "recent-surgery":
      "operación, operado, operada, me operaron, me han operado, cirugía, cirugía reciente, recién operado, recién operada, puntos de sutura, postoperatorio, histerectomía, apendicitis, vesícula, operada|operado|operaron|operación|cirugía & semanas|días|mes",
    hernia: "hernia, hernia inguinal, hernia umbilical, bulto en la ingle",
    epilepsy: "epilepsia, epiléptico, epiléptica, convulsiones, crisis epiléptica, ataques epilépticos",
    hypermobility:
      "hiperlaxitud, hipermovilidad, hiperlaxo, hiperlaxa, hipermóvil, ehlers danlos, articulaciones muy flexibles, articulaciones * laxas, demasiado flexible, articulaciones laxas, articulaciones & laxas|hiperlaxas|flexibles|se me salen|dislocan",
    "slipping-shoulder":
      "se me sale el hombro, se me salen los hombros, hombro dislocado, luxación de hombro, hombro inestable, hombros inestables, se me disloca el hombro, me disloqué el hombro, subluxación, inestabilidad de hombro, se me sale * hombro, hombro|hombros & sale|salen|disloca|dislocó|luxó|luxado|inestable|salió",
    vertigo:
      "vértigo, vértigos, mareo, mareos, mareado, mareada, me mareo, todo me da vueltas, ménière, la cabeza me da vueltas",
    "wrist-injury": "muñeca, muñecas, túnel carpiano, esguince de muñeca",
    "shoulder-injury":
      "hombro congelado, manguito rotador, rotura del manguito, roto el manguito, manguito roto, manguito|manguitos & hombro|hombros, lesión de hombro, operación de hombro, me duele el hombro, dolor de hombro, operado del hombro, operada del hombro, capsulitis, tendinitis * hombro",
    asthma: "asma, asmático, asmática, inhalador",
    diabetes: "diabetes, diabético, diabética, azúcar alta, azúcar en la sangre, tengo azúcar, azúcar alto",
    insulin:
      "insulina, bomba de insulina, me pincho insulina, diabetes tipo 1, diabético tipo 1, diabética tipo 1, hipoglucemias",
    arthritis:
      "artritis, artrosis, reuma, lupus, tengo gota, ataque de gota, ácido úrico, articulaciones inflamadas",
    "leg-clot": `trombosis, coágulo en la pierna`,
    "blood-thinners":
      "anticoagulante, anticoagulantes, trombosis, me salen moratones, coágulo, diluir la sangre, embolia pulmonar, anticoagulado, anticoagulada",
    "cancer-treatment":
      "quimioterapia, quimio, radioterapia, cáncer, tratamiento del cáncer, mastectomía, oncólogo, oncóloga, cáncer de mama, tumor, leucemia, linfoma, metástasis, inmunoterapia",
    lymphoedema:
      "linfedema, ganglios extirpados, me quitaron los ganglios, ganglios de la axila, manga de compresión, vaciamiento axilar, ganglios & brazo|axila|quitaron|extirparon",
    "trauma-or-bipolar":
      "trastorno bipolar, bipolar, estrés postraumático, trauma, tept, psicosis, esquizofrenia, manía, flashbacks",
    maoi: "imao, inhibidor de la monoaminooxidasa, inhibidores de la mao",
    "beta-blockers": "betabloqueante, betabloqueantes, beta bloqueante, betabloqueador, betabloqueadores",
    reflux:
      "reflujo, acidez, ardor de estómago, erge, reflujo gástrico, ardores, acidez estomacal, gastritis, esofagitis",
    ms: "esclerosis múltiple, tengo em, brote de esclerosis, esclerosis",
    parkinsons: "párkinson, parkinson, enfermedad de parkinson",
    neuropathy: "neuropatía, no siento los pies, neuropatía diabética",
    "long-covid":
      "covid persistente, covid largo, desde el covid, tras el covid, secuelas del covid, fatiga crónica, síndrome de fatiga crónica, encefalomielitis miálgica, después del covid, covid & agoto|agotada|agotado|cansancio|cansada|cansado|fatiga|desde",
    older:
      "inestable al andar, me da miedo caerme, miedo a caerme, andador, bastón, me caigo, persona mayor, poca estabilidad, problemas de equilibrio",
    aneurysm:
      "aneurisma, aneurisma de aorta, aneurisma cerebral, aorta dilatada, disección de aorta, malformación arteriovenosa",
    "opened-chest":
      "cirugía a corazón abierto, corazón abierto, esternotomía, me abrieron el pecho, esternón & operaron|alambres|abrieron|soldando|cerrando, bypass & semanas|meses",
    "varicose-veins": "varices, várices, insuficiencia venosa, medias de compresión",
    anaemia: "anemia, anémico, anémica, falta de hierro, hierro bajo, ferritina baja",
    fainting: "síncope, síncopes, vasovagal, me desmayo, me desmayé, desmayos",
    "gave-blood": "doné sangre, donar sangre, he donado sangre, donación de sangre",
    concussion:
      "conmoción cerebral, conmoción, golpe en la cabeza, traumatismo craneal, me golpeé la cabeza, traumatismo craneoencefálico",
    "brain-pressure":
      "hipertensión intracraneal, hidrocefalia, válvula en la cabeza, chiari, tumor cerebral, operación de cerebro, operado del cerebro, operada del cerebro",
    migraine: "migraña, migrañas, jaqueca, jaquecas",
    "ear-condition":
      "tinnitus, acúfenos, pitidos en los oídos, tímpano perforado, otitis, implante coclear, infección de oído",
    jaw: "articulación temporomandibular, !ATM, mandíbula bloqueada, bruxismo, operación de mandíbula",
    "dental-surgery":
      "muela del juicio, me sacaron una muela, me sacaron las muelas, extracción de muela, endodoncia, implante dental",
    "low-vision": "soy ciego, soy ciega, ceguera, baja visión, discapacidad visual, perro guía, invidente",
    "cold-or-flu":
      "resfriado, resfriada, gripe, constipado de nariz, catarro, sinusitis, nariz tapada, neumonía, bronquitis, amigdalitis, tengo covid",
    "loose-neck": "síndrome de down, inestabilidad atlantoaxoidea, cuello inestable, inestabilidad cervical",
    rheumatoid: "artritis reumatoide, artritis psoriásica, reumatoide",
    fibromyalgia: "fibromialgia, síndrome de dolor regional complejo, polimialgia",
    "elbow-injury": "codo de tenista, epicondilitis, codo de golfista, me duele el codo, dolor de codo",
    "arm-nerve":
      "opérculo torácico, nervio cubital, síndrome del desfiladero torácico, hormigueo en el brazo",
    "hip-injury":
      "artrosis de cadera, choque femoroacetabular, pinzamiento de cadera, displasia de cadera, bursitis de cadera, trocanteritis, coxartrosis",
    "leg-muscle-injury":
      "rotura fibrilar, desgarro muscular, tirón en el isquio, rotura del gemelo, desgarro",
    "foot-injury":
      "fascitis plantar, tendón de aquiles, esguince de tobillo, juanete, juanetes, espolón, gota en el pie, neuroma de morton, tobillo & esguince|torcido|torcí|operado",
    "rib-injury": "costilla|costillas & rota|rotas|rompí|fisura|fracturada|fracturadas|golpe",
    amputation: "amputación, amputado, amputada, me amputaron, pierna ortopédica, prótesis de pierna",
    wheelchair: "silla de ruedas, parapléjico, parapléjica, paraplejia, no puedo caminar",
    "spinal-cord": "lesión medular, tetrapléjico, tetrapléjica, tetraplejia, espina bífida",
    "cerebral-palsy": "parálisis cerebral, hemiplejia, espasticidad, ataxia, distonía, distrofia muscular",
    dementia: "demencia, alzheimer, deterioro cognitivo",
    "implanted-stimulator":
      "neuroestimulador, estimulador medular, bomba de baclofeno, estimulación cerebral profunda, sonda gástrica",
    caesarean: "cesárea",
    "pregnancy-loss":
      "aborto, aborto espontáneo, perdí el bebé, perdí a mi bebé, perdimos al bebé, embarazo ectópico, pérdida gestacional",
    "fertility-treatment":
      "fecundación in vitro, !FIV, estimulación ovárica, transferencia de embriones, punción ovárica, tratamiento de fertilidad, inseminación",
    endometriosis: "endometriosis, adenomiosis, miomas, mioma, quiste ovárico, quistes en los ovarios",
    "breast-surgery":
      "mastectomía, reconstrucción mamaria, reducción de pecho, operación de pecho, implantes mamarios, tumorectomía, operada del pecho",
    "bone-metastases":
      "metástasis óseas, metástasis ósea, metástasis en los huesos, metástasis en la columna, cáncer de huesos, mieloma",
    "kidney-disease":
      "enfermedad renal, insuficiencia renal, enfermedad de los riñones, riñones fallan, nefritis",
    dialysis: "diálisis, hemodiálisis, fístula en el brazo",
    transplant:
      "trasplante de riñón, trasplante de hígado, trasplante de corazón, trasplante, trasplantado, trasplantada",
    "larger-body": "obesidad, obeso, obesa, sobrepeso, talla grande, lipedema",
    underweight:
      "anorexia, anoréxica, bulimia, trastorno alimentario, trastorno de la conducta alimentaria, bajo peso, desnutrida, desnutrido",
    "weight-loss-injections": "inyecciones para adelgazar, inyección para adelgazar, pinchazo para adelgazar",
    copd: "epoc, enfisema, bronquitis crónica, enfermedad pulmonar, fibrosis pulmonar, oxígeno en casa, neumotórax",
    "cannot-lie-flat":
      "no puedo tumbarme boca arriba, no puedo acostarme boca arriba, duermo con # almohadas, duermo sentado, duermo sentada, me ahogo al tumbarme",
    "hiatus-hernia": "hernia de hiato, hernia hiatal",
    stoma: "estoma, colostomía, ileostomía, bolsa de colostomía, urostomía, ostomía",
    "bowel-disease":
      "crohn, colitis ulcerosa, colitis, enfermedad inflamatoria intestinal, diverticulitis, pancreatitis, úlcera de estómago",
    "weight-loss-surgery":
      "bypass gástrico, cirugía bariátrica, banda gástrica, manga gástrica, reducción de estómago, balón gástrico",
    haemorrhoids: "hemorroides, almorranas, fisura anal",
    panic:
      "ataque de pánico, ataques de pánico, ataques de ansiedad, ataque de ansiedad, hiperventilo, agorafobia",
  },
  complaints: {
    "lower-back":
      "espalda, dolor de espalda, lumbalgia, lumbago, espalda baja, lumbar, lumbares, riñones, zona lumbar",
    "upper-back":
      "parte alta de la espalda, entre los omóplatos, omóplatos, espalda alta, dorsal, postura, encorvado, encorvada",
    neck: "cuello, cervicales, tortícolis, nuca",
    shoulders: "hombro, hombros",
    wrists: "muñeca, muñecas, codo, antebrazo, túnel carpiano, pulgar",
    hips: "cadera, caderas, ingle, piramidal",
    knees: "rodilla, rodillas",
    feet: "pie, pies, talón, tobillo, tobillos, fascitis plantar, piernas cansadas, varices, espinillas",
    sciatica: "ciática, nervio ciático, baja por la pierna",
    headache:
      "dolor de cabeza, dolores de cabeza, me duele la cabeza, cefalea, mandíbula, bruxismo, vista cansada",
    migraine: "migraña, migrañas, jaqueca, jaquecas",
    sleep: "dormir, insomnio, duermo mal, no duermo, me despierto, sueño, desvelo, no pego ojo, dormirme",
    stress:
      "estrés, estresado, estresada, agobio, agobiado, agobiada, tensión acumulada, relajarme, relajar, relajación, quemado, quemada, nervios de punta, desconectar",
    anxiety:
      "ansiedad, ansioso, ansiosa, nervioso, nerviosa, nervios, pánico, angustia, preocupado, preocupada",
    "low-mood": "triste, tristeza, deprimido, deprimida, depresión, desanimado, desanimada, bajón, duelo",
    digestion:
      "digestión, digestiones, hinchazón, hinchado, hinchada, estreñimiento, estreñido, estreñida, gases, colon irritable, tripa, barriga",
    cramps:
      "regla, dolor menstrual, dolores menstruales, menstruación, cólicos, período doloroso, síndrome premenstrual",
    "pregnancy-first": "embarazada, primer trimestre, embarazo",
    "pregnancy-second": "segundo trimestre",
    "pregnancy-third": "tercer trimestre, salgo de cuentas",
    "after-birth":
      "después del parto, tras el parto, posparto, postparto, suelo pélvico, cesárea, di a luz, desde el parto",
    menopause: "menopausia, sofocos, premenopausia, perimenopausia",
    "blood-pressure": "presión arterial, tensión alta, presión alta, hipertensión, tensión arterial",
    asthma: "asma, asmático, asmática, pitidos",
    osteoporosis: "osteoporosis, osteopenia, huesos débiles",
    arthritis: "artritis, artrosis, articulaciones, dolor articular",
    diabetes: "diabetes, diabético, diabética",
    dizziness: "mareo, mareos, vértigo, vértigos, me mareo",
    "desk-work":
      "escritorio, oficina, ordenador, computadora, sentado todo el día, sentada todo el día, pantalla, teletrabajo",
    running:
      "correr, corredor, corredora, maratón, isquiotibiales, gemelos, ciclismo, fútbol, natación, senderismo",
    fatigue: "cansado, cansada, cansancio, agotado, agotada, agotamiento, fatiga, sin energía, sin fuerzas",
    balance: "equilibrio, inestable",
    flexibility:
      "rígido, rígida, rigidez, agarrotado, agarrotada, entumecido, flexibilidad, flexible, tieso, tiesa",
    core: "abdominales, postura, core, faja abdominal, abdomen débil",
  },
  medicines: {
    anticoagulant: "anticoagulantes, pastillas para la sangre, pastillas para licuar la sangre",
    "blood-pressure-tablets":
      "pastillas para la tensión, pastillas de la tensión, pastillas para la presión, medicación para la tensión, medicina para la presión, pastilla de la tensión",
    "bone-tablets": "pastillas para los huesos",
    "eye-drops": "gotas para el glaucoma, gotas para la tensión ocular",
    steroids: "corticoides, cortisona",
    "asthma-inhaler": "inhalador",
  },
};
