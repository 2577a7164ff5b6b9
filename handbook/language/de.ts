import type { LanguageWords } from "./words.ts";

export const de: LanguageWords = {
  marks: `der die das und ich nicht mein meine meinen meinem meiner mit ist habe hab hatte beim wie für seit auch wann eine einen
    einem bin mir mich vor nach aber wegen kann von zu im am auf sehr wenn welche was noch schon sind wir oder ein wurde`,
  numbers: `ein=1 eine=1 einem=1 einer=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 fünfzehn=15
    zwanzig=20 dreißig=30 halben=0.5 halbes=0.5 paar=3 einigen=3
    zweiten=2 dritten=3 vierten=4 fünften=5 sechsten=6 siebten=7 achten=8 neunten=9`,
  units: {
    day: "Tag, Tage, Tagen",
    week: "Woche, Wochen, SSW, Schwangerschaftswoche",
    month: "Monat, Monate, Monaten",
    year: "Jahr, Jahre, Jahren",
  },
  months: "Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember",
  beforeMonth: "im, seit, Anfang, Ende, Mitte",
  between: "etwa, ungefähr, fast, knapp",
  ago: "vor",
  ahead: "in, bis, alle, jede, jeden",
  justNow:
    "gestern, heute, letzte Woche, letzten Monat, diese Woche, diesen Monat, kürzlich, neulich, frisch, gerade erst, vor kurzem, letzte Nacht, neu",
  longAgo: "vor Jahren, als Kind, vor vielen Jahren, vor langer Zeit",
  lasting: "seit Jahren, seit Monaten, chronisch, schon immer, seit langem, seit Ewigkeiten, immer wieder",
  severe:
    "unerträglich, sehr stark, extrem stark, furchtbar, schrecklich, kaum auszuhalten, heftig, heftige, höllisch",
  denials: {
    none: `kein, keine, keinen, keinerlei, ohne, weder, noch nie, nie gehabt, habe nie, hatte nie, nehme kein, nehme keine, leide nicht an`,
    direct: "nicht, bin nicht, nicht mehr",
    after: "habe ich nicht, hab ich nicht, wurde ausgeschlossen, ausgeschlossen, nicht vorhanden",
    nothing: `nicht nur, keine Ahnung, nicht gut, nicht mehr schlafen, nicht schlafen, noch nie so, nicht so gut, kein Wunder, nicht sicher,
      nicht lange her, nicht richtig, nicht weiß, ohne Ende, keine Zeit, keine Kraft, keine Energie, keine Besserung, weiß nicht, kann nicht, nicht besser`,
    fillers: "ein, eine, einen, wirklich, mehr, an, unter, die, der, das, im",
    turns:
      "aber, jedoch, doch, obwohl, weil, wenn, seit, nur, außer, sondern, dass, ich, habe, bin, ist, sind, und, trotzdem",
    joins: "oder, noch",
    fine: "ist gut, sind gut, ist in Ordnung, sind in Ordnung, ist okay, sind okay, geht es gut",
  },
  figures: `auf die leichte Schulter, Kopf an Kopf, Hand aufs Herz, von Herzen, herzlichen, zu Fuß, Rückmeldung, zurück in, im Gleichgewicht mit,
    auf eigenen Füßen, kreuz und quer, schwanger gehen mit`,
  conditions: {
    "heart-failure": "Herzinsuffizienz, Herzschwäche",
    "exercise-asthma": "Anstrengungsasthma, Belastungsasthma",
    "placenta-praevia":
      "Placenta praevia, tiefe Plazenta, tiefliegende Plazenta, Gebärmutterhalsverkürzung, verkürzter Gebärmutterhals",
    "prostate-surgery": "Prostatektomie, Prostata-OP",
    "chest-port": "Portkatheter",
    glaucoma: "Glaukom, grüner Star, Augendruck, erhöhter Augendruck, Augeninnendruck, grünen Star",
    "eye-gas": `gas im auge, auge & mit gas|gasblase`,
    retina:
      "Netzhaut, Netzhautablösung, grauer Star, grauen Star, Augenoperation, Augen OP, Makula, am Auge operiert, an den Augen operiert, Glaskörper, stark kurzsichtig, Lasik, Netzhaut & abgelöst|Riss|gelasert|Laser, Auge|Augen & operiert|OP|Laser",
    "high-blood-pressure":
      "Bluthochdruck, Hochdruck, hoher Blutdruck, hohen Blutdruck, Blutdruck ist zu hoch, Blutdruck ist hoch, Blutdruck zu hoch, Hypertonie, Blutdruck spinnt, erhöhter Blutdruck, Blutdruck & hoch|Tabletten|Medikamente|erhöht|zu hoch",
    "low-blood-pressure":
      "niedriger Blutdruck, niedrigen Blutdruck, Blutdruck ist niedrig, Blutdruck zu niedrig, Kreislauf, Kreislaufprobleme, schwarz vor Augen, Hypotonie, Kreislauf sackt ab",
    pots: "!POTS, posturales Tachykardiesyndrom, Tachykardie, POTS Syndrom, habe POTS, mit POTS, Herz rast beim Aufstehen, Herz rast * aufstehe, Puls schießt * hoch, Dysautonomie, Puls rast * aufstehe, Herz|Puls & Aufstehen|aufstehe|Hinstellen",
    "heart-disease":
      "herzkrank, Herzkrankheit, Herzschwäche, Herzfehler, Herzrhythmusstörung, Herzrhythmusstörungen, Herzinfarkt, Stent, Bypass, Kardiologe, Kardiologin, Herzprobleme, Herzklappe, Vorhofflimmern, Angina pectoris, Herz OP, Herzoperation, Herzinsuffizienz, Aorta, Herzproblem, Herz & operiert|OP|krank|Stent|Klappe|schwach|Kardiologe",
    pacemaker: "Schrittmacher, Herzschrittmacher, Defibrillator, Defi, Eventrecorder",
    "recent-device":
      "neuer Schrittmacher, neuen Schrittmacher, neuen Herzschrittmacher, Schrittmacher bekommen, Herzschrittmacher bekommen, Schrittmacher eingesetzt, Herzschrittmacher eingesetzt, Schrittmacher implantiert",
    "past-stroke":
      "nach Schlaganfall, nach dem Schlaganfall, nach einem Schlaganfall, hatte einen Schlaganfall, Schlaganfall, Hirnblutung, Hirnschlag",
    pregnancy:
      "schwanger, Schwangerschaft, # SSW, # Schwangerschaftswoche, in der # Woche, Trimester, Hebamme, erwarte ein Kind, erwarten ein Baby, Schwangere, Babybauch, # Woche schwanger, # Wochen schwanger, # Monat schwanger, bekomme ein Baby, Entbindungstermin",
    "pelvic-girdle":
      "Symphyse, Symphysenlockerung, Schambein, Beckenschmerzen, Beckenring, Beckenringschmerzen, Becken tut weh, Schmerzen im Becken, Schmerzen am Schambein, Iliosakralgelenk, ISG, Schambein|Becken|Symphyse & schwanger|Schwangerschaft|SSW",
    "after-birth":
      "nach der Geburt, seit der Geburt, entbunden, Kaiserschnitt, Wochenbett, Rückbildung, Stillzeit, stille noch, gerade Mutter geworden, vor # Wochen geboren, vor # Monaten geboren, Baby bekommen, Kind bekommen, Geburt vor, Neugeborenes, frischgebackene Mama, Geburt & Wochen|Monaten|zweiten|ersten|seit|nach, Baby|Kind & bekommen|geboren|entbunden",
    "pelvic-floor":
      "Beckenboden, Beckenbodenschwäche, Senkung, Gebärmuttersenkung, Blasensenkung, Druck nach unten, Schwere im Becken, Schweregefühl, zieht nach unten, Druckgefühl nach unten, Inkontinenz, Blasenschwäche, verliere Urin, verliere Harn, Scheidensenkung, Druck|Schwere|Schweregefühl|Ziehen & nach unten|unten|Geburt|Becken, Urin|Harn|Pipi & verliere|Niesen|Husten|Lachen|Hüpfen|Springen",
    diastasis:
      "Rektusdiastase, Diastase, Bauchmuskeln auseinander, Bauchmuskeln stehen auseinander, Bauchspalt, Bauchmuskeln * auseinander, Spalt im Bauch, Bauchmuskeln|Bauch & auseinander|Spalt|offen",
    osteoporosis:
      "Osteoporose, Osteopenie, Knochenschwund, schwache Knochen, brüchige Knochen, Knochendichte, dünne Knochen",
    "recent-fracture":
      "gebrochen, Knochenbruch, Bruch, Fraktur, Gips, Armbruch, Beinbruch, Rippenbruch, Handgelenksbruch, Ermüdungsbruch, Schlüsselbeinbruch, Haarriss, Gips ab, Wirbelbruch, Arm|Bein|Fuß|Hand|Handgelenk|Rippe|Knöchel|Schlüsselbein|Wirbel|Zeh & gebrochen|Bruch|angebrochen",
    disc: "Bandscheibe, Bandscheiben, Bandscheibenvorfall, Bandscheibenvorwölbung, Vorfall l5 s1, l5 s1, l4 l5, Bandscheibenschaden, Bandscheibenprobleme",
    sciatica:
      "Ischias, Ischiasnerv, Ischialgie, zieht ins Bein, strahlt ins Bein aus, strahlt ins Bein, Hexenschuss mit Ausstrahlung, eingeklemmter Nerv, Ischiasschmerzen",
    "narrow-canal":
      "Spinalkanalstenose, Spinalstenose, Stenose, enger Spinalkanal, Wirbelkanal verengt, verengter Wirbelkanal",
    ankylosing: "Morbus Bechterew, Bechterew, Spondylitis ankylosans, Spondyloarthritis",
    spine:
      "Stange im Rücken, Rücken versteift, Wirbelsäule versteift, Wirbelgleiten, Skoliose, Spinalkanalstenose, Stenose, Versteifung, versteifte Wirbel, Wirbel, Wirbelbruch, Kyphose",
    "spine-operation": "Wirbelsäule operiert, Rücken operiert, Rückenoperation, Rücken OP",
    "neck-injury":
      "Schleudertrauma, Halswirbelsäule, HWS, Nackenverletzung, Bandscheibenvorfall * HWS, Nacken OP, Bandscheibenvorfall im Nacken, Bandscheibe im Nacken",
    "hip-replacement":
      "künstliche Hüfte, neue Hüfte, neuen Hüfte, Hüftprothese, Hüft TEP, Hüft OP, Hüftoperation, Hüfte operiert, Hüftgelenk, künstliches Hüftgelenk, neues Hüftgelenk, Hüfte & Prothese|künstlich|künstliche|neu|neue|ersetzt|operiert",
    "knee-replacement":
      "künstliches Knie, neues Knie, neuen Knie, Knieprothese, Knie TEP, Kniegelenk, künstliches Kniegelenk, neues Kniegelenk, Knie & Prothese|künstlich|künstliches|neues|ersetzt",
    "new-joint":
      "frische TEP, frische Prothese, neue TEP, noch an Krücken, Prothese|TEP & Wochen|Krücken|Reha",
    "knee-injury":
      "Bakerzyste, Baker Zyste, Zyste & Kniekehle|Knie, Bursitis & Knie|Knien, Schleimbeutel & Knie|Knien, Meniskus, Kreuzband, Kreuzbandriss, Knieverletzung, Knie operiert, Knie OP, Kniescheibe, Knie verdreht, Bänderriss, Meniskusriss, Knorpelschaden",
    "recent-surgery":
      "operiert, Operation vor, Operation, nach der OP, nach einer OP, nach OP, frisch operiert, meine OP, Narbe, Fäden, Gebärmutter entfernt, Blinddarm, OP|Operation|operiert & Wochen|Tagen|Monat",
    hernia: "Leistenbruch, Nabelbruch, Hernie, Narbenbruch, Bauchwandbruch",
    epilepsy:
      "Epilepsie, Epileptiker, Epileptikerin, epileptisch, Krampfanfall, Krampfanfälle, epileptische Anfälle, Anfälle",
    hypermobility:
      "überbeweglich, Überbeweglichkeit, hypermobil, Hypermobilität, Ehlers Danlos, zu beweglich, Gelenke * überstrecken, lockere Gelenke, Gelenke springen raus, Gelenke * raus, instabile Gelenke, Bänder zu locker, Gelenke & überbeweglich|locker|instabil|überstrecke",
    "slipping-shoulder":
      "Schulter ausgekugelt, Schulter springt raus, Schulter springt heraus, Schulter luxiert, Schulterluxation, instabile Schulter, Schulter * raus, Schultern * raus, Schulter kugelt, ausgekugelte Schulter, Schulterinstabilität, Schulter * instabil, Schulter|Schultern & ausgekugelt|luxiert|instabil|springt|rausgesprungen|raus|heraus|Luxation",
    vertigo:
      "Schwindel, schwindlig, schwindelig, Drehschwindel, Lagerungsschwindel, Morbus Menière, alles dreht sich",
    "wrist-injury": "Handgelenk, Handgelenke, Karpaltunnel, Karpaltunnelsyndrom",
    "shoulder-injury":
      "Schulterverletzung, Rotatorenmanschette, Schultersteife, frozen shoulder, Impingement, Schulter OP, Schulter operiert, Schulterschmerzen, Kalkschulter, Schulter tut weh, Schulter schmerzt",
    asthma: "Asthma, Asthmatiker, Asthmatikerin, Asthmaspray, Inhalator",
    diabetes:
      "Diabetes, Diabetiker, Diabetikerin, zuckerkrank, Zuckerkrankheit, Blutzucker, Zucker zu hoch, habe Zucker",
    insulin:
      "Insulin, Insulinpumpe, spritze Insulin, Typ 1 Diabetes, Diabetes Typ 1, Diabetikerin Typ 1, Typ 1 Diabetikerin, Typ 1 Diabetiker, Unterzucker, Unterzuckerung",
    arthritis: "Arthritis, Arthrose, Rheuma, Gicht, Lupus, entzündete Gelenke, Gelenkentzündung",
    "leg-clot": `thrombose, beinvenenthrombose, tiefe venenthrombose, venenthrombose, blutgerinnsel im bein`,
    "blood-thinners":
      "Blutverdünner, Blutverdünnung, Gerinnungshemmer, Thrombose, Beinvenenthrombose, tiefe Venenthrombose, Venenthrombose, Blutgerinnsel im Bein, blaue Flecken, blutverdünnend, blutverdünnende, Lungenembolie, Blutgerinnsel",
    "cancer-treatment":
      "Chemo, Chemotherapie, Bestrahlung, Krebs, Krebsbehandlung, Brustkrebs, Onkologe, Onkologin, Tumor, Mastektomie, Leukämie, Lymphom, Metastasen, Krebstherapie, Immuntherapie",
    lymphoedema:
      "Lymphödem, Lymphknoten entfernt, Lymphknoten raus, Armödem, Kompressionsärmel, Lymphdrainage, Arm schwillt, Lymphknoten & Arm|entfernt|entnommen|Achsel",
    "trauma-or-bipolar":
      "bipolar, bipolare Störung, Trauma, traumatisiert, PTBS, posttraumatische, Psychose, Schizophrenie, Manie, manisch, Flashbacks",
    maoi: "MAO Hemmer, MAOHemmer, Monoaminooxidase",
    "beta-blockers": "Betablocker, Beta Blocker",
    reflux:
      "Reflux, Sodbrennen, saures Aufstoßen, Magensäure, Säure kommt hoch, Gastritis, Speiseröhrenentzündung, Speiseröhre",
    ms: "!MS, Multiple Sklerose, Multipler Sklerose, habe MS, mit MS, MS Schub, MS Diagnose, an MS, meine MS, wegen MS",
    parkinsons: "Parkinson, Morbus Parkinson, Parkinsonkrankheit",
    neuropathy: "Neuropathie, Polyneuropathie, spüre meine Füße nicht, Nervenschaden, taube Füße",
    "long-covid":
      "Long Covid, Post Covid, seit Corona, nach Corona, seit Covid, chronisches Erschöpfungssyndrom, chronische Fatigue, Fatigue Syndrom, ME CFS, CFS, nach Anstrengung tagelang, Crash nach, Covid|Corona & erschöpft|müde|kraftlos|seitdem|seit|Belastung",
    older:
      "unsicher auf den Beinen, wackelig auf den Beinen, Gehstock, Rollator, Angst zu fallen, Sturzangst, gestürzt, Gleichgewichtsprobleme, Angst vor Stürzen, hinzufallen",
    aneurysm: "Aneurysma, Aortenaneurysma, Hirnaneurysma, erweiterte Aorta, Aortendissektion, Aussackung",
    "opened-chest":
      "Operation am offenen Herzen, offenen Herzen, offene Herzoperation, Sternotomie, Brustbein & durchtrennt|verdrahtet|geöffnet|aufgesägt|Draht|zusammenwächst|heilt|verheilt, Bypass & Wochen|Monaten|Monate",
    "varicose-veins": "Krampfadern, Krampfader, Venenschwäche, Veneninsuffizienz, Kompressionsstrümpfe",
    anaemia: "Anämie, Blutarmut, Eisenmangel, blutarm, Eisenmangelanämie, Eiseninfusion",
    fainting: "Synkope, Synkopen, ohnmächtig, Ohnmacht, falle in Ohnmacht, vasovagal, kippe um",
    "gave-blood": "Blut gespendet, Blutspende, Blutspenden",
    concussion:
      "Gehirnerschütterung, Schädelhirntrauma, Kopfverletzung, auf den Kopf gefallen, Schlag auf den Kopf, Kopf angeschlagen",
    "brain-pressure":
      "Hirndruck, Hydrozephalus, Wasserkopf, Shunt im Kopf, Chiari, Hirntumor, Gehirntumor, Hirnoperation",
    migraine: "Migräne, Clusterkopfschmerz",
    "ear-condition":
      "Tinnitus, Ohrensausen, Trommelfell, Mittelohrentzündung, Cochlea Implantat, Hörsturz, Ohroperation",
    jaw: "Kiefergelenk, CMD, Kiefergelenksbeschwerden, Kiefersperre, Kieferoperation",
    "dental-surgery":
      "Weisheitszahn, Weisheitszähne, Zahn gezogen, Zahnoperation, Zahnimplantat, Wurzelbehandlung, Mandeloperation",
    "low-vision": "blind, erblindet, sehbehindert, Sehbehinderung, Blindenhund, Blindenstock",
    "cold-or-flu":
      "erkältet, Erkältung, Grippe, Schnupfen, Nasennebenhöhlen, Nebenhöhlenentzündung, verstopfte Nase, Lungenentzündung, Bronchitis, Mandelentzündung, habe Corona",
    "loose-neck":
      "Down Syndrom, Trisomie 21, instabiler Nacken, instabile Halswirbelsäule, Kopfgelenksinstabilität",
    rheumatoid: "rheumatoide Arthritis, Psoriasisarthritis, Polyarthritis",
    fibromyalgia: "Fibromyalgie, Polymyalgie, CRPS",
    "elbow-injury":
      "Tennisarm, Tennisellenbogen, Golferellenbogen, Golferarm, Epikondylitis, Ellbogen tut weh, Ellenbogen tut weh",
    "arm-nerve": "Thoracic Outlet, Sulcus ulnaris, Ulnarisnerv, eingeklemmter Nerv im Arm, Kribbeln im Arm",
    "hip-injury":
      "Hüftarthrose, Hüftdysplasie, Hüftimpingement, Schleimbeutelentzündung an der Hüfte, Coxarthrose, Leistenzerrung",
    "leg-muscle-injury": "Muskelfaserriss, Muskelzerrung, Zerrung, Muskelriss",
    "foot-injury":
      "Plantarfasziitis, Achillessehne, Achillessehnenriss, Fersensporn, umgeknickt, Bänderdehnung, Hallux, Hallux valgus, Gicht, Fuß verstaucht, Knöchel verstaucht",
    "rib-injury": "Rippenbruch, Rippenprellung, Rippe|Rippen & gebrochen|geprellt|Prellung|angebrochen",
    amputation:
      "Amputation, amputiert, Beinprothese, Armprothese, Unterschenkelprothese, Oberschenkelprothese, Beinstumpf, Armstumpf",
    wheelchair:
      "Rollstuhl, Rollstuhlfahrer, Rollstuhlfahrerin, querschnittsgelähmt, Querschnittslähmung, bettlägerig",
    "spinal-cord":
      "Rückenmarksverletzung, Rückenmark verletzt, Tetraplegie, Tetraplegiker, Tetraplegikerin, Spina bifida, offener Rücken",
    "cerebral-palsy":
      "Zerebralparese, infantile Cerebralparese, Hemiplegie, Spastik, Ataxie, Dystonie, Muskeldystrophie",
    dementia: "Demenz, dement, Alzheimer",
    "implanted-stimulator":
      "Neurostimulator, Rückenmarkstimulator, Schmerzpumpe, Baclofenpumpe, Hirnschrittmacher, tiefe Hirnstimulation, Magensonde",
    caesarean: "Kaiserschnitt, Sectio, Kaiserschnittnarbe",
    "pregnancy-loss":
      "Fehlgeburt, Totgeburt, Eileiterschwangerschaft, das Baby verloren, mein Baby verloren, unser Baby verloren, Sternenkind",
    "fertility-treatment":
      "künstliche Befruchtung, Kinderwunschbehandlung, Eizellentnahme, Embryotransfer, IVF, ICSI, Insemination",
    endometriosis: "Endometriose, Adenomyose, Myome, Myom, Eierstockzyste, Zyste am Eierstock",
    "breast-surgery":
      "Mastektomie, Brustamputation, Brustoperation, Brustaufbau, Brustverkleinerung, Brustimplantate, Brust abgenommen, brusterhaltend operiert",
    "bone-metastases":
      "Knochenmetastasen, Knochenmetastase, Metastasen in den Knochen, Metastasen in der Wirbelsäule, Knochenkrebs, Myelom",
    "kidney-disease":
      "Nierenerkrankung, Niereninsuffizienz, Nierenversagen, nierenkrank, Nierenschwäche, Zystennieren",
    dialysis: "Dialyse, Dialysepatient, Dialysepatientin, Shuntarm, Dialyseshunt, Bauchfelldialyse",
    transplant:
      "Transplantation, transplantiert, Nierentransplantation, Lebertransplantation, Spenderniere, Spenderherz",
    "larger-body": "Adipositas, adipös, Übergewicht, übergewichtig, stark übergewichtig, Lipödem",
    underweight: "Untergewicht, untergewichtig, Magersucht, magersüchtig, Anorexie, Bulimie, Essstörung",
    "weight-loss-injections": "Abnehmspritze, Abnehmspritzen, Spritzen zum Abnehmen",
    copd: "COPD, Lungenkrankheit, Lungenerkrankung, Lungenemphysem, Lungenfibrose, chronische Bronchitis, Sauerstoffgerät, Pneumothorax",
    "cannot-lie-flat":
      "kann nicht flach liegen, nicht flach liegen, schlafe im Sitzen, schlafe mit # Kissen, im Liegen keine Luft",
    "hiatus-hernia": "Zwerchfellbruch, Hiatushernie, Zwerchfellhernie",
    stoma: "Stoma, künstlicher Darmausgang, künstlichen Darmausgang, Stomabeutel, Ileostoma, Kolostoma",
    "bowel-disease":
      "Morbus Crohn, Crohn, Colitis ulcerosa, Colitis, Darmentzündung, Divertikulitis, Pankreatitis, Magengeschwür",
    "weight-loss-surgery":
      "Magenbypass, Schlauchmagen, Magenband, Magenverkleinerung, Magenballon, bariatrische Operation",
    haemorrhoids: "Hämorrhoiden, Hämorriden, Analfissur",
    panic: "Panikattacke, Panikattacken, Panikstörung, hyperventiliere, Hyperventilation, Agoraphobie",
  },
  complaints: {
    "lower-back":
      "Rücken, Rückenschmerzen, Kreuz, Kreuzschmerzen, unterer Rücken, untere Rücken, unteren Rücken, Hexenschuss, Lendenwirbel, LWS, Lendenwirbelsäule",
    "upper-back":
      "oberer Rücken, oberen Rücken, zwischen den Schulterblättern, Schulterblätter, Schulterblatt, Brustwirbelsäule, BWS, Rundrücken, Haltung",
    neck: "Nacken, Nackenschmerzen, Hals steif, steifer Hals, steifer Nacken, Genick",
    shoulders: "Schulter, Schultern",
    wrists:
      "Handgelenk, Handgelenke, Ellbogen, Ellenbogen, Unterarm, Tennisarm, Mausarm, Daumen, Karpaltunnel",
    hips: "Hüfte, Hüften, Hüftschmerzen, Hüftbeuger, Leiste, Piriformis",
    knees: "Knie, Knien, Knieschmerzen",
    feet: "Fuß, Füße, Füßen, Ferse, Fersensporn, Knöchel, Sprunggelenk, Zehen, Schienbein, schwere Beine, Krampfadern, Plattfüße, Wadenkrampf, Achillessehne",
    sciatica: "Ischias, Ischiasnerv, zieht ins Bein, strahlt ins Bein",
    headache:
      "Kopfschmerzen, Kopfweh, Kopf tut weh, Kiefer, Zähneknirschen, knirsche, müde Augen, Spannungskopfschmerzen",
    migraine: "Migräne",
    sleep:
      "Schlaf, schlafen, schlaflos, schlafe schlecht, einschlafen, durchschlafen, Schlafstörungen, Schlafprobleme, wache nachts auf, nachts wach",
    stress:
      "Stress, gestresst, angespannt, verspannt, Verspannung, Verspannungen, abschalten, entspannen, Entspannung, überfordert, Burnout, ausgebrannt, gereizt, konzentrieren",
    anxiety:
      "Angst, ängstlich, nervös, Panik, Panikattacke, Panikattacken, Sorgen, unruhig, innere Unruhe, Prüfungsangst, grüble",
    "low-mood":
      "traurig, deprimiert, niedergeschlagen, Depression, depressiv, lustlos, antriebslos, Trauer, einsam",
    digestion: "Verdauung, Blähungen, Blähbauch, Verstopfung, aufgebläht, Bauchweh, Reizdarm, verdaue",
    cramps:
      "Regelschmerzen, Periode, Menstruation, Menstruationsschmerzen, meine Tage, Periodenschmerzen, Unterleibskrämpfe, Regelkrämpfe, PMS",
    "pregnancy-first": "schwanger, erstes Trimester, ersten Trimester, Schwangerschaft",
    "pregnancy-second": "zweites Trimester, zweiten Trimester",
    "pregnancy-third": "drittes Trimester, dritten Trimester, Entbindungstermin, hochschwanger",
    "after-birth":
      "nach der Geburt, seit der Geburt, Beckenboden, Rückbildung, Kaiserschnitt, entbunden, Wochenbett",
    menopause: "Wechseljahre, Wechseljahren, Hitzewallungen, Menopause",
    "blood-pressure": "Bluthochdruck, Blutdruck",
    asthma: "Asthma",
    osteoporosis: "Osteoporose, Knochenschwund, Knochendichte",
    arthritis: "Arthritis, Arthrose, Gelenke, Gelenkschmerzen, Rheuma",
    diabetes: "Diabetes, Diabetiker, Diabetikerin, Blutzucker, Zuckerkrankheit",
    dizziness: "Schwindel, schwindlig, schwindelig",
    "desk-work":
      "Schreibtisch, Büro, Computer, Bildschirm, sitze den ganzen Tag, sitze viel, langes Sitzen, Homeoffice",
    running:
      "laufen, Läufer, Läuferin, joggen, Marathon, Halbmarathon, Radfahren, Oberschenkelrückseite, Waden, Fußball, wandern",
    fatigue: "müde, erschöpft, Müdigkeit, Erschöpfung, kraftlos, keine Energie, schlapp",
    balance: "Gleichgewicht, wackelig, unsicher auf den Beinen",
    flexibility: "steif, Steifheit, unbeweglich, beweglicher, Beweglichkeit, ungelenkig, verkürzt",
    core: "Rumpf, Körpermitte, Bauchmuskeln, Haltung, Rumpfmuskulatur",
  },
  medicines: {
    anticoagulant: "Blutverdünner, Gerinnungshemmer",
    "blood-pressure-tablets":
      "Blutdrucktabletten, Blutdruckmittel, Tabletten gegen Bluthochdruck, Tabletten für den Blutdruck, Blutdrucksenker, Blutdruckmedikamente",
    "bone-tablets": "Knochentabletten",
    "eye-drops": "Augentropfen gegen Augendruck",
    steroids: "Kortison, Cortison",
    "asthma-inhaler": "Asthmaspray",
  },
};
