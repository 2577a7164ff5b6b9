/**
 * What must not come together: a medicine, an illness or a way of eating on the one side, a food, a herb or a remedy on
 * the other. It is for what a model says; what the studio cooks goes by diets.
 */
import type { Clash } from "../types.ts";
import { rarerClashes } from "./rarer-clashes.ts";

const review = { reviewedBy: "", reviewedOn: "" };
const interactions = (of: string) => `British National Formulary, interactions of ${of}`;

const wine =
  "alcohol, wine, red wine, white wine, mulled wine, beer, ale, stout, lager, cider, prosecco, champagne, whisky, whiskey, brandy, rum, vodka, gin, schnapps, grappa, tequila, mezcal, ouzo, raki, absinthe, limoncello, baileys, amaretto, sangria, aperol, aperol spritz, margaritas, margarita cocktail, mojito, gin and tonic, port wine, sherry, liqueur, cocktail, nightcap, hot toddy";
/** And what is made with it. */
const boozy =
  "sherry trifle, rum baba, rum cake, rum truffles, rum balls, brandy butter, brandy sauce, christmas pudding, liqueur chocolates, tipsy cake, tiramisu, zabaglione, sabayon, crepes suzette, coq au vin, boeuf bourguignon, beer batter, penne alla vodka, vodka sauce, marsala sauce, chicken marsala, black forest gateau, baileys cheesecake, irish coffee, eggnog, jelly shots, kombucha";
const rawThings =
  "sushi, sashimi, chirashi, chirashizushi, nigiri, poke bowl, ceviche, raw fish, raw salmon, raw tuna, gravlax, gravadlax, oysters, raw oysters, raw clams, raw shellfish, raw mussels, tartare, steak tartare, carpaccio, rare steak, rare beef, rare burger, rare lamb, pink in the middle, raw egg, raw eggs, raw egg yolk, runny egg, runny eggs, runny yolk, soft boiled egg, soft boiled eggs, raw cookie dough, cookie dough, raw milk, raw milk cheese, unpasteurised milk, unpasteurized milk, unpasteurised cheese, unpasteurized cheese, unpasteurised juice, unpasteurised, unpasteurized, raw sprouts, alfalfa sprouts, bean sprouts, sprouted beans";
const softCheese =
  "brie, camembert, blue cheese, gorgonzola, roquefort, stilton, danish blue, taleggio, chevre, soft goats cheese, queso fresco";
const painkillers =
  "ibuprofen, nurofen, advil, motrin, naproxen, aleve, diclofenac, voltarol, aspirin, nsaid, nsaids, anti inflammatory tablets";
const wort = "st johns wort, saint johns wort, hypericum";
const grapefruits = "grapefruit, grapefruit juice, pink grapefruit, pomelo, seville orange, seville oranges";
const liquorice =
  "liquorice, licorice, liquorice tea, licorice tea, liquorice root, licorice root, mulethi, yashtimadhu, salmiak";
const rich =
  "banana, bananas, avocado, guacamole, potato, potatoes, sweet potato, tomato, tomatoes, tomato soup, tomato juice, spinach, dried apricots, prunes, raisins, medjool dates, orange juice, oranges, coconut water, beetroot, swiss chard, lentil soup, nuts, dark chocolate";
const noSalt =
  "salt substitute, salt substitutes, losalt, lo salt, low sodium salt, potassium salt, potassium chloride, potassium kind, potassium tablets, potassium supplement, potassium supplements";

