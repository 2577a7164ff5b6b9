/** Dishes and foods by their names, and what is surely in them: see `../kitchens.ts`. */
export const lines = `
99 flake: dairy, sweet, gluten
a1 sauce, a1 steak sauce: nightshade, onion or garlic, sweet, salty
aappam: fermented
aaruul, qurt, kurut, chhurpi: dairy, high tyramine
aash reshteh: dairy, gluten, onion or garlic, legume
abbacchio, abbacchio alla scottadito, arrosticini: meat
abgoosht, ab gusht, dizi sangi: meat, onion or garlic, root vegetable, nightshade, legume
abura age: soy, legume
acaraje: shellfish, onion or garlic, legume, high fodmap, reflux trigger
accras, acras de morue, stamp and go: fish, gluten, onion or garlic
achaar, aam ka achaar, mixed achar: mustard, nightshade, spicy, high histamine
achar: mustard, salty
acili ezme, ezme: nightshade, onion or garlic, spicy
ackee and saltfish, saltfish: fish, onion or garlic, nightshade, salty
acma: gluten, dairy, egg
acorda alentejana: egg, gluten, onion or garlic
acorda: gluten, egg, onion or garlic
acquacotta: gluten, egg, onion or garlic, nightshade, celery
adana kebab, urfa kebab: meat, nightshade
adas polo: legume
adjaruli khachapuri, acharuli, imeruli, megruli, penovani: gluten, dairy, egg
adjika, ajika, adzhika: nightshade, onion or garlic, spicy, salty
adobong baboy: meat, gluten, soy, onion or garlic, legume, high tyramine, high histamine, pork
adobong manok: meat, gluten, soy, onion or garlic, legume, high tyramine, high histamine, poultry
advocaat chocolate, eierlikor pralinen: egg, alcohol, dairy, sweet
advocaat, eierlikor, pisco sour: egg, alcohol
afelia: pork, meat, alcohol, sulphites
affogato: dairy, sweet, caffeine, reflux trigger
afritada: meat, nightshade, root vegetable, onion or garlic
after eight: dairy, sweet
agaricus bisporus, cremini: fungus
agedashi tofu, agedashi dofu: soy, legume, gluten, fish, alcohol
agedashi: soy, fish, legume, gluten, alcohol
aglio e olio, aglio olio: gluten, onion or garlic, spicy
agnolotti del plin: gluten, egg, meat, dairy, beef, pork
agnolotti: gluten, egg, meat
aguachile: shellfish, nightshade, citrus, spicy
ahi poke: fish, gluten, soy, legume, high tyramine, high histamine, sesame
airag, kumis, koumiss, kymyz: dairy, alcohol
ais kacang, abc ais kacang, ice kacang: legume, sweet, dairy, peanut
aish el saraya, aish as saraya, eish el saraya: gluten, dairy, sweet, tree nuts
ajapsandali: nightshade, onion or garlic
aji amarillo, rocoto: nightshade, spicy
aji de gallina: gluten, dairy, tree nuts, meat, poultry, grain, starchy, egg
aji verde, aji verde peruano: egg, dairy, nightshade, onion or garlic, spicy
ajiaco santafereno, ajiaco bogotano: meat, poultry, dairy, root vegetable, nightshade
ajiaco: meat, poultry, root vegetable, nightshade, dairy
ajoblanco: gluten, tree nuts, onion or garlic
ajvar: nightshade
akamiso, shiromiso: soy, legume, high tyramine, high histamine
akaraje: shellfish, onion or garlic, legume, peanut, tree nuts, gluten
akkawi, ackawi, jibneh: dairy, salty
akrot: tree nuts
akuri: egg, onion or garlic, nightshade
alabama white sauce, white bbq sauce: egg, spicy
albondigas: meat, pork, gluten, egg
alcapurria, alcapurrias: meat, root vegetable, beef
alegar: gluten
alfajor de medina sidonia: tree nuts, honey, gluten, sweet, sesame
alfajores: dairy, gluten, egg
alfredo sauce, quattro formaggi sauce, four cheese sauce, pepper cream sauce: dairy
alheira, alheira de mirandela: meat, gluten, onion or garlic, poultry, pork
ali nazik: meat, dairy, nightshade, onion or garlic
aligot: dairy, onion or garlic, root vegetable, nightshade
alla puttanesca: fish, nightshade, onion or garlic, salty, gluten
alle vongole, spaghetti alle vongole, linguine vongole: gluten, shellfish, onion or garlic, alcohol, sulphites
allioli: egg, onion or garlic
allium cepa, eschalot: onion or garlic
allium fistulosum, allium porrum: onion or garlic
allium sativum, stinking rose: onion or garlic
allium ursinum, ramsons, ramson, barlauch: onion or garlic
allo scoglio, spaghetti allo scoglio: gluten, shellfish, onion or garlic, alcohol, sulphites
almdudler, 7 up, chinotto, fanta, sprite soda, ginger ale, vimto, ribena: sweet
almkase, graukase, quargel, romadur, weisslacker, butterkase: dairy
almojabana: dairy, egg, root vegetable
almond croissant, croissant aux amandes, bear claw, bear claws, bostock: gluten, egg, dairy, tree nuts, sweet
almond joy: tree nuts, dairy, soy, sweet
aloo bonda, batata vada: legume, root vegetable, nightshade, mustard
aloo gobhi: root vegetable, nightshade
aloo gobi, aloo tikki, rosti: root vegetable, nightshade
aloo kulcha: gluten, root vegetable, nightshade, dairy
aloo matar, alu matar: root vegetable, nightshade, legume
aloo paratha: gluten, root vegetable, nightshade, grain, starchy
alpenliebe: dairy, sweet
alplermagronen, aelplermagronen: dairy, gluten, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
alu bhorta, aloo bhorta, alu makha: mustard, onion or garlic, root vegetable, nightshade, spicy
amaebi, kuruma ebi: shellfish
amala dudu: root vegetable
amarguinha: alcohol, sweet, tree nuts
amarula: dairy, alcohol
amasi, emasi: dairy, high histamine
amatriciana: dairy, meat, pork, nightshade, gluten
amazake: fermented, sweet
amba sauce: legume, spicy, mustard
amba: spicy, salty, mustard
ambrosia salad: meat, dairy, sweet
ambul thiyal, malu ambulthiyal: fish, spicy, high histamine
ameijoas a bulhao pato: shellfish, onion or garlic, alcohol, sulphites
ameijoas, ameijoas bulhao pato: shellfish, onion or garlic, alcohol, sulphites
amlou: tree nuts, honey, sweet
amontillado, oloroso, vin santo: alcohol, high histamine, sulphites
amrakhand: dairy, fermented, sweet
amritsari fish, fish amritsari: fish, legume
amritsari kulcha: gluten, dairy
anacardium occidentale, cajou: tree nuts
anchoiade, tarama, bacalhau, baccala, lutefisk, kabeljau, bombay duck: fish
anchoyade: fish, onion or garlic, high tyramine, high histamine
andouille de vire: meat, onion or garlic, pork
andouille, rillettes, chicharron, carnitas, al pastor, cochinita pibil, lechon: meat, pork
andouillette: meat, pork
angel food cake, chiffon cake, pao de lo, pan di spagna, biscuit roulade, lady fingers biscuit, savoiardi, savoiardi biscuits, boudoir biscuits, biscuits a la cuillere, swiss roll, jelly roll cake, biskvit, pandispan, bizcocho: gluten, egg, sweet
angels on horseback: shellfish, pork, meat
angostura bitters, fernet branca: alcohol
angulas, gulas: fish
animal rennet, rennin, caglio, presure, cuajo: meat
anko, tsubuan, koshian, dou sha: legume
anolini: gluten, egg, meat, dairy, beef
anpan, hwangnam ppang: gluten, legume, sweet, egg, dairy
anticucho: beef, meat, nightshade, onion or garlic
anticuchos: meat, beef, onion or garlic, nightshade, spicy
ants climbing a tree, mayi shang shu: pork, meat, soy, spicy, gluten
anzac biscuit, anzac biscuits: dairy, gluten
apaki: pork, meat, salty
apam balik, martabak manis, terang bulan: gluten, egg, peanut, sweet, dairy
apfelstrudel: gluten, grain, starchy, sweet, dairy
api morado, colada morada, atole, mazamorra morada: sweet
apium graveolens, smallage: celery
appam, palappam: fermented
apple cider vinegar, cider vinegar: fermented
apple strudel, topfenstrudel, milchrahmstrudel, salzburger nockerl, scheiterhaufen, liwanzen, livance: gluten, egg, dairy, sweet
arachis hypogaea, goober peas: peanut, legume
arakhis: peanut, legume
arancina: gluten, egg, dairy, meat
aranygaluska, arany galuska: gluten, egg, dairy, tree nuts, sweet
arayes: gluten, meat, onion or garlic
arbi, arvi, seppankizhangu, chembu: root vegetable
arbroath smokies: fish, salty
arctium lappa, burdock, gobo root: root vegetable
arepa de choclo, cachapa, cachapas: dairy, sweet
arequipe, manjar blanco: dairy
arhar dal, tuvar dal, thuvaram paruppu: legume
armoracia rusticana, red cole, meerrettich, chrain: root vegetable, spicy
army stew: gluten, pork, meat, onion or garlic, spicy, soy, fermented, fish, shellfish, dairy
arnadi, arnadi de calabaza: tree nuts, egg, sweet
arnavut cigeri: meat, gluten
arrachera: meat, beef
arrack balls: alcohol, sweet, gluten, dairy
arros negre: shellfish, onion or garlic, nightshade, fish
arroz a banda: fish, shellfish, onion or garlic, nightshade
arroz caldo, arrozcaldo: meat, poultry, onion or garlic, fish
arroz chaufa, chaufa: egg, soy, gluten, onion or garlic, sesame, meat
arroz con dulce, tembleque, majarete: sweet
arroz con gandules: legume, meat, pork
arroz con habichuelas: legume, onion or garlic
arroz de marisco: shellfish, onion or garlic, nightshade
arroz de pato: meat, pork, poultry, onion or garlic, high tyramine, high histamine
arroz de tamboril: shellfish, nightshade, onion or garlic, fish
arroz negro: shellfish, gluten, sesame, fish
artsoppa: legume, pork, meat
asado negro: beef, meat, sweet, onion or garlic
asado, matambre: meat, beef
asafoetida powder, compounded asafoetida: gluten
ash reshteh: gluten, dairy, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
ashak, aushak: gluten, dairy, onion or garlic, meat
ashta, kashta, qashta: dairy
ashwagandha, withania, goji berries, gojibeeren, golden berries, uchuva: nightshade
asiago, gorgonzola, fontina, parmigiano, parmigiano reggiano, taleggio, scamorza: dairy, salty, fermented, high tyramine, high histamine
asins desa, verivorst: meat, pork, gluten, onion or garlic
assam laksa, asam laksa, penang laksa: fish, shellfish, onion or garlic, root vegetable, nightshade, spicy
asure, ashure, noahs pudding, noah s pudding, anoush abour: gluten, tree nuts, legume, sweet
atjar tjampoer, acar campur: root vegetable, sweet
atkilt wat, tikil gomen: root vegetable, onion or garlic
atora: meat, beef, gluten
attieke, acheke: root vegetable
auricularia, wood ear, mu er, kikurage, tremella: fungus
autolysed yeast: fungus, high tyramine, high histamine
autolyzed yeast, hefeextrakt, levure autolysee: fungus, salty
avakaya: mustard, nightshade, spicy, salty, sesame
avgolemono: egg, poultry, meat
avial, aviyal: dairy, root vegetable
avruga: fish
awaze, jerk seasoning, jerk sauce, walkerswood, cajun seasoning, creole seasoning, taco seasoning, fajita seasoning, sazon goya, recado rojo, achiote paste, shawarma spice, peri peri seasoning, recado negro: nightshade, onion or garlic
axoa: meat, nightshade, onion or garlic, beef
ayam betutu, bebek betutu: meat, poultry, onion or garlic, spicy, shellfish, tree nuts
ayam buah keluak: meat, poultry, onion or garlic, spicy, shellfish, tree nuts
ayam goreng: meat, poultry, onion or garlic
ayam penyet: meat, poultry, onion or garlic, shellfish
ayam pongteh: meat, soy, fermented, onion or garlic, poultry, gluten
ayam rica rica: meat, poultry, nightshade, spicy, onion or garlic
azeitao, sao jorge: dairy
azifa: mustard, onion or garlic, legume
baba au rhum, baba al rum, savarin cake, savarin au rhum: gluten, egg, dairy, alcohol, sweet
baba ganouj: nightshade, sesame, onion or garlic
baba ghanouj: nightshade, sesame, onion or garlic, citrus
babi guling: meat, pork, shellfish, tree nuts
babi kecap, babi panggang: meat, pork, soy, gluten
babi pangang, babi ketjap: pork, meat, soy, gluten, sweet
babi pongteh: meat, soy, fermented, onion or garlic, pork, gluten
babotie: meat, egg, dairy, gluten, onion or garlic, beef
baby ruth, oh henry bar: peanut, sweet, dairy, soy
babyccino, hot chocolate, cioccolata calda, chocolate a la taza, submarino drink: dairy, sweet
bacalaitos, accra de morue: fish, gluten
bacalao a la vizcaina: fish, nightshade, onion or garlic
bacalao al pil pil: fish, onion or garlic
bacalhau a bras, bacalhau bras: fish, egg, onion or garlic, root vegetable, nightshade
bacalhau a gomes de sa: fish, egg, root vegetable, nightshade, onion or garlic
bacalhau com natas: fish, dairy, root vegetable, nightshade, onion or garlic, gluten
baccala mantecato: fish, onion or garlic
back rashers: meat, pork, high tyramine, high histamine
backhahnchen: meat, poultry, gluten, egg
backhendl, wiener backhendl: meat, poultry, egg, gluten
badaam, vadhumai: tree nuts
badam milk: dairy, sweet, tree nuts
badrijani, badrijani nigvzit: tree nuts, onion or garlic
baeckeoffe, baeckeofe: meat, root vegetable, nightshade, alcohol, onion or garlic, beef, pork, sulphites
baekseju, bokbunja: alcohol
bagara baingan: nightshade, peanut, sesame, onion or garlic
bagel with lox, lox bagel: gluten, fish, dairy, salty
baghali polo: legume
baghlava: dairy, gluten, tree nuts
bagna caoda: fish, onion or garlic, high tyramine, high histamine
bagna cauda: dairy, fish, onion or garlic, high fodmap, reflux trigger
bagnet verd, bagnetto verde, salsa verde piemontese: fish, onion or garlic, gluten, egg
bagoong alamang, guinamos: shellfish, high tyramine, high histamine
bagoong isda, bagoong monamon: fish, high tyramine, high histamine
bah kut teh: pork, meat, onion or garlic, soy, gluten
baiao de dois: legume, dairy, onion or garlic, meat, beef, pork
bailey s, irish cream liqueur, crema de orujo, rumchata, sheridans, dooleys, carolans: alcohol, dairy, sweet
baileys liqueur, baileys irish cream: dairy, alcohol
baileys: dairy, sweet, alcohol
baingan bharta, baigan bharta, baingan ka bharta: onion or garlic, nightshade, spicy
baiser geback, beze, baked meringue, suspiros: egg, sweet
bajadera: tree nuts, sweet, dairy, soy, gluten
bak chang, bakcang: pork, meat, soy, gluten, shellfish, egg
bak kut teh, bakuteh: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
bak kwa, bakkwa, rou gan, yuk gan: pork, meat, soy, sweet, salty, gluten, fish
bake and shark, shark and bake: fish, gluten
baked alaska, omelette norvegienne, bombe alaska: gluten, egg, dairy, sweet
bakewell slice, cherry bakewell: gluten, egg, dairy, tree nuts, sweet
bakewell tart: dairy, egg, gluten, tree nuts
baklawa, kadayif: gluten, tree nuts, grain, starchy, sweet, dairy
baklawah, bourma, burma baklava, sobiyet, bulbul yuvasi, saray sarma, paklava, pakhlava, dolama: gluten, tree nuts, dairy, sweet
bakmi: gluten, egg, soy, meat
bakre ka gosht, chota gosht: meat
bakso: meat, beef, onion or garlic, celery, gluten
baleada, baleadas: dairy, gluten, legume
balik ekmek: fish, gluten, onion or garlic
balsamella, besciamella, white sauce, sauce blanche, parsley sauce, cheese sauce, sauce mornay: gluten, dairy
balsamic, balsamic vinegar, aceto balsamico, crema di balsamico, balsamic glaze, wine vinegar, sherry vinegar, vinagre de jerez, vinaigre de vin: sulphites, fermented
balti chicken: onion or garlic, nightshade, meat, poultry
balti: onion or garlic, nightshade
bamba nougat: peanut, legume, tree nuts
bamba snack: peanut, legume
bami: soy, gluten, onion or garlic, egg
bamia, bamya: onion or garlic, nightshade
bammy: root vegetable
banana ketchup: sweet
bananas foster, cherries jubilee: dairy, alcohol, sweet
bandeja paisa: meat, pork, egg, legume, beef
bandung drink, air bandung, sirap bandung, teh halia: dairy, sweet
bang bang chicken, bang bang ji, bon bon chicken: meat, poultry, sesame, soy, gluten
banga soup: fish, meat, shellfish
bangers and mash: pork, meat, gluten, dairy, root vegetable, nightshade, onion or garlic, sulphites
banh bao: gluten, pork, meat, egg, dairy
banh cuon: pork, meat, fungus, fish, onion or garlic
banh flan: dairy, egg
banh mi thit: gluten, meat, pork, egg, soy
banh mi: gluten, grain, starchy, pork, meat, egg, soy
banh my: gluten, meat, pork
banh xeo: fish, shellfish, meat, pork
banica: dairy, egg, gluten
banoffee pie, banoffi pie: gluten, dairy, sweet
banoffee: dairy, sweet, gluten
banosh, banush: meat, pork, dairy
bao buns: gluten
baozi: gluten, grain, starchy, meat, pork, soy
bapao: gluten, meat
bara brith, tea loaf: gluten, sweet, egg
bara gosht, gai ka gosht, mattu iraichi: meat, beef
barazek, barazi, barazeq: gluten, sesame, sweet, dairy, tree nuts
barbacoa: meat, nightshade, onion or garlic
barbari bread, nan e barbari: gluten, sesame
barbari, pide ekmegi: gluten, sesame
barbecue sauce, bbq sauce, kansas city sauce: nightshade, onion or garlic, sweet, mustard
barenfang, irish mist, ronmiel, ron miel, krupnikas, rakomelo: alcohol, honey, sweet
bariis iskukaris: meat, onion or garlic
barley water, bori cha, orzo coffee, caffe d orzo, inka coffee, caro kaffee, postum, malzkaffee, kathreiner, barleycup: gluten
barley wine, gueuze: gluten, alcohol, high tyramine
barmbrack, bairin breac: egg, gluten, dairy
barros luco: gluten, beef, meat, dairy
barszcz, barszcz czerwony: root vegetable, onion or garlic, celery
basashi: meat
basbousa, maamoul: gluten, dairy, grain, starchy, sweet, tree nuts
basler lackerli, lackerli: honey, gluten, tree nuts, citrus, alcohol
baso: beef, meat, onion or garlic, celery, gluten
bastani, bastani sonnati, malai kulfi, matka kulfi: dairy, sweet, tree nuts
bastirma: meat, beef, onion or garlic, legume, high tyramine, high histamine
basturma, soujouk: meat, beef, onion or garlic, high tyramine, high histamine
batard bread, ficelle bread, pain de campagne, miche, boule bread, fougasse, bauernbrot, mischbrot, graubrot, kaisersemmel, weckle, schrippe, laugenbrezel, brezn, laugenstange, laugenbrot, breadsticks, melba toast, zwieback rusk, ryvita, wasa crispbread, crispbread, tunnbrod, birote, marraqueta, hallulla, pan frances, pan amasado, pao frances, papo seco, pao alentejano, schuttelbrot, pinsa, sub roll, hoagie roll, bap roll, cob loaf, bara bread, rosetta bread, michetta, pane carasau, carta da musica, pane guttiau, pane pugliese, pane toscano, friselle, frisella, freselle, paximadi, paximadia, dakos rusk, beschuit, matzoh, matzo meal, farfel, pangrattato, chapelure, semmelbrosel, galleta marinera, hardtack, oyster crackers, saltines, saltine, water biscuits, jacobs crackers, ritz crackers, cream crackers: gluten
batata harra: root vegetable, nightshade, onion or garlic, spicy
batata, boniato: root vegetable
bath chaps, gammon, back bacon, scrunchions: pork, meat, salty
batida: alcohol, dairy
battenberg, battenberg cake, battenburg: gluten, egg, tree nuts, sweet, dairy
battera, saba shioyaki, shime saba, sanma, hamachi kama, sake nigiri, anago, engawa, kanpachi: fish
bauernfruhstuck: root vegetable, nightshade, onion or garlic, egg, meat, pork
baursak: gluten, dairy, egg
bavarian cream, bayerische creme, creme bavaroise: dairy, egg, meat, sweet
bavarois: dairy, meat, sweet, egg
bazhe, baje sauce, phkali: tree nuts, onion or garlic
bazin, bazeen: gluten, meat, egg
bean curd skin, tofu skin, atsuage, biji, koya dofu, beancurd, taukwa, tahu, tau pok, tofu puffs: soy, legume
bearnaise, pao de queijo: dairy, egg
beaufort cheese, fromage de beaufort: dairy
bebek goreng: meat, poultry, onion or garlic
bee sting cake: gluten, egg, dairy, tree nuts, sweet, honey
beef burgundy, boeuf bourgignon: beef, meat, pork, alcohol, fungus, root vegetable, onion or garlic, gluten, sulphites
beef carpaccio, carpaccio di manzo: beef, meat, dairy
beef dripping, rindertalg: beef, meat
beef haleem: meat, gluten, onion or garlic, root vegetable, nightshade, legume, spicy, beef
beef jerky: beef, meat, salty, soy, gluten
beef protein isolate, desiccated liver, carnivor protein, beef liver capsules: beef, meat
beef rendang, rendang daging: meat, onion or garlic, nightshade, spicy, beef
beef stroganoff: meat, beef, dairy, onion or garlic, mustard, gluten
beef suya, suya meat, chichinga, tsire: meat, peanut, nightshade, legume, spicy, beef
beef tartare: beef, meat, egg, mustard, onion or garlic
beef tea: beef, meat
beef wellington, filet wellington: beef, meat, gluten, egg, fungus, dairy, mustard, pork
beeswax, e901, beebread, bee bread: honey
beetroot crisps, parsnip crisps, terra chips, yuca chips, cassava chips, camote chips, singkong chips: root vegetable, salty
beijinho, beijinhos, bicho de pe, negrinho: dairy, sweet
belachan, trassi, gapi, petis udang, saeu jeot, petis: shellfish, salty, fermented
beni shoga, shin shoga: root vegetable
berbere spice: nightshade, spicy
berbere: nightshade, spicy, reflux trigger
berenjenas con miel, berenjenas con miel de cana: nightshade, sweet, gluten
berenjenas: nightshade
bergamot, yuzu, calamansi, kalamansi, pomelo, pamplemousse, toronja, pampelmuse, tangerine, satsuma, mandarine, kumquat, kaffir lime, makrut lime, combava, cedro, citron peel, sukade, zitronat, orangeat, candied peel, mixed peel, arancia, naranja, naringin, naringenin, hesperidin, limonene, ugli fruit, tangelo, citrus pectin, dekopon, ponkan, chen pi, chenpi, hallabong: citrus
berkoukes: gluten, legume
bertholletia excelsa, para nut, castana do para: tree nuts
besan laddu, besan laddoo, boondi laddu, motichoor laddu, motichoor ladoo, boondi ladoo: legume, dairy, sweet
besara: legume, onion or garlic
beshbarmak, beshparmak: gluten, meat, onion or garlic, egg
betabel, remolacha: root vegetable
betanin, beta vulgaris: root vegetable
beurre blanc, beurre nantais, beurre rouge: dairy, onion or garlic, sulphites, alcohol
beuschel: meat, onion or garlic, beef, gluten, celery, dairy
beyond burger, beyond meat: legume
bhaji, bhajji: legume
bharta: nightshade, onion or garlic
bhuna gosht: onion or garlic, nightshade, meat
bhuna khichuri: legume, onion or garlic
bhuna: onion or garlic, nightshade
bialy, bialys: gluten, onion or garlic
biangbiang noodles, biang biang mian: gluten, soy, spicy, onion or garlic
biber salcasi, domates salcasi: nightshade
biberli, appenzeller biber: honey, gluten, tree nuts
bibimbap: soy, sesame, legume, egg, meat, beef, gluten
bibingka, puto bibingka: egg, dairy, sweet
bicol express: pork, meat, shellfish, nightshade, spicy
bifana, bifanas: meat, pork, gluten, onion or garlic, alcohol, sulphites
bifteki: meat, onion or garlic, beef, gluten
big mac sauce, burger sauce, samurai sauce, sauce andalouse, andalouse sauce, algerienne sauce: egg, nightshade, mustard
big mac: gluten, beef, meat, dairy, egg, sesame, mustard
bigorneau: shellfish
bigos: meat, pork, fermented, high tyramine, high histamine
bihari kabab, bihari boti: meat, beef, dairy, onion or garlic
bihun goreng: soy, gluten, onion or garlic
bindaetteok, nokdujeon: legume, meat, pork
bingsu, patbingsoo: dairy, sweet
bircher muesli: gluten, dairy, sweet, tree nuts
birchermuesli, birchermusli: dairy, gluten, tree nuts
birds milk cake, bird s milk cake: dairy, egg, sweet, gluten
biriyani: onion or garlic, dairy, meat
birria de chivo: meat, onion or garlic, nightshade, spicy
birria tacos: meat, onion or garlic, nightshade, spicy, beef
biryani: onion or garlic, grain, starchy, high fodmap, reflux trigger, dairy, meat
biscoff spread, cookie butter, speculoos spread, speculoospasta, spekulatiuscreme: gluten, soy, sweet
biscotti, mandelbrot, mandelbroit, carquinyolis, croquants de provence: gluten, egg, tree nuts, sweet
bisi bele bath, bisibelebath: legume, dairy, nightshade, mustard, tree nuts
bismarckhering, bismarck herring: fish, salty, mustard
bissara, bessara: onion or garlic, legume
bissli, twiglets: gluten, salty
bistecca alla fiorentina, tagliata: beef, meat
bistek, bistek tagalog: beef, meat, soy, gluten, citrus, onion or garlic
bisto: gluten, salty
bitterballen: gluten, dairy, meat, beef, grain, starchy, egg
black cake caribbean, trinidad black cake: gluten, egg, dairy, alcohol, sweet
black forest cake, black forest gateau, schwarzwalder kirschtorte, foret noire, selva negra cake: gluten, egg, dairy, alcohol, sweet
black sesame ice cream, goma ice cream, goma aisu: sesame, dairy, sweet
blancmange, mahalebi: dairy, sweet
blanquette de veau: meat, beef, dairy, onion or garlic, root vegetable, fungus, gluten, egg
blanquette: meat, dairy, fungus, root vegetable, onion or garlic, gluten, egg, beef
bleu d auvergne, fourme d ambert, saint agur, bleu de bresse: dairy, salty
bleu dauvergne: dairy, high tyramine, high histamine
bliny: dairy, egg, gluten
bloater: fish, high histamine
blodpudding, mustamakkara: gluten, meat, pork, grain, starchy
bloody caesar, caesar cocktail: alcohol, shellfish, nightshade, salty, fish, celery
bloody mary: fish, celery, nightshade, spicy, alcohol, reflux trigger
blue cheese dressing, roquefort dressing: dairy, egg
blunzn, blunzen, blunzengrostl: meat, pork, onion or garlic
bo bun, bun bo nam bo: beef, meat, peanut, fish, onion or garlic
bo lo bao, pineapple bun, bolo bao: gluten, egg, dairy, sweet
bobo de camarao: shellfish, root vegetable, nightshade, onion or garlic
bobotie: dairy, egg, meat, beef, gluten
boca burger, tofurky, tofurkey, gardein: soy, legume, gluten
bockwurst, knackwurst, wiener wurstchen, saitenwurst: pork, meat, salty
boereg, su boregi, sigara boregi, peynirli borek, tiropitakia, spanakopitakia, spanakotiropita, zelnik, pogaca, pogacha, kol boregi, placinta cu branza: gluten, dairy, egg
boerek: gluten, dairy, egg
boerenkool stamppot: root vegetable, nightshade, dairy, meat, pork
boeuf bourguignon, beef bourguignon: sulphites, meat, beef, alcohol, pork, gluten
boeuf en croute: beef, meat, gluten, egg, fungus, dairy
bofrot, nigerian puff puff: gluten
bohrach, bograch: meat, onion or garlic, root vegetable, nightshade
bokkoms, hardfiskur: fish, salty
bolani: gluten
boletus edulis, penny bun, steinpilz, king bolete: fungus
bolillo, telera: gluten
bollito misto: meat, celery, root vegetable, beef, poultry, pork
bolo de caco: gluten, root vegetable
bolo de rolo, bolo de fuba, cuca bread, cuca de banana: gluten, egg, dairy, sweet
bolognaise: beef, meat, nightshade, onion or garlic, root vegetable, celery
bolognese: celery, meat, beef, onion or garlic, nightshade, high fodmap, reflux trigger, gluten, alcohol, sulphites
bombardino, ponche de crema: alcohol, egg, sweet, dairy
bombay aloo, bombay potatoes: root vegetable, nightshade, spicy
bombay mix, chanachur: legume, salty, peanut
bonda: legume, root vegetable, nightshade
bondiola sandwich: pork, meat, gluten
bondiola: pork, meat
bone char, edible bone phosphate: meat
bonet, bunet, bonet piemontese: dairy, egg, gluten, tree nuts, alcohol, sweet
boondi raita: dairy
boortsog, boorsok: gluten, dairy
bopis: meat, onion or garlic, pork
boquerones en vinagre: fish, onion or garlic, high histamine
boquerones fritos: fish, salty, gluten
borani banjan, borani bademjan: nightshade, dairy, onion or garlic
borek: gluten, grain, starchy, dairy, egg
borrego: meat
borscht: onion or garlic, root vegetable, high fodmap, reflux trigger, meat
borshch, borsch: onion or garlic, root vegetable, nightshade, meat
bosa drink, braga drink: gluten, fermented, sweet
bosner: gluten, pork, meat, mustard, onion or garlic
bossam: meat, pork, soy, gluten, shellfish
bossche bol, moorkop: gluten, egg, dairy, sweet
boston baked beans: legume, pork, meat, sweet, mustard
botarga, avgotaracho, poutargue: fish, salty
boterkoek, zuckerkuchen, streuselkuchen, plattekaastaart: gluten, dairy, sweet, egg
botifarra, butifarra, fuet, salchichon: pork, meat, salty
bottarga di muggine: fish, high tyramine, high histamine
bottarga, surstromming, matjes, prahok, pla ra, mam nem: fish, salty, fermented, high tyramine, high histamine
boudin balls: pork, meat, onion or garlic, spicy, gluten, egg
boudin blanc: pork, meat, dairy, egg
bougatsa, laz boregi: gluten, dairy, sweet, egg
bouillon cube, maggi cube, knorr cube, maggi cubes, bruhwurfel, cubito, cubitos de caldo, vegeta seasoning, vegeta, bouillon powder, gemusebruhe, vegetable bouillon, fond de legumes, aromat: celery, salty
boulets a la liegeoise: meat, gluten, onion or garlic, sweet, egg, beef, pork
bounty bar, mounds bar: dairy, soy, sweet
bourekas, burekas: gluten, egg, sesame
bournvita, nestle milo: dairy, gluten
bourride: fish, egg, onion or garlic
bovine collagen, vital proteins collagen: meat, beef
boxty pancake: root vegetable, nightshade, gluten, dairy
boxty, boxty pancakes: dairy, gluten, root vegetable, nightshade
boyoz: gluten, dairy, sesame
bramboracka: onion or garlic, root vegetable, nightshade, fungus, gluten, celery
bramboraky, bramborak: egg, gluten, onion or garlic, root vegetable, nightshade
bramborove knedliky: egg, gluten, root vegetable, nightshade
brandade de morue: fish, onion or garlic, dairy
brandade: dairy, fish, root vegetable, nightshade
brandy alexander, grasshopper cocktail, mudslide cocktail, golden cadillac, pink squirrel, bushwacker: alcohol, dairy, sweet
branston pickle, ploughmans pickle, branston: root vegetable, onion or garlic, gluten, sweet
branzino, loup de mer, dorade, orata, lubina, rouget, seelachs, rotbarsch, steinbeisser, scholle, hecht, karpfen: fish
brathering: fish, salty, gluten, mustard
bratkartoffeln: root vegetable, nightshade, onion or garlic
brazo de mercedes: egg, dairy, sweet
bread and butter pudding: gluten, dairy, sweet, egg
bread kvass: gluten, fermented, sweet
bresaola, cecina, pastrami, biltong, pastirma, sucuk: meat, beef, salty, fermented, high tyramine, high histamine
brettljause: pork, meat, dairy, gluten
brewers yeast, brewer s yeast, bierhefe, levure de biere: fungus, gluten
brezel, semmel, zwieback, knackebrot, schwarzbrot, ruisleipa, rugbrod: gluten, grain, starchy
briam: root vegetable, nightshade, onion or garlic
brik a l oeuf: gluten, egg, fish
brik: egg, gluten, fish
briouat amande, mhencha, m hanncha: gluten, tree nuts, sweet, dairy, honey
british bangers, pork bangers: pork, meat, gluten, sulphites
brodetto: fish, onion or garlic, nightshade, shellfish
brotchan foltchep, brotchan roy: dairy, onion or garlic, gluten
brown sauce, daddies sauce: nightshade, onion or garlic, sweet, salty, gluten
brudet, brodet: fish, onion or garlic, nightshade
brunkager: gluten, sweet, dairy, tree nuts
brunsviger, lagkage, hindbaersnitte, hindbaersnitter: gluten, dairy, sweet, egg
brunswick stew: meat, legume, nightshade, onion or garlic, poultry, pork
bryndza, brynza, branza: dairy, high tyramine, high histamine
bryndzove halusky: meat, pork, dairy, gluten, root vegetable, nightshade, high tyramine, high histamine
bubble and squeak: root vegetable, nightshade
bubble tea, boba tea, pearl milk tea, thai tea, cha yen thai, hong kong milk tea, nai cha, royal milk tea: dairy, caffeine, sweet
bubespitzle: egg, gluten, root vegetable, nightshade
bublik, bubliki, baranki, sushki, obwarzanek, covrigi: gluten
bubur kacang hijau, ginataang munggo, che dau xanh, che dau do: legume, sweet
bucatini all amatriciana: gluten, pork, meat, dairy, nightshade
bucatini, orecchiette, somen, kachori, pani puri, mandazi, cornflakes: gluten, grain, starchy
buchty, buchteln, wuchteln: dairy, egg, gluten
buck rarebit: gluten, dairy, mustard, alcohol, egg
buckfast tonic wine: alcohol, caffeine, sweet, sulphites
buckfast: caffeine, alcohol, sulphites
budae jjigae: meat, pork, onion or garlic, nightshade, spicy, high tyramine, high histamine, gluten, soy, fish, shellfish, dairy
buddha jumps over the wall, fotiaoqiang: shellfish, fish, meat, fungus, alcohol, poultry, pork, soy, gluten
buddhas delight, luohan zhai, lo han jai: soy, legume, gluten, fungus, sesame
buendnerfleisch, viande sechee: meat, beef, high tyramine, high histamine
bufala, stracchino, crescenza, robiola: dairy
buffalo sauce, buffalo wing sauce: dairy, nightshade, spicy
buffalo wings, hot wings: meat, poultry, dairy, nightshade, spicy
bul gogi: meat, beef, gluten, soy, sesame, onion or garlic, legume, high tyramine, high histamine
bulalo: beef, meat, onion or garlic
bulgogi: gluten, soy, sesame, meat, beef, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
bulldog sauce: nightshade, onion or garlic, sweet, salty, soy
bullshot, bull shot: alcohol, beef, meat, fish
bully beef, corned beef, bullybeef: beef, meat, salty
bumbu pecel, sambal kacang, kuah kacang: peanut, onion or garlic, nightshade, sweet
bummalo, bombil: fish
bun bo hue, bun bo: meat, beef, pork, shellfish, onion or garlic, nightshade, spicy, fish
bun cha: fish, meat, pork
bun rieu, bun rieu cua: shellfish, nightshade, fish, soy, egg, meat, pork
bun thit nuong: pork, meat, fish, peanut, onion or garlic
bundner nusstorte, engadiner nusstorte: dairy, egg, gluten, tree nuts
bundnerfleisch: meat, beef, high tyramine, high histamine
bungeoppang: gluten, legume
bunny chow: gluten, onion or garlic, nightshade, spicy, meat
bunuelo mexicano, bunuelos: gluten, sweet, egg
burghul, frikeh: gluten
burgoo: meat, nightshade, root vegetable, onion or garlic
buri daikon, buri teriyaki: fish, soy, gluten, sweet, alcohol
burnt almonds, gebrannte mandeln, praslines, pralines roses: tree nuts, sweet
burnt cream, crema pasticcera, pastry cream, vanillesosse: dairy, egg, sweet
burrito, burritos, chimichanga, chimichangas: gluten, legume, dairy, meat
butarga, karasumi: fish
butter chicken: dairy, meat, poultry
butter tart, butter tarts, sugar pie, tarte au sucre, pouding chomeur: gluten, dairy, sweet, egg
buttercream, frosting buttercream, chantilly, creme chantilly, chantilly cream, whipped ganache, cream cheese frosting, sweetened condensed milk, kondensmilch, varenaya sgushchenka, la lechera, toffee sauce, butterscotch sauce: dairy, sweet
butterfinger, clark bar, zagnut: peanut, soy, sweet, dairy
butterkuchen: gluten, dairy, sweet, egg, tree nuts
buuz, khuushuur, huushuur: meat, gluten, onion or garlic
bychki v tomate: fish, onion or garlic, nightshade, gluten
byrek: gluten, dairy
ca kho to, ca kho: fish, sweet
ca phe sua, cafe sua da: dairy, caffeine
ca phe trung, egg coffee vietnamese: egg, dairy, caffeine, sweet
cabidela, arroz de cabidela: meat, poultry, onion or garlic
cacciatore: meat, nightshade, onion or garlic, alcohol, sulphites
cacciucco: fish, shellfish, nightshade, onion or garlic, gluten, alcohol, sulphites
cachopo: meat, dairy, gluten, egg, pork, beef
cachupa, katxupa: onion or garlic, legume, meat, pork
cacik, haydari, boursin, palak paneer, matar paneer, paneer tikka: dairy, onion or garlic, high fodmap, reflux trigger
caciki, zaziki, talatouri, mast o musir: dairy, onion or garlic
cadbury dairy milk: dairy, sweet
caerphilly, double gloucester, lancashire cheese, stinking bishop, cornish yarg: dairy
caesar salad dressing, cardini dressing: egg, fish, dairy, mustard, onion or garlic
cafe de paris butter: dairy, mustard, fish, onion or garlic
cafe latte: dairy, caffeine
caffe latte, cafe au lait, cafe con leche, milchkaffee, espresso macchiato, latte macchiato, cortadito, piccolo latte, melange wiener, kapuziner kaffee, cafe bombon, ca phe sua da, vietnamese iced coffee, kopi susu, frappuccino, wiener kaffee, einspanner, pingado: dairy, caffeine
cajanus cajan, gungo peas, toor dal, arhar: legume
cajuzinho: peanut, sweet, dairy
calamares a la romana: shellfish, gluten, egg
calamondin: citrus
calcium caseinate, caseinates: dairy
calcots, calcotada: onion or garlic, tree nuts
caldeirada: fish, root vegetable, nightshade, onion or garlic
caldereta, kaldereta: meat, nightshade, root vegetable, onion or garlic
caldo de res: beef, meat, root vegetable, nightshade, onion or garlic
caldo gallego: legume, root vegetable, nightshade, pork, meat
caldo tlalpeno: meat, poultry, legume, nightshade, onion or garlic
caldo verde: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
california roll: shellfish, egg, sesame, fish, gluten, soy
calimocho, kalimotxo: caffeine, alcohol, high histamine, sulphites
calisson, calissons d aix, calisson d aix: tree nuts, sweet, egg
calissons: tree nuts, egg
callaloo: onion or garlic, spicy
callos, callos a la madrilena: meat, pork, onion or garlic, nightshade, beef
calpis, calpico, milkis, cultured milk drink, actimel: dairy, fermented, sweet
calzone: gluten, grain, starchy, dairy
camellia sinensis, oolong, darjeeling, lapsang souchong, pu erh: caffeine
campari, fernet, jagermeister, ramazzotti, averna, amaro montenegro, cynar, becherovka, unicum, underberg, suze, gammel dansk, rigas balzams, riga black balsam, zwack, kuemmerling, chartreuse, benedictine, galliano, strega liqueur, sloe gin, pimms, pimm s, midori, chambord, creme de cassis, creme de menthe, creme de cacao, maraschino liqueur, kummel, southern comfort, malibu rum, pacharan, patxaran, licor 43, mirto, ginja, ginjinha, maesilju, swedish punsch, goldschlager, fireball whisky, angostura, licor beirao, st germain liqueur, ratafia, vana tallinn, kontusovka, vishnyak, visinata, wisniowka: alcohol, sweet
canard a l orange, duck a l orange: meat, poultry, citrus, sweet
canard, zereshk polo: meat, poultry
candy corn: meat
canederli: gluten, egg, dairy, meat, pork
canele, caneles, cannele: gluten, egg, dairy, sweet, alcohol
cangrejo, jaiba: shellfish
canh chua: fish, nightshade
cannelloni: gluten, grain, starchy, dairy, egg
cannoli: gluten, dairy, grain, starchy, sweet, alcohol
cannolo, cannoli siciliani: gluten, dairy, sweet, egg, alcohol
cantal, mimolette, morbier, tomme, tomme de savoie, saint nectaire, ossau iraty, abondance: dairy
cantharellus cibarius, chanterelle, girolle, pfifferling: fungus
cantucci: gluten, egg, tree nuts, grain, starchy, sweet
cantuccini: egg, gluten, tree nuts
cao lau: pork, meat, soy, gluten
capicola, capocollo: meat, pork, high tyramine, high histamine
capirotada: gluten, dairy, sweet
caponata: celery, onion or garlic, nightshade, high fodmap, reflux trigger
cappelletti: gluten, egg, dairy, meat
caprese, insalata caprese: dairy, nightshade
capsicum annuum, pimenton, pimiento: nightshade
capsicum frutescens, capsicum chinense: nightshade, spicy
capuns: meat, pork, dairy, egg, gluten, high tyramine, high histamine
carajillo, caffe corretto, karsk: alcohol, caffeine
caramel custard, flan de huevo, quesillo venezolano, custard pudding, pudim de leite, pudim flan, creme renversee: dairy, egg, sweet
carapulcra: pork, meat, peanut, root vegetable, nightshade, onion or garlic
carbonade flamande, stoofvlees, stoverij, carbonnade: beef, meat, alcohol, gluten, mustard, onion or garlic
carbonara sauce: egg, dairy, pork, meat
carlota de limon: gluten, dairy, citrus, sweet
carnation milk, coffee creamer powder, coffee mate, kaffeeweisser, cool whip, filled milk, lait en poudre, klim, nido milk: dairy
carne asada: beef, meat
carne de porco a alentejana, porco a alentejana: pork, meat, shellfish, onion or garlic, alcohol, sulphites
carne de sol: meat, salty, beef
carne molida, bistec de res: meat, beef
carne porco alentejana, porco alentejana: meat, pork, shellfish, onion or garlic, nightshade, alcohol, sulphites
carob molasses, carob, algarroba: legume
carolina gold sauce, south carolina bbq sauce: mustard, sweet
carrot cake: gluten, egg, root vegetable, sweet
caruru: shellfish, peanut, tree nuts, onion or garlic
carya illinoinensis, hickory nut: tree nuts
cashel blue: dairy, high tyramine, high histamine
casquinha de siri: shellfish, gluten, dairy
cassata, cassata siciliana: gluten, egg, dairy, tree nuts, sweet
cassoeula: pork, meat, onion or garlic, celery
cassoulet: meat, pork, legume, poultry
castagnaccio: tree nuts
castella, dorayaki: gluten, egg, grain, starchy, sweet, honey
castoreum, ambergris: meat
casu marzu: dairy, fermented
cataplana, cataplana de marisco: shellfish, nightshade, onion or garlic, alcohol, sulphites
catsup: nightshade
cauliflower cheese: dairy, gluten
causa limena, causa rellena: root vegetable, nightshade, citrus, egg, meat, poultry
cava wine, cremant, sekt, franciacorta, asti spumante, lambrusco, cabernet sauvignon, pinot noir, sauvignon blanc, malbec, tempranillo, bordeaux wine, chianti, zinfandel, shiraz, vinho verde, rose wine, retsina, gruner veltliner, gewurztraminer, muscadet, beaujolais, barolo, sancerre, txakoli, heuriger, federweisser, sturm wine, burgundy wine, vin jaune: alcohol, sulphites, fermented
cawl: meat, root vegetable, nightshade, onion or garlic
cazuela chilena: meat, root vegetable, nightshade
ceasar salad: fish, egg, dairy, onion or garlic, gluten, mustard
cebiche, seviche: fish, onion or garlic, citrus
cebollin, cebollitas cambray: onion or garlic
cecina de leon: meat, beef, high tyramine, high histamine
ceebu jen, thiebou dieun: fish, onion or garlic, root vegetable, nightshade
celeri remoulade, celeriac remoulade: celery, root vegetable, egg, mustard
celery salt, selleri, sedano, celeri branche, stangensellerie, seler, seldereij, kereviz, aipo: celery
cemita, cemita poblana: gluten, sesame, dairy, meat, egg
cendol, chendol: legume, sweet
century egg, pidan, thousand year egg: egg, salty
cepelinai, didzkukuliai: meat, pork, onion or garlic, root vegetable, nightshade, dairy
cereal prawns, nestum prawns: shellfish, egg, dairy, gluten
cervelat, servelat: meat, beef, pork
cervelatwurst: pork, meat, salty, beef
cesnecka: onion or garlic, root vegetable, nightshade, gluten
cevapcici: meat, onion or garlic, beef
cevapi: meat, beef
cevaps: meat, beef
cha ca, cha ca la vong: fish, peanut, shellfish
cha gio, nem ran, imperial rolls, nems: pork, meat, egg, fungus, fish
cha lua, gio lua, moo yor: meat, pork, fish
cha siu, char siew: meat, pork, gluten, soy, legume, high tyramine, high histamine, honey
cha yen, thai iced tea: dairy, caffeine
chabakia: honey, gluten, sesame, tree nuts
chai latte, chai tea latte, karak chai, kadak chai, doodh patti, suutei tsai, tibetan butter tea: dairy, caffeine
chai tow kway: root vegetable, pork, meat, shellfish, egg
chairo: meat, root vegetable, nightshade, gluten
chaja, postre chaja, torta rogel, rogel: egg, dairy, sweet, gluten
chak chak, cak cak: egg, honey, gluten
chakalaka: onion or garlic, root vegetable, nightshade, legume, spicy
chakapuli: meat, alcohol, onion or garlic, sulphites
chakchouka: egg, onion or garlic, nightshade
chakhchoukha: gluten, meat, legume, nightshade, onion or garlic
chakhokhbili: meat, poultry, nightshade, onion or garlic
chalah: egg, gluten
chamoy: nightshade, spicy
champorado, tsampurado: caffeine, dairy
champurrado, atole de leche: dairy, sweet
champuru, goya champuru: soy, legume, egg, pork, meat, gluten, fish
chana masala: onion or garlic, nightshade, legume, high fodmap, reflux trigger
chanfana: meat, alcohol, onion or garlic, sulphites
chang tibetan beer, tella: alcohol, fermented, gluten
changua: egg, dairy, onion or garlic, gluten
chankonabe, chanko nabe: meat, soy, root vegetable, poultry, gluten
chanpon, nagasaki champon: gluten, shellfish, pork, meat, fish, soy
chao mian: gluten, soy, onion or garlic, legume, high tyramine, high histamine, egg
chao tom: shellfish, fish, meat, pork
chapatti, phulka, rotli: gluten
chapchae: gluten, soy, sesame, onion or garlic, root vegetable, legume, high tyramine, high histamine, meat, beef
chapli kebab, chapli kabab: meat, onion or garlic, nightshade, spicy, beef, egg
chappal kebab: meat, onion or garlic, nightshade, beef, egg
char kway teow, char kuey teow: shellfish, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine, meat, pork
char siew bao: gluten, pork, meat, soy, sweet, shellfish, sesame
char siu bao, cha siu bao, char siew pau: meat, pork, gluten, soy, legume, high tyramine, high histamine, shellfish, sesame
char siu sauce: soy, gluten, onion or garlic, sweet, honey
char siu: gluten, soy, meat, pork, legume, grain, starchy, honey
charleston chew: dairy, soy, egg, sweet
charoset: tree nuts, alcohol, sulphites
charque, carne seca: meat, high tyramine, high histamine, beef
charqui: meat, high tyramine, high histamine
charquican: onion or garlic, meat, beef
chashao: pork, meat, soy, gluten, sweet, honey
chashu: meat, pork, soy, gluten, alcohol
chasseur sauce, sauce chasseur: fungus, onion or garlic, sulphites, alcohol, meat, beef, dairy
chateaubriand: beef, meat
chawan mushi: fish, egg, gluten, soy, legume, high tyramine, high histamine, shellfish, meat, poultry
chawanmushi: egg, fish, soy, gluten, shellfish, meat, poultry
chebakia: gluten, sesame, honey, grain, starchy, sweet, tree nuts
chee cheong fun: soy, gluten, sesame
cheese saganaki: dairy, gluten
cheese souffle: egg, dairy, gluten
cheese straws, cheese straw: gluten, dairy, egg, salty
cheeseburger: meat, beef, gluten, dairy
cheez its, cheez it: dairy, salty, gluten, soy
cheez whiz: dairy, salty, mustard
chef salad: meat, egg, dairy, nightshade, pork, poultry
chelada: alcohol, gluten, citrus, salty, fermented
chelo kabab, chelow kabab: meat, onion or garlic
cheonggukjang: soy, legume, salty, fermented, high tyramine, high histamine
chermoula, charmoula: onion or garlic
chess pie, shoofly pie, buttermilk pie, pumpkin pie, sweet potato pie, boston cream pie, whoopie pie, whoopie pies, snickerdoodle, snickerdoodles, gooey butter cake, monkey bread, funnel cake, chocolate chip cookie, toll house cookies, cowboy cookie, dutch baby, apple pandowdy, popover, popovers: gluten, egg, dairy, sweet
cheung fun: soy, gluten
chhena, chenna: dairy
chiacchiere, crostoli, frappe di carnevale, angel wings pastry, csoroge, bugnes, fattigmann, minciunele, merveilles: gluten, egg, sweet, dairy, alcohol
chiburekki: gluten, meat, onion or garlic
chicha de jora, chicha, palm wine, pombe, chibuku, masato, pito beer, burukutu, ogogoro, cauim: alcohol, fermented
chicken 65: meat, poultry, onion or garlic, nightshade, spicy
chicken a la king: meat, poultry, dairy, fungus, nightshade, gluten
chicken adobo: meat, soy, gluten, onion or garlic, poultry
chicken and waffles: meat, poultry, gluten, egg, dairy, sweet
chicken chettinad, chettinad chicken: meat, poultry, onion or garlic, nightshade, spicy
chicken cordon bleu: meat, dairy, gluten, egg, poultry, pork
chicken divan: meat, poultry, dairy, gluten
chicken fried steak, country fried steak: beef, meat, gluten, egg, dairy
chicken jalfrezi: onion or garlic, nightshade, spicy, meat, poultry
chicken karahi, kadai chicken: meat, nightshade, onion or garlic, poultry
chicken katsu, katsu curry, torikatsu: gluten, egg, meat, poultry
chicken kiev, kiev cutlet, kotleta po kyivsky: meat, poultry, dairy, gluten, egg, onion or garlic
chicken madras: onion or garlic, nightshade, spicy, meat, poultry
chicken manchurian: gluten, soy, onion or garlic, nightshade, meat, poultry, egg
chicken marsala: meat, gluten, alcohol, poultry, dairy, sulphites
chicken nuggets, mcnuggets, chicken tenders: meat, poultry, gluten
chicken parmigiana, chicken parmesan, chicken parmo: meat, poultry, gluten, egg, dairy
chicken piccata: meat, gluten, citrus, dairy, poultry, alcohol, sulphites
chicken pot pie: gluten, dairy, meat, poultry, root vegetable, onion or garlic, celery
chicken satay, satay chicken: peanut, meat, poultry, sweet, soy, gluten
chicken teriyaki: soy, gluten, sweet, alcohol, meat, poultry
chicken tikka masala: dairy, meat, poultry, onion or garlic, nightshade
chicken tikka, murgh tikka: dairy, meat, poultry, onion or garlic
chicken xacuti: onion or garlic, nightshade, spicy, meat, poultry
chicken yassa: mustard, onion or garlic, citrus, meat, poultry
chicons au gratin, witloof met ham: pork, meat, dairy, gluten
chien sauce, rougail, rougail tomate: nightshade, spicy
chiko roll: meat, gluten, soy, beef, celery
chikuwa, narutomaki: fish, egg
chilaquiles: dairy, onion or garlic, nightshade, spicy
chile en nogada, chiles en nogada: meat, dairy, tree nuts, onion or garlic, nightshade, beef, pork
chile relleno, chiles rellenos: dairy, egg, nightshade, gluten
chili con carne, texas chili: beef, meat, nightshade, onion or garlic, spicy
chili dog: gluten, meat, beef
chilli chicken, chili chicken, chicken chilli dry: meat, poultry, gluten, soy, onion or garlic, nightshade, spicy, egg
chilli crab, singapore chilli crab: shellfish, egg, nightshade, spicy, sweet, soy, gluten
chilli crisp, crunchy chilli oil: soy, onion or garlic, nightshade, spicy, salty
chilli jam, pepper jelly: nightshade, sweet, spicy
chin chin: gluten, sweet, egg, dairy
chinese cruller: gluten
chingri malai curry, chingri malaikari: shellfish, onion or garlic
chinkiang vinegar, zhenjiang vinegar: gluten, fermented
chipa guasu: dairy, egg, onion or garlic
chipolata, chipolatas: pork, meat, gluten, sulphites
chipotles en adobo: nightshade, spicy, onion or garlic
chirashi: fish, egg, shellfish, soy
chirashizushi: fish, egg, shellfish
chitin, glucosamine, glucosamine sulfate: shellfish
chitosan, glucosamine sulphate: shellfish
chitterlings, chitlins: meat, pork
chiu chow chili oil: soy, onion or garlic, nightshade, spicy, salty, gluten, sesame
chivda, chevda, chiwda: legume, salty, peanut, mustard
chivito uruguayo: meat, beef, pork, dairy, egg, gluten
chivito: gluten, beef, meat, egg, dairy, pork, nightshade
chkmeruli, shkmeruli: meat, poultry, dairy, onion or garlic
chlodnik, chlodnik litewski: dairy, egg, root vegetable
choc top: dairy, sweet, gluten
choco taco: gluten, dairy, sweet, peanut
chocolate fudge, scottish tablet, tablet fudge, krowki, krowka, korovka: dairy, sweet
chocolate peanut butter cup ice cream, moose tracks, tin roof sundae, tin roof ice cream, reeses blizzard: peanut, dairy, sweet
choila, chhoyela, chhwela: meat, mustard, onion or garlic, root vegetable, nightshade, spicy
chokladbiskvi, biskvi: tree nuts, egg, dairy, sweet
chokladboll, chokladbollar, havregrynskugler: gluten, dairy, sweet
chola bhatura: legume, gluten, dairy, onion or garlic, nightshade
chole bhature: gluten, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger, dairy
chole masala, chholay: onion or garlic, root vegetable, nightshade, legume, spicy
chole: legume, onion or garlic, nightshade
cholent, chamin: meat, beef, gluten, onion or garlic, root vegetable, nightshade, legume
chondroitin, chondroitin sulfate, chondroitin sulphate: meat
choo chee, chu chee: fish, shellfish, spicy
chop suey, chopsuey: gluten, soy, onion or garlic, legume, high tyramine, high histamine, celery, meat
chopped liver, gehakte leber: poultry, meat, egg, onion or garlic
chorba frik: meat, gluten, nightshade, onion or garlic, celery
chorba: meat, gluten, nightshade, onion or garlic
choripan: gluten, pork, meat
choriqueso: dairy, nightshade, meat, pork
choritos: shellfish
chorrillana: beef, meat, egg, root vegetable, nightshade, onion or garlic
choucroute garnie: pork, meat, onion or garlic, fermented, alcohol, sulphites
choucroute, kapusta kiszona, kiselo zelje, varza murata, zuurkool, suan cai, suancai, salzgurken, ogorki kiszone, malosol, nozawanazuke, shibazuke: salty, fermented
chourico de carne: meat, pork, onion or garlic, nightshade, high tyramine, high histamine
chourico: meat, pork, nightshade, high tyramine, high histamine
chouricos: pork, meat, nightshade, onion or garlic, salty
chow chow relish, chowchow relish: mustard, salty
chow fun, beef chow fun, gan chao niu he: beef, meat, soy, gluten
chow mein, lo mein, mie goreng: gluten, egg, soy, legume, grain, starchy
chrain red, cwikla, cwikla z chrzanem: root vegetable
christmas pudding, plum pudding, figgy pudding: gluten, egg, alcohol, sweet, tree nuts, meat, beef
christstollen, dresdner stollen, kerststol: gluten, dairy, tree nuts, citrus, alcohol, sweet, sulphites
chrzan, khren, apfelkren, kren: root vegetable
chunky monkey: tree nuts, dairy, egg, sweet
chuno, papa seca: root vegetable, nightshade
chupe de camarones: shellfish, dairy, egg, root vegetable, nightshade, onion or garlic
chupe de jaiba: shellfish, onion or garlic, dairy, gluten
churchkhela, sujuk sweet, cevizli sucuk, sharots, soutzoukos: tree nuts, sweet, gluten
churpi, durkha: dairy
churrasco: meat, beef
cicer arietinum, chana dal: legume
cidre, sidra, apfelwein, appelwoi, ebbelwoi, viez, perry cider: alcohol, sulphites, fermented
cig kofte: gluten, onion or garlic, nightshade, spicy
ciger: meat
cigkofte: gluten, nightshade, spicy, onion or garlic
cilbir: dairy, egg, onion or garlic, high fodmap, reflux trigger
cincinnati chili, skyline chili: gluten, beef, meat, dairy, onion or garlic
cinnamon toast crunch: gluten, soy
cioppino: fish, shellfish, alcohol, sulphites
ciorba de burta: meat, beef, dairy, onion or garlic, root vegetable, egg, celery
ciorba de perisoare: meat, onion or garlic, root vegetable, egg, celery
citron curd, lime curd, passion fruit curd, lemon cheese: egg, dairy, citrus, sweet
citrus bergamia, fortunella: citrus
clabber, bonny clabber, ryazhenka: dairy
clam chowder, new england clam chowder: shellfish, dairy, root vegetable, nightshade, pork, onion or garlic, meat, gluten, celery
clamato: shellfish, nightshade, celery
clams casino: shellfish, pork, gluten, nightshade, meat, dairy
clara de huevo: egg
clif bar, clif builders, luna bar: soy, gluten, sweet
club sandwich: gluten, egg, pork, poultry, meat, nightshade
cobb salad: meat, poultry, pork, egg, dairy, nightshade
coca cola, coke zero, diet coke, pepsi, pepsi max, rc cola, afri cola, fritz kola, thums up, inca kola, irn bru, mezzo mix, spezi, jolt cola, barrs cola: caffeine, sweet
coca de recapte, coca mallorquina: gluten, nightshade
cochinillo, cochinillo asado: pork, meat
cocido madrileno: meat, beef, pork, root vegetable, nightshade, legume, high tyramine, high histamine, poultry
cocido montanes: legume, meat, pork
cocido: legume, meat, pork, beef
cock a leekie: meat, poultry, onion or garlic
cocktail sauce, seafood cocktail sauce: nightshade, root vegetable, spicy, fish
coconut chutney, thengai chutney: legume, mustard, nightshade, spicy
coconut macaroon, coconut macaroons, kokosmakronen, rochers coco, congolais: egg, sweet
cod liver oil, lebertran, omega 3 fish oil, lofoten tran: fish
coda alla vaccinara: meat, beef, celery, nightshade, onion or garlic, alcohol, sulphites, pork
coffea arabica, coffea canephora, ristretto: caffeine
coffee liqueur: alcohol, caffeine, sweet
colby cheese: dairy
colby jack: dairy
colcannon: dairy, root vegetable, nightshade
coleslaw, cole slaw: egg, root vegetable, mustard
coley, saithe, scrod, rock salmon: fish
colmans: mustard, gluten
colomba pasquale, colomba di pasqua: gluten, egg, dairy, tree nuts, sweet
colombo de poulet: meat, onion or garlic, mustard, poultry
com tam: pork, meat, fish, egg
comeback sauce: egg, nightshade, mustard, fish
completo italiano: gluten, meat, egg, nightshade
compounded hing, hing powder: gluten
comte, reblochon, raclette, appenzeller, emmentaler, bergkase, limburger, obatzda: dairy, salty, fermented, high tyramine, high histamine
conch fritters, cracked conch: shellfish, gluten, egg
confit de canard, duck confit: meat, poultry, onion or garlic, salty
congee with century egg, pidan shou rou zhou: egg, pork, meat
consomme double: meat, beef, celery
consomme royale: meat, beef, celery, egg, dairy
consomme, bouillon de boeuf: meat, celery, root vegetable, onion or garlic, beef
cookie dough ice cream, arctic roll, brownie sundae: gluten, dairy, sweet, egg
cookie dough: gluten, dairy, sweet, egg
cookies and cream, cookies n cream, ice cream sandwich, ice cream cone, birthday cake ice cream: gluten, dairy, sweet
coq au riesling: meat, poultry, pork, alcohol, fungus, onion or garlic, dairy, sulphites
coq au vin: sulphites, meat, poultry, onion or garlic, alcohol, high fodmap, reflux trigger, pork, gluten
coquilles saint jacques, coquille st jacques: shellfish, dairy, gluten, alcohol, sulphites
coquito boricua: dairy, alcohol
coquito, cremas haitian, cremasse, cola de mono: alcohol, dairy, sweet
cordon bleu: gluten, dairy, egg, meat, grain, starchy, pork
coriander chutney, hari chutney, green chutney: nightshade, spicy, citrus
corn dog, corn dogs, pluto pup, dagwood dog: gluten, egg, meat, dairy
corn nuts, cancha serrana, kikos, quicos, maiz tostado: salty
corn smut: fungus
cornetto ice cream: gluten, dairy, sweet, tree nuts
cornetto pastry, chausson aux pommes, viennoiserie, cronut: gluten, dairy, sweet, egg
cornish pasty: gluten, meat, beef, onion or garlic, root vegetable, grain, starchy, high fodmap, reflux trigger
coronation chicken: meat, poultry, egg, onion or garlic, sweet, mustard
corylus avellana, filberts, cobnut: tree nuts
cotechino, zampone: pork, meat
cotija, kefalotyri, beyaz peynir, peynir, oscypek, queijo: dairy, salty, fermented, high tyramine, high histamine
cotoletta alla milanese, cotoletta: meat, gluten, egg, beef, dairy
cotriade: fish, root vegetable, nightshade, onion or garlic
cottage pie: meat, beef, dairy
cou cou and flying fish, cou cou: fish
coulommiers, brillat savarin, chaource, neufchatel, epoisses, langres, maroilles, livarot, pont l eveque: dairy
couscous royale, couscous royal: gluten, meat, legume, root vegetable, onion or garlic, poultry
couverture, cocoa nibs, baking chocolate: caffeine
cow tails, bulls eyes caramel creams: gluten, dairy, sweet
coxinha, coxinhas: meat, poultry, gluten, dairy, egg
cozido a portuguesa: meat, pork, root vegetable, nightshade, beef, poultry
cozonac, potica, povitica, orehnjaca, beigli, bejgli, diosbejgli, nusstrudel: gluten, egg, dairy, tree nuts, sweet
crab cakes, crab cake, maryland crab cakes: shellfish, egg, gluten, mustard, celery, fish
crab rangoon: gluten, dairy, shellfish, egg, fish
cracker jack, cracker jacks: peanut, sweet, soy
cranachan: dairy, gluten, honey, alcohol, sweet
crawdad, ecrevisse: shellfish
crawdads, mudbugs: shellfish
crawfish etouffee: shellfish, gluten, celery, nightshade, onion or garlic, dairy
crawfish, periwinkles, sepia a la plancha, razor clams, sea urchin, limpets, bulots, bigorneaux, miesmuscheln, jakobsmuscheln: shellfish
crema de aji, huancaina, huancaina sauce, a la huancaina: dairy, nightshade, spicy, gluten
creme caramel, leche flan, crema catalana, natillas, creme patissiere: dairy, egg, sweet
creme de noyaux: alcohol, sweet
creme de vie: alcohol, dairy, sweet, egg
creme egg, cadbury creme egg: dairy, egg, soy, sweet
creole sauce: nightshade, onion or garlic, celery
crepes suzette, crepe suzette: gluten, egg, dairy, citrus, alcohol, sweet
cricket flour, cricket powder, mealworm flour, chapulines, chapulin, escamoles, silkworm pupae, beondegi: meat
crisps, potato chips, potato crisps, kartoffelchips, kettle chips, walkers crisps, tayto crisps, hula hoops, shoestring potatoes, patatas fritas de bolsa, salt and vinegar crisps: root vegetable, nightshade, salty
crispy aromatic duck: meat, poultry, gluten, soy, sesame
crni rizot: shellfish, onion or garlic, alcohol, sulphites
croccante, croquant, gilazhi, crocant: tree nuts, sweet
croque monsieur: gluten, dairy, meat, pork, grain, starchy
croquetas de jamon: gluten, dairy, egg, meat, pork
croquetas: gluten, dairy, grain, starchy, egg
crosnes, chorogi, stachys affinis, skirret: root vegetable
crossing the bridge noodles, guoqiao mixian: meat, poultry, pork, egg, soy
crostini neri, crostini toscani: gluten, poultry, meat, fish, onion or garlic, alcohol, sulphites
crottin, crottin de chavignol, valencay, rocamadour, selles sur cher: dairy
crowdie, caboc: dairy
crozets: gluten, dairy
croziflette: gluten, dairy, meat, pork
crubeens: meat, pork
crunchie bar: dairy, soy, sweet
crunchy nut, crunchy nut cornflakes: peanut, gluten, honey, sweet
cuba libre, long island iced tea, jagerbomb, jager bomb, vodka red bull, fernet con coca: alcohol, caffeine, sweet
cubano sandwich, cuban sandwich: gluten, pork, meat, dairy, mustard
cubbaita, cupeta, giuggiulena, giurgiulena, cubaita: sesame, honey, sweet, tree nuts
cueritos: meat, pork
cuisses de grenouille: meat, dairy, onion or garlic, gluten
cullen skink: dairy, fish, onion or garlic, root vegetable, high fodmap, reflux trigger
cumberland sauce: citrus, alcohol, sweet, mustard, sulphites
cumberland sausage, lincolnshire sausage: pork, meat, gluten, sulphites
curacao liqueur, triple sec: citrus, alcohol
curanto: meat, shellfish, root vegetable, nightshade, pork, poultry, gluten
curcumin, curcuma longa, kunyit: root vegetable
curry goat, goat curry: meat, onion or garlic, spicy
curry ketchup, marinara, sugo di pomodoro, pomodoro sauce, tomato puree, concentrado de tomate, doppio concentrato, polpa pomodoro: nightshade
curry laksa: shellfish, onion or garlic, root vegetable, nightshade, spicy, soy, fish, tree nuts, gluten
curry udon: gluten, onion or garlic, fish, soy, meat
currywurst: pork, meat, nightshade, spicy
curtido salvadoreno: onion or garlic, root vegetable, high histamine
curtido: root vegetable, salty
cuy chactado: meat
czernina: poultry, meat, gluten, celery
`;
