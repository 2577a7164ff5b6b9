/** Dishes and foods by their names, and what is surely in them: see `../kitchens.ts`. */
export const lines = `
da pan ji, dapanji, big plate chicken: meat, poultry, root vegetable, nightshade, gluten, soy
daal makhani: legume, dairy, onion or garlic, nightshade
dabeli: gluten, peanut, root vegetable, nightshade
dacquoise: egg, tree nuts, sweet, dairy
dagaa, kapenta, mukene: fish
dahi ke kebab: dairy
dahi puri, papdi chaat, raj kachori: gluten, legume, dairy, spicy
dahi vada, dahi bhalla, dahi bara: legume, dairy
daim, dime bar, skor bar, heath bar: tree nuts, dairy, soy, sweet
daiquiri, caipiroska, cosmopolitan cocktail, gimlet, tom collins, sidecar cocktail, screwdriver cocktail, harvey wallbanger, tequila sunrise, singapore sling, aviation cocktail, bramble cocktail, moscow mule, planters punch, ti punch: alcohol, citrus, sweet
dakdoritang, dakbokkeumtang: meat, poultry, root vegetable, nightshade, spicy, soy, onion or garlic, gluten
dakgalbi, dak galbi: meat, poultry, soy, gluten, onion or garlic, spicy
dakos: gluten, dairy, nightshade
dal baati churma, dal bati: gluten, legume, dairy
dal bhat, dal bhaat tarkari: onion or garlic, root vegetable, legume
dal makhani: dairy, onion or garlic, legume, high fodmap, reflux trigger
daleem: meat, gluten, onion or garlic, root vegetable, nightshade, legume, spicy
dammsugare, punschrulle, arraksboll, punsch roll: gluten, dairy, tree nuts, alcohol, sweet
dan dan noodles, dandanmian: meat, pork, gluten, soy, sesame, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
dan tat, daan taat, dan ta: dairy, egg, gluten
danablu: dairy, high tyramine, high histamine
dandan mian, dan dan mian: gluten, soy, meat, pork, spicy, sesame
dasheen, eddo, colocasia esculenta: root vegetable
dashi stock: fish
dashimaki tamago: egg, soy, sweet, fish, gluten
dashimaki, tamago nigiri: egg, fish, soy, gluten
dasida, dashida: beef, meat, soy, gluten, onion or garlic, salty
dasik: sesame, sweet, honey
daube, daube provencale: beef, meat, alcohol, root vegetable, onion or garlic, sulphites
daucus carota, gajar: root vegetable
dawadawa, iru locust bean, soumbala, netetou: legume, high histamine
ddukbokki, topokki: fish, soy, nightshade, legume, spicy, high tyramine, high histamine, gluten
debreziner: pork, meat, nightshade, onion or garlic
dendeng, dendeng balado: beef, meat, spicy
denjang, meju: soy, legume, salty, fermented
denver omelette, western omelette: egg, pork, nightshade, onion or garlic, meat
deruny, draniki: egg, onion or garlic, root vegetable, nightshade
desi ghee, neyyi, butter oil: dairy
devil curry, debal curry: meat, mustard, onion or garlic, spicy, poultry, tree nuts
deviled eggs, devilled eggs: egg, mustard
devils on horseback: pork, meat, sweet
devrek: gluten, sesame
dextrose, maltodextrin, fructose, glucose syrup, hfcs, isoglucose, inverted sugar, invert sugar, trimoline, golden syrup, treacle, black treacle, molasses, melasse, melaza, agave nectar, agave syrup, jaggery, panela, piloncillo, rapadura, chancaca, muscovado, demerara, turbinado, sucanat, gula melaka, gula jawa, palm sugar, kokuto, date syrup, silan, pekmez, petimezi, arrope, vincotto, saba mosto cotto, yacon syrup, rock sugar, nabat, misri, mishri, fondant icing, nonpareils, hundreds and thousands, grenadine, rose syrup, simple syrup: sweet
dhal puri: gluten, legume
dhalpuri roti, dhalpuri: gluten, legume
dhansak, dhansaak: legume, onion or garlic, nightshade
dhokla: mustard, legume
di san xian, disanxian: nightshade, root vegetable, soy, gluten, onion or garlic
diastatic malt: gluten
dibbelabbes, schaales: root vegetable, nightshade, egg, onion or garlic, pork, meat
diente de ajo: onion or garlic
digestive biscuit, digestive biscuits, digestives, hobnob, hobnobs, rich tea biscuit, rich tea, garibaldi biscuit, garibaldi, ginger nut, ginger nuts, gingersnap, gingersnaps, ginger snaps, jammie dodger, jammie dodgers, bourbon biscuit, bourbon biscuits, nice biscuits, maria biscuits, galletas maria, marie biscuits, party rings, animal crackers, wafer biscuit, fig roll, fig rolls, fig newton, fig newtons, pfeffernusse, pfeffernuss, pepernoten, kruidnoten: gluten, sweet
dijonnaise: mustard, egg
dim sim, dim sims: meat, gluten, soy
dioscorea alata: root vegetable
diri ak djon djon: fungus, onion or garlic
diri djon djon, djon djon: fungus
dirty martini: alcohol, salty, sulphites
dirty rice: meat, celery, nightshade, onion or garlic, poultry, pork
disaronno: alcohol, sweet
discada: meat, onion or garlic, nightshade, beef, pork
disznosajt: meat, pork
divinity candy: egg, tree nuts, sweet
djuvec, djuvec rice, duvec: nightshade, onion or garlic
dobos torta, dobostorta: dairy, egg, gluten, caffeine
dobos torte, dobosh cake: gluten, egg, dairy, sweet
doenjang jjigae: soy, legume, high tyramine, high histamine, fish
doktorskaya kolbasa, doktorskaya: meat, beef, pork, dairy, egg
dolcelatte, castelmagno: dairy
dolma, biber dolmasi: onion or garlic
dolmades, dolmadakia: onion or garlic, citrus
dolsot bibimbap: egg, soy, sesame, onion or garlic, nightshade, legume, spicy, gluten, beef, meat
donair: meat, gluten, dairy, beef
donauwelle, schneewittchenkuchen, spritzkuchen, baumkuchen, zupfkuchen, russischer zupfkuchen: gluten, egg, dairy, sweet
doner kebab: meat, gluten
doner, shawarma, gyros: meat, gluten
dongpo pork, dong po rou: pork, meat, soy, gluten, alcohol, sweet
dopiaza, do pyaza, dopyaza: onion or garlic
doria gratin: dairy, gluten
doritos, bugles snack, fritos: salty, dairy
doro wat: egg, meat, poultry, onion or garlic, spicy, high fodmap, reflux trigger, dairy
doro wet: meat, poultry, egg, dairy, onion or garlic, spicy
doro wot: meat, poultry, dairy, egg, onion or garlic, nightshade, spicy
dosai, thosai, set dosa: legume
dou hua: soy, legume, sweet
dou si, tausi: soy, legume, high tyramine, high histamine
doufu ru, sufu, chou doufu: soy, legume, high tyramine, high histamine
doufu, tau kwa, dubu: soy, legume
douhua, tau huay, tofu fa, tau foo fah: soy, legume
doushabao: gluten, legume, sweet
dovi stew: peanut, legume
dr pepper, mountain dew: caffeine
dragon beard candy, dragons beard candy, dragon s beard candy: peanut, sweet, sesame
dragon roll, rainbow roll, spider roll, volcano roll: fish, shellfish, egg, gluten, soy
drambuie, barenjager: honey, alcohol
dried squid, squid jerky: shellfish, salty
drisheen: meat
droewors: meat, beef
drumstick ice cream, nutty buddy: peanut, dairy, sweet, gluten
drunken chicken, zui ji: meat, poultry, alcohol, gluten
dubai chocolate, knafeh chocolate, kunafa chocolate: gluten, tree nuts, dairy, sesame, sweet
dublin bay prawns, nephrops norvegicus: shellfish
dublin coddle: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine, gluten
dublin lawyer: shellfish, dairy, alcohol
dudh: dairy
dugh, abdoogh: dairy
dukka: sesame, tree nuts
dum aloo, aloo dum: root vegetable, nightshade, dairy
duplo riegel, hanuta: tree nuts, dairy, gluten, soy, sweet
duqqa: tree nuts, sesame
durum doner, doner durum: gluten, meat
dushbara, qutab: gluten, meat, egg
duxelles, mushroom ketchup: fungus, dairy
dwenjang: soy, legume, high tyramine, high histamine
e1105, lysozyme: egg
e120, carminic acid, crimson lake, natural red 4, karmin, cochinilla, carmin, koschenille: meat
e410, e412, guarkernmehl, johannisbrotkernmehl, e417, cassia gum, e427, tragacanth, e413, gum arabic, e414, fenugreek gum, carob powder: legume
e441, hydrolysed collagen: meat
e542, bone phosphate: meat
e966: dairy, sweet
ebi fry, ebi furai: shellfish, gluten, egg
ebi mayo: shellfish, egg, mustard
ebi tempura: shellfish, gluten, soy, egg
ebleskiver: dairy, egg, gluten
eclair, mille feuille, panettone, sachertorte, tres leches, pastel de nata, torrijas, babka: gluten, dairy, egg, grain, starchy, sweet
edam, jarlsberg, brunost, cambozola, wensleydale, red leicester, pepper jack, babybel: dairy, salty, fermented, high tyramine, high histamine
edible cookie dough: gluten, dairy, sweet
egg butter, munavoi, eggerore: egg, dairy
egg cream, new york egg cream: dairy, sweet
egg drop soup, dan hua tang: egg, poultry, meat
egg foo yung, egg foo young, foo yong: egg
egg hopper, biththara appa: egg, fermented
egg lecithin, e1105 lysozyme hydrochloride: egg
egg liqueur, vov liqueur: alcohol, egg, sweet
egg nog, lait de poule: dairy, egg, sweet
egg salad: egg, mustard
egg tart, egg tarts, pasteis de belem, pastel de belem: gluten, egg, dairy, sweet
egg waffle, gai daan jai, bubble waffle: gluten, egg, sweet, dairy
eggplant parmesan: dairy, nightshade, gluten, egg
eggs benedict: egg, dairy, gluten, pork, meat
eggs florentine: egg, dairy, gluten
eggs royale, eggs norwegian: egg, dairy, gluten, fish
egusi soup, efo riro: fish, shellfish, meat
egusi: onion or garlic, nightshade, fish, shellfish, meat
eierkuchen, crepes sucrees, flensjes, pannenkoek, pannenkoeken, pannekaker, ebelskiver, blintz, blintzes, clatite, gaufre, gaufres, liege waffle, gaufre de liege, brussels waffle, wafel, vafler, frittaten, flaedle, fladle, pannukakku, ugnspannkaka, plattar: gluten, egg, dairy
eiernockerl: gluten, egg, dairy
eiersalat, egg mayo, egg mayonnaise: egg, mustard
eierschwammerl, girolles: fungus
eiskaffee, cafe liegeois: dairy, caffeine, sweet
elisenlebkuchen, nurnberger lebkuchen: gluten, tree nuts, honey, sweet, egg
elote, elotes, esquites: dairy, egg, spicy, citrus
ema datshi, kewa datshi: dairy, nightshade, spicy
emmenthal, tilsiter, vacherin, munster cheese: dairy
empadao, empadao de frango: gluten, meat, poultry, onion or garlic, egg, dairy
empal gentong, empal: beef, meat, onion or garlic
empanada de pino, empanadas de pino: gluten, beef, meat, egg, onion or garlic
empanada gallega: gluten, onion or garlic
empanadas argentinas: onion or garlic, gluten, beef, meat, egg
empedrat: fish, legume, onion or garlic
emping, emping melinjo: salty
encacahuatado, mole de cacahuate, salsa de mani: peanut, nightshade, onion or garlic
encebollado de pescado: fish, onion or garlic, root vegetable, nightshade
encebollado: fish, root vegetable, onion or garlic, nightshade
enchilada, enchiladas: nightshade, dairy, onion or garlic
enchiladas verdes, enchiladas suizas: nightshade, dairy, onion or garlic, poultry, meat
enfrijoladas: legume, dairy
english toffee, butterkaramell: dairy, sweet
english trifle, zuppa inglese, tipsy cake, tipsy laird: gluten, egg, dairy, alcohol, sweet
enmoladas: tree nuts, peanut, sesame, nightshade, spicy, onion or garlic, dairy
enoki, enokitake, shimeji, maitake: fungus
ensaimada mallorquina: gluten, egg, pork, meat, sweet
ensaimada: gluten, egg, meat, pork, grain, starchy, sweet
ensaladilla rusa, ensaladilla: egg, root vegetable, nightshade, legume, fish
ensaymada: gluten, dairy, egg
entomatadas: nightshade, dairy
eomuk: fish, gluten
epic bar, chomps stick: meat
epis haitian, epis haitien, green seasoning: onion or garlic
erdapfelsalat: mustard, onion or garlic, root vegetable, nightshade, beef, meat
erdnussflips, peanut flips: peanut, salty
erdnussol, huile d arachide: peanut
eros pista: nightshade, spicy
escabeche de pescado: fish, onion or garlic
escalivada, escalibada: onion or garlic, nightshade
escargot: shellfish, dairy
escargots de bourgogne: shellfish, dairy, onion or garlic
escondidinho de carne seca: beef, meat, root vegetable, dairy, onion or garlic
escovitch, escovitch fish: fish, onion or garlic, nightshade, spicy
escudella, escudella i carn d olla: legume, meat, pork, gluten, egg, beef, poultry
espagnole sauce: gluten, beef, meat, onion or garlic, root vegetable, celery, dairy
espetada madeirense: beef, meat, onion or garlic
espetos, sardinas asadas: fish, salty
espinacas con garbanzos: legume, onion or garlic, gluten
espresso martini, black russian: alcohol, caffeine, sweet
esqueixada: fish, nightshade, onion or garlic
esterhazy torte, esterhazyschnitte, eszterhazy torta, succes cake, japonaise, marjolaine cake, reform torta, vasina torta: egg, tree nuts, dairy, sweet
estrogonofe: meat, dairy, fungus, nightshade, onion or garlic, mustard
ethyl alcohol, aqua vitae: alcohol
etli sarma, etli dolma, etli yaprak sarma: meat, onion or garlic
eton mess: egg, sweet, dairy
etouffee: gluten, shellfish, celery, onion or garlic, grain, starchy, high fodmap, reflux trigger, dairy
etrog, cedrat, citrus medica, succade: citrus
everything bagel seasoning, everything but the bagel: sesame, onion or garlic, salty
eves pudding, eve s pudding, victoria sponge, victoria sandwich cake, madeira cake, pound cake, quatre quarts: gluten, egg, dairy, sweet
ewa agoyin: onion or garlic, nightshade, legume, spicy
ezogelin, ezogelin corbasi: legume, gluten, onion or garlic, nightshade
fabada asturiana: meat, pork, onion or garlic, nightshade, legume, high tyramine, high histamine
fabada: meat, pork, legume
fadge: gluten, root vegetable, nightshade, dairy
fajitas, fajita: nightshade, onion or garlic, gluten, meat
faki: legume, onion or garlic
falafel, ful medames, mujaddara, akara, moin moin: onion or garlic, legume, high fodmap, reflux trigger
falernum: citrus, sweet, alcohol
falooda, faluda: dairy, sweet
falscher hase, hackbraten: meat, egg, gluten, onion or garlic, beef, pork
falukorv, prinskorv: pork, meat, onion or garlic, beef
fanesca: fish, legume, dairy, peanut, lupin, egg
farik: gluten
farikal: meat
farinata, socca: legume
farine de pois chiches, harina de garbanzo, panisse, panelle, faina, calentita, karantika, garantita, pudla, cheela, shiro: legume
farinheira: meat, pork, gluten, nightshade
farofa de mandioca: root vegetable, dairy
farofa, farinha de mandioca: root vegetable
farro perlato: gluten
fasolada: celery, legume
fasolatha: celery, onion or garlic, root vegetable, nightshade, legume
fassolada: legume, celery, root vegetable, nightshade, onion or garlic
fatayer: gluten, onion or garlic
fatoush: gluten, nightshade, citrus
fatteh, fatteh hummus: gluten, dairy, legume, onion or garlic, sesame
fava santorinis: onion or garlic, legume
faworki, chrusciki, verhuny: egg, gluten, dairy
fegato alla veneziana: meat, onion or garlic, beef
feijao tropeiro, tutu a mineira: legume, pork, onion or garlic, root vegetable, meat, egg
feijoada completa: legume, pork, meat, onion or garlic, beef
feijoada transmontana: meat, pork, onion or garlic, legume, high tyramine, high histamine
feijoada: meat, beef, pork, legume
felafel, taameya, tamiya: onion or garlic, legume
feng zhua, phoenix claws, phoenix talons: meat, poultry, soy, gluten
fergese, fergesa: dairy, nightshade
fermented bean curd: soy, legume, fermented, salty
fermented black beans, salted black beans, tau si: soy, legume, salty, fermented
ferrero rocher: gluten, dairy, tree nuts, grain, starchy, sweet, soy
feseekh, fesikh: fish, high tyramine, high histamine
fesenjan, satsivi: tree nuts, meat, poultry
fesenjoon, khoresh fesenjan: meat, poultry, tree nuts, onion or garlic
fettuccine alfredo: gluten, dairy
feuerzangenbowle: alcohol, sulphites, citrus, sweet
fiakergulasch: beef, meat, egg, onion or garlic, nightshade, pork
fiambre guatemalteco: meat, root vegetable, egg, dairy, pork, poultry, beef, fish
ficelle picarde: gluten, egg, dairy, pork, fungus, meat
fideua: gluten, fish, shellfish, grain, starchy
fideuada: gluten, shellfish, fish, nightshade, onion or garlic
field roast: gluten
file gumbo: gluten, celery, nightshade, onion or garlic, meat, pork
filet americain, americain prepare: beef, meat, onion or garlic, egg, mustard
filet o fish: fish, gluten, dairy, egg, mustard
filipino adobo: meat, soy, gluten, onion or garlic
filter kaapi, degree kaapi: dairy, caffeine
finnan haddie, arbroath smokie: fish
fino sherry, manzanilla sherry, tawny port, madeira wine, marsala wine, vermut, martini rosso, martini bianco, noilly prat, lillet, dubonnet, banyuls, maury wine, moscatel, muscat de rivesaltes, tokaji, tokaj, sauternes, vinsanto, commandaria, pedro ximenez, pineau des charentes, ice wine, eiswein, cinzano, barolo chinato, stones ginger wine: alcohol, sulphites, sweet
finocchiona, ventricina, cacciatorini, salsiccia: pork, meat, salty, onion or garlic
fior di latte, stracciatella, topfen, twarog, smetana, kaymak, filmjolk, kashk: dairy
firni: dairy
fischstabchen, fish fingers, fish sticks: fish, gluten
fish ambul thiyal: fish
fish amok, amok trei: fish, egg, onion or garlic
fish and chips: fish, gluten, root vegetable, nightshade
fish floss, serunding ikan: fish
fish head curry: fish, nightshade, onion or garlic, spicy
fit fit, firfir: fermented, onion or garlic, spicy, dairy
five nut mooncake, wu ren mooncake: gluten, tree nuts, sesame, sweet, egg
flaeskesteg: pork, meat
flaki, flaczki: meat, beef, celery, onion or garlic, root vegetable
flamenquin, flamenquines: pork, meat, gluten, egg
flamiche: gluten, dairy, egg, onion or garlic
flammekueche, tarte flambee: meat, pork, dairy, gluten, onion or garlic, high tyramine, high histamine
flammkuchen: gluten, dairy, meat, pork, onion or garlic, grain, starchy, high fodmap, reflux trigger
flapjack, flapjacks: gluten, dairy, sweet
flautas, taquitos: meat
fleischkuchle, bulette, buletten, fleischpflanzerl: meat, egg, gluten, onion or garlic, beef, pork
fleischsalat: pork, meat, egg, mustard
flodni: gluten, tree nuts, sweet, egg
florentine biscuit, florentines, florentiner: tree nuts, dairy, sweet
fluff spread: egg, sweet
fluffernutter: egg, gluten, peanut, legume
focaccia di recco: gluten, dairy
foe yong hai: egg, nightshade
fokhagyma, voroshagyma, hagyma: onion or garlic
fond de veau, fond brun, knochenbruhe, consomme de boeuf, kraftbruhe, rinderbruhe, rindsuppe: beef, meat, celery
fond de volaille, goldene yoich, jewish penicillin: poultry, meat, celery
fondue bourguignonne, fondue chinoise: meat, beef
fondue moitie moitie: dairy, alcohol, gluten, onion or garlic, sulphites
fondue savoyarde, cheese fondue, fonduta savoyarde: dairy, alcohol, onion or garlic, sulphites
foo chuk, fu zhu, fuzhu: soy, legume
foofoo, foufou: root vegetable
forfar bridie, bridie, bridies: gluten, beef, meat, onion or garlic
forshmak: fish, egg, onion or garlic, high histamine
foul medames, fava santorini, fava dip greek, refried beans: legume, onion or garlic
foul mudammas, ful mudammas: onion or garlic, legume, citrus
four loko: alcohol, caffeine, sweet
foyot sauce, choron sauce, sauce paloise: egg, dairy, onion or garlic, beef, meat
francesinha: meat, beef, pork, dairy, gluten, nightshade, alcohol, high tyramine, high histamine
frangelico: tree nuts, alcohol
frangipan, creme frangipane: tree nuts, egg, dairy, sweet
frankfurter kranz, bienenstich: gluten, egg, dairy, tree nuts, sweet
freddo cappuccino, spanish latte, dalgona coffee, caramel macchiato: dairy, caffeine, sweet
french 75: alcohol, citrus, sweet, sulphites
french dip: gluten, beef, meat
french dressing, vinaigrette, vinaigrette moutarde: mustard
friand cake, friands, visitandine: gluten, egg, dairy, tree nuts, sweet
fricasse tunisien, fricasse: gluten, fish, egg, nightshade
frijoles charros: legume, onion or garlic, pork, meat
frijoles refritos, tlacoyo: legume
frikadelle: meat, gluten, egg, pork
frikadeller, frikadellen, bouletten: meat, pork, egg, gluten, onion or garlic, dairy
frikandel, frikandellen: meat, pork, poultry, gluten
frito pie: beef, meat, dairy, nightshade, onion or garlic
frittate: egg, dairy
frittatensuppe, fladlesuppe, flaedlesuppe: meat, beef, dairy, egg, gluten, celery
fritto misto di mare, fritto misto, calamari fritti, fried calamari: shellfish, gluten, fish
fromage de tete, museau: pork, meat
fromage fort: dairy, salty, alcohol, sulphites
frozen custard, french vanilla ice cream, crema gelato, tartufo ice cream, vanilleeis: dairy, egg, sweet
fruit crumble, apple crumble, apple crisp, apple brown betty: gluten, dairy, sweet
fufu: root vegetable, starchy
fugu, fugu sashi: fish
fukujinzuke: root vegetable, salty, soy, gluten
full english, full english breakfast, full scottish: egg, pork, meat, gluten
fumet, fumet de poisson, caldo de pescado: fish
fuqi feipian, fu qi fei pian, husband and wife lung slices: beef, meat, spicy, peanut, sesame, soy, gluten
furu, fermented tofu, fuyu bean curd, chao tofu, nam yu, nam yue, lam yu, stinky tofu: soy, legume, salty, fermented
gaajar: root vegetable
gachak, gur patti, mungfali chikki: peanut, sweet
gadogado: egg, peanut, soy, onion or garlic, legume
gai choy, kai choi, jie cai: mustard
gai yang, kai yang: meat, poultry, fish, onion or garlic
gaisburger marsch: beef, meat, gluten, egg, root vegetable, nightshade, onion or garlic
gajak, til ladoo: sesame, sweet
gajar halwa: dairy, root vegetable, sweet, tree nuts
gajar ka halwa, gajrela: dairy, root vegetable, tree nuts
galaktoboureko, brownie, cupcake, doughnut, donut, sticky toffee pudding, syrniki: gluten, dairy, egg, grain, starchy, sweet
galangal, lengkuas, alpinia galanga: root vegetable
galareta: meat, onion or garlic
galaxy minstrels: dairy, sweet, soy
galbi: soy, meat, beef, onion or garlic, legume, high fodmap, reflux trigger, gluten, sesame
galbijjim: beef, meat, soy, gluten, root vegetable, onion or garlic, sesame
galerts, saltiena: meat, pork, onion or garlic
galette bretonne, galette saucisse: dairy, pork, meat
galette complete, galette bretonne complete: egg, dairy, pork, meat
galette des rois, pithivier, pithiviers, conversation tart: gluten, egg, dairy, tree nuts, sweet
galette saint michel, palets bretons, mailanderli, spitzbuben, hildabrotchen, schwarz weiss geback: gluten, dairy, sweet, egg
gallo pinto: onion or garlic, legume
galouti kebab, galawati kebab, tunday kabab: meat, onion or garlic
gambas al ajillo: shellfish, onion or garlic
gambas pil pil: shellfish, onion or garlic, spicy
gamjatang: pork, meat, root vegetable, nightshade, spicy, onion or garlic
gandum, godhumai: gluten
gangjeong: sesame, sweet
gansefett, ganseschmalz, smalec gesi: poultry, meat
garbure: legume, meat, root vegetable, onion or garlic, pork, poultry
gari pickled ginger: sweet, salty
gari: root vegetable
garides saganaki, shrimp saganaki: shellfish, dairy, nightshade
garlic mayonnaise, rouille: egg, onion or garlic, mustard
garlic naan: gluten, dairy
garlic sauce kebab, kebab garlic sauce: onion or garlic
garrapinadas: tree nuts, sweet, peanut
garri, eba swallow: root vegetable
gata bread, nazook, nazuk: gluten, dairy, sweet, egg
gatsby roll: gluten, root vegetable, nightshade
gaz candy, gaz isfahan, nougat persian: egg, tree nuts, sweet
gaznate: gluten, egg, sweet
gazpacho andaluz: nightshade, onion or garlic
gazpacho, ratatouille, imam bayildi, jollof: onion or garlic, nightshade, high fodmap, reflux trigger
gefilte fish, gefilte fisch: fish, egg, onion or garlic, gluten
gefilte: fish, egg, gluten
gehackte leber: meat, poultry, egg, onion or garlic
gehu ka atta: gluten
gejang, ganjang gejang: shellfish, soy, gluten, salty, fermented
gelato, rasgulla, mishti doi, kalakand, basundi, phirni, muhallebi, mahalabia: dairy, sweet
gelee royale: honey
gemista, yemista: nightshade, onion or garlic
general tso, general tsos chicken, general tao: meat, poultry, soy, gluten, sweet, spicy
genoise, genoise sponge, ma lai go: gluten, egg, sweet, dairy
gentleman s relish, abba kaviar, kalles kaviar, kalles: fish, salty, dairy, gluten
geoduck, gooey duck, lambi: shellfish
gerbeaud slice, zserbo, zserbo szelet: gluten, egg, dairy, tree nuts, sweet
german chocolate cake: gluten, egg, dairy, tree nuts, sweet
germknodel, germknoedel: dairy, gluten, egg
gesztenyepure: tree nuts, sweet, dairy, alcohol
gevrek: gluten, sesame
gevulde speculaas, gevulde koek, gevulde koeken, banketstaaf, kerststaaf, letterbanket, amandelstaaf: gluten, egg, dairy, tree nuts, sweet
gheimeh, khoresh gheymeh, qeymeh: meat, onion or garlic, root vegetable, nightshade, legume, citrus
gheymeh: meat, legume, onion or garlic, nightshade
ghormeh sabzi: meat, onion or garlic, legume, high fodmap, reflux trigger
ghraybeh, ghorayeba, nankhatai, naan khatai, kurabiye, un kurabiyesi, shortbread fingers, petticoat tails, butterkeks, petit beurre: gluten, dairy, sweet
gianduia: tree nuts, caffeine
gianduiotto, gianduiotti, bacio, baci: tree nuts, dairy, sweet
giardiniera: root vegetable, salty, celery
gibanica: dairy, egg, gluten
gigantes plaki: onion or garlic, nightshade, legume
gigantes, gigandes: legume, nightshade, celery, onion or garlic
gilda pintxo, pintxo gilda, gildas: fish, nightshade, salty
gimbap: egg, sesame, root vegetable, soy, gluten, fish, pork, meat
gimchi: fish, nightshade, onion or garlic, spicy, salty, fermented, shellfish
gingelly seeds, til oil, til seeds, susam, kunzhut, goma seeds, iri goma, wijen, wijenzaad, ufuta, sesamum, teel oil: sesame
ginger beer: sweet
gingerbread: gluten, grain, starchy, sweet, dairy, egg
giros pita: meat, onion or garlic, gluten, dairy
githeri, nyoyo: legume
gizzards, gesiers, gizzard: meat, poultry
gjetost, geitost: dairy
glamorgan sausage, glamorgan sausages: dairy, gluten, egg, onion or garlic, mustard
glazed curd snack, syrok, sirok, glazirovannyy syrok: dairy, sweet
gloegg, glogi: alcohol, tree nuts, sulphites, sweet
glogg, vin brule: alcohol, high histamine, sulphites
glycine max, soja hispida: soy, legume
gnocchi alla romana: gluten, dairy, egg
gnocchi alla sorrentina: gluten, root vegetable, nightshade, dairy
gnudi, malfatti: dairy, egg, gluten
goan fish curry, ambotik, ambot tik: fish, nightshade, onion or garlic, spicy
gobi manchurian dry: gluten, soy, onion or garlic, nightshade
gobi manchurian: gluten, soy, onion or garlic, nightshade
gochugaru, kochukaru: nightshade, spicy
gogol mogol, kogel mogel, gogl mogl, goggle moggle: egg, sweet
goi cuon, summer rolls, vietnamese summer rolls: shellfish, peanut, pork, meat, soy
goi ga: meat, poultry, fish, peanut, citrus, onion or garlic
goji, wolfberry, lycium barbarum, gou qi zi: nightshade
golabki, kholodets: meat, pork
goldbears: meat, sweet, pork
golden milk, haldi doodh, turmeric latte, rose milk, doodh soda: dairy, sweet
golden raisins, golden sultanas: sulphites, sweet
goldfish crackers: dairy, salty, gluten
golgappa, gol gappa, puchka, fuchka: gluten, root vegetable, nightshade, legume, spicy
golubtsy: meat, onion or garlic
golumpki: meat, pork, onion or garlic
goma ae, gomaae: sesame, soy, gluten
goma dare, gomadare, goma dressing: sesame, soy, gluten
goma dofu: sesame
gomen, gomen wat: onion or garlic
gomtang: beef, meat, onion or garlic
gong bao, kung po: gluten, peanut, soy, onion or garlic, nightshade, legume, spicy, high tyramine, high histamine
gorczyca, gorchitsa, horcice: mustard
gored gored: meat, beef, nightshade, spicy, dairy
gormeh sabzi: meat, legume, onion or garlic, citrus
gorp: tree nuts, sweet, peanut
gougeres, gougere: dairy, egg, gluten, high tyramine, high histamine
goulash, gulasch: meat, beef, onion or garlic, nightshade, high fodmap, reflux trigger
gozinaki, kozinaki: tree nuts, honey, sweet
grana padano: dairy, salty, fermented, high tyramine, high histamine, egg
grana: dairy, salty, egg
grand marnier, curacao, blue curacao, arancello: alcohol, citrus, sweet
grand veneur sauce, poivrade sauce: meat, gluten, root vegetable, onion or garlic, sulphites, alcohol, dairy
granita di caffe, granita al caffe, coffee granita: caffeine, sweet
granita di mandorla, granita alle mandorle: tree nuts, sweet
granola bar, cereal bar, muesli bar, musliriegel: gluten, sweet
grappa, limoncello, cointreau, aperol, cognac, ouzo, mezcal, caipirinha: alcohol
grasmere gingerbread: gluten, sweet, dairy
grasshopper pie: gluten, dairy, alcohol, sweet
gratin dauphinois, dauphinoise, vichyssoise: dairy, onion or garlic, root vegetable, high fodmap, reflux trigger
gravad lax, gravet laks: fish
gravadlax: fish, salty
graviera, mizithra, manouri: dairy, salty
greek salad, choriatiki: dairy, nightshade, onion or garlic
green bean casserole: legume, dairy, fungus, gluten, onion or garlic, soy
green curry, gaeng keow wan, kaeng khiao wan: shellfish, fish, nightshade, spicy, onion or garlic
green goddess: egg, fish, dairy, onion or garlic
green lipped mussel, green lipped mussel powder, perna canaliculus: shellfish
grenade bar, fulfil bar, barebells: dairy, sweet, soy, meat
grenetina: meat
greyerzer: dairy, high tyramine, high histamine
gribenes: meat, poultry
gricia, pasta alla gricia: gluten, pork, meat, dairy
griebenes: poultry, meat, onion or garlic, salty
griebenschmalz, schweineschmalz: meat, pork
griessklosschen: gluten, egg, dairy
griessnockerl: dairy, egg, gluten
griessnockerlsuppe: dairy, egg, gluten, beef, meat, celery
grilled cheese: gluten, dairy
griot haitien, griyo: meat, pork, onion or garlic, nightshade, citrus, spicy
griot: pork, meat, citrus, nightshade, spicy
grissini, piadina, panini, bruschetta, crostini, mantou: gluten, grain, starchy
griwech, griouech: gluten, sesame, honey, sweet
gruenkohl mit pinkel, grunkohl mit pinkel: pork, meat, mustard, onion or garlic, gluten
grune sosse, frankfurter grune sosse, grie soss: dairy, egg
gua bao: gluten, pork, meat, peanut, soy, mustard
guac: citrus, onion or garlic
guacamote: root vegetable
guajillo, chile ancho, chile pasilla: nightshade, spicy
guajolote: meat, poultry
guandules, guandu: legume
guar gum, cyamopsis tetragonoloba, tara gum: legume
guarana antarctica: caffeine
guarana, cola nut: caffeine
guatita: meat, beef, peanut, onion or garlic, root vegetable, nightshade, legume
gubana, presnitz, putizza: gluten, egg, dairy, tree nuts, sweet, alcohol
gubbeen, durrus: dairy, high tyramine, high histamine
gubbrora: fish, egg
gudeg: sweet, onion or garlic, egg, tree nuts
gueddid: meat, salty
guilin mifen: legume, spicy, fermented, meat, peanut, soy, gluten
guimauve: meat, sweet
guinness stew, beef and guinness stew: beef, meat, alcohol, gluten, onion or garlic, root vegetable
gujiya: gluten, dairy, sweet, tree nuts
gulab jaman, kala jamun: dairy, gluten
gulai kambing: meat, onion or garlic
gulash: meat, onion or garlic, nightshade, beef
gulyas, gulyasleves: meat, beef, onion or garlic, nightshade
gumbo: gluten, celery, onion or garlic, grain, starchy, high fodmap, reflux trigger, meat, pork
gummi bears, winegums, fruit gums: meat, sweet
gundel palacsinta, gundel pancakes: gluten, egg, dairy, tree nuts, alcohol, sweet
gundruk, gundruk ko jhol: high histamine
gunkan, gunkan maki: fish
gunpowder podi, milagai podi, idli milagai podi: legume, sesame, nightshade, spicy
guotie, potstickers: meat, pork, gluten, onion or garlic, soy, sesame
gushtaba, goshtaba: meat, dairy
gyrosteller, zigeunerschnitzel, paprikaschnitzel: meat, nightshade, onion or garlic, pork, dairy
gyudon, gyu don: meat, beef, gluten, soy, onion or garlic, legume, high tyramine, high histamine, fish, alcohol
gyulai kolbasz, csabai kolbasz, kolbasz: meat, pork, nightshade, high tyramine, high histamine
ha gow, har gau: shellfish, gluten, sesame
habichuelas con dulce: legume, dairy, root vegetable, sweet
hachis parmentier: meat, beef, dairy, onion or garlic, root vegetable, nightshade
hae ko: shellfish, salty, fermented, gluten
haejangguk: meat, onion or garlic
haemul pajeon: gluten, onion or garlic, egg, shellfish
hagelslag, vlokken, chocoladepasta: sweet, dairy, soy
haggis neeps and tatties: meat, gluten, root vegetable, nightshade, onion or garlic, dairy
hainan ji fan: meat, poultry, onion or garlic, root vegetable, soy, gluten, sesame
hainanese chicken rice, hainan chicken: meat, poultry, onion or garlic, soy, gluten, sesame
hakarl, kaestur hakarl: fish, high tyramine, high histamine
halaszle: fish, onion or garlic, nightshade, spicy
halawa, halvah, shichimi togarashi: sesame
halawet tahini: sesame
halayang ube: root vegetable, dairy, sweet
haleem: gluten, meat, legume, grain, starchy
halifax donair: meat, beef, dairy, onion or garlic, sweet, gluten
hallaca, hallacas: meat, onion or garlic, nightshade, pork, beef, poultry
hallah: gluten, egg
hallongrotta, hallongrottor, dromkaka, drommar: gluten, dairy, sweet
halo halo, halohalo: dairy, legume, sweet
haloumi: dairy, salty
halushky: egg, gluten
halusky: gluten, dairy, root vegetable, nightshade, pork, meat
halve hahn: gluten, dairy, onion or garlic, mustard
halwa tahini, helva tahin, tahin helvasi, halawet tahinia, makedonikos halvas: sesame, sweet
hamantaschen, hamantash, oznei haman: gluten, egg, sweet
hambagu: meat, egg, gluten, onion or garlic, beef, pork, dairy
hamburger: meat, beef, gluten
hamin, schalet: legume, onion or garlic, meat, beef, egg
hamsi, hamsi tava: fish
hanakatsuo: fish, high histamine
handkas mit musik: dairy
handkase, harzer kase, mainzer kase: dairy, high tyramine, high histamine
handvo: legume, dairy, sesame, fermented, mustard
hangikjot, svid: meat
hangtown fry: egg, shellfish, pork, meat, gluten
hanpen, satsuma age: fish, egg
har cheong gai: meat, poultry, shellfish, gluten
har gow: shellfish, gluten, sesame
hara bhara kabab, hara bhara kebab: root vegetable, nightshade, legume
harees, jareesh: gluten, meat
hareesa dessert, shamali, sambali: gluten, dairy, sweet
hareesa: meat, gluten, legume, onion or garlic
hargow: shellfish, gluten, sesame
haribo, gummibarchen: meat, sweet, pork
harina de trigo, semola: gluten
harira: gluten, celery, nightshade, legume, grain, starchy, meat
harissa paste, shatta: nightshade, onion or garlic, spicy
harisseh sweet, samali, kalb el louz: gluten, dairy, sweet, tree nuts
haselnusskerne: tree nuts
hasenpfeffer, rehragout: meat, alcohol, onion or garlic, sulphites
hash browns: root vegetable, nightshade
havreflarn: gluten, dairy, sweet, egg
haw flakes, haw flake, tanghulu, bingtang hulu: sweet
hawaiian poke: fish, soy, gluten, sesame, onion or garlic
hawawshi: gluten, meat, onion or garlic, beef
hayashi rice, hayashi raisu: beef, meat, onion or garlic, gluten, nightshade, dairy, alcohol
head cheese, sulze: meat, pork
headcheese, sylta: pork, meat
hefeflocken: fungus
hefeweizen, weissbier, pilsner, kolsch, guinness, lambic, kvass: gluten, alcohol, high tyramine, high histamine
heinz beans, baked beans: legume, nightshade, sweet
hellim: dairy
hellmanns: egg
heringssalat, rosolli: fish, root vegetable, onion or garlic, egg, dairy
herrgottsbscheisserle: meat, pork, egg, gluten, onion or garlic
hershey bar, hersheys kisses, galaxy chocolate: dairy, sweet, soy
hertzoggie, hertzoggies, milk tart, koeksisters: gluten, dairy, sweet, egg
hikiwari: soy, legume, high tyramine, high histamine
hilsa, ikan bilis, hamachi, ikura, mentaiko, niboshi: fish
himbasha, ambasha: gluten
himmel und erde, himmel un aad: root vegetable, nightshade, pork, meat, onion or garlic
hiyamugi, somyeon: gluten
hiyashi chuka: gluten, egg, soy, sesame
hiyayakko: soy, legume, fish, gluten
hochzeitssuppe: meat, gluten, egg, beef, dairy, celery
hoisin sauce, peking duck sauce, sweet bean sauce: soy, gluten, sweet, salty, fermented, sesame
hokey pokey ice cream: dairy, sweet
hokkaido milk bread, milk bread, hawaiian rolls, drop scone, drop scones, welsh cakes, bakestones, pikelet: gluten, dairy, egg
hokkien mee, hokkien prawn mee: gluten, egg, shellfish, pork, meat, soy
hollandse nieuwe, maatjes: fish, salty, onion or garlic
holodets: meat, onion or garlic
holubtsi, holubtsy: meat, onion or garlic
holy trinity cajun: celery, nightshade, onion or garlic
hommos: legume, sesame, onion or garlic, citrus
hon mirin: alcohol
honey cake russian, medovnyk: gluten, egg, honey, sweet, dairy
honey dill mustard sauce: mustard, sweet, honey
honey mustard dressing: mustard, honey
honey smacks, honey bunches of oats, honey monster puffs: gluten, honey, sweet
honey walnut prawns, honey walnut shrimp: shellfish, tree nuts, egg, honey, sweet, dairy
hong shao rou, hongshao rou, red braised pork: pork, meat, soy, gluten, alcohol, sweet
honigwein, pyment, krupnik liqueur, sima mead, miod pitny, trojniak, dwojniak: alcohol, honey, fermented
hoppin john: meat, pork, onion or garlic, legume
hoppin johns: legume, onion or garlic, pork, meat
horchata de chufa, horchata valenciana, orxata: sweet
hordeum vulgare, orge perle: gluten
hornado, fritada: pork, meat
horseradish cream, creamed horseradish: root vegetable, dairy
hortobagyi palacsinta: meat, dairy, egg, gluten, onion or garlic, nightshade
horumon: meat, onion or garlic
hot and sour soup, suan la tang: egg, soy, gluten, fungus, spicy, meat, sesame
hot crab dip: shellfish, dairy
hot dog completo: gluten, meat, egg, nightshade, pork
hot vit lon, trung vit lon, balut, balot: meat, poultry, egg
hotate, tako, kani, awabi, akagai: shellfish
hotteok, hoddeok: gluten, sweet
houjicha, puerh, earl grey, assam tea, gunpowder tea, long jing, longjing, ti kuan yin, tieguanyin, rize tea, bancha: caffeine
hoummos, humus dip: sesame, onion or garlic, legume, citrus
houmus, hommus, humous, musabaha, msabbaha, masabacha: legume, sesame, onion or garlic, citrus
hovmastarsas, gravlaxsas: mustard
hoy tod, hoi thot: shellfish, egg
hp sauce: gluten, nightshade
htapodi, chtapodi: shellfish
hu tieu, kuy teav: pork, meat, shellfish, fish
huangdoujiang, yellow bean sauce, taucu, tauco, tauchu, tao jiew, tuong bean sauce: soy, gluten, salty, fermented
huarache mexicano, huaraches: legume, dairy
huel, huel powder: legume, gluten
huesos de santo, panellets, panellet, figuritas de mazapan: tree nuts, egg, sweet
huevos a la flamenca: egg, nightshade, pork, onion or garlic, meat
huevos divorciados: egg, nightshade
huevos motulenos: egg, legume, pork, dairy, nightshade, meat
huevos rotos, huevos estrellados: egg, root vegetable, nightshade
huhnerfrikassee, chicken fricassee: meat, poultry, dairy, gluten
hui guo rou, twice cooked pork: pork, meat, soy, gluten, onion or garlic, spicy
huitlacoche: fungus
humitas, humita: onion or garlic, dairy
hummingbird cake, italian cream cake: gluten, egg, tree nuts, sweet, dairy
hunkar begendi: meat, dairy, gluten, nightshade
hush puppies, cornbread: egg, dairy, gluten
hushpuppies, hush puppy, spoonbread, spoon bread: egg, dairy
hyderabadi biryani, kacchi biryani: meat, dairy, onion or garlic, root vegetable, nightshade, spicy
hydrolysed vegetable protein, hydrolyzed vegetable protein, hydrolysed soy protein, soy protein isolate, soy protein concentrate, textured soy, soya isolate: soy
iced vovo, iced vovos: gluten, sweet, meat
icli kofte: meat, gluten, onion or garlic, tree nuts
idli podi: sesame, legume, spicy, reflux trigger
idly: legume
idrijski zlikrofi: gluten, egg, root vegetable, nightshade, pork, meat
ikan bakar, ikan asam pedas, asam pedas: fish, spicy, onion or garlic, shellfish
ikan teri: fish, high histamine
ikra, botargo, lumpfish caviar, keta caviar, batarekh, avgotaraho, salmon roe: fish, salty
ile flottante, oeufs a la neige, floating island, schnee eier, vogelmilch, madartej, snow eggs: dairy, egg, sweet
ilex paraguariensis, chimarrao, terere: caffeine
imambayildi: nightshade, onion or garlic
imarti, jangiri, jhangiri: legume, sweet
imeruli khachapuri: gluten, dairy
impossible burger: soy, legume
inari pockets: soy, legume, gluten
inarizushi, inari sushi: soy, legume, gluten, fish, alcohol
injera, enjera: fermented
inji, sonth: root vegetable
inlagd sill, sild, marinerede sild: fish, onion or garlic, high histamine
iriko dashi: fish
irio, mukimo, mokimo: root vegetable, nightshade, legume
irish champ: root vegetable, nightshade, dairy
irish coffee: dairy, caffeine, alcohol, reflux trigger
irish cream: dairy, alcohol
irish stew: meat, onion or garlic, root vegetable, nightshade
irmik helvasi, rava kesari, kesari bath: gluten, dairy, sweet, tree nuts
iru condiment, sumbala, netetu: legume, fermented
isaw: meat, onion or garlic
ishtu, kerala stew: root vegetable, nightshade, onion or garlic
iskembe corbasi, iskembe: meat, onion or garlic, gluten, dairy
iskender kebab, iskender kebap: meat, dairy, gluten, nightshade
iskender: gluten, dairy, meat, grain, starchy
ispod peke: meat, root vegetable, nightshade
isso vadai, isso wade: shellfish, legume
isterband: pork, meat, onion or garlic, gluten
italian beef, chicago italian beef: gluten, beef, meat
italian meringue buttercream: egg, sweet, dairy
italian wedding soup: meat, egg, dairy, gluten, onion or garlic, poultry
jachnun: gluten
jaffa cake, jaffa cakes: gluten, egg, citrus, sweet, soy
jagerschnitzel, jaegerschnitzel: meat, fungus, onion or garlic, dairy, pork
jagersosse, rahmschwammerl sauce, champignonrahmsauce, sauce forestiere, stroganoff sauce: fungus, dairy
jajangmyeon: gluten, soy, meat, pork, legume, grain, starchy
jal jeera, nimbu soda, soda chanh muoi, chanh muoi: salty
jalebi, churros, speculoos: gluten, grain, starchy, sweet
jalfrezi: onion or garlic, nightshade, spicy
jallab: tree nuts, sweet
jamaican patty: gluten, beef, meat, onion or garlic, spicy
jambalaya: celery, meat, pork, onion or garlic, nightshade, high fodmap, reflux trigger, poultry, shellfish
jambon de bayonne: pork, meat, salty
jambon persille: pork, meat, salty, alcohol, sulphites
jamon iberico: meat, pork, high tyramine, high histamine
janssons frestelse: fish, dairy, onion or garlic, root vegetable, nightshade
janssons temptation, jansson frestelse: fish, dairy, root vegetable, nightshade, onion or garlic
japanese mayo, kewpie, kewpie mayo: egg, mustard, soy
japanese peanuts, cacahuates japoneses, borrelnootjes, borrelnoten, coated peanuts: peanut, gluten, soy, salty
japanese sake, soju rice wine, cheongju, mijiu, tapuy, brem bali, cooking sake, choujiu: alcohol, fermented
japchae: gluten, soy, sesame, legume, grain, starchy, beef, meat
jell o salad: meat
jellied eels: fish
jello, gelatin dessert, wackelpudding: meat, sweet
jelly beans, jelly belly: sweet
jenever, genever, aquavit, akvavit: alcohol
jengibre, kion: root vegetable
jeotgal, myeolchi aekjeot: fish, high histamine, shellfish
jericalla, leche asada: dairy, egg, sweet
jerk chicken: meat, poultry, onion or garlic, nightshade, spicy
jerk marinade: nightshade, onion or garlic, soy, gluten
jerusalem artichoke, sunchoke, topinambour, topinambur, helianthus tuberosus: root vegetable
jheenga, chemmeen: shellfish
jhol momo: gluten, onion or garlic, root vegetable, sesame
jian dui, jin deui, sesame balls, buchi, onde onde wijen: sesame, legume, sweet
jianbing, jian bing: gluten, egg, soy, onion or garlic
jiaozi, potsticker, mandu: gluten, grain, starchy, meat, pork, soy, sesame
jiggs dinner: beef, meat, root vegetable, nightshade, legume
jilapi, zulbia: gluten
jilebi, zalabia: gluten, sweet
jinhua huotui: meat, pork, high tyramine, high histamine
jitrnice, jaternice: meat, pork, gluten, onion or garlic
jjajangmyeon, chajang myeon: meat, pork, gluten, soy, onion or garlic, legume, high tyramine, high histamine
jjamppong, jjampong, champong: shellfish, gluten, onion or garlic, nightshade, spicy, soy
jokai bableves, bableves: meat, pork, onion or garlic, root vegetable, nightshade, legume, high tyramine, high histamine, dairy, gluten, egg
jokbal: meat, pork, soy, gluten
jollof rice, benachin: onion or garlic, nightshade, spicy
joojeh kabab, jujeh kabab: meat, poultry, onion or garlic, citrus
jordbaerkage: gluten, dairy, sweet, egg, tree nuts
jordnotter, jordnodder, peanotter: peanut, legume
joulutorttu: gluten, dairy, sweet
juglans regia, madeira nut: tree nuts
jungle curry, gaeng pa: fish, shellfish, nightshade, spicy, onion or garlic
junket, junket dessert: dairy
jus de viande, pan gravy, bratensosse: meat, gluten
ka ak al quds, kaak jerusalem, djevrek: gluten, sesame
kaab el ghazal, cornes de gazelle, gazelle horns, tcharek, bahlawan: gluten, tree nuts, sweet, dairy
kaak simsim: gluten, sesame, sweet
kabab koobideh, kubideh: meat, onion or garlic
kabachkovaya ikra: onion or garlic, root vegetable, nightshade
kabanos: meat, pork, salty, fermented, high tyramine, high histamine
kabanosy: meat, pork, high tyramine, high histamine
kabsa, machboos, majboos: meat, onion or garlic, nightshade
kabuli chana, kondakadalai: legume
kabuli pulao, qabuli palaw: meat, onion or garlic, root vegetable
kacang tanah, moongphali: peanut, legume
kachauri: gluten, legume
kachchi biryani: meat, dairy, root vegetable, nightshade, onion or garlic
kachila, newari kachila: meat, mustard, onion or garlic, spicy
kachumbari, kachumber: onion or garlic, nightshade
kackavalj, cascaval: dairy, high tyramine, high histamine
kadai paneer, karahi paneer: dairy, onion or garlic, nightshade
kadalai maavu, senaga pindi: legume
kadhi pakora: dairy, legume
kadhi, khandvi: dairy, mustard, legume
kadugu, sarson ka tel, aavalu: mustard
kaesespaetzle, kasknopfle: dairy, egg, gluten, onion or garlic, high tyramine, high histamine
kafta, kofta kebab, kefta: meat, onion or garlic
kahlua: caffeine, alcohol, reflux trigger
kaiserschmarren: dairy, egg, gluten
kaiserschmarrn, palatschinken, pfannkuchen, blini, poffertjes, aebleskiver, clafoutis, profiterole: gluten, dairy, egg, grain, starchy, sweet
kajmak: dairy
kaju barfi, kaju roll, badam barfi, badam halwa, badam katli, pista barfi: tree nuts, sweet, dairy
kak ik, kaqik: meat, poultry, onion or garlic, nightshade, spicy
kakdugi: root vegetable, onion or garlic, spicy, fermented, fish, shellfish
kake udon, kitsune udon: gluten, soy, fish
kaki furai: shellfish, gluten, egg
kakinotane, kaki no tane, kaki pi: soy, gluten, salty, peanut
kalakukko: meat, pork, fish, gluten
kalamar: shellfish
kalamarakia, kalamari: shellfish, gluten
kalbi, galbi jjim: meat, gluten, soy, sesame, onion or garlic, legume, high tyramine, high histamine, beef
kalbsbries, kalbsnieren, ochsenzunge, ochsenschwanz, oxtail: meat, beef
kalbsleberwurst, liverwurst: meat, pork, onion or garlic, beef
kale chips, vegetable crisps: salty
kalguksu: gluten, fish
kalops: beef, meat, root vegetable, onion or garlic
kalter hund, hedgehog slice, kalte schnauze, salame di cioccolato, chocolate salami, lazy cake, mozaik pasta, biskuvili pasta, mosaic cake, tiffin cake, refrigerator cake, salam de biscuiti: gluten, dairy, sweet
kalua pork, kalua pig: pork, meat
kamaboko: fish, egg
kamounia: meat, onion or garlic
kampachi: fish, high histamine
kanafeh: dairy, gluten
kanelbullar, kanelsnegle, cinnamon roll, cinnamon rolls, korvapuusti, pulla bread, kardemummabullar, cardamom bun, lussekatt, lussekatter, wienerbrod, danish pastry, skoleboller, skolebrod, franzbrotchen, chelsea bun, bath bun, hot cross bun, hot cross buns, iced bun: gluten, dairy, sweet, egg
kanelbulle, alfajor: gluten, dairy, grain, starchy, sweet, egg
kani miso: shellfish
kanikama, crab stick, crab sticks, kani kama: fish, egg, gluten
kao fu, mian jin: gluten, grain
kaofu, mianjin: gluten
kapama: meat
kapi paste, blachan: shellfish, high tyramine, high histamine
kapi, ngapi, mam tom, saeujeot, cincalok: shellfish, salty, fermented, high tyramine, high histamine
kapsalon: meat, root vegetable, nightshade, dairy, onion or garlic
kapusniak, kapusnyak: meat, pork, onion or garlic, root vegetable, nightshade, high tyramine, high histamine
kapustnica: meat, fungus, onion or garlic, pork
kara age, tatsutaage: meat, poultry, gluten, soy, root vegetable, legume, high tyramine, high histamine
karaage don: meat, poultry, soy, gluten
karachi halwa, bombay halwa, bombay karachi halwa: tree nuts, dairy, sweet
karadjordjeva, karadjordjeva snicla: meat, dairy, gluten, egg
karahi gosht: meat, nightshade, onion or garlic
karashi, wa garashi: mustard, spicy
karavala, karuvadu, nethili karuvadu: fish, high tyramine, high histamine
kare kare: peanut, shellfish, meat, beef, legume
kare raisu, japanese curry: gluten, root vegetable, nightshade, onion or garlic, soy
karedok: peanut, onion or garlic, nightshade, legume, spicy
karekare: meat, peanut, onion or garlic, legume, shellfish, beef
karjalanpaisti: meat, onion or garlic, beef, pork
karjalanpiirakka, karjalanpiirakat, karelian pasty: dairy, gluten
karniyarik: nightshade, meat, onion or garlic
karntner kasnudeln, kasnudeln: gluten, egg, dairy, root vegetable, nightshade
karpatka, wuzetka, kremes szelet, napoleonka: gluten, egg, dairy, sweet
kartoffelknodel, kartoffelklosse, kloesse: root vegetable, nightshade
kartoffelpuffer, reibekuchen, reiberdatschi: egg, onion or garlic, root vegetable, nightshade
kartoffelsalat: root vegetable, nightshade, onion or garlic, mustard
kartoshka cake, kartoshka pirozhnoe: gluten, dairy, sweet
kasar peyniri, kashar: dairy, high tyramine, high histamine
kasar, kaskaval, tulum peyniri: dairy, salty
kasefondue, moitie moitie, fondue neuchateloise: dairy, onion or garlic, alcohol, high tyramine, high histamine, sulphites
kasekrainer: pork, meat, onion or garlic, dairy
kasespatzle, yorkshire pudding, banitsa, spanakopita, tiropita, semmelknodel: gluten, dairy, egg, grain, starchy
kasewahe, chaschuechli: dairy, egg, gluten, high tyramine, high histamine
kashata, kulikuli, dakwa: peanut
kashk bademjan: dairy, nightshade, onion or garlic
kashk e bademjan, horiatiki: dairy, onion or garlic, nightshade, high fodmap, reflux trigger
kashke bademjan: dairy, onion or garlic, nightshade
kashmiri pulao, kashmiri pilau: tree nuts, dairy
kashundi: mustard, spicy
kasnocken, kaspressknodel, pinzgauer kasnocken: dairy, egg, gluten, onion or garlic, high tyramine, high histamine
kassler, kasseler, kasseler rippchen: meat, pork, high tyramine, high histamine
kasuri methi, vendhayam, menthulu: legume
kasutera: egg, honey, gluten
kataifi, tel kadayif, ekmek kataifi: gluten, tree nuts, dairy, sweet
kathi roll, frankie roll: gluten, onion or garlic
kathirikai, vankaya: nightshade
katong laksa: shellfish, onion or garlic, spicy, nightshade, fish, tree nuts
katsu don: meat, pork, egg, gluten, soy, onion or garlic, legume, high tyramine, high histamine, fish
katsudon: gluten, egg, soy, meat, pork, legume, grain, starchy, fish
katsuo dashi, myeolchi yuksu, awase dashi: fish
kavarma: meat, onion or garlic, nightshade
kaviar, lumpfish roe: fish, salty
kaya toast, srikaya, kaya jam: egg, gluten, dairy
kazandibi: dairy, sweet
kazy: meat
kebab, kebap, kabab, souvlaki, shashlik: meat
kebapche: meat, pork, beef
kebbe bil sanieh, kibbeh bil saniyeh: gluten, meat, onion or garlic, tree nuts
kedgeree: egg, fish, dairy
kedjenou: meat, poultry, nightshade, onion or garlic
keema matar: meat, onion or garlic
keema naan: gluten, dairy, meat, onion or garlic
kefalograviera: dairy, high tyramine, high histamine
kefta mkaouara, kefta tagine: meat, egg, nightshade, onion or garlic
keftedes, keftedakia: meat, egg, gluten, onion or garlic
kelewele: spicy
kemalpasa: gluten, egg, sweet, dairy
kemiri, buah keras, candlenut, kukui nut: tree nuts
kenchinjiru: soy, legume, root vegetable, gluten, sesame
kenkey, banku: fermented
kentucky hot brown: gluten, dairy, poultry, pork, meat
kepta duona: gluten, onion or garlic
kerala parotta, malabar parotta, porotta: gluten
keropok ikan, kerupuk ikan, amplang, fish crackers: fish, salty
keshi yena: dairy, meat, onion or garlic
keskul, keskul u fukara: dairy, tree nuts, sweet
ketfo: meat, beef, dairy, nightshade, spicy
ketjap manis, kicap: gluten, soy, legume, high tyramine, high histamine
ketjap, sweet soy sauce: soy, gluten, sweet, salty, fermented
ketoprak: peanut, onion or garlic, nightshade, legume, spicy, soy, gluten
key lime pie, lemon meringue pie, tarte au citron: gluten, egg, dairy, citrus, sweet
key wat, zigni: meat, onion or garlic, nightshade, spicy, beef, dairy
khachapuri, cacio e pepe, arancini, mornay, tarhana: gluten, dairy, grain, starchy
khaman, khaman dhokla: mustard, root vegetable, legume
khanom buang: egg, sweet
khanom thong yip, thong yot, foi thong, fios de ovos, angel hair egg threads, huevo hilado, yemas de santa teresa, yemas, yema candy, barriga de freira, papo de anjo: egg, sweet
khao kha moo: pork, meat, soy, egg, gluten
khao man gai, nasi hainam: meat, poultry, onion or garlic, root vegetable, soy, gluten
khao pad, khao phat, thai fried rice: egg, fish, soy, onion or garlic, gluten
khao soi, kao soi: gluten, egg, fish, spicy, onion or garlic, meat, soy, shellfish, mustard
kharcho, harcho: meat, beef, tree nuts, onion or garlic
khasta kachori, dal kachori: gluten, legume
khichdi, khichri, khichuri: legume
khinkali: gluten, meat, grain, starchy
khlii, khlea: meat, high tyramine, high histamine
khoa: dairy
khobz, lavash, yufka, burek, gozleme, empanada: gluten, grain, starchy
khoresh bademjan, khoresh bademjoon: meat, nightshade, onion or garlic
khumb, kaalan, dhingri: fungus
kibbeh nayyeh, kibbeh nayeh: meat, gluten, onion or garlic
kibbeh, kibbe: gluten, meat, onion or garlic, grain, starchy, high fodmap, reflux trigger, tree nuts
kibbeling, lekkerbekje: fish, gluten
kibin: gluten, meat, onion or garlic, dairy, egg
kibinai, kibinas, kybyn: meat, gluten, onion or garlic, dairy, egg
kielbasy: meat, pork, onion or garlic, high tyramine, high histamine
kiev cake, kyiv cake, kievskiy tort: egg, tree nuts, dairy, sweet, gluten, alcohol
kig ha farz: meat, pork, egg, dairy
kik alicha: onion or garlic, root vegetable, legume
kik wat: legume, onion or garlic
kikkoman, kecap asin, dark soy, light soy, jiangyou, toyo sauce, seeyu, sillao, siyau: soy, gluten, salty, fermented
kilishi: beef, meat, peanut, spicy
kiluvoileib: fish, egg, gluten, high histamine, dairy
kimbap: egg, sesame, soy, gluten, fish, pork, meat
kimberley biscuits, mikado biscuits: meat, gluten
kimchee, baechu kimchi: fish, onion or garlic, root vegetable, nightshade, spicy, high tyramine, high histamine, shellfish
kimchi jjigae, kimchi stew: onion or garlic, nightshade, spicy, fermented, fish, pork, meat, soy, shellfish
kimchijeon: gluten, onion or garlic, spicy, fermented, fish, shellfish
kinako mochi, warabi mochi, injeolmi: soy, legume
kind bar, kind bars: tree nuts, sweet, honey
kinder bueno: tree nuts, dairy, gluten, soy, sweet
kinder country: dairy, gluten, soy, sweet
kinder surprise, kinder egg, kinder chocolate, kinder riegel: dairy, soy, sweet
kinema, akhuni, thua nao: soy, legume, fermented
king cake, kings cake, mardi gras king cake: gluten, egg, dairy, sweet
kinilaw, kilawin: fish
kinpira gobo, kinpira: root vegetable, soy, gluten, sesame
kishimen, sanuki udon: gluten
kissel, kisiel, kompot, sharbat, sherbet drink, rooh afza: sweet
kiszka: meat, pork, onion or garlic
kitfo: dairy, meat, beef
kitkat: gluten, dairy, sweet
kiymali pide: gluten, meat
kkakdugi kimchi: onion or garlic, root vegetable, nightshade, spicy, high tyramine, high histamine, fish, shellfish
kkakdugi: fish, shellfish, onion or garlic, spicy, high fodmap, reflux trigger
kkaktugi, radish kimchi: fish, root vegetable, nightshade, onion or garlic, spicy, salty, fermented, shellfish
kkultarae: peanut, sweet, sesame, honey, tree nuts
kladdkaka, drommekage, krumkake, goro: gluten, egg, dairy, sweet
kleftiko, arni kleftiko: meat, root vegetable, nightshade, onion or garlic
kleicha, kahk, kaak al eid: gluten, sweet, dairy
kluski slaskie: root vegetable, nightshade
knafeh, kunafa, kunefe, umm ali, sheer khurma, vanillekipferl: gluten, dairy, tree nuts, grain, starchy, sweet
knedliky, houskove knedliky: dairy, egg, gluten
knish, knishes: gluten
knob celery, apium rapaceum: celery, root vegetable
knollensellerie, apio nabo, celeri rave, sedano rapa, apionabo: celery, root vegetable
knopfle: egg, gluten
knoppers: gluten, tree nuts, sweet, dairy, soy
kochkase, gerupfter: dairy
kochujang: soy, nightshade, legume, spicy, high tyramine, high histamine, gluten
koefte: meat, onion or garlic
koeksister, koeksuster, koesister: gluten, egg, dairy
koettbullar: meat, beef, pork, egg, gluten, onion or garlic, dairy
kofola: caffeine
kofu: gluten
kohlroulade, kohlrouladen, krautwickel: meat, egg, gluten, onion or garlic, beef, pork
kohuke, varskes surelis, glazirovanny syrok: dairy, caffeine
koikuchi, usukuchi, ganjang: gluten, soy, legume, high tyramine, high histamine
koko samoa: caffeine
kokorec: meat
kokoretsi: meat
kokotxas: fish, onion or garlic
kola nut, cola nitida, cola acuminata, bissy nut: caffeine
kolache, kolace, kolacky: dairy, egg, gluten
kolokithokeftedes, kolokythokeftedes: egg, gluten, dairy, onion or garlic
kombu dashi, kombu: salty
kombucha: caffeine
konafa, knefe, znoud el sit, shaabiyat, warbat, ekmek kadayifi, halawet el jibn: gluten, dairy, sweet
kongguksu: soy, legume, gluten
konigsberger klopse, koenigsberger klopse: meat, dairy, egg, gluten, onion or garlic, fish
konjac, glucomannan, amorphophallus konjac: root vegetable
koobideh, merguez, kofte: meat
kookoo sabzi: egg
koose, accara: onion or garlic, legume
kopi o, kopi tubruk, kopi luwak: caffeine
kopytka, schupfnudeln: gluten, egg, root vegetable, nightshade, grain, starchy
korokke: gluten, egg, root vegetable, nightshade
kosha mangsho, kasha mangsho: meat, onion or garlic, root vegetable, nightshade, spicy, mustard, dairy
koshari: gluten, onion or garlic, legume, grain, starchy, high fodmap, reflux trigger
kotlet schabowy, schabowy: meat, pork, egg, gluten
kotlet: meat, egg, root vegetable, nightshade, onion or garlic
kotlety, tefteli: meat, onion or garlic, gluten, egg, dairy
kottbullar: gluten, dairy, egg, meat, grain, starchy, beef, pork
kottu roti, kothu roti, koththu: egg, gluten, onion or garlic, nightshade, spicy
kottu: gluten, egg, onion or garlic
kou shui ji, saliva chicken, mouthwatering chicken: meat, poultry, sesame, soy, gluten, spicy, peanut
kouign amann, palmier, palmiers, schweineohren, elephant ear pastry, gipfeli: gluten, dairy, sweet
koulourakia sesame: gluten, sesame, sweet, egg, dairy
koulouri thessalonikis, koulouri: gluten, sesame
kourabiedes, kourabies: gluten, dairy, tree nuts, sweet
kouya tofu: soy, legume
krabbensalat, krabbencocktail: shellfish, egg, mustard
kranjska klobasa, krainer: pork, meat, onion or garlic
kransekake, kransekage, kransekaka: tree nuts, egg, sweet
krapfen, berliner pfannkuchen, faschingskrapfen, paczki, paczek, bomboloni, bombolone, berlinerbollar, ponchiki, oliebollen, smoutebollen, malasadas, bola de berlim, beignet, beignets, cruller, crullers, long john pastry: gluten, egg, dairy, sweet
krasnaya ikra, chernaya ikra: fish
krautfleisch, szegediner gulasch, szegedin goulash: pork, meat, dairy, nightshade, onion or garlic
krautspatzle, krautschupfnudeln: gluten, egg, pork, meat
kremes, kremowka, krempita: dairy, egg, gluten
kreplach: gluten, egg, meat
krill oil: shellfish
kroketten, bitterbal, kroket, vleeskroket: gluten, meat, beef, dairy, egg
kroppkakor, palt, pitepalt: root vegetable, nightshade, pork, meat, gluten, onion or garlic, egg
krovianka, krovyanka: meat, pork, onion or garlic
kruchenyky: meat, onion or garlic
krupuk udang, kerupuk udang, banh phong tom: shellfish
krupuk, kroepoek, kroepoek oedang: shellfish, salty
kubbeh, kubba: meat, gluten, onion or garlic
kubdari, lahm bi ajeen, sfiha, esfiha, cheburek, chebureki: gluten, meat, onion or garlic
kugel: egg
kugelhopf, kouglof, vanocka: gluten, egg, dairy, sweet, tree nuts
kugelis, bulviu plokstainis: dairy, egg, onion or garlic, root vegetable, nightshade, pork, meat
kuih lapis legit, lapis legit, spekkoek, kek lapis: gluten, egg, dairy, sweet
kuku sabzi: egg
kulajda: dairy, egg, gluten, root vegetable, nightshade, fungus
kulebyaka, coulibiac: fish, egg, gluten, onion or garlic, dairy
kulen: meat, pork, onion or garlic, nightshade, spicy, high tyramine, high histamine
kuli kuli, pecel: peanut, legume
kulish, kulesh: meat, pork, onion or garlic
kumara, camote, ipomoea batatas, satsumaimo: root vegetable
kumpir: root vegetable, nightshade, dairy
kumys, prostokvasha, kiselo mlyako, surmelk, kulturmelk, piima, lben, laban, leben, zabady, matsoni, matsun, langfil, trinkjoghurt: dairy, fermented
kung pao chicken, gongbao: peanut, gluten, soy, nightshade, spicy, onion or garlic, meat, poultry
kuru fasulye: onion or garlic, nightshade, legume
kushari, koshary: gluten, onion or garlic, nightshade, legume
kushikatsu, kushiage: gluten, egg, meat
kuskus, israeli couscous, fregula, mannaya, mannagrynsgrot, espelta, khorasan, hartweizen, graupen, perlovka, malted barley, chakki atta, farina, cream of wheat, daliya, lapsi: gluten
kutia, kutya: gluten, honey, sweet, tree nuts
kvas, kalja: gluten
kwas, boza: gluten
kwati, quati: onion or garlic, root vegetable, legume
kway chap: pork, meat, soy, gluten
kwetiau goreng: soy, gluten, onion or garlic
kyinkyinga: meat, peanut, spicy, beef
kyivskyi tort: dairy, egg, tree nuts, caffeine, gluten, alcohol
kyopolou, kyopoolu: onion or garlic, nightshade
kyufte: meat, pork, beef, gluten
l cysteine, cysteine, e920: meat
la bandera dominicana: legume, meat
la galbi: meat, soy, gluten, sesame, onion or garlic, sweet, beef
la zi ji, laziji: meat, poultry, nightshade, spicy, onion or garlic, soy, gluten, sesame
laab: meat, fish, onion or garlic, nightshade, citrus, spicy
laal maas, lal maas: meat, dairy, onion or garlic, nightshade, spicy
labaneh: dairy
lablabi: onion or garlic, legume, gluten
labskaus: meat, beef, onion or garlic, root vegetable, nightshade, high tyramine, high histamine, fish, egg
lactitol: dairy
lactoglobulin, beta lactoglobulin: dairy
lactose monohydrate: dairy
lactoserum, sweet whey: dairy
lactulose, tagatose: dairy, sweet
lagman, laghman, lagmon: meat, gluten, onion or garlic, nightshade
lahmacun: gluten, meat, onion or garlic, nightshade, grain, starchy, high fodmap, reflux trigger
lahmajoun: meat, gluten, onion or garlic, nightshade
lahmajun: gluten, meat, onion or garlic, nightshade
lahpet thoke, laphet thoke: peanut, sesame, onion or garlic, legume, caffeine, shellfish
lai wong bao, nai huang bao, custard bun dim sum, liu sha bao: gluten, egg, dairy, sweet
laing: shellfish, onion or garlic, spicy
lakerda: fish, high tyramine, high histamine
laksa lemak: shellfish, onion or garlic, root vegetable, nightshade, spicy, soy, fish, tree nuts
lamb kofta, lamb koftas: meat, onion or garlic
lamington, lamingtons: egg, gluten, dairy
lamprais, lump rice: meat, onion or garlic, nightshade, spicy, shellfish, egg, gluten
lampredotto, panino al lampredotto: meat, gluten, beef
lancashire hotpot: meat, root vegetable, nightshade, onion or garlic
landjaeger: meat, beef, pork, high tyramine, high histamine
landjager: meat, high tyramine, high histamine, pork, beef
lane cake, bolo rei: gluten, egg, tree nuts, sweet, dairy, alcohol
langos: gluten, dairy
lanzhou lamian, lamian: meat, beef, gluten, root vegetable
lao mian: gluten, soy, onion or garlic, legume, high tyramine, high histamine
laoganma, lao gan ma: soy, nightshade, legume, spicy, high tyramine, high histamine
lap cheong: meat, pork, salty, fermented, high tyramine, high histamine, soy, gluten, alcohol
lap cheung, la chang: pork, meat, soy, sweet, alcohol, gluten
lap xuong, lachang: meat, pork, high tyramine, high histamine, soy, gluten, alcohol
laphet: caffeine, fermented, peanut, legume
larabar, lara bar, nakd bar, nakd bars: tree nuts, sweet
larb gai, laap: meat, fish, citrus, spicy, onion or garlic, poultry
larb: fish, meat
lardons fumes: meat, pork, high tyramine, high histamine
lardy cake: gluten, pork, meat, sweet
lasagne al forno: gluten, dairy, meat, nightshade, onion or garlic, egg, beef, celery
lasagne bolognese, lasagne alla bolognese: gluten, dairy, meat, nightshade, onion or garlic, egg, beef, celery
lasiniai: meat, pork, high tyramine, high histamine
latke, tortilla de patatas: egg, onion or garlic, root vegetable, nightshade, starchy, high fodmap, reflux trigger
latkes, levivot: egg, onion or garlic, root vegetable, nightshade
lea perrins: fish, onion or garlic, gluten
leberkaese, fleischkase: meat, pork
leberknodel, leberknoedel: meat, beef, egg, gluten, onion or garlic, dairy
leberknodelsuppe: meat, beef, egg, gluten, onion or garlic, dairy, celery
leberpastete, leberparfait: meat, pork
leberspatzle: meat, gluten, egg, onion or garlic
lebkuchen: gluten, egg, tree nuts, honey, grain, starchy, sweet
lebneh, petit suisse, smantana, crema mexicana, urda, huttenkase, mysost, messmor: dairy
lechazo, cordero asado: meat
leche de tigre, thieboudienne: fish
leche entera, leche condensada, suero de leche: dairy
leche frita: dairy, egg, sweet, gluten
lechon asado: pork, meat, citrus, onion or garlic
lechon kawali, crispy pata: meat, pork
lechon sauce, mang tomas: pork, meat, gluten, sweet
lechona: pork, meat, onion or garlic
lecithin, lecithine, e322, sojalecithin, soya lecithin, lecitina, lecitina de soja, lecytyna sojowa: soy
leckerli: gluten, tree nuts, honey, sweet, alcohol
lecso, lecho: onion or garlic, nightshade
leerdammer, maasdam, limburg kaas: dairy
lefse, potato lefse, tattie scone, tattie scones, potato farl, potato farls: gluten, root vegetable, nightshade, dairy
leipajuusto, juustoleipa: dairy
leipziger allerlei: root vegetable, legume, fungus, dairy
leitao, leitao da bairrada: pork, meat
lekach: gluten, egg, honey, sweet
lemon meringue: egg, dairy, citrus, sweet, gluten
lemon posset: dairy, citrus, sweet
lens culinaris: legume
lentinula edodes, xianggu, pyogo: fungus
letscho, letcho: nightshade, onion or garlic
leverpostei, maksapasteija, leverworst, braunschweiger, rillettes du mans: pork, meat, salty, dairy, gluten
leverpostej, leverpastej: meat, pork, dairy, gluten, onion or garlic, egg
liangpi: gluten, spicy, soy, onion or garlic
lihapiirakka: gluten, meat, onion or garlic
lime pickle, nimbu achar: citrus, mustard, nightshade, spicy, salty
limonada suica, brazilian lemonade: citrus, dairy, sweet
limonana, lemonade, citron presse, bitter lemon, orangina, jaljeera, limonada: citrus
limoo amani, limu omani, loomi: citrus
linguica calabresa, paio, presunto: pork, meat, salty
linsen mit spatzle: legume, gluten, egg, pork, meat
linseneintopf, linsensuppe: legume, celery, root vegetable, onion or garlic, pork, meat
linzer biscuits, linzer augen, linzer cookies: gluten, egg, dairy, tree nuts, sweet
linzer torte: gluten, dairy, egg, tree nuts, grain, starchy, sweet
linzertorte: dairy, gluten, tree nuts, egg
lion bar: gluten, dairy, sweet
lion head meatballs, lions head meatballs, shizitou: pork, meat, soy, gluten, alcohol
lions mane supplement, lion s mane, turkey tail supplement, cuitlacoche, koji, aspergillus oryzae, koji rice: fungus
liptauer, korozott: dairy, onion or garlic, nightshade, mustard
liptovska natierka: dairy, nightshade, onion or garlic
liquamen: fish, high tyramine, high histamine
liqueur chocolates, cherry liqueur chocolate, kirschpralinen, brandy beans: alcohol, sweet
liquid aminos, braggs aminos: soy, legume
liquorice allsorts, licorice allsorts: gluten, meat, sweet
liquorice wheels, licorice twists, lakritz, twizzlers, red vines: gluten, sweet
litti chokha: gluten, legume, nightshade, onion or garlic, mustard, dairy
livermush: meat, pork
llapingachos: root vegetable, nightshade, dairy, onion or garlic
lo bak go, turnip cake, luobo gao: root vegetable, pork, meat, shellfish
lo mai gai, lor mai kai: meat, poultry, fungus, soy, pork, gluten
lobia, rongi, chawli, karamani, thatta payaru: legume
lobiani: gluten, legume
lobio: legume, tree nuts, onion or garlic
lobscouse: meat, root vegetable, nightshade, onion or garlic
lobster bisque, bisque de homard: shellfish, dairy, onion or garlic, celery, alcohol, sulphites
lobster newberg: shellfish, dairy, egg, alcohol
lobster roll: shellfish, gluten, dairy, egg
lobster thermidor, homard thermidor: shellfish, dairy, mustard, egg, alcohol
loco moco, locomoco: meat, beef, egg, gluten, soy
locro de papa, locro de papas: dairy, root vegetable, nightshade, onion or garlic
locro, locro argentino: meat, legume, pork, beef
locust bean gum, ceratonia siliqua, carob gum: legume
loempia: gluten, meat
lohikeitto: fish, dairy, onion or garlic, root vegetable, nightshade
lojrom, kalix lojrom: fish, salty
lok lak, loc lac, bo luc lac: beef, meat, soy, gluten, onion or garlic
lokma, awameh, luqaimat, zalabiya: gluten, sweet
lokshen kugel: egg, gluten, dairy
lomi lomi, lomi salmon: fish, onion or garlic, nightshade
lomo saltado: soy, meat, beef, onion or garlic, legume, high fodmap, reflux trigger, gluten
lompe, potetlefse, gnocchi di patate, kartoffelbrot: gluten, root vegetable, nightshade
longaniza: meat, pork, onion or garlic, nightshade, high tyramine, high histamine
longganisa, longanisa: meat, pork, onion or garlic
longsilog, tosilog: pork, meat, sweet, egg
lor mee: gluten, egg, pork, meat, soy, onion or garlic
lorne sausage, square sausage: meat, gluten, beef
lotek: peanut, legume, spicy
lotus biscuits: gluten, sweet, soy
loubia bi zeit, lubieh: legume, nightshade, onion or garlic
louie salad, crab louie: shellfish, egg, nightshade
loukaniko, loukanika: pork, meat, citrus
loukoumades: gluten, honey, grain, starchy, sweet
lountza, lounza: meat, salty, pork, alcohol
low country boil, frogmore stew, crawfish boil, seafood boil: shellfish, root vegetable, nightshade, spicy, pork, meat, mustard
lu rou fan, lurou fan, minced pork rice: pork, meat, soy, gluten, onion or garlic, alcohol
lubia polo, loobia polo: legume, nightshade, onion or garlic, meat
luk chup: legume, sweet
lukanka: meat, salty, pork, beef
lumpia: gluten, pork, meat
lumpiang sariwa: gluten, peanut, onion or garlic, egg, soy
lumpiang shanghai: gluten, pork, meat, egg
lumprais: meat, shellfish, onion or garlic, nightshade, egg, gluten
lungo, americano coffee, cafe americano, long black, cold brew, nitro brew, doppio, cafezinho, cafe de olla, greek frappe, turk kahvesi, freddo espresso, cafecito, colada cubana: caffeine
luosifen: legume, spicy, fermented, meat, peanut, soy, gluten, shellfish, pork
lupine flour, lupinenmehl, farine de lupin, lupin protein: lupin, legume
lupini beans, altramuz, termos beans, turmus, lupinen, chochos andinos, tarwi: lupin, legume, salty
lupini, altramuces: lupin, legume
lupinus albus: legume, lupin
lutenica: nightshade
lutfisk, lipeakala: fish
lyutenitsa, ljutenica: nightshade
`;
