/** Dishes and foods by their names, and what is surely in them: see `../kitchens.ts`. */
export const lines = `
aappam: fermented
aaruul, qurt, kurut, chhurpi: dairy, high tyramine
aash reshteh: dairy, gluten, onion or garlic, legume
abbacchio, abbacchio alla scottadito, arrosticini: meat
abgoosht, ab gusht, dizi sangi: meat, onion or garlic, root vegetable, nightshade, legume
abura age, inarizushi, inari sushi: soy, legume
acaraje: shellfish, onion or garlic, legume, high fodmap, reflux trigger
accras, acras de morue, stamp and go: fish, gluten, onion or garlic
achaar, aam ka achaar, mixed achar: mustard, nightshade, spicy, high histamine
achar: mustard, salty
acili ezme, ezme: nightshade, onion or garlic, spicy
ackee and saltfish, saltfish: fish, onion or garlic, nightshade, salty
acma: gluten, dairy
acorda alentejana: egg, gluten, onion or garlic
acorda: gluten, egg, onion or garlic
acquacotta: gluten, egg, onion or garlic, nightshade, celery
adana kebab, urfa kebab: meat, nightshade
adas polo: legume
adjaruli khachapuri, acharuli, imeruli, megruli, penovani: gluten, dairy, egg
adjika, ajika, adzhika: nightshade, onion or garlic, spicy, salty
adobong manok, adobong baboy: meat, gluten, soy, onion or garlic, legume, high tyramine, high histamine
advocaat chocolate, eierlikor pralinen: egg, alcohol, dairy, sweet
advocaat, eierlikor, pisco sour: egg, alcohol
afelia: pork, meat, alcohol
affogato: dairy, sweet, caffeine, reflux trigger
after eight: dairy, sweet
agaricus bisporus, cremini: fungus
agedashi tofu, agedashi dofu: soy, legume, gluten, fish
agedashi: soy, fish, legume
aglio e olio, aglio olio: gluten, onion or garlic, spicy
agnolotti del plin, anolini: gluten, egg, meat
aguachile: shellfish, nightshade, citrus, spicy
ahi poke: fish, gluten, soy, legume, high tyramine, high histamine
airag, kumis, koumiss, kymyz: dairy, alcohol
ais kacang, abc ais kacang, ice kacang: legume, sweet
aish el saraya, aish as saraya, eish el saraya: gluten, dairy, sweet
ajapsandali: nightshade, onion or garlic
aji amarillo, rocoto: nightshade, spicy
aji de gallina: gluten, dairy, tree nuts, meat, poultry, grain, starchy
aji verde, aji verde peruano: egg, dairy, nightshade, onion or garlic, spicy
ajiaco santafereno, ajiaco bogotano: meat, poultry, dairy, root vegetable, nightshade
ajiaco: meat, poultry, root vegetable, nightshade, dairy
ajoblanco: gluten, tree nuts, onion or garlic
ajvar: nightshade
akaraje: shellfish, onion or garlic, legume
akkawi, ackawi, jibneh: dairy, salty
akrot: tree nuts
akuri: egg, onion or garlic, nightshade
alabama white sauce, white bbq sauce: egg, spicy
alcapurria, alcapurrias: meat, root vegetable
alegar: gluten
alfajor de medina sidonia: tree nuts, honey, gluten, sweet
alfajores: dairy, gluten
alfredo sauce, quattro formaggi sauce, four cheese sauce, pepper cream sauce: dairy
alheira, alheira de mirandela: meat, gluten, onion or garlic
ali nazik: meat, dairy, nightshade, onion or garlic
aligot: dairy, onion or garlic, root vegetable, nightshade
alla puttanesca: fish, nightshade, onion or garlic, salty
alle vongole, spaghetti alle vongole, linguine vongole: gluten, shellfish, onion or garlic
allioli: egg, onion or garlic
allium cepa, eschalot: onion or garlic
allium fistulosum, allium porrum: onion or garlic
allium sativum, stinking rose: onion or garlic
allium ursinum, ramsons, ramson, barlauch: onion or garlic
allo scoglio, spaghetti allo scoglio: gluten, shellfish, onion or garlic
almdudler, 7 up, chinotto, fanta, sprite soda, ginger ale, vimto, ribena: sweet
almkase, graukase, quargel, romadur, weisslacker, butterkase: dairy
almojabana: dairy, egg, root vegetable
almond croissant, croissant aux amandes, bear claw, bear claws, bostock: gluten, egg, dairy, tree nuts, sweet
almond joy: tree nuts, dairy, soy, sweet
aloo gobhi: root vegetable, nightshade
aloo gobi, aloo tikki, rosti: root vegetable, nightshade
aloo kulcha: gluten, root vegetable, nightshade
aloo matar, alu matar: root vegetable, nightshade, legume
aloo paratha: gluten, root vegetable, nightshade, grain, starchy
alpenliebe: dairy, sweet
alplermagronen, aelplermagronen: dairy, gluten, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
alu bhorta, aloo bhorta, alu makha: mustard, onion or garlic, root vegetable, nightshade, spicy
amaebi, kuruma ebi: shellfish
amala dudu: root vegetable
amarguinha, creme de noyaux: alcohol, sweet
amarula: dairy, alcohol
amasi, emasi: dairy, high histamine
amatriciana: dairy, meat, pork, nightshade
amazake, sikhye: fermented, sweet
amba sauce: legume, spicy
amba: spicy, salty
ambrosia salad, watergate salad: meat, dairy, sweet
ambul thiyal, malu ambulthiyal: fish, spicy, high histamine
ameijoas a bulhao pato: shellfish, onion or garlic
ameijoas, ameijoas bulhao pato: shellfish, onion or garlic
amlou: tree nuts, honey, sweet
amontillado, oloroso, vin santo: alcohol, high histamine
amrakhand: dairy, fermented, sweet
amritsari fish, fish amritsari: fish, legume
amritsari kulcha: gluten, dairy
anacardium occidentale, cajou: tree nuts
anchoiade, tarama, taramosalata, bacalhau, baccala, lutefisk, kabeljau, bombay duck: fish
anchoyade: fish, onion or garlic, high tyramine, high histamine
andouille de vire, tripes a la mode de caen: meat, onion or garlic
andouille, rillettes, chicharron, carnitas, al pastor, cochinita pibil, lechon, tonkotsu: meat, pork
andouillette: meat, pork
angel food cake, chiffon cake, pao de lo, pan di spagna, biscuit roulade, genoise, genoise sponge, lady fingers biscuit, savoiardi, savoiardi biscuits, boudoir biscuits, biscuits a la cuillere, swiss roll, jelly roll cake, biskvit, pandispan, bizcocho, ma lai go: gluten, egg, sweet
angels on horseback: shellfish, pork, meat
angostura bitters, fernet branca: alcohol
angulas, gulas: fish
animal rennet, rennin, caglio, presure, cuajo: meat
anko, tsubuan, koshian, dou sha: legume
anpan, hwangnam ppang, doushabao: gluten, legume, sweet
anticucho: beef, meat, nightshade, onion or garlic
anticuchos: meat, beef, onion or garlic, nightshade, spicy
ants climbing a tree, mayi shang shu: pork, meat, soy, spicy, gluten
anzac biscuit, anzac biscuits: dairy, gluten
apaki: pork, meat, salty
apam balik, martabak manis, terang bulan: gluten, egg, peanut, sweet
api morado, colada morada, atole, mazamorra morada: sweet
apium graveolens, smallage: celery
appam, palappam: fermented
apple strudel, topfenstrudel, milchrahmstrudel, salzburger nockerl, scheiterhaufen, liwanzen, livance: gluten, egg, dairy, sweet
arachis hypogaea, goober peas: peanut, legume
arakhis: peanut, legume
arancina, suppli: gluten, egg, dairy
aranygaluska, arany galuska: gluten, egg, dairy, tree nuts, sweet
arayes: gluten, meat, onion or garlic
arbi, arvi, seppankizhangu, chembu: root vegetable
arbroath smokies: fish, salty
arctium lappa, burdock, gobo root: root vegetable
arepa de choclo, cachapa, cachapas: dairy, sweet
arequipe, manjar blanco: dairy
arhar dal, tuvar dal, thuvaram paruppu: legume
armoracia rusticana, red cole, meerrettich, chrain: root vegetable, spicy
army stew: gluten, pork, meat, onion or garlic, spicy, soy, fermented
arnadi, arnadi de calabaza: tree nuts, egg, sweet
arrachera: meat, beef
arros negre: shellfish, onion or garlic, nightshade
arroz a banda: fish, shellfish, onion or garlic, nightshade
arroz caldo, arrozcaldo: meat, poultry, onion or garlic
arroz chaufa, chaufa: egg, soy, gluten, onion or garlic
arroz con dulce, tembleque, majarete: sweet
arroz con gandules, guandules, guandu: legume
arroz con habichuelas: legume, onion or garlic
arroz de marisco: shellfish, onion or garlic, nightshade
arroz de pato: meat, pork, poultry, onion or garlic, high tyramine, high histamine
arroz de tamboril: shellfish, nightshade, onion or garlic
artsoppa: legume, pork, meat
asado negro: beef, meat, sweet, onion or garlic
asado, parrillada, matambre: meat
asafoetida powder, compounded asafoetida: gluten
ash reshteh: gluten, dairy, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
ashak, aushak: gluten, dairy, onion or garlic
ashta, kashta, qashta: dairy
ashwagandha, withania, goji berries, gojibeeren, golden berries, uchuva: nightshade
asiago, gorgonzola, fontina, grana padano, parmigiano, parmigiano reggiano, taleggio, scamorza: dairy, salty, fermented, high tyramine, high histamine
asins desa, verivorst: meat, pork, gluten, onion or garlic
assam laksa, asam laksa, penang laksa: fish, shellfish, onion or garlic, root vegetable, nightshade, spicy
asure, ashure, noahs pudding, noah s pudding, anoush abour: gluten, tree nuts, legume, sweet
atjar tjampoer, acar campur: root vegetable, sweet
atkilt wat, tikil gomen: root vegetable, onion or garlic
atora: meat, beef
attieke, acheke: root vegetable
auricularia, wood ear, mu er, kikurage, tremella: fungus
autolysed yeast: fungus, high tyramine, high histamine
autolyzed yeast, hefeextrakt, levure autolysee: fungus, salty
avial, aviyal: dairy, root vegetable
avruga: fish
awaze, jerk seasoning, jerk sauce, jerk marinade, walkerswood, cajun seasoning, creole seasoning, taco seasoning, fajita seasoning, sazon goya, recado rojo, achiote paste, shawarma spice, peri peri seasoning, recado negro: nightshade, onion or garlic
axoa: meat, nightshade, onion or garlic
ayam betutu, bebek betutu: meat, poultry, onion or garlic, spicy
ayam buah keluak: meat, poultry, onion or garlic, spicy
ayam goreng, ayam penyet: meat, poultry, onion or garlic
ayam pongteh, babi pongteh: meat, soy, fermented, onion or garlic
ayam rica rica: meat, poultry, nightshade, spicy, onion or garlic
azeitao, sao jorge: dairy
azifa: mustard, onion or garlic, legume
baba au rhum, baba al rum, savarin cake, savarin au rhum: gluten, egg, dairy, alcohol, sweet
baba ganouj: nightshade, sesame, onion or garlic
baba ghanouj: nightshade, sesame, onion or garlic, citrus
babi guling, babi kecap, babi panggang: meat, pork
babi pangang, babi ketjap: pork, meat, soy, gluten, sweet
babotie: meat, egg, dairy, gluten, onion or garlic
baby ruth, payday bar, pay day bar, oh henry bar, picnic bar cadbury: peanut, sweet
babyccino, hot chocolate, cioccolata calda, chocolate a la taza, submarino drink: dairy, sweet
bacalaitos, accra de morue: fish, gluten
bacalao a la vizcaina: fish, nightshade, onion or garlic
bacalao al pil pil: fish, onion or garlic
bacalhau a bras, bacalhau bras: fish, egg, onion or garlic, root vegetable, nightshade
bacalhau a gomes de sa: fish, egg, root vegetable, nightshade, onion or garlic
bacalhau com natas: fish, dairy, root vegetable, nightshade, onion or garlic
baccala mantecato: fish, onion or garlic
back rashers: meat, pork, high tyramine, high histamine
backhahnchen: meat, poultry, gluten, egg
backhendl, wiener backhendl: meat, poultry, egg, gluten
badaam, vadhumai: tree nuts
badrijani, badrijani nigvzit: tree nuts, onion or garlic
baeckeoffe, baeckeofe: meat, root vegetable, nightshade, alcohol, onion or garlic
baekseju, bokbunja: alcohol
bagara baingan: nightshade, peanut, sesame, onion or garlic
bagel with lox, lox bagel: gluten, fish, dairy, salty
baghali polo: legume
baghlava: dairy, gluten, tree nuts
bagna caoda: fish, onion or garlic, high tyramine, high histamine
bagna cauda: dairy, fish, onion or garlic, high fodmap, reflux trigger
bagoong alamang, guinamos: shellfish, high tyramine, high histamine
bagoong isda, bagoong monamon: fish, high tyramine, high histamine
bah kut teh: pork, meat, onion or garlic
baiao de dois: legume, dairy, onion or garlic
bailey s, irish cream liqueur, crema de orujo, rumchata, sheridans, dooleys, carolans: alcohol, dairy, sweet
baileys liqueur, baileys irish cream: dairy, alcohol
baileys: dairy, sweet, alcohol
baingan bharta, baigan bharta, baingan ka bharta: onion or garlic, nightshade, spicy
baiser geback, beze, baked meringue, suspiros: egg, sweet
bajadera, oblande, orasnice: tree nuts, sweet
bak chang, bakcang, nyonya chang: pork, meat, soy
bak kut teh, bakuteh: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
bak kwa, bakkwa, rou gan, yuk gan: pork, meat, soy, sweet, salty
bake and shark, shark and bake: fish, gluten
baked alaska, omelette norvegienne, bombe alaska: gluten, egg, dairy, sweet
bakewell slice, cherry bakewell: gluten, egg, dairy, tree nuts, sweet
bakewell tart: dairy, egg, gluten, tree nuts
baklawa, kadayif: gluten, tree nuts, grain, starchy, sweet
baklawah, bourma, burma baklava, sobiyet, bulbul yuvasi, saray sarma, paklava, pakhlava, dolama: gluten, tree nuts, dairy, sweet
bakmi, mie ayam: gluten, egg, soy
bakre ka gosht, chota gosht: meat
bakso: meat, beef, onion or garlic
baleada, baleadas: dairy, gluten, legume
balik ekmek: fish, gluten, onion or garlic
balsamella, besciamella, white sauce, sauce blanche, parsley sauce, cheese sauce, sauce mornay: gluten, dairy
balsamic, balsamic vinegar, aceto balsamico, crema di balsamico, balsamic glaze, wine vinegar, sherry vinegar, vinagre de jerez, vinaigre de vin: sulphites, fermented
balti, balti chicken: onion or garlic, nightshade
bamba snack, bamba nougat: peanut, legume
bamia, bamya: onion or garlic, nightshade
bammy: root vegetable
banana ketchup: sweet
bananas foster, cherries jubilee: dairy, alcohol, sweet
bandeja paisa: meat, pork, egg, legume
bandung drink, air bandung, sirap bandung, teh halia: dairy, sweet
bang bang chicken, bang bang ji, bon bon chicken: meat, poultry, sesame, soy, gluten
banga soup: fish, meat
bangers and mash: pork, meat, gluten, dairy, root vegetable, nightshade, onion or garlic
banh bao: gluten, pork, meat, egg
banh cuon: pork, meat, fungus, fish, onion or garlic
banh flan: dairy, egg
banh mi thit: gluten
banh my: gluten
banh xeo: fish, shellfish, meat, pork
banica: dairy, egg, gluten
banosh, banush: meat, pork, dairy
bao buns, bapao: gluten
baozi, jiaozi, potsticker, mandu, pierogi, maftoul, cannelloni, pappardelle: gluten, grain, starchy
bara brith, tea loaf, malt loaf, soreen: gluten, sweet
bara gosht, gai ka gosht, mattu iraichi: meat, beef
barazek, barazi, barazeq, kaak simsim, koulourakia sesame: gluten, sesame, sweet
barbacoa: meat, nightshade, onion or garlic
barbari bread, nan e barbari: gluten
barbecue sauce, bbq sauce, sweet baby rays, kansas city sauce: nightshade, onion or garlic, sweet
barenfang, irish mist, ronmiel, ron miel, krupnikas, rakomelo: alcohol, honey, sweet
bariis iskukaris: meat, onion or garlic
barley water, bori cha, orzo coffee, caffe d orzo, inka coffee, caro kaffee, postum, malzkaffee, kathreiner, barleycup: gluten
barley wine, gueuze: gluten, alcohol, high tyramine
barmbrack, bairin breac: egg, gluten
barros luco: gluten, beef, meat, dairy
barszcz, barszcz czerwony: root vegetable, onion or garlic
basashi: meat
basler lackerli, lackerli: honey, gluten, tree nuts, citrus
baso: beef, meat, onion or garlic
bastirma: meat, beef, onion or garlic, legume, high tyramine, high histamine
basturma, soujouk: meat, beef, onion or garlic, high tyramine, high histamine
batard bread, ficelle bread, pain de campagne, pain de mie, miche, boule bread, fougasse, bauernbrot, mischbrot, graubrot, kaisersemmel, weckle, schrippe, laugenbrezel, brezn, laugenstange, laugenbrot, breadsticks, taralli, tarallini, melba toast, zwieback rusk, ryvita, wasa crispbread, crispbread, tunnbrod, birote, marraqueta, hallulla, pan frances, pan amasado, pan cubano, pao frances, papo seco, pao alentejano, schuttelbrot, pinsa, sub roll, hoagie roll, bap roll, cob loaf, bara bread, rosetta bread, michetta, coppia ferrarese, pane carasau, carta da musica, pane guttiau, pane pugliese, pane toscano, friselle, frisella, freselle, paximadi, paximadia, dakos rusk, beschuit, matzoh, matzo meal, farfel, pangrattato, chapelure, semmelbrosel, galleta marinera, hardtack, oyster crackers, saltines, saltine, water biscuits, jacobs crackers, ritz crackers, tuc crackers, cream crackers: gluten
batata harra: root vegetable, nightshade, onion or garlic, spicy
batata, boniato: root vegetable
bath chaps, gammon, back bacon, scrunchions: pork, meat, salty
battenberg, battenberg cake, battenburg: gluten, egg, tree nuts, sweet
battera, saba shioyaki, shime saba, sanma, hamachi kama, sake nigiri, anago, engawa, kanpachi: fish
bavarian cream, bayerische creme, creme bavaroise: dairy, egg, meat, sweet
bavarois: dairy, meat, sweet
bazhe, baje sauce, phkali: tree nuts, onion or garlic
bazin, bazeen: gluten
bean curd skin, tofu skin, inari pockets, atsuage, biji, koya dofu, beancurd, taukwa, tahu, tau pok, tofu puffs: soy, legume
bearnaise, pao de queijo: dairy, egg
beaufort cheese, fromage de beaufort: dairy
bebek goreng: meat, poultry, onion or garlic
beef burgundy, boeuf bourgignon: beef, meat, pork, alcohol, fungus, root vegetable, onion or garlic, gluten
beef carpaccio, carpaccio di manzo: beef, meat
beef dripping, rindertalg: beef, meat
beef jerky: beef, meat, salty
beef protein isolate, desiccated liver, carnivor protein, beef liver capsules: beef, meat
beef rendang, rendang daging: meat, onion or garlic, nightshade, spicy
beef stroganoff: meat, beef, dairy, onion or garlic, mustard
beef suya, suya meat, chichinga, tsire: meat, peanut, nightshade, legume, spicy
beef tartare: beef, meat, egg, mustard, onion or garlic
beef tea, fond de veau, fond brun, knochenbruhe, consomme de boeuf, kraftbruhe, rinderbruhe, rindsuppe: beef, meat
beef wellington, boeuf en croute, filet wellington: beef, meat, gluten, egg, fungus
beeswax, e901, beebread, bee bread: honey
beetroot crisps, parsnip crisps, terra chips, yuca chips, cassava chips, camote chips, singkong chips: root vegetable, salty
beijinho, beijinhos, bicho de pe, negrinho: dairy, sweet
belachan, trassi, gapi, hae ko, petis udang, saeu jeot, petis: shellfish, salty, fermented
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
beshbarmak, beshparmak: gluten, meat, onion or garlic
betabel, remolacha: root vegetable
betanin, beta vulgaris: root vegetable
beurre blanc, beurre nantais, beurre rouge: dairy, onion or garlic, sulphites
beuschel, saure lungerl: meat, onion or garlic
beyond burger, beyond meat: legume
bhaji, bhajji: legume
bharta: nightshade, onion or garlic
bhuna khichuri: legume, onion or garlic
bhuna, bhuna gosht: onion or garlic, nightshade
bialy, bialys: gluten, onion or garlic
biangbiang noodles, biang biang mian: gluten, soy, spicy, onion or garlic
biber salcasi, domates salcasi: nightshade
biberli, appenzeller biber: honey, gluten, tree nuts
bibimbap, ssamjang: soy, sesame, legume
bibingka, puto bibingka: egg, dairy, sweet
bicol express: pork, meat, shellfish, nightshade, spicy
bifana, bifanas: meat, pork, gluten, onion or garlic
bifteki: meat, onion or garlic
big mac: gluten, beef, meat
bigorneau: shellfish
bigos: meat, pork, fermented, high tyramine, high histamine
bihari kabab, bihari boti: meat, beef, dairy, onion or garlic
bihun goreng, bami: soy, gluten, onion or garlic
bindaetteok, nokdujeon: legume
bingsu, patbingsoo: dairy, sweet
bircher muesli: gluten, dairy, sweet
birchermuesli, birchermusli: dairy
biriyani, veg biryani: onion or garlic
birria tacos, birria de chivo: meat, onion or garlic, nightshade, spicy
biryani: onion or garlic, grain, starchy, high fodmap, reflux trigger
biscoff spread, cookie butter, speculoos spread, speculoospasta, spekulatiuscreme: gluten, soy, sweet
biscotti, mandelbrot, mandelbroit, carquinyolis, croquants de provence: gluten, egg, tree nuts, sweet
bisi bele bath, bisibelebath: legume, dairy, nightshade
bismarckhering, bismarck herring, brathering: fish, salty
bissara, bessara: onion or garlic, legume
bissli, twiglets: gluten, salty
bistecca alla fiorentina, tagliata: beef, meat
bistek, bistek tagalog: beef, meat, soy, gluten, citrus, onion or garlic
bisto: gluten, salty
bitterballen: gluten, dairy, meat, beef, grain, starchy
black cake caribbean, trinidad black cake: gluten, egg, dairy, alcohol, sweet
black forest cake, black forest gateau, schwarzwalder kirschtorte, foret noire, selva negra cake: gluten, egg, dairy, alcohol, sweet
black sesame ice cream, goma ice cream, goma aisu: sesame, dairy, sweet
blancmange, mahalebi: dairy, sweet
blanquette de veau: meat, beef, dairy, onion or garlic, root vegetable, fungus
blanquette: meat, dairy, fungus, root vegetable, onion or garlic
bleu d auvergne, fourme d ambert, saint agur, bleu de bresse: dairy, salty
bleu dauvergne: dairy, high tyramine, high histamine
bliny: dairy, egg, gluten
bloater: fish, high histamine
blodpudding, mustamakkara, xiao long bao: gluten, meat, pork, grain, starchy
bloody caesar, caesar cocktail: alcohol, shellfish, nightshade, salty
bloody mary: fish, celery, nightshade, spicy, alcohol, reflux trigger
blue cheese dressing, roquefort dressing: dairy, egg
blunzn, blunzen, blunzengrostl: meat, pork, onion or garlic
bo bun, bun bo nam bo: beef, meat, peanut, fish, onion or garlic
bo lo bao, pineapple bun, bolo bao: gluten, egg, dairy, sweet
bobo de camarao: shellfish, root vegetable, nightshade, onion or garlic
bobotie: dairy, egg, meat, beef
bockwurst, knackwurst, wiener wurstchen, saitenwurst: pork, meat, salty
boereg, su boregi, sigara boregi, peynirli borek, tiropitakia, spanakopitakia, spanakotiropita, zelnik, pogaca, pogacha, boyoz, kol boregi, placinta cu branza: gluten, dairy
boerek: gluten
boeuf bourguignon, beef bourguignon: sulphites, meat, beef, alcohol
bofrot, nigerian puff puff: gluten
bohrach, bograch: meat, onion or garlic, root vegetable, nightshade
bokkoms, hardfiskur: fish, salty
bolani: gluten
boletus edulis, penny bun, steinpilz, king bolete: fungus
bolillo, telera: gluten
bollito misto: meat, celery, root vegetable
bolo de caco: gluten, root vegetable
bolo de rolo, bolo de fuba, cuca bread, cuca de banana: gluten, egg, dairy, sweet
bolognese: celery, meat, beef, onion or garlic, nightshade, high fodmap, reflux trigger
bombay aloo, bombay potatoes: root vegetable, nightshade, spicy
bombay mix, chivda, chevda, chiwda, chanachur, sev bhujia, bhujia, bikaneri bhujia, aloo bhujia, gathiya, ganthia, namkeen, boondi, murukku, chakli, chakri, muruku: legume, salty
bonda, aloo bonda, batata vada: legume, root vegetable, nightshade
bondiola, bondiola sandwich: pork, meat
bone char, edible bone phosphate: meat
bonet, bunet, bonet piemontese: dairy, egg, gluten, tree nuts, alcohol, sweet
boondi raita: dairy
boortsog, baursak, boorsok: gluten
bopis, isaw: meat, onion or garlic
boquerones en vinagre: fish, onion or garlic, high histamine
boquerones fritos: fish, salty
borani banjan, borani bademjan: nightshade, dairy, onion or garlic
borrego: meat
borscht: onion or garlic, root vegetable, high fodmap, reflux trigger
borshch, borsch: onion or garlic, root vegetable, nightshade
bosa drink, braga drink: gluten, fermented, sweet
bosner: gluten, pork, meat, mustard, onion or garlic
bossche bol, moorkop: gluten, egg, dairy, sweet
boston baked beans: legume, pork, meat, sweet
botarga, avgotaracho, poutargue: fish, salty
boterkoek, butterkuchen, zuckerkuchen, streuselkuchen, plattekaastaart: gluten, dairy, sweet
botifarra, butifarra, fuet, salchichon: pork, meat, salty
bottarga di muggine: fish, high tyramine, high histamine
bottarga, surstromming, matjes, rollmops, prahok, pla ra, mam nem: fish, salty, fermented, high tyramine, high histamine
boudin balls: pork, meat, onion or garlic, spicy
boudin blanc: pork, meat, dairy, egg
bouillon cube, maggi cube, knorr cube, maggi cubes, bruhwurfel, cubito, cubitos de caldo, vegeta seasoning, vegeta, bouillon powder, gemusebruhe, vegetable bouillon, fond de legumes, suppenwurze, aromat: celery, salty
boulets a la liegeoise: meat, gluten, onion or garlic, sweet
bounty bar, mounds bar: dairy, soy, sweet
bourekas, burekas: gluten
bournvita, nestle milo: dairy, gluten
bourride: fish, egg, onion or garlic
bovine collagen, vital proteins collagen: meat
boxty pancake: root vegetable, nightshade, gluten, dairy
boxty, boxty pancakes: dairy, gluten, root vegetable, nightshade
bramboracka: onion or garlic, root vegetable, nightshade, fungus
bramboraky, bramborak: egg, gluten, onion or garlic, root vegetable, nightshade
bramborove knedliky: egg, gluten, root vegetable, nightshade
brandade de morue: fish, onion or garlic
brandade: dairy, fish, root vegetable, nightshade
brandy alexander, grasshopper cocktail, mudslide cocktail, golden cadillac, pink squirrel, bushwacker: alcohol, dairy, sweet
branston pickle, ploughmans pickle, branston: root vegetable, onion or garlic, gluten, sweet
branzino, loup de mer, dorade, orata, lubina, rouget, seelachs, rotbarsch, steinbeisser, scholle, hecht, karpfen: fish
bratkartoffeln, bauernfruhstuck: root vegetable, nightshade, onion or garlic
brazo de mercedes: egg, dairy, sweet
bread and butter pudding, om ali, shahi tukda, shahi tukra, double ka meetha, capirotada: gluten, dairy, sweet
bread kvass: gluten, fermented, sweet
bresaola, cecina, pastrami, biltong, pastirma, sucuk: meat, beef, salty, fermented, high tyramine, high histamine
brettljause: pork, meat, dairy, gluten
brewers yeast, brewer s yeast, bierhefe, levure de biere: fungus
brezel, semmel, zwieback, knackebrot, schwarzbrot, ruisleipa, rugbrod, smorrebrod: gluten, grain, starchy
briam: root vegetable, nightshade, onion or garlic
brik a l oeuf: gluten, egg
brik: egg, gluten
british bangers, pork bangers: pork, meat, gluten
brotchan foltchep, brotchan roy: dairy, onion or garlic
brown sauce, daddies sauce, a1 sauce, a1 steak sauce, tonkatsu sauce, bulldog sauce, okonomiyaki sauce, yakisoba sauce, takoyaki sauce, otafuku sauce: nightshade, onion or garlic, sweet, salty
brudet, brodet, brodetto: fish, onion or garlic, nightshade
brunsviger, jordbaerkage, lagkage, hindbaersnitte, hindbaersnitter: gluten, dairy, sweet
brunswick stew: meat, legume, nightshade, onion or garlic
bryndza, brynza, branza: dairy, high tyramine, high histamine
bryndzove halusky: meat, pork, dairy, gluten, root vegetable, nightshade, high tyramine, high histamine
bubble and squeak: root vegetable, nightshade
bubble tea, boba tea, pearl milk tea, thai tea, cha yen thai, hong kong milk tea, nai cha, royal milk tea: dairy, caffeine, sweet
bubespitzle: egg, gluten, root vegetable, nightshade
bublik, bubliki, baranki, sushki, obwarzanek, covrigi, devrek: gluten
bubur kacang hijau, ginataang munggo, tau suan, che dau xanh, che dau do: legume, sweet
bucatini all amatriciana: gluten, pork, meat, dairy, nightshade
bucatini, orecchiette, somen, thepla, kachori, pani puri, mandazi, cornflakes: gluten, grain, starchy
buchty, buchteln, wuchteln: dairy, egg, gluten
buck rarebit: gluten, dairy, mustard, alcohol
buckfast tonic wine, four loko: alcohol, caffeine, sweet
buckfast: caffeine, alcohol
budae jjigae: meat, pork, onion or garlic, nightshade, spicy, high tyramine, high histamine
buddha jumps over the wall, fotiaoqiang: shellfish, fish, meat, fungus, alcohol
buddhas delight, luohan zhai, lo han jai: soy, legume, gluten, fungus
buendnerfleisch, viande sechee: meat, beef, high tyramine, high histamine
bufala, stracchino, crescenza, robiola: dairy
buffalo sauce, buffalo wing sauce: dairy, nightshade, spicy
buffalo wings, hot wings: meat, poultry, dairy, nightshade, spicy
bul gogi: meat, beef, gluten, soy, sesame, onion or garlic, legume, high tyramine, high histamine
bulalo: beef, meat, onion or garlic
bulgogi: gluten, soy, sesame, meat, beef, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
bullshot, bull shot: alcohol, beef, meat
bully beef, corned beef, bullybeef: beef, meat, salty
bummalo, bombil: fish
bun bo hue, bun bo: meat, beef, pork, shellfish, onion or garlic, nightshade, spicy
bun cha: fish, meat, pork
bun rieu, bun rieu cua: shellfish, nightshade, fish
bun thit nuong: pork, meat, fish, peanut, onion or garlic
bundner nusstorte, engadiner nusstorte: dairy, egg, gluten, tree nuts
bundnerfleisch: meat, beef, high tyramine, high histamine
bunny chow: gluten, onion or garlic, nightshade, spicy
burghul, frikeh: gluten
burgoo: meat, nightshade, root vegetable, onion or garlic
buri daikon, buri teriyaki: fish, soy, gluten, sweet
burnt almonds, gebrannte mandeln, garrapinadas, praslines, pralines roses: tree nuts, sweet
burnt cream, crema pasticcera, pastry cream, vanillesosse: dairy, egg, sweet
burrito, burritos, chimichanga, chimichangas: gluten, legume
butarga, karasumi: fish
butter chicken: dairy, meat, poultry
butter tart, butter tarts, sugar pie, tarte au sucre, pouding chomeur: gluten, dairy, sweet
buttercream, frosting buttercream, chantilly, creme chantilly, chantilly cream, whipped ganache, cream cheese frosting, sweetened condensed milk, kondensmilch, varenaya sgushchenka, la lechera, toffee sauce, butterscotch sauce: dairy, sweet
butterfinger, clark bar, zagnut: peanut, soy, sweet
buuz, khuushuur, huushuur: meat, gluten, onion or garlic
bychki v tomate: fish, onion or garlic, nightshade
byrek: gluten
ca kho to, ca kho: fish, sweet
ca phe sua, cafe sua da: dairy, caffeine
ca phe trung, egg coffee vietnamese: egg, dairy, caffeine, sweet
cabidela, arroz de cabidela: meat, poultry, onion or garlic
cacciatore, pollo alla cacciatora, chicken cacciatore: meat, nightshade, onion or garlic, alcohol
cacciucco, zuppa di pesce: fish, shellfish, nightshade, onion or garlic
cachopo: meat, dairy, gluten, egg, pork
cachupa, katxupa: onion or garlic, legume
cacik, haydari, boursin, palak paneer, matar paneer, paneer tikka: dairy, onion or garlic, high fodmap, reflux trigger
caciki, zaziki, snezhanka, talatouri, mast o musir: dairy, onion or garlic
caerphilly, double gloucester, lancashire cheese, stinking bishop, cornish yarg: dairy
caesar salad dressing, cardini dressing: egg, fish, dairy, mustard, onion or garlic
cafe de paris butter: dairy, mustard, fish, onion or garlic
cafe latte: dairy, caffeine
caffe latte, cafe au lait, cafe con leche, milchkaffee, espresso macchiato, latte macchiato, cortadito, piccolo latte, melange wiener, kapuziner kaffee, cafe bombon, ca phe sua da, vietnamese iced coffee, kopi susu, frappuccino, wiener kaffee, einspanner, pingado: dairy, caffeine
cajanus cajan, gungo peas, toor dal, arhar: legume
cajuzinho, pacoquinha, pe de moleque: peanut, sweet
calamares a la romana, rabas, puntillitas: shellfish
calamondin: citrus
calcium caseinate, caseinates: dairy
calcots, calcotada: onion or garlic, tree nuts
caldeirada: fish, root vegetable, nightshade, onion or garlic
caldereta, kaldereta: meat, nightshade, root vegetable, onion or garlic
caldo de res: beef, meat, root vegetable, nightshade, onion or garlic
caldo gallego: legume, root vegetable, nightshade, pork, meat
caldo tlalpeno: meat, poultry, legume, nightshade, onion or garlic
caldo verde: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
california roll: shellfish, egg, sesame
calimocho, kalimotxo: caffeine, alcohol, high histamine
calisson, calissons d aix, calisson d aix: tree nuts, sweet
calissons: tree nuts
callaloo: onion or garlic, spicy
callos, callos a la madrilena: meat, pork, onion or garlic, nightshade
calpis, calpico, milkis, cultured milk drink, actimel: dairy, fermented, sweet
camellia sinensis, oolong, darjeeling, lapsang souchong, pu erh: caffeine
campari, fernet, jagermeister, ramazzotti, averna, amaro montenegro, cynar, becherovka, unicum, underberg, suze, gammel dansk, rigas balzams, riga black balsam, zwack, kuemmerling, chartreuse, benedictine, galliano, strega liqueur, sloe gin, pimms, pimm s, midori, chambord, creme de cassis, creme de menthe, creme de cacao, maraschino liqueur, kummel, southern comfort, malibu rum, pacharan, patxaran, licor 43, mirto, ginja, ginjinha, maesilju, swedish punsch, goldschlager, fireball whisky, angostura, licor beirao, st germain liqueur, ratafia, vana tallinn, kontusovka, vishnyak, visinata, wisniowka: alcohol, sweet
canard a l orange, duck a l orange: meat, poultry, citrus, sweet
canard, zereshk polo, soto ayam: meat, poultry
candy corn: meat
canederli: gluten, egg, dairy
cangrejo, jaiba: shellfish
canh chua: fish, nightshade
cannolo, cannoli siciliani: gluten, dairy, sweet
cantal, mimolette, morbier, tomme, tomme de savoie, saint nectaire, ossau iraty, abondance: dairy
cantharellus cibarius, chanterelle, girolle, pfifferling: fungus
cantucci: gluten, egg, tree nuts, grain, starchy, sweet
cantuccini: egg, gluten, tree nuts
cao lau: pork, meat, soy
capicola, capocollo: meat, pork, high tyramine, high histamine
cappelletti: gluten, egg, dairy
caprese, insalata caprese: dairy, nightshade
capsicum annuum, pimenton, pimiento: nightshade
capsicum frutescens, capsicum chinense: nightshade, spicy
capuns: meat, pork, dairy, egg, gluten, high tyramine, high histamine
carajillo, caffe corretto, karsk, rudesheimer kaffee: alcohol, caffeine
caramel custard, flan de huevo, quesillo venezolano, custard pudding, pudim de leite, pudim flan, creme renversee: dairy, egg, sweet
carapulcra: pork, meat, peanut, root vegetable, nightshade, onion or garlic
carbonade flamande, stoofvlees, stoverij, carbonnade: beef, meat, alcohol, gluten, mustard, onion or garlic
carbonara sauce: egg, dairy, pork, meat
carlota de limon: gluten, dairy, citrus, sweet
carnation milk, coffee creamer powder, coffee mate, kaffeeweisser, cool whip, filled milk, lait en poudre, klim, nido milk: dairy
carne asada: beef, meat
carne de porco a alentejana, porco a alentejana: pork, meat, shellfish, onion or garlic, alcohol
carne de sol: meat, salty
carne molida, bistec de res: meat, beef
carne porco alentejana, porco alentejana: meat, pork, shellfish, onion or garlic, nightshade
carob molasses, carob, algarroba: legume
carolina gold sauce, south carolina bbq sauce: mustard, sweet
carrot cake: gluten, egg, root vegetable, sweet
caruru: shellfish, peanut, tree nuts, onion or garlic
carya illinoinensis, hickory nut: tree nuts
cashel blue: dairy, high tyramine, high histamine
casquinha de siri: shellfish
cassata, cassata siciliana: gluten, egg, dairy, tree nuts, sweet
cassoeula: pork, meat, onion or garlic, celery
castagnaccio: tree nuts
castella, dorayaki: gluten, egg, grain, starchy, sweet
castoreum, ambergris: meat
casu marzu: dairy, fermented
cataplana, cataplana de marisco: shellfish, nightshade, onion or garlic
catsup: nightshade
cauliflower cheese: dairy, gluten
causa limena, causa rellena: root vegetable, nightshade, citrus
cava wine, cremant, sekt, franciacorta, asti spumante, lambrusco, cabernet sauvignon, pinot noir, sauvignon blanc, malbec, tempranillo, bordeaux wine, chianti, zinfandel, shiraz, vinho verde, rose wine, retsina, gruner veltliner, gewurztraminer, muscadet, beaujolais, barolo, sancerre, txakoli, heuriger, federweisser, sturm wine, burgundy wine, vin jaune: alcohol, sulphites, fermented
cawl: meat, root vegetable, nightshade, onion or garlic
cazuela chilena: meat, root vegetable, nightshade
ceasar salad: fish, egg, dairy, onion or garlic
cebiche, seviche: fish, onion or garlic, citrus
cebollin, cebollitas cambray: onion or garlic
cecina de leon: meat, beef, high tyramine, high histamine
ceebu jen, thiebou dieun: fish, onion or garlic, root vegetable, nightshade
celeri remoulade, celeriac remoulade: celery, root vegetable, egg, mustard
celery salt, selleri, sedano, celeri branche, stangensellerie, seler, seldereij, kereviz, aipo: celery
cemita, cemita poblana: gluten, sesame, dairy, meat
cendol, chendol: legume, sweet
century egg, pidan, thousand year egg: egg, salty
cepelinai, didzkukuliai: meat, pork, onion or garlic, root vegetable, nightshade
cereal prawns, nestum prawns: shellfish, egg, dairy, gluten
cervelat, servelat: meat, beef, pork
cervelatwurst, pinkel: pork, meat, salty
cesnecka: onion or garlic, root vegetable, nightshade
cevapcici: meat, onion or garlic
cevaps: meat
cha ca, cha ca la vong: fish, peanut, shellfish
cha gio, nem ran, imperial rolls, nems: pork, meat, egg, fungus, fish
cha lua, gio lua, moo yor: meat, pork, fish
cha siu, char siew: meat, pork, gluten, soy, legume, high tyramine, high histamine
cha yen, thai iced tea: dairy, caffeine
chabakia: honey, gluten, sesame
chai latte, chai tea latte, karak chai, kadak chai, doodh patti, suutei tsai, tibetan butter tea: dairy, caffeine
chairo: meat, root vegetable, nightshade
chak chak, cak cak: egg, honey, gluten
chakalaka: onion or garlic, root vegetable, nightshade, legume, spicy
chakapuli: meat, alcohol, onion or garlic
chakchouka: egg, onion or garlic, nightshade
chakhchoukha: gluten, meat, legume, nightshade, onion or garlic
chakhokhbili: meat, poultry, nightshade, onion or garlic
chalah: egg, gluten
chamoy: nightshade, spicy
champorado, tsampurado, koko samoa: caffeine
champurrado, atole de leche: dairy, sweet
champuru, goya champuru: soy, legume, egg, pork, meat
chana masala: onion or garlic, nightshade, legume, high fodmap, reflux trigger
chanfana: meat, alcohol, onion or garlic
changua: egg, dairy, onion or garlic
chankonabe, chanko nabe: meat, soy, root vegetable
chanpon, nagasaki champon: gluten, shellfish, pork, meat
chao mian: gluten, soy, onion or garlic, legume, high tyramine, high histamine
chao tom: shellfish
chapatti, phulka, rotli: gluten
chapchae: gluten, soy, sesame, onion or garlic, root vegetable, legume, high tyramine, high histamine
chapli kebab, chapli kabab: meat, onion or garlic, nightshade, spicy
chappal kebab: meat, onion or garlic, nightshade
char kway teow, char kuey teow: shellfish, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
char siew bao: gluten, pork, meat, soy, sweet
char siu bao, cha siu bao, char siew pau: meat, pork, gluten, soy, legume, high tyramine, high histamine
char siu sauce: soy, gluten, onion or garlic, sweet
char siu, jajangmyeon: gluten, soy, meat, pork, legume, grain, starchy
charleston chew: dairy, soy, egg, sweet
charoset, pkhali: tree nuts
charqui, charque, carne seca: meat, high tyramine, high histamine
charquican, humitas, humita: onion or garlic
chashao: pork, meat, soy, gluten, sweet
chashu, samgyeopsal: meat, pork
chasseur sauce, sauce chasseur: fungus, onion or garlic, sulphites
chateaubriand: beef, meat
chawan mushi: fish, egg, gluten, soy, legume, high tyramine, high histamine
chebakia: gluten, sesame, honey, grain, starchy, sweet
cheese saganaki: dairy, gluten
cheese souffle: egg, dairy, gluten
cheese straws, cheese straw: gluten, dairy, egg, salty
chef salad: meat, egg, dairy, nightshade
chelada: alcohol, gluten, citrus, salty, fermented
chelo kabab, chelow kabab: meat, onion or garlic
cheonggukjang: soy, legume, salty, fermented, high tyramine, high histamine
chermoula, charmoula: onion or garlic
chess pie, shoofly pie, buttermilk pie, pumpkin pie, sweet potato pie, boston cream pie, whoopie pie, whoopie pies, snickerdoodle, snickerdoodles, gooey butter cake, monkey bread, funnel cake, chocolate chip cookie, toll house cookies, cowboy cookie, dutch baby, apple pandowdy, popover, popovers: gluten, egg, dairy, sweet
cheung fun, chee cheong fun: soy, gluten
chhena, chenna: dairy
chiacchiere, crostoli, frappe di carnevale, angel wings pastry, csoroge, bugnes, fattigmann, minciunele, merveilles: gluten, egg, sweet
chiburekki: gluten, meat, onion or garlic
chicha de jora, chicha, chang tibetan beer, palm wine, pombe, chibuku, masato, pito beer, burukutu, tella, ogogoro, cauim: alcohol, fermented
chicken 65: meat, poultry, onion or garlic, nightshade, spicy
chicken a la king: meat, poultry, dairy, fungus, nightshade
chicken adobo, pork adobo: meat, soy, gluten, onion or garlic
chicken and waffles: meat, poultry, gluten, egg, dairy, sweet
chicken chettinad, chettinad chicken: meat, poultry, onion or garlic, nightshade, spicy
chicken cordon bleu: meat, dairy, gluten, egg
chicken divan: meat, poultry, dairy
chicken fried steak, country fried steak: beef, meat, gluten, egg, dairy
chicken karahi, karahi gosht, kadai chicken: meat, nightshade, onion or garlic
chicken katsu, katsu curry, torikatsu: gluten, egg, meat, poultry
chicken kiev, kiev cutlet, kotleta po kyivsky: meat, poultry, dairy, gluten, egg, onion or garlic
chicken marsala, scaloppine al marsala: meat, gluten, alcohol
chicken nuggets, mcnuggets, chicken tenders: meat, poultry, gluten
chicken parmigiana, chicken parmesan, chicken parmo: meat, poultry, gluten, egg, dairy
chicken pot pie: gluten, dairy, meat, poultry, root vegetable, onion or garlic
chicken satay, satay chicken: peanut, meat, poultry, sweet
chicken teriyaki: soy, gluten, sweet, alcohol
chicken tikka masala: dairy, meat, poultry, onion or garlic, nightshade
chicken tikka, murgh tikka: dairy, meat, poultry, onion or garlic
chicken xacuti, xacuti, shakuti: onion or garlic, nightshade, spicy
chicken yassa: mustard, onion or garlic, citrus
chicons au gratin, witloof met ham: pork, meat, dairy, gluten
chien sauce, rougail, rougail tomate: nightshade, spicy
chikuwa, narutomaki: fish
chilaquiles: dairy, onion or garlic, nightshade, spicy
chile en nogada, chiles en nogada: meat, dairy, tree nuts, onion or garlic, nightshade
chile relleno, chiles rellenos: dairy, egg, nightshade
chili con carne, texas chili: beef, meat, nightshade, onion or garlic, spicy
chili dog: gluten, meat
chilli chicken, chili chicken, chicken chilli dry: meat, poultry, gluten, soy, onion or garlic, nightshade, spicy
chilli crab, singapore chilli crab: shellfish, egg, nightshade, spicy, sweet
chilli crisp, chiu chow chili oil, crunchy chilli oil: soy, onion or garlic, nightshade, spicy, salty
chilli jam, pepper jelly: nightshade, sweet, spicy
chin chin: gluten, sweet
chinese cruller: gluten
chingri malai curry, chingri malaikari: shellfish, onion or garlic
chinkiang vinegar, zhenjiang vinegar: gluten, fermented
chipa guasu: dairy, egg, onion or garlic
chipolata, chipolatas, saucisse de toulouse, saucisse de morteau, diot, diots: pork, meat
chipotles en adobo: nightshade, spicy, onion or garlic
chirashizushi: fish
chitin, glucosamine, glucosamine sulfate: shellfish
chitosan, glucosamine sulphate: shellfish
chivito uruguayo: meat, beef, pork, dairy, egg, gluten
chivito: gluten, beef, meat, egg, dairy, pork, nightshade
chkmeruli, shkmeruli: meat, poultry, dairy, onion or garlic
chlodnik, chlodnik litewski: dairy, egg, root vegetable
choc top, solero ice cream, creamsicle, dreamsicle: dairy, sweet
chocolate fudge, scottish tablet, tablet fudge, krowki, krowka, korovka: dairy, sweet
chocolate peanut butter cup ice cream, drumstick ice cream, nutty buddy, moose tracks, tin roof sundae, tin roof ice cream, reeses blizzard: peanut, dairy, sweet
choila, chhoyela, chhwela: meat, mustard, onion or garlic, root vegetable, nightshade, spicy
chokladbiskvi, biskvi: tree nuts, egg, dairy, sweet
chokladboll, chokladbollar, havregrynskugler: gluten, dairy, sweet
chola bhatura: legume, gluten, dairy, onion or garlic, nightshade
chole masala, chholay: onion or garlic, root vegetable, nightshade, legume, spicy
chole: legume, onion or garlic, nightshade
cholent, chamin: meat, beef, gluten, onion or garlic, root vegetable, nightshade, legume
chondroitin, chondroitin sulfate, chondroitin sulphate: meat
choo chee, chu chee: fish, shellfish, spicy
chop suey, chopsuey: gluten, soy, onion or garlic, legume, high tyramine, high histamine
chopped liver, gehakte leber: poultry, meat, egg, onion or garlic
chorba, chorba frik: meat, gluten, nightshade, onion or garlic
choripan: gluten, pork, meat
choriqueso: dairy, nightshade
choritos: shellfish
chorrillana: beef, meat, egg, root vegetable, nightshade, onion or garlic
choucroute garnie: pork, meat, onion or garlic, fermented
choucroute, kapusta kiszona, kiselo zelje, varza murata, zuurkool, suan cai, suancai, salzgurken, ogorki kiszone, malosol, nozawanazuke, shibazuke: salty, fermented
chourico de carne: meat, pork, onion or garlic, nightshade, high tyramine, high histamine
chourico: meat, pork, nightshade, high tyramine, high histamine
chouricos: pork, meat, nightshade, onion or garlic, salty
chow chow relish, chowchow relish: mustard, salty
chow fun, beef chow fun, gan chao niu he: beef, meat, soy, gluten
chow mein, lo mein, mie goreng: gluten, egg, soy, legume, grain, starchy
chrain red, cwikla, cwikla z chrzanem: root vegetable
christmas pudding, plum pudding, figgy pudding: gluten, egg, alcohol, sweet
christstollen, dresdner stollen, kerststol: gluten, dairy, tree nuts, citrus, alcohol, sweet
chunky monkey: tree nuts, dairy, egg, sweet
chuno, papa seca: root vegetable, nightshade
chupe de camarones: shellfish, dairy, egg, root vegetable, nightshade, onion or garlic
chupe de jaiba, paila marina: shellfish, onion or garlic
churchkhela, sujuk sweet, cevizli sucuk, sharots, soutzoukos: tree nuts, sweet
churpi, durkha: dairy
churrasco: meat, beef
cicer arietinum, chana dal: legume
cidre, sidra, apfelwein, appelwoi, ebbelwoi, viez, perry cider: alcohol, sulphites, fermented
cig kofte: gluten, onion or garlic, nightshade, spicy
ciger, arnavut cigeri: meat
cigkofte: gluten, nightshade, spicy, onion or garlic
cilbir: dairy, egg, onion or garlic, high fodmap, reflux trigger
cincinnati chili, skyline chili: gluten, beef, meat, dairy, onion or garlic
cioppino, moqueca: fish, shellfish
ciorba de burta: meat, beef, dairy, onion or garlic, root vegetable
ciorba de perisoare: meat, onion or garlic, root vegetable
citron curd, lime curd, passion fruit curd, lemon meringue, lemon cheese: egg, dairy, citrus, sweet
citrus bergamia, fortunella: citrus
clabber, bonny clabber, ryazhenka: dairy
clam chowder, new england clam chowder: shellfish, dairy, root vegetable, nightshade, pork, onion or garlic, meat
clamato: shellfish, nightshade
clams casino: shellfish, pork, gluten, nightshade, meat
clara de huevo: egg
clif bar, clif builders, power bar, luna bar: soy, gluten, sweet
club sandwich: gluten, egg, pork, poultry, meat, nightshade
cobb salad: meat, poultry, pork, egg, dairy, nightshade
coca cola, coke zero, diet coke, pepsi, pepsi max, rc cola, afri cola, fritz kola, thums up, inca kola, irn bru, mezzo mix, spezi, jolt cola, barrs cola: caffeine, sweet
coca de recapte, coca mallorquina: gluten, nightshade
cochinillo, cochinillo asado: pork, meat
cocido madrileno: meat, beef, pork, root vegetable, nightshade, legume, high tyramine, high histamine
cocido, cocido montanes: legume, meat, pork
cock a leekie: meat, poultry, onion or garlic
cocktail sauce, seafood cocktail sauce: nightshade, root vegetable, spicy
coconut chutney, thengai chutney: legume, mustard, nightshade, spicy
coconut macaroon, coconut macaroons, kokosmakronen, rochers coco, congolais: egg, sweet
cod liver oil, omega 3 capsules, lebertran, omega 3 fish oil, lofoten tran: fish
coda alla vaccinara: meat, beef, celery, nightshade, onion or garlic
coffea arabica, coffea canephora, ristretto: caffeine
coffee liqueur: alcohol, caffeine, sweet
colby cheese: dairy
colby jack: dairy
colcannon: dairy, root vegetable, nightshade
coleslaw, cole slaw: egg, root vegetable
coley, saithe, scrod, rock salmon: fish
colomba pasquale, colomba di pasqua: gluten, egg, dairy, tree nuts, sweet
colombo de poulet: meat, onion or garlic, mustard
com tam: pork, meat, fish, egg
completo italiano: gluten, meat, egg, nightshade
compounded hing, hing powder: gluten
comte, reblochon, raclette, appenzeller, emmentaler, bergkase, limburger, obatzda: dairy, salty, fermented, high tyramine, high histamine
conch fritters, cracked conch: shellfish, gluten
confit de canard, duck confit: meat, poultry, onion or garlic, salty
congee with century egg, pidan shou rou zhou: egg, pork, meat
consomme double, consomme royale: meat
consomme, bouillon de boeuf: meat, celery, root vegetable, onion or garlic
cookie dough, edible cookie dough: gluten, dairy, sweet
cookies and cream, cookies n cream, cookie dough ice cream, cornetto ice cream, choco taco, ice cream sandwich, arctic roll, ice cream cone, brownie sundae, birthday cake ice cream: gluten, dairy, sweet
coq au riesling: meat, poultry, pork, alcohol, fungus, onion or garlic
coq au vin: sulphites, meat, poultry, onion or garlic, alcohol, high fodmap, reflux trigger
coquilles saint jacques, coquille st jacques: shellfish, dairy
coquito boricua: dairy, alcohol
coquito, creme de vie, cremas haitian, cremasse, cola de mono: alcohol, dairy, sweet
cordon bleu, kottbullar: gluten, dairy, egg, meat, grain, starchy
coriander chutney, hari chutney, green chutney: nightshade, spicy, citrus
corn dog, corn dogs, pluto pup, dagwood dog: gluten, egg, meat
corn nuts, cancha serrana, kikos, quicos, maiz tostado: salty
corn smut: fungus
cornish pasty: gluten, meat, beef, onion or garlic, root vegetable, grain, starchy, high fodmap, reflux trigger
coronation chicken: meat, poultry, egg, onion or garlic, sweet
corylus avellana, filberts, cobnut: tree nuts
cotechino, zampone: pork, meat
cotija, kefalotyri, beyaz peynir, peynir, oscypek, queijo, saganaki: dairy, salty, fermented, high tyramine, high histamine
cotoletta alla milanese, cotoletta: meat, gluten, egg
cotriade: fish, root vegetable, nightshade, onion or garlic
cou cou and flying fish, cou cou: fish
coulommiers, brillat savarin, chaource, neufchatel, epoisses, langres, maroilles, livarot, pont l eveque: dairy
couscous royale, couscous royal: gluten, meat, legume, root vegetable, onion or garlic
couverture, cocoa nibs, baking chocolate: caffeine
cow tails, bulls eyes caramel creams: gluten, dairy, sweet
coxinha, coxinhas: meat, poultry, gluten
cozido a portuguesa: meat, pork, root vegetable, nightshade
cozonac, potica, povitica, orehnjaca, beigli, bejgli, diosbejgli, nusstrudel, gubana, presnitz, putizza: gluten, egg, dairy, tree nuts, sweet
crab cakes, crab cake, maryland crab cakes: shellfish, egg, gluten
crab rangoon: gluten, dairy, shellfish
cracker jack, cracker jacks, poppycock: peanut, sweet
cranachan: dairy, gluten, honey, alcohol, sweet
crawdad, ecrevisse: shellfish
crawdads, mudbugs: shellfish
crawfish etouffee: shellfish, gluten, celery, nightshade, onion or garlic, dairy
crawfish, periwinkles, sepia a la plancha, razor clams, sea urchin, limpets, bulots, bigorneaux, miesmuscheln, jakobsmuscheln: shellfish
crema de aji, huancaina, huancaina sauce, a la huancaina: dairy, nightshade, spicy, gluten
creme caramel, leche flan, crema catalana, natillas, creme patissiere: dairy, egg, sweet
creme egg, cadbury creme egg: dairy, egg, soy, sweet
crepes suzette, crepe suzette: gluten, egg, dairy, citrus, alcohol, sweet
cricket flour, cricket powder, mealworm flour, chapulines, chapulin, escamoles, silkworm pupae, beondegi: meat
crisps, potato chips, potato crisps, kartoffelchips, kettle chips, walkers crisps, tayto crisps, hula hoops, shoestring potatoes, patatas fritas de bolsa, salt and vinegar crisps: root vegetable, nightshade, salty
crispy aromatic duck: meat, poultry, gluten, soy
crni rizot: shellfish, onion or garlic, alcohol
croccante, croquant, gilazhi, crocant: tree nuts, sweet
croque monsieur: gluten, dairy, meat, pork, grain, starchy
croquetas de jamon: gluten, dairy, egg
crosnes, chorogi, stachys affinis, skirret: root vegetable
crossing the bridge noodles, guoqiao mixian: meat, poultry
crostini neri, crostini toscani: gluten, poultry, meat, fish, onion or garlic
crottin, crottin de chavignol, valencay, rocamadour, selles sur cher: dairy
crowdie, caboc: dairy
croziflette, crozets: gluten, dairy
crubeens: meat, pork
crunchie bar: dairy, soy, sweet
crunchy nut, crunchy nut cornflakes: peanut, gluten, honey, sweet
cuba libre, long island iced tea, jagerbomb, jager bomb, vodka red bull, fernet con coca: alcohol, caffeine, sweet
cubano sandwich, cuban sandwich: gluten, pork, meat, dairy, mustard
cubbaita, cupeta, giuggiulena, giurgiulena, cubaita: sesame, honey, sweet
cueritos: meat, pork
cuisses de grenouille: meat, dairy, onion or garlic
cullen skink: dairy, fish, onion or garlic, root vegetable, high fodmap, reflux trigger
cumberland sauce: citrus, alcohol, sweet, mustard
cumberland sausage, lincolnshire sausage: pork, meat, gluten
curacao liqueur, triple sec: citrus, alcohol
curanto: meat, shellfish, root vegetable, nightshade
curcumin, curcuma longa, kunyit: root vegetable
curry goat, goat curry: meat, onion or garlic, spicy
curry laksa, laksa lemak: shellfish, onion or garlic, root vegetable, nightshade, spicy
curry udon: gluten, onion or garlic
currywurst: pork, meat, nightshade, spicy
curtido salvadoreno: onion or garlic, root vegetable, high histamine
curtido, giardiniera, fukujinzuke: root vegetable, salty
cuy chactado: meat
czernina: poultry, meat
`;
