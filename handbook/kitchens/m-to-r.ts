/** Dishes and foods by their names, and what is surely in them: see `../kitchens.ts`. */
export const lines = `
m and ms, m ms: dairy, soy, sweet
maa ki dal: dairy, onion or garlic, root vegetable, nightshade, legume
maacher jhol: fish, root vegetable, nightshade, spicy, mustard
maafe, domoda: peanut, legume, meat
maakouda, makouda: root vegetable, nightshade, egg, onion or garlic
maandazi, mahamri: gluten
mabo tofu: soy, gluten, legume, meat, spicy, onion or garlic, fermented, pork, sesame
mac and cheese, mac n cheese, macaroni and cheese, kraft dinner: gluten, dairy
macchiato, flat white, cortado: dairy, caffeine, reflux trigger
machaca con huevo: meat, beef, egg, high histamine
macher jhol: fish, mustard
madeleine, madeleines, far breton, flaugnarde, gateau basque, gateau breton: gluten, egg, dairy, sweet
madras curry: onion or garlic, nightshade, spicy
maffe, groundnut stew: peanut, nightshade, onion or garlic, meat
maftoul: gluten, grain, starchy
magermilchpulver, sussmolkenpulver, vollmilchpulver: dairy
magerquark: dairy
maggi sauce: gluten, salty
maggi seasoning, maggi wurze: gluten
magiritsa: meat, egg, citrus, onion or garlic
magnum almond, magnum mandel, nogger: tree nuts, dairy, sweet
magnum classic, magnum ice cream: dairy, sweet
magret, magret de canard: meat, poultry
maguro, chutoro, otoro: fish, high histamine
maharagwe, maharage ya nazi: onion or garlic, legume
mahon, idiazabal, tetilla, cabrales, torta del casar: dairy
mahshi, mahshy: onion or garlic
mai tai: alcohol, tree nuts, citrus, sweet
maida flour: gluten
majoneza, mayonez, majonez: egg, mustard
makdous: nightshade, tree nuts, onion or garlic
makedonikos chalvas: sesame
makgeolli: alcohol, gluten
makkara, lenkkimakkara: meat, pork
makkoli, dongdongju: alcohol, gluten
makowiec: gluten, dairy, egg, sweet, tree nuts, honey
makroudh, makrout, makroud: gluten, sweet, honey
makrut, bai makrut, jeruk purut, limau purut: citrus
mala xiang guo, mala tang, malatang: spicy, onion or garlic, nightshade, soy, gluten, sesame
malai kofta: dairy, tree nuts, onion or garlic, root vegetable, high fodmap, reflux trigger
malanga, yautia, taioba root: root vegetable
malasada, malassada: dairy, egg, gluten
malawach, kubaneh: gluten, dairy
maldive fish: fish, salty
malpua, malpoa, ghevar, ghewar, balushahi, badusha, shakkarpara, shankarpali, karanji: gluten, dairy, sweet
malt loaf, soreen: gluten, sweet
malta de cebada: gluten
malted milk, malted milk powder: gluten, dairy, sweet
malted milkshake, malted shake: dairy, sweet, gluten
maltesers, whoppers candy, malteser: gluten, dairy, soy, sweet
maltextrakt, malt flavouring, malt syrup, malzextrakt, malto d orzo, extrait de malt, malted flour: gluten
malu paan, maalu paan: fish, gluten, onion or garlic, root vegetable, nightshade
malva pudding: dairy, egg, gluten
malzbier, malta drink, malta goya, karamalz, vitamalz, supermalt, malt drink: gluten, sweet
mam ruoc: shellfish, high tyramine, high histamine
mamaliga cu branza: dairy
mamoul, kleicha walnut, ma amoul: gluten, tree nuts, dairy, sweet
man tou: gluten
manakeesh, man oushe, zaatar bread: gluten, sesame
manaqish, manakeesh zaatar: gluten, sesame
mandelspekulatius: gluten, dairy, tree nuts, sweet
mandi, zurbian: meat, onion or garlic
mandoo: gluten, onion or garlic, meat, pork, soy, sesame
mandorlato, mandorlato di cologna: tree nuts, egg, honey, sweet
manduguk: gluten, onion or garlic, meat, beef, pork, egg, soy, sesame
mango chutney, major grey chutney: sweet
mango lassi, mattha, majjiga, neer mor: dairy, fermented
mango pickle, aam ka achar, brinjal pickle: mustard, nightshade, spicy, salty
mangu: onion or garlic
manhattan clam chowder: shellfish, root vegetable, nightshade, celery, onion or garlic
manicoba: pork, meat, root vegetable, beef
manicotti: gluten, dairy, egg
manihot esculenta, manioc, yuca, mandioca, singkong: root vegetable
manjal, pasupu: root vegetable
manjar, doce de leite, confiture de lait, milk jam: dairy, sweet
manju: legume, sweet, gluten
manner schnitten, neapolitaner, neapolitaner waffeln: gluten, tree nuts, sweet
manner wafers: gluten, tree nuts, sweet, soy
mansaf: dairy, meat, gluten, tree nuts
manteca de cerdo: meat, pork
manteca, manteca de puerco: meat, pork
mantecados: gluten, meat, pork, grain, starchy, sweet, tree nuts
mantequilla de mani: peanut, legume
manti, mantu: meat, gluten, onion or garlic, dairy
manty: meat, gluten, onion or garlic
maotai, moutai, kaoliang: alcohol
mapo doufu, mabo dofu: meat, gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine, pork
mapo tofu: soy, meat, pork, legume, spicy, reflux trigger, gluten
maqluba, maqlouba, makloubeh: meat, nightshade, onion or garlic
maranta arundinacea, arrowroot: root vegetable
marchpane, massepain: tree nuts
margarita cocktail, tommys margarita, paloma cocktail: alcohol, citrus, salty
marie rose dressing: egg, nightshade, fish
marie rose sauce: egg, nightshade, fish
marie rose: egg, mustard, fish
marinara sauce: nightshade, onion or garlic
marine collagen, fish collagen: fish
markklosschen, markklosschensuppe: beef, meat, gluten, egg
marlenka: gluten, egg, honey, sweet, dairy, tree nuts
marmalade, orange marmalade, seville marmalade: citrus, sweet
marmitako: fish, root vegetable, nightshade, onion or garlic
marmite spread, marmite toast: gluten, celery, high tyramine, high histamine
marrons glaces, marron glace, creme de marrons, kestane sekeri: tree nuts, sweet
mars bar, milky way bar: dairy, egg, soy, sweet, gluten
martabak telur, murtabak: egg, gluten, onion or garlic, meat
martabak: gluten, egg, onion or garlic, meat
marzipanstollen: gluten, dairy, tree nuts, sweet
mas huni: fish, onion or garlic, citrus
masago: fish, soy, gluten
masala chai: dairy, caffeine
masala dosa: onion or garlic, root vegetable, legume, high fodmap, reflux trigger, mustard
masala dosai: mustard, onion or garlic, root vegetable, nightshade, legume, spicy
masoor dal, masur dal, mysore paruppu: legume
mass gainer, weight gainer powder, slimfast, slim fast, ensure drink, fortisip, complan, herbalife shake, optifast, fresubin, optimum nutrition gold standard: dairy, sweet, soy
massaman curry: peanut, shellfish, fish, root vegetable, nightshade, onion or garlic, meat
matbucha, matboucha: onion or garlic, nightshade, spicy
matcha ice cream, coffee ice cream, gelato caffe, coppa del nonno, espresso chip, jamoca: dairy, caffeine, sweet
matcha latte, hojicha latte: dairy, caffeine
mathri, namak para, nimki: gluten, salty
matjeshering, matjesfilet: fish, high histamine
matjessalat, hausfrauenhering, matjes hausfrauenart: fish, dairy, onion or garlic, salty
matjessill: fish, salty
matriciana: meat, pork, dairy, nightshade, high tyramine, high histamine, gluten
matsaman, gaeng massaman: shellfish, peanut, onion or garlic, root vegetable, nightshade, legume, spicy, fish, meat
matza: gluten
matzo ball soup, kneidlach, matzah ball: gluten, egg, meat, poultry, celery
matzo brei: gluten, egg
mazagran, gahwa: caffeine
mazapan de la rosa, mexican mazapan, mazapan de cacahuate: peanut, sweet
mazapan de toledo, marsepein, marcipan, martsipan, marzapane: tree nuts, sweet
mazarin, mazariner, toscakaka, tosca cake: gluten, dairy, tree nuts, egg, sweet
mazurek, mazurek wielkanocny: gluten, egg, dairy, tree nuts, sweet
meatloaf, meat loaf: meat, egg, gluten, onion or garlic, beef
mechado: meat, nightshade, root vegetable, onion or garlic, beef, soy, gluten
mechoui: meat
medenjaci, medenjak: gluten, honey, sweet, egg
medovik: gluten, dairy, egg, honey, grain, starchy, sweet
medovnik: dairy, egg, honey, gluten, tree nuts
medu vada, ulundu vadai: nightshade, legume, spicy
mee goreng, bakmi goreng, bami goreng: gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine, egg
mee krob, mi krop: sweet, fish, shellfish, egg, soy
mee pok, bak chor mee: gluten, egg, pork, meat, soy, fish
mee rebus: gluten, root vegetable, egg, onion or garlic, soy, shellfish
mee siam: shellfish, soy, legume, spicy, egg
meen kuzhambu, chepala pulusu, meen curry: fish, onion or garlic, root vegetable, nightshade, spicy, mustard
meen moilee, fish molee, meen molly: fish, onion or garlic, mustard
meethi lassi, chhaas: dairy
mei cai, mui choy, meigan cai: mustard
meia de leite, galao: dairy, caffeine
mejadra, mdardara: onion or garlic, legume
mel i mato: dairy, honey, sweet
melitzanosalata: onion or garlic, nightshade
melktert, milktart: dairy, egg, gluten
mellowcreme: meat, honey, sweet
melomakarona: honey, gluten, tree nuts
melomakarono, phoinikia, finikia: gluten, tree nuts, honey, citrus, sweet
melon pan: gluten, egg, dairy, sweet
melonpan: dairy, gluten, egg
meloui, batbout: gluten
menchi katsu: gluten, egg, meat, onion or garlic, beef, pork
menemen, shakshouka: egg, onion or garlic, nightshade, high fodmap, reflux trigger
mentsuyu: gluten, soy, fish, legume, grain, starchy, salty, alcohol
menudo: beef, meat, nightshade, onion or garlic
mercimek corbasi: onion or garlic, legume
mercimek koftesi: gluten, legume, onion or garlic
mercimek: legume, onion or garlic
merenda spread, eurokrem, eurocrem, eurokrem blok, duo penotti: tree nuts, dairy, soy, sweet
mergez: meat, spicy, onion or garlic
met rx bar: dairy, sweet, soy
metheglin, hydromel, melomel, medovukha: honey, alcohol
methi thepla: gluten
mett, hackepeter, thuringer mett: meat, pork
mettbrotchen: pork, meat, onion or garlic, gluten
mezzelune: gluten, egg
mhammara: tree nuts, nightshade, onion or garlic, gluten
mi goreng: gluten, soy, onion or garlic, egg
mi quang: pork, shellfish, peanut, fish, meat
miang kham: peanut, shellfish, citrus, onion or garlic, fish
michelada: gluten, fish, nightshade, spicy, alcohol, reflux trigger
midye dolma: shellfish, onion or garlic
midye tava: shellfish, gluten
mie ayam: gluten, egg, soy, meat, poultry
miel de abeja: honey
migas extremenas: gluten, onion or garlic, pork, meat
miguelitos, miguelitos de la roda, bartolillos, xuxo: gluten, egg, dairy, sweet
mil hojas chilena, chilenitos, torta tres leches nicaraguense, kuchen chileno: gluten, egg, dairy, sweet
milagai, mirapakaya: nightshade, spicy
milanesa napolitana, milanesa a la napolitana: meat, gluten, egg, dairy, nightshade, beef, pork
milanesa, wiener schnitzel: gluten, egg, meat, beef, grain, starchy
milk barfi: dairy
milk stout, sweet stout: gluten, dairy, alcohol, fermented
milka: dairy, sweet, tree nuts, soy
millionaires shortbread, millionaire s shortbread, caramel slice, viennese whirl, viennese whirls, empire biscuit, empire biscuits, brandy snap, brandy snaps, eccles cake, eccles cakes, gavottes, crepes dentelle, heidesand, malted milk biscuit, custard cream, custard creams: gluten, dairy, sweet
milo drink: gluten, dairy, sweet
mimosa salad, salat mimosa: fish, egg, onion or garlic, dairy
mince pie, mince pies: gluten, citrus, sweet, dairy, alcohol
mincemeat, fruit mince: citrus, alcohol, sweet
minestrone alla genovese: legume, celery, root vegetable, nightshade, onion or garlic, gluten, dairy, tree nuts
minestrone: celery, onion or garlic, nightshade, high fodmap, reflux trigger, gluten
mini cheddars, cheddars biscuit, tuc cheese: gluten, dairy, salty
mint raita: dairy
minties, altoids: meat
miracle whip: egg, mustard
mirch ka salan: nightshade, peanut, sesame, spicy, onion or garlic
mirchi ka salan: peanut, sesame, onion or garlic, nightshade, legume, spicy
mirepoix, soffritto: celery, onion or garlic, root vegetable, high fodmap, reflux trigger
mirza ghasemi, mirza ghassemi: egg, nightshade, onion or garlic
misal pav: gluten, legume, onion or garlic, nightshade, spicy
mishkaki: meat
misir wot, misir wat: onion or garlic, nightshade, legume, spicy
miso ramen: gluten, soy, meat, fermented, pork, egg, sesame
miso soup: soy, fish, fermented, salty
misoshiru: soy, legume, high tyramine, high histamine, fish
missi roti, missi paratha: gluten, legume
misti doi: dairy
mitarashi dango, mitarashi: soy, gluten, sweet
mitha dahi: dairy, fermented, sweet
mititei, mici: meat, beef, onion or garlic
mitmita: nightshade, spicy
mitraillette: gluten, root vegetable, nightshade, meat
mjaddara, mujadara, mudardara: legume, onion or garlic
mloukhia tunisienne: meat, onion or garlic
moambe, muamba, poulet moambe: onion or garlic, nightshade, meat, poultry
mocha, caffe mocha, mochaccino, bicerin, marocchino coffee, white mocha, iced mocha, cafe mocha: dairy, caffeine, sweet
mochi ice cream: dairy, sweet
mochi, daifuku, ichigo daifuku: sweet
modified wheat starch, wheat dextrin, benefiber, hydrolysed wheat protein, gliadin, glutenin, hordein, secalin, amidon de ble, weizenstarke, weizenkleber: gluten
mofongo: onion or garlic, meat, pork
moghlai paratha: gluten, egg, onion or garlic
mohinga, mont hin gar: fish, onion or garlic, root vegetable, legume
mohnstrudel, makovnik, mohnkuchen, kolaches: gluten, dairy, egg, sweet
mohr im hemd: egg, tree nuts, dairy, gluten, sweet
moi moi: onion or garlic, nightshade, legume, shellfish
mojama: fish, salty
mojarra: fish
mojito, soju: alcohol
mojo picon, mojo rojo, mojo rojo canario, pebre, llajua, llajwa, aji criollo, salsa fresca, salsa mexicana, salsa verde mexicana, salsa taquera, sofrito, sofregit, recaito, hogao, sauce chien, enchilada sauce, arrabbiata, arrabiata: nightshade, onion or garlic
mojo verde, mojo isleno, mojo de ajo, gremolata, persillade, pistou, agliata: onion or garlic
mole negro, mole rojo, mole coloradito: nightshade, tree nuts, sesame, onion or garlic, spicy, peanut, gluten
mole verde, pipian, pipian verde: nightshade, onion or garlic
molho piripiri: nightshade, spicy
molokhia, mulukhiyah, molokheya: onion or garlic, meat
momo: gluten, onion or garlic
momos, nepali momo: gluten, onion or garlic, root vegetable
mon cheri: alcohol, sweet, soy
mondongo: meat, root vegetable, onion or garlic, beef
monjayaki: gluten, fish, soy
monkey gland sauce: nightshade, onion or garlic, fish, sweet
monosodium glutamate, e621, ajinomoto, natriumglutamat, vetsin, aji no moto: salty
monster energy, club mate: caffeine
mont blanc dessert: tree nuts, sweet, dairy, egg
mont d or, saint marcellin, saint felicien, faisselle, caprice des dieux: dairy
montadito, montaditos, bocadillo: gluten
monte cristo sandwich: gluten, egg, dairy, pork, meat
montreal smoked meat: beef, meat, salty
moo goo gai pan: meat, poultry, fungus, soy, gluten
moo ping, mu ping: pork, meat, fish, soy, sweet, onion or garlic, gluten
moo shu pork, mu shu pork, moo shu: pork, meat, egg, fungus, gluten, soy, sesame
mooncake, yuebing, mooncakes: gluten, egg
moong dal halwa: legume, dairy, sweet
moqueca baiana: fish, nightshade, onion or garlic
moqueca: fish, shellfish
morchella, morels: fungus
morcilla de burgos, morcela: pork, meat, onion or garlic
morcilla, boudin noir, blutwurst, kaszanka, krvavica, sanguinaccio, dinuguan, soondae: meat, pork
morecambe bay shrimps: shellfish, dairy
moreton bay bugs, balmain bug, yabbies: shellfish
morgado algarve, dom rodrigo, dom rodrigos: egg, tree nuts, sweet
moronga, rellena negra: meat, pork, onion or garlic
moros y cristianos, congri: onion or garlic, legume
mortadella, coppa, nduja, soppressata, saucisson, sobrasada, linguica, mettwurst: meat, pork, salty, fermented, high tyramine, high histamine
mostarda di cremona, mostarda di frutta, mostarda cremonese: mustard, sweet
mostarda: mustard, sweet
mostbrockli, mostbroeckli: meat, beef, high tyramine, high histamine
motsunabe: meat, onion or garlic, soy, gluten, beef
moules a la creme, mouclade: shellfish, dairy, onion or garlic, alcohol, sulphites
moules frites, moules marinieres, mosselen met friet: shellfish, onion or garlic, alcohol, sulphites, celery, dairy
moussaka: dairy, meat, onion or garlic, nightshade, high fodmap, reflux trigger, egg, gluten
mousse de canard: poultry, meat, pork, dairy, egg, alcohol
moutabal, mutabal: sesame, onion or garlic, nightshade, citrus
mozartkugel, mozartkugeln, mozart balls: tree nuts, dairy, sweet
mozzarella in carrozza: gluten, dairy, egg
mrouzia: meat, tree nuts, honey, sweet
msemen: gluten, grain, starchy, dairy
msemmen, harcha: gluten, dairy
mtsvadi, khorovats: meat
muah chee, mua chi: peanut, sweet
muffuletta, muffaletta: meat, dairy, gluten, high tyramine, high histamine, pork, sesame, celery
mughlai paratha, mutabbaq: gluten, egg, meat, onion or garlic
mugi miso, chunjang, doubanjiang, kecap manis: gluten, soy, legume, grain, starchy, salty, fermented, high tyramine, high histamine
mugicha, boricha, damai cha: gluten
muhallabia, malabi: dairy
muhogo, mihogo, mogo chips: root vegetable
mukimame, maodou: soy, legume
mulgikapsad: meat, pork, gluten, high tyramine, high histamine
mulgipuder: meat, pork, gluten, onion or garlic, root vegetable, nightshade
mullangi: root vegetable
mulled wine, vin chaud, tinto de verano, rebujito, zurra, maibowle, kalte ente, forralt bor: alcohol, sulphites, sweet
munchner weisswurst: meat, beef, pork, onion or garlic
mundhiri, munthiri paruppu, andiparuppu: tree nuts
mung dal, pasi paruppu, payatham paruppu: legume
murgh makhani: dairy, meat, poultry, onion or garlic, nightshade
murghi, kozhi: meat, poultry
mursik, maziwa lala: dairy
murukku, chakli, chakri, muruku: legume, salty, sesame
musaka: meat, dairy, egg, gluten, onion or garlic, nightshade
musakhan, msakhan: gluten, meat, poultry, onion or garlic
mushroom stroganoff: dairy, onion or garlic
mushy peas, erbsenpuree: legume
musli: gluten, tree nuts
mutabbal: sesame, onion or garlic, nightshade, high fodmap, reflux trigger
muttai, anday, andaa: egg
mutter paneer: dairy, legume, onion or garlic, nightshade
mutton biryani, dum biryani: meat, dairy, onion or garlic
mycoprotein, fusarium venenatum: fungus
myeolchijeot: salty, fermented, fish
myeongnan jeot, karashi mentaiko: fish, nightshade, spicy
mysore masala dosa: legume, root vegetable, nightshade, fermented, mustard
mysore pak, besan ladoo: dairy, legume, sweet
nabeyaki udon: gluten, egg, fish, soy, shellfish
nacatamal, nacatamales: meat, pork, onion or garlic, nightshade
nachos: dairy
naem, nem chua, som moo: meat, pork, onion or garlic, high histamine
naengmyeon, mul naengmyeon: gluten, egg, meat, beef
nagaimo, yamaimo, tororo: root vegetable
nahari: meat, gluten, onion or garlic
nai wong bao, lau sa bao: gluten, egg, dairy, sweet
nakladany hermelin: dairy, onion or garlic, nightshade, high tyramine, high histamine
nallennai: sesame
nalysnyky, nalesniki: dairy, egg, gluten
nam man hoi, hao you: shellfish, soy, gluten, salty
nam phrik phao, thai chili jam: shellfish, nightshade, spicy, onion or garlic
nam phrik: onion or garlic, nightshade, spicy, fish, shellfish
nam prik kapi: shellfish, nightshade, onion or garlic, spicy, fish
nam prik ong: pork, meat, nightshade, spicy, onion or garlic, fish, shellfish
nam tok moo: meat, fish, citrus, spicy, onion or garlic, pork
nam tok: meat, fish, citrus, spicy, onion or garlic
namoura: gluten, dairy, tree nuts
nampla, ngan bya yay, aekjeot, ishiru, shottsuru, colatura di alici, budu, budu sauce: fish, salty, fermented
nan bread, bhature, taftan, tafton: gluten, dairy
nanaimo bar, nanaimo bars: gluten, egg, dairy, tree nuts, sweet
nanami togarashi: sesame, citrus, nightshade, spicy
nanbanzuke: fish, onion or garlic, gluten, soy
nantua sauce: shellfish, dairy, gluten
napolitan spaghetti, naporitan: gluten, nightshade, pork, onion or garlic, meat
narangi, kinnow: citrus
nargisi kofta: meat, egg, onion or garlic
naruto maki, naruto fish cake: fish, egg
nasgor: gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine, egg, shellfish
nashville hot chicken: meat, poultry, gluten, nightshade, spicy, dairy, egg
nasi lemak: egg, peanut, fish, shellfish, legume, spicy, reflux trigger
nasi padang, nasi campur: meat, onion or garlic, spicy
nasi uduk: onion or garlic
nasu dengaku, dengaku: nightshade, soy, sweet, fermented, alcohol
nattokinase, vitamin k2 natto: soy
nature valley bar: gluten, sweet, honey
navarin, navarin d agneau: meat, root vegetable, onion or garlic, gluten
navettes de marseille, anise drops: gluten, sweet, egg
ndole: peanut, onion or garlic, legume, meat, beef, shellfish
neeps and tatties, clapshot, rumbledethumps: root vegetable, nightshade, dairy
negitoro: fish
negroni, boulevardier, manhattan cocktail, vesper martini, dry martini, gibson martini, martini cocktail, bellini, mimosa cocktail, buck s fizz, bucks fizz, aperol spritz, hugo cocktail, kir royal, kir royale, spritzer wine: alcohol, sulphites
nehari: meat, gluten, onion or garlic, root vegetable, nightshade, spicy
nephrops: shellfish
new york cheesecake, basque cheesecake, kasekuchen, quarkkuchen, topfentorte, tarta de queso, vatrushka, vatrushki: gluten, egg, dairy, sweet
ngoh hiang, lor bak: pork, meat, shellfish, soy, gluten, egg
nian gao, tikoy: sweet
nicoise, nicoise salad: fish, egg, nightshade, onion or garlic
nierchen, saure nierle: meat
nigiri sushi: fish
nigiri, nuoc cham, ceviche: fish
nihari: meat, gluten
nihonshu, junmai, ginjo, daiginjo: alcohol
nikujaga: meat, root vegetable, nightshade, soy, gluten, onion or garlic, fish, alcohol
nilla wafers: gluten, sweet, egg, dairy
nimbu pani, shikanji, elumichai: citrus
nit ir qibe: dairy
nit r qibe, beurre noisette, butterschmalz: dairy
niter kibbeh, doogh, yakult, mast o khiar: dairy
niter qibe, tesmi: dairy
niu rou mian, taiwanese beef noodle soup: beef, meat, gluten, soy
nkatenkwan, groundnut soup: peanut, onion or garlic, nightshade, meat, poultry
nocciolata, nusspli, nudossi, nugatcreme, nuss nougat creme: tree nuts, dairy, soy, sweet
nocilla: dairy, tree nuts
nocino, nocello, ratafia de noix, orahovac: alcohol, tree nuts, sweet
nokedli, galuska: egg, gluten
nolen gur sandesh, bengali sandesh: dairy
noon chai, kashmiri chai, sheer chai: dairy, caffeine
nori snack, nori seaweed snack, gim snack, tao kae noi: salty, sesame
nougatine bar: tree nuts, sweet
nougatine: tree nuts, sweet
nudelsalat: gluten, egg
nuez de castilla, nuez pecana: tree nuts
nuez de maranon: tree nuts
nuoc cham gung, prik nam pla, nam jim jaew, jaew: fish, nightshade, spicy, salty
nuoc mam cham: fish, onion or garlic, nightshade, citrus, spicy
nurnberger bratwurst, nurnberger rostbratwurste: pork, meat
nussgipfel, nusshornchen, nussschnecke, nusszopf: gluten, dairy, tree nuts, sweet, egg
nusskernmischung: tree nuts
nut roast, nut loaf: tree nuts, onion or garlic, gluten, egg
nutri grain bar: gluten, sweet, dairy, soy
nyama choma: meat
nyonya chang: pork, meat, soy, gluten
oatcake, oatcakes, bannock, bannocks, havermout, haferflocken, havregrot: gluten
oaxaca cheese, panela cheese: dairy
obanyaki: gluten, egg, legume, sweet
obatzter: dairy, onion or garlic, nightshade, high tyramine, high histamine
oblande: tree nuts, sweet, gluten, dairy
ochazuke, chazuke: caffeine, salty
ochsenschwanzsuppe: beef, meat, root vegetable, celery, onion or garlic, alcohol, sulphites, gluten
ocopa, salsa ocopa: dairy, nightshade, peanut, spicy, gluten
oden: fish, root vegetable, egg, soy, gluten
odeng, korean fish cake: fish, gluten
oeuf mayonnaise, oeuf mimosa, oeufs mimosa: egg, mustard
oeufs en meurette: egg, pork, alcohol, onion or garlic, meat, gluten, dairy, sulphites
ogbono soup, ogbono: fish, meat, shellfish
oggie: gluten, beef, meat, root vegetable, nightshade, onion or garlic
ogiri: fermented, legume
ohn no khao swe, ohn no khauk swe: meat, poultry, gluten, egg, legume, onion or garlic, fish
ohn no khauswe, khow suey: gluten, onion or garlic, root vegetable, legume, meat, poultry, egg, fish
ojakhuri: meat, root vegetable, nightshade, onion or garlic, pork
ojja: egg, nightshade, onion or garlic, spicy
okaka: fish, high histamine, soy, gluten
okonomiyaki: gluten, egg, fish, grain, starchy, soy, meat, pork
okporoko: fish
okroshka: egg, onion or garlic, root vegetable, dairy, meat
oladi, oladyi, oladushki: dairy, egg, gluten
old bay seasoning: celery, nightshade, mustard
old bay, chesapeake seasoning: celery, mustard, nightshade, salty
olive ascolane, olive all ascolana: meat, gluten, egg, dairy, beef, pork, celery, alcohol, sulphites
olivier salad: egg, root vegetable, nightshade, meat, mustard
olivye: egg, root vegetable, nightshade, legume, meat, mustard
olla podrida: legume, meat, pork
olluco, ulluco, papa lisa: root vegetable
olomoucke tvaruzky, tvaruzky, syrecky: dairy, high tyramine, high histamine
om ali, shahi tukda, shahi tukra, double ka meetha: gluten, dairy, sweet, tree nuts
omega 3 capsules: fish, meat
omurice, omuraisu: egg, nightshade, onion or garlic, meat, poultry, dairy
oncom: legume, fermented, soy, peanut
ondeh ondeh, klepon, kuih: sweet
onion bhaji, onion bhajis, kanda bhaji: legume, onion or garlic
ontbijtkoek, peperkoek: gluten, sweet
opera cake, gateau opera, moka gateau: gluten, egg, dairy, tree nuts, caffeine, sweet
opor ayam: meat, poultry, onion or garlic
orange chicken: meat, poultry, soy, gluten, sweet, citrus, egg
orasnice: tree nuts, sweet, egg
orecchiette alle cime di rapa, orecchiette cime di rapa: gluten, fish, onion or garlic
orek tempe: soy, legume, fermented, gluten
oreo, biscoff: gluten, soy, legume, grain, starchy, sweet
orgeat syrup, sirop d orgeat, latte di mandorla, soumada, sumada, sharbat e badam: tree nuts, sweet
orzo pasta, moghrabieh: gluten
ossenworst: meat, beef
osso buco: celery, sulphites, meat, beef, onion or garlic, alcohol, high fodmap, reflux trigger, gluten, dairy
ossobuco: meat, beef, celery, onion or garlic, root vegetable, alcohol, gluten, dairy, sulphites
ostiepok, korbacik, parenica: dairy, salty
ota ika, oka ia, poisson cru, kokoda, ika mata: fish, citrus
otak otak, otah: fish, nightshade, spicy, shellfish
ovalbumin, ovomucoid, livetin, vitellin: egg
ovomaltine: dairy, gluten, caffeine
ovomucin, ovotransferrin, conalbumin, ovovitellin, egg lysozyme, eiklar, eiweisspulver, eialbumin, ovoglobulin, meringue powder, eipulver: egg
ovos moles: egg
oxford sauce, gravlax sauce: mustard, sweet
oxo cube: meat, beef, gluten
oxo cubes, beef oxo: gluten, beef, meat, onion or garlic, salty
oxtail soup: beef, meat, root vegetable, celery, onion or garlic, gluten
oxymel, hachimitsu, mat ong: honey
oyako donburi: meat, poultry, fish, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine, alcohol
oyakodon: egg, soy, meat, poultry, legume, gluten, fish, alcohol
oyster extract, oyster shell calcium: shellfish
oyster omelette, oh chien, orh luak, o a jian: shellfish, egg
oyster stout: gluten, shellfish, alcohol, fermented
oysters rockefeller: shellfish, gluten, dairy
ozoni: soy, gluten, fish
pa jeon: gluten, onion or garlic
pabellon criollo: meat, beef, onion or garlic, nightshade, legume
pachamanca: meat, root vegetable, nightshade
pachyrhizus erosus, jicama, singkamas, yam bean: root vegetable
pacoca: peanut, legume, sweet
pacoquinha, pe de moleque: peanut, sweet
pad gaprao: meat, fish, soy, nightshade, spicy, onion or garlic, gluten, shellfish
pad kee mao, drunken noodles, pad kimao: soy, gluten, fish, nightshade, spicy, onion or garlic, shellfish
pad kra pao, pad krapow, phat kaphrao: fish, onion or garlic, nightshade, spicy, meat, soy, gluten, shellfish
pad see ew, nasi goreng: gluten, egg, soy, shellfish, legume, grain, starchy
pad siew: egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine, shellfish
padaek, monamon, pla raa: fish, salty, fermented
paella de marisco, seafood paella: shellfish, onion or garlic, nightshade, fish
paella valenciana: meat, poultry, legume, nightshade
paella: onion or garlic, nightshade, shellfish, meat, poultry
paila marina: shellfish, onion or garlic, fish
pain au chocolat, shortbread, streusel, griessbrei: gluten, dairy, grain, starchy, sweet
pain d epices: gluten, honey, sweet
pain de mie: gluten, dairy
pajata: meat, nightshade, onion or garlic, beef
pajeon: gluten, onion or garlic, egg
pakora, pakoda, bhajiya, bhajia: nightshade, legume, spicy
palacsinta, palacinke: dairy, egg, gluten
palanqueta, palanquetas: peanut, sweet
pambazo, tortas mexicanas: gluten, meat, pork, dairy
pampushky, pampushki: gluten, onion or garlic
pan bagnat: gluten, fish, egg, nightshade
pan con tomate, pa amb tomaquet: gluten, nightshade, onion or garlic
pan cubano, coppia ferrarese: gluten, pork, meat
pan de sal, pandesal: gluten
pan de yuca, chipa, chipa paraguaya, cunape, cheese bread brazilian: dairy, egg, root vegetable
pan haggerty: root vegetable, nightshade, onion or garlic, dairy
panackelty: root vegetable, nightshade, onion or garlic, meat, beef
panang: peanut, fish, shellfish, legume, spicy, reflux trigger, meat
panch phoran, paanch phoron: mustard
panch phoron, panchphoron, shorshe: mustard
pancit canton, pancit bihon, pancit: gluten, soy, onion or garlic, legume, high tyramine, high histamine, meat, pork, shellfish
pancit palabok, pancit malabon: shellfish, egg, fish, pork, meat
pancreatin, creon, porcine enzymes: pork, meat
pandebono, pan de bono: dairy, root vegetable, egg
pandoro, gugelhupf, kulich, tsoureki, pasca, paska, concha pan dulce, pan dulce, roscon de reyes, pan de muerto, ensaimada filipina, mona de pascua, folar da pascoa, pinca, sirnica: gluten, egg, dairy, sweet
paneer butter masala, paneer makhani: dairy, tree nuts, onion or garlic, nightshade
paneer paratha: gluten, dairy
panforte di siena: tree nuts, gluten, honey, sweet
panforte: gluten, tree nuts, honey, grain, starchy, sweet
pani ca meusa: gluten, meat, beef, pork, sesame
panjiri, pinni: gluten, dairy, tree nuts, sweet
panko crumbs: gluten
pannacotta: dairy, meat, sweet
panpepato, pampepato, pan pepato: tree nuts, gluten, honey, sweet
pansit: soy, gluten, onion or garlic, meat, pork, shellfish
pantxineta, panchineta, tejas de tolosa, carbayones, carbayon: gluten, egg, tree nuts, sweet, dairy
panucho, panuchos: legume, meat, poultry
panzanella, salmorejo, fattoush, kisir, tabouli: gluten, onion or garlic, nightshade, grain, starchy, high fodmap, reflux trigger
panzerotti: gluten, dairy
pao bhaji: dairy, gluten, onion or garlic, root vegetable, nightshade, spicy
pao de mel: gluten, honey, dairy, sweet
papa a la huancaina: dairy, root vegetable, nightshade, gluten, egg
papa huancaina, salsa huancaina: dairy, nightshade, spicy, gluten, egg
papa rellena, papas rellenas: root vegetable, nightshade, meat, egg, onion or garlic, beef, gluten
papad, papadum, poppadom, appalam: legume
papanasi: dairy, egg, gluten
papas arrugadas: root vegetable, nightshade, salty
papas bravas: root vegetable, nightshade, spicy
papas fritas, papa criolla: root vegetable, nightshade
papaya salad, tam som: peanut, fish, nightshade, spicy, citrus, shellfish, onion or garlic
papet vaudois: meat, pork, dairy, onion or garlic, root vegetable, nightshade, alcohol, sulphites
pappa al pomodoro: gluten, nightshade, onion or garlic
pappadam: legume, salty
pappardelle: gluten, grain, starchy, egg
papri chaat: gluten, root vegetable, nightshade, legume, dairy
paprika extract, e160c, capsorubin, capsicum extract, lycopene, e160d, capsaicin: nightshade
paprika oleoresin, capsanthin: nightshade
paprikas csirke, csirkepaprikas: meat, poultry, dairy, onion or garlic, nightshade, gluten
paprikash, paprikahuhn: meat, poultry, dairy, nightshade, onion or garlic, gluten
parfait glace, frozen parfait: dairy, egg, sweet
parippu curry, parippu hodi: onion or garlic, root vegetable, nightshade, legume, mustard
parippu, sri lankan dhal: legume, onion or garlic, mustard
paris brest, religieuse pralinee: gluten, egg, dairy, tree nuts, sweet
parmigiana di melanzane, melanzane alla parmigiana: dairy, nightshade
parrillada: meat, beef, pork
partan bree: shellfish, dairy
pasanda, lamb pasanda: meat, dairy, tree nuts, onion or garlic
pashmak, pismaniye, floss halva: sweet, gluten
paskha, pashka: dairy, sweet, egg
paski sir: dairy, salty
pasta alla norma: gluten, nightshade, dairy, onion or garlic
pasta con le sarde: gluten, fish, onion or garlic, tree nuts
pasta e ceci: gluten, legume, onion or garlic
pasta e fagioli, pasta fazool: gluten, legume, onion or garlic, celery
pasteis de bacalhau, bolinhos de bacalhau: fish, egg, onion or garlic, root vegetable, nightshade
pasteis de nata: dairy, egg, gluten
pastel de choclo: meat, beef, egg, onion or garlic, poultry, dairy
pastel de feira: gluten
pasteles puertorriquenos: root vegetable, pork, meat
pasteli greek: sesame, sweet, honey
pasteli: sesame, honey, sweet
pastelon: beef, meat, dairy, egg
pasticada: meat, beef, onion or garlic, root vegetable, alcohol, pork, celery, sulphites
pastiera, pastiera napoletana: gluten, egg, dairy, pork, meat, citrus, sweet
pastilla au poulet, bastilla, bisteeya: meat, poultry, egg, gluten, tree nuts, onion or garlic, dairy
pastilla, bstilla: gluten, egg, tree nuts, meat, poultry, sweet, dairy
pastinaca sativa, scorzonera, salsify, oyster plant: root vegetable
pastis, absinthe: alcohol
pastitsio: gluten, dairy, meat, grain, starchy, egg
pastourma: meat, beef, onion or garlic, salty
pastrami on rye: beef, meat, salty, gluten, mustard
pasulj: legume, onion or garlic, meat, pork
pat thai: peanut, egg, fish, soy, legume, onion or garlic, sweet, shellfish
pata negra, serrano ham, lomo embuchado, lacon: pork, meat, salty
patacon con hogao: nightshade, onion or garlic
patatas bravas: root vegetable, nightshade, spicy, reflux trigger
patbingsu: legume, sweet, dairy
pate de campagne, rillons: pork, meat
pate de foie gras: poultry, meat
pate en croute: pork, meat, gluten, egg, dairy, alcohol
pato no tucupi: meat, poultry, root vegetable
patongko, dau chao quay, bao bun, gua bao bun, hua juan, gyoza skin, spring roll wrapper, lumpia wrapper, dumpling wrapper: gluten
patra ni machhi, patra ni macchi: fish
patum peperium: fish, dairy, high histamine, gluten
paua, tuatua, toheroa, ormer: shellfish
paullinia cupana, guaranine: caffeine
pav bhaji: gluten, dairy, onion or garlic, root vegetable, nightshade, grain, starchy, high fodmap, reflux trigger
paya, paaya: meat, onion or garlic
payday bar, pay day bar: peanut, sweet, dairy
pb and j, pb j, peanut butter and jelly: peanut, gluten, sweet
pea protein, pea protein isolate, erbsenprotein: legume
peach melba, peche melba, poire belle helene, banana split, knickerbocker glory, ice cream sundae: dairy, sweet
peameal bacon: pork, meat, salty
peanut brittle: peanut, sweet, dairy
peanut m ms: dairy, soy, sweet, peanut
peanut soup tong yuen, fa sheng tang: peanut, sweet
pease porridge: legume
pebernodder: gluten, sweet, dairy, egg
pecan pie, pecan tart, derby pie: gluten, egg, dairy, tree nuts, sweet
pecan praline, praline new orleans, southern pralines: tree nuts, dairy, sweet
pecan turtles, turtles candy: tree nuts, dairy, sweet, soy
pechuga de pollo, gallina, pollo asado: meat, poultry
pecorino romano: dairy, high tyramine, high histamine
pecorino sardo, caciocavallo: dairy, salty
peixinhos da horta: legume, gluten, egg
peking duck, beijing duck, beijing kaoya: meat, poultry, gluten, soy, sweet, sesame
pelau: meat, legume, onion or garlic, sweet, poultry
pelekie zirni: meat, pork, onion or garlic, legume, high tyramine, high histamine
pelmeni: gluten, egg, meat, onion or garlic, grain, starchy, high fodmap, reflux trigger, beef, pork
pelmeny: gluten, egg, meat, onion or garlic, beef, pork
pemmican: meat
pempek, empek empek, keropok lekor: fish
penang curry, panang curry: peanut, shellfish, fish, spicy, nightshade, onion or garlic, meat
penguin biscuit: gluten, dairy, sweet, soy
penicillin cocktail, bees knees cocktail, gold rush cocktail, hot toddy: alcohol, honey, citrus, sweet
penne all arrabbiata: nightshade, spicy, onion or garlic, gluten
penne alla vodka: dairy, nightshade, alcohol, gluten
penoy: egg, poultry, meat
penuche: dairy, sweet
peperami, pepperami: pork, meat, salty
peperonata: nightshade, onion or garlic
pepian guatemalteco, pepian de pollo: meat, sesame, onion or garlic, nightshade, poultry
pepian: nightshade, onion or garlic, sesame, meat, poultry
pepparkakor, pepparkaka, piparkakku, pepperkaker: gluten, sweet
pepperpot, guyanese pepperpot: meat, spicy, root vegetable, beef, pork
percebes, gooseneck barnacles: shellfish
peri peri chicken, piri piri chicken, frango piri piri: meat, poultry, nightshade, spicy, onion or garlic
peri peri, piri piri: nightshade, spicy, onion or garlic
perkedel, bergedel: root vegetable, nightshade, egg, celery
pernil: meat, pork, onion or garlic
perogies: gluten, dairy
persipan: sweet
pertsivka: nightshade, spicy, alcohol
pescado a la veracruzana, huachinango a la veracruzana: fish, nightshade, onion or garlic
pescado en escabeche, sardinas en escabeche: fish, onion or garlic
pescaito frito, cazon en adobo: fish, gluten
peshawari naan: gluten, dairy, tree nuts, sweet
peshwari naan: dairy, gluten, tree nuts
pestinos, pestino: gluten, sesame, honey, alcohol, sweet
pesto alla genovese, green pesto, basil pesto: dairy, tree nuts, onion or garlic
pesto genovese: dairy, tree nuts, onion or garlic, high tyramine, high histamine
pesto rosso, red pesto, pesto trapanese, pesto alla trapanese: dairy, tree nuts, nightshade, onion or garlic
petai, jengkol: legume
petits farcis, tomates farcies: meat, nightshade, onion or garlic
pfefferkuchen, pryanik, pryaniki: gluten, honey, sweet
pflaumenmus, powidl, lekvar, birnel, apfelkraut, zuckerrubensirup, grafschafter, birnenhonig, goiabada, membrillo, dulce de membrillo, cotognata, ate de membrillo: sweet
phaal, phall: onion or garlic, nightshade, spicy
phad thai: fish, egg, peanut, onion or garlic, legume, shellfish, soy
phanaeng: shellfish, onion or garlic, root vegetable, nightshade, spicy, fish, peanut, meat
pharisaer, cafe royale coffee, jamaican coffee: alcohol, dairy, caffeine, sweet
phaseolus vulgaris, borlotti, navy beans: legume
phat si io: soy, gluten, egg, onion or garlic, shellfish
philadelphia roll: fish, dairy
philly cheesesteak, cheesesteak, philly cheese steak: gluten, beef, meat, dairy
phish food: dairy, egg, sweet, soy
pho bo, pho tai: meat, fish, onion or garlic, root vegetable, beef
pho chay: soy, gluten
pho ga: meat, poultry, fish, onion or garlic
pho: fish, meat, beef
pholourie, phulourie: legume, gluten
phuchka, bhel puri, bhelpuri, sev puri: gluten, legume, spicy
physalis, cape gooseberry, goldenberry, inca berry, ground cherry: nightshade
pibil: pork, meat, citrus, onion or garlic
picada catalana: tree nuts, onion or garlic, gluten
picadillo: meat, onion or garlic, nightshade, beef
picalilli: mustard, root vegetable
picanha, tapa de cuadril: meat, beef
picarones: gluten, root vegetable, sweet
piccalilly: mustard, onion or garlic, root vegetable
piccata: meat, gluten, citrus, dairy, alcohol, sulphites
pichelsteiner: meat, root vegetable, nightshade, celery, onion or garlic, beef, pork
picnic bar cadbury: peanut, sweet, dairy, soy, gluten
pico de gallo: onion or garlic, nightshade, citrus, spicy
pide: gluten
pieds paquets: meat, alcohol, sulphites
piernik, pierniki, pernik, pernicek, mezeskalacs: gluten, honey, sweet, egg, dairy
pierogi leniwe, leniwe: dairy, egg, gluten
pierogi ruskie: dairy, gluten, onion or garlic, root vegetable, nightshade
pierogi: gluten, grain, starchy, dairy
pigs in a blanket: pork, meat, gluten
pigs in blankets: pork, meat, gluten, sulphites
pikelets: dairy, egg, gluten
pikliz: nightshade, root vegetable, spicy
pilsener, weizenbier, witbier, altbier, dunkel beer, dunkles, bock beer, doppelbock, marzen, marzenbier, saison beer, geuze, kriek, framboise lambic, india pale ale, pale ale, brown ale, barleywine, trappist ale, tripel, dubbel, rauchbier, berliner weisse, gose beer, sahti, birra, biere blonde, radler, clara con limon, diesel beer, snakebite drink, black velvet cocktail, boilermaker drink, jenlain, krieken: gluten, alcohol, fermented
pimento cheese: dairy, salty, egg
pimiento cheese: dairy, egg, nightshade
pimiento morron, pimenton dulce: nightshade
pimientos de padron, padron peppers: nightshade, salty
pina colada, blue hawaiian, painkiller cocktail, zombie cocktail, mint julep, old fashioned cocktail, sazerac, rusty nail cocktail, godfather cocktail: alcohol, sweet
pinakbet, pakbet: shellfish, nightshade, onion or garlic
pincho moruno, pinchos morunos: meat, onion or garlic, pork
pinda, pindas, amendoim, mani tostado, orzeszki ziemne: peanut
pindakaas, peanutbutter, manteiga de amendoim, jordnotssmor: peanut
pindjur, pinjur, lutenitsa, malidzano: nightshade
pineapple cake taiwanese, fengli su: gluten, egg, dairy, sweet
pinkel: pork, meat, salty, gluten
pinnekjott: meat, high tyramine, high histamine
pinus pinea, pignoli, pignolia, pinon nuts: tree nuts
pionono, brazo de reina, brazo gitano, brazo de gitano: gluten, egg, sweet, dairy
piperade, pipperade: nightshade, egg, onion or garlic
pique macho, pique a lo macho: beef, meat, root vegetable, nightshade, onion or garlic, egg
piragi, pieragi, speka piragi: meat, pork, gluten, onion or garlic, high tyramine, high histamine, dairy, egg
pirogi: gluten
pirozhki, piroshki, pirozhok: gluten, dairy, egg
pisco, rakia, raki, arak, arrack, tsipouro, sljivovica, palinka, tuica, aguardiente, baijiu, schnapps, schnaps, kirsch, armagnac, metaxa, korn schnaps, obstler, bourbon whiskey, pernod, absinth, sambuca, samogon, poteen, horilka, feni, horinca, trester, brandewijn, orujo, eau de vie, williams pear brandy, brennivin: alcohol
pissaladiere: gluten, fish, onion or garlic, grain, starchy, high fodmap, reflux trigger
pistacia vera, pista nuts, green almond: tree nuts
pisto, pisto manchego, samfaina: nightshade, onion or garlic
pisum sativum, mangetout, pease pudding, marrowfats: legume
piyaz: legume, onion or garlic
pizokel, bizochel: egg, gluten, dairy
pizza bianca, schiacciata: gluten
pizza diavola, diavola, pepperoni pizza: gluten, dairy, nightshade, pork, meat, spicy
pizza hawaii, hawaiian pizza: gluten, dairy, nightshade, pork, meat
pizza margherita, margherita pizza: gluten, dairy, nightshade
pizza marinara: gluten, nightshade, onion or garlic
pizza napoletana, pizza romana: gluten, dairy, nightshade, fish
pizza quattro formaggi, quattro formaggi: gluten, dairy
pizza quattro stagioni, quattro stagioni, capricciosa: gluten, dairy, nightshade, fungus, pork, meat
pizzoccheri: dairy, gluten, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
pkhali: tree nuts
placki ziemniaczane, placki kartoflane: egg, onion or garlic, root vegetable, nightshade, gluten
plain dosa: legume, fermented
pljeskavica: meat, onion or garlic, beef
plokkfiskur: fish, dairy, onion or garlic, root vegetable, nightshade, gluten
plombieres, glace plombieres kirsch: tree nuts, dairy, egg, alcohol, sweet
ploughman s lunch: gluten, dairy, onion or garlic
ploughmans lunch: dairy, gluten, onion or garlic, high tyramine, high histamine
plov, palov, osh palov: meat, onion or garlic, root vegetable
plum sauce, sweet and sour sauce: sweet
plumpy nut, plumpynut, rutf: peanut, dairy, soy, sweet
po boy: gluten
po cha, gur gur cha: dairy, caffeine
pocky, pepero: gluten, dairy, soy, sweet
pod shuboy, selyodka pod shuboy, silke pataluose: fish, egg, onion or garlic, root vegetable, nightshade, high histamine, mustard
poitin, potcheen: alcohol
poke bowl: soy, sesame, fish, legume, gluten
pol sambol, coconut sambol: onion or garlic, nightshade, citrus, spicy, fish
polenta concia, polenta taragna: dairy
pollo alla cacciatora, chicken cacciatore: meat, nightshade, onion or garlic, alcohol, poultry, sulphites
polvo lagareiro, polvo a lagareiro: shellfish, onion or garlic, root vegetable, nightshade
polvoron filipino: gluten, dairy, sweet
polvoron, mantecados de estepa: gluten, tree nuts, pork, meat, sweet
polvorones: meat, pork, gluten, tree nuts
pom surinam: meat, poultry, root vegetable, citrus, onion or garlic, mustard, celery
pommes anna: root vegetable, nightshade, dairy
pommes boulangere, boulangere potatoes, lyonnaise potatoes, pommes lyonnaise: root vegetable, nightshade, onion or garlic, dairy
pommes dauphine, duchesse potatoes: root vegetable, nightshade, egg, gluten, dairy
pon zu: fish, gluten, soy, legume, citrus, high tyramine, high histamine
pondu, saka saka: root vegetable, onion or garlic, fish
pongal, ven pongal: legume, dairy, tree nuts
ponzu sauce: soy, gluten, citrus, fish, salty
poondu, vellulli: onion or garlic
pop tart, pop tarts: gluten, sweet, soy, meat, beef
popiah, lumpia basah: gluten, root vegetable, onion or garlic, egg, shellfish, peanut, soy
poppycock: peanut, sweet, tree nuts, dairy
porchetta: pork, meat, onion or garlic
pork adobo: meat, soy, gluten, onion or garlic, pork
pork scratchings, chicharrones, grattons, grieben, ciccioli, tepertyu, cvarci, skwarki, kaeb moo, fleskesvor: pork, meat, salty
pork sisig: pork, meat, onion or garlic, citrus, nightshade, spicy
porkolt, poerkoelt: meat, onion or garlic, nightshade
poronkaristys: meat
porotos, caraotas, habichuelas: legume
porras: gluten, sweet
porto flip, new york sour: alcohol, egg, sweet, sulphites
posole rojo: meat, onion or garlic, pork
posole, pozole rojo: pork, meat, onion or garlic, nightshade
pot au feu: beef, meat, root vegetable, celery, onion or garlic
pot roast: beef, meat
potassium caseinate, micellar casein, kasein, caseine, kazein, caseinato, rennet casein: dairy
potassium metabisulphite, sodium metabisulphite, sodium bisulphite, potassium bisulphite, sulphur dioxide, sulfur dioxide, metabisulfite, sodium metabisulfite, potassium metabisulfite, sodium sulfite, calcium sulfite, e220, e221, e222, e223, e224, e225, e226, e227, e228, schwefeldioxid, natriummetabisulfit, anhydride sulfureux, campden tablets: sulphites
potato latkes: root vegetable, nightshade, egg, onion or garlic, gluten
potato salad: root vegetable, nightshade, onion or garlic, egg, mustard
potato starch, kartoffelmehl, katakuriko, kartoffelstarke, fecule de pomme de terre, fecula de patata, potatismjol, perunajauho, modified potato starch, fecola di patate: root vegetable, nightshade
potee, potee auvergnate: pork, meat, root vegetable, nightshade, onion or garlic
potjiekos: meat, onion or garlic, root vegetable
potted shrimps, potted shrimp: shellfish, dairy
poulet basquaise: meat, poultry, nightshade, onion or garlic, alcohol, sulphites
poutine: dairy, root vegetable, nightshade, gluten, meat
power bar: soy, gluten, sweet, dairy
pozole: meat, pork, starchy
praline paste, pralin, pralinato: tree nuts, sweet
prawn cocktail crisps: root vegetable, nightshade, salty
prawn cocktail: shellfish, egg, nightshade, fish
prawn crackers, shrimp crackers, kropek, prawn chips: shellfish, salty
prebranac: legume, onion or garlic
preserved lemon, preserved lemons, citron confit, limon confitado, kapern: salty
presswurst, sulzwurst: pork, meat
presunto fumado, presunto de chaves: meat, pork, high tyramine, high histamine
prik kee noo, cili padi, cabe rawit: nightshade, spicy
princess cake, prinsesstarta: gluten, egg, dairy, tree nuts, sweet
pringles: root vegetable, nightshade, gluten, salty
promite, cenovis: gluten, high tyramine, high histamine
prosciutto crudo, prosciutto cotto, parma ham, san daniele, culatello, lonza: pork, meat, salty
provoleta: dairy, high tyramine, high histamine
prsut, njeguski prsut, istarski prsut: meat, pork, high tyramine, high histamine
prunus dulcis, prunus amygdalus: tree nuts
psarosoupa: fish, celery, root vegetable, nightshade, onion or garlic
ptasie mleczko: meat, dairy, caffeine, egg, soy
ptichye moloko: dairy, egg, sweet
ptitim: gluten
pudim abade de priscos: egg, pork, meat, alcohol, sweet
puerco, carne de cerdo: meat, pork
puff puff: gluten, sweet
pul biber, isot biber: nightshade, spicy
pulparindo, tamarindo candy, vero mango, chamoy candy: sweet, salty, spicy, nightshade
pulpo a la gallega, polbo a feira: shellfish, nightshade
pulpo gallega, pulpo a feira: shellfish, nightshade
pulpo, chipirones, vongole, frutti di mare, huitres, tintenfisch, ebi: shellfish
pulque, cachaca: alcohol
punjena kapusta: meat, onion or garlic
punjene paprike: meat, nightshade, onion or garlic
punschkrapfen, punschkrapferl: gluten, egg, alcohol, sweet
punschkugel: alcohol, sweet, gluten
pupusa revuelta: meat, pork, dairy, legume
pupusa, pupusas: dairy
puran poli, holige, obbattu, bobbatlu: gluten, legume, dairy
pyttipanna, pytt i panna, biksemad: meat, onion or garlic, root vegetable, nightshade
pyzy: root vegetable, nightshade, meat
qabili palau, kabuli palaw: meat, root vegetable, onion or garlic
qahwa, kahwa arabi, kahve: caffeine
qatayef, katayef, atayef: gluten, sweet, tree nuts
qeema: meat
qorma, quorma: dairy, onion or garlic, root vegetable, meat, tree nuts
qormeh sabzi: meat, onion or garlic, legume, citrus
quahog: shellfish
quavers: dairy, salty, soy
queen of puddings: gluten, dairy, sweet, egg
queensland nut, bauple nut: tree nuts
queijadas, queijada, queijadinha: gluten, egg, dairy, sweet
queijo coalho, requeijao, catupiry, queijo minas: dairy
quenelles de brochet: fish, dairy, egg, gluten
quenelles: fish, egg, dairy, gluten
quesabirria, quesabirria tacos: meat, dairy, nightshade, onion or garlic, beef
quesadilla, quesadillas: dairy, gluten
queso anejo: dairy, high tyramine, high histamine
queso de bola, queso blanco, cabecou, provola, primosale, caciotta, formaggella, montasio, bitto, crucolo: dairy
queso dip, chile con queso, queso fundido, pub cheese, liptovska, cervelle de canut, cancoillotte, spundekas, spundekaes, dairylea, kiri cheese, la vache qui rit, schmelzkase: dairy, salty
queso oaxaca, quesillo: dairy
queso rallado: dairy
quest bar: dairy, sweet, tree nuts
quibe: gluten, meat, onion or garlic, beef
quiche lorraine, toad in the hole, croque madame: gluten, dairy, egg, meat, pork, grain, starchy
quindim, quindins: egg, sweet
quorn mince, quorn pieces: fungus, egg
quorn: egg, fungus
qurut, jameed: dairy, high histamine
rabanadas, pain perdu, arme ritter, eggy bread, bundas kenyer: gluten, egg, dairy
rabas, puntillitas: shellfish, gluten
rabo de toro: beef, meat, onion or garlic, root vegetable, alcohol, sulphites
raclettekase: dairy, high tyramine, high histamine
rad na, lad na: soy, gluten, fish, shellfish, meat
raffaello: tree nuts, dairy, gluten, sweet, soy
rafute, kakuni, buta no kakuni: pork, meat, soy, gluten, alcohol, sweet
ragda pattice, ragda patties: root vegetable, nightshade, legume
raggmunk: dairy, egg, gluten, root vegetable, nightshade
raggmunkar: gluten, egg, dairy, root vegetable, nightshade
ragu bolognese, ragu alla bolognese: beef, meat, nightshade, onion or garlic, root vegetable, celery, pork, alcohol, sulphites
rai seeds: mustard
rajma chawal: legume, onion or garlic, nightshade
rakfisk, rakefisk: fish, high tyramine, high histamine
rakor, reker: shellfish
rakott krumpli: meat, pork, dairy, egg, root vegetable, nightshade, high tyramine, high histamine
ramos gin fizz, ramos fizz: alcohol, egg, dairy, citrus, sweet
ramyun, ramyeon: gluten, soy, onion or garlic, legume, high tyramine, high histamine, meat, beef
ranch dip, hidden valley: dairy, egg, onion or garlic
randang: meat, onion or garlic, root vegetable, nightshade, spicy, beef
raphanus sativus, daikon, mooli, lobak: root vegetable
rarebit: gluten, dairy, mustard, alcohol, fish
ras malai: dairy
rasam: mustard, nightshade, spicy, reflux trigger
raspeballer, komle: root vegetable, nightshade, gluten
rassolnik: gluten, onion or garlic, root vegetable, nightshade, meat
rava dosa: gluten
rava upma: gluten, mustard
rawon: beef, meat, onion or garlic
rayu, la yu, layu chili oil: sesame, nightshade, spicy
raznjici: meat, pork
red bean paste, an paste, azuki paste, hongdou: legume, sweet
red bull, rockstar energy, lucozade energy, v energy, 5 hour energy, bang energy, burn energy, celsius drink: caffeine
red snapper cocktail: alcohol, fish, nightshade, spicy, salty, celery
red velvet, red velvet cake, red velvet cupcake, devils food cake, devil s food cake, mississippi mud cake, lava cake, fondant au chocolat, moelleux au chocolat, blondie, blondies, texas sheet cake: gluten, egg, dairy, sweet
red yeast rice, angkak, ang kak, hong qu mi: fungus, fermented
redeye gravy, red eye gravy: pork, meat, caffeine, salty
reese s, reeses pieces, peanut butter cup: peanut, dairy, soy, sweet
reganmian, hot dry noodles: gluten, sesame, soy
reina pepiada: meat, poultry, egg
reishi, lingzhi, ganoderma lucidum, chaga, cordyceps: fungus
remoulade sauce: egg, mustard
rempeyek, peyek, rempeyek kacang: peanut, onion or garlic, salty
rendang, ropa vieja, birria, boerewors: meat, beef
reuben sandwich: meat, beef, dairy, gluten, high tyramine, high histamine, egg
revani, ravani: gluten, dairy, sweet, egg
rfissa: gluten, meat, poultry, legume, onion or garlic
rghaif: gluten
ribollita: gluten, celery, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
rice and peas: legume, onion or garlic
rice krispie treat, rice krispies treats, rice crispy squares: gluten, dairy, meat, sweet
rieska, karelian pie: gluten, dairy
rijsttafel: peanut, soy, gluten, shellfish, onion or garlic, spicy, meat, egg
rillettes de canard, rillettes d oie: poultry, meat, salty
rillettes de porc: pork, meat, salty
rillettes de thon, rillettes de saumon: fish, dairy
ris de veau, mollejas: meat, beef
risalamande, ris a l amande, risalamande dessert: dairy, tree nuts, sweet
risi e bisi: legume, dairy, onion or garlic, pork, meat
risotto alla milanese, saffron risotto: dairy, onion or garlic, alcohol, meat, sulphites
risotto nero, risotto al nero di seppia: shellfish, onion or garlic, alcohol, sulphites, fish
risotto, risotto bianco: dairy, onion or garlic, alcohol, sulphites
rissois, rissois de camarao: shellfish, dairy, egg, gluten
rista: meat, onion or garlic
rivella: dairy
rizogalo, arroz con leche, arroz doce, riz au lait, milchreis, riskrem, risengrynsgrod, roz bel laban: dairy, sweet
roasted chickpeas, leblebi, chana jor, garbanzos tostados: legume
rocambole, sand leek: onion or garlic
rocky mountain oysters, prairie oysters, criadillas: meat
rocky road, rocky road ice cream, rocky road bar: meat, dairy, sweet, tree nuts, gluten
rocoto relleno: nightshade, meat, dairy, spicy, onion or garlic, egg, beef, peanut
rodgrod med flode: sweet, dairy
roesti, roschti: root vegetable, nightshade
rogan gosht: meat, dairy, nightshade
rogan josh, shepherds pie: meat, dairy
roghan josh: meat, root vegetable, nightshade, spicy, dairy
rognons a la moutarde: meat, mustard, dairy
rognons: meat
rojak: peanut, shellfish, legume, soy, gluten
rojoes: pork, meat, onion or garlic, alcohol, sulphites
rolada slaska, zrazy: beef, meat, mustard, pork, onion or garlic
rollmop: fish, high histamine
rollmops: fish, salty, fermented, high tyramine, high histamine, mustard
rollmopse: fish, onion or garlic, high histamine
rolo, rolos, caramac, curly wurly, freddo frog: dairy, sweet
romazava: meat, beef
romeritos: nightshade, shellfish, egg, sesame, peanut, tree nuts, gluten
romesco sauce, xato sauce: tree nuts, nightshade, onion or garlic, gluten
romeu e julieta, romeo y julieta dessert: dairy, sweet
rompope: egg, alcohol, dairy, tree nuts
rondon: fish, root vegetable
rookworst: meat, pork
root beer float, coke float, black cow drink, milkshake, thickshake, batido, licuado, shamrock shake: dairy, sweet
root beer, birch beer, sarsaparilla: sweet
ropa vieja cubana: meat, beef, onion or garlic, nightshade
roscos de anis: gluten, alcohol, sweet
roscos de vino: gluten, alcohol, sweet, meat, pork, sulphites
rosette de lyon, jesus de lyon: pork, meat, salty
roshogolla, rossomalai, cham cham, chum chum, sandesh, sondesh, peda, pedha, mathura peda, milk cake indian, khoya barfi, mawa barfi, rabdi, chhena poda: dairy, sweet
rosogolla, rasagola: dairy
rosol: meat, poultry, root vegetable, celery, gluten, egg
rote grutze, rodgrod: sweet
roti canai, roti prata: gluten, dairy
rou jia mo, roujiamo: meat, pork, gluten, soy
rouladen, rinderrouladen, rinderroulade: beef, meat, mustard, pork, onion or garlic
rousong, rou song, meat floss, pork floss, yuk sung, moo yong: pork, meat, soy, sweet, gluten
royal icing, eiweissspritzglasur: egg, sweet
rublitorte, aargauer rublitorte, rueblitorte, ruebli torte, rublikuchen: egg, tree nuts, root vegetable, sweet, gluten
rudesheimer kaffee: alcohol, caffeine, dairy
rugelach, sooji halwa, kit kat: gluten, dairy, grain, starchy, sweet
rugelah: gluten, dairy, sweet
rujak cingur: shellfish, nightshade, spicy, meat, beef, peanut, soy
rujak: shellfish, peanut, spicy, sweet
rum baba: gluten, dairy, egg, sweet, alcohol
rum cake, tortuga rum cake: gluten, egg, dairy, alcohol, sweet
rum raisin, rum and raisin, rum raisin ice cream, malaga ice cream, malaga eis: dairy, alcohol, sweet
rum truffle: alcohol, sweet, dairy
rumkugel, rumkugeln: alcohol, sweet
rumtopf: alcohol, sweet
runebergintorttu, runeberg torte: gluten, egg, dairy, tree nuts, alcohol, sweet
rupjmaize, rudzu maize, juoda duona: gluten
russian salad: egg, root vegetable, nightshade, legume
rutabaga, neeps, brassica napobrassica: root vegetable
rxbar, rx bar: egg, tree nuts, sweet
ryazhanka, varenets: dairy
`;