export const clashes: Clash[] = [
  {
    id: "thinned blood",
    conditions: ["blood-thinners"],
    people:
      "warfarin, apixaban, rivaroxaban, edoxaban, dabigatran, heparin, clopidogrel, blood thinner, blood thinners, anticoagulant",
    things: `ginkgo, ginkgo biloba, ginseng, dong quai, turmeric capsules, turmeric supplement, turmeric tablets, curcumin, garlic capsules, garlic tablets, fish oil, krill oil, omega 3 capsules, vitamin e, feverfew, devils claw, dan shen, danshen, cranberry juice, cranberry tablets, natto, vitamin k, horse chestnut, willow bark, white willow, nattokinase, ${wort}, ${painkillers}`,
    source: interactions("warfarin and other anticoagulants"),
    ...review,
  },
  {
    id: "grapefruit",
    conditions: [],
    people:
      "simvastatin, atorvastatin, lovastatin, statin, statins, felodipine, nifedipine, verapamil, amlodipine, ciclosporin, cyclosporine, tacrolimus, sirolimus, everolimus, amiodarone, buspirone, ticagrelor, colchicine, carbamazepine, ivabradine, tolvaptan",
    things: `${grapefruits}, red yeast rice`,
    source: interactions("grapefruit juice"),
    ...review,
  },
  {
    id: "potassium",
    conditions: ["dialysis", "kidney-disease", "heart-failure"],
    people:
      "spironolactone, eplerenone, amiloride, triamterene, ramipril, lisinopril, enalapril, perindopril, losartan, candesartan, valsartan, irbesartan, telmisartan, olmesartan, entresto, sacubitril, trimethoprim, ace inhibitor, kidney disease, dialysis, ckd",
    things: noSalt,
    source: interactions("potassium salts"),
    ...review,
  },
  {
    id: "honey for a baby",
    conditions: [],
    people: "month old, months old, weaning, baby led weaning, starting solids, started solids",
    things: "honey, runny honey, raw honey, manuka honey, set honey",
    source: "NHS, foods to avoid giving babies and young children",
    ...review,
  },
  {
    id: "potassium in food",
    conditions: ["dialysis"],
    people:
      "potassium 5*, potassium 6*, potassium at 5*, potassium at 6*, potassium of 5*, potassium of 6*, low potassium diet, low in potassium, low potassium low phosphate, limit potassium, keep potassium down, keep my potassium down, less potassium, high potassium, watch my potassium, potassium is high, potassium is too high, potassium too high, potassium was high, raised potassium, potassium restricted, potassium restriction, potassium diet, hyperkalaemia, hyperkalemia, dialysis, haemodialysis, renal diet",
    things: `${rich}, ${noSalt}`,
    source: "NHS, Chronic kidney disease; UK Kidney Association, hyperkalaemia",
    ...review,
  },
  {
    id: "kidneys",
    conditions: ["kidney-disease", "dialysis"],
    people: "ckd, kidney disease, chronic kidney, dialysis, one kidney, egfr, nephrologist, renal",
    things: `star fruit, starfruit, carambola, noni juice, noni, creatine, protein shake, protein shakes, protein powder, juice cleanse, ${painkillers}, ${liquorice}`,
    source: "NHS, Chronic kidney disease; National Kidney Foundation, star fruit",
    ...review,
  },
  {
    id: "liquorice",
    conditions: ["high-blood-pressure", "heart-failure", "heart-disease"],
    people:
      "high blood pressure, hypertension, digoxin, furosemide, bumetanide, indapamide, bendroflumethiazide, diuretic, water tablets, blood pressure tablets",
    things: liquorice,
    source: interactions("liquorice; NHS, liquorice root"),
    ...review,
  },
  {
    id: "serotonin",
    conditions: ["maoi"],
    people:
      "ssri, snri, sertraline, fluoxetine, citalopram, escitalopram, paroxetine, venlafaxine, duloxetine, mirtazapine, amitriptyline, antidepressant, antidepressants, prozac, zoloft, lexapro, tramadol, sumatriptan, triptan, lithium, phenelzine, moclobemide",
    things: `${wort}, 5 htp, 5htp, sam e capsules, sam e tablets, s adenosyl methionine, tryptophan, saffron capsules, ginseng, ayahuasca`,
    source: interactions("selective serotonin re-uptake inhibitors; St John's wort"),
    ...review,
  },
  {
    id: "St John's wort",
    conditions: ["transplant", "cancer-treatment", "epilepsy"],
    people:
      "the pill, contraceptive pill, birth control pill, contraceptive implant, hiv, antiretroviral, ciclosporin, tacrolimus, transplant, chemo, chemotherapy, digoxin, lamotrigine, carbamazepine, valproate, phenytoin, levetiracetam, epilepsy, tamoxifen, methadone, theophylline",
    things: wort,
    source: interactions("St John's wort"),
    ...review,
  },
  {
    id: "thyroid",
    conditions: [],
    people:
      "levothyroxine, thyroxine, synthroid, euthyrox, carbimazole, propylthiouracil, methimazole, graves, hashimoto, hashimotos, hypothyroid, hyperthyroid, underactive thyroid, overactive thyroid, thyroid",
    things:
      "kelp, kelp tablets, bladderwrack, sea moss, irish moss, seaweed tablets, iodine, iodine drops, lugols, ashwagandha, biotin",
    source: "British Thyroid Association, iodine supplements; NCCIH, Ashwagandha",
    ...review,
  },
  {
    id: "a tablet by itself",
    conditions: [],
    isBesideMedicine: true,
    people: "levothyroxine, thyroxine, synthroid, euthyrox, thyroid tablet, thyroid tablets",
    things:
      "with the soy latte, with your soy latte, with soy milk, with your coffee, with the coffee, with coffee, with breakfast, with your breakfast, with milk, with iron, with calcium, with your latte, with the latte",
    source: interactions("levothyroxine"),
    ...review,
  },
  {
    id: "milk with a medicine",
    conditions: [],
    isBesideMedicine: true,
    people:
      "doxycycline, tetracycline, minocycline, lymecycline, oxytetracycline, ciprofloxacin, alendronate, alendronic acid, risedronate",
    things:
      "with milk, with yoghurt, with yogurt, with kefir, with lassi, with a glass of milk, with cheese, with calcium, with antacids, with iron, milk kefir, lassi",
    source: interactions("tetracyclines and quinolones"),
    ...review,
  },
  {
    id: "what makes drowsy",
    conditions: [],
    people:
      "zopiclone, zolpidem, diazepam, lorazepam, temazepam, alprazolam, clonazepam, valium, xanax, sleeping tablets, sleeping pills, codeine, morphine, oxycodone, tramadol, fentanyl, opioid, opioids, gabapentin, pregabalin, quetiapine, olanzapine, mirtazapine, amitriptyline, baclofen",
    things: `${wine}, kava, kava kava, valerian, hops tea, passionflower, cbd, cbd oil, cannabis, melatonin gummies, antihistamine, nytol`,
    source: interactions("hypnotics, opioids and alcohol"),
    ...review,
  },
  {
    id: "alcohol",
    conditions: ["pregnancy"],
    people:
      "metronidazole, tinidazole, disulfiram, antabuse, methotrexate, acitretin, isotretinoin, hepatitis, cirrhosis, liver disease, fatty liver, pancreatitis, sober, sobriety, alcoholic, alcoholics anonymous, alcohol dependence, alcohol dependent, dependent on alcohol, alcohol addiction, off the drink, recovery from alcohol, teetotal, insulin, gliclazide, glimepiride, glibenclamide, epilepsy, pregnant",
    things: `${wine}, ${boozy}`,
    source: interactions("alcohol; NHS, alcohol and medicines"),
    ...review,
  },
  {
    id: "liver",
    conditions: [],
    people:
      "hepatitis, cirrhosis, liver disease, fatty liver, liver enzymes, liver transplant, methotrexate, liver failure",
    things: `kava, comfrey, green tea extract, fat burner, black cohosh, chaparral, pennyroyal, greater celandine, garcinia, kratom, niacin, paracetamol every, ${rawThings}`,
    source: "EASL guideline on drug-induced liver injury; NHS, Cirrhosis",
    ...review,
  },
  {
    id: "pregnancy",
    conditions: ["pregnancy"],
    people:
      "pregnant, weeks pregnant, expecting a baby, im expecting, i am expecting, first trimester, second trimester, third trimester",
    things: `${rawThings}, ${softCheese}, pate, liver pate, liver, chicken liver, chicken livers, calfs liver, lambs liver, foie gras, haggis, liver sausage, leberwurst, kombucha, homemade mayonnaise, tiramisu, eggnog, smoked salmon, smoked trout, lox, swordfish, marlin, shark, king mackerel, tilefish, bigeye tuna, deli meat, deli meats, salami, prosciutto, parma ham, chorizo, pepperoni, cod liver oil, vitamin a, retinol, black cohosh, blue cohosh, pennyroyal, dong quai, castor oil, mugwort, tansy, energy drink, energy drinks, hot tub, sauna, steam room, hot yoga, ashwagandha, ${painkillers}, ${wort}, ${liquorice}`,
    source: "NHS, Foods to avoid in pregnancy; NCCIH, herbs in pregnancy",
    ...review,
  },
  {
    id: "weak defences",
    conditions: ["transplant", "cancer-treatment"],
    people:
      "immunosuppressed, immunosuppressant, immunosuppressants, immunocompromised, neutropenia, neutropenic, chemo, chemotherapy, transplant, tacrolimus, mycophenolate, azathioprine, methotrexate, adalimumab, humira, rituximab, prednisolone",
    things: `${rawThings}, ${softCheese}, kombucha, home brewed, homemade kefir, echinacea, astragalus, cats claw, probiotic capsules, buffet, pate, liver pate`,
    source: "NHS, Neutropenic sepsis: food safety; BNF, immunosuppressants",
    ...review,
  },
  {
    id: "gout",
    conditions: [],
    people: "gout, uric acid, allopurinol, febuxostat, podagra",
    things:
      "liver, chicken liver, chicken livers, calfs liver, lambs liver, pate, liver pate, lambs kidneys, kidneys on toast, devilled kidneys, steak and kidney pie, saure nieren, nierchen, rognons, offal, sweetbreads, anchovies, anchovy, puttanesca, spaghetti puttanesca, sardines, mackerel, herring, kippers, mussels, scallops, prawns, lobster, crab, fish roe, caviar, whitebait, venison, pheasant, game meat, wild game, haggis, beer, ale, stout, lager, yeast extract, marmite, vegemite, bone broth, gravy granules, brewers yeast, high fructose corn syrup, fizzy drinks, cola",
    source: "NHS, Gout; UK Gout Society, diet",
    ...review,
  },
  {
    id: "painkillers",
    conditions: ["heart-failure", "weight-loss-surgery", "kidney-disease", "high-blood-pressure"],
    people:
      "stomach ulcer, peptic ulcer, ulcer, gastritis, crohns, colitis, gastric bypass, gastric sleeve, heart failure, lithium, methotrexate, aspirin allergy, allergic to ibuprofen, asthma with aspirin",
    things: painkillers,
    source: interactions("non-steroidal anti-inflammatory drugs"),
    ...review,
  },
  {
    id: "lithium",
    conditions: [],
    people: "lithium, priadel, camcolit",
    things:
      "low salt diet, salt free, no salt, cut out salt, go easy on salt, sauna, sweat it out, sweat as much, hot yoga, steam room, dandelion tea, water tablets, juniper, parsley tea",
    source: interactions("lithium"),
    ...review,
  },
  {
    id: "fits",
    conditions: ["epilepsy"],
    people: "epilepsy, seizures, epileptic",
    things: `ginkgo, evening primrose oil, sage oil, rosemary oil, eucalyptus oil, hyssop, camphor, wormwood, kava, ${wort}`,
    source: "Epilepsy Society, complementary medicines",
    ...review,
  },
  {
    id: "latex and fruit",
    conditions: [],
    people: "latex, rubber allergy, allergic to rubber",
    things:
      "banana, bananas, banana bread, avocado, avocado toast, guacamole, kiwi, kiwi fruit, chestnut, chestnuts, papaya, passion fruit, mango, rubber mat, natural rubber mat, natural rubber, latex mat, latex band, latex bands",
    source: "Anaphylaxis UK, Latex allergy",
    ...review,
  },
  {
    id: "gelatine",
    conditions: [],
    people: "halal, muslim, kosher, jewish, vegetarian, vegan, jain, hindu, alpha gal, no beef",
    things:
      "gelatin, gelatine, marshmallow, marshmallows, gummy bears, gummies, jelly babies, jelly beans, haribo, wine gums, panna cotta, jello, lard, suet, tallow, beef dripping, goose fat, duck fat, beef stock, bone broth, collagen, collagen powder, rennet",
    source: "Codex Alimentarius, CAC/GL 24; The Vegetarian Society, gelatine",
    ...review,
  },
  {
    id: "small babies",
    conditions: [],
    people: "my baby, our baby, for baby, infant, newborn, month old, months old, weaning",
    things: "honey, whole nuts, whole grapes, raw milk, rice milk, popcorn, fennel tea",
    source: "NHS, Foods to avoid giving babies and young children",
    ...review,
  },
  {
    id: "what small children choke on",
    conditions: [],
    people:
      "toddler, toddlers, my baby, our baby, one year old, two year old, three year old, 1 year old, 2 year old, 3 year old, 18 month old, is two years old, is three years old, is one year old, is 2 years old, is 3 years old, daughter is 2, daughter is two, daughter is 3, daughter is three, son is 2, son is two, son is 3, son is three, son is 1, daughter is 1, is 2 1, 2 and a half, two and a half, preschooler, nursery age",
    things:
      "whole grapes, whole cherry grapes, whole grape, cherry grapes, whole cherry tomatoes, whole nuts, shelled nuts, whole almonds, whole cashews, roasted cashews, roasted almonds, whole peanuts, handful of nuts, trail mix, popcorn, hard sweets, boiled sweets, marshmallows, raw carrot sticks, raw apple chunks, sausage rounds",
    source: "NHS, Foods to avoid giving babies and young children; Child Accident Prevention Trust, choking",
    ...review,
  },
  {
    id: "phenylalanine",
    conditions: [],
    people: "pku, phenylketonuria",
    things:
      "aspartame, diet coke, diet cola, diet soda, nutrasweet, sweetener, tofu, lentils, chicken, beef, eggs, cheese, fish, nuts, protein shake, protein powder",
    source: "National Society for Phenylketonuria, dietary information",
    ...review,
  },
  {
    id: "too much iron",
    conditions: [],
    people: "haemochromatosis, hemochromatosis, iron overload",
    things: `iron tablets, iron supplement, iron supplements, vitamin c tablets, vitamin c supplement, liver, chicken liver, calfs liver, lambs liver, black pudding, raw oysters, oysters, raw shellfish, fortified cereal, ${wine}`,
    source: "Haemochromatosis UK, diet",
    ...review,
  },
  {
    id: "oxalate",
    conditions: [],
    people: "oxalate, oxalates, kidney stone, kidney stones",
    things:
      "spinach, rhubarb, beetroot, beet greens, swiss chard, chard, almonds, almond flour, cashews, vitamin c tablets, sorrel, starfruit, star fruit, okra, soya beans",
    source: "British Association of Urological Surgeons, dietary advice for stone formers",
    ...review,
  },
  {
    id: "a small stomach",
    conditions: ["weight-loss-surgery"],
    people: "gastric sleeve, gastric bypass, gastric band, bariatric, sleeve last week, roux en y",
    things:
      "fizzy drinks, fizzy water, sparkling water, soda, burger, burger patty, steak, crusty bread, through a straw, chewing gum, doughnut, milkshake",
    source: "British Obesity and Metabolic Surgery Society, diet after surgery",
    ...review,
  },
  {
    id: "hormones",
    conditions: [],
    people:
      "tamoxifen, anastrozole, letrozole, exemestane, breast cancer, oestrogen receptor, estrogen receptor",
    things: `soy isoflavones, isoflavone, isoflavones, soy supplement, soy supplements, red clover, black cohosh, dong quai, evening primrose oil, ${grapefruits}, ${wort}`,
    source: "Macmillan, complementary therapies; BNF, tamoxifen",
    ...review,
  },
  {
    id: "chemotherapy",
    conditions: ["cancer-treatment"],
    people: "chemo, chemotherapy, radiotherapy, immunotherapy",
    things: `high dose vitamin c, antioxidant capsules, turmeric capsules, curcumin, green tea extract, apricot kernels, laetrile, mistletoe, juice cleanse, alkaline diet, ${grapefruits}`,
    source: "Cancer Research UK, complementary and alternative therapies",
    ...review,
  },
  {
    id: "the mind",
    conditions: ["trauma-or-bipolar"],
    people: "bipolar, schizophrenia, psychosis, psychotic, schizoaffective, mania",
    things:
      "ayahuasca, psilocybin, magic mushrooms, microdose, microdosing, cannabis, cbd, thc, ginseng, ephedra, kava",
    source: "Royal College of Psychiatrists, complementary and alternative medicines",
    ...review,
  },
  {
    id: "charcoal",
    conditions: [],
    people: "tablet, tablets, the pill, medication, medicine, medicines, pills",
    things: "activated charcoal, charcoal latte, charcoal capsules, bentonite clay, clay drink",
    source: interactions("activated charcoal"),
    ...review,
  },
  {
    id: "the heart's rhythm",
    conditions: ["heart-disease", "pacemaker"],
    people: "atrial fibrillation, afib, arrhythmia, palpitations, long qt, irregular heartbeat",
    things:
      "energy drink, energy drinks, ephedra, bitter orange, guarana, pre workout, hawthorn, caffeine tablets, ice bath, cold plunge, aconite, yohimbe",
    source: "British Heart Foundation, caffeine and supplements; NCCIH, bitter orange",
    ...review,
  },
  {
    id: "heat",
    conditions: [
      "pregnancy",
      "ms",
      "pots",
      "low-blood-pressure",
      "heart-failure",
      "heart-disease",
      "fainting",
      "lymphoedema",
    ],
    people:
      "pregnant, multiple sclerosis, heart failure, brugada, lymphoedema, lymphedema, low blood pressure, midodrine, oxybutynin",
    things:
      "hot yoga, heated class, heated flow, heated room, heated studio, heated session, hot class, hot flow, hot power flow, bikram, sauna, infrared sauna, steam room, steam bath, hot tub, jacuzzi, hot bath, very hot bath, long hot bath, heated to, 37 degree flow, 38 degree flow, 40 degree room, 38 degree room",
    source: "NHS, Exercise in pregnancy; MS Society, heat and temperature; PoTS UK, lifestyle",
    ...review,
  },
  {
    id: "heat that is not felt",
    conditions: ["neuropathy", "lymphoedema", "spinal-cord"],
    people: "neuropathy, numb feet, lymphoedema, lymphedema, no feeling in",
    things:
      "hot water bottle, heat pack, heat pad, heating pad, hot pack, hot towel, hot damp towel, wheat bag, heat patch, hot stones, hot foot bath, hot soak, heat lamp",
    source: "Diabetes UK, looking after your feet; British Lymphology Society, skin care",
    ...review,
  },
  {
    id: "too little salt",
    conditions: ["pots", "low-blood-pressure"],
    people: "lithium, priadel, low blood pressure, midodrine, fludrocortisone, addisons, salt wasting",
    things:
      "low salt, less salt, salt free, no salt, no added salt, cut salt, cutting salt, cut out salt, cutting salt out, cut down on salt, cut back on salt, cut right back on salt, drop the salt, give up salt, reduce salt, reduce your salt, skip the salt",
    source: "PoTS UK, lifestyle; British National Formulary, lithium",
    ...review,
  },
  {
    id: "too much salt",
    conditions: ["heart-failure", "kidney-disease", "dialysis"],
    people: "heart failure, dialysis, kidney disease, ckd, low salt, low sodium, menieres",
    things:
      "extra salt, more salt, salt tablets, salt capsules, electrolyte tablets, electrolyte drink, electrolyte sachet, salty broth, salted water, pickle brine",
    source: "NHS, Salt: the facts; British Heart Foundation, heart failure",
    ...review,
  },
  {
    id: "too much to drink",
    conditions: ["heart-failure", "dialysis"],
    people: "heart failure, dialysis, fluid restriction, fluid restricted, fluid allowance, fluid limit",
    things:
      "two litres, three litres, four litres, 2 litres, 3 litres, 4 litres, two liters, three liters, 2 liters, 3 liters, eight glasses, ten glasses, plenty of water, lots of water, plenty of fluids, extra water, big bottle of water, four mugs, five big mugs, big mugs",
    source: "British Heart Foundation, fluid and heart failure; NHS, dialysis",
    ...review,
  },
  {
    id: "smoke and scent",
    conditions: ["asthma", "copd", "exercise-asthma"],
    people:
      "asthma, copd, home oxygen, on oxygen, oxygen concentrator, emphysema, bronchiectasis, cystic fibrosis",
    things:
      "incense, incense stick, joss stick, sage smudging, smudge stick, palo santo, scented candle, scented candles, lit candle, lit candles, diffuser, oil diffuser, eucalyptus steam, camphor, wood fire, fire pit",
    source: "Asthma + Lung UK, triggers; NHS, home oxygen therapy",
    ...review,
  },
  {
    id: "birch pollen",
    conditions: [],
    people: "birch pollen, birch allergy, oral allergy, pollen food",
    things:
      "raw apple, raw apples, apple slices, crisp apple, raw pear, raw pears, fresh pear, cherries, raw cherries, fresh peach, raw peach, nectarine, raw plum, fresh apricots, kiwi, hazelnut, hazelnuts, raw almonds, raw carrot, carrot sticks, celery sticks, celery juice",
    source: "Allergy UK, oral allergy syndrome",
    ...review,
  },
  {
    id: "what bees make",
    conditions: [],
    people: "bee allergy, bee sting, bee venom, allergic to bees, honey allergy, allergic to honey, propolis",
    things: "propolis, propolis lozenges, royal jelly, bee pollen, honeycomb, raw honey",
    source: "Anaphylaxis UK, bee products",
    ...review,
  },
  {
    id: "broad beans",
    conditions: [],
    people: "g6pd, g6pd deficiency, g 6 pd, favism, allergic to fava",
    things:
      "ful, ful medames, foul medames, foul mudammas, ful mudammas, fava, fava beans, fava bean, broad beans, broad bean, bissara, taameya, habas, tonic water, quinine, henna, bitter melon",
    source: "NHS, G6PD deficiency",
    ...review,
  },
  {
    id: "bone tablets",
    conditions: [],
    isBesideMedicine: true,
    people: "alendronate, alendronic acid, fosamax, risedronate, actonel, ibandronate, bisphosphonate",
    things:
      "lie down, lying down, lie back down, back to bed, supine, savasana, legs up the wall, coffee, tea, orange juice, milk, breakfast, porridge, mineral water, yoghurt",
    source: "British National Formulary, alendronic acid",
    ...review,
  },
  {
    id: "swallowing",
    conditions: [],
    people:
      "soft moist food, soft and moist, moist food only, swallowing gets harder, swallowing is harder, swallowing problems, hard to swallow, difficulty swallowing, struggles to swallow, dysphagia, swallowing difficulties, trouble swallowing, thickener, thickened drinks, thickened fluids, puree diet, pureed diet, soft diet level, iddsi",
    things:
      "thin soup, clear broth, thin tea, plain water, dry toast, crackers, oatcakes, rice cakes, nuts, whole nuts, popcorn, raw carrot, crisps, granola, steak, crusty bread, trail mix",
    source: "Royal College of Speech and Language Therapists, dysphagia; IDDSI framework",
    ...review,
  },
  {
    id: "what blocks a stoma",
    conditions: ["stoma"],
    people: "ileostomy, stoma, stricture, strictures, gastroparesis, low residue, low fibre diet",
    things:
      "popcorn, sweetcorn, corn on the cob, whole nuts, nuts, trail mix, pumpkin seeds, sunflower seeds, mixed seeds, sesame seeds, raw vegetables, raw veg, raw kale, celery sticks, coconut flakes, desiccated coconut, dried fruit, dried mango, mushrooms, bean sprouts, bran, pineapple, orange segments",
    source: "Ileostomy and Internal Pouch Association, food blockage; NHS, ileostomy",
    ...review,
  },
  {
    id: "mint and reflux",
    conditions: ["reflux", "hiatus-hernia"],
    people: "acid reflux, reflux, gerd, heartburn, hiatus hernia",
    things:
      "peppermint, peppermint tea, mint tea, spearmint tea, peppermint oil, strong coffee, espresso, apple cider vinegar, lemon water, hot lemon, chilli, late supper, midnight snack",
    source: "NHS, Heartburn and acid reflux",
    ...review,
  },
  {
    id: "counting",
    conditions: [],
    people: "anorexia, bulimia, binge eating, eating disorder, orthorexia, in recovery from an eating",
    things:
      "calorie app, calorie counter, calorie count, count calories, counting calories, calorie deficit, macros, food log, food diary, log what you eat, track what you eat, weigh yourself, weigh in, cheat day, clean eating, detox, cleanse, fasting window, burn off, goal weight, under each day",
    source: "Beat, recovery; NICE NG69",
    ...review,
  },
  ...rarerClashes,
];
