/** Rarer illnesses, allergies and medicines than those of `clashes.ts`, and what must not come together with them. */
import type { Clash } from "../types.ts";

const review = { reviewedBy: "", reviewedOn: "" };

export const rarerClashes: Clash[] = [
  {
    id: "cashew pistachio cousins",
    conditions: [],
    people:
      "cashew allergy, allergic to cashew, allergic to cashews, pistachio allergy, allergic to pistachio, allergic to pistachios",
    things:
      "cashew, cashews, cashew butter, cashew milk, cashew cheese, pistachio, pistachios, pistachio paste, pistachio cream, pink peppercorns, pink pepper, sumac",
    source: "Anaphylaxis UK; BSACI nut allergy guideline",
    ...review,
  },
  {
    id: "dust mite allergy",
    conditions: [],
    people: "dust mite allergy, house dust mite allergy, allergic to dust mites",
    things: "edible insects, crickets, cricket flour, cricket powder, mealworms, locusts, insect protein",
    source: "EFSA opinions on insects as novel food",
    ...review,
  },
  {
    id: "mugwort celery spice",
    conditions: [],
    people: "mugwort allergy, allergic to mugwort, mugwort pollen allergy, celery mugwort spice syndrome",
    things:
      "mugwort tea, mugwort, moxa tea, wormwood tea, chamomile tea, chamomile, camomile, echinacea, bee pollen, royal jelly",
    source: "EMA herbal monographs (Asteraceae); BSACI",
    ...review,
  },
  {
    id: "ragweed daisy family",
    conditions: [],
    people:
      "ragweed allergy, allergic to ragweed, allergic to daisies, daisy family allergy, compositae allergy, asteraceae allergy, allergic to chrysanthemums, allergic to marigold, allergic to chamomile, chamomile allergy",
    things:
      "chamomile, camomile, chamomile tea, camomile tea, chamomile oil, roman chamomile, german chamomile, echinacea, coneflower, arnica, arnica gel, arnica cream, calendula, calendula cream, marigold cream, marigold tea, feverfew, tansy, yarrow, yarrow tea, dandelion, dandelion tea, dandelion root, milk thistle, artichoke extract, burdock, mugwort, wormwood, chrysanthemum tea, chicory root, bee pollen, royal jelly",
    source: "EMA herbal monographs (contraindication: Asteraceae); MHRA THR labels",
    ...review,
  },
  {
    id: "hay fever",
    conditions: [],
    people: "hay fever, hayfever, pollen allergy, allergic to pollen, seasonal allergic rhinitis",
    things: "bee pollen, bee bread, royal jelly",
    source: "Anaphylaxis UK; TGA",
    ...review,
  },
  {
    id: "aspirin sensitive asthma",
    conditions: [],
    people:
      "aspirin allergy, allergic to aspirin, aspirin sensitive asthma, samter triad, samters triad, aerd, nsaid allergy, allergic to ibuprofen, nasal polyps and asthma, ibuprofen allergy, salicylate allergy",
    things:
      "aspirin, disprin, anadin, anadin extra, alka seltzer, beechams powders, ibuprofen, nurofen, advil, voltarol, voltarol gel, diclofenac, naproxen, feminax ultra, ibuprofen gel, ibuleve, deep relief, movelat, salicylate rub, deep heat, bonjela adult, wintergreen, oil of wintergreen, methyl salicylate, white willow bark, willow bark, willow bark tea, meadowsweet, meadowsweet tea, pepto bismol, bismuth subsalicylate, salonpas",
    source: "BNF NSAIDs; MHRA; EMA willow bark monograph",
    ...review,
  },
  {
    id: "sulphite sensitivity",
    conditions: [],
    people:
      "sulphite allergy, sulfite allergy, sulphite sensitive, sulphite intolerance, allergic to sulphites, sulphur dioxide sensitivity",
    things:
      "wine, white wine, red wine, cider, dried apricots, golden sultanas, dried fruit with sulphur dioxide, bottled lemon juice, bottled lime juice, wine vinegar, pickled onions, sulphited prawns, sulphur dioxide, sodium metabisulphite, potassium metabisulphite",
    source: "Food Standards Agency 14 allergens; Anaphylaxis UK sulphites",
    ...review,
  },
  {
    id: "alpha gal syndrome",
    conditions: [],
    people:
      "alpha gal, alpha gal syndrome, red meat allergy, mammalian meat allergy, allergic to red meat, tick bite meat allergy",
    things:
      "beef, pork, lamb, mutton, goat meat, venison, rabbit, bacon, ham, sausages, black pudding, offal, lard, tallow, beef tallow balm, suet, dripping, beef broth, bone broth, gelatine, gelatin, jelly sweets, gummies, marshmallows, bovine collagen, collagen powder",
    source: "CDC alpha-gal syndrome page; Anaphylaxis UK",
    ...review,
  },
  {
    id: "kiwi allergy",
    conditions: [],
    people: "kiwi allergy, allergic to kiwi, allergic to kiwi fruit",
    things: "kiwi, kiwi fruit, kiwifruit, golden kiwi, kiwi berry, actinidin supplement",
    source: "Anaphylaxis UK",
    ...review,
  },
  {
    id: "buckwheat allergy",
    conditions: [],
    people: "buckwheat allergy, allergic to buckwheat",
    things: "buckwheat, buckwheat flour, soba, soba noodles, galette, blini, kasha, buckwheat tea, sobacha",
    source: "Anaphylaxis UK",
    ...review,
  },
  {
    id: "carrot family spices",
    conditions: [],
    people:
      "allergic to coriander, allergic to fennel, allergic to aniseed, anise allergy, fennel allergy, apiaceae allergy, allergic to cumin",
    things:
      "aniseed, anise, anise tea, star anise tea, fennel, fennel seeds, fennel tea, coriander, coriander seed, caraway, cumin, dill, dill seed, gripe water",
    source: "EMA fennel and anise monographs",
    ...review,
  },
  {
    id: "csid",
    conditions: [],
    people:
      "csid, sucrase isomaltase deficiency, sucrose intolerance, congenital sucrase isomaltase deficiency",
    things:
      "table sugar, sucrose, caster sugar, brown sugar, golden syrup, treacle, molasses, maple syrup, cola, sweets, jam",
    source: "NORD; EMA excipient labelling (sucrose)",
    ...review,
  },
  {
    id: "maple syrup urine",
    conditions: [],
    people: "msud, maple syrup urine disease",
    things:
      "bcaa, branched chain amino acids, leucine, leucine supplement, hmb supplement, whey protein, protein shake, protein powder, meat, chicken, fish, eggs, nuts, tofu, lentils",
    source: "BIMDG; NHS MSUD page",
    ...review,
  },
  {
    id: "homocystinuria",
    conditions: [],
    people: "homocystinuria, cbs deficiency",
    things:
      "methionine, methionine supplement, meat, chicken, fish, eggs, nuts, tofu, whey protein, protein shake, combined pill, s adenosyl methionine, ademetionine",
    source: "NHS homocystinuria page; BIMDG",
    ...review,
  },
  {
    id: "tyrosinaemia",
    conditions: [],
    people: "tyrosinaemia, tyrosinemia",
    things:
      "tyrosine, tyrosine supplement, aspartame, canderel, meat, chicken, fish, eggs, nuts, tofu, whey protein, protein shake",
    source: "BIMDG; Metabolic Support UK",
    ...review,
  },
  {
    id: "urea cycle disorder",
    conditions: [],
    people:
      "urea cycle disorder, otc deficiency, ornithine transcarbamylase deficiency, citrullinaemia, argininosuccinic aciduria",
    things:
      "protein shake, whey protein, protein powder, high protein diet, carnivore diet, atkins diet, keto diet, fasting, juice cleanse, sodium valproate, valproate, steroids",
    source: "BIMDG; BNF (valproate)",
    ...review,
  },
  {
    id: "organic acidaemia",
    conditions: [],
    people:
      "propionic acidaemia, methylmalonic acidaemia, isovaleric acidaemia, glutaric aciduria, organic acidaemia",
    things:
      "whey protein, protein shake, protein powder, high protein diet, fasting, intermittent fasting, keto diet, carnivore diet",
    source: "BIMDG",
    ...review,
  },
  {
    id: "wilson disease",
    conditions: [],
    people: "wilson disease, wilsons disease, copper overload",
    things:
      "pate, liver pate, lambs liver, shellfish, oysters, crab, lobster, nuts, cashews, mushrooms, chocolate, cocoa, copper supplement, multivitamin with copper, water from copper cup, copper water bottle, tamra jal, alcohol",
    source: "EASL Wilson disease guideline; British Liver Trust",
    ...review,
  },
  {
    id: "acute porphyria",
    conditions: [],
    people: "porphyria, acute intermittent porphyria, variegate porphyria, hereditary coproporphyria",
    things:
      "alcohol, wine, beer, fasting, crash diet, intermittent fasting, st johns wort, barbiturates, phenobarbital, carbamazepine, phenytoin, valproate, rifampicin, combined pill, progestogen pill, trimethoprim, co trimoxazole, cannabis",
    source: "British Porphyria Association; BNF acute porphyrias; NAPOS",
    ...review,
  },
  {
    id: "skin porphyria",
    conditions: [],
    people: "porphyria cutanea tarda, pct porphyria",
    things:
      "alcohol, wine, beer, iron tablets, iron supplement, multivitamin with iron, oestrogen, combined pill, st johns wort",
    source: "British Porphyria Association",
    ...review,
  },
  {
    id: "bleeding disorder",
    conditions: [],
    people:
      "haemophilia, hemophilia, haemophiliac, von willebrand, von willebrand disease, bleeding disorder, low platelets, thrombocytopenia, itp, glanzmann",
    things:
      "aspirin, disprin, alka seltzer, anadin, beechams powders, ibuprofen, nurofen, naproxen, diclofenac, ginkgo, ginkgo biloba, garlic capsules, willow bark, dong quai, turmeric capsules, high dose vitamin e, nattokinase, tonic water, quinine",
    source: "Haemophilia Society; UKHCDO; BNF",
    ...review,
  },
  {
    id: "antiarrhythmic",
    conditions: [],
    people: "amiodarone, dronedarone, multaq, disopyramide, cordarone",
    things: "grapefruit, grapefruit juice, st johns wort, pomelo, domperidone, loperamide high dose",
    source: "BNF",
    ...review,
  },
  {
    id: "long qt",
    conditions: [],
    people: "long qt, long qt syndrome, prolonged qt, torsades",
    things:
      "grapefruit juice, liquorice, liquorice root, liquorice tea, domperidone, motilium, hydroxyzine, atarax, erythromycin, clarithromycin, citalopram, escitalopram, quinine, tonic water, loperamide high dose, ephedra, ma huang, pseudoephedrine, sudafed, energy drinks, cocaine, methadone, ibogaine, berberine, caesium chloride",
    source: "CredibleMeds; BNF; British Heart Foundation",
    ...review,
  },
  {
    id: "fast heart rhythm",
    conditions: [],
    people:
      "arrhythmia, palpitations, atrial fibrillation, afib, svt, supraventricular tachycardia, irregular heartbeat, wolff parkinson white",
    things:
      "energy drinks, red bull, caffeine tablets, pro plus, pre workout, pseudoephedrine, sudafed, ephedra, ma huang, bitter orange, synephrine, aconite, cocaine, guarana, yohimbe",
    source: "British Heart Foundation; EFSA caffeine opinion; BNF",
    ...review,
  },
  {
    id: "digoxin",
    conditions: [],
    people: "digoxin, lanoxin, digitalis",
    things:
      "liquorice, liquorice root, liquorice tea, st johns wort, hawthorn, hawthorn berry, senna, stimulant laxatives, foxglove, foxglove tea, oleander, lily of the valley, siberian ginseng, ginseng, ephedra, comfrey, clarithromycin, calcium high dose, kyushin, toad venom, squill",
    source: "BNF; EMA digoxin SmPC",
    ...review,
  },
  {
    id: "nitrates",
    conditions: [],
    people:
      "gtn spray, glyceryl trinitrate, nitroglycerin, isosorbide mononitrate, isosorbide dinitrate, nicorandil",
    things:
      "viagra, viagra connect, sildenafil, cialis, tadalafil, vardenafil, levitra, avanafil, poppers, amyl nitrite, herbal viagra, riociguat, sexual enhancement supplements, power honey, royal honey",
    source: "NHS sildenafil page; BNF; MHRA",
    ...review,
  },
  {
    id: "erection tablets",
    conditions: [],
    people: "viagra, sildenafil, cialis, tadalafil, levitra, vardenafil, avanafil, spedra",
    things:
      "poppers, amyl nitrite, gtn spray, glyceryl trinitrate, isosorbide mononitrate, nicorandil, grapefruit juice, herbal viagra, riociguat, royal honey",
    source: "NHS sildenafil page; BNF",
    ...review,
  },
  {
    id: "pulmonary hypertension",
    conditions: [],
    people:
      "bosentan, macitentan, ambrisentan, riociguat, pulmonary hypertension, pulmonary arterial hypertension",
    things:
      "st johns wort, grapefruit juice, pseudoephedrine, sudafed, appetite suppressants, ephedra, poppers, nitrates",
    source: "PHA UK; BNF",
    ...review,
  },
  {
    id: "low potassium",
    conditions: [],
    people: "low potassium, hypokalaemia, hypokalemia, bartter, gitelman",
    things:
      "liquorice, black liquorice, liquorice root, liquorice tea, liquorice toffee, senna, stimulant laxatives, cascara, aloe latex",
    source: "NHS liquorice page; EFSA; BNF",
    ...review,
  },
  {
    id: "organ transplant",
    conditions: [],
    people:
      "kidney transplant, liver transplant, heart transplant, lung transplant, transplanted kidney, anti rejection tablets, tacrolimus, prograf, adoport, advagraf, ciclosporin, cyclosporine, neoral, sirolimus, rapamune, everolimus",
    things:
      "grapefruit, grapefruit juice, pomelo, seville orange, seville orange marmalade, pomegranate juice, st johns wort, echinacea, ibuprofen, nurofen, naproxen, clarithromycin, erythromycin, astragalus, cats claw, alfalfa, red yeast rice, turmeric capsules, berberine, schisandra, magnolia berry, cbd oil, star fruit, raw oysters, raw shellfish, sushi, raw fish, raw eggs, unpasteurised milk, raw milk, blue cheese, brie, camembert, pate, raw meat, steak tartare, live vaccine, probiotic capsules, kombucha",
    source: "NHS Blood and Transplant; BNF; Kidney Care UK",
    ...review,
  },
  {
    id: "pancreatitis",
    conditions: [],
    people: "pancreatitis, chronic pancreatitis, acute pancreatitis",
    things: "alcohol, wine, beer, cider",
    source: "NHS pancreatitis page; NICE NG104; Guts UK",
    ...review,
  },
  {
    id: "overactive thyroid",
    conditions: [],
    people:
      "overactive thyroid, hyperthyroidism, graves disease, carbimazole, propylthiouracil, thyrotoxicosis, thyroid eye disease, toxic nodule",
    things:
      "kelp, kelp tablets, bladderwrack, seaweed, seaweed tablets, sea moss, irish sea moss, kombu, wakame, nori snacks, iodine drops, lugols iodine, iodine supplement, ashwagandha, thyroid glandular, pseudoephedrine, sudafed, ephedra, energy drinks, amiodarone",
    source: "British Thyroid Foundation; BNF; EMA",
    ...review,
  },
  {
    id: "radioiodine treatment",
    conditions: [],
    people: "radioiodine, radioactive iodine, rai treatment, low iodine diet",
    things:
      "seaweed, nori, sushi, kelp, kelp tablets, sea moss, iodised salt, sea salt, fish, cod, shellfish, prawns, eggs yolk, erythrosine, glace cherries, multivitamin with iodine, cod liver oil, betadine, povidone iodine",
    source: "British Thyroid Foundation low iodine diet; Thyroid Cancer Support Group",
    ...review,
  },
  {
    id: "addisons",
    conditions: [],
    people:
      "addisons disease, addison disease, adrenal insufficiency, hydrocortisone tablets, fludrocortisone",
    things: "liquorice, liquorice tea, grapefruit juice, st johns wort, adrenal glandular, fasting",
    source: "Addison's Disease Self-Help Group; BNF",
    ...review,
  },
  {
    id: "budesonide grapefruit",
    conditions: [],
    people: "budesonide tablets, budenofalk, entocort, cortiment, jorveza",
    things: "grapefruit, grapefruit juice, seville orange marmalade, st johns wort",
    source: "NHS budesonide page; BNF",
    ...review,
  },
  {
    id: "sglt2 keto",
    conditions: [],
    people: "dapagliflozin, forxiga, empagliflozin, jardiance, canagliflozin, invokana, ertugliflozin, sglt2",
    things:
      "keto diet, ketogenic diet, very low carb diet, carnivore diet, atkins diet, fasting, intermittent fasting, juice cleanse, alcohol binge",
    source: "MHRA SGLT2 inhibitors and ketoacidosis; Diabetes UK",
    ...review,
  },
  {
    id: "moclobemide",
    conditions: [],
    people: "moclobemide, manerix, linezolid, zyvox",
    things:
      "mature cheese, aged cheese, stilton, blue cheese, marmite, bovril, yeast extract, soy sauce, miso, sauerkraut, tap beer, red wine, pseudoephedrine, sudafed, phenylephrine, dextromethorphan, st johns wort, 5 htp, ephedra, tramadol",
    source: "BNF moclobemide and linezolid",
    ...review,
  },
  {
    id: "parkinsons maob",
    conditions: [],
    people: "selegiline, rasagiline, azilect, safinamide, parkinsons maob",
    things:
      "pseudoephedrine, sudafed, phenylephrine, dextromethorphan, st johns wort, 5 htp, tramadol, pethidine, ephedra, mdma",
    source: "BNF; Parkinson's UK",
    ...review,
  },
  {
    id: "citalopram qt",
    conditions: [],
    people: "citalopram, cipramil, escitalopram, cipralex",
    things: "st johns wort, domperidone, motilium, hydroxyzine, erythromycin, omeprazole high dose",
    source: "MHRA citalopram QT",
    ...review,
  },
  {
    id: "clozapine olanzapine",
    conditions: [],
    people: "clozapine, clozaril, olanzapine, zyprexa",
    things: "st johns wort, alcohol, carbamazepine, codeine",
    source: "BNF; MHRA clozapine constipation",
    ...review,
  },
  {
    id: "antipsychotic grapefruit",
    conditions: [],
    people: "quetiapine, seroquel, lurasidone, latuda, pimozide, cariprazine",
    things:
      "grapefruit, grapefruit juice, st johns wort, alcohol, kava, domperidone, erythromycin, clarithromycin",
    source: "NHS quetiapine page; BNF",
    ...review,
  },
  {
    id: "buspirone",
    conditions: [],
    people: "buspirone, buspar",
    things: "grapefruit, grapefruit juice, st johns wort, alcohol, 5 htp",
    source: "BNF",
    ...review,
  },
  {
    id: "gabapentinoids",
    conditions: [],
    people: "pregabalin, lyrica, gabapentin, neurontin",
    things: "alcohol, wine, beer, codeine, kava, valerian, nytol, diphenhydramine, night nurse, kratom",
    source: "MHRA pregabalin and gabapentin; NHS pages",
    ...review,
  },
  {
    id: "opioids",
    conditions: [],
    people:
      "morphine, oramorph, oxycodone, oxycontin, fentanyl, methadone, buprenorphine, subutex, suboxone, codeine, dihydrocodeine, tramadol, tapentadol, opioids, painkiller patch",
    things:
      "alcohol, wine, beer, valerian, kava, nytol, diphenhydramine, night nurse, promethazine, diazepam, cannabis, kratom, hot water bottle on patch, grapefruit juice, st johns wort, naltrexone",
    source: "MHRA opioids; NHS codeine and morphine pages; BNF",
    ...review,
  },
  {
    id: "tramadol",
    conditions: [],
    people: "tramadol, zydol, tapentadol, pethidine",
    things: "st johns wort, 5 htp, tryptophan, alcohol, dextromethorphan, ssri, kava, mdma",
    source: "BNF; NHS tramadol page",
    ...review,
  },
  {
    id: "adhd stimulants",
    conditions: [],
    people:
      "ritalin, concerta, methylphenidate, elvanse, lisdexamfetamine, vyvanse, dexamfetamine, adderall, adhd medicine, atomoxetine, strattera",
    things:
      "energy drinks, red bull, caffeine tablets, pro plus, pre workout, pseudoephedrine, sudafed, phenylephrine, ephedra, ma huang, bitter orange, synephrine, yohimbe, guarana, alcohol, st johns wort, cocaine",
    source: "BNF; NHS methylphenidate page",
    ...review,
  },
  {
    id: "bupropion",
    conditions: [],
    people: "bupropion, zyban, wellbutrin, mysimba, naltrexone bupropion",
    things: "alcohol, st johns wort, tramadol, pseudoephedrine, maoi, diphenhydramine",
    source: "BNF; EMA Mysimba",
    ...review,
  },
  {
    id: "epilepsy",
    conditions: [],
    people: "epilepsy, epileptic, seizures, convulsions",
    things:
      "eucalyptus oil, camphor, camphor oil, rosemary oil, sage oil, hyssop, hyssop oil, fennel oil, thuja oil, cedar leaf oil, wormwood, absinthe, tansy, pennyroyal, ginkgo, ginkgo biloba, st johns wort, ephedra, tramadol, bupropion, diphenhydramine, nytol, promethazine, ciprofloxacin, mefloquine, cocaine",
    source: "Epilepsy Society; Epilepsy Action; BNF; EMA herbal monographs",
    ...review,
  },
  {
    id: "enzyme inducing epilepsy",
    conditions: [],
    people: "carbamazepine, tegretol, phenytoin, epanutin, phenobarbital, primidone",
    things:
      "st johns wort, grapefruit juice, grapefruit, pomelo, ginkgo, combined pill, mini pill, contraceptive patch, erythromycin, clarithromycin, cbd oil",
    source: "BNF; MHRA; NHS carbamazepine page",
    ...review,
  },
  {
    id: "valproate",
    conditions: [],
    people: "sodium valproate, valproate, epilim, depakote",
    things: "aspirin for pain, cbd oil, pivmecillinam",
    source: "MHRA valproate; BNF",
    ...review,
  },
  {
    id: "myasthenia gravis",
    conditions: [],
    people: "myasthenia gravis, myasthenia, lambert eaton, pyridostigmine",
    things:
      "magnesium supplement, magnesium tablets, magnesium glycinate, milk of magnesia, epsom salts, tonic water, quinine, ciprofloxacin, levofloxacin, erythromycin, clarithromycin, azithromycin, telithromycin, gentamicin, propranolol, beta blockers, botox, hydroxychloroquine",
    source: "Myaware; BNF; Association of British Neurologists",
    ...review,
  },
  {
    id: "methotrexate",
    conditions: [],
    people: "methotrexate, maxtrex, metoject",
    things:
      "trimethoprim, co trimoxazole, septrin, aspirin for pain, nurofen, echinacea, live vaccine, unpasteurised milk, raw milk, unpasteurised cheese, kava",
    source: "NHS methotrexate page; MHRA; Versus Arthritis",
    ...review,
  },
  {
    id: "leflunomide",
    conditions: [],
    people: "leflunomide, arava, teriflunomide",
    things: "alcohol, wine, beer, kava, live vaccine, green tea extract, red yeast rice",
    source: "BNF; Versus Arthritis",
    ...review,
  },
  {
    id: "jak grapefruit",
    conditions: [],
    people: "upadacitinib, rinvoq",
    things: "grapefruit, grapefruit juice, st johns wort, clarithromycin",
    source: "EMA SmPC Rinvoq",
    ...review,
  },
  {
    id: "colchicine",
    conditions: [],
    people: "colchicine",
    things:
      "grapefruit, grapefruit juice, clarithromycin, erythromycin, verapamil, st johns wort, red yeast rice",
    source: "BNF; MHRA colchicine; NHS page",
    ...review,
  },
  {
    id: "metronidazole",
    conditions: [],
    people: "metronidazole, flagyl, tinidazole, metronidazole gel vaginal, zidoval",
    things:
      "alcohol, wine, beer, cider, rum cake, sherry trifle, tiramisu with alcohol, mouthwash with alcohol, listerine, alcoholic tincture, herbal tincture, night nurse liquid with alcohol, liqueur chocolates, disulfiram, silver birch",
    source: "NHS metronidazole page; BNF",
    ...review,
  },
  {
    id: "macrolides",
    conditions: [],
    people: "clarithromycin, erythromycin, klaricid",
    things: "simvastatin, atorvastatin, colchicine, ergotamine, domperidone, st johns wort, ivabradine",
    source: "BNF; NHS clarithromycin page",
    ...review,
  },
  {
    id: "methenamine",
    conditions: [],
    people: "methenamine, hippuric acid, hiprex",
    things:
      "cystopurin, cymalon, cystitis sachets, potassium citrate, sodium citrate, sodium bicarbonate, alka seltzer, acetazolamide, antacids, baking soda",
    source: "BNF methenamine",
    ...review,
  },
  {
    id: "azole antifungals",
    conditions: [],
    people: "itraconazole, ketoconazole, voriconazole, posaconazole",
    things: "simvastatin, domperidone, ergotamine, st johns wort, red yeast rice, motilium",
    source: "BNF",
    ...review,
  },
  {
    id: "tuberculosis isoniazid",
    conditions: [],
    people:
      "isoniazid, tb treatment, tuberculosis, tuberculosis treatment, tb tablets, rifinah, rifater, voractiv",
    things:
      "mature cheese, aged cheese, parmesan, stilton, tuna, tinned tuna, mackerel, skipjack, salami, cured meat, soy sauce, yeast extract, marmite, red wine, sauerkraut, alcohol, beer, kava, tyramine rich foods",
    source: "BNF isoniazid; TB Alert; PIL",
    ...review,
  },
  {
    id: "rifampicin",
    conditions: [],
    people: "rifampicin, rifampin, rifadin, rifinah",
    things: "combined pill, mini pill, contraceptive patch, contraceptive implant, alcohol, st johns wort",
    source: "BNF; FSRH",
    ...review,
  },
  {
    id: "hiv medicines",
    conditions: [],
    people:
      "hiv, hiv medicines, antiretrovirals, biktarvy, genvoya, darunavir, symtuza, atazanavir, ritonavir, cobicistat, dolutegravir, triumeq, dovato, efavirenz, rilpivirine, raltegravir, prezista",
    things:
      "st johns wort, hypericum, garlic capsules, garlic supplement, milk thistle high dose, african potato, hypoxis, sutherlandia",
    source: "Liverpool HIV Drug Interactions; BHIVA; BNF",
    ...review,
  },
  {
    id: "covid paxlovid",
    conditions: [],
    people: "paxlovid, nirmatrelvir",
    things: "st johns wort, simvastatin, domperidone, colchicine, ergotamine, red yeast rice, amiodarone",
    source: "BNF; Liverpool COVID-19 Drug Interactions",
    ...review,
  },
  {
    id: "hepatitis c antivirals",
    conditions: [],
    people: "sofosbuvir, epclusa, maviret, harvoni, hepatitis c tablets, zepatier",
    things: "st johns wort, red yeast rice, amiodarone, carbamazepine, alcohol, rifampicin",
    source: "Liverpool HEP Drug Interactions; BNF",
    ...review,
  },
  {
    id: "artemether malaria",
    conditions: [],
    people: "riamet, coartem, artemether lumefantrine",
    things: "grapefruit juice, grapefruit, st johns wort",
    source: "BNF; EMA SmPC",
    ...review,
  },
  {
    id: "tyrosine kinase cancer",
    conditions: [],
    people:
      "imatinib, glivec, nilotinib, dasatinib, sunitinib, pazopanib, lapatinib, ibrutinib, crizotinib, axitinib, bosutinib, palbociclib, ibrance, ribociclib, kisqali, abemaciclib, verzenios, olaparib, lynparza, venetoclax, venclyxto, targeted cancer tablet",
    things:
      "grapefruit, grapefruit juice, pomelo, seville orange, seville orange marmalade, pomegranate juice, star fruit, st johns wort, turmeric capsules, curcumin, green tea extract, echinacea, berberine, clarithromycin, itraconazole, cbd oil",
    source: "Macmillan; BNF; EMA SmPCs",
    ...review,
  },
  {
    id: "ibrutinib bleeding",
    conditions: [],
    people: "ibrutinib, imbruvica, acalabrutinib, calquence, zanubrutinib",
    things:
      "fish oil, omega 3 capsules, high dose vitamin e, aspirin, ibuprofen, nurofen, grapefruit juice, seville orange, st johns wort, ginkgo",
    source: "EMA SmPC Imbruvica",
    ...review,
  },
  {
    id: "bortezomib and tea",
    conditions: [],
    people: "bortezomib, velcade",
    things:
      "green tea, green tea extract, egcg, matcha, high dose vitamin c, vitamin c supplement, st johns wort",
    source: "Macmillan; Memorial Sloan Kettering About Herbs",
    ...review,
  },
  {
    id: "capecitabine folate",
    conditions: [],
    people: "capecitabine, xeloda, fluorouracil, 5fu, tegafur",
    things:
      "folic acid, folate supplement, folinic acid, methylfolate, brivudine, allopurinol, multivitamin with folic acid",
    source: "BNF; EMA Xeloda SmPC; Macmillan",
    ...review,
  },
  {
    id: "dpd deficiency",
    conditions: [],
    people: "dpd deficiency, dpyd deficiency",
    things: "capecitabine, fluorouracil, efudix, 5fu cream, tegafur",
    source: "MHRA DPD testing",
    ...review,
  },
  {
    id: "chemo herbs",
    conditions: [],
    people:
      "having chemotherapy, chemotherapy, on chemo, cancer treatment, irinotecan, docetaxel, paclitaxel, vincristine",
    things:
      "st johns wort, grapefruit juice, ginkgo, echinacea, kava, turmeric capsules, curcumin, green tea extract, high dose vitamin c, high dose antioxidants, apricot kernels, laetrile, vitamin b17, black salve, essiac, mistletoe, live vaccine, soursop leaf, graviola",
    source: "Macmillan; Cancer Research UK; NHS",
    ...review,
  },
  {
    id: "oxaliplatin cold",
    conditions: [],
    people: "oxaliplatin, folfox, folfirinox, capox",
    things: "ice, ice cubes, iced drinks, cold drinks, ice cream, ice lollies, frozen food, cold smoothies",
    source: "Macmillan oxaliplatin; Cancer Research UK",
    ...review,
  },
  {
    id: "procarbazine",
    conditions: [],
    people: "procarbazine, natulan",
    things:
      "alcohol, beer, wine, mature cheese, marmite, yeast extract, salami, red wine, pseudoephedrine, soy sauce, sauerkraut",
    source: "Macmillan procarbazine; BNF",
    ...review,
  },
  {
    id: "abiraterone food",
    conditions: [],
    people: "abiraterone, zytiga, enzalutamide, xtandi, apalutamide",
    things: "st johns wort, dhea, testosterone, testosterone gel",
    source: "EMA Zytiga SmPC; Macmillan",
    ...review,
  },
  {
    id: "breast cancer hormones",
    conditions: [],
    people:
      "breast cancer, tamoxifen, oestrogen receptor positive, had breast cancer, letrozole, anastrozole, exemestane, hormone positive breast cancer",
    things:
      "black cohosh, red clover, red clover tea, dong quai, soya isoflavones, isoflavone supplement, phytoestrogen supplement, hops extract, pueraria mirifica, royal jelly, dhea, wild yam, chasteberry, agnus castus, hrt, combined pill, st johns wort, bust enhancement pills, kudzu",
    source: "Breast Cancer Now; Macmillan; MHRA; BNF",
    ...review,
  },
  {
    id: "hormone sensitive tumours",
    conditions: [],
    people:
      "womb cancer, endometrial cancer, ovarian cancer, endometriosis, fibroids, oestrogen dependent tumour",
    things:
      "red clover, black cohosh, dong quai, soya isoflavones, isoflavone supplement, chasteberry, agnus castus, pueraria mirifica, royal jelly, dhea, oestrogen only hrt",
    source: "EMA isoflavone and agnus castus monographs; BNF",
    ...review,
  },
  {
    id: "surgery soon",
    conditions: [],
    people:
      "surgery next week, operation soon, having an operation, having surgery, before surgery, general anaesthetic, upcoming surgery, pre op, dental implant surgery",
    things:
      "ginkgo, ginkgo biloba, garlic capsules, garlic supplement, ginseng, high dose vitamin e, turmeric capsules, curcumin, ginger capsules, dong quai, feverfew, st johns wort, valerian, kava, ephedra, ma huang, echinacea, saw palmetto, willow bark, ashwagandha, cbd oil, cannabis, nattokinase, serrapeptase, aspirin for pain, nurofen, liquorice, goldenseal",
    source:
      "Royal College of Anaesthetists; Association of Anaesthetists; American Society of Anesthesiologists",
    ...review,
  },
  {
    id: "acne isotretinoin",
    conditions: [],
    people: "isotretinoin, roaccutane, accutane, acitretin, neotigason, bexarotene, alitretinoin",
    things:
      "vitamin a, vitamin a supplement, cod liver oil, retinol supplement, multivitamin with vitamin a, doxycycline, lymecycline, minocycline, tetracycline, waxing, hair removal wax, sunbeds, laser hair removal, retinol cream, glycolic peel, benzoyl peroxide, st johns wort, exfoliating scrub",
    source: "MHRA isotretinoin; NHS isotretinoin page; BNF",
    ...review,
  },
  {
    id: "light sensitive skin",
    conditions: [],
    people:
      "polymorphic light eruption, sun allergy, xeroderma pigmentosum, vitiligo psoralen, puva, photosensitive",
    things:
      "bergamot oil, lime oil, lemon oil cold pressed, angelica root oil, rue, st johns wort, hypericum oil, fig sap, psoralea, bavachi, sunbeds, doxycycline, lime juice on skin, giant hogweed",
    source: "British Association of Dermatologists; IFRA; EMA",
    ...review,
  },
  {
    id: "glaucoma narrow",
    conditions: [],
    people: "glaucoma, narrow angle glaucoma, angle closure glaucoma, high eye pressure, eye pressure",
    things:
      "nytol, diphenhydramine, piriton, chlorphenamine, promethazine, phenergan, hyoscine, kwells, scopolamine patch, joy rides, buscopan, pseudoephedrine, sudafed, phenylephrine, day nurse, night nurse, ephedra, bitter orange, belladonna, henbane, datura, ipratropium, amitriptyline, topiramate, oxybutynin, steroid eye drops",
    source: "BNF; Glaucoma UK; NHS",
    ...review,
  },
  {
    id: "retinitis pigmentosa",
    conditions: [],
    people: "retinitis pigmentosa",
    things: "viagra, sildenafil, viagra connect, cialis, tadalafil, vardenafil, levitra, avanafil",
    source: "BNF (sildenafil: hereditary degenerative retinal disorders)",
    ...review,
  },
  {
    id: "enlarged prostate",
    conditions: [],
    people: "enlarged prostate, bph, prostate trouble, urinary retention, cannot pee",
    things:
      "pseudoephedrine, sudafed, phenylephrine, nytol, diphenhydramine, piriton, chlorphenamine, promethazine, night nurse, day nurse, hyoscine, kwells, buscopan, ephedra, bitter orange, testosterone, dhea, oxybutynin, amitriptyline",
    source: "BNF; Prostate Cancer UK; NHS",
    ...review,
  },
  {
    id: "theophylline",
    conditions: [],
    people: "theophylline, aminophylline, uniphyllin",
    things:
      "energy drinks, caffeine tablets, pro plus, ephedra, ma huang, guarana, st johns wort, ciprofloxacin, erythromycin, clarithromycin, cimetidine, yerba mate, pseudoephedrine",
    source: "BNF; NHS",
    ...review,
  },
  {
    id: "disulfiram",
    conditions: [],
    people: "disulfiram, antabuse, alcohol aversion tablets",
    things:
      "alcohol, wine, beer, cider, alcohol free beer, alcohol free wine, liqueur chocolates, sherry trifle, christmas pudding with brandy, tiramisu, rum baba, wine sauce, coq au vin, wine vinegar, balsamic vinegar, vanilla extract, kombucha, kefir, mouthwash, listerine, corsodyl with alcohol, aftershave, perfume, hand sanitiser, hand gel, deodorant with alcohol, cough syrup with alcohol, tinctures, herbal tincture, bach flower remedies, rescue remedy, metronidazole",
    source: "BNF disulfiram; Antabuse patient leaflet",
    ...review,
  },
  {
    id: "naltrexone",
    conditions: [],
    people: "naltrexone, nalmefene, selincro, low dose naltrexone, vivitrol",
    things:
      "codeine, co codamol, tramadol, morphine, kaolin and morphine, loperamide high dose, kratom, heroin, codeine linctus, solpadeine, nurofen plus",
    source: "BNF naltrexone",
    ...review,
  },
  {
    id: "triptans",
    conditions: [],
    people: "sumatriptan, imigran, rizatriptan, zolmitriptan, triptan",
    things: "ergotamine, cafergot, st johns wort, dextromethorphan, maoi, 5 htp, second triptan, cocaine",
    source: "BNF; NHS sumatriptan page",
    ...review,
  },
  {
    id: "ergot",
    conditions: [],
    people: "ergotamine, cafergot, dihydroergotamine, methysergide, cabergoline",
    things:
      "grapefruit juice, clarithromycin, erythromycin, sumatriptan, caffeine tablets, nicotine, st johns wort",
    source: "BNF; MHRA ergot derivatives",
    ...review,
  },
  {
    id: "hormonal contraception",
    conditions: [],
    people:
      "contraceptive pill, combined pill, mini pill, the pill, contraceptive implant, nexplanon, contraceptive patch, vaginal ring, microgynon, cerelle, birth control pill, yasmin, rigevidon, cerazette",
    things:
      "st johns wort, hypericum, rifampicin, carbamazepine, phenytoin, topiramate, modafinil, ulipristal, activated charcoal, charcoal latte, charcoal drink, charcoal capsules, charcoal detox, griseofulvin, bosentan, laxative tea, detox tea",
    source: "FSRH drug interactions; MHRA St John's wort; NHS",
    ...review,
  },
  {
    id: "drospirenone pill",
    conditions: [],
    people: "yasmin, eloine, slynd, drospirenone, lucette",
    things:
      "lo salt, salt substitute, potassium supplement, spironolactone, potassium chloride, st johns wort",
    source: "BNF; SmPC",
    ...review,
  },
  {
    id: "blood clot history",
    conditions: [],
    people:
      "had a blood clot, deep vein thrombosis, dvt, pulmonary embolism, factor v leiden, clotting disorder, antiphospholipid syndrome, thrombophilia",
    things:
      "combined pill, oestrogen pill, contraceptive patch, oral hrt, tranexamic acid, cyklo f, raloxifene",
    source: "FSRH UKMEC; BNF; NHS",
    ...review,
  },
  {
    id: "high prolactin",
    conditions: [],
    people: "prolactinoma, high prolactin, cabergoline, bromocriptine",
    things: "domperidone, metoclopramide, erythromycin, haloperidol, clarithromycin",
    source: "BNF; EMA agnus castus monograph",
    ...review,
  },
  {
    id: "ink cap mushrooms",
    conditions: [],
    people: "ate ink cap, inky cap mushrooms, common ink cap, coprine",
    things: "alcohol, wine, beer",
    source: "NPIS TOXBASE; British Mycological Society",
    ...review,
  },
  {
    id: "sedating antihistamine",
    conditions: [],
    people:
      "chlorphenamine, piriton, promethazine, diphenhydramine, nytol, cinnarizine, hydroxyzine, travel sickness tablets",
    things: "alcohol, wine, beer, valerian, kava, sleeping tablets, codeine, night nurse, hops",
    source: "NHS chlorphenamine page; BNF",
    ...review,
  },
  {
    id: "co codamol",
    conditions: [],
    people: "co codamol, solpadeine, co dydramol, paramol",
    things:
      "paracetamol, panadol, lemsip, night nurse, beechams, alcohol, nytol, calpol, cold and flu capsules, sleeping tablets",
    source: "NHS co-codamol page",
    ...review,
  },
  {
    id: "tizanidine baclofen",
    conditions: [],
    people: "tizanidine, baclofen, dantrolene, muscle relaxants",
    things: "ciprofloxacin, fluvoxamine, alcohol, kava, valerian, codeine",
    source: "BNF",
    ...review,
  },
  {
    id: "modafinil",
    conditions: [],
    people: "modafinil, provigil, armodafinil, narcolepsy",
    things: "combined pill, mini pill, energy drinks, caffeine tablets, st johns wort, alcohol",
    source: "MHRA modafinil; BNF",
    ...review,
  },
  {
    id: "sodium oxybate",
    conditions: [],
    people: "sodium oxybate, xyrem",
    things: "alcohol, wine, sleeping tablets, codeine, diazepam, kava",
    source: "EMA Xyrem SmPC; BNF",
    ...review,
  },
  {
    id: "cftr modulators",
    conditions: [],
    people: "cystic fibrosis, kaftrio, ivacaftor, kalydeco, symkevi, orkambi, trikafta",
    things:
      "grapefruit, grapefruit juice, seville orange, seville orange marmalade, st johns wort, rifampicin, low fat diet",
    source: "Cystic Fibrosis Trust; EMA Kaftrio SmPC",
    ...review,
  },
  {
    id: "tolvaptan",
    conditions: [],
    people: "tolvaptan, jinarc, samsca, polycystic kidney tolvaptan",
    things: "grapefruit, grapefruit juice, seville orange, st johns wort, clarithromycin",
    source: "EMA Jinarc SmPC",
    ...review,
  },
  {
    id: "ivabradine",
    conditions: [],
    people: "ivabradine, procoralan",
    things: "grapefruit juice, grapefruit, st johns wort, clarithromycin, verapamil, diltiazem",
    source: "EMA ivabradine; BNF",
    ...review,
  },
  {
    id: "ranolazine",
    conditions: [],
    people: "ranolazine, ranexa",
    things: "grapefruit, grapefruit juice, st johns wort, clarithromycin, carbamazepine",
    source: "BNF",
    ...review,
  },
  {
    id: "mineralocorticoid excess",
    conditions: [],
    people: "conns syndrome, hyperaldosteronism, cushings, cushing syndrome, adrenal adenoma",
    things: "liquorice, liquorice root, liquorice tea, carbenoxolone, salt tablets, ibuprofen",
    source: "NHS; Endocrine Society",
    ...review,
  },
  {
    id: "phaeochromocytoma",
    conditions: [],
    people: "phaeochromocytoma, pheochromocytoma, paraganglioma",
    things:
      "metoclopramide, pseudoephedrine, sudafed, phenylephrine, ephedra, energy drinks, tyramine rich food, mature cheese, nicotine, cocaine, yohimbe",
    source: "Endocrine Society; BNF",
    ...review,
  },
  {
    id: "carcinoid syndrome",
    conditions: [],
    people: "carcinoid, carcinoid syndrome, neuroendocrine tumour",
    things: "alcohol, red wine, spicy food, tryptophan supplement, 5 htp, st johns wort, mature cheese",
    source: "Neuroendocrine Cancer UK",
    ...review,
  },
  {
    id: "raised brain pressure",
    conditions: [],
    people: "raised intracranial pressure, idiopathic intracranial hypertension, iih, pseudotumor cerebri",
    things:
      "vitamin a supplement, cod liver oil, retinol supplement, isotretinoin, roaccutane, doxycycline, lymecycline, minocycline, tetracycline",
    source: "IIH UK; MHRA; BNF",
    ...review,
  },
  {
    id: "hypercalcaemia",
    conditions: [],
    people:
      "hypercalcaemia, high calcium, hyperparathyroidism, sarcoidosis, primary hyperparathyroidism, granuloma",
    things:
      "vitamin d, high dose vitamin d, calcium tablets, calcium supplements, rennie, tums, calcium carbonate antacids, thiazide, cod liver oil, calcium and vitamin d",
    source: "NICE NG132; BNF; NHS",
    ...review,
  },
  {
    id: "pre eclampsia",
    conditions: [],
    people: "preeclampsia, pre eclampsia, pregnancy high blood pressure",
    things:
      "liquorice, liquorice root, liquorice tea, pseudoephedrine, sudafed, phenylephrine, ibuprofen, nurofen, ergometrine, ephedra",
    source: "NICE NG133; NHS",
    ...review,
  },
  {
    id: "miscarriage herbs",
    conditions: [],
    people: "threatened miscarriage, recurrent miscarriage, previous preterm birth, placenta praevia",
    things:
      "raspberry leaf, raspberry leaf tea, castor oil, clary sage oil, pennyroyal, dong quai, blue cohosh, black cohosh, evening primrose oil, alcohol, cannabis, ibuprofen, nurofen",
    source: "RCOG; Tommy's; NHS",
    ...review,
  },
  {
    id: "previous caesarean",
    conditions: [],
    people: "previous caesarean, c section before, vbac, twins pregnancy",
    things: "castor oil, raspberry leaf, raspberry leaf tea, clary sage oil, blue cohosh",
    source: "NHS; RCM raspberry leaf advice",
    ...review,
  },
  {
    id: "nose bleeds",
    conditions: [],
    people: "nosebleeds, nose bleed, epistaxis",
    things: "hot drinks, alcohol, aspirin, ibuprofen, nurofen, ginkgo",
    source: "NHS nosebleed page",
    ...review,
  },
  {
    id: "hives",
    conditions: [],
    people: "urticaria, chronic hives, angioedema",
    things: "aspirin, ibuprofen, nurofen, naproxen, codeine, alcohol, royal jelly",
    source: "NHS hives page; BAD; NICE CKS",
    ...review,
  },
  {
    id: "raynauds",
    conditions: [],
    people: "raynauds, raynaud disease, raynaud phenomenon, chilblains",
    things:
      "pseudoephedrine, sudafed, phenylephrine, ergotamine, propranolol, beta blockers, nicotine, ephedra, energy drinks",
    source: "SRUK; NHS Raynaud's page; BNF",
    ...review,
  },
  {
    id: "marfan aneurysm",
    conditions: [],
    people: "aortic aneurysm, aneurysm, marfan, marfan syndrome, ehlers danlos vascular, brain aneurysm",
    things:
      "ciprofloxacin, levofloxacin, moxifloxacin, fluoroquinolones, cocaine, energy drinks, decongestants, pseudoephedrine, sudafed, ephedra, pre workout",
    source: "MHRA fluoroquinolones and aneurysm; BNF",
    ...review,
  },
  {
    id: "cinnamon allergy",
    conditions: [],
    people: "cinnamon allergy, cinnamal allergy, allergic to cinnamon, allergic to cassia",
    things:
      "cinnamon, cassia, cinnamon bark oil, cinnamon tea, cinnamon toothpaste, cinnamon gum, big red gum, balsam of peru",
    source: "DermNet; British Association of Dermatologists",
    ...review,
  },
  {
    id: "gelatine allergy",
    conditions: [],
    people: "gelatine allergy, gelatin allergy, allergic to gelatine",
    things:
      "gelatine, gelatin, jelly, jelly sweets, gummies, gummy vitamins, marshmallows, haribo, collagen powder, capsules of gelatine, panna cotta, wine gums, bone broth",
    source: "Anaphylaxis UK; Green Book",
    ...review,
  },
  {
    id: "carmine allergy",
    conditions: [],
    people: "carmine allergy, cochineal allergy, allergic to cochineal, e120 allergy",
    things:
      "cochineal, carmine, e120, campari with carmine, red sweets with carmine, pink yoghurt with carmine, red lipstick with carmine",
    source: "EFSA E120 opinion",
    ...review,
  },
  {
    id: "banana avocado",
    conditions: [],
    people: "banana allergy, allergic to bananas, avocado allergy, allergic to avocado",
    things:
      "banana, bananas, banana bread, plantain, banana chips, avocado, guacamole, avocado oil, latex gloves, latex condoms",
    source: "Anaphylaxis UK",
    ...review,
  },
  {
    id: "peach lipid transfer",
    conditions: [],
    people: "ltp allergy, lipid transfer protein allergy, ltp syndrome, peach allergy, allergic to peach",
    things:
      "peach, peaches, nectarine, apricot, plum, apple peel, peach tea, peach juice, almonds, walnuts, hazelnuts, peach skin",
    source: "Anaphylaxis UK; EAACI",
    ...review,
  },
  {
    id: "fig and ficus",
    conditions: [],
    people: "ficus allergy, weeping fig allergy, allergic to rubber plant",
    things: "figs, fresh figs, dried figs, fig jam, papaya, pineapple enzyme, papain, bromelain",
    source: "Anaphylaxis UK",
    ...review,
  },
  {
    id: "papain pineapple",
    conditions: [],
    people: "papaya allergy, allergic to papaya, pineapple allergy, allergic to pineapple",
    things:
      "papaya, pawpaw, papain, meat tenderiser, pineapple, pineapple juice, bromelain, bromelain supplement, kiwi",
    source: "Anaphylaxis UK; EMA",
    ...review,
  },
  {
    id: "sunflower allergy",
    conditions: [],
    people: "sunflower seed allergy, allergic to sunflower, sunflower allergy",
    things:
      "sunflower seeds, sunflower butter, sunflower seed bread, sunflower lecithin, cold pressed sunflower oil, sunflower oil on skin unrefined, bee pollen, chamomile, echinacea",
    source: "Anaphylaxis UK; EMA Asteraceae",
    ...review,
  },
  {
    id: "maize allergy",
    conditions: [],
    people: "corn allergy, maize allergy, allergic to corn",
    things:
      "corn, sweetcorn, maize, cornflour, corn starch, polenta, popcorn, tortilla chips, cornflakes, corn syrup, corn oil unrefined, grits, masa, hominy",
    source: "Anaphylaxis UK",
    ...review,
  },
  {
    id: "quorn mould allergy",
    conditions: [],
    people:
      "mould allergy, allergic to mould, penicillium allergy, quorn allergy, allergic to quorn, mycoprotein allergy",
    things: "quorn, mycoprotein, quorn mince, quorn nuggets",
    source: "Food Standards Agency mycoprotein advice; Allergy UK",
    ...review,
  },
  {
    id: "no spleen",
    conditions: [],
    people: "thalassaemia splenectomy, asplenia, no spleen, spleen removed, splenectomy",
    things: "raw oysters, raw milk, unpasteurised milk, unpasteurised cheese, undercooked meat",
    source: "NHS spleen page; UKHSA",
    ...review,
  },
  {
    id: "stargardt disease",
    conditions: [],
    people: "stargardt, stargardts, stargardt disease, abca4",
    things:
      "vitamin a, vitamin a supplement, vitamin a tablets, retinol supplement, cod liver oil, beta carotene, eye vitamins with vitamin a",
    source: "Macular Society",
    ...review,
  },
];
