/** Dishes and foods by their names, and what is surely in them: see `../kitchens.ts`. */
export const lines = `
s mores: gluten, dairy, meat, grain, starchy, sweet
saag aloo, aloo palak: root vegetable, nightshade, onion or garlic
saag paneer: dairy, onion or garlic, root vegetable, nightshade
saaru: nightshade, spicy, mustard
saba miso, saba no misoni: fish, soy, fermented, sweet, alcohol
sabaayad: gluten
sabich: gluten, egg, sesame, nightshade, grain, starchy
sabih: gluten, egg, nightshade, sesame
sabudana khichdi: peanut, root vegetable, legume, starchy
saccharomyces cerevisiae, nooch, bakers yeast: fungus
sacher torte, prinzregententorte, kardinalschnitte, rigo jancsi: gluten, egg, dairy, sweet
sachima, shaqima, saqima: gluten, egg, sweet
saeukkang, kappa ebisen: shellfish, salty, gluten
safed til, ellu, nuvvulu: sesame
saganaki: dairy, salty, fermented, high tyramine, high histamine, gluten
sai ua, sai oua: pork, meat, onion or garlic, spicy, fish
saindoux, leaf lard: meat, pork
saint honore cake, gateau st honore, croquembouche, cream puff, cream puffs, choux bun, religieuse, chouquette, chouquettes, windbeutel, vetrnik, zeppole, bigne, kremsnita, cremeschnitte, vanilla slice, millefeuille, milhojas, millefoglie, tompouce, tompoes, napoleon cake, cremes pastry: gluten, egg, dairy, sweet
sakotis, raguolis: dairy, egg, gluten
salad cream: egg, mustard
salad olivieh, olivieh: meat, poultry, egg, root vegetable, nightshade, legume
salade de chevre chaud: dairy, gluten
salade landaise, salade perigourdine: meat, poultry, tree nuts
salade lyonnaise: egg, pork, meat, mustard, gluten
salade nicoise: egg, fish
salade russe, insalata russa, rus salatasi: egg, root vegetable, nightshade, legume
salame, saucisson sec: meat, high tyramine, high histamine, pork
salat olivier: egg, root vegetable, nightshade, legume, meat, mustard
salata de boeuf: meat, egg, root vegetable, nightshade, legume, beef, mustard
salata de icre: fish, citrus, salty
salata de vinete: nightshade, onion or garlic
salep, sahlab, dondurma, booza: dairy, sweet
sali boti: meat, root vegetable, nightshade, onion or garlic
salisbury steak: beef, meat, egg, gluten, onion or garlic
salmiak, salmiakki, salmiakk, dubbel zout, salty liquorice: sweet, salty
salsa di noci: tree nuts, dairy, gluten
salsa macha: nightshade, peanut, onion or garlic, spicy, sesame
salsa pico de gallo: nightshade, onion or garlic
salsa roja: onion or garlic, nightshade, spicy
salsa romesco: tree nuts, onion or garlic, nightshade, gluten
salsa verde italiana: fish, onion or garlic
salt and pepper squid: shellfish, gluten
salt cod, morue: fish, salty
saltah, fahsa: meat, onion or garlic, nightshade
salted caramel, salted butter caramel, caramel beurre sale: dairy, sweet, salty
salted egg yolk prawns: egg, salty, shellfish, dairy
salted egg: egg, salty
saltena boliviana: meat, gluten, root vegetable, nightshade, egg
saltena, saltenas: gluten, root vegetable, nightshade, onion or garlic, meat, egg
saltibarsciai: dairy, egg, root vegetable
saltimbocca alla romana: meat, pork, alcohol, beef, sulphites, dairy
saltimbocca: sulphites, meat, beef, pork, alcohol, dairy
salvitxada: tree nuts, nightshade, onion or garlic
samak masgouf, masgouf: fish
sambal belacan, sambal terasi, sambal bajak, sambal badjak: shellfish, nightshade, onion or garlic, spicy
sambal goreng boontjes: legume, nightshade, spicy, onion or garlic, shellfish
sambal goreng telur, sambal telor: egg, nightshade, spicy, onion or garlic
sambal oelek, sambal ulek: nightshade, spicy
sambal trassi: shellfish, nightshade, spicy
sambar: mustard, nightshade, legume
sambayon: egg, alcohol, sweet, sulphites
sambhar powder, sambar powder, rasam powder: legume, nightshade, spicy
sambhar: mustard, root vegetable, nightshade, legume, spicy
sambusa: gluten
samgyeopsal: meat, pork
samgyetang: meat, poultry, onion or garlic
samjang: soy, nightshade, sesame, onion or garlic, spicy, fermented, gluten
samna: dairy
samneh, smen: dairy
samosa chaat: gluten, legume, spicy, dairy
samp and beans, umngqusho: legume
sampita: gluten, egg, sweet
samsa, somsa: meat, gluten, onion or garlic
san bei ji, sanbeiji: meat, poultry, gluten, soy, sesame, onion or garlic, root vegetable, legume, alcohol, high tyramine, high histamine
san jacobo, san jacobos: pork, meat, dairy, gluten, egg
sancocho: meat, onion or garlic, root vegetable
sandwich spread heinz: egg, mustard
sangria, gluhwein, rioja, merlot, riesling, chardonnay, vermouth: sulphites, alcohol, fermented, high tyramine, high histamine
sangrita: nightshade, spicy
sankhaya, sangkaya, kaya, serikaya, coconut jam: egg, sweet
sans rival, sansrival, silvanas: tree nuts, egg, dairy, sweet
sarde in saor: fish, onion or garlic, sweet, gluten, tree nuts
sarma: onion or garlic, meat
sarmale, sarmice: meat, onion or garlic, pork
sate ayam: peanut, meat, poultry, legume, soy, gluten
sate sauce, gado gado sauce, pindasaus: peanut, onion or garlic, nightshade, sweet, soy, gluten
sattu drink, sattu sharbat, sattu: legume
sauce americaine, sauce armoricaine: shellfish, dairy, alcohol, sulphites
sauce bearnaise: dairy, egg, onion or garlic
sauce bercy: dairy, alcohol, onion or garlic, sulphites, fish, gluten
sauce bigarade, bigarade sauce: citrus, sweet, meat
sauce bordelaise: gluten, beef, meat, onion or garlic, root vegetable, celery, alcohol, sulphites, dairy
sauce espagnole: gluten, beef, meat, onion or garlic, root vegetable, celery
sauce hollandaise, maltaise sauce, mousseline sauce, hollandaisesauce: egg, dairy
sauce nantua: shellfish, dairy
sauce remoulade: egg, mustard
sauce robert: mustard, onion or garlic, meat, beef, dairy, alcohol, sulphites, gluten
sauce rouille: egg, onion or garlic, nightshade
sauce tartare, remoulade danoise, danish remoulade, gribiche, sauce gribiche, louisiana remoulade, tatarska omacka: egg, mustard
saucisse de toulouse, saucisse de morteau, diot, diots: pork, meat
saucisson vaudois, boutefas: meat, pork, high tyramine, high histamine
sauerbraten: meat, beef, onion or garlic, root vegetable, alcohol, sulphites, gluten, celery
sauerteigbrot, ruislimppu, levain, pain au levain, pan de masa madre, borodinsky, borodino bread, darnitsky, limpa, vortlimpa, roggebrood, hapankorppu, nakkileipa: gluten, fermented
saumagen: pork, meat, root vegetable, nightshade
saure kutteln: meat, beef, gluten
saure lungerl: meat, onion or garlic, beef, gluten, celery
saus kacang, bumbu kacang: peanut, onion or garlic, legume, soy, gluten
sausage gravy, biscuits and gravy, sawmill gravy: gluten, dairy, pork, meat
sausage roll, sausage rolls, melton mowbray pie, melton mowbray: gluten, pork, meat, egg
saveloy, haslet: meat, pork, gluten
sayadieh, sayadiyah: fish, onion or garlic
sayur asem: peanut, legume, onion or garlic, shellfish
sayur lodeh: legume, onion or garlic
sbrinz: dairy, high tyramine, high histamine
sbrisolona, torta sbrisolona: tree nuts, dairy, egg, sweet, gluten
scallion pancake, cong you bing, congyoubing: gluten, onion or garlic
scaloppine al marsala: meat, gluten, alcohol, beef, dairy, sulphites
schabziger, sapsago: dairy, high tyramine, high histamine
schaufele: pork, meat, salty
schawarma: meat, onion or garlic, gluten
schillerlocke, schillerlocken, bueckling: fish, salty
schlagobers, schlagrahm, schlagsahne: dairy
schlemmerfilet, bordelaise fish: fish, gluten, dairy
schlutzkrapfen: gluten, egg, dairy
schnitzel wiener art: meat, gluten, egg, pork
schnitzel: gluten, egg, meat, grain, starchy
schokokuss, schokokusse, schaumkuss, flodeboller, flodebolle, krembo, melo cakes, tete choco: egg, gluten, sweet
schtschi: onion or garlic, root vegetable, meat, beef
schug, zhoug, sahawiq, skhug: onion or garlic, nightshade, spicy
schweinshaxe, haxe, eisbein, schweinebraten, schweinsbraten: pork, meat
schweizer wurstsalat: pork, meat, onion or garlic, dairy
scotch broth: meat, gluten, root vegetable, onion or garlic
scotch eggs: meat, pork, egg, gluten
scotch woodcock: egg, fish, gluten, dairy
scrapple: meat, pork, gluten
scrumpy, applejack, calvados: alcohol
seadas, sebadas: gluten, dairy, honey, sweet, meat, pork
seafood doria: dairy, gluten, shellfish
seafood pancake: gluten, shellfish, onion or garlic, egg
seafood sticks, crabsticks, imitation crab, krab sticks: fish, egg, gluten, shellfish
secale cereale, knackebrod: gluten
seco de cordero, seco de cabrito: meat, onion or garlic, alcohol
seco de res: meat, onion or garlic, alcohol, beef
secreto iberico, presa iberica, pluma iberica, torreznos: pork, meat
seekh kebab, seekh kabab: meat, onion or garlic, root vegetable, nightshade, spicy
seeni sambol, sini sambol: fish, onion or garlic, nightshade, spicy
seffa: gluten, tree nuts, sweet, dairy
segedinsky gulas, szekelygulyas: meat, pork, dairy, onion or garlic, nightshade, high histamine, gluten
sekacz, kurtoskalacs, trdelnik, chimney cake: gluten, egg, dairy, sweet
sekerpare, shekerpare: gluten, egg, sweet, dairy, tree nuts
sel roti: dairy, sweet
sellerie, apio: celery
sellou, slilou: gluten, tree nuts, sesame, dairy, honey
selyodka, seledka: fish, high histamine
semifreddo: dairy, egg, sweet
semiya payasam, vermicelli kheer, seviyan kheer: gluten, dairy, sweet, tree nuts
semla: gluten, dairy, tree nuts, grain, starchy, sweet, egg
semlor, fastlagsbulle, laskiaispulla, fastelavnsbolle: gluten, dairy, tree nuts, sweet, egg
semmelknoedel, serviettenknodel: dairy, egg, gluten
semola di grano duro, semola rimacinata, sooji rava: gluten
senbei, sembei, arare, japanese rice crackers: soy, gluten, salty
sencha, gyokuro, hojicha, genmaicha: caffeine
senfeier, eier in senfsosse: egg, mustard, dairy, gluten
seolleongtang, sullungtang: beef, meat, onion or garlic, gluten
sernik: dairy, egg
seroendeng, serundeng: peanut
serra da estrela, queijo da serra: dairy, high tyramine, high histamine
sesame snaps, sezamki, kozinaki sesame, til chikki, til laddu, tilkut, rewri, revdi: sesame, sweet
sesame soup, zhi ma hu, jee ma wu: sesame, sweet
sesamum indicum: sesame
sev bhujia, bhujia, bikaneri bhujia, aloo bhujia, gathiya, ganthia, namkeen, boondi: legume, salty
sewai: gluten, dairy, sweet
sfogliatella, sfogliatelle: gluten, dairy, egg, sweet, meat, pork
sgroppino: dairy, alcohol, citrus, sweet, sulphites
sgushchenka, sguschyonka: dairy
sha cha: soy, fish, shellfish, legume, sesame
sha phaley, shapale, shabhaley: meat, beef, gluten, onion or garlic
shabu shabu, shabushabu: meat, soy, gluten, beef, sesame
shacha, sa cha sauce, sacha sauce, shacha sauce: fish, shellfish, soy, onion or garlic, spicy, sesame
shaddock, pummelo, citrus maxima: citrus
shahi paneer: dairy, tree nuts, onion or garlic, high fodmap, reflux trigger
shakarkandi, shakarkand, sakkaravalli kizhangu: root vegetable
shalgam, salgam suyu, salgam: root vegetable, fermented, salty
shami kebab, shami kabab: meat, egg, onion or garlic, root vegetable, nightshade, legume, spicy
shan tofu, tohu nway, burmese tofu: legume
shandy, bia hoi: gluten, alcohol
shanklish, shankleesh: dairy, nightshade, spicy, high tyramine, high histamine
shao mai: gluten, pork, meat, soy, sesame
shaobing, shao bing: gluten, sesame
shaoxing rice wine: alcohol, gluten, fermented
shaoxing wine: gluten, alcohol, fermented
shaoxing, shaohsing, huangjiu, shao hsing: gluten, alcohol, high histamine
shark cartilage: fish
shashlyk: meat, onion or garlic
shawerma, chawarma: meat, onion or garlic, gluten
shchi: onion or garlic, root vegetable, meat, beef
shebakia: gluten, sesame, honey, sweet, egg, dairy, tree nuts
sheftalia, seftali: pork, meat, onion or garlic
shellac, e904, confectioners glaze, confectioner s glaze, confectionery glaze, schellack: meat
sheng jian bao, shengjianbao: gluten, pork, meat, sesame, onion or garlic, soy
shepherd s pie: meat, dairy, root vegetable, nightshade, onion or garlic
sherry trifle: gluten, egg, dairy, alcohol, sweet, sulphites
shichimi, togarashi shichimi: sesame, citrus, nightshade, spicy
shingara: gluten, root vegetable, nightshade, spicy
shio koji: salty, fermented
shiokara: shellfish, fermented, salty
shirako: fish
shirasu, chirimen jako: fish, salty
shirataki, konnyaku, ito konnyaku: root vegetable
shirin polo: tree nuts, citrus, root vegetable, sweet
shiro miso, aka miso, hatcho miso, genmai miso: soy, legume, salty, fermented
shiro wat, shiro wot: onion or garlic, nightshade, legume, spicy
shish barak, shishbarak: gluten, meat, dairy, onion or garlic
shish taouk, shish tawook: meat, poultry, onion or garlic, citrus, dairy
shito sauce: fish, shellfish, nightshade, onion or garlic, spicy
shitor din: fish, shellfish, onion or garlic, nightshade, spicy
shkembe chorba, shkembe: meat, onion or garlic, spicy, beef, dairy
shkvarky, shkvarki: meat, pork
shochu, awamori, umeshu, chuhai: alcohol
shogayaki, buta shogayaki: pork, meat, soy, gluten, alcohol
shojin ryori: soy, legume, gluten, sesame
shokupan: dairy, gluten
shopska salad: dairy, nightshade, onion or garlic
shopska, sopska salata, shopska salata: dairy, onion or garlic, nightshade
shorshe ilish, ilish bhapa, bhapa ilish: fish, mustard, root vegetable, nightshade, spicy
shoyu koji: salty, fermented, soy, gluten
shoyu ramen, shio ramen: gluten, soy, meat, pork, egg
shpundra: meat, pork, onion or garlic, root vegetable
shreddies, all bran, grape nuts, special k, raisin bran, wheaties, froot loops, coco pops, rice krispies, corn flakes kelloggs, kelloggs cornflakes: gluten
shrimp and grits: shellfish, dairy, onion or garlic, meat, pork
shrimp po boy: gluten, shellfish, egg
shuba, herring under a fur coat: fish, egg, root vegetable, nightshade, onion or garlic, mustard
shui zhu niu rou, shuizhu beef: beef, meat, soy, spicy, nightshade, onion or garlic, gluten, alcohol
shui zhu yu, shuizhu fish: fish, soy, spicy, nightshade, onion or garlic, gluten, alcohol
shukto: mustard, dairy
shumai, shaomai, siomai: meat, pork, gluten, soy, sesame
shutki: fish, high tyramine, high histamine
siga tibs, zilzil tibs: meat, onion or garlic, dairy, beef
sikhye: fermented, sweet, gluten
silpancho: beef, meat, egg, root vegetable, nightshade, gluten
sima drink: fermented, sweet, citrus, alcohol
simit, manakish: gluten, sesame, grain, starchy
simnel cake, dundee cake: gluten, dairy, tree nuts, sweet, egg
sinapis alba, brassica juncea, brassica nigra, colmans powder: mustard
sinapis, allyl isothiocyanate, sarson oil: mustard
sincronizada: dairy, gluten, meat, pork
singara: gluten, root vegetable, nightshade
sinh to bo, es alpukat, jus alpukat, avocado shake: dairy, sweet
sinigang, sinigang na baboy: onion or garlic, root vegetable, nightshade, meat, pork, fish
siomay, batagor: fish, peanut, legume, soy, gluten, egg
sirniki: dairy, egg, gluten
sirop de liege, luikse siroop, appelstroop, keukenstroop: sweet
sisig: meat, pork, onion or garlic
siu mai: gluten, shellfish, meat, pork, grain, starchy, soy, sesame
siu yuk, siu yook: pork, meat
skagen, toast skagen: shellfish, egg, dairy, gluten, fish
skagenrora: shellfish, egg, dairy
skilandis: meat, pork, onion or garlic, high tyramine, high histamine
skilpadjies: meat
skittles, jelly tots: sweet
sklandrausis, sklandrausi: gluten, root vegetable, nightshade, dairy, egg
skorthalia: onion or garlic
slata mechouia, salade mechouia: nightshade, onion or garlic
sledzie, sledz: fish, high histamine
slim jim, slim jims: beef, pork, poultry, soy, meat, salty, gluten
slivovitz, kirschwasser, rakija: alcohol
sloppy joe, sloppy joes: meat, beef, gluten, onion or garlic, nightshade
smalahove, fenalar: meat, salty
smalec: meat, pork
smarties chocolate: dairy, sweet, gluten
smazeny syr, smazak: dairy, egg, gluten
smietana: dairy
smithwicks: gluten, alcohol, high histamine
smoorsnoek: fish, onion or garlic, nightshade
smorbrod: gluten, dairy
smore: gluten, dairy, meat, sweet
smores, rice krispie treats: meat, gluten, dairy
smorgastarta: gluten, dairy, egg, fish, shellfish
smorrebrod: gluten, grain, starchy, dairy
snert, erwtensoep: legume, pork, meat, celery, root vegetable, onion or garlic
snezhanka: dairy, onion or garlic, tree nuts
snickers bar, marathon bar: peanut, dairy, egg, soy, sweet
snoek, snoek pate: fish
soan papdi, sohan papdi, patisa, son papdi: legume, gluten, dairy, tree nuts, sweet
soba noodles: gluten
soba tsuyu, memmi: soy, gluten, fish, salty
sobrassada: meat, pork, nightshade, high tyramine, high histamine
soda bread, wheaten bread, irish soda bread, damper bread, boston brown bread, buttermilk biscuits, southern biscuit, milk roll, pain viennois, vienna roll, parker house rolls, girdle scone, singing hinny: gluten, dairy
soda farl, soda farls: dairy, gluten
soft tofu stew: soy, legume, onion or garlic, nightshade, spicy, fish, shellfish, egg
sogan dolma, bosanski lonac: meat, onion or garlic
sohan asali: tree nuts, sweet, honey, dairy
sohan, sohan qom: tree nuts, sweet, gluten, dairy, egg
solanum lycopersicum, lycopersicon esculentum, love apple: nightshade
solanum melongena, melongene, guinea squash: nightshade
solanum tuberosum, praties: root vegetable, nightshade
sole meuniere, truite meuniere, meuniere: fish, gluten, dairy
soleier: egg, salty
solero ice cream, creamsicle, dreamsicle: dairy, sweet
solomon gundy: fish, nightshade, spicy, high tyramine, high histamine
solyanka, soljanka: onion or garlic, high histamine, meat
som tam, som tum: peanut, fish, shellfish, nightshade, legume, spicy, reflux trigger
somloi galuska: dairy, egg, gluten, tree nuts, caffeine, alcohol
somloi, somloi sponge: gluten, egg, dairy, tree nuts, alcohol, sweet
songpyeon: sesame, sweet
sopa azteca, sopa de tortilla, tortilla soup: nightshade, onion or garlic, dairy, meat, poultry
sopa castellana: gluten, egg, onion or garlic, nightshade, meat, pork
sopa de ajo: gluten, egg, onion or garlic, nightshade
sopa de lima: meat, poultry, citrus, nightshade, onion or garlic
sopa de mani: peanut, root vegetable, nightshade, meat, beef
sopa paraguaya: dairy, egg, onion or garlic
sopapilla, sopaipilla: gluten, sweet
soparnik: gluten, onion or garlic
sope, sopes, tlayuda, tlayudas: legume, dairy
sorbet citron, limone gelato, sorbetto al limone, granita di limone, lemon ice: citrus, sweet
sorpotel, sarapatel: meat, pork, onion or garlic, nightshade, spicy
sorshe ilish, shorshe maach: fish, mustard
sosatie, sosaties: meat, onion or garlic
soto ayam: meat, poultry, tree nuts, egg, celery
soto betawi: beef, meat, onion or garlic
sotol: alcohol
soubise, sauce soubise, bread sauce: gluten, dairy, onion or garlic
soudjouk: meat, onion or garlic, high tyramine, high histamine, beef
soup dumplings: gluten, pork, meat, soy
soup joumou: beef, meat, root vegetable, onion or garlic, celery, gluten
soupe a l oignon, french onion soup: gluten, dairy, onion or garlic, meat, beef, alcohol, sulphites
soupe au pistou, pistou soup: legume, root vegetable, nightshade, onion or garlic, gluten, dairy
sour cream and onion crisps, cheese and onion crisps: root vegetable, nightshade, dairy, onion or garlic, salty
souse meat: meat, pork
soutzoukakia: meat, egg, gluten, onion or garlic
souvlakia: meat, pork
soy chunks: soy, legume
soy isoflavones, isoflavones, genistein, daidzein: soy
soy nuts, soya nuts: soy, legume
soya badi, nutrela, meal maker: soy, legume
soya chaap: soy, legume, gluten
soylent, soylent drink: soy
soymilk, dou jiang, doujiang, vitasoy, sua dau nanh, tonyu, alpro soya: soy, legume
spaetzle, challah: egg, gluten, grain
spag bol, spaghetti bolognese: gluten, meat, beef, celery, root vegetable, onion or garlic, nightshade
spaghetti alla puttanesca: gluten, fish, nightshade, onion or garlic
spaghetti carbonara: meat, pork, dairy, egg, gluten, high tyramine, high histamine
spaghettieis, spaghetti ice cream, dame blanche, coupe danemark, blue moon ice cream, schlumpfeis, puffo gelato, smurf ice cream: dairy, sweet
spam fritters, spam sandwich: pork, meat, gluten, salty
spam luncheon, luncheon meat: pork, meat, salty
spam musubi: meat, pork, gluten, soy, legume, high tyramine, high histamine
spanish omelette: egg, root vegetable, nightshade
speckknodel, speckknoedel, tiroler knodel: meat, pork, dairy, egg, gluten, onion or garlic, high tyramine, high histamine
speculaas, spekulatius: gluten, sweet, dairy
speisequark: dairy
spice bag: meat, poultry, root vegetable, nightshade, spicy
spicy tuna roll: fish, egg, nightshade, spicy
spinach artichoke dip, french onion dip, onion dip: dairy, onion or garlic
spotted dick, jam roly poly, sussex pond pudding, clootie dumpling: gluten, meat, beef, sweet, dairy
sprats, sproty, sprotten: fish, salty
springerle, anisbrotli, biscuit rose de reims: gluten, egg, sweet
spritzgeback, sables bretons, sable breton: gluten, dairy, sweet, egg
sprotes, rigas sprotes: fish, high histamine
spumoni, spumone, cassata ice cream, cassata gelato, tutti frutti ice cream, tutti frutti gelato, butter pecan, butter pecan ice cream, maple walnut ice cream, pralines and cream, burnt almond fudge, gelato nocciola, gelato pistacchio, noisette gelato, bacio gelato, croccantino gelato, krokant eis, jamoca almond fudge: tree nuts, dairy, sweet
sri racha, siracha: onion or garlic, nightshade, spicy, sulphites
sriracha sauce: nightshade, onion or garlic, spicy, sulphites
ssam jang: soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine, gluten, sesame
ssamjang: soy, sesame, legume, gluten
stamppot, hutspot: root vegetable, nightshade, dairy
starburst, opal fruits, chewits, fruitella, mamba candy: sweet
stargazey pie: fish, gluten, egg
stargazy pie: fish, egg, gluten
steak and kidney pie, steak and kidney pudding: gluten, beef, meat, onion or garlic
steak au poivre: beef, meat, alcohol, dairy
steak frites, entrecote frites: beef, meat, root vegetable, nightshade
steak tartare: egg, mustard, meat, beef, fish
stegt flaesk: pork, meat, dairy, gluten
steirisches wurzelfleisch: pork, meat, root vegetable, celery
sticky date pudding, treacle sponge, treacle tart: gluten, egg, dairy, sweet
stifado, stifatho: meat, onion or garlic, alcohol, sulphites
stjerneskud: fish, shellfish, gluten, egg, dairy
stobhach: meat, root vegetable, nightshade, onion or garlic
stollen: gluten, dairy, tree nuts, sulphites, grain, starchy, sweet
stotty, stottie, stottie cake, barm cake, oven bottom muffin: gluten
stovies: meat, root vegetable, nightshade, onion or garlic
stracciatella alla romana: egg, dairy, meat
stracciatella ice cream, stracciatella gelato, fior di latte gelato, mint chocolate chip, plombir, softice, soft serve, mr whippy, sahne eis, fudge sundae, hot fudge sundae, rolled ice cream, frozen yogurt, froyo, dulce de leche ice cream, choc ice, choc ices, eskimo pie, klondike bar, dippin dots, paleta de crema, raspberry ripple, vanilla ripple, viennetta: dairy, sweet
strammer max: gluten, pork, meat, egg
string hopper kotthu, idiyappam kottu: egg, onion or garlic
stroganoff: dairy, meat, beef, gluten, mustard
stroganov: dairy, onion or garlic, meat, beef, gluten
strogonoff de frango: meat, dairy, fungus, nightshade, onion or garlic, poultry, mustard
stromboli: gluten, dairy, meat, pork
stroopkoek, parle g, leibniz biscuit, petit lu, chorley cake, banbury cake, prinzenrolle: gluten, sweet, dairy
stroopwafel: gluten, dairy, grain, starchy, sweet, soy
strozzapreti, trofie, bigoli: gluten
struffoli, cicerchiata, pignolata, teiglach, taiglach: gluten, egg, honey, sweet
strukli, zagorski strukli: dairy, egg, gluten
strutto, banha, lardo, lardo di colonnata, salo, smalets, snijderspek, pork dripping: pork, meat
studentenfutter, scroggin, studenterhavre: tree nuts, sweet
suadero, tacos de suadero: meat, beef
succotash: legume
sucuklu pide: gluten, meat, beef, dairy
sudachi, kabosu, citrus junos: citrus
sudzuk: meat, beef, onion or garlic, salty
suet pudding: gluten, meat, beef, sweet
sufganiyot, sufganiyah: egg, gluten
sugar puffs: gluten, honey
sugared almonds, dragees, dragee, jordan almonds, confetti di sulmona, peladillas, koufeta, noghl: tree nuts, sweet
sugo all amatriciana: pork, meat, dairy, nightshade
suja tea: dairy, caffeine
sujiko: fish, salty
sujuk, sudzhuk: meat, beef, onion or garlic, high tyramine, high histamine
suki thai, thai suki: egg, soy, sesame, gluten
sukiyaki sauce: soy, gluten, fish, salty, alcohol
sukiyaki: egg, soy, meat, beef, legume, gluten, alcohol
sukuma wiki: onion or garlic
sulguni, suluguni: dairy, salty
sulzfleisch, schweinesulze, schwartenmagen: meat, pork
sun cake taiwanese, tai yang bing: gluten, sweet
sundaeguk: meat, onion or garlic, pork
sundubu jjigae, soondubu, soon tofu: soy, onion or garlic, nightshade, legume, spicy, fish, shellfish, egg
sunflower halva, podsolnechnaya halva: sweet
suppengrun, soepgroente, wloszczyzna, wurzelwerk, battuto: celery, root vegetable
suppenwurze: celery, salty, gluten
suppli: gluten, egg, dairy, meat, beef
suqaar: meat, onion or garlic
suquet, suquet de peix: fish, shellfish, tree nuts, nightshade, onion or garlic
surf and turf: beef, meat, shellfish
surume, saki ika, ojingeo chae: shellfish, salty
suspiro limeno, suspiro a la limena: egg, dairy, sweet, alcohol, sulphites
sutlac, cajeta, brigadeiro, toffee: dairy, sweet
suya spice, yaji, yaji spice, kankankan, chichinga powder: peanut, nightshade, spicy
suya: peanut, meat, beef, legume, spicy, reflux trigger
svickova, svickova na smetane: meat, beef, dairy, gluten, celery, onion or garlic, root vegetable, mustard
swedish meatballs: meat, egg, gluten, dairy, onion or garlic, beef, pork
sweet and sour pork, gu lao rou, gulou yuk, guo bao rou: pork, meat, sweet, soy, gluten
sweet baby rays: nightshade, onion or garlic, sweet
sweet chilli sauce, sweet chili sauce, nam chim kai, nam jim kai: nightshade, onion or garlic, sweet, spicy
sweetbreads: meat
swim bladder finings, hausenblase: fish
swiss steak: beef, meat, nightshade, onion or garlic, gluten
swordfish, turbot, monkfish, pangasius, barramundi, zander, pikeperch, whitebait: fish
syllabub: dairy, alcohol, sweet, sulphites
syrnyky: dairy, egg, gluten
szalonna: meat, pork, high tyramine, high histamine
tabasco, cholula, valentina sauce, franks redhot, peri peri sauce, piri piri sauce, nandos sauce, aci sos, pilpelchuma: nightshade, spicy
taberu rayu: sesame, onion or garlic, nightshade, spicy, soy, gluten
tabule, taboule: gluten, nightshade, onion or garlic, citrus
tacaca: shellfish, root vegetable, salty
taco rice, takoraisu: meat, beef, dairy, nightshade
tacos al pastor: meat, pork, onion or garlic, nightshade
tacos de carnitas: meat, pork
tacu tacu: legume, onion or garlic
tafelspitz: meat, beef, root vegetable, celery
tagine, tajine: onion or garlic
tagliatelle al ragu: gluten, meat, beef, celery, root vegetable, onion or garlic, nightshade, egg, pork, dairy, alcohol, sulphites
tagliolini, tajarin: gluten, egg
tahchin, tah chin: dairy, egg
taho, tokwa: soy, legume
tahu goreng, tauhu: soy, legume
tahu isi: soy, legume, gluten
taiyaki, imagawayaki: gluten, legume, egg
tajin: nightshade, citrus, salty, spicy
tako yaki: fish, shellfish, egg, gluten, soy
takoyaki: gluten, egg, fish, shellfish, grain, starchy, soy
taktouka: nightshade, onion or garlic
takuan, danmuji, bettarazuke: root vegetable
tamal, tamale, tamales: pork, meat
tamari sauce, bragg aminos: soy, salty
tamari shoyu: soy, legume, high tyramine, high histamine
tamarillo, tree tomato, solanum betaceum: nightshade
tamarind chutney, imli chutney, meethi chutney, saunth: sweet
tan tan ramen: gluten, egg, soy, sesame, meat, spicy, pork
tanabour, spas soup: dairy, gluten, egg
tandoori chicken, tandoori murgh: dairy, meat, poultry, onion or garlic
tandoori naan: dairy, gluten
tandoori roti, rumali roti, luchi, parantha, parotta, lachha paratha, laffa, farata, sangak, pitta, khubz, aish baladi, markook, saj bread, fillo, filo pastry, brick pastry, feuille de brick, malsouka, warka pastry, strudel dough, tortilla de harina, bazlama, ekmek, tandir bread, tonis puri, shotis puri, baghrir: gluten
tangsuyuk: pork, meat, sweet, soy, gluten
tangyuan, tang yuan, yuanxiao, black sesame tangyuan: sesame, sweet
tanjia, tangia: meat, onion or garlic, dairy
tantanmen: gluten, sesame, meat, grain, starchy, spicy, reflux trigger, soy, pork
taotjo: soy, fermented, salty
tapai, tape ketan: alcohol
tapenada: fish, onion or garlic, salty
tapenade noire: fish, onion or garlic, salty
tapioca, tapioca starch, casabe, polvilho, kuzu, kudzu starch, maca, maca powder, inulin, chicory inulin, oligofructose, e162, beetroot red, taro, eddoe, cocoyam, lotus root, renkon, skorzonera, gobo, burdock root: root vegetable
tapsilog: beef, meat, egg, onion or garlic, soy, gluten
tarako: fish
taralli, tarallini: gluten, alcohol, sulphites
taramosalata: fish, gluten
tarator balkan, tarator soup: dairy, tree nuts, onion or garlic
tarator: dairy, sesame, tree nuts, onion or garlic
tare: soy, gluten
tarhana corbasi: dairy, gluten, high histamine
tarhonya: egg, gluten
tarka dal, tadka dal, dal tadka: legume, onion or garlic, dairy
tarta de santiago: egg, tree nuts, sweet
tarte au maroilles, goyere: gluten, dairy, egg
tarte bourdaloue, bourdaloue tart: gluten, egg, dairy, tree nuts, sweet
tarte tatin, tatin: gluten, dairy, sweet
tarte tropezienne, tropezienne: gluten, dairy, sweet, egg
tarteletter: gluten, dairy, meat, poultry
tartiflette: dairy, meat, pork, root vegetable, alcohol, sulphites
tartufo di pizzo: dairy, egg, sweet, tree nuts
tasajo: meat, beef, high tyramine, high histamine
tatarak: meat, beef, egg, onion or garlic
tater tot casserole, tater tot hotdish, hotdish: meat, dairy, root vegetable, nightshade, gluten, beef
tater tots: root vegetable, nightshade
tau fu fa, tofu pudding, doufuhua: soy, sweet
tau suan: legume, sweet, gluten
tavce gravce: onion or garlic, nightshade, legume
tave kosi: meat, dairy, egg, gluten
tavuk gogsu, tavukgogsu: dairy, poultry, meat, sweet
tayto sandwich: dairy, gluten, onion or garlic, root vegetable, nightshade
tea leaf salad: caffeine, fermented, peanut, legume, sesame, shellfish
tebirkes, birkes, grovbirkes: gluten, dairy
techina: sesame
teewurst, streichmettwurst, zwiebelmettwurst: meat, pork, high tyramine, high histamine
teh tarik, teh susu: dairy, caffeine
tej wine, ethiopian tej: honey, alcohol
tekka maki: fish
tekkadon: fish, soy, gluten
telemea: dairy, salty
tempe orek, mendoan: soy, legume, high tyramine, high histamine, gluten
tempeh goreng: soy, legume, fermented
tempura, kakiage: gluten, egg
ten don: shellfish, gluten, soy, egg, fish
tenpura, tempura batter: gluten, egg
teperto, toportyu, tepertokrem: meat, pork
tequenos, tequeno: gluten, dairy
tete de moine: dairy, high tyramine, high histamine
tete de veau, langue de boeuf: meat, beef
tetrazzini, chicken tetrazzini, turkey tetrazzini: gluten, dairy, meat, poultry, fungus
teuk trei: fish, fermented, salty
tewkesbury mustard, sennep, senap, musztarda, hardal, sarepska, moutarde de meaux, rai kuria, shorshe bata, sarson paste: mustard
thaen: honey
thai red curry paste, thai green curry paste, nam prik gaeng, massaman paste, panang paste, krueng gaeng, tom yum paste, laksa paste, nam prik kaeng: shellfish, nightshade, onion or garlic, spicy
thai red curry, gaeng daeng, kaeng phet: shellfish, fish, nightshade, spicy, onion or garlic
thakkali: nightshade
thandai: dairy, tree nuts, sweet
thayir, perugu, mosaru: dairy
theine, teine, coffeine, koffein, cafeina, kofein, caffeine anhydrous, guarana extract, green tea extract, matein, pre workout, preworkout, pre workout powder, green coffee extract, theobromine, c4 pre workout, hydroxycut: caffeine
theobroma cacao, cacao nibs: caffeine
thepla: gluten, grain, starchy, dairy
thiebou dieune: fish, nightshade, root vegetable, onion or garlic
thit kho, thit kho trung: pork, meat, egg, fish, sweet
thousand island dressing, russian dressing, cocktailsauce, golf sauce, salsa golf, salsa rosa, yum yum sauce, joppiesaus, fry sauce, mayochup: egg, nightshade
three bean salad: legume, onion or garlic, sweet
three cup chicken: meat, poultry, soy, gluten, sesame, alcohol, onion or garlic
thukpa, thenthuk: gluten, onion or garlic
thuringer rostbratwurst: pork, meat
tia maria: caffeine, alcohol
tianmianjiang, tian mian jiang: gluten, soy, legume, high tyramine, high histamine
tibs: meat, onion or garlic, dairy
tigadegena: peanut, onion or garlic, nightshade, legume, meat
tiikerikakku: gluten, dairy, sweet, egg
tikka masala: dairy, onion or garlic, nightshade, spicy, high fodmap, reflux trigger, meat, poultry
tim tam, tim tams: dairy, gluten, soy
tinga de pollo: meat, poultry, onion or garlic, nightshade, spicy
tinga: meat, poultry, nightshade, onion or garlic, spicy
tinginys: dairy, gluten, caffeine
tinola: meat, poultry, onion or garlic, fish
tiradito: fish, nightshade, citrus, spicy
tirami su: dairy, egg, gluten, caffeine, alcohol
tiramisu gelato: egg, dairy, gluten, caffeine, alcohol, sweet
tiramisu: dairy, egg, gluten, grain, sweet, caffeine, alcohol
tirokafteri, htipiti, ktipiti: dairy, spicy, nightshade
tiroler grostl, grostl, groestl: meat, onion or garlic, root vegetable, nightshade, egg
tkemali, satsebeli: onion or garlic
tlacenka: meat, pork
tlacoyos: legume
toad in hole: meat, pork, dairy, egg, gluten
toast hawaii: gluten, dairy, pork, meat
toaster strudel: gluten, sweet, soy, dairy
toban djan, pixian douban: gluten, soy, nightshade, legume, spicy, high tyramine, high histamine
tobanjan, chilli bean sauce: legume, gluten, nightshade, spicy, salty, fermented, soy
toblerone: dairy, egg, tree nuts, honey, sweet, soy
tocino de cielo, tocinillo de cielo: egg, sweet
tocino: pork, meat, sweet
tod mun, tod mun pla, thai fish cakes: fish, egg, nightshade, spicy, legume, shellfish
togarashi, ichimi: nightshade, spicy
toltott kaposzta: meat, pork, onion or garlic, nightshade, high histamine
toltott paprika: meat, pork, onion or garlic, nightshade, gluten
tom and jerry drink: alcohol, egg, dairy, sweet
tom kha gai: fish, root vegetable, nightshade, fungus, citrus, spicy, meat, poultry
tom kha: fish, meat, poultry
tom yam, tom yum goong: fish, root vegetable, nightshade, fungus, citrus, spicy, shellfish
tom yum, laksa, shito, nam prik, nam prik pao: fish, shellfish, spicy, reflux trigger
tomates crevettes, tomate crevette: shellfish, nightshade, egg, mustard
tomato bredie: meat, onion or garlic
tomato juice: nightshade
tomato ketchup: nightshade, celery
tongba, chhaang, chhyang: alcohol, high histamine
tongseng, sate kambing: meat, onion or garlic, soy, gluten
tonjiru, butajiru: pork, meat, soy, root vegetable, fermented, fish
tonkatsu curry roux, japanese curry roux, golden curry roux, curry roux, kare roux: gluten, onion or garlic, soy
tonkatsu curry: gluten, egg, pork, meat, soy
tonkatsu sauce, okonomiyaki sauce, yakisoba sauce, takoyaki sauce, otafuku sauce: nightshade, onion or garlic, sweet, salty, soy, gluten
tonkatsu, maultaschen: gluten, egg, meat, pork, grain, starchy
tonkotsu broth: meat, pork, onion or garlic
tonkotsu ramen, hakata ramen: gluten, egg, pork, meat, soy
tonkotsu: meat, pork, gluten, soy
tootsie roll, tootsie rolls, tootsie pop: dairy, soy, sweet
topfenknodel, topfenknoedel, quarkknodel: dairy, egg, gluten
tori karaage: meat, poultry, soy, gluten, onion or garlic, alcohol
toriten, chicken nanban: meat, poultry, egg, gluten, soy
torrfisk, klippfisk, stockfish, stockfisch, stoccafisso: fish, salty
torrone di cremona, nougat de montelimar, nugat de montelimar, turron de alicante, turron duro, torro: tree nuts, egg, honey, sweet
torrone: egg, tree nuts, honey, sweet
torta ahogada: meat, pork, gluten, onion or garlic, nightshade, spicy
torta barozzi: tree nuts, dairy, egg, sweet, peanut
torta caprese, caprese cake, torta di nocciole: tree nuts, dairy, egg, sweet
tortang talong: egg, nightshade
tortelli di zucca: gluten, egg, dairy, tree nuts, sweet, mustard
tortellini in brodo: gluten, egg, pork, meat, dairy
tortelloni: gluten, egg, dairy
tote oma, grutzwurst: pork, meat, gluten
toucinho do ceu: egg, tree nuts
toum, chimichurri, skordalia: onion or garlic, high fodmap, reflux trigger
toumeya: onion or garlic, citrus
toumieh: onion or garlic, citrus
tournedos rossini: beef, meat, alcohol, dairy, poultry, gluten, sulphites
tourte lorraine, pate lorrain: gluten, egg, pork, meat, onion or garlic, dairy, alcohol, sulphites
tourtiere: gluten, pork, meat, onion or garlic
trachanas, trahanas xinos, kishk, kashk el fouqara: gluten, dairy, fermented
trahana, trahanas: dairy, gluten
tramezzini, tramezzino, puccia: gluten
travesseiros de sintra: gluten, egg, tree nuts, sweet
tremocos: legume, lupin
tres leches cake, pastel de tres leches, trilece: gluten, egg, dairy, sweet
trid, trid marocain: gluten, meat, poultry
trigonella foenum graecum, methi, fenugreek: legume
trini doubles, bara and channa: gluten, nightshade, legume, spicy
trinxat: pork, meat, root vegetable, nightshade, onion or garlic
tripas a moda do porto, dobrada: legume, meat, onion or garlic, beef, pork
tripas, tacos de tripa: meat, beef
tripe, kutteln, kaldaunen, gras double: meat, beef
tripes a la mode de caen: meat, onion or garlic, beef, alcohol
trippa alla romana, trippa: meat, nightshade, dairy, beef
triticosecale: gluten
triticum aestivum, triticum vulgare, graham flour, atta flour: gluten
triticum dicoccum: gluten
triticum durum: gluten
triticum monococcum: gluten
triticum spelta, spelt flour: gluten
triticum turanicum: gluten
trofie al pesto: tree nuts, dairy, onion or garlic, gluten
trou normand: alcohol, sweet
truffade: dairy, root vegetable, nightshade
truite aux amandes, trout amandine: fish, tree nuts, dairy, gluten
tsamarella: meat, salty
tsampa, tsamba: gluten
tsatsiki: dairy, onion or garlic
tsukemen, mazesoba, abura soba: gluten, soy, meat, pork
tsukemono: root vegetable, salty
tsukune: meat, poultry, gluten, soy, legume, high tyramine, high histamine, alcohol
tsuyu, tentsuyu: fish, gluten, soy, legume, high tyramine, high histamine, alcohol
tsvikli, tsvikly: root vegetable
tteokbokki: soy, fish, legume, spicy, reflux trigger, gluten
tteokguk: egg, meat, beef, onion or garlic, soy
ttoro: fish, shellfish, nightshade, onion or garlic
tuber melanosporum, truffle oil, truffe noire: fungus
tuc crackers: gluten, egg
tufahije, tufahija: tree nuts, dairy, sweet
tuile, tuiles, langue de chat, langues de chat, cigarette russe biscuit: gluten, egg, dairy, sweet
tuk trey: fish, high tyramine, high histamine
tulumba, tulumba tatlisi: gluten, egg, sweet
tumpeng, nasi kuning: onion or garlic
tuna casserole: fish, gluten, dairy
tuna melt, tuna noodle casserole: fish, gluten, dairy, egg
tunnocks teacake, teacake tunnocks, marshmallow teacake: gluten, dairy, egg, soy, sweet
tuorta da nuschs: gluten, egg, dairy, tree nuts, sweet
turkish delight, lokum, loukoumi, rahat lokum, ratluk: sweet
turkish manti: meat, dairy, gluten, onion or garlic, egg
turo rudi: dairy, caffeine
turos csusza: meat, pork, dairy, gluten, high tyramine, high histamine, egg
turron de jijona, turron blando: tree nuts, egg, honey, sweet
turron de yema: tree nuts, egg, sweet
turrones de dona pepa, turron de dona pepa: gluten, egg, sweet, sesame
tursu suyu, pickle juice: salty, fermented
tursu, torshi, turshi, mukhalal, torsi: salty
tutu de feijao: legume, onion or garlic, pork, meat
tvorog, tvaroh: dairy
twix: gluten, dairy, soy, sweet
txangurro: shellfish, onion or garlic, alcohol, gluten
tyrolean speck, sudtiroler speck, speck ham, speck alto adige: pork, meat, salty
tyropita: dairy, egg, gluten
ube halaya: root vegetable, dairy
ucha: fish, onion or garlic, root vegetable
udon noodles: gluten
ugandan rolex, rolex chapati: egg, gluten
ukha: fish, onion or garlic, root vegetable
ukrainske salo: meat, pork, high tyramine, high histamine
ulster fry, full irish: meat, pork, egg, gluten, high tyramine, high histamine, dairy
ulundu, ulutham paruppu, minapappu: legume
umbalakada, maldive fish flakes, hikimas: fish, high tyramine, high histamine
umeboshi: salty, fermented, high tyramine, high histamine
umqombothi: alcohol, high histamine
un helvasi, suji halwa, sheera, sheera halwa: gluten, dairy, sweet
unadon, kabayaki, unaju: fish, gluten, soy, legume, high tyramine, high histamine, alcohol
unagi: fish, soy, gluten
undhiyu: legume, root vegetable, nightshade, peanut
uni nigiri, uni sushi: shellfish
uni pasta: shellfish, gluten
unohana: soy, legume, gluten, fish
upma: gluten, mustard, grain, starchy
uppittu, uppuma: gluten, mustard, nightshade, spicy
urulai kizhangu, bangaladumpa: root vegetable, nightshade
uszka: gluten, fungus, onion or garlic
uthappam: legume, fermented
utopenci, utopenec: meat, pork, onion or garlic
uttapam, oothappam: onion or garlic, legume
uzbek plov: meat, root vegetable, onion or garlic
v8 juice: nightshade, celery, root vegetable, salty
vaca frita: beef, meat, citrus, onion or garlic
vada pao, wada pav: gluten, onion or garlic, root vegetable, nightshade, legume, spicy, mustard
vada pav: gluten, onion or garlic, root vegetable, nightshade, grain, starchy, high fodmap, reflux trigger, mustard
vada, vadai, poppadum, papadam, adai dosa, pesarattu: legume
vanilla crescents, kipferl: gluten, dairy, tree nuts, sweet
vanilla extract, swedish bitters, schwedenbitter, propolis tincture, herbal tincture, bach flower drops, klosterfrau melissengeist: alcohol
varenyky, vareniki: gluten
varske, biezpiens, kohupiim: dairy
varskeciai: dairy, egg, gluten
vasterbotten, vasterbottensost, danbo, esrom: dairy
vatapa: tree nuts, peanut, shellfish, legume, gluten
veal piccata: meat, gluten, citrus, dairy, beef, alcohol, sulphites
vedarai: meat, pork, root vegetable, nightshade
veg biryani: onion or garlic, dairy
vegan cashew cheese, cashew parmesan: tree nuts
vegemite scroll, cheesymite scroll: gluten, dairy, salty
vegemite: gluten, grain, salty, fermented, high tyramine, high histamine
vegeta gewurz, vegeta podravka: celery, onion or garlic, root vegetable
veloute sauce, sauce supreme: gluten, poultry, meat, dairy
veloute: dairy, gluten
velveeta: dairy
vengayam, ullipaya: onion or garlic
vennai: dairy
vepro knedlo zelo, vepro knedlo: meat, pork, gluten, onion or garlic, high histamine, egg
verhackert, verhackertes: meat, pork, onion or garlic, high tyramine, high histamine
verkadalai, nilakadalai: peanut, legume
vermicelles dessert: tree nuts, sweet, dairy
vermont curry: gluten, onion or garlic, soy, dairy, honey
vetkoek, amagwinya, magwinya: gluten
viande des grisons: beef, meat, salty
vicia faba, fava, habas: legume
vigna mungo, urad dal, black gram: legume
vigna radiata, green gram: legume
vigoron: pork, meat, root vegetable
viili: dairy
vinaigrette russe: root vegetable, nightshade, onion or garlic
vindalho: meat, onion or garlic, root vegetable, nightshade, spicy, pork
vindaloo paste, madras paste, pataks paste, tikka paste, rogan josh paste, balti paste: onion or garlic, nightshade, spicy
vindaloo: onion or garlic, nightshade, spicy, high fodmap, reflux trigger, meat
vinegret: onion or garlic, root vegetable, nightshade
violet crumble: meat, dairy, soy
virgin mary: nightshade, spicy, fish, celery
vitel tone: meat, beef, fish, egg
vitello tonnato: egg, fish, meat, beef
vlaai, rijstevlaai, limburgse vlaai, drie in de pan: gluten, egg, dairy, sweet
vobla, taranka: fish, high tyramine, high histamine
vodka sauce, penne vodka sauce: dairy, alcohol, nightshade
vol au vent, bouchee a la reine: gluten, dairy, meat, poultry
voloski horikhy, orzechy wloskie: tree nuts
vongole sauce, clam sauce: shellfish, onion or garlic, alcohol, sulphites
vongole veraci: shellfish
waakye: legume
wagon wheels biscuit: gluten, sweet, meat, dairy, soy
waldorf salad: egg, tree nuts, celery
waldorfsalat: celery, root vegetable, tree nuts, egg
wallenbergare: meat, egg, dairy, gluten, beef
walnut whip: tree nuts, dairy, egg, soy, sweet
wambatu moju: nightshade, mustard, onion or garlic, sweet
wantan, won ton: meat, pork, gluten, egg, soy, sesame
warak enab, waraq enab, yalanji: onion or garlic
warishita: meat, beef, gluten, soy, legume, alcohol, high tyramine, high histamine
wasabi paste, wasabi: spicy, mustard
wasabi peas, wasabi green peas: legume, spicy, salty
wasabia japonica, eutrema japonicum: root vegetable, spicy
wat tan hor, wat tan ho: soy, egg, gluten, shellfish
watalappan, watalappam, vattalapam: egg, tree nuts
water kefir, tibicos, tepache: fermented
waterblommetjiebredie: meat, onion or garlic
waterfall beef: meat, fish, citrus, spicy, onion or garlic, beef
waterford blaa, blaa: gluten
watergate salad: meat, dairy, sweet, tree nuts
waterzooi, gentse waterzooi: dairy, root vegetable, celery, onion or garlic, meat, poultry, egg
wedge salad: dairy, pork, nightshade, meat, egg
weet bix, weetbix: gluten
weisswurst: meat, pork, beef
weisswurste: meat, pork, onion or garlic, citrus, beef
welsh rabbit: dairy, gluten, mustard, high tyramine, high histamine, alcohol, fish
welsh rarebit: gluten, dairy, grain, starchy, mustard, alcohol, fish
werthers, werther s original: dairy, sweet, soy
whey isolate, lactoferrin, lactoperoxidase, molkenpulver, molkeneiweiss, siero di latte, serwatka, syvorotka, vassle, milk solids, milk protein isolate, nonfat milk solids, butteroil, anhydrous milk fat, milchfett, milchzucker, lactosa, lattosio, laktose, simplesse, recaldent: dairy
whey protein bar, protein bar, oh yeah bar, one bar protein: dairy, sweet
whiskey sour, whisky sour, clover club, white lady, pink lady cocktail, brandy flip, amaretto sour, boston sour: alcohol, egg, sweet
white borscht, bialy barszcz: gluten, meat, egg, onion or garlic, fermented, dairy, pork
white pudding: meat, pork, gluten, onion or garlic
white rabbit candy, white rabbit creamy candy: dairy, meat, sweet
white russian: alcohol, dairy, caffeine, sweet
wiener melange: dairy, caffeine
wienerschnitzel: meat, beef, egg, gluten
wife cake, lo po bing: gluten, sweet, meat, pork, egg
wine gums, jelly babies, jell o, gotterspeise: meat, sweet
wonton soup, wonton mee, wantan mee: gluten, egg, meat, pork, soy, sesame
wonton wrapper: gluten, egg
wotsits, cheetos, cheese puffs, cheese doodles, nacho cheese doritos, cheesy puffs: dairy, salty
wu gok, yam puff: root vegetable, pork, meat, gluten, soy, shellfish
wurst, bratwurst, frankfurter, leberwurst, leberkase, schmalz, kielbasa: meat, pork
wurstsalat: pork, meat, onion or garlic
xacuti, shakuti: onion or garlic, nightshade, spicy, meat
xato: tree nuts, nightshade, onion or garlic, fish, gluten
xiao long bao: gluten, meat, pork, grain, starchy, soy, sesame, alcohol
xiaolongbao: meat, pork, gluten, root vegetable, soy
xinxim de galinha: meat, poultry, shellfish, peanut, tree nuts, onion or garlic
xo jiang: meat, pork, shellfish, onion or garlic, nightshade, spicy, soy
xylitol, e967, erythritol, e968, sorbitol, e420, maltitol, e965, isomalt, e953, mannitol, e421, aspartame, e951, acesulfame k, e950, sucralose, e955, saccharin, e954, cyclamate, e952, stevia, stevioside, e960, steviol glycosides, neotame, thaumatin, advantame, monk fruit, luo han guo, allulose, neohesperidin, canderel, splenda, sweetex, truvia, hermesetas: sweet
ya cai: salty, mustard
yak cheese: dairy
yakgwa, yugwa: gluten, honey, sesame, sweet
yakhni, yakhni pulao: meat, onion or garlic
yaki soba: gluten, soy, onion or garlic, legume, high tyramine, high histamine, meat, pork
yaki udon: gluten, soy, meat, pork
yakisoba: gluten, soy, legume, grain, starchy, meat, pork
yakitori tare, unagi sauce, kabayaki sauce, nitsume: soy, gluten, alcohol, sweet, salty
yakitori, karaage: soy, meat, poultry, legume, gluten, alcohol
yam nua, yum nua, thai beef salad: beef, meat, fish, citrus, nightshade, spicy, onion or garlic
yangnyeom chicken, korean fried chicken: meat, poultry, gluten, soy, onion or garlic, sweet
yangnyeom, yangnyeom sauce, bulgogi sauce, galbi marinade, kalbi marinade: soy, onion or garlic, sesame, sweet, gluten
yangrou paomo, paomo: gluten, meat
yaprak sarma: onion or garlic
yassa poulet, poulet yassa: meat, poultry, mustard, onion or garlic, citrus
yassa: mustard, onion or garlic, high fodmap, reflux trigger
yaupon, guayusa, ilex guayusa: caffeine
yayla corbasi: dairy, gluten, egg
yerba mate: caffeine, reflux trigger
yokan, zenzai, oshiruko, shiruko, monaka, nerikiri, anmitsu, mizuyokan, hong dou tang: legume, sweet
yong tau foo, yong tau fu: soy, legume, fish
yorkshire parkin: gluten, sweet, dairy, egg
youtiao, you tiao, cakwe, you char kway: gluten
yu xiang rou si, yuxiang pork: pork, meat, soy, gluten, onion or garlic, spicy, alcohol
yuenyeung, yuanyang tea: dairy, caffeine
yufka doner: gluten, meat
yuja cha, yujacha, yuzu tea: citrus, sweet, honey
yukgaejang: beef, meat, onion or garlic, spicy, soy
yukhoe, yuk hwe: meat, beef, sesame, onion or garlic, egg, soy, gluten
yum woon sen, yam wun sen: fish, shellfish, citrus, spicy, onion or garlic, meat, pork, celery
yusheng, yee sang, lo hei: fish, root vegetable, peanut, sesame, gluten
yuxiang qiezi, fish fragrant aubergine, fish fragrant eggplant: nightshade, soy, gluten, onion or garlic, spicy
yuzu kosho, yuzukosho: nightshade, citrus, spicy
zaalook: nightshade, onion or garlic
zaalouk: onion or garlic, nightshade
zabaione, zabajone: egg, alcohol, high histamine, sulphites
zacusca: onion or garlic, nightshade
zahtar: sesame
zahter: sesame
zamita: gluten, tree nuts, sesame, honey, sweet
zanahoria, zanahorias: root vegetable
zanzibar mix: root vegetable, nightshade, onion or garlic
zanzibar pizza: gluten, egg, onion or garlic, meat, dairy
zapiekanka, zapiekanki: dairy, gluten, fungus
zaru soba, toshikoshi soba: gluten, fish, soy
zarzuela, zarzuela de mariscos: fish, shellfish, tree nuts, nightshade, onion or garlic, alcohol, sulphites
zatar: sesame
zavinace, zavinac: fish, onion or garlic, high histamine
zefir, zephyr sweet, zefyras, pastila, belevskaya pastila: egg, sweet
zelatyna, zhelatin, jelatin, gelatine leaves, hydrolyzed gelatin: meat
zelenyi borshch: egg, onion or garlic, root vegetable, nightshade, meat
zeljanica: gluten, dairy, egg
zemaiciu blynai: meat, egg, root vegetable, nightshade
zha cai, zhacai, sichuan vegetable: mustard, nightshade, spicy
zhajiangmian, zha jiang mian: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
zhima jiang, zhi ma jiang: sesame
zhimajiang, tehina, nerigoma, tahinopolto: sesame
zhug: onion or garlic, nightshade, spicy, high fodmap, reflux trigger
zimtsterne, zimtstern, cinnamon stars, ricciarelli, amaretto biscuit, amarettini, makronen, nussmakronen, almendrados, brutti ma buoni, mustachudos, marunchinos: egg, tree nuts, sweet
zingiber officinale, adrak, jahe, saenggang: root vegetable
zuger kirschtorte: gluten, egg, alcohol, sweet, dairy, tree nuts
zuppa di pesce: fish, shellfish, nightshade, onion or garlic, alcohol, sulphites
zuppa inglese gelato: dairy, egg, sweet, gluten, alcohol
zurcher geschnetzeltes, zuri gschnatzlets: meat, beef, dairy, onion or garlic, fungus, alcohol, sulphites, gluten
zurek: gluten, egg, meat, pork, grain, starchy, dairy
zwetschkenknodel, marillenknodel, zwetschgenknodel: egg, gluten, dairy
zwiebelkuchen: dairy, egg, gluten, onion or garlic, meat, pork
zwiebelrostbraten: beef, meat, onion or garlic, gluten
`;
