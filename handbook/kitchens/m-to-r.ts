/** Dishes and foods by their names, and what is surely in them: see `../kitchens.ts`. */
export const lines = `
m and ms, m ms, peanut m ms: dairy, soy, sweet
maa ki dal: dairy, onion or garlic, root vegetable, nightshade, legume
maacher jhol: fish, root vegetable, nightshade, spicy
maafe, domoda, kuli kuli, pecel: peanut, legume
maakouda, makouda: root vegetable, nightshade, egg, onion or garlic
maandazi, mahamri: gluten
mabo tofu: soy, gluten, legume, meat, spicy, onion or garlic, fermented
mac and cheese, mac n cheese, macaroni and cheese, kraft dinner: gluten, dairy
macchiato, flat white, cortado: dairy, caffeine, reflux trigger
machaca con huevo: meat, beef, egg, high histamine
madeleine, madeleines, canele, caneles, cannele, far breton, flaugnarde, gateau basque, gateau breton: gluten, egg, dairy, sweet
madras curry, chicken madras: onion or garlic, nightshade, spicy
maffe, groundnut stew: peanut, nightshade, onion or garlic
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
majoneza, hellmanns, japanese mayo, kewpie, kewpie mayo, mayonez, majonez: egg
makdous: nightshade, tree nuts, onion or garlic
makedonikos chalvas: sesame
makkara, lenkkimakkara: meat
makkoli, dongdongju: alcohol
makowiec, mohnstrudel, makovnik, mohnkuchen, kolaches: gluten, dairy, egg, sweet
makrut, bai makrut, jeruk purut, limau purut: citrus
mala xiang guo, mala tang, malatang: spicy, onion or garlic, nightshade
malai kofta: dairy, tree nuts, onion or garlic, root vegetable, high fodmap, reflux trigger
malanga, yautia, taioba root: root vegetable
malasada, malassada: dairy, egg, gluten
malawach, kubaneh: gluten, dairy
maldive fish: fish, salty
malpua, malpoa, ghevar, ghewar, balushahi, badusha, shakkarpara, shankarpali, gujiya, karanji: gluten, dairy, sweet
malta de cebada: gluten
malted milk, malted milk powder: gluten, dairy, sweet
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
mandoo, manduguk: gluten, onion or garlic
mandorlato, mandorlato di cologna: tree nuts, egg, honey, sweet
mango chutney, major grey chutney: sweet
mango lassi, mattha, majjiga, neer mor: dairy, fermented
mango pickle, aam ka achar, avakaya, brinjal pickle: mustard, nightshade, spicy, salty
mangu: onion or garlic
manhattan clam chowder: shellfish, root vegetable, nightshade, celery, onion or garlic
manicoba: pork, meat, root vegetable
manicotti: gluten, dairy
manihot esculenta, manioc, yuca, mandioca, singkong: root vegetable
manjal, pasupu: root vegetable
manjar, doce de leite, confiture de lait, milk jam: dairy, sweet
manner wafers, manner schnitten, neapolitaner, neapolitaner waffeln, knoppers: gluten, tree nuts, sweet
mansaf: dairy, meat
manteca de cerdo: meat, pork
manteca, manteca de puerco: meat, pork
mantecados: gluten, meat, pork, grain, starchy, sweet
mantequilla de mani: peanut, legume
manti, manty, mantu: meat, gluten, onion or garlic
maotai, moutai, kaoliang: alcohol
mapo doufu, mabo dofu: meat, gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
mapo tofu: soy, meat, pork, legume, spicy, reflux trigger
maqluba, maqlouba, makloubeh: meat, nightshade, onion or garlic
maranta arundinacea, arrowroot: root vegetable
marchpane, massepain: tree nuts
margarita cocktail, tommys margarita, paloma cocktail: alcohol, citrus, salty
marie rose dressing: egg, nightshade
marinara sauce: nightshade, onion or garlic
marine collagen, fish collagen: fish
markklosschen, markklosschensuppe: beef, meat, gluten, egg
marmalade, orange marmalade, seville marmalade, yuja cha, yujacha, yuzu tea: citrus, sweet
marmitako: fish, root vegetable, nightshade, onion or garlic
marmite spread, marmite toast: gluten, celery, high tyramine, high histamine
mars bar, milky way bar: dairy, egg, soy, sweet
martabak telur, murtabak: egg, gluten, onion or garlic
martabak: gluten, egg, onion or garlic
mas huni: fish, onion or garlic, citrus
masago, tarako: fish
masala chai: dairy, caffeine
masala dosa: onion or garlic, root vegetable, legume, high fodmap, reflux trigger
masala dosai: mustard, onion or garlic, root vegetable, nightshade, legume, spicy
masoor dal, masur dal, mysore paruppu: legume
mass gainer, weight gainer powder, slimfast, slim fast, ensure drink, fortisip, complan, herbalife shake, optifast, fresubin, optimum nutrition gold standard: dairy, sweet
massaman curry: peanut, shellfish, fish, root vegetable, nightshade, onion or garlic
matbucha, matboucha: onion or garlic, nightshade, spicy
matcha ice cream, coffee ice cream, gelato caffe, coppa del nonno, espresso chip, jamoca: dairy, caffeine, sweet
matcha latte, hojicha latte: dairy, caffeine
mathri, namak para, nimki: gluten, salty
matjeshering, matjesfilet: fish, high histamine
matjessalat, hausfrauenhering, matjes hausfrauenart: fish, dairy, onion or garlic, salty
matjessill: fish, salty
matriciana: meat, pork, dairy, nightshade, high tyramine, high histamine
matsaman, gaeng massaman: shellfish, peanut, onion or garlic, root vegetable, nightshade, legume, spicy
matza: gluten
matzo ball soup, kneidlach, matzah ball: gluten, egg
matzo brei: gluten, egg
mazagran, gahwa: caffeine
mazapan de la rosa, mexican mazapan, mazapan de cacahuate: peanut, sweet
mazapan de toledo, marsepein, marcipan, martsipan, marzapane: tree nuts, sweet
mazarin, mazariner, toscakaka, tosca cake: gluten, dairy, tree nuts, egg, sweet
mazurek, mazurek wielkanocny: gluten, egg, dairy, tree nuts, sweet
meatloaf, meat loaf: meat, egg, gluten, onion or garlic
mechado, afritada: meat, nightshade, root vegetable, onion or garlic
mechoui: meat
medovik: gluten, dairy, egg, honey, grain, starchy, sweet
medovnik: dairy, egg, honey, gluten
medu vada, ulundu vadai: nightshade, legume, spicy
mee goreng, bakmi goreng, bami goreng: gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
mee krob, mi krop: sweet, fish
mee pok, bak chor mee: gluten, egg, pork, meat, soy
mee rebus: gluten, root vegetable, egg, onion or garlic
mee siam: shellfish, soy, legume, spicy
meen kuzhambu, chepala pulusu, meen curry: fish, onion or garlic, root vegetable, nightshade, spicy
meen moilee, fish molee, meen molly: fish, onion or garlic
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
melonpan: dairy, gluten
meloui, batbout: gluten
menchi katsu: gluten, egg, meat, onion or garlic
menemen, shakshouka: egg, onion or garlic, nightshade, high fodmap, reflux trigger
mentsuyu: gluten, soy, fish, legume, grain, starchy, salty
menudo: beef, meat, nightshade, onion or garlic
mercimek corbasi: onion or garlic, legume
mercimek koftesi: gluten, legume, onion or garlic
mercimek: legume, onion or garlic
merenda spread, eurokrem, eurocrem, eurokrem blok, duo penotti: tree nuts, dairy, soy, sweet
mergez: meat, spicy, onion or garlic
metheglin, hydromel, melomel, medovukha: honey, alcohol
methi thepla: gluten
mett, hackepeter, thuringer mett: meat, pork
mettbrotchen: pork, meat, onion or garlic
mhammara: tree nuts, nightshade, onion or garlic
mi goreng: gluten, soy, onion or garlic
mi quang: pork, shellfish, peanut, fish, meat
miang kham: peanut, shellfish, citrus, onion or garlic
michelada: gluten, fish, nightshade, spicy, alcohol, reflux trigger
midye dolma: shellfish, onion or garlic
midye tava: shellfish
miel de abeja: honey
migas extremenas: gluten, onion or garlic, pork, meat
miguelitos, miguelitos de la roda, bartolillos, xuxo: gluten, egg, dairy, sweet
mil hojas chilena, chilenitos, torta tres leches nicaraguense, kuchen chileno: gluten, egg, dairy, sweet
milagai, mirapakaya: nightshade, spicy
milanesa napolitana, milanesa a la napolitana: meat, gluten, egg, dairy, nightshade
milanesa, wiener schnitzel: gluten, egg, meat, beef, grain, starchy
milk barfi: dairy
milk stout, sweet stout: gluten, dairy, alcohol, fermented
milka, cadbury dairy milk, hershey bar, hersheys kisses, galaxy chocolate: dairy, sweet
millionaires shortbread, millionaire s shortbread, caramel slice, viennese whirl, viennese whirls, empire biscuit, empire biscuits, brandy snap, brandy snaps, eccles cake, eccles cakes, gavottes, crepes dentelle, galette saint michel, palets bretons, mailanderli, spitzbuben, hildabrotchen, heidesand, schwarz weiss geback, malted milk biscuit, custard cream, custard creams: gluten, dairy, sweet
milo drink: gluten, dairy, sweet
mimosa salad, salat mimosa: fish, egg, onion or garlic
mince pie, mince pies: gluten, citrus, sweet
mincemeat, fruit mince: citrus, alcohol, sweet
minestrone alla genovese: legume, celery, root vegetable, nightshade, onion or garlic
minestrone, caponata: celery, onion or garlic, nightshade, high fodmap, reflux trigger
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
miso ramen: gluten, soy, meat, fermented
miso soup: soy, fish, fermented, salty
misoshiru, akamiso, shiromiso: soy, legume, high tyramine, high histamine
missi roti, missi paratha: gluten, legume
misti doi: dairy
mitarashi dango, mitarashi: soy, gluten, sweet
mitha dahi: dairy, fermented, sweet
mititei, mici: meat, beef, onion or garlic
mitmita: nightshade, spicy
mitraillette: gluten, root vegetable, nightshade
mjaddara, mujadara, mudardara: legume, onion or garlic
mloukhia tunisienne: meat, onion or garlic
moambe, muamba, poulet moambe: onion or garlic, nightshade
mocha, caffe mocha, mochaccino, bicerin, marocchino coffee, white mocha, iced mocha, cafe mocha: dairy, caffeine, sweet
mochi ice cream: dairy, sweet
mochi, daifuku, ichigo daifuku: sweet
modified wheat starch, wheat dextrin, benefiber, hydrolysed wheat protein, gliadin, glutenin, hordein, secalin, amidon de ble, weizenstarke, weizenkleber: gluten
mofongo: onion or garlic
moghlai paratha: gluten, egg, onion or garlic
mohinga, mont hin gar: fish, onion or garlic, root vegetable, legume
mohr im hemd: egg, tree nuts, dairy, gluten, sweet
moi moi: onion or garlic, nightshade, legume
mojama: fish, salty
mojarra: fish
mojito, soju, makgeolli: alcohol
mojo picon, mojo rojo, mojo rojo canario, pebre, llajua, llajwa, aji criollo, salsa fresca, salsa mexicana, salsa verde mexicana, salsa taquera, sofrito, sofregit, recaito, hogao, sauce chien, creole sauce, enchilada sauce, arrabbiata, arrabiata: nightshade, onion or garlic
mojo verde, mojo isleno, mojo de ajo, gremolata, persillade, pistou, agliata: onion or garlic
mole negro, mole rojo, mole coloradito: nightshade, tree nuts, sesame, onion or garlic, spicy
mole verde, pipian, pipian verde: nightshade, onion or garlic
molho piripiri: nightshade, spicy
molokhia, mulukhiyah, molokheya: onion or garlic
momo: gluten, onion or garlic
momos, nepali momo, jhol momo: gluten, onion or garlic, root vegetable
mon cheri: alcohol, sweet
mondongo: meat, root vegetable, onion or garlic
monjayaki: gluten
monkey gland sauce: nightshade, onion or garlic, fish, sweet
monosodium glutamate, e621, ajinomoto, natriumglutamat, vetsin, aji no moto: salty
monster energy, club mate: caffeine
mont blanc dessert, marrons glaces, marron glace, creme de marrons, gesztenyepure, kestane sekeri, vermicelles dessert: tree nuts, sweet
mont d or, saint marcellin, saint felicien, faisselle, caprice des dieux: dairy
montadito, montaditos, bocadillo: gluten
monte cristo sandwich: gluten, egg, dairy, pork, meat
montreal smoked meat: beef, meat, salty
moo goo gai pan: meat, poultry, fungus
moo ping, mu ping: pork, meat, fish, soy, sweet, onion or garlic
moo shu pork, mu shu pork, moo shu: pork, meat, egg, fungus, gluten, soy
mooncake, yuebing, mooncakes: gluten
moong dal halwa: legume, dairy, sweet
moqueca baiana: fish, nightshade, onion or garlic
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
motsunabe, horumon: meat, onion or garlic
moules a la creme, mouclade: shellfish, dairy, onion or garlic
moules frites, moules marinieres, mosselen met friet: shellfish, onion or garlic
moussaka: dairy, meat, onion or garlic, nightshade, high fodmap, reflux trigger
moutabal, mutabal: sesame, onion or garlic, nightshade, citrus
mozartkugel, mozartkugeln, mozart balls: tree nuts, dairy, sweet
mozzarella in carrozza: gluten, dairy, egg
mrouzia: meat, tree nuts, honey, sweet
mtsvadi, khorovats: meat
muah chee, mua chi: peanut, sweet
muffuletta, muffaletta: meat, dairy, gluten, high tyramine, high histamine
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
musaka: meat, dairy, egg, gluten, onion or garlic, nightshade
musakhan, msakhan: gluten, meat, poultry, onion or garlic
mushy peas, erbsenpuree: legume
mutabbal: sesame, onion or garlic, nightshade, high fodmap, reflux trigger
muttai, anday, andaa: egg
mutter paneer: dairy, legume, onion or garlic, nightshade
mutton biryani, dum biryani: meat, dairy, onion or garlic
mycoprotein, fusarium venenatum: fungus
myeolchijeot: salty, fermented
myeongnan jeot, karashi mentaiko: fish, nightshade, spicy
mysore masala dosa: legume, root vegetable, nightshade, fermented
mysore pak, besan ladoo: dairy, legume, sweet
nabeyaki udon: gluten, egg, fish, soy
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
nam phrik: onion or garlic, nightshade, spicy
nam prik ong: pork, meat, nightshade, spicy, onion or garlic
nam tok, nam tok moo, waterfall beef: meat, fish, citrus, spicy, onion or garlic
namoura: gluten
nampla, ngan bya yay, aekjeot, ishiru, shottsuru, colatura di alici, budu, budu sauce: fish, salty, fermented
nan bread, bhature, taftan, tafton: gluten, dairy
nanaimo bar, nanaimo bars: gluten, egg, dairy, tree nuts, sweet
nanami togarashi: sesame, citrus, nightshade, spicy
nanbanzuke: fish, onion or garlic, gluten, soy
nantua sauce, sauce nantua, sauce americaine, sauce armoricaine: shellfish, dairy
napolitan spaghetti, naporitan: gluten, nightshade, pork, onion or garlic, meat
narangi, kinnow: citrus
nargisi kofta: meat, egg, onion or garlic
naruto maki, naruto fish cake: fish
nasgor: gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
nashville hot chicken: meat, poultry, gluten, nightshade, spicy
nasi lemak: egg, peanut, fish, shellfish, legume, spicy, reflux trigger
nasi padang, nasi campur: meat, onion or garlic, spicy
nasi uduk: onion or garlic
nasu dengaku, dengaku: nightshade, soy, sweet, fermented
nattokinase, vitamin k2 natto: soy
navarin, navarin d agneau: meat, root vegetable, onion or garlic
ndole: peanut, onion or garlic, legume
neeps and tatties, clapshot, rumbledethumps: root vegetable, nightshade, dairy
negitoro: fish
negroni, boulevardier, manhattan cocktail, vesper martini, dry martini, gibson martini, martini cocktail, bellini, mimosa cocktail, buck s fizz, bucks fizz, aperol spritz, hugo cocktail, kir royal, kir royale, spritzer wine: alcohol, sulphites
nehari: meat, gluten, onion or garlic, root vegetable, nightshade, spicy
nephrops: shellfish
new york cheesecake, basque cheesecake, kasekuchen, quarkkuchen, topfentorte, tarta de queso, vatrushka, vatrushki: gluten, egg, dairy, sweet
ngoh hiang, lor bak: pork, meat, shellfish, soy
nian gao, tikoy: sweet
nicoise, nicoise salad: fish, egg, nightshade, onion or garlic
nigiri sushi: fish
nihonshu, junmai, ginjo, daiginjo: alcohol
nikujaga: meat, root vegetable, nightshade, soy, gluten, onion or garlic
nimbu pani, shikanji, elumichai: citrus
nit ir qibe: dairy
nit r qibe, beurre noisette, butterschmalz: dairy
niter kibbeh, doogh, yakult, mast o khiar: dairy
niter qibe, tesmi: dairy
niu rou mian, taiwanese beef noodle soup: beef, meat, gluten, soy
nkatenkwan, groundnut soup: peanut, onion or garlic, nightshade
nocciolata, nusspli, nudossi, nugatcreme, nuss nougat creme: tree nuts, dairy, soy, sweet
nocilla: dairy, tree nuts
nocino, nocello, ratafia de noix, orahovac: alcohol, tree nuts, sweet
nokedli, galuska: egg, gluten
nolen gur sandesh, bengali sandesh: dairy
noon chai, kashmiri chai, sheer chai: dairy, caffeine
nori snack, nori seaweed snack, gim snack, tao kae noi: salty, sesame
nougatine bar: tree nuts, sweet
nougatine: tree nuts, sweet
nudelsalat: gluten
nuez de castilla, nuez pecana: tree nuts
nuez de maranon: tree nuts
nuoc cham gung, prik nam pla, nam jim jaew, jaew: fish, nightshade, spicy, salty
nuoc mam cham: fish, onion or garlic, nightshade, citrus, spicy
nurnberger bratwurst, nurnberger rostbratwurste: pork, meat
nussgipfel, nusshornchen, nussschnecke, nusszopf: gluten, dairy, tree nuts, sweet
nusskernmischung: tree nuts
nut roast, nut loaf: tree nuts, onion or garlic
nyama choma: meat
oatcake, oatcakes, bannock, bannocks, musli, havermout, haferflocken, havregrot: gluten
oaxaca cheese, panela cheese: dairy
obanyaki: gluten, egg, legume, sweet
obatzter: dairy, onion or garlic, nightshade, high tyramine, high histamine
ochazuke, chazuke: caffeine, salty
ocopa, salsa ocopa: dairy, nightshade, peanut, spicy
oden: fish, root vegetable
odeng, korean fish cake: fish, gluten
oeuf mayonnaise, oeuf mimosa, oeufs mimosa: egg, mustard
oeufs en meurette: egg, pork, alcohol, onion or garlic, meat
ogbono soup, ogbono: fish, meat, shellfish
oggie: gluten, beef, meat, root vegetable, nightshade, onion or garlic
ogiri: fermented, legume
ohn no khao swe, ohn no khauk swe: meat, poultry, gluten, egg, legume, onion or garlic
ohn no khauswe, khow suey: gluten, onion or garlic, root vegetable, legume
ojakhuri: meat, root vegetable, nightshade, onion or garlic
ojja: egg, nightshade, onion or garlic, spicy
okaka, hanakatsuo: fish, high histamine
okonomiyaki: gluten, egg, fish, grain, starchy
okporoko: fish
okroshka: egg, onion or garlic, root vegetable
oladi, oladyi, oladushki: dairy, egg, gluten
old bay seasoning: celery, nightshade
old bay, chesapeake seasoning: celery, mustard, nightshade, salty
olive ascolane, olive all ascolana: meat, gluten, egg
olivier salad: egg, root vegetable, nightshade
olivye, salade russe, ensaladilla rusa, ensaladilla, insalata russa, rus salatasi: egg, root vegetable, nightshade, legume
olla podrida, escudella, escudella i carn d olla: legume, meat, pork
olluco, ulluco, papa lisa: root vegetable
olomoucke tvaruzky, tvaruzky, syrecky: dairy, high tyramine, high histamine
omurice, omuraisu: egg, nightshade, onion or garlic
oncom: legume, fermented
ondeh ondeh, klepon, kuih: sweet
onion bhaji, onion bhajis, kanda bhaji: legume, onion or garlic
ontbijtkoek, peperkoek: gluten, sweet
opera cake, gateau opera, moka gateau: gluten, egg, dairy, tree nuts, caffeine, sweet
opor ayam: meat, poultry, onion or garlic
orange chicken: meat, poultry, soy, gluten, sweet, citrus
orecchiette alle cime di rapa, orecchiette cime di rapa: gluten, fish, onion or garlic
oreo, biscoff: gluten, soy, legume, grain, starchy, sweet
orgeat syrup, sirop d orgeat, latte di mandorla, soumada, sumada, sharbat e badam: tree nuts, sweet
orzo pasta, moghrabieh: gluten
osso buco: celery, sulphites, meat, beef, onion or garlic, alcohol, high fodmap, reflux trigger
ossobuco: meat, beef, celery, onion or garlic, root vegetable, alcohol
ostiepok, korbacik, parenica: dairy, salty
ota ika, oka ia, poisson cru, kokoda, ika mata: fish, citrus
otak otak, otah: fish, nightshade, spicy
ovalbumin, ovomucoid, livetin, vitellin: egg
ovomaltine: dairy, gluten, caffeine
ovomucin, ovotransferrin, conalbumin, ovovitellin, egg lysozyme, eiklar, eiweisspulver, eialbumin, ovoglobulin, meringue powder, eipulver: egg
ovos moles: egg
oxford sauce, gravlax sauce, honey dill mustard sauce: mustard, sweet
oxo cube: meat, beef
oxo cubes, beef oxo: gluten, beef, meat, onion or garlic, salty
oxtail soup, ochsenschwanzsuppe: beef, meat, root vegetable, celery, onion or garlic
oxymel, hachimitsu, mat ong: honey
oyako donburi: meat, poultry, fish, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
oyakodon: egg, soy, meat, poultry, legume
oyster extract, oyster shell calcium: shellfish
oyster omelette, oh chien, orh luak, o a jian: shellfish, egg
oyster stout: gluten, shellfish, alcohol, fermented
oysters rockefeller: shellfish, gluten, dairy
ozoni: soy, gluten, fish
pabellon criollo: meat, beef, onion or garlic, nightshade, legume
pachamanca: meat, root vegetable, nightshade
pachyrhizus erosus, jicama, singkamas, yam bean: root vegetable
pacoca: peanut, legume, sweet
pad gaprao: meat, fish, soy, nightshade, spicy, onion or garlic
pad kee mao, drunken noodles, pad kimao: soy, gluten, fish, nightshade, spicy, onion or garlic
pad kra pao, pad krapow, phat kaphrao: fish, onion or garlic, nightshade, spicy
pad see ew, nasi goreng: gluten, egg, soy, shellfish, legume, grain, starchy
pad siew: egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
padaek, monamon, pla raa: fish, salty, fermented
paella de marisco, seafood paella: shellfish, onion or garlic, nightshade
paella valenciana: meat, poultry, legume, nightshade
paella: onion or garlic, nightshade
pain au chocolat, shortbread, streusel, griessbrei, kanelbulle, stroopwafel, cannoli, alfajor: gluten, dairy, grain, starchy, sweet
pain d epices: gluten, honey, sweet
pajata: meat, nightshade, onion or garlic
pajeon, haemul pajeon, pa jeon: gluten, onion or garlic
pakora, pakoda, bhajiya, bhajia: nightshade, legume, spicy
palacsinta, palacinke: dairy, egg, gluten
pambazo, tortas mexicanas: gluten
pampushky, pampushki: gluten, onion or garlic
pan bagnat: gluten, fish, egg, nightshade
pan con tomate, pa amb tomaquet: gluten, nightshade, onion or garlic
pan de sal, pandesal, ensaymada: gluten
pan de yuca, chipa, chipa paraguaya, cunape, cheese bread brazilian: dairy, egg, root vegetable
pan haggerty, panackelty: root vegetable, nightshade, onion or garlic
panang: peanut, fish, shellfish, legume, spicy, reflux trigger
panch phoran, paanch phoron: mustard
panch phoron, panchphoron, shukto, shorshe: mustard
pancit canton, pancit bihon, pancit: gluten, soy, onion or garlic, legume, high tyramine, high histamine
pancit palabok, pancit malabon: shellfish, egg, fish, pork, meat
pancreatin, creon, porcine enzymes: pork, meat
pandebono, pan de bono: dairy, root vegetable
pandoro, kugelhopf, kouglof, gugelhupf, kulich, tsoureki, pasca, paska, vanocka, concha pan dulce, pan dulce, roscon de reyes, pan de muerto, ensaimada filipina, mona de pascua, folar da pascoa, pinca, sirnica: gluten, egg, dairy, sweet
paneer butter masala, paneer makhani: dairy, tree nuts, onion or garlic, nightshade
paneer paratha: gluten, dairy
panforte di siena: tree nuts, gluten, honey, sweet
panforte: gluten, tree nuts, honey, grain, starchy, sweet
pani ca meusa: gluten, meat
panjiri, pinni: gluten, dairy, tree nuts, sweet
panko crumbs: gluten
pannacotta: dairy, meat, sweet
panpepato, pampepato, pan pepato: tree nuts, gluten, honey, sweet
pansit: soy, gluten, onion or garlic
pantxineta, panchineta, tejas de tolosa, carbayones, carbayon: gluten, egg, tree nuts, sweet
panzanella, salmorejo, fattoush, kisir, tabouli: gluten, onion or garlic, nightshade, grain, starchy, high fodmap, reflux trigger
panzerotti, stromboli: gluten, dairy
pao bhaji: dairy, gluten, onion or garlic, root vegetable, nightshade, spicy
pao de mel: gluten, honey, dairy, sweet
papa a la huancaina: dairy, root vegetable, nightshade
papa huancaina, salsa huancaina: dairy, nightshade, spicy
papa rellena, papas rellenas: root vegetable, nightshade, meat, egg, onion or garlic
papad, papadum, poppadom, appalam: legume
papanasi: dairy, egg, gluten
papas arrugadas: root vegetable, nightshade, salty
papas bravas: root vegetable, nightshade, spicy
papas fritas, papa criolla: root vegetable, nightshade
papaya salad, tam som: peanut, fish, nightshade, spicy, citrus, shellfish, onion or garlic
papet vaudois: meat, pork, dairy, onion or garlic, root vegetable, nightshade
pappa al pomodoro: gluten, nightshade, onion or garlic
pappadam: legume, salty
papri chaat: gluten, root vegetable, nightshade, legume
paprika extract, e160c, capsorubin, capsicum extract, lycopene, e160d, capsaicin: nightshade
paprika oleoresin, capsanthin: nightshade
paprikas csirke, csirkepaprikas: meat, poultry, dairy, onion or garlic, nightshade
paprikash, paprikahuhn: meat, poultry, dairy, nightshade, onion or garlic
parfait glace, frozen parfait: dairy, egg, sweet
parippu curry, parippu hodi: onion or garlic, root vegetable, nightshade, legume
parippu, sri lankan dhal: legume, onion or garlic
paris brest, religieuse pralinee: gluten, egg, dairy, tree nuts, sweet
parmigiana di melanzane, eggplant parmesan, melanzane alla parmigiana: dairy, nightshade
partan bree: shellfish, dairy
pasanda, lamb pasanda: meat, dairy, tree nuts, onion or garlic
pashmak, pismaniye, floss halva: sweet
paskha, pashka: dairy, sweet, egg
paski sir: dairy, salty
pasta alla norma: gluten, nightshade, dairy, onion or garlic
pasta con le sarde: gluten, fish, onion or garlic
pasta e fagioli, pasta e ceci, pasta fazool: gluten, legume, onion or garlic
pasteis de bacalhau, bolinhos de bacalhau: fish, egg, onion or garlic, root vegetable, nightshade
pasteis de nata: dairy, egg, gluten
pastel de choclo: meat, beef, egg, onion or garlic
pastel de feira: gluten
pasteles puertorriquenos: root vegetable, pork, meat
pasteli: sesame, honey, sweet
pastelon: beef, meat, dairy
pasticada: meat, beef, onion or garlic, root vegetable, alcohol
pastiera, pastiera napoletana: gluten, egg, dairy, pork, meat, citrus, sweet
pastilla au poulet, bastilla, bisteeya: meat, poultry, egg, gluten, tree nuts, onion or garlic
pastilla, bstilla: gluten, egg, tree nuts, meat, poultry, sweet
pastinaca sativa, scorzonera, salsify, oyster plant: root vegetable
pastis, absinthe: alcohol
pastourma: meat, beef, onion or garlic, salty
pastrami on rye: beef, meat, salty
pat thai: peanut, egg, fish, soy, legume, onion or garlic, sweet
pata negra, serrano ham, lomo embuchado, lacon: pork, meat, salty
patacon con hogao: nightshade, onion or garlic
patatas bravas: root vegetable, nightshade, spicy, reflux trigger
pate de campagne, pate en croute, rillons: pork, meat
pate de foie gras, mousse de canard: poultry, meat
pato no tucupi: meat, poultry, root vegetable
patongko, dau chao quay, bao bun, gua bao bun, hua juan, wonton wrapper, gyoza skin, spring roll wrapper, lumpia wrapper, dumpling wrapper: gluten
patra ni machhi, patra ni macchi: fish
patum peperium: fish, dairy, high histamine
paua, tuatua, toheroa, ormer: shellfish
paullinia cupana, guaranine: caffeine
pav bhaji: gluten, dairy, onion or garlic, root vegetable, nightshade, grain, starchy, high fodmap, reflux trigger
paya, paaya: meat, onion or garlic
pb and j, pb j, peanut butter and jelly: peanut, gluten, sweet
pea protein, pea protein isolate, erbsenprotein: legume
peach melba, peche melba, poire belle helene, banana split, knickerbocker glory, ice cream sundae: dairy, sweet
peameal bacon: pork, meat, salty
peanut brittle, palanqueta, palanquetas: peanut, sweet
peanut soup tong yuen, fa sheng tang: peanut, sweet
pease porridge: legume
pecan pie, pecan tart, derby pie: gluten, egg, dairy, tree nuts, sweet
pecan praline, praline new orleans, southern pralines: tree nuts, dairy, sweet
pecan turtles, turtles candy: tree nuts, dairy, sweet
pechuga de pollo, gallina, pollo asado: meat, poultry
pecorino romano: dairy, high tyramine, high histamine
pecorino sardo, caciocavallo: dairy, salty
peixinhos da horta: legume, gluten
peking duck, beijing duck, beijing kaoya: meat, poultry, gluten, soy, sweet
pelau: meat, legume, onion or garlic, sweet
pelekie zirni: meat, pork, onion or garlic, legume, high tyramine, high histamine
pelmeni: gluten, egg, meat, onion or garlic, grain, starchy, high fodmap, reflux trigger
pelmeny: gluten, egg, meat, onion or garlic
pemmican, droewors: meat
pempek, empek empek, keropok lekor: fish
penang curry, panang curry: peanut, shellfish, fish, spicy, nightshade, onion or garlic
penguin biscuit: gluten, dairy, sweet
penicillin cocktail, bees knees cocktail, gold rush cocktail, hot toddy: alcohol, honey, citrus, sweet
penne all arrabbiata: nightshade, spicy, onion or garlic
penne alla vodka: dairy, nightshade, alcohol
penoy: egg, poultry, meat
penuche: dairy, sweet
peperami, pepperami: pork, meat, salty
peperonata: nightshade, onion or garlic
pepian guatemalteco, pepian de pollo: meat, sesame, onion or garlic, nightshade
pepian: nightshade, onion or garlic, sesame
pepparkakor, pepparkaka, piparkakku, pepperkaker, brunkager: gluten, sweet
pepperpot, guyanese pepperpot: meat, spicy, root vegetable
percebes, gooseneck barnacles: shellfish
peri peri chicken, piri piri chicken, frango piri piri: meat, poultry, nightshade, spicy, onion or garlic
peri peri, piri piri: nightshade, spicy, onion or garlic
perkedel, bergedel: root vegetable, nightshade, egg
pernil: meat, pork, onion or garlic
persipan: sweet
pertsivka: nightshade, spicy, alcohol
pescado a la veracruzana, huachinango a la veracruzana: fish, nightshade, onion or garlic
pescado en escabeche, sardinas en escabeche: fish, onion or garlic
pescaito frito, cazon en adobo: fish, gluten
peshawari naan: gluten, dairy, tree nuts, sweet
pestinos, pestino: gluten, sesame, honey, alcohol, sweet
pesto alla genovese, green pesto, basil pesto: dairy, tree nuts, onion or garlic
pesto genovese: dairy, tree nuts, onion or garlic, high tyramine, high histamine
pesto rosso, red pesto, pesto trapanese, pesto alla trapanese: dairy, tree nuts, nightshade, onion or garlic
petai, jengkol: legume
petits farcis, tomates farcies: meat, nightshade, onion or garlic
pfefferkuchen, pryanik, pryaniki, piernik, pierniki, pernik, pernicek, medenjaci, mezeskalacs, medenjak: gluten, honey, sweet
pflaumenmus, powidl, lekvar, birnel, apfelkraut, zuckerrubensirup, grafschafter, birnenhonig, goiabada, membrillo, dulce de membrillo, cotognata, ate de membrillo: sweet
phaal, phall: onion or garlic, nightshade, spicy
phad thai: fish, egg, peanut, onion or garlic, legume
phanaeng: shellfish, onion or garlic, root vegetable, nightshade, spicy
pharisaer, cafe royale coffee, jamaican coffee: alcohol, dairy, caffeine, sweet
phaseolus vulgaris, borlotti, navy beans: legume
phat si io: soy, gluten, egg, onion or garlic
philadelphia roll: fish, dairy
philly cheesesteak, cheesesteak, philly cheese steak: gluten, beef, meat, dairy
phish food: dairy, egg, sweet
pho bo, pho tai: meat, fish, onion or garlic, root vegetable
pho chay: nothing
pho ga: meat, poultry, fish, onion or garlic
pho, larb: fish, meat
pholourie, phulourie: legume
phuchka, bhel puri, bhelpuri, sev puri, samosa chaat: gluten, legume, spicy
physalis, cape gooseberry, goldenberry, inca berry, ground cherry: nightshade
pibil: pork, meat, citrus, onion or garlic
picada catalana: tree nuts, onion or garlic, gluten
picadillo: meat, onion or garlic, nightshade
picalilli: mustard, root vegetable
picanha, tapa de cuadril: meat, beef
picarones: gluten, root vegetable, sweet
piccalilly: mustard, onion or garlic, root vegetable
piccata, veal piccata, chicken piccata: meat, gluten, citrus, dairy
pichelsteiner: meat, root vegetable, nightshade, celery, onion or garlic
pico de gallo: onion or garlic, nightshade, citrus, spicy
pide, kiymali pide, sucuklu pide: gluten
pierogi leniwe, leniwe: dairy, egg, gluten
pierogi ruskie: dairy, gluten, onion or garlic, root vegetable, nightshade
pigs in a blanket, pigs in blankets: pork, meat
pikelets: dairy, egg, gluten
pikliz: nightshade, root vegetable, spicy
pilsener, weizenbier, witbier, altbier, dunkel beer, dunkles, bock beer, doppelbock, marzen, marzenbier, saison beer, geuze, kriek, framboise lambic, india pale ale, pale ale, brown ale, barleywine, trappist ale, tripel, dubbel, rauchbier, berliner weisse, gose beer, sahti, birra, biere blonde, radler, clara con limon, diesel beer, snakebite drink, black velvet cocktail, boilermaker drink, jenlain, krieken: gluten, alcohol, fermented
pimiento cheese: dairy, egg, nightshade
pimiento morron, pimenton dulce: nightshade
pimientos de padron, padron peppers: nightshade, salty
pina colada, blue hawaiian, painkiller cocktail, zombie cocktail, mint julep, old fashioned cocktail, sazerac, rusty nail cocktail, godfather cocktail: alcohol, sweet
pinakbet, pakbet: shellfish, nightshade, onion or garlic
pincho moruno, pinchos morunos: meat, onion or garlic
pinda, pindas, amendoim, mani tostado, orzeszki ziemne: peanut
pindakaas, peanutbutter, manteiga de amendoim, jordnotssmor: peanut
pindjur, pinjur, lutenitsa, malidzano: nightshade
pineapple cake taiwanese, fengli su: gluten, egg, dairy, sweet
pinnekjott: meat, high tyramine, high histamine
pinus pinea, pignoli, pignolia, pinon nuts: tree nuts
piperade, pipperade: nightshade, egg, onion or garlic
pique macho, pique a lo macho: beef, meat, root vegetable, nightshade, onion or garlic
piragi, pieragi, speka piragi: meat, pork, gluten, onion or garlic, high tyramine, high histamine
pirogi, perogies: gluten
pirozhki, piroshki, pirozhok: gluten
pisco, rakia, raki, arak, arrack, tsipouro, sljivovica, palinka, tuica, aguardiente, baijiu, schnapps, schnaps, kirsch, armagnac, metaxa, korn schnaps, obstler, bourbon whiskey, pernod, absinth, sambuca, samogon, poteen, horilka, feni, horinca, batida, trester, brandewijn, orujo, eau de vie, williams pear brandy, brennivin: alcohol
pissaladiere: gluten, fish, onion or garlic, grain, starchy, high fodmap, reflux trigger
pistacia vera, pista nuts, green almond: tree nuts
pisto, pisto manchego, samfaina: nightshade, onion or garlic
pisum sativum, mangetout, pease pudding, marrowfats: legume
piyaz: legume, onion or garlic
pizokel, bizochel: egg, gluten
pizza bianca, schiacciata: gluten
pizza diavola, diavola, pepperoni pizza: gluten, dairy, nightshade, pork, meat, spicy
pizza hawaii, hawaiian pizza: gluten, dairy, nightshade, pork, meat
pizza margherita, margherita pizza: gluten, dairy, nightshade
pizza marinara: gluten, nightshade, onion or garlic
pizza napoletana, pizza romana: gluten, dairy, nightshade, fish
pizza quattro formaggi, quattro formaggi: gluten, dairy
pizza quattro stagioni, quattro stagioni, capricciosa: gluten, dairy, nightshade, fungus, pork, meat
pizzoccheri: dairy, gluten, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
placki ziemniaczane, placki kartoflane: egg, onion or garlic, root vegetable, nightshade
plain dosa: legume, fermented
pljeskavica: meat, onion or garlic
plokkfiskur: fish, dairy, onion or garlic, root vegetable, nightshade
plombieres, glace plombieres kirsch: tree nuts, dairy, egg, alcohol, sweet
ploughman s lunch: gluten, dairy, onion or garlic
ploughmans lunch: dairy, gluten, onion or garlic, high tyramine, high histamine
plov, palov, osh palov: meat, onion or garlic, root vegetable
plum sauce, sweet and sour sauce: sweet
plumpy nut, plumpynut, rutf: peanut, dairy, soy, sweet
po boy, shrimp po boy: gluten
po cha, gur gur cha: dairy, caffeine
pocky, pepero: gluten, dairy, soy, sweet
pod shuboy, selyodka pod shuboy, silke pataluose: fish, egg, onion or garlic, root vegetable, nightshade, high histamine
poitin, potcheen: alcohol
poke bowl: soy, sesame, fish, legume
pol sambol, coconut sambol: onion or garlic, nightshade, citrus, spicy
polenta concia, polenta taragna: dairy
polvo lagareiro, polvo a lagareiro: shellfish, onion or garlic, root vegetable, nightshade
polvoron filipino: gluten, dairy, sweet
polvoron, mantecados de estepa: gluten, tree nuts, pork, meat, sweet
polvorones: meat, pork, gluten, tree nuts
pom surinam: meat, poultry, root vegetable, citrus, onion or garlic
pommes anna: root vegetable, nightshade, dairy
pommes boulangere, boulangere potatoes, lyonnaise potatoes, pommes lyonnaise: root vegetable, nightshade, onion or garlic
pommes dauphine, duchesse potatoes: root vegetable, nightshade, egg
pon zu: fish, gluten, soy, legume, citrus, high tyramine, high histamine
pondu, saka saka: root vegetable, onion or garlic
pongal, ven pongal: legume, dairy
ponzu sauce: soy, gluten, citrus, fish, salty
poondu, vellulli: onion or garlic
pop tart, pop tarts, toaster strudel: gluten, sweet
popiah, lumpia basah: gluten, root vegetable, onion or garlic
porchetta: pork, meat, onion or garlic
pork scratchings, chicharrones, grattons, grieben, ciccioli, tepertyu, cvarci, skwarki, kaeb moo, fleskesvor: pork, meat, salty
pork sisig: pork, meat, onion or garlic, citrus, nightshade, spicy
porkolt, poerkoelt: meat, onion or garlic, nightshade
poronkaristys: meat
porotos, caraotas, habichuelas: legume
porras: gluten, sweet
posole rojo: meat, onion or garlic
posole, pozole rojo: pork, meat, onion or garlic, nightshade
pot au feu: beef, meat, root vegetable, celery, onion or garlic
pot roast: beef, meat
potassium caseinate, micellar casein, kasein, caseine, kazein, caseinato, rennet casein: dairy
potassium metabisulphite, sodium metabisulphite, sodium bisulphite, potassium bisulphite, sulphur dioxide, sulfur dioxide, metabisulfite, sodium metabisulfite, potassium metabisulfite, sodium sulfite, calcium sulfite, e220, e221, e222, e223, e224, e225, e226, e227, e228, schwefeldioxid, natriummetabisulfit, anhydride sulfureux, campden tablets: sulphites
potato latkes: root vegetable, nightshade, egg, onion or garlic
potato starch, kartoffelmehl, katakuriko, kartoffelstarke, fecule de pomme de terre, fecula de patata, potatismjol, perunajauho, modified potato starch, fecola di patate: root vegetable, nightshade
potee, potee auvergnate: pork, meat, root vegetable, nightshade, onion or garlic
potjiekos: meat, onion or garlic, root vegetable
potted shrimps, potted shrimp: shellfish, dairy
poulet basquaise: meat, poultry, nightshade, onion or garlic
poutine: dairy, root vegetable, nightshade, gluten
pozole: meat, pork, starchy
praline paste, pralin, pralinato: tree nuts, sweet
prawn cocktail crisps: root vegetable, nightshade, salty
prawn cocktail: shellfish, egg, nightshade
prawn crackers, shrimp crackers, kropek, prawn chips, saeukkang, kappa ebisen: shellfish, salty
prebranac, pasulj: legume, onion or garlic
preserved lemon, preserved lemons, citron confit, limon confitado, ya cai, kapern: salty
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
ptasie mleczko: meat, dairy, caffeine
ptichye moloko, birds milk cake, bird s milk cake: dairy, egg, sweet
ptitim: gluten
pudim abade de priscos: egg, pork, meat, alcohol, sweet
puerco, carne de cerdo: meat, pork
puff puff: gluten, sweet
pul biber, isot biber: nightshade, spicy
pulparindo, tamarindo candy, vero mango, chamoy candy: sweet, salty, spicy, nightshade
pulpo a la gallega, polbo a feira: shellfish, nightshade
pulpo gallega, pulpo a feira: shellfish, nightshade
pulpo, chipirones, vongole, frutti di mare, huitres, escargot, tintenfisch, ebi: shellfish
pulque, cachaca: alcohol
punjena kapusta: meat, onion or garlic
punjene paprike: meat, nightshade, onion or garlic
pupusa revuelta: meat, pork, dairy, legume
pupusa, pupusas: dairy
puran poli, holige, obbattu, bobbatlu: gluten, legume
pyttipanna, pytt i panna, biksemad: meat, onion or garlic, root vegetable, nightshade
pyzy: root vegetable, nightshade, meat
qabili palau, kabuli palaw: meat, root vegetable, onion or garlic
qahwa, kahwa arabi, kahve: caffeine
qatayef, katayef, atayef: gluten, sweet
qeema: meat
qorma, quorma: dairy, onion or garlic, root vegetable
qormeh sabzi: meat, onion or garlic, legume, citrus
quahog: shellfish
quavers, wotsits, cheetos, cheese puffs, cheez its, cheez it, cheese doodles, nacho cheese doritos, cheesy puffs, goldfish crackers: dairy, salty
queen of puddings, banoffee pie, banoffi pie: gluten, dairy, sweet
queensland nut, bauple nut: tree nuts
queijadas, queijada, queijadinha: gluten, egg, dairy, sweet
queijo coalho, requeijao, catupiry, queijo minas: dairy
quenelles de brochet: fish, dairy, egg, gluten
quenelles: fish, egg, dairy, gluten
quesabirria, quesabirria tacos: meat, dairy, nightshade, onion or garlic
quesadilla, quesadillas: dairy
queso anejo: dairy, high tyramine, high histamine
queso de bola, queso blanco, cabecou, provola, primosale, caciotta, formaggella, montasio, bitto, crucolo: dairy
queso dip, chile con queso, queso fundido, cheez whiz, pub cheese, liptovska, pimento cheese, cervelle de canut, fromage fort, cancoillotte, spundekas, spundekaes, dairylea, kiri cheese, la vache qui rit, schmelzkase: dairy, salty
queso oaxaca, quesillo: dairy
queso rallado: dairy
quibe: gluten, meat, onion or garlic
quiche lorraine, toad in the hole, croque madame: gluten, dairy, egg, meat, pork, grain, starchy
quindim, quindins: egg, sweet
quorn mince, quorn pieces: fungus, egg
quorn: egg, fungus
qurut, jameed: dairy, high histamine
rabanadas, pain perdu, arme ritter, eggy bread, bundas kenyer: gluten, egg, dairy
rabo de toro: beef, meat, onion or garlic, root vegetable, alcohol
raclettekase: dairy, high tyramine, high histamine
rad na, lad na: soy, gluten, fish
raffaello: tree nuts, dairy, gluten, sweet
rafute, kakuni, buta no kakuni: pork, meat, soy, gluten, alcohol, sweet
ragda pattice, ragda patties: root vegetable, nightshade, legume
raggmunk: dairy, egg, gluten, root vegetable, nightshade
raggmunkar: gluten, egg, dairy, root vegetable, nightshade
ragu bolognese, ragu alla bolognese, bolognaise: beef, meat, nightshade, onion or garlic, root vegetable, celery
rai seeds: mustard
rajma chawal: legume, onion or garlic, nightshade
rakfisk, rakefisk: fish, high tyramine, high histamine
rakor, reker: shellfish
rakott krumpli: meat, pork, dairy, egg, root vegetable, nightshade, high tyramine, high histamine
ramos gin fizz, ramos fizz: alcohol, egg, dairy, citrus, sweet
ramyun, ramyeon: gluten, soy, onion or garlic, legume, high tyramine, high histamine
ranch dip, hidden valley: dairy, egg, onion or garlic
randang: meat, onion or garlic, root vegetable, nightshade, spicy
raphanus sativus, daikon, mooli, lobak: root vegetable
rarebit: gluten, dairy, mustard, alcohol
ras malai: dairy
rasam: mustard, nightshade, spicy, reflux trigger
raspeballer, komle: root vegetable, nightshade, gluten
rassolnik: gluten, onion or garlic, root vegetable, nightshade
rava dosa: gluten
rava upma: gluten
rawon: beef, meat, onion or garlic
rayu, la yu, layu chili oil: sesame, nightshade, spicy
raznjici: meat
red bean paste, an paste, azuki paste, hongdou: legume, sweet
red bull, rockstar energy, lucozade energy, v energy, 5 hour energy, bang energy, burn energy, celsius drink: caffeine
red snapper cocktail: alcohol, fish, nightshade, spicy, salty
red velvet, red velvet cake, red velvet cupcake, devils food cake, devil s food cake, mississippi mud cake, lava cake, fondant au chocolat, moelleux au chocolat, blondie, blondies, texas sheet cake: gluten, egg, dairy, sweet
red yeast rice, angkak, ang kak, hong qu mi: fungus, fermented
redeye gravy, red eye gravy: pork, meat, caffeine, salty
reese s, reeses pieces, peanut butter cup: peanut, dairy, soy, sweet
reganmian, hot dry noodles: gluten, sesame, soy
reina pepiada: meat, poultry, egg
reishi, lingzhi, ganoderma lucidum, chaga, cordyceps: fungus
remoulade sauce: egg, mustard
rempeyek, peyek, rempeyek kacang: peanut, onion or garlic, salty
rendang, ropa vieja, birria, boerewors, hamburger, cheeseburger, cottage pie: meat, beef
reuben sandwich: meat, beef, dairy, gluten, high tyramine, high histamine
revani, ravani, hareesa dessert, harisseh sweet, samali, shamali, kalb el louz, sambali: gluten, dairy, sweet
rfissa: gluten, meat, poultry, legume, onion or garlic
rghaif: gluten
ribollita: gluten, celery, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
rice and peas: legume, onion or garlic
rice krispie treat, rice krispies treats, rice crispy squares: gluten, dairy, meat, sweet
rieska, karelian pie: gluten, dairy
rijsttafel: peanut, soy, gluten, shellfish, onion or garlic, spicy
rillettes de canard, rillettes d oie: poultry, meat, salty
rillettes de porc: pork, meat, salty
rillettes de thon, rillettes de saumon: fish
ris de veau, mollejas: meat
risalamande, ris a l amande, risalamande dessert: dairy, tree nuts, sweet
risi e bisi: legume, dairy, onion or garlic, pork, meat
risotto alla milanese, saffron risotto: dairy, onion or garlic, alcohol, meat
risotto nero, risotto al nero di seppia: shellfish, onion or garlic, alcohol
risotto, risotto bianco: dairy, onion or garlic, alcohol
rissois, rissois de camarao: shellfish, dairy, egg, gluten
rista: meat, onion or garlic
rivella: dairy
rizogalo, arroz con leche, arroz doce, riz au lait, milchreis, riskrem, risengrynsgrod, roz bel laban: dairy, sweet
roasted chickpeas, leblebi, chana jor, garbanzos tostados: legume
rocambole, sand leek: onion or garlic
rocky mountain oysters, prairie oysters, criadillas: meat
rocky road, rocky road ice cream, rocky road bar: meat, dairy, sweet
rocoto relleno: nightshade, meat, dairy, spicy, onion or garlic
roesti, roschti: root vegetable, nightshade
rogan gosht: meat, dairy, nightshade
roghan josh: meat, root vegetable, nightshade, spicy
rognons a la moutarde: meat, mustard, dairy
rojak: peanut, shellfish, legume
rojoes: pork, meat, onion or garlic
rolada slaska, zrazy: beef, meat, mustard, pork, onion or garlic
rollmop: fish, high histamine
rollmopse: fish, onion or garlic, high histamine
rolo, rolos, caramac, curly wurly, freddo frog: dairy, sweet
romazava: meat
romeritos: nightshade, shellfish
romeu e julieta, romeo y julieta dessert: dairy, sweet
rompope: egg, alcohol
rondon: fish, root vegetable
rookworst, ossenworst: meat
root beer float, coke float, malted milkshake, malted shake, black cow drink, milkshake, thickshake, batido, licuado, shamrock shake: dairy, sweet
root beer, birch beer, sarsaparilla: sweet
ropa vieja cubana: meat, beef, onion or garlic, nightshade
roscos de vino, roscos de anis: gluten, alcohol, sweet
rosette de lyon, jesus de lyon: pork, meat, salty
roshogolla, rossomalai, cham cham, chum chum, sandesh, sondesh, peda, pedha, mathura peda, milk cake indian, khoya barfi, mawa barfi, rabdi, chhena poda: dairy, sweet
rosogolla, rasagola: dairy
rosol: meat, poultry, root vegetable, celery
rote grutze, rodgrod, rodgrod med flode: sweet
roti canai, roti prata: gluten
rou jia mo, roujiamo: meat, pork, gluten
rouladen, rinderrouladen, rinderroulade: beef, meat, mustard, pork, onion or garlic
rousong, rou song, meat floss, pork floss, yuk sung, moo yong: pork, meat, soy, sweet
royal icing, eiweissspritzglasur, italian meringue buttercream: egg, sweet
rublitorte, aargauer rublitorte, rueblitorte, ruebli torte, rublikuchen: egg, tree nuts, root vegetable, sweet
rugelach, basbousa, sooji halwa, kit kat, maamoul: gluten, dairy, grain, starchy, sweet
rugelah: gluten, dairy, sweet
rujak cingur: shellfish, nightshade, spicy
rujak: shellfish, peanut, spicy, sweet
rum baba: gluten, dairy, egg, sweet, alcohol
rum cake, tortuga rum cake: gluten, egg, dairy, alcohol, sweet
rum raisin, rum and raisin, rum raisin ice cream, malaga ice cream, malaga eis: dairy, alcohol, sweet
rum truffle, rumkugel, rumkugeln, arrack balls, punschkugel: alcohol, sweet
rumtopf: alcohol, sweet
runebergintorttu, runeberg torte: gluten, egg, dairy, tree nuts, alcohol, sweet
rupjmaize, rudzu maize, juoda duona: gluten
russian salad: egg, root vegetable, nightshade, legume
rutabaga, neeps, brassica napobrassica: root vegetable
rxbar, rx bar: egg, tree nuts, sweet
ryazhanka, varenets: dairy
`;
