/**
 * Dishes and foods of the world's kitchens by the names that do not tell what is in them, one a line: its names, then
 * what the ordinary dish surely contains. Lower case, without accents; each name stands in one place only.
 */
import type { Food } from "./foods.ts";
import { type Allergen, allergens, type Trait, traits } from "./types.ts";

const lines = `
aaruul, qurt, kurut, chhurpi: dairy, high tyramine
aash reshteh: dairy, gluten, onion or garlic, legume
abgoosht, ab gusht, dizi sangi: meat, onion or garlic, root vegetable, nightshade, legume
abura age, inarizushi, inari sushi: soy, legume
achaar, aam ka achaar, mixed achar: mustard, nightshade, spicy, high histamine
acorda alentejana: egg, gluten, onion or garlic
adobong manok, adobong baboy: meat, gluten, soy, onion or garlic, legume, high tyramine, high histamine
agaricus bisporus, cremini: fungus
aguachile: shellfish, nightshade, citrus, spicy
ahi poke: fish, gluten, soy, legume, high tyramine, high histamine
airag, kumis, koumiss, kymyz: dairy, alcohol
aji amarillo, rocoto: nightshade, spicy
ajiaco santafereno, ajiaco bogotano: meat, poultry, dairy, root vegetable, nightshade
ajoblanco: gluten, tree nuts, onion or garlic
akaraje: shellfish, onion or garlic, legume
akrot: tree nuts
alcapurria, alcapurrias: meat, root vegetable
alegar: gluten
alfajores: dairy, gluten
alheira, alheira de mirandela: meat, gluten, onion or garlic
aligot: dairy, onion or garlic, root vegetable, nightshade
allioli: egg, onion or garlic
allium cepa, eschalot: onion or garlic
allium fistulosum, allium porrum: onion or garlic
allium sativum, stinking rose: onion or garlic
allium ursinum, ramsons, ramson, barlauch: onion or garlic
alplermagronen, aelplermagronen: dairy, gluten, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
alu bhorta, aloo bhorta, alu makha: mustard, onion or garlic, root vegetable, nightshade, spicy
amaebi, kuruma ebi: shellfish
amala dudu: root vegetable
amarula: dairy, alcohol
amasi, emasi: dairy, high histamine
amba sauce: legume, spicy
ambul thiyal, malu ambulthiyal: fish, spicy, high histamine
ameijoas, ameijoas bulhao pato: shellfish, onion or garlic
amontillado, oloroso, vin santo: alcohol, high histamine
anacardium occidentale, cajou: tree nuts
anchoyade: fish, onion or garlic, high tyramine, high histamine
andouillette: meat, pork
angostura bitters, fernet branca: alcohol
anko, tsubuan, koshian, dou sha: legume
anticuchos: meat, beef, onion or garlic, nightshade, spicy
anzac biscuit, anzac biscuits: dairy, gluten
apium graveolens, smallage: celery
arachis hypogaea, goober peas: peanut, legume
arakhis: peanut, legume
arbi, arvi, seppankizhangu, chembu: root vegetable
arctium lappa, burdock, gobo root: root vegetable
arequipe, manjar blanco: dairy
arhar dal, tuvar dal, thuvaram paruppu: legume
armoracia rusticana, red cole, meerrettich, chrain: root vegetable, spicy
arrachera: meat, beef
arroz con gandules, guandules, guandu: legume
arroz de marisco: shellfish, onion or garlic, nightshade
arroz de pato: meat, pork, poultry, onion or garlic, high tyramine, high histamine
asins desa, verivorst: meat, pork, gluten, onion or garlic
assam laksa, asam laksa, penang laksa: fish, shellfish, onion or garlic, root vegetable, nightshade, spicy
atora: meat, beef
attieke, acheke: root vegetable
auricularia, wood ear, mu er, kikurage, tremella: fungus
autolysed yeast: fungus, high tyramine, high histamine
avial, aviyal: dairy, root vegetable
avruga: fish
azifa: mustard, onion or garlic, legume
babi guling, babi kecap, babi panggang: meat, pork
bacalaitos, accra de morue: fish, gluten
bacalhau a bras, bacalhau bras: fish, egg, onion or garlic, root vegetable, nightshade
back rashers: meat, pork, high tyramine, high histamine
backhendl, wiener backhendl: meat, poultry, egg, gluten
badaam, vadhumai: tree nuts
baekseju, bokbunja: alcohol
baghlava: dairy, gluten, tree nuts
bagna caoda: fish, onion or garlic, high tyramine, high histamine
bagoong alamang, guinamos: shellfish, high tyramine, high histamine
bagoong isda, bagoong monamon: fish, high tyramine, high histamine
baileys liqueur, baileys irish cream: dairy, alcohol
baingan bharta, baigan bharta, baingan ka bharta: onion or garlic, nightshade, spicy
bak kut teh, bakuteh: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
bakewell tart: dairy, egg, gluten, tree nuts
bakre ka gosht, chota gosht: meat
bakso: meat, beef, onion or garlic
baleada, baleadas: dairy, gluten, legume
bamba snack, bamba nougat: peanut, legume
bammy: root vegetable
bandeja paisa: meat, pork, egg, legume
banh flan: dairy, egg
banh my: gluten
banica: dairy, egg, gluten
banosh, banush: meat, pork, dairy
bao buns, bapao: gluten
bara gosht, gai ka gosht, mattu iraichi: meat, beef
barbari bread, nan e barbari: gluten
bariis iskukaris: meat, onion or garlic
barley wine, gueuze: gluten, alcohol, high tyramine
barmbrack, bairin breac: egg, gluten
basler lackerli, lackerli: honey, gluten, tree nuts, citrus
bastirma: meat, beef, onion or garlic, legume, high tyramine, high histamine
basturma, soujouk: meat, beef, onion or garlic, high tyramine, high histamine
batata, boniato: root vegetable
beef suya, suya meat, chichinga, tsire: meat, peanut, nightshade, legume, spicy
beni shoga, shin shoga: root vegetable
berbere spice: nightshade, spicy
berenjenas: nightshade
bertholletia excelsa, para nut, castana do para: tree nuts
betabel, remolacha: root vegetable
betanin, beta vulgaris: root vegetable
biber salcasi, domates salcasi: nightshade
biberli, appenzeller biber: honey, gluten, tree nuts
bifana, bifanas: meat, pork, gluten, onion or garlic
bigorneau: shellfish
birchermuesli, birchermusli: dairy
birria tacos, birria de chivo: meat, onion or garlic, nightshade, spicy
bissara, bessara: onion or garlic, legume
blanquette de veau: meat, beef, dairy, onion or garlic, root vegetable, fungus
bleu dauvergne: dairy, high tyramine, high histamine
bliny: dairy, egg, gluten
bloater: fish, high histamine
blunzn, blunzen, blunzengrostl: meat, pork, onion or garlic
bofrot, nigerian puff puff: gluten
bohrach, bograch: meat, onion or garlic, root vegetable, nightshade
boletus edulis, penny bun, steinpilz, king bolete: fungus
bolillo, telera: gluten
boortsog, baursak, boorsok: gluten
boquerones en vinagre: fish, onion or garlic, high histamine
borrego: meat
borshch, borsch: onion or garlic, root vegetable, nightshade
bottarga di muggine: fish, high tyramine, high histamine
bourekas, burekas: gluten
bournvita, nestle milo: dairy, gluten
boxty, boxty pancakes: dairy, gluten, root vegetable, nightshade
bramboracka: onion or garlic, root vegetable, nightshade, fungus
bramboraky, bramborak: egg, gluten, onion or garlic, root vegetable, nightshade
bramborove knedliky: egg, gluten, root vegetable, nightshade
brandade de morue: fish, onion or garlic
brik: egg, gluten
brotchan foltchep, brotchan roy: dairy, onion or garlic
bryndza, brynza, branza: dairy, high tyramine, high histamine
bryndzove halusky: meat, pork, dairy, gluten, root vegetable, nightshade, high tyramine, high histamine
bubespitzle: egg, gluten, root vegetable, nightshade
buchty, buchteln, wuchteln: dairy, egg, gluten
buckfast: caffeine, alcohol
budae jjigae: meat, pork, onion or garlic, nightshade, spicy, high tyramine, high histamine
buendnerfleisch, viande sechee: meat, beef, high tyramine, high histamine
bul gogi: meat, beef, gluten, soy, sesame, onion or garlic, legume, high tyramine, high histamine
bummalo, bombil: fish
bun bo hue, bun bo: meat, beef, pork, shellfish, onion or garlic, nightshade, spicy
bundner nusstorte, engadiner nusstorte: dairy, egg, gluten, tree nuts
bundnerfleisch: meat, beef, high tyramine, high histamine
bunny chow: gluten, onion or garlic, nightshade, spicy
burghul, frikeh: gluten
butarga, karasumi: fish
buuz, khuushuur, huushuur: meat, gluten, onion or garlic
bychki v tomate: fish, onion or garlic, nightshade
byrek: gluten
ca phe sua, cafe sua da: dairy, caffeine
cachupa, katxupa: onion or garlic, legume
cafe latte: dairy, caffeine
cajanus cajan, gungo peas, toor dal, arhar: legume
calamondin: citrus
calcium caseinate, caseinates: dairy
caldo verde: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
calimocho, kalimotxo: caffeine, alcohol, high histamine
calissons: tree nuts
camellia sinensis, oolong, darjeeling, lapsang souchong, pu erh: caffeine
candy corn: meat
cangrejo, jaiba: shellfish
cantharellus cibarius, chanterelle, girolle, pfifferling: fungus
cantuccini: egg, gluten, tree nuts
capicola, capocollo: meat, pork, high tyramine, high histamine
capsicum annuum, pimenton, pimiento: nightshade
capsicum frutescens, capsicum chinense: nightshade, spicy
capuns: meat, pork, dairy, egg, gluten, high tyramine, high histamine
carne molida, bistec de res: meat, beef
carne porco alentejana, porco alentejana: meat, pork, shellfish, onion or garlic, nightshade
carob molasses, carob, algarroba: legume
carya illinoinensis, hickory nut: tree nuts
cashel blue: dairy, high tyramine, high histamine
catsup: nightshade
causa limena, causa rellena: root vegetable, nightshade, citrus
cebiche, seviche: fish, onion or garlic, citrus
cebollin, cebollitas cambray: onion or garlic
cecina de leon: meat, beef, high tyramine, high histamine
ceebu jen, thiebou dieun: fish, onion or garlic, root vegetable, nightshade
cepelinai, didzkukuliai: meat, pork, onion or garlic, root vegetable, nightshade
cervelat, servelat: meat, beef, pork
cesnecka: onion or garlic, root vegetable, nightshade
cevapcici: meat, onion or garlic
cha lua, gio lua, moo yor: meat, pork, fish
cha siu, char siew: meat, pork, gluten, soy, legume, high tyramine, high histamine
cha yen, thai iced tea: dairy, caffeine
chabakia: honey, gluten, sesame
chak chak, cak cak: egg, honey, gluten
chakalaka: onion or garlic, root vegetable, nightshade, legume, spicy
chakchouka: egg, onion or garlic, nightshade
chalah: egg, gluten
chamoy: nightshade, spicy
champorado, tsampurado, koko samoa: caffeine
chao mian: gluten, soy, onion or garlic, legume, high tyramine, high histamine
chapatti, phulka, rotli: gluten
chapchae: gluten, soy, sesame, onion or garlic, root vegetable, legume, high tyramine, high histamine
chapli kebab, chapli kabab: meat, onion or garlic, nightshade, spicy
char kway teow, char kuey teow: shellfish, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
char siu bao, cha siu bao, char siew pau: meat, pork, gluten, soy, legume, high tyramine, high histamine
charqui, charque, carne seca: meat, high tyramine, high histamine
chawan mushi: fish, egg, gluten, soy, legume, high tyramine, high histamine
chermoula, charmoula: onion or garlic
chhena, chenna: dairy
chikuwa, narutomaki: fish
chilaquiles: dairy, onion or garlic, nightshade, spicy
chile en nogada, chiles en nogada: meat, dairy, tree nuts, onion or garlic, nightshade
chitosan, glucosamine sulphate: shellfish
chivito uruguayo: meat, beef, pork, dairy, egg, gluten
chlodnik, chlodnik litewski: dairy, egg, root vegetable
choila, chhoyela, chhwela: meat, mustard, onion or garlic, root vegetable, nightshade, spicy
chole masala, chholay: onion or garlic, root vegetable, nightshade, legume, spicy
cholent, chamin: meat, beef, gluten, onion or garlic, root vegetable, nightshade, legume
chop suey, chopsuey: gluten, soy, onion or garlic, legume, high tyramine, high histamine
choritos: shellfish
chourico: meat, pork, nightshade, high tyramine, high histamine
chourico de carne: meat, pork, onion or garlic, nightshade, high tyramine, high histamine
chuno, papa seca: root vegetable, nightshade
churpi, durkha: dairy
cicer arietinum, chana dal: legume
cig kofte: gluten, onion or garlic, nightshade, spicy
ciorba de burta: meat, beef, dairy, onion or garlic, root vegetable
citrus bergamia, fortunella: citrus
clabber, bonny clabber, ryazhenka: dairy
clara de huevo: egg
cocido madrileno: meat, beef, pork, root vegetable, nightshade, legume, high tyramine, high histamine
coffea arabica, coffea canephora, ristretto: caffeine
colcannon: dairy, root vegetable, nightshade
coley, saithe, scrod, rock salmon: fish
compounded hing, hing powder: gluten
coquito boricua: dairy, alcohol
corn smut: fungus
corylus avellana, filberts, cobnut: tree nuts
coxinha, coxinhas: meat, poultry, gluten
crawdad, ecrevisse: shellfish
crawdads, mudbugs: shellfish
crni rizot: shellfish, onion or garlic, alcohol
crosnes, chorogi, stachys affinis, skirret: root vegetable
crubeens: meat, pork
cueritos: meat, pork
curacao liqueur, triple sec: citrus, alcohol
curanto: meat, shellfish, root vegetable, nightshade
curcumin, curcuma longa, kunyit: root vegetable
curry laksa, laksa lemak: shellfish, onion or garlic, root vegetable, nightshade, spicy
curtido salvadoreno: onion or garlic, root vegetable, high histamine
dagaa, kapenta, mukene: fish
dal bhat, dal bhaat tarkari: onion or garlic, root vegetable, legume
daleem, beef haleem: meat, gluten, onion or garlic, root vegetable, nightshade, legume, spicy
dan dan noodles, dandanmian: meat, pork, gluten, soy, sesame, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
dan tat, daan taat, dan ta: dairy, egg, gluten
danablu: dairy, high tyramine, high histamine
dasheen, eddo, colocasia esculenta: root vegetable
dashimaki, tamago nigiri: egg
daucus carota, gajar: root vegetable
dawadawa, iru locust bean, soumbala, netetou: legume, high histamine
ddukbokki, topokki: fish, soy, nightshade, legume, spicy, high tyramine, high histamine
deruny, draniki: egg, onion or garlic, root vegetable, nightshade
desi ghee, neyyi, butter oil: dairy
dhalpuri roti, dhalpuri: gluten, legume
diastatic malt: gluten
diente de ajo: onion or garlic
dim sim, dim sims, chiko roll: meat, gluten
diri djon djon, djon djon: fungus
disznosajt: meat, pork
dobos torta, dobostorta: dairy, egg, gluten, caffeine
doktorskaya kolbasa, doktorskaya: meat, beef, pork, dairy, egg
dolmades, dolmadakia: onion or garlic, citrus
dolsot bibimbap: egg, soy, sesame, onion or garlic, nightshade, legume, spicy
doro wot: meat, poultry, dairy, egg, onion or garlic, nightshade, spicy
dosai, thosai, set dosa: legume
dou si, tausi: soy, legume, high tyramine, high histamine
doufu, tau kwa, dubu: soy, legume
doufu ru, sufu, chou doufu: soy, legume, high tyramine, high histamine
douhua, tau huay, tofu fa, tau foo fah: soy, legume
dovi stew: peanut, legume
dr pepper, mountain dew: caffeine
drambuie, barenjager: honey, alcohol
drisheen: meat
dublin bay prawns, nephrops norvegicus: shellfish
dublin coddle: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
dublin lawyer: shellfish, dairy, alcohol
dudh: dairy
dugh, abdoogh: dairy
duqqa: tree nuts, sesame
dwenjang, doenjang jjigae: soy, legume, high tyramine, high histamine
e1105, lysozyme: egg
e441, hydrolysed collagen: meat
e542, bone phosphate: meat
ebleskiver: dairy, egg, gluten
eierschwammerl, girolles: fungus
encebollado de pescado: fish, onion or garlic, root vegetable, nightshade
enoki, enokitake, shimeji, maitake: fungus
erdapfelsalat: mustard, onion or garlic, root vegetable, nightshade
eros pista: nightshade, spicy
escalivada, escalibada: onion or garlic, nightshade
ethyl alcohol, aqua vitae: alcohol
etrog, cedrat, citrus medica, succade: citrus
ewa agoyin: onion or garlic, nightshade, legume, spicy
fabada asturiana: meat, pork, onion or garlic, nightshade, legume, high tyramine, high histamine
fadge: gluten, root vegetable, nightshade
farik: gluten
farikal: meat
farinata, socca: legume
farinheira: meat, pork, gluten, nightshade
farofa, farinha de mandioca: root vegetable
farro perlato: gluten
fasolatha: celery, onion or garlic, root vegetable, nightshade, legume
fatoush: gluten, nightshade, citrus
fava santorinis: onion or garlic, legume
faworki, chrusciki, verhuny: egg, gluten
feijoada transmontana: meat, pork, onion or garlic, legume, high tyramine, high histamine
felafel, taameya, tamiya: onion or garlic, legume
feseekh, fesikh: fish, high tyramine, high histamine
fesenjoon, khoresh fesenjan: meat, poultry, tree nuts, onion or garlic
filter kaapi, degree kaapi: dairy, caffeine
finnan haddie, arbroath smokie: fish
firni: dairy
flaki, flaczki: meat, beef, celery, onion or garlic, root vegetable
flammekueche, tarte flambee: meat, pork, dairy, gluten, onion or garlic, high tyramine, high histamine
fluffernutter: egg, gluten, peanut, legume
fokhagyma, voroshagyma, hagyma: onion or garlic
foo chuk, fu zhu, fuzhu: soy, legume
foofoo, foufou: root vegetable
forshmak: fish, egg, onion or garlic, high histamine
foul mudammas, ful mudammas: onion or garlic, legume, citrus
francesinha: meat, beef, pork, dairy, gluten, nightshade, alcohol, high tyramine, high histamine
frijoles refritos, tlacoyo: legume
frikadeller, frikadellen, bouletten: meat, pork, egg, gluten, onion or garlic
frittatensuppe, fladlesuppe, flaedlesuppe: meat, beef, dairy, egg, gluten
gaajar: root vegetable
gadogado: egg, peanut, soy, onion or garlic, legume
gai choy, kai choi, jie cai: mustard
gajar ka halwa, gajrela: dairy, root vegetable
galangal, lengkuas, alpinia galanga: root vegetable
galerts, saltiena: meat, pork, onion or garlic
gallo pinto: onion or garlic, legume
gambas al ajillo: shellfish, onion or garlic
gandum, godhumai: gluten
garri, eba swallow: root vegetable
gehu ka atta: gluten
gelee royale: honey
geoduck, gooey duck, lambi: shellfish
germknodel, germknoedel: dairy, gluten
gevrek: gluten, sesame
gheimeh, khoresh gheymeh, qeymeh: meat, onion or garlic, root vegetable, nightshade, legume, citrus
gianduia: tree nuts, caffeine
gibanica: dairy, egg, gluten
gigantes plaki: onion or garlic, nightshade, legume
gimbap: egg, sesame, root vegetable
githeri, nyoyo: legume
gjetost, geitost: dairy
glogg, vin brule: alcohol, high histamine
glycine max, soja hispida: soy, legume
gochugaru, kochukaru: nightshade, spicy
goji, wolfberry, lycium barbarum, gou qi zi: nightshade
golgappa, gol gappa, puchka, fuchka: gluten, root vegetable, nightshade, legume, spicy
golumpki: meat, pork, onion or garlic
gong bao, kung po: gluten, peanut, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
gorczyca, gorchitsa, horcice: mustard
gored gored: meat, beef, nightshade, spicy
gougeres, gougere: dairy, egg, gluten, high tyramine, high histamine
gravad lax, gravet laks: fish
grenetina: meat
greyerzer: dairy, high tyramine, high histamine
gribenes: meat, poultry
griebenschmalz, schweineschmalz: meat, pork
griessnockerl, griessnockerlsuppe: dairy, egg, gluten
griot haitien, griyo: meat, pork, onion or garlic, nightshade, citrus, spicy
guacamote: root vegetable
guajillo, chile ancho, chile pasilla: nightshade, spicy
guajolote: meat, poultry
guar gum, cyamopsis tetragonoloba, tara gum: legume
guarana antarctica: caffeine
guatita: meat, beef, peanut, onion or garlic, root vegetable, nightshade, legume
gubbeen, durrus: dairy, high tyramine, high histamine
gulab jaman, kala jamun: dairy, gluten
gulyas, gulyasleves: meat, beef, onion or garlic, nightshade
gundruk, gundruk ko jhol: high histamine
guotie, potstickers: meat, pork, gluten, onion or garlic
gyudon, gyu don: meat, beef, gluten, soy, onion or garlic, legume, high tyramine, high histamine
gyulai kolbasz, csabai kolbasz, kolbasz: meat, pork, nightshade, high tyramine, high histamine
ha gow, har gau: shellfish, gluten
hachis parmentier: meat, beef, dairy, onion or garlic, root vegetable, nightshade
hakarl, kaestur hakarl: fish, high tyramine, high histamine
halaszle: fish, onion or garlic, nightshade, spicy
halawet tahini: sesame
hallaca, hallacas: meat, onion or garlic, nightshade
halushky: egg, gluten
hamsi, hamsi tava: fish
handkase, harzer kase, mainzer kase: dairy, high tyramine, high histamine
harina de trigo, semola: gluten
haselnusskerne: tree nuts
head cheese, sulze: meat, pork
hellim: dairy
herrgottsbscheisserle: meat, pork, egg, gluten, onion or garlic
hikiwari: soy, legume, high tyramine, high histamine
himbasha, ambasha: gluten
hiyamugi, somyeon: gluten
holodets: meat, onion or garlic
holubtsi, holubtsy: meat, onion or garlic
hon mirin: alcohol
hoppin john: meat, pork, onion or garlic, legume
hordeum vulgare, orge perle: gluten
hortobagyi palacsinta: meat, dairy, egg, gluten, onion or garlic, nightshade
hot vit lon, trung vit lon, balut, balot: meat, poultry, egg
hoummos, humus dip: sesame, onion or garlic, legume, citrus
hovmastarsas, gravlaxsas: mustard
hp sauce: gluten, nightshade
htapodi, chtapodi: shellfish
hyderabadi biryani, kacchi biryani: meat, dairy, onion or garlic, root vegetable, nightshade, spicy
idly: legume
ikan teri: fish, high histamine
ilex paraguariensis, chimarrao, terere: caffeine
inji, sonth: root vegetable
inlagd sill, sild, marinerede sild: fish, onion or garlic, high histamine
iriko dashi: fish
irio, mukimo, mokimo: root vegetable, nightshade, legume
irish cream: dairy, alcohol
irish stew: meat, onion or garlic, root vegetable, nightshade
iskender kebab, iskender kebap: meat, dairy, gluten, nightshade
jachnun: gluten
jamon iberico: meat, pork, high tyramine, high histamine
janssons frestelse: fish, dairy, onion or garlic, root vegetable, nightshade
jell o salad: meat
jenever, genever, aquavit, akvavit: alcohol
jengibre, kion: root vegetable
jeotgal, myeolchi aekjeot: fish, high histamine
jerusalem artichoke, sunchoke, topinambour, topinambur, helianthus tuberosus: root vegetable
jheenga, chemmeen: shellfish
jilapi, zulbia: gluten
jinhua huotui: meat, pork, high tyramine, high histamine
jitrnice, jaternice: meat, pork, gluten, onion or garlic
jjajangmyeon, chajang myeon: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
jjamppong, jjampong, champong: shellfish, gluten, onion or garlic, nightshade, spicy
jokai bableves, bableves: meat, pork, onion or garlic, root vegetable, nightshade, legume, high tyramine, high histamine
jokbal, bossam: meat, pork
jollof rice, benachin: onion or garlic, nightshade, spicy
jordnotter, jordnodder, peanotter: peanut, legume
juglans regia, madeira nut: tree nuts
kabab koobideh, kubideh: meat, onion or garlic
kabachkovaya ikra: onion or garlic, root vegetable, nightshade
kabanosy: meat, pork, high tyramine, high histamine
kabuli chana, kondakadalai: legume
kabuli pulao, qabuli palaw: meat, onion or garlic, root vegetable
kacang tanah, moongphali: peanut, legume
kachila, newari kachila: meat, mustard, onion or garlic, spicy
kachumbari, kachumber: onion or garlic, nightshade
kackavalj, cascaval: dairy, high tyramine, high histamine
kadalai maavu, senaga pindi: legume
kadugu, sarson ka tel, aavalu: mustard
kaesespaetzle, kasknopfle: dairy, egg, gluten, onion or garlic, high tyramine, high histamine
kafta, kofta kebab, kefta: meat, onion or garlic
kaiserschmarren: dairy, egg, gluten
kajmak: dairy
kak ik, kaqik: meat, poultry, onion or garlic, nightshade, spicy
kalakukko: meat, pork, fish, gluten
kalamar: shellfish
kalamarakia, kalamari: shellfish
kalbi, galbi jjim: meat, gluten, soy, sesame, onion or garlic, legume, high tyramine, high histamine
kalbsleberwurst, liverwurst: meat, pork, onion or garlic
kampachi: fish, high histamine
kanafeh: dairy, gluten
kanikama, crab stick, crab sticks, kani kama: fish, egg, gluten
kaofu, mianjin: gluten
kapi paste, blachan: shellfish, high tyramine, high histamine
kapusniak, kapusnyak: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
kara age, tatsutaage: meat, poultry, gluten, soy, root vegetable, legume, high tyramine, high histamine
karashi, wa garashi: mustard, spicy
karavala, karuvadu, nethili karuvadu: fish, high tyramine, high histamine
karedok, ketoprak: peanut, onion or garlic, nightshade, legume, spicy
karekare: meat, peanut, onion or garlic, legume
karjalanpiirakka, karjalanpiirakat, karelian pasty: dairy, gluten
kartoffelpuffer, reibekuchen, reiberdatschi: egg, onion or garlic, root vegetable, nightshade
kasar peyniri, kashar: dairy, high tyramine, high histamine
kasefondue, moitie moitie, fondue neuchateloise: dairy, onion or garlic, alcohol, high tyramine, high histamine
kasewahe, chaschuechli: dairy, egg, gluten, high tyramine, high histamine
kashke bademjan: dairy, onion or garlic, nightshade
kashundi: mustard, spicy
kasnocken, kaspressknodel, pinzgauer kasnocken: dairy, egg, gluten, onion or garlic, high tyramine, high histamine
kassler, kasseler, kasseler rippchen: meat, pork, high tyramine, high histamine
kasuri methi, vendhayam, menthulu: legume
kasutera: egg, honey, gluten
kathirikai, vankaya: nightshade
katsu don: meat, pork, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
kaya toast, srikaya, kaya jam: egg
kefalograviera: dairy, high tyramine, high histamine
keftedes, keftedakia: meat, egg, gluten, onion or garlic
kemiri, buah keras, candlenut, kukui nut: tree nuts
kepta duona: gluten, onion or garlic
kerala parotta, malabar parotta, porotta: gluten
ketfo: meat, beef, dairy, nightshade, spicy
ketjap manis, kicap: gluten, soy, legume, high tyramine, high histamine
key wat, zigni: meat, onion or garlic, nightshade, spicy
khaman, khaman dhokla: mustard, root vegetable, legume
khao man gai, hainan ji fan, nasi hainam: meat, poultry, onion or garlic, root vegetable
khlii, khlea: meat, high tyramine, high histamine
khoa: dairy
khumb, kaalan, dhingri: fungus
kibbeh nayyeh, kibbeh nayeh: meat, gluten, onion or garlic
kibinai, kibinas, kybyn: meat, gluten, onion or garlic
kielbasy: meat, pork, onion or garlic, high tyramine, high histamine
kik alicha: onion or garlic, root vegetable, legume
kiluvoileib: fish, egg, gluten, high histamine
kimberley biscuits, mikado biscuits: meat, gluten
kimchee, baechu kimchi: fish, onion or garlic, root vegetable, nightshade, spicy, high tyramine, high histamine
kinilaw, kilawin: fish
kishimen, sanuki udon: gluten
kiszka: meat, pork, onion or garlic
kkakdugi kimchi: onion or garlic, root vegetable, nightshade, spicy, high tyramine, high histamine
kluski slaskie: root vegetable, nightshade
knedliky, houskove knedliky: dairy, egg, gluten
knob celery, apium rapaceum: celery, root vegetable
knopfle: egg, gluten
kochujang: soy, nightshade, legume, spicy, high tyramine, high histamine
koeksister, koeksuster, koesister: gluten
koettbullar: meat, beef, pork, egg, gluten, onion or garlic
kofola: caffeine
kohuke, varskes surelis, glazirovanny syrok: dairy, caffeine
koikuchi, usukuchi, ganjang: gluten, soy, legume, high tyramine, high histamine
kokoretsi: meat
kola nut, cola nitida, cola acuminata, bissy nut: caffeine
kolache, kolace, kolacky: dairy, egg, gluten
kombucha: caffeine
konigsberger klopse, koenigsberger klopse: meat, dairy, egg, gluten, onion or garlic
konjac, glucomannan, amorphophallus konjac: root vegetable
koose, accara: onion or garlic, legume
kopi o, kopi tubruk, kopi luwak: caffeine
kosha mangsho, kasha mangsho: meat, onion or garlic, root vegetable, nightshade, spicy
kotlet schabowy, schabowy: meat, pork, egg, gluten
kottu roti, kothu roti, koththu: egg, gluten, onion or garlic, nightshade, spicy
koulouri thessalonikis, koulouri: gluten, sesame
krasnaya ikra, chernaya ikra: fish
kremes, kremowka, krempita: dairy, egg, gluten
krovianka, krovyanka: meat, pork, onion or garlic
kruchenyky: meat, onion or garlic
krupuk udang, kerupuk udang, banh phong tom: shellfish
kubbeh, kubba, icli kofte: meat, gluten, onion or garlic
kugelis, bulviu plokstainis: dairy, egg, onion or garlic, root vegetable, nightshade
kulajda: dairy, egg, gluten, root vegetable, nightshade, fungus
kulebyaka, coulibiac: fish, egg, gluten, onion or garlic
kulen: meat, pork, onion or garlic, nightshade, spicy, high tyramine, high histamine
kulish, kulesh: meat, pork, onion or garlic
kumara, camote, ipomoea batatas, satsumaimo: root vegetable
kuru fasulye: onion or garlic, nightshade, legume
kushari, koshary: gluten, onion or garlic, nightshade, legume
kvas, kalja: gluten
kwas, boza: gluten
kwati, quati: onion or garlic, root vegetable, legume
kyivskyi tort: dairy, egg, tree nuts, caffeine
kyopolou, kyopoolu: onion or garlic, nightshade
laab: meat, fish, onion or garlic, nightshade, citrus, spicy
labaneh: dairy
lablabi: onion or garlic, legume
labskaus: meat, beef, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
lactitol: dairy
lactoglobulin, beta lactoglobulin: dairy
lactose monohydrate: dairy
lactoserum, sweet whey: dairy
lagman, laghman, lagmon: meat, gluten, onion or garlic, nightshade
lahmajoun: meat, gluten, onion or garlic, nightshade
lahpet thoke, laphet thoke: peanut, sesame, onion or garlic, legume, caffeine
lakerda: fish, high tyramine, high histamine
lamington, lamingtons: egg, gluten
lamprais, lump rice: meat, onion or garlic, nightshade, spicy
landjaeger: meat, beef, pork, high tyramine, high histamine
langos: gluten
lanzhou lamian, lamian: meat, beef, gluten, root vegetable
lao mian: gluten, soy, onion or garlic, legume, high tyramine, high histamine
laoganma, lao gan ma: soy, nightshade, legume, spicy, high tyramine, high histamine
lap xuong, lachang: meat, pork, high tyramine, high histamine
lardons fumes: meat, pork, high tyramine, high histamine
lasiniai: meat, pork, high tyramine, high histamine
latkes, levivot: egg, onion or garlic, root vegetable, nightshade
lea perrins: fish, onion or garlic
leberkaese, fleischkase: meat, pork
leberknodel, leberknodelsuppe, leberknoedel: meat, beef, egg, gluten, onion or garlic
leche entera, leche condensada, suero de leche: dairy
lechon kawali, crispy pata: meat, pork
lecso, lecho: onion or garlic, nightshade
lens culinaris: legume
lentinula edodes, xianggu, pyogo: fungus
leverpostej, leverpastej: meat, pork, dairy, gluten, onion or garlic
limoo amani, limu omani, loomi: citrus
linzertorte: dairy, gluten, tree nuts
liptauer, korozott: dairy, onion or garlic, nightshade
liquamen: fish, high tyramine, high histamine
liquid aminos, braggs aminos: soy, legume
lobia, rongi, chawli, karamani, thatta payaru: legume
loco moco, locomoco: meat, beef, egg
locust bean gum, ceratonia siliqua, carob gum: legume
lohikeitto: fish, dairy, onion or garlic, root vegetable, nightshade
longaniza: meat, pork, onion or garlic, nightshade, high tyramine, high histamine
longganisa, longanisa: meat, pork, onion or garlic
lumpia, lumpiang shanghai: gluten
lupinus albus: legume
lutfisk, lipeakala: fish
lyutenitsa, ljutenica: nightshade
maa ki dal: dairy, onion or garlic, root vegetable, nightshade, legume
maacher jhol: fish, root vegetable, nightshade, spicy
maandazi, mahamri: gluten
machaca con huevo: meat, beef, egg, high histamine
magermilchpulver, sussmolkenpulver, vollmilchpulver: dairy
magerquark: dairy
maggi seasoning, maggi wurze: gluten
maguro, chutoro, otoro: fish, high histamine
maharagwe, maharage ya nazi: onion or garlic, legume
maida flour: gluten
makedonikos chalvas: sesame
makkoli, dongdongju: alcohol
makrut, bai makrut, jeruk purut, limau purut: citrus
malanga, yautia, taioba root: root vegetable
malasada, malassada: dairy, egg, gluten
malta de cebada: gluten
malu paan, maalu paan: fish, gluten, onion or garlic, root vegetable, nightshade
malva pudding: dairy, egg, gluten
mam ruoc: shellfish, high tyramine, high histamine
man tou: gluten
manaqish, manakeesh zaatar: gluten, sesame
manihot esculenta, manioc, yuca, mandioca, singkong: root vegetable
manjal, pasupu: root vegetable
manteca, manteca de puerco: meat, pork
manteca de cerdo: meat, pork
mantequilla de mani: peanut, legume
manti, manty, mantu: meat, gluten, onion or garlic
maotai, moutai, kaoliang: alcohol
mapo doufu, mabo dofu: meat, gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
maranta arundinacea, arrowroot: root vegetable
marchpane, massepain: tree nuts
marmite spread, marmite toast: gluten, celery, high tyramine, high histamine
martabak telur, murtabak: egg, gluten, onion or garlic
masago, tarako: fish
masala chai: dairy, caffeine
masala dosai: mustard, onion or garlic, root vegetable, nightshade, legume, spicy
masoor dal, masur dal, mysore paruppu: legume
matbucha, matboucha: onion or garlic, nightshade, spicy
matjeshering, matjesfilet: fish, high histamine
matriciana: meat, pork, dairy, nightshade, high tyramine, high histamine
matsaman, gaeng massaman: shellfish, peanut, onion or garlic, root vegetable, nightshade, legume, spicy
matza: gluten
medovnik: dairy, egg, honey, gluten
medu vada, ulundu vadai: nightshade, legume, spicy
mee goreng, bakmi goreng, bami goreng: gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
meen kuzhambu, chepala pulusu, meen curry: fish, onion or garlic, root vegetable, nightshade, spicy
meethi lassi, chhaas: dairy
mei cai, mui choy, meigan cai: mustard
meia de leite, galao: dairy, caffeine
mejadra, mdardara: onion or garlic, legume
melitzanosalata: onion or garlic, nightshade
melktert, milktart: dairy, egg, gluten
melomakarona: honey, gluten, tree nuts
melonpan: dairy, gluten
mercimek corbasi: onion or garlic, legume
metheglin, hydromel, melomel, medovukha: honey, alcohol
mett, hackepeter, thuringer mett: meat, pork
midye dolma: shellfish, onion or garlic
miel de abeja: honey
milagai, mirapakaya: nightshade, spicy
milk barfi: dairy
minties, altoids: meat
mirchi ka salan: peanut, sesame, onion or garlic, nightshade, legume, spicy
mishkaki: meat
misir wot, misir wat: onion or garlic, nightshade, legume, spicy
misoshiru, akamiso, shiromiso: soy, legume, high tyramine, high histamine
misti doi: dairy
mititei, mici: meat, beef, onion or garlic
mitmita: nightshade, spicy
mofongo: onion or garlic
mohinga, mont hin gar: fish, onion or garlic, root vegetable, legume
moi moi: onion or garlic, nightshade, legume
mojarra: fish
molho piripiri: nightshade, spicy
molokhia, mulukhiyah, molokheya: onion or garlic
momos, nepali momo, jhol momo: gluten, onion or garlic, root vegetable
monster energy, club mate: caffeine
mooncake, yuebing, mooncakes: gluten
morchella, morels: fungus
moreton bay bugs, balmain bug, yabbies: shellfish
moronga, rellena negra: meat, pork, onion or garlic
moros y cristianos, congri: onion or garlic, legume
mostbrockli, mostbroeckli: meat, beef, high tyramine, high histamine
moutabal, mutabal: sesame, onion or garlic, nightshade, citrus
muffuletta, muffaletta: meat, dairy, gluten, high tyramine, high histamine
mugicha, boricha, damai cha: gluten
muhallabia, malabi: dairy
muhogo, mihogo, mogo chips: root vegetable
mukimame, maodou: soy, legume
mulgikapsad: meat, pork, gluten, high tyramine, high histamine
mulgipuder: meat, pork, gluten, onion or garlic, root vegetable, nightshade
mullangi: root vegetable
munchner weisswurst: meat, beef, pork, onion or garlic
mundhiri, munthiri paruppu, andiparuppu: tree nuts
mung dal, pasi paruppu, payatham paruppu: legume
murghi, kozhi: meat, poultry
mursik, maziwa lala: dairy
musaka: meat, dairy, egg, gluten, onion or garlic, nightshade
muttai, anday, andaa: egg
mycoprotein, fusarium venenatum: fungus
myeongnan jeot, karashi mentaiko: fish, nightshade, spicy
nacatamal, nacatamales: meat, pork, onion or garlic, nightshade
naem, nem chua, som moo: meat, pork, onion or garlic, high histamine
nagaimo, yamaimo, tororo: root vegetable
nakladany hermelin: dairy, onion or garlic, nightshade, high tyramine, high histamine
nallennai: sesame
nalysnyky, nalesniki: dairy, egg, gluten
nam phrik: onion or garlic, nightshade, spicy
namoura: gluten
narangi, kinnow: citrus
nasgor: gluten, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
ndole: peanut, onion or garlic, legume
negitoro: fish
nehari: meat, gluten, onion or garlic, root vegetable, nightshade, spicy
nephrops: shellfish
nihonshu, junmai, ginjo, daiginjo: alcohol
nimbu pani, shikanji, elumichai: citrus
niter qibe, tesmi: dairy
nocilla: dairy, tree nuts
nokedli, galuska: egg, gluten
nolen gur sandesh, bengali sandesh: dairy
noon chai, kashmiri chai, sheer chai: dairy, caffeine
nuez de castilla, nuez pecana: tree nuts
nuez de maranon: tree nuts
nuoc mam cham: fish, onion or garlic, nightshade, citrus, spicy
nyama choma: meat
obatzter: dairy, onion or garlic, nightshade, high tyramine, high histamine
oden: fish, root vegetable
ohn no khauswe, khow suey: gluten, onion or garlic, root vegetable, legume
okaka, hanakatsuo: fish, high histamine
okporoko: fish
okroshka: egg, onion or garlic, root vegetable
oladi, oladyi, oladushki: dairy, egg, gluten
old bay seasoning: celery, nightshade
olluco, ulluco, papa lisa: root vegetable
olomoucke tvaruzky, tvaruzky, syrecky: dairy, high tyramine, high histamine
orzo pasta, moghrabieh: gluten
ossobuco: meat, beef, celery, onion or garlic, root vegetable, alcohol
ota ika, oka ia, poisson cru, kokoda, ika mata: fish, citrus
otak otak, otah: fish, nightshade, spicy
ovalbumin, ovomucoid, livetin, vitellin: egg
ovomaltine: dairy, gluten, caffeine
ovos moles: egg
oxo cube: meat, beef
oxymel, hachimitsu, mat ong: honey
oyako donburi: meat, poultry, fish, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
pabellon criollo: meat, beef, onion or garlic, nightshade, legume
pachyrhizus erosus, jicama, singkamas, yam bean: root vegetable
pad kra pao, pad krapow, phat kaphrao: fish, onion or garlic, nightshade, spicy
pad siew: egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine
pajeon, haemul pajeon, pa jeon: gluten, onion or garlic
pakora, pakoda, bhajiya, bhajia: nightshade, legume, spicy
palacsinta, palacinke: dairy, egg, gluten
pampushky, pampushki: gluten, onion or garlic
pan de sal, pandesal, ensaymada: gluten
pancit canton, pancit bihon, pancit: gluten, soy, onion or garlic, legume, high tyramine, high histamine
pandebono, pan de bono: dairy, root vegetable
panko crumbs: gluten
pao bhaji: dairy, gluten, onion or garlic, root vegetable, nightshade, spicy
papa huancaina, salsa huancaina: dairy, nightshade, spicy
papad, papadum, poppadom, appalam: legume
papanasi: dairy, egg, gluten
papas bravas: root vegetable, nightshade, spicy
papas fritas, papa criolla: root vegetable, nightshade
papet vaudois: meat, pork, dairy, onion or garlic, root vegetable, nightshade
paprika oleoresin, capsanthin: nightshade
paprikas csirke, csirkepaprikas: meat, poultry, dairy, onion or garlic, nightshade
parippu curry, parippu hodi: onion or garlic, root vegetable, nightshade, legume
pasteis de bacalhau, bolinhos de bacalhau: fish, egg, onion or garlic, root vegetable, nightshade
pasteis de nata: dairy, egg, gluten
pastel de choclo: meat, beef, egg, onion or garlic
pasticada: meat, beef, onion or garlic, root vegetable, alcohol
pastilla au poulet, bastilla, bisteeya: meat, poultry, egg, gluten, tree nuts, onion or garlic
pastinaca sativa, scorzonera, salsify, oyster plant: root vegetable
pastis, absinthe: alcohol
patum peperium: fish, dairy, high histamine
paua, tuatua, toheroa, ormer: shellfish
paullinia cupana, guaranine: caffeine
pease porridge: legume
pechuga de pollo, gallina, pollo asado: meat, poultry
pecorino romano: dairy, high tyramine, high histamine
pelekie zirni: meat, pork, onion or garlic, legume, high tyramine, high histamine
pemmican, droewors: meat
pempek, empek empek, keropok lekor: fish
pepian guatemalteco, pepian de pollo: meat, sesame, onion or garlic, nightshade
pernil: meat, pork, onion or garlic
pertsivka: nightshade, spicy, alcohol
pesto genovese: dairy, tree nuts, onion or garlic, high tyramine, high histamine
petai, jengkol: legume
phad thai: fish, egg, peanut, onion or garlic, legume
phanaeng: shellfish, onion or garlic, root vegetable, nightshade, spicy
phaseolus vulgaris, borlotti, navy beans: legume
pho bo, pho tai: meat, fish, onion or garlic, root vegetable
pholourie, phulourie: legume
physalis, cape gooseberry, goldenberry, inca berry, ground cherry: nightshade
picalilli: mustard, root vegetable
picanha, tapa de cuadril: meat, beef
piccalilly: mustard, onion or garlic, root vegetable
pico de gallo: onion or garlic, nightshade, citrus, spicy
pierogi leniwe, leniwe: dairy, egg, gluten
pierogi ruskie: dairy, gluten, onion or garlic, root vegetable, nightshade
pikelets: dairy, egg, gluten
pimiento morron, pimenton dulce: nightshade
pinnekjott: meat, high tyramine, high histamine
pinus pinea, pignoli, pignolia, pinon nuts: tree nuts
piragi, pieragi, speka piragi: meat, pork, gluten, onion or garlic, high tyramine, high histamine
pistacia vera, pista nuts, green almond: tree nuts
pisum sativum, mangetout, pease pudding, marrowfats: legume
pizokel, bizochel: egg, gluten
pizzoccheri: dairy, gluten, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
placki ziemniaczane, placki kartoflane: egg, onion or garlic, root vegetable, nightshade
pljeskavica: meat, onion or garlic
plokkfiskur: fish, dairy, onion or garlic, root vegetable, nightshade
ploughmans lunch: dairy, gluten, onion or garlic, high tyramine, high histamine
plov, palov, osh palov: meat, onion or garlic, root vegetable
po cha, gur gur cha: dairy, caffeine
pod shuboy, selyodka pod shuboy, silke pataluose: fish, egg, onion or garlic, root vegetable, nightshade, high histamine
poitin, potcheen: alcohol
pol sambol, coconut sambol: onion or garlic, nightshade, citrus, spicy
polvo lagareiro, polvo a lagareiro: shellfish, onion or garlic, root vegetable, nightshade
polvorones: meat, pork, gluten, tree nuts
pon zu: fish, gluten, soy, legume, citrus, high tyramine, high histamine
poondu, vellulli: onion or garlic
porkolt, poerkoelt: meat, onion or garlic, nightshade
porotos, caraotas, habichuelas: legume
posole rojo: meat, onion or garlic
potjiekos: meat, onion or garlic, root vegetable
presunto fumado, presunto de chaves: meat, pork, high tyramine, high histamine
prik kee noo, cili padi, cabe rawit: nightshade, spicy
promite, cenovis: gluten, high tyramine, high histamine
provoleta: dairy, high tyramine, high histamine
prsut, njeguski prsut, istarski prsut: meat, pork, high tyramine, high histamine
prunus dulcis, prunus amygdalus: tree nuts
ptasie mleczko: meat, dairy, caffeine
ptitim: gluten
puerco, carne de cerdo: meat, pork
pul biber, isot biber: nightshade, spicy
pulpo gallega, pulpo a feira: shellfish, nightshade
pulque, cachaca: alcohol
pupusa revuelta: meat, pork, dairy, legume
puran poli, holige, obbattu, bobbatlu: gluten, legume
pyttipanna, pytt i panna, biksemad: meat, onion or garlic, root vegetable, nightshade
qahwa, kahwa arabi, kahve: caffeine
qeema: meat
qorma, quorma: dairy, onion or garlic, root vegetable
qormeh sabzi: meat, onion or garlic, legume, citrus
quahog: shellfish
queensland nut, bauple nut: tree nuts
quenelles de brochet: fish, dairy, egg, gluten
queso anejo: dairy, high tyramine, high histamine
queso oaxaca, quesillo: dairy
queso rallado: dairy
quorn: egg, fungus
qurut, jameed: dairy, high histamine
raclettekase: dairy, high tyramine, high histamine
raggmunk: dairy, egg, gluten, root vegetable, nightshade
rai seeds: mustard
rakfisk, rakefisk: fish, high tyramine, high histamine
rakor, reker: shellfish
rakott krumpli: meat, pork, dairy, egg, root vegetable, nightshade, high tyramine, high histamine
ramyun, ramyeon: gluten, soy, onion or garlic, legume, high tyramine, high histamine
randang: meat, onion or garlic, root vegetable, nightshade, spicy
raphanus sativus, daikon, mooli, lobak: root vegetable
ras malai: dairy
rassolnik: gluten, onion or garlic, root vegetable, nightshade
reina pepiada: meat, poultry, egg
reishi, lingzhi, ganoderma lucidum, chaga, cordyceps: fungus
reuben sandwich: meat, beef, dairy, gluten, high tyramine, high histamine
rghaif: gluten
rissois, rissois de camarao: shellfish, dairy, egg, gluten
rivella: dairy
rocambole, sand leek: onion or garlic
roesti, roschti: root vegetable, nightshade
roghan josh: meat, root vegetable, nightshade, spicy
rollmop: fish, high histamine
rollmopse: fish, onion or garlic, high histamine
rompope: egg, alcohol
ropa vieja cubana: meat, beef, onion or garlic, nightshade
rosogolla, rasagola: dairy
roti canai, roti prata: gluten
rou jia mo, roujiamo: meat, pork, gluten
rujak cingur: shellfish, nightshade, spicy
rupjmaize, rudzu maize, juoda duona: gluten
rutabaga, neeps, brassica napobrassica: root vegetable
ryazhanka, varenets: dairy
saag paneer: dairy, onion or garlic, root vegetable, nightshade
saaru: nightshade, spicy
sabaayad: gluten
saccharomyces cerevisiae, nooch, bakers yeast: fungus
safed til, ellu, nuvvulu: sesame
saindoux, leaf lard: meat, pork
sakotis, raguolis: dairy, egg, gluten
salad cream: egg, mustard
salad olivieh, olivieh: meat, poultry, egg, root vegetable, nightshade, legume
salame, saucisson sec, landjager: meat, high tyramine, high histamine
salat olivier: egg, root vegetable, nightshade, legume
salsa roja: onion or garlic, nightshade, spicy
salsa romesco: tree nuts, onion or garlic, nightshade
saltena boliviana: meat, gluten, root vegetable, nightshade
saltibarsciai: dairy, egg, root vegetable
sambal oelek, sambal ulek: nightshade, spicy
sambhar: mustard, root vegetable, nightshade, legume, spicy
samgyetang: meat, poultry, onion or garlic
samna: dairy
samneh, smen: dairy
samsa, somsa: meat, gluten, onion or garlic
san bei ji, sanbeiji: meat, poultry, gluten, soy, sesame, onion or garlic, root vegetable, legume, alcohol, high tyramine, high histamine
sancocho: meat, onion or garlic, root vegetable
sarmale, sarmice: meat, onion or garlic
sauce bearnaise: dairy, egg, onion or garlic
sauce remoulade: egg, mustard
sauce rouille: egg, onion or garlic, nightshade
saucisson vaudois, boutefas: meat, pork, high tyramine, high histamine
sauerbraten: meat, beef, onion or garlic, root vegetable
saus kacang, bumbu kacang: peanut, onion or garlic, legume
saveloy, haslet: meat, pork
sbrinz: dairy, high tyramine, high histamine
schabziger, sapsago: dairy, high tyramine, high histamine
schlagobers, schlagrahm, schlagsahne: dairy
schug, zhoug, sahawiq, skhug: onion or garlic, nightshade, spicy
scotch eggs: meat, pork, egg, gluten
scrapple, livermush: meat, pork
scrumpy, applejack, calvados: alcohol
secale cereale, knackebrod: gluten
seekh kebab, seekh kabab: meat, onion or garlic, root vegetable, nightshade, spicy
seeni sambol, sini sambol: fish, onion or garlic, nightshade, spicy
segedinsky gulas, szekelygulyas: meat, pork, dairy, onion or garlic, nightshade, high histamine
sellou, slilou: gluten, tree nuts, sesame
selyodka, seledka: fish, high histamine
semmelknoedel, serviettenknodel: dairy, egg, gluten
sencha, gyokuro, hojicha, genmaicha: caffeine
sernik: dairy, egg
serra da estrela, queijo da serra: dairy, high tyramine, high histamine
sesamum indicum: sesame
sgushchenka, sguschyonka: dairy
sha phaley, shapale, shabhaley: meat, beef, gluten, onion or garlic
shaddock, pummelo, citrus maxima: citrus
shakarkandi, shakarkand, sakkaravalli kizhangu: root vegetable
shami kebab, shami kabab: meat, egg, onion or garlic, root vegetable, nightshade, legume, spicy
shan tofu, tohu nway, burmese tofu: legume
shandy, bia hoi: gluten, alcohol
shanklish, shankleesh: dairy, nightshade, spicy, high tyramine, high histamine
shaoxing, shaohsing, huangjiu, shao hsing: gluten, alcohol, high histamine
shawerma, chawarma: meat, onion or garlic
shchi: onion or garlic, root vegetable
shingara: gluten, root vegetable, nightshade, spicy
shirataki, konnyaku, ito konnyaku: root vegetable
shiro wat, shiro wot: onion or garlic, nightshade, legume, spicy
shitor din: fish, shellfish, onion or garlic, nightshade, spicy
shkvarky, shkvarki: meat, pork
shochu, awamori, umeshu, chuhai: alcohol
shokupan: dairy, gluten
shopska, sopska salata, shopska salata: dairy, onion or garlic, nightshade
shorshe ilish, ilish bhapa, bhapa ilish: fish, mustard, root vegetable, nightshade, spicy
shpundra: meat, pork, onion or garlic, root vegetable
shumai, shaomai, siomai: meat, pork, gluten
shutki: fish, high tyramine, high histamine
siga tibs, zilzil tibs: meat, onion or garlic
sinapis alba, brassica juncea, brassica nigra, colmans powder: mustard
sinigang, sinigang na baboy: onion or garlic, root vegetable, nightshade
siomay, batagor: fish, peanut, legume
sisig: meat, pork, onion or garlic
skilandis: meat, pork, onion or garlic, high tyramine, high histamine
sklandrausis, sklandrausi: gluten, root vegetable, nightshade
sledzie, sledz: fish, high histamine
slivovitz, kirschwasser, rakija: alcohol
sloppy joe, sloppy joes: meat, beef, gluten, onion or garlic, nightshade
smalec: meat, pork
smazeny syr, smazak: dairy, egg, gluten
smietana: dairy
smithwicks: gluten, alcohol, high histamine
smores, rice krispie treats: meat, gluten
sobrassada: meat, pork, nightshade, high tyramine, high histamine
soda farl, soda farls: dairy, gluten
solanum lycopersicum, lycopersicon esculentum, love apple: nightshade
solanum melongena, melongene, guinea squash: nightshade
solanum tuberosum, praties: root vegetable, nightshade
solomon gundy: fish, nightshade, spicy, high tyramine, high histamine
solyanka, soljanka: onion or garlic, high histamine
somloi galuska: dairy, egg, gluten, tree nuts, caffeine, alcohol
sopa paraguaya: dairy, egg, onion or garlic
sotol: alcohol
soudjouk: meat, onion or garlic, high tyramine, high histamine
souse meat: meat, pork
soya chaap, soya badi, nutrela, meal maker: soy, legume
spaghetti carbonara: meat, pork, dairy, egg, gluten, high tyramine, high histamine
spam musubi: meat, pork, gluten, soy, legume, high tyramine, high histamine
speckknodel, speckknoedel, tiroler knodel: meat, pork, dairy, egg, gluten, onion or garlic, high tyramine, high histamine
speisequark: dairy
sprotes, rigas sprotes: fish, high histamine
sri racha, siracha: onion or garlic, nightshade, spicy
ssam jang: soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
stargazy pie: fish, egg, gluten
stifado, stifatho: meat, onion or garlic
strukli, zagorski strukli: dairy, egg, gluten
succotash: legume
sudachi, kabosu, citrus junos: citrus
sufganiyot, sufganiyah: egg, gluten
suja tea: dairy, caffeine
sujuk, sudzhuk: meat, beef, onion or garlic, high tyramine, high histamine
sulzfleisch, schweinesulze, schwartenmagen: meat, pork
sundubu jjigae, soondubu, soon tofu: soy, onion or garlic, nightshade, legume, spicy
suqaar: meat, onion or garlic
svickova, svickova na smetane: meat, beef, dairy, gluten, celery, onion or garlic, root vegetable
sweetbreads, chitterlings, chitlins: meat
syrnyky: dairy, egg, gluten
szalonna: meat, pork, high tyramine, high histamine
tacos al pastor: meat, pork, onion or garlic, nightshade
tacos de carnitas: meat, pork
tafelspitz: meat, beef, root vegetable
taho, tokwa: soy, legume
tahu goreng, tauhu: soy, legume
taiyaki, imagawayaki, bungeoppang: gluten, legume
tako yaki: fish, shellfish, egg, gluten
takuan, danmuji, bettarazuke: root vegetable
tamari shoyu: soy, legume, high tyramine, high histamine
tamarillo, tree tomato, solanum betaceum: nightshade
tandoori naan, peshwari naan: dairy, gluten
tapai, tape ketan: alcohol
tarator: dairy, onion or garlic
tarhana corbasi: dairy, gluten, high histamine
tarhonya: egg, gluten
tasajo: meat, beef, high tyramine, high histamine
tatarak: meat, beef, egg, onion or garlic
tater tots: root vegetable, nightshade
tavce gravce: onion or garlic, nightshade, legume
tave kosi: meat, dairy, egg
tayto sandwich: dairy, gluten, onion or garlic, root vegetable, nightshade
techina: sesame
teewurst, streichmettwurst, zwiebelmettwurst: meat, pork, high tyramine, high histamine
teh tarik, teh susu: dairy, caffeine
tej wine, ethiopian tej: honey, alcohol
tempe orek, mendoan: soy, legume, high tyramine, high histamine
tempura, kakiage: gluten
teperto, toportyu, tepertokrem: meat, pork
tete de moine: dairy, high tyramine, high histamine
thaen: honey
thakkali: nightshade
thayir, perugu, mosaru: dairy
theobroma cacao, cacao nibs: caffeine
thukpa, thenthuk: gluten, onion or garlic
tia maria: caffeine, alcohol
tianmianjiang, tian mian jiang: gluten, soy, legume, high tyramine, high histamine
tigadegena: peanut, onion or garlic, nightshade, legume
tim tam, tim tams: dairy, gluten
tinga de pollo: meat, poultry, onion or garlic, nightshade, spicy
tinginys: dairy, gluten, caffeine
tiradito: fish, nightshade, citrus, spicy
tirami su: dairy, egg, gluten, caffeine
tiroler grostl, grostl, groestl: meat, onion or garlic, root vegetable, nightshade
tlacenka: meat, pork
toad in hole: meat, pork, dairy, egg, gluten
toban djan, pixian douban: gluten, soy, nightshade, legume, spicy, high tyramine, high histamine
togarashi, ichimi: nightshade, spicy
toltott kaposzta: meat, pork, onion or garlic, nightshade, high histamine
toltott paprika: meat, pork, onion or garlic, nightshade
tom kha gai: fish, root vegetable, nightshade, fungus, citrus, spicy
tom yam, tom yum goong: fish, root vegetable, nightshade, fungus, citrus, spicy
tongba, chhaang, chhyang: alcohol, high histamine
tonkotsu broth: meat, pork, onion or garlic
topfenknodel, topfenknoedel, quarkknodel: dairy, egg, gluten
torta ahogada: meat, pork, gluten, onion or garlic, nightshade, spicy
toucinho do ceu: egg, tree nuts
toumeya: onion or garlic, citrus
trahana, trahanas: dairy, gluten
tremocos: legume
trigonella foenum graecum, methi, fenugreek: legume
trini doubles, bara and channa: gluten, nightshade, legume, spicy
triticosecale: gluten
triticum aestivum, triticum vulgare, graham flour, atta flour: gluten
triticum dicoccum: gluten
triticum durum: gluten
triticum monococcum: gluten
triticum spelta, spelt flour: gluten
triticum turanicum: gluten
tsampa, tsamba: gluten
tsatsiki: dairy, onion or garlic
tsukune: meat, poultry, gluten, soy, legume, high tyramine, high histamine
tsuyu, tentsuyu: fish, gluten, soy, legume, high tyramine, high histamine
tsvikli, tsvikly: root vegetable
tuber melanosporum, truffle oil, truffe noire: fungus
tuk trey: fish, high tyramine, high histamine
turkish manti: meat, dairy, gluten, onion or garlic
turo rudi: dairy, caffeine
turos csusza: meat, pork, dairy, gluten, high tyramine, high histamine
tvorog, tvaroh: dairy
tyropita: dairy, egg, gluten
ube halaya, dioscorea alata: root vegetable
ugandan rolex, rolex chapati: egg, gluten
ukha: fish, onion or garlic, root vegetable
ukrainske salo: meat, pork, high tyramine, high histamine
ulster fry, full irish: meat, pork, egg, gluten, high tyramine, high histamine
ulundu, ulutham paruppu, minapappu: legume
umbalakada, maldive fish flakes, hikimas: fish, high tyramine, high histamine
umqombothi: alcohol, high histamine
unadon, kabayaki, unaju: fish, gluten, soy, legume, high tyramine, high histamine
uppittu, uppuma: gluten, mustard, nightshade, spicy
urulai kizhangu, bangaladumpa: root vegetable, nightshade
utopenci, utopenec: meat, pork, onion or garlic
uttapam, oothappam: onion or garlic, legume
vada pao, wada pav: gluten, onion or garlic, root vegetable, nightshade, legume, spicy
varenyky, vareniki: gluten
varske, biezpiens, kohupiim: dairy
varskeciai: dairy, egg, gluten
vedarai: meat, pork, root vegetable, nightshade
vegeta gewurz, vegeta podravka: celery, onion or garlic, root vegetable
velveeta: dairy
vengayam, ullipaya: onion or garlic
vennai: dairy
vepro knedlo zelo, vepro knedlo: meat, pork, gluten, onion or garlic, high histamine
verhackert, verhackertes: meat, pork, onion or garlic, high tyramine, high histamine
verkadalai, nilakadalai: peanut, legume
vetkoek, amagwinya, magwinya: gluten
vicia faba, fava, habas: legume
vigna mungo, urad dal, black gram: legume
vigna radiata, green gram: legume
viili: dairy
vindalho: meat, onion or garlic, root vegetable, nightshade, spicy
vinegret: onion or garlic, root vegetable, nightshade
violet crumble: meat, dairy
vitel tone: meat, beef, fish, egg
vobla, taranka: fish, high tyramine, high histamine
voloski horikhy, orzechy wloskie: tree nuts
vongole veraci: shellfish
wantan, won ton: meat, pork, gluten
warishita: meat, beef, gluten, soy, legume, alcohol, high tyramine, high histamine
wasabia japonica, eutrema japonicum: root vegetable, spicy
watalappan, watalappam, vattalapam: egg
waterblommetjiebredie: meat, onion or garlic
waterford blaa, blaa: gluten
weet bix, weetbix: gluten
welsh rabbit: dairy, gluten, mustard, high tyramine, high histamine
white pudding: meat, pork, gluten, onion or garlic
wiener melange: dairy, caffeine
wienerschnitzel: meat, beef, egg, gluten
xiaolongbao: meat, pork, gluten, root vegetable
xo jiang: meat, pork, shellfish, onion or garlic, nightshade, spicy
yaki soba: gluten, soy, onion or garlic, legume, high tyramine, high histamine
yassa poulet, poulet yassa: meat, poultry, mustard, onion or garlic, citrus
yaupon, guayusa, ilex guayusa: caffeine
youtiao, you tiao, cakwe, you char kway: gluten
yuenyeung, yuanyang tea: dairy, caffeine
yukhoe, yuk hwe: meat, beef, sesame, onion or garlic
yuzu kosho, yuzukosho: nightshade, citrus, spicy
zaalouk: onion or garlic, nightshade
zabaione, zabajone: egg, alcohol, high histamine
zacusca: onion or garlic, nightshade
zahter: sesame
zanahoria, zanahorias: root vegetable
zapiekanka, zapiekanki: dairy, gluten, fungus
zaru soba, toshikoshi soba: gluten
zatar: sesame
zavinace, zavinac: fish, onion or garlic, high histamine
zelenyi borshch: egg, onion or garlic, root vegetable, nightshade
zemaiciu blynai: meat, egg, root vegetable, nightshade
zha cai, zhacai, sichuan vegetable: mustard, nightshade, spicy
zhajiangmian, zha jiang mian: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
zhima jiang, zhi ma jiang: sesame
zingiber officinale, adrak, jahe, saenggang: root vegetable
zurcher geschnetzeltes, zuri gschnatzlets: meat, beef, dairy, onion or garlic, fungus, alcohol
zwetschkenknodel, marillenknodel, zwetschgenknodel: egg, gluten
zwiebelkuchen: dairy, egg, gluten, onion or garlic
`;

/** What comes with something that is in a dish. */
const alsoIs: Record<string, Trait[]> = {
  gluten: ["grain"],
  "onion or garlic": ["high fodmap"],
  legume: ["high fodmap"],
  honey: ["high fodmap", "sweet"],
};

export const kitchens: Food[] = lines.trim().split("\n").map(readLine);

function readLine(line: string): Food {
  const [names = "", contents = ""] = line.split(": ");
  const inIt = contents.split(", ");
  const unknown = inIt.filter((each) => !isAllergen(each) && !isTrait(each));
  if (unknown.length > 0) throw new Error(`${names} contains ${unknown.join(" and ")}, which is no trait.`);
  const own = inIt.filter(isTrait);
  return {
    words: names.split(", "),
    allergens: inIt.filter(isAllergen),
    traits: [...new Set([...own, ...inIt.flatMap((each) => alsoIs[each] ?? [])])],
  };
}

function isAllergen(word: string): word is Allergen {
  return allergens.some((each) => each === word);
}

function isTrait(word: string): word is Trait {
  return traits.some((each) => each === word);
}
