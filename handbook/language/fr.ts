import type { LanguageWords } from "./words.ts";

export const fr: LanguageWords = {
  marks: `le les des je mon ma mes est pas avec pour une dans et mal au aux du quel quels quelle depuis ai vous suis que qui sur
    après avant sans ne fait très nous plus cette ce ça comment peux dois j d l c n m
    on il elle un en y de la se`,
  numbers: `un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 douze=12 quinze=15 vingt=20 trente=30 demi=0.5
    troisième=3 quatrième=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9`,
  units: {
    day: "jour, jours",
    week: "semaine, semaines, SA",
    month: "mois",
    year: "an, ans, année, années",
  },
  months: "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
  beforeMonth: "en, depuis, fin, début",
  between: "de, environ, à, peine, presque",
  ago: "il y a",
  ahead: "dans, chaque, jusqu, tous les, toutes les",
  justNow:
    "hier, aujourd hui, la semaine dernière, le mois dernier, cette semaine, ce mois ci, récemment, récent, récente, vient de, viens de, tout juste, hier soir",
  longAgo: "il y a des années, il y a longtemps, enfant, quand j étais petit, quand j étais petite",
  lasting: "depuis des années, depuis des mois, chronique, toujours, depuis longtemps, toute ma vie",
  severe: "insupportable, atroce, très fort, très forte, horrible, terrible, intense, affreux",
  denials: {
    none: `pas de, pas d, sans, aucun, aucune, ni, jamais eu de, jamais eu d, jamais eu, ne prends pas de, ne souffre pas de, ne souffre pas d`,
    direct: "pas, ne suis pas, plus",
    after: "a été écarté, a été écartée, est écarté, écartée",
    nothing: `pas seulement, pas que, pas bien, pas dormir, pas sûr, pas sûre, jamais ressenti, jamais été aussi, sans doute, sans cesse, sans arrêt,
      sans savoir, pas assez, pas facile, pas terrible, je ne sais pas, ne sais pas, pas longtemps, pas d idée, sans raison, pas de chance, pas le temps, pas d énergie, plus en plus, plus de, plus le`,
    fillers: "un, une, de, d, le, la, les, vraiment, du, tout, encore",
    turns:
      "mais, cependant, pourtant, car, parce, depuis, quand, si, sauf, seulement, juste, j, je, ai, suis, est, sont, et, qui, que",
    joins: "ou, ni",
    fine: "va bien, vont bien, est bien, sont bien",
  },
  figures: `par coeur, de bon coeur, sur un coup de tête, donner un coup de main, à pied, sur pied, coup de pied, avoir bon dos, coup de chance,
    coup de coeur, tenir debout, l équilibre entre, pied de page, à # semaines d un, à # semaines d une, # semaines après, # semaines post`,
  conditions: {
    "heart-failure": "insuffisance cardiaque",
    "exercise-asthma": "asthme d'effort",
    "placenta-praevia": "placenta praevia",
    "prostate-surgery": "prostatectomie",
    "chest-port": "chambre implantable",
    glaucoma:
      "glaucome, tension oculaire, tension dans l oeil, tension dans les yeux, pression dans l oeil, pression oculaire",
    "eye-gas": `gaz dans l'œil, bulle de gaz`,
    retina:
      "rétine, décollement de rétine, décollement de la rétine, cataracte, opéré des yeux, opérée des yeux, opération des yeux, macula, rétinopathie, forte myopie, corps flottants, DMLA, rétine|oeil|yeux & décollée|décollement|opéré|opérée|laser|déchirure",
    "high-blood-pressure":
      "tension élevée, hypertension, hypertendu, hypertendue, trop de tension, tension artérielle élevée, tension trop haute, tension haute, de la tension, fais de l hypertension, tension & élevée|haute|trop|médicament|médicaments|cachets",
    "low-blood-pressure":
      "tension basse, hypotension, chute de tension, chutes de tension, la tête tourne en me levant, tension trop basse, malaise en me levant",
    pots: "!POTS, tachycardie posturale, tachycardie orthostatique, syndrome pots, dysautonomie, mon coeur s emballe * lève, coeur s emballe * debout, pouls s emballe * lève, j ai pots, le pots, un pots, coeur|pouls & lève|debout|levant",
    "heart-disease":
      "maladie cardiaque, insuffisance cardiaque, problème de coeur, problèmes de coeur, problème cardiaque, problèmes cardiaques, infarctus, arythmie, fibrillation auriculaire, stent, pontage, cardiologue, valve cardiaque, angine de poitrine, opéré du coeur, opérée du coeur, malade du coeur, souffle au coeur, coeur & opéré|opérée|malade|stent|valve|fragile|problème",
    pacemaker: "pacemaker, stimulateur cardiaque, stimulateur, défibrillateur, pile cardiaque",
    "recent-device":
      "nouveau pacemaker, posé un pacemaker, pose d un pacemaker, pose de * pacemaker, posé * stimulateur, mis un pacemaker, m a posé * pacemaker, pacemaker tout neuf, on vient de me poser",
    "past-stroke": "après un AVC, après mon AVC, fait un AVC, eu un AVC, AVC, attaque cérébrale, AIT",
    pregnancy:
      "enceinte, grossesse, trimestre, sage femme, j attends un bébé, attend un bébé, # semaines de grossesse, # semaines d aménorrhée, enceinte de # mois, enceinte de # semaines, je suis à # semaines, # SA, attendons un bébé, à # semaines",
    "pelvic-girdle":
      "ceinture pelvienne, symphyse, pubis, douleur pelvienne, douleurs pelviennes, mal au pubis, mal au bassin, douleur au bassin, douleurs ligamentaires, bassin * douloureux, douleurs au bassin, pubis|bassin|symphyse & enceinte|grossesse|semaines",
    "after-birth":
      "après l accouchement, depuis l accouchement, accouché, j ai accouché, césarienne, post partum, postpartum, jeune maman, allaite, allaitement, depuis la naissance, après la naissance, nouveau né, né il y a # semaines, né il y a # mois, née il y a # semaines, née il y a # mois, mon accouchement, rééducation du périnée",
    "pelvic-floor":
      "périnée, plancher pelvien, descente d organes, descente d organe, prolapsus, pesanteur, lourdeur en bas, lourdeur dans le bas, fuites urinaires, fuite urinaire, fuites, incontinence, boule dans le vagin, poids dans le bas, lourdeur|pesanteur|poids & bas|ventre|périnée|vagin|accouchement, fuites|fuite & urine|urinaires|tousse|éternue|saute|ris",
    diastasis:
      "diastasis, abdos séparés, abdominaux écartés, abdos écartés, grands droits écartés, séparation des abdominaux, abdominaux séparés, abdos|abdominaux|ventre & écartés|séparés|ouvert|écart",
    osteoporosis:
      "ostéoporose, ostéopénie, os fragiles, densité osseuse, tassement de vertèbre, tassement vertébral, os fragile",
    "recent-fracture":
      "fracture, fracturé, fracturée, me suis cassé, plâtre, os cassé, côte cassée, fêlure, fêlé, attelle, fracture de fatigue, bras|jambe|poignet|cheville|côte|pied|clavicule|vertèbre & cassé|cassée|fracturé|fracture|fêlé|fêlée",
    disc: "hernie discale, hernies discales, protrusion discale, disque, discopathie, l5 s1, l4 l5, hernie lombaire, disque écrasé",
    sciatica:
      "sciatique, nerf sciatique, descend dans la jambe, nerf coincé, douleur dans la jambe, cruralgie",
    "narrow-canal": "canal lombaire étroit, canal étroit, sténose, sténose lombaire, canal rachidien rétréci",
    ankylosing: "spondylarthrite ankylosante, spondylarthrite, spondylarthrite axiale",
    spine: "scoliose, spondylolisthésis, canal lombaire étroit, sténose, vertèbre, vertèbres, cyphose",
    "spine-operation": "opéré du dos, opérée du dos, opération du dos, arthrodèse",
    "neck-injury":
      "coup du lapin, entorse cervicale, hernie cervicale, névralgie cervicale, blessure au cou, opéré du cou",
    "hip-replacement":
      "prothèse de hanche, hanche artificielle, nouvelle hanche, opéré de la hanche, opérée de la hanche, opération de la hanche, prothèse à la hanche, PTH, prothèse de la hanche, hanche & prothèse|opéré|opérée|remplacée",
    "knee-replacement":
      "prothèse du genou, prothèse de genou, genou artificiel, nouveau genou, prothèse au genou, PTG, genou & prothèse|remplacé",
    "new-joint":
      "prothèse récente, nouvelle prothèse, prothèse toute neuve, encore des béquilles, prothèse & semaines|béquilles",
    "knee-injury":
      "ménisque, ligament croisé, ligaments croisés, blessure au genou, opéré du genou, opérée du genou, rotule, entorse du genou, opération du genou",
    "recent-surgery":
      "opération récente, opéré, opérée, opération, chirurgie, intervention chirurgicale, points de suture, cicatrice, hystérectomie, après mon opération, opéré|opérée|opération|chirurgie & semaines|jours|mois",
    hernia: "hernie, hernie inguinale, hernie ombilicale, éventration",
    epilepsy: "épilepsie, épileptique, crise d épilepsie, crises d épilepsie, convulsions",
    hypermobility:
      "hyperlaxité, hyperlaxe, hypermobilité, hypermobile, ehlers danlos, trop souple, articulations * laxes, articulations se déboîtent, SEDh, articulations trop souples, articulations & laxes|souples|déboîtent|instables",
    "slipping-shoulder":
      "épaule se déboîte, épaules se déboîtent, épaule déboîtée, épaule luxée, luxation de l épaule, luxation d épaule, épaule instable, épaules instables, épaule sort, épaules sortent, déboîté l épaule, instabilité de l épaule, épaule * déboîte, épaule|épaules & déboîte|déboîtée|déboîté|luxée|luxation|instable|sort|sortie|sortent",
    vertigo:
      "vertige, vertiges, la tête qui tourne, tête tourne, étourdi, étourdie, étourdissements, ménière, cristaux",
    "wrist-injury": "poignet, poignets, canal carpien",
    "shoulder-injury":
      "épaule gelée, épaule bloquée, coiffe des rotateurs, capsulite, blessure à l épaule, opéré de l épaule, opérée de l épaule, mal à l épaule, tendinite * épaule, douleur à l épaule",
    asthma: "asthme, asthmatique, BPCO, ventoline, inhalateur",
    diabetes: "diabète, diabétique, glycémie, du sucre dans le sang",
    insulin:
      "insuline, pompe à insuline, diabète de type 1, diabétique de type 1, diabète type 1, diabétique type 1, hypoglycémies, hypoglycémie",
    arthritis:
      "arthrite, arthrose, rhumatismes, rhumatisme, goutte, lupus, articulations enflammées, spondylarthrite",
    "leg-clot": `phlébite, thrombose, caillot dans la jambe`,
    "blood-thinners":
      "anticoagulant, anticoagulants, phlébite, thrombose, bleus facilement, fluidifier le sang, embolie pulmonaire, caillot, sous previscan, AVK",
    "cancer-treatment":
      "chimiothérapie, chimio, radiothérapie, rayons, cancer, cancer du sein, mastectomie, oncologue, traitement du cancer, tumeur, leucémie, lymphome, métastases, immunothérapie",
    lymphoedema:
      "lymphoedème, lymphœdème, ganglions enlevés, curage axillaire, gros bras, manchon de compression, enlevé les ganglions, drainage lymphatique, ganglions & bras|aisselle|enlevé|retiré|retirés",
    "trauma-or-bipolar":
      "bipolaire, trouble bipolaire, traumatisme psychologique, stress post traumatique, psychose, schizophrénie, maniaque, flashbacks, trauma",
    maoi: "IMAO, inhibiteur de la monoamine oxydase",
    "beta-blockers": "bêtabloquant, bêtabloquants, bêta bloquant, bêta bloquants",
    reflux:
      "reflux, reflux gastrique, RGO, brûlures d estomac, remontées acides, acidité, aigreurs, gastrite, oesophagite, brûlure d estomac",
    ms: "sclérose en plaques, SEP, poussée de sclérose",
    parkinsons: "parkinson, maladie de parkinson, parkinsonien, parkinsonienne",
    neuropathy: "neuropathie, ne sens plus mes pieds, polyneuropathie",
    "long-covid":
      "covid long, depuis le covid, après le covid, depuis mon covid, syndrome de fatigue chronique, encéphalomyélite myalgique, fatigue chronique, post covid, malaise post effort, covid & épuisé|épuisée|fatigue|fatiguée|fatigué|depuis|effort",
    older:
      "peur de tomber, déambulateur, canne, pas stable, mal assuré, mal assurée, troubles de l équilibre, tombe souvent, personne âgée, instable sur mes jambes",
    aneurysm: "anévrisme, anévrysme, rupture d anévrisme, aorte dilatée, dissection de l aorte",
    "opened-chest":
      "opération à coeur ouvert, coeur ouvert, sternotomie, sternum & ouvert|fils|opéré|opérée|consolide|se ressoude, pontage|pontages & semaines|mois",
    "varicose-veins": "varices, insuffisance veineuse, bas de contention",
    anaemia: "anémie, anémié, anémiée, carence en fer, manque de fer, ferritine basse",
    fainting: "syncope, malaise vagal, malaises vagaux, je m évanouis, évanouissement, évanouissements",
    "gave-blood": "donné mon sang, don du sang, donné du sang",
    concussion:
      "commotion, commotion cérébrale, traumatisme crânien, choc à la tête, coup sur la tête, cogné la tête",
    "brain-pressure":
      "hypertension intracrânienne, hydrocéphalie, dérivation dans la tête, chiari, tumeur au cerveau, tumeur cérébrale, opéré du cerveau, opérée du cerveau",
    migraine: "migraine, migraines, migraineux, migraineuse",
    "ear-condition": "acouphènes, acouphène, tympan percé, tympan perforé, otite, implant cochléaire",
    jaw: "articulation temporo mandibulaire, mâchoire bloquée, bruxisme, mâchoire & bloquée|craque|opérée",
    "dental-surgery":
      "dent de sagesse, dents de sagesse, dent arrachée, extraction dentaire, implant dentaire",
    "low-vision": "aveugle, malvoyant, malvoyante, non voyant, non voyante, déficience visuelle, chien guide",
    "cold-or-flu":
      "rhume, enrhumé, enrhumée, grippe, sinusite, nez bouché, bronchite, pneumonie, angine blanche, j ai le covid",
    "loose-neck": "trisomie 21, trisomie, syndrome de down, trisomique, instabilité cervicale, cou instable",
    rheumatoid: "polyarthrite, polyarthrite rhumatoïde, rhumatisme psoriasique, spondylarthrite",
    fibromyalgia: "fibromyalgie, algodystrophie, pseudopolyarthrite",
    "elbow-injury": "tennis elbow, épicondylite, mal au coude, tendinite du coude",
    "arm-nerve":
      "défilé thoracobrachial, défilé thoracique, nerf cubital, nerf ulnaire, fourmillements dans le bras",
    "hip-injury":
      "coxarthrose, arthrose de hanche, arthrose de la hanche, conflit de hanche, dysplasie de hanche, bursite de hanche",
    "leg-muscle-injury": "déchirure musculaire, claquage, élongation, déchirure",
    "foot-injury":
      "fasciite plantaire, aponévrosite, tendon d achille, entorse de la cheville, entorse cheville, oignon au pied, hallux valgus, épine calcanéenne, goutte au pied, cheville & entorse|foulée|tordue|opérée",
    "rib-injury": "côtes cassées, côte cassée, côte fêlée, côtes fêlées, côte|côtes & cassé|fêlé|fracturé",
    amputation: "amputation, amputé, amputée, prothèse de jambe, prothèse de bras, moignon",
    wheelchair: "fauteuil roulant, paraplégique, paraplégie, je ne peux pas marcher, en fauteuil",
    "spinal-cord": "lésion médullaire, moelle épinière, tétraplégique, tétraplégie, spina bifida",
    "cerebral-palsy":
      "paralysie cérébrale, infirmité motrice cérébrale, hémiplégie, spasticité, ataxie, dystonie, myopathie",
    dementia: "démence, alzheimer, maladie d alzheimer",
    "implanted-stimulator":
      "neurostimulateur, stimulateur médullaire, pompe à baclofène, stimulation cérébrale profonde, sonde gastrique",
    caesarean: "césarienne",
    "pregnancy-loss": "fausse couche, perdu le bébé, perdu mon bébé, grossesse extra utérine, mort né",
    "fertility-treatment":
      "fécondation in vitro, !FIV, !PMA, ponction ovarienne, transfert d embryon, stimulation ovarienne, insémination",
    endometriosis: "endométriose, adénomyose, fibrome, fibromes, kyste ovarien, kystes ovariens",
    "breast-surgery":
      "mastectomie, ablation du sein, reconstruction mammaire, réduction mammaire, tumorectomie, opérée du sein, implants mammaires",
    "bone-metastases": "métastases osseuses, métastase osseuse, métastases aux os, cancer des os, myélome",
    "kidney-disease":
      "insuffisance rénale, maladie rénale, maladie des reins, problème de reins, reins malades",
    dialysis: "dialyse, hémodialyse, fistule au bras, dialysé, dialysée",
    transplant:
      "greffe de rein, greffe de foie, greffe du coeur, greffé, greffée, transplantation, transplanté",
    "larger-body": "obésité, obèse, surpoids, en surpoids, lipœdème",
    underweight:
      "anorexie, anorexique, boulimie, trouble alimentaire, trouble du comportement alimentaire, insuffisance pondérale",
    "weight-loss-injections": "piqûre pour maigrir, injections pour maigrir, piqûres pour maigrir",
    copd: "bpco, emphysème, bronchite chronique, maladie pulmonaire, fibrose pulmonaire, sous oxygène, pneumothorax",
    "cannot-lie-flat":
      "je ne peux pas m allonger, pas m allonger à plat, dors avec # oreillers, dors assis, dors assise, essoufflé allongé, essoufflée allongée",
    "hiatus-hernia": "hernie hiatale",
    stoma: "stomie, colostomie, iléostomie, poche de stomie, anus artificiel",
    "bowel-disease":
      "crohn, maladie de crohn, rectocolite, colite, diverticulite, pancréatite, ulcère à l estomac",
    "weight-loss-surgery":
      "bypass gastrique, sleeve, chirurgie bariatrique, anneau gastrique, ballon gastrique",
    haemorrhoids: "hémorroïdes, fissure anale",
    panic:
      "crise de panique, crises de panique, attaque de panique, attaques de panique, crise d angoisse, crises d angoisse, hyperventile, agoraphobie",
  },
  complaints: {
    "lower-back":
      "mal de dos, mal au dos, dos, lombaire, lombaires, lumbago, bas du dos, reins, tour de reins, douleur lombaire",
    "upper-back":
      "haut du dos, entre les omoplates, omoplates, milieu du dos, posture, voûté, voûtée, dorsale",
    neck: "nuque, cou, cervicales, torticolis",
    shoulders: "épaule, épaules, trapèzes",
    wrists: "poignet, poignets, coude, avant bras, canal carpien, pouce, tennis elbow",
    hips: "hanche, hanches, aine, psoas, piriforme",
    knees: "genou, genoux",
    feet: "pied, pieds, talon, cheville, chevilles, orteils, aponévrosite, jambes lourdes, varices, tibia, voûte plantaire",
    sciatica: "sciatique, nerf sciatique, descend dans la jambe",
    headache:
      "mal de tête, maux de tête, mal à la tête, céphalées, mâchoire, grince des dents, yeux fatigués, bruxisme",
    migraine: "migraine, migraines",
    sleep:
      "sommeil, insomnie, insomnies, dors mal, dormir, m endormir, endormir, réveille la nuit, nuits blanches, dors pas, nuit agitée",
    stress:
      "stress, stressé, stressée, tendu, tendue, crispé, crispée, relaxer, détendre, décompresser, burn out, surmené, surmenée, débordé, débordée, énervé, énervée, concentrer",
    anxiety:
      "anxiété, anxieux, anxieuse, angoisse, angoisses, angoissé, angoissée, panique, nerveux, nerveuse, inquiet, inquiète, trac",
    "low-mood":
      "triste, tristesse, déprime, déprimé, déprimée, dépression, cafard, moral à zéro, deuil, seul, seule",
    digestion:
      "digestion, ballonnements, ballonné, ballonnée, constipation, constipé, constipée, gaz, colon irritable, digère mal, ventre gonflé, mal au ventre",
    cramps: "règles, douleurs de règles, règles douloureuses, menstruations, crampes, syndrome prémenstruel",
    "pregnancy-first": "enceinte, premier trimestre, grossesse",
    "pregnancy-second": "deuxième trimestre, second trimestre",
    "pregnancy-third": "troisième trimestre, terme, bientôt accoucher",
    "after-birth": "après l accouchement, depuis l accouchement, post partum, périnée, césarienne, accouché",
    menopause: "ménopause, bouffées de chaleur, préménopause, périménopause",
    "blood-pressure": "tension artérielle, hypertension, tension élevée",
    asthma: "asthme, asthmatique, siffle",
    osteoporosis: "ostéoporose, ostéopénie, os fragiles",
    arthritis: "arthrose, arthrite, articulations, douleurs articulaires, rhumatismes",
    diabetes: "diabète, diabétique, glycémie",
    dizziness: "vertige, vertiges, tête tourne, étourdissements",
    "desk-work": "bureau, ordinateur, écran, assis toute la journée, assise toute la journée, télétravail",
    running:
      "course à pied, coureur, coureuse, courir, marathon, ischio, ischios, mollets, vélo, football, randonnée",
    fatigue:
      "fatigué, fatiguée, fatigue, épuisé, épuisée, épuisement, crevé, crevée, manque d énergie, pas d énergie",
    balance: "équilibre, instable",
    flexibility: "raide, raideur, raideurs, souplesse, plus souple, courbatu, ankylosé, ankylosée",
    core: "abdos, gainage, posture, sangle abdominale, abdominaux",
  },
  medicines: {
    anticoagulant: "anticoagulants, fluidifiants",
    "blood-pressure-tablets":
      "médicament pour la tension, médicaments pour la tension, cachets pour la tension, traitement pour la tension, médicaments contre la tension",
    "bone-tablets": "médicament pour les os",
    "eye-drops": "gouttes pour le glaucome",
    steroids: "cortisone, corticoïdes",
    "asthma-inhaler": "ventoline",
  },
};
