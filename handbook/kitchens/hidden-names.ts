/** Names that hide what is in them: of other languages, of shops and of kitchens, none of them in the other lists. */
export const lines = `
smirnoff, grey goose, tanqueray, bombay sapphire, london dry, bacardi, captain morgan, havana club, pitorro, rhum agricole, wray and nephew, reposado, jose cuervo, whiskey, jim beam, jack daniels, johnnie walker, makers mark, moonshine, everclear, hooch, kornbrand, hennessy, remy martin, marc de bourgogne, tsikoudia, zivania, poire williams, fenny, desi daru, singani, bagaco, medronho, peychauds, orange bitters, hpnotiq, tia pepe, bushmills, lagavulin, laphroaig, famous grouse, americano cocktail, g and t, dark n stormy, booze, hard liquor, liquor, alcopops, navy grog, glug of red, cocktail bitters, aromatic bitters: alcohol
spaghetti bolognaise: alcohol, beef, celery, gluten, meat, nightshade, onion or garlic, root vegetable
simnel boozy cake: alcohol, beef, dairy, egg, gluten, meat, sweet, sweet fruit
steak diane: alcohol, beef, dairy, fungus, meat, mustard
pepper steak: alcohol, beef, dairy, meat, spicy
plum duff: alcohol, beef, egg, gluten, meat, sweet, sweet fruit
bourguignonne: alcohol, beef, fungus, meat, onion or garlic, pork, root vegetable
marchand de vin, perigueux sauce, sauce madere, madeira sauce, hunters sauce: alcohol, beef, meat, onion or garlic
rum balls, bourbon balls, bourbon truffles, cherry liqueurs, weinbrandbohnen, arraksbollar, champagne truffles, anthon berg: alcohol, caffeine, dairy, sweet
patron xo cafe, mr black, jack and coke, barry white shot: alcohol, caffeine, sweet
bloody maria: alcohol, celery, fish, nightshade, spicy
mandarine napoleon, orangecello, margarita, dark and stormy, hurricane cocktail, sex on the beach: alcohol, citrus, sweet
japanese cocktail orgeat: alcohol, citrus, sweet, tree nuts
savarin, punschtorte, charlotte russe: alcohol, dairy, egg, gluten, grain, sweet
rum cake with cadju, sri lankan christmas cake, plum cake kerala, allahabadi cake, barmbrack with nuts: alcohol, dairy, egg, gluten, grain, sweet, sweet fruit, tree nuts
zuccotto: alcohol, dairy, egg, gluten, sweet
egg flip, ponche crema, biersuppe: alcohol, dairy, egg, sweet
bouillon, stock cube, stock cubes, cup of stock, litre of stock: celery, onion or garlic, salty
raw vegan cheesecake, raw cheesecake, raw vegan cake, raw brownie, raw brownies: tree nuts, sweet
lactose stout, cream stout, pastry stout: alcohol, dairy, fermented, gluten, grain
atholl brose: alcohol, dairy, gluten, honey, sweet
rose pasta sauce: alcohol, dairy, gluten, nightshade, onion or garlic
rosa sauce: alcohol, dairy, nightshade, onion or garlic
diane sauce, fondue, fonduta, sauce vin blanc, sauce normande: alcohol, dairy, onion or garlic
hard sauce, milk punch, ponche kuba, brandy sauce: alcohol, dairy, sweet
baileys almande: alcohol, dairy, sweet, tree nuts
silver fizz, golden fizz, egg white fined: alcohol, egg
breudher, mincemeat pie filling with almonds, black bun, white fruitcake, fruitcake: alcohol, egg, gluten, grain, sweet, sweet fruit, tree nuts
prairie oyster: alcohol, egg, shellfish
chaudeau, weinschaum, advokatt, snowball cocktail, verpoorten, ajerkoniak: alcohol, egg, sweet
vinho, plonk, moscato, cabernet, pinot grigio, syrah, ruby port, portwein, malmsey, muscat de beaumes, babycham: alcohol, fermented
unagi no tare: alcohol, fermented, fish, gluten, legume, salty, soy, sweet
tinnie, tinnies, cerveja, coors, budweiser, heineken, tsingtao, carlsberg, tooheys, guiness, murphys stout, trappist, tennents, asahi, brewski, newcastle brown, malt liquor, bintang: alcohol, fermented, gluten, grain
yakiniku sauce, yakiniku no tare, soy vay, huli huli sauce, mr yoshidas: alcohol, fermented, gluten, legume, salty, soy, sweet
hua diao, lao lao, mekhong, ryorishu: alcohol, fermented, grain
medovina, pitny miod: alcohol, fermented, honey, sweet
gluehwein, hugo spritz: alcohol, fermented, sweet
strongbow, magners, bulmers, cyder, kopparberg, rekorderlig, somersby, apfelmost: alcohol, fermented, sweet fruit
single malt, rye whiskey: alcohol, gluten
rock and rye: alcohol, gluten, sweet
baerenfang, jack daniels honey: alcohol, honey, sweet
hua diao chicken: alcohol, meat, poultry
jello shots, jelly shots, vodka jelly: alcohol, meat, sweet
moules mariniere: alcohol, onion or garlic, shellfish
drunken prawns: alcohol, shellfish
creme de mure, creme de violette, creme de peche, luxardo, apfelkorn, cherry heering, passoa, soho lychee, sourz, alcopop, smirnoff ice, hooch lemonade, breezer, bacardi breezer, hard seltzer, white claw, cordial medoc, licor quarenta y tres, cuarenta y tres, likor, licor: alcohol, sweet
poires au vin, drunken raisins, boozy raisins, drunken cherries, brandied cherries, brandied fruit, griottines, amarena in liquor, rumfruit: alcohol, sweet, sweet fruit
haroset, charoses, haroseth: alcohol, sweet, sweet fruit, tree nuts
orahovica, creme de noisette, nocciole liqueur, dumante, vin de noix, toasted almond cocktail, crema de almendras licor: alcohol, sweet, tree nuts
beef consomme: beef, celery, gluten, meat
sancocho de res: beef, celery, meat, onion or garlic, root vegetable
glace de viande, jus de veau: beef, celery, meat, salty
fillet en croute: beef, dairy, egg, fungus, gluten, grain, meat
quarter pounder, bacon cheeseburger: beef, dairy, egg, gluten, grain, meat, sesame
pasticcio: beef, dairy, egg, gluten, meat, onion or garlic
patty melt: beef, dairy, gluten, grain, meat
smash burger, royale with cheese, in n out burger: beef, dairy, gluten, grain, meat, onion or garlic
pate chinois: beef, dairy, meat, nightshade, onion or garlic, root vegetable
martino sandwich spread, tatarbeefsteak: beef, egg, fish, meat, mustard, onion or garlic
veal milanese: beef, egg, gluten, grain, meat
beefburger, hamburger meat, polpettone, klopse, faschierte laibchen, gehaktbal: beef, egg, gluten, meat, onion or garlic
lomo a lo pobre, bistec a caballo: beef, egg, meat, nightshade
lobscouse with herring: beef, fish, meat, nightshade, root vegetable
adafina, skhina: beef, gluten, grain, legume, meat, onion or garlic
suet crust: beef, gluten, grain, meat
steak bake, tiddy oggy: beef, gluten, grain, meat, onion or garlic
stock pot beef: beef, gluten, meat
jamaican beef patty: beef, gluten, meat, nightshade, onion or garlic, spicy
manwich: beef, gluten, meat, nightshade, onion or garlic, sweet
kate and sidney, cup a soup: beef, gluten, meat, onion or garlic
japanese curry block: beef, gluten, meat, onion or garlic, soy, spicy
chulent: beef, grain, legume, meat, nightshade, onion or garlic, root vegetable
chilli con carne, hormel chili: beef, legume, meat, nightshade, onion or garlic, spicy
ribeye, sirloin, topside, silverside, onglet, bavette, entrecote, tournedos, t bone, porterhouse, filet mignon, tri tip, ground chuck, chuck roast, eye of round, top round, london broil, short ribs, ox cheek, ox tongue, ox heart, wagyu, aberdeen angus, black angus, feather blade, scotch fillet, hampe, flanken, rump cap, beefsteak, rosbif, hachee, vitello, vitella, calves liver, calfs liver, calf foot, marrow bones, knuckle bones, pepsin capsules, glandular capsules, ancestral supplements, collagen casings: beef, meat
beef olives: beef, meat, mustard, onion or garlic, pork
machaca: beef, meat, nightshade, onion or garlic
lapskaus: beef, meat, nightshade, onion or garlic, root vegetable
makanek: beef, meat, onion or garlic, spicy
carpaccio, suho meso, au jus: beef, meat, salty
surf n turf, reef and beef, carpetbag steak, carpet bagger steak, carpetbagger: beef, meat, shellfish
melange coffee, frappucino, karak, kopi c, bulletproof coffee: caffeine, dairy
joconde: caffeine, dairy, egg, gluten, grain, sweet, tree nuts
oreos: caffeine, dairy, egg, gluten, soy, sweet
mississippi mud pie, chocolate fondant: caffeine, dairy, egg, gluten, sweet
nuss nougat: caffeine, dairy, egg, legume, soy, sweet, tree nuts
egg coffee, vietnamese egg coffee: caffeine, dairy, egg, sweet
hobnobs chocolate: caffeine, dairy, gluten, soy, sweet
baci perugina, nutino, nutoka, chocolate hazelnut spread, choco hazelnut spread, crema gianduja, bonne maman hazelnut spread, pate a tartiner, pan di stelle cream, rocher chocolates, toffifee, toffifay, noisette chocolate, nussknacker, rittersport nuss, ritter sport hazelnuss, whole nut bar, cadbury whole nut, fruit and nut bar, lion nut spread, justins hazelnut, novi bar, cremino, cremini chocolates, feuilletine praline: caffeine, dairy, legume, soy, sweet, tree nuts
hot choc, cocoa drink, nesquik made up, yoohoo, chocomel, cecemel, swiss miss, frappe coffee, farmers union iced coffee, nesquik, cadbury, hot cocoa: caffeine, dairy, sweet
tea eggs, marbled tea eggs: caffeine, egg, soy
ajmod, ajmoda, radhuni, selino, staudensellerie, selder, selderij, knolselderij, bleekselderij, knolselder, celer, zeller, telina, selinoriza, karafs, seledri, kintsay, kinchay, kinsay, serori, snijselder, juurselleri, varsiselleri, rotselleri, blekselleri, sellerieschnitzel: celery
tuna hotdish, tuna mornay: celery, dairy, egg, fish, gluten, mustard
maryland crab cake: celery, dairy, egg, fish, gluten, mustard, shellfish
seafood bisque: celery, dairy, fish, gluten, shellfish
campbells cream of celery, cream of celery soup: celery, dairy, gluten
new england chowder: celery, dairy, gluten, nightshade, onion or garlic, shellfish
shrimp creole, crawfish bisque, sauce piquante crawfish, crawfish pie, crawfish monica: celery, dairy, gluten, nightshade, onion or garlic, shellfish, spicy
cream of chicken soup, cream of chicken condensed: celery, dairy, gluten, poultry
shrimp bisque: celery, dairy, gluten, shellfish
chowdah, quahog chowder: celery, dairy, meat, nightshade, onion or garlic, pork, shellfish
white barszcz: celery, egg, fermented, gluten, grain, meat, onion or garlic, pork
tuna sarnie, tuna fish sandwich: celery, egg, fish, mustard
lobster salad roll: celery, egg, gluten, grain, mustard, shellfish
cock soup: celery, egg, gluten, meat, onion or garlic, poultry, root vegetable
consomme raft: celery, egg, meat
fumet de volaille: celery, fish, meat, onion or garlic, root vegetable
ball park frank, chicago dog, chicago style dog, dirty water dog: celery, gluten, grain, meat, mustard, nightshade, onion or garlic
chips and gravy curry sauce, chip shop curry sauce, chinese chip curry sauce, mayflower curry: celery, gluten, grain, mustard, onion or garlic
gumbo z herbes: celery, gluten, meat, nightshade, onion or garlic, pork, shellfish, spicy
knorr stock pot: celery, gluten, onion or garlic, salty
red beans n rice: celery, grain, meat, nightshade, onion or garlic, pork, spicy
erbsensuppe, london particular: celery, legume, meat, onion or garlic, pork, root vegetable
ants on a log: celery, legume, peanut, sweet fruit
spag bog: celery, meat, nightshade, onion or garlic, root vegetable
khoresh karafs, khoresht karafs, khoreshte karafs: celery, meat, onion or garlic
swansons broth, superior stock: celery, meat, onion or garlic, poultry, salty
demi glaze, jus lie, fond blanc, vaccinara: celery, meat, onion or garlic, root vegetable
caponatina: celery, nightshade, onion or garlic
vjuice: celery, nightshade, root vegetable
suppengemuse, soepgroenten, matignon, odori, wlosczyzna, suppengruen: celery, onion or garlic, root vegetable
podravka: celery, onion or garlic, salty
sauce maltaise, sauce mousseline: citrus, dairy, egg
eggs benny: citrus, dairy, egg, gluten, grain, meat, pork
pims biscuits: citrus, dairy, egg, gluten, grain, soy, sweet
pannetone: citrus, dairy, egg, gluten, grain, sweet, sweet fruit
street corn: citrus, dairy, egg, grain, spicy
posset: citrus, dairy, sweet
terbiye, beid b lemoune: citrus, egg
skordalia with bread: citrus, fish, gluten, grain
ceviche de chochos: citrus, fish, legume, lupin, nightshade, onion or garlic
sebiche, kilawing tanigue, hinava, umai sarawak: citrus, fish, nightshade, onion or garlic
nam jim, teuk trey chu p em: citrus, fish, nightshade, onion or garlic, salty, spicy
cevichocho: citrus, legume, lupin, nightshade, onion or garlic
miang kam, mieng kham: citrus, legume, onion or garlic, peanut, shellfish, spicy
mtabbal: citrus, nightshade, onion or garlic, sesame
vuelve a la vida, campechana cocktail: citrus, nightshade, onion or garlic, shellfish, spicy
seven spice japanese: citrus, nightshade, sesame, spicy
goddess dressing, annies goddess: citrus, onion or garlic, sesame
manteiga de garrafa, makkhan, smjor, manteiga, kerrygold, lurpak, anchor spreadable, land o lakes, plugra, half n half, creme fleurette, schlag, slagroom, reddi wip, dream whip, nestle crema, crema mexican, crema salvadorena, media crema, creme de leite, qaymaq, geymar, eshta, elmlea, everyday whitener, leite, moloko, mjolk, haleeb, semi skimmed, lactaid, lacto free, fairlife, colostrum, bovine colostrum, kolostrum, mpc powder, gold standard protein, myprotein impact, syntha six, dymatize, weight gainer, carb killa, ricota, anthotyro, myzithra, philly, laughing cow, vache qui rit, la vache, brinza, rondele, kraft singles, kraft slices, cheestrings, nabulsi, juusto, bocconcini, ciliegine, kesong puti, dangke, babycino, au gratin, gratineed, gratinated, gratin topping, alla parmigiana, melanzane parmigiana, alla panna, en creme, buttery mash, stork block, clover spread, bertolli spread, country crock, bremykt, bregott, colostrum capsules, niter kebbeh, schmear, shmear: dairy
stracciatella soup, cheese puffs brazilian, munkki butter, caldo de huevo: dairy, egg
holodnik: dairy, egg, fermented
turkish eggs: dairy, egg, fermented, onion or garlic, spicy
omelette arnold bennett: dairy, egg, fish
fish pie, fishermans pie, kulebiaka, koulibiac: dairy, egg, fish, gluten
salmon en croute, salmon wellington, lachs in blatterteig, tuna empanada, empanada de atun: dairy, egg, fish, gluten, grain
smorgas cake, voileipakakku: dairy, egg, fish, gluten, grain, mustard, shellfish
fish cake japanese: dairy, egg, fish, gluten, salty, soy
quenelles nantua, vol au vent fruits de mer, bouchee a la reine de la mer, seafood mornay, marinara pie seafood: dairy, egg, fish, gluten, shellfish
cesar salad: dairy, egg, fish, mustard, onion or garlic
brazilian cheese bread, sformato, mousseline forcemeat: dairy, egg, gluten
yorkshire pud, clafouti, palacinky, pannekoeken, flapjacks american, hotcakes, johnnycakes, crespelle, frixuelos, filloas, eggos, cappellacci, raviolo, culurgiones, casunziei, semolina gnocchi, savoury bread pudding, breakfast strata, milk wash and crumbs, arancine, saganaki fried, mozzarella sticks, mozz sticks, fried brie, cheese bites, spanikopita, kolokithopita, burek with cheese, banitza, hachapuri, adjaruli, scones, cream tea, bisquick, jiffy mix, corn dodgers egg, a la kiev: dairy, egg, gluten, grain
peanut pancake malay: dairy, egg, gluten, grain, legume, peanut, sesame, sweet
monster cookies, preacher cookies, cow pies cookies, avalanche cookies: dairy, egg, gluten, grain, legume, peanut, sweet
chicken parm: dairy, egg, gluten, grain, meat, nightshade, poultry
pastichio, macaroni pie: dairy, egg, gluten, grain, meat, onion or garlic
blood cake: dairy, egg, gluten, grain, meat, onion or garlic, pork
toad in a hole, egg and bacon flan, bacon and egg pie: dairy, egg, gluten, grain, meat, pork
kyiv cutlet, chicken kyiv, chicken parmi, chicken parma: dairy, egg, gluten, grain, meat, poultry
pierogies, pyrohy: dairy, egg, gluten, grain, nightshade
regina biscuits: dairy, egg, gluten, grain, sesame, sweet
stroopwafels: dairy, egg, gluten, grain, soy
club biscuit: dairy, egg, gluten, grain, soy, sweet
egg in a hole, gypsy toast, poor knights, poor knights of windsor, bombay toast, creme pat, crem pat, creme pat filling, confectioners custard, creme mousseline, creme diplomat, creme diplomate, creme legere, creme chiboust, patissiere cream, natas tart, portuguese tart, portuguese custard tart, macau tart, custard tart, choux pastry, pate a choux, croque en bouche, saint honore, roscon, rosca de reyes, pao doce, massa sovada, kings hawaiian, sally lunn, choreg, butterzopf, pan de jamon dough, medialunas, eggettes, noodle kugel, bread pudding, summer bread pudding, budin de pan, broodpoeding, stp dessert, steamed sponge, diplomat pudding, victoria sandwich, parkin, schwarzwalder, twinkie, twinkies, ding dongs, ho hos, little debbie, tastykake, gobs whoopie, napoleon torte, betty crocker mix, duncan hines, funfetti, trileche, coulant, egg yolk bun, cocktail bun, pate sucree, pate sablee, pasta frolla, murbeteig, crostata, custard slice, snot block, kremna rezina, egg custard slice, gypsy tart, manchester tart, chocolatine, danishes, cinnabon, sticky buns, pain aux raisins, cruffin, morning buns, pillsbury crescents, crescent roll dough, aberdeen buttery, rowies, paskha dessert, cassola, quesada, sonho, bolinho de chuva, rabanada, chocotorta, torta mil hojas, berliners, ponchki, timbits, krispy kreme, beavertail: dairy, egg, gluten, grain, sweet
teacake, fat rascal, picau ar y maen, southern banana pudding: dairy, egg, gluten, grain, sweet, sweet fruit
frangipane custard, spekulaas filled, banket pastry, amandine tart, jesuite pastry, frangipane tart, weinerbrod, kringle pastry, banket, kransekage stange, boterletter, biscuit joconde, opera gateau, pain de genes, esterhazy torta, dresden stollen, weihnachtsstollen, nusstorte, nussecken, nusskuchen, gateau succes, dobos hazelnut torte, torta della nonna, orahnjaca, walnut kifli, mandelkubb, russian tea cakes, mexican wedding cookies, mexican wedding cakes, snowball cookies, wedding cookies, ladys kisses biscuits, tulumba with nuts, harisseh cake, snake cake moroccan, chess nut pie, pecan sticky buns, coconut pecan frosting, zucchini walnut bread, banana nut bread, walnut loaf, pain aux noix, congo bars, magic bars, seven layer bars, hello dolly bars: dairy, egg, gluten, grain, sweet, tree nuts
medivnik: dairy, egg, gluten, honey, sweet
honey cake: dairy, egg, gluten, honey, sweet, tree nuts
nkatie cake, nkate cake: dairy, egg, gluten, legume, peanut
almondy cake: dairy, egg, gluten, legume, soy, sweet, tree nuts
soan cake: dairy, egg, gluten, legume, sweet, tree nuts
egg mcmuffin, mcmuffin: dairy, egg, gluten, meat, pork
pate en croute pistache: dairy, egg, gluten, meat, pork, tree nuts
buttermilk chicken: dairy, egg, gluten, meat, poultry
cold souffle, chilled cheesecake filling, no bake cheesecake, mousse cake: dairy, egg, gluten, meat, sweet
hibachi white sauce: dairy, egg, gluten, mustard, nightshade, sesame, sweet
cheese wontons: dairy, egg, gluten, sesame, shellfish, soy
ratafia biscuits, santiago cake, biscuit tortoni, love cake sri lankan, sri lankan love cake: dairy, egg, gluten, sweet, tree nuts
terrine country, chicken liver parfait: dairy, egg, meat
snickers salad: dairy, egg, meat, peanut, soy, sweet, sweet fruit
duchess potatoes, pommes duchesse: dairy, egg, nightshade, root vegetable
sauce choron, sauce foyot: dairy, egg, onion or garlic
butter prawns malaysian: dairy, egg, onion or garlic, shellfish, spicy
reeses cups, peanut butter cups: dairy, egg, peanut, soy, sweet
bounty egg, cadbury mini eggs, chocolate easter eggs: dairy, egg, soy, sweet
birds milk, crema inglesa, pudim, tocino del cielo, pots de creme, pot de creme, petit pots, swiss buttercream, italian buttercream, french buttercream, german buttercream, crema de fruta, pastel de camiguin: dairy, egg, sweet
creme damande, almond cream filling, franzipan, creme d amandes, amandine filling, sylvanas, turrones de casoy, bandi cashew: dairy, egg, sweet, tree nuts
lebni, zabadi, matzoon, madzoon, jogurt, greek yog, chobani, yoplait, danone, danonino, petits filous, munch bunch, frubes, go gurt, muller corner, siggis, kephir, chhachh, borhani, karnemelk, maasi, suusac, dadih, quarg, varskus, kvarg, chakka, bifidus: dairy, fermented
fuyu cheese chinese: dairy, fermented, legume, salty, soy
rayta, maast o musir, jajik, boorani, borani: dairy, fermented, onion or garlic
tandoori marinade, tandoori paste made up: dairy, fermented, onion or garlic, spicy
chortan, parmeggiano, padano, reggiano, trentingrana, bel paese, tilsit, muenster, saint andre, shropshire blue, danish blue, chedder, cathedral city, pilgrims choice, valdeon, fetta, kasseri, gammelost, prastost, chabichou, port salut, st paulin, saint paulin, formaggio, parm rind: dairy, fermented, salty
shreekhand, bhapa doi, pinkberry: dairy, fermented, sweet
lox schmear, raie au beurre noir: dairy, fish
plokkfisk, bacalhau espiritual, brandade parmentier: dairy, fish, gluten
bagel and lox, lox and bagel, bagel with a schmear and lox: dairy, fish, gluten, grain
trout almondine, sole amandine, sole almondine: dairy, fish, gluten, tree nuts
buncha crunch nutty: dairy, fish, legume, peanut, soy, sweet
beurre cafe de paris, cafe de paris sauce: dairy, fish, mustard, onion or garlic
janssons, laxsoppa, salmon soup finnish: dairy, fish, nightshade, onion or garlic
hering hausfrauenart, sahnehering, heringstopf: dairy, fish, onion or garlic, sweet fruit
campbells cream of mushroom, a la king sauce: dairy, fungus, gluten, onion or garlic
julienne russian, zhulien, jager sauce, forestiere, rahmschwammerl, champignonrahm: dairy, fungus, onion or garlic
beurre manie, country gravy, white gravy, cream gravy, toastie, cheese toastie, jaffle, braaibroodjie, tosti, toasty sandwich, mollete, annies mac, alpermagronen, cauliflower mac, hamburger helper, manaeesh jibneh, pate feuilletee, rough puff, bouchee, palmeras, jusrol, pate brisee, shortcrust, pie shell, tart shell, en croute, francaise chicken, chicken francese, open sandwich danish, milk soaked crumbs, pain trempe, pap baby cereal, martins rolls, potato rolls, hokkaido bread, coco bread, taftoon: dairy, gluten, grain
aloo tikki chaat: dairy, gluten, grain, legume, nightshade, onion or garlic, spicy
puppy chow snack, muddy buddies, scotcheroos, special k bars, peanut blossoms, peanut butter blossoms: dairy, gluten, grain, legume, peanut, sweet
rachel sandwich: dairy, gluten, grain, meat, mustard
baked ziti, pasta al forno: dairy, gluten, grain, meat, nightshade, onion or garlic
alsace tart: dairy, gluten, grain, meat, onion or garlic, pork
italian sub: dairy, gluten, grain, meat, pork
bauru: dairy, gluten, grain, meat, poultry
manti turkish: dairy, gluten, grain, meat, soy
crispie treats: dairy, gluten, grain, meat, sweet
deep dish pie, hot pocket, bagel bites, totinos rolls: dairy, gluten, grain, nightshade, onion or garlic
gratinee: dairy, gluten, grain, onion or garlic
tarator walnut, tarator turkish, cevizli tarator, hazelnut tarator: dairy, gluten, grain, onion or garlic, sesame, tree nuts
cheese twists, cheese allumettes: dairy, gluten, grain, salty
dubai filling: dairy, gluten, grain, sesame, sweet, tree nuts
lobster mac: dairy, gluten, grain, shellfish
picnic bar, tunnocks caramel wafer, balisto, crunchie, prince de lu, choco leibniz, mikado sticks: dairy, gluten, grain, soy, sweet
duplo bar, loacker, neapolitan wafers: dairy, gluten, grain, soy, sweet, tree nuts
genfo, chechebsa, kinche: dairy, gluten, grain, spicy
cerelac, nestum, farleys rusks, rusks baby, farex, baby rusk, milupa, milo powder, boost malt drink, maltova, ovomalt, malt balls, kunafeh, gulaab jamun, lalmohan, pantua, halwa suji, karah parshad, kada prasad, atte ka halwa, mohanthal wheat, griesbrei, grits semolina pudding, mannaya kasha, mannagryn, kasza manna, milk arrowroot, ice cream wafer, anzacs, melting moments, royal dansk, pizzelle, cigarettes russes, speculatius, koulourakia, tiffin bar, salame de chocolate, rice crispy treats, rice bubble slice, carnation breakfast, build up shake, up n go, milo cereal, basboosa, hareeseh sweet, halawat jibn, sheermal, baqarkhani: dairy, gluten, grain, sweet
strudel, banoffi, brown betty: dairy, gluten, grain, sweet, sweet fruit
sheer korma, sevai kheer: dairy, gluten, grain, sweet, sweet fruit, tree nuts
baclava, baci di dama, lady s kisses, florentine biscuits, florentine slice, baqlawa, bird s nest pastry, ballourieh, bohsalino, bokaj, asabeh, sariburma, saragli, saraglakia, samsa dessert, mshabak with pistachio, sfouf with nuts, knafe, dubai bar, angel hair chocolate, umali: dairy, gluten, grain, sweet, tree nuts
sartu: dairy, gluten, meat
meat feast, meat lovers pizza: dairy, gluten, meat, nightshade, pork
cream of chicken: dairy, gluten, meat, onion or garlic, poultry
hoagie italian, lunchables, dairylea dunkers ham: dairy, gluten, meat, pork
sauce veloute: dairy, gluten, meat, poultry
margherita: dairy, gluten, nightshade
jalapeno poppers, chilli cheese bites: dairy, gluten, nightshade, spicy
campbells cream soup, condensed cream soup, texas toast, dough balls, ploughmans: dairy, gluten, onion or garlic
she crab soup, crab puffs, crab imperial, crab dip, thermidor, lobster newburg, newburg sauce, homard a l americaine, coquilles st jacques, coquille saint jacques gratin: dairy, gluten, shellfish
horlicks junior: dairy, gluten, soy, sweet
malt shake, whopper malted: dairy, gluten, sweet
polvoron pinoy: dairy, gluten, sweet, tree nuts
polenta cheesy, cheesy grits: dairy, grain
smartfood, cheeto dust, twisties, pirate booty, rotel dip: dairy, grain, salty
shrimp n grits: dairy, grain, shellfish
riisipuuro, risgrynsgrot, ambrosia rice, payesh: dairy, grain, sweet
feta me meli: dairy, honey, salty, sweet
panchamrit, charnamrit, panchamrut, chyawanprash, chavanprash, chyawanprash jam: dairy, honey, sweet
luve yogurt: dairy, legume, lupin
dal bukhara: dairy, legume, nightshade, onion or garlic
llapingachos sauce: dairy, legume, nightshade, onion or garlic, peanut
nutter butter: dairy, legume, peanut
pb cups, nutrageous, pay day candy bar, goldenberg chews, mary janes, fifth avenue bar, mr goodbar, goobers candy, take five bar, oh henry, eat more bar, wunderbar, starbar, cadbury picnic, whatchamacallit, zero bar, chick o stick, bit o honey, charleston goo goo, goo goo cluster, goo goo clusters, fast break bar, nippys, peanut slab, whittakers slab, nutty bars, nutty bar, drumstick cone, drumsticks ice cream, sundae cone, tagalongs, peanut butter patties girl scouts, do si dos: dairy, legume, peanut, soy, sweet
moro nut bar, nut goodie: dairy, legume, peanut, soy, sweet, tree nuts
plumpy sup, ready to use therapeutic food, eezeepaste, lns sachet, peanut punch, nutrament peanut, chocoleta peanut, akasan with peanut, seamoss peanut punch: dairy, legume, peanut, sweet
mawby nut: dairy, legume, peanut, sweet, tree nuts
silken curd, duyu milk: dairy, legume, soy
ensure nutrition shake: dairy, legume, soy, sweet
demets turtles, pecan clusters, pecan logs, stuckeys log, brown and haley roca, english toffee bar, mauna loa, cadbury roses hazel, quality street purple one, the purple one, guylian seashells, ferrero garden, lindt hazelnut, almondy, divinity with pecans, black magic nut, topic bar: dairy, legume, soy, sweet, tree nuts
karhi, mor kuzhambu: dairy, legume, spicy
motichoor, laddoo, laddu: dairy, legume, sweet
shepherd pie: dairy, meat, nightshade, onion or garlic, root vegetable
allamatriciana: dairy, meat, nightshade, pork
nogada, nogada sauce: dairy, meat, nightshade, tree nuts
chicken sixty five, tangdi kebab: dairy, meat, onion or garlic, poultry, spicy
katjes joghurt gums, mirror glaze, muller corner light, onken mousse, stabilised whipped cream, stabilized whipped cream, fromage frais petit filous, kasesahnetorte: dairy, meat, sweet
campbells tomato soup, heinz tomato soup: dairy, nightshade
parmigiana, eggplant parm, aubergine parmigiana: dairy, nightshade, onion or garlic
scalloped potatoes, potatoes au gratin, funeral potatoes, cockaleekie potato soup, tayto: dairy, nightshade, onion or garlic, root vegetable
makhni sauce: dairy, nightshade, onion or garlic, spicy
pommes puree, champ irish, kartoffelpuree, pommes mousseline, smash instant potato, champ potato, stoemp, rappie pie, skirlie tatties: dairy, nightshade, root vegetable
ema datse: dairy, nightshade, spicy
tzaziki, philadelphia garlic and herb, cloute, oignon pique, onion cloute, onion pique: dairy, onion or garlic
svekolnik: dairy, onion or garlic, root vegetable
snails in garlic butter: dairy, onion or garlic, shellfish
rezala, rogan badam, safed maas, murgh musallam: dairy, onion or garlic, spicy, tree nuts
malai tikka, reshmi kebab, chicken korma paste, mughlai gravy, kaju curry, kaju masala, pansoti sauce, pansotti al sugo di noci, walnut sauce ligurian: dairy, onion or garlic, tree nuts
susu kental manis: dairy, peanut, sweet
frogspawn pudding: dairy, root vegetable, sweet
carrot halwa: dairy, root vegetable, sweet, tree nuts
frico: dairy, salty
til barfi: dairy, sesame, sweet, tree nuts
chingri malai, chocos fritos: dairy, shellfish
similac, enfamil, aptamil, sma milk, cow and gate, nan formula, hipp formula, kendamil, growing up milk, toddler milk, follow on milk, lactogen, gerber good start: dairy, soy
pediasure, sustagen, meritene, nutridrink, truffles chocolate, truffes, choc ganache, milk choc, white chocolate, white choc, milkybar, dulcey, dairy milk, hersheys, lindor, lindt balls, freddo, buttons chocolate, wispa, aero bar, three musketeers, couverture milk, candy melts, smarties, smarties nestle, ghirardelli milk, choc buttons, kinder joy: dairy, soy, sweet
choc hazelnut spread, pralines belgian, guylian: dairy, soy, sweet, tree nuts
dutch vla, leite condensado, eagle brand, nestle milkmaid, carnation caramel, fanguito, caramels, soft caramels, riesens, shondesh, barfee, pera sweet, rabadi, qulfi, mishti, raj bhog, raskadam, langcha, fool dessert, angel delight, instant whip, jello pudding, milky bar dessert, maja blanca, sutlu, sorbetes, magnum bar, cornetto, ninety nine flake, mcflurry, ben and jerrys, haagen dazs, fab lolly: dairy, sweet
almond roca, monte bianco dessert, vermicelles marrons, new orleans praline, malabi topping, meghli, bouza ice cream, badam drink mix, masala milk powder, masala doodh, kaju pista roll, akhrot halwa, gond laddu, gondh ladoo, dry fruit laddu, dink ladoo, mohanthal, tortoni, stracciatella nocciola, german chocolate frosting, sweet potato praline topping: dairy, sweet, tree nuts
treeline cheese, new roots camembert, almondine, amandine style, green beans almondine, haricots verts amandine: dairy, tree nuts
stiffly beaten whites, beaten whites, whipped whites, stiff whites, whites to stiff peaks, whites whisked to soft peaks, leftover whites, room temperature whites, separated whites, dried whites, pasteurised whites, carton whites, liquid whites, eggbeaters, sunny side up, sunnysides, googies, telur, itlog, hen fruit, cackleberries, cackleberry, gyeran mari, eggah, strapatsada, scrambies, zuppa pavese, eggshell powder, eggshell membrane capsules, beitzah, beid hamine, beitzim: egg
tempura dip: egg, fermented, fish, gluten, legume, salty, soy
zur soup: egg, fermented, gluten, grain, meat, onion or garlic, pork
khai jiao, khai luk khoei, son in law eggs, khai dao: egg, fish
fishcakes, salmon patties, karpion, fischfrikadellen, fiskekaker, fiskeboller, fiskefrikadeller, fiskbullar, fiskepudding, fiskefars, visburger, viskoekjes, fish finger butty, birds eye fingers, captain iglo, iglo stabchen, gortons: egg, fish, gluten, grain
pancit luglug: egg, fish, gluten, grain, meat, pork, shellfish, soy
hiroshimayaki: egg, fish, gluten, grain, meat, pork, soy
pain bagnat: egg, fish, gluten, grain, onion or garlic
octopus balls: egg, fish, gluten, grain, shellfish, soy
tamagoyaki with shoyu: egg, fish, gluten, legume, meat, soy, sweet
skagenrore: egg, fish, gluten, mustard, shellfish
psarokeftedes, balik kofte, kufta samak, pesce finto: egg, fish, gluten, onion or garlic
kani sticks, seafood extender: egg, fish, gluten, salty, shellfish, soy
sea legs: egg, fish, gluten, salty, soy
crab stick real: egg, fish, gluten, shellfish
surimi sticks, ocean sticks, sea legs surimi, seafood highlighter, louis kemp: egg, fish, gluten, shellfish, soy
palabok: egg, fish, grain, meat, pork, shellfish, soy
tonnato, salsa tonnata, tonnato sauce: egg, fish, meat, mustard
herring under fur coat, dressed herring: egg, fish, mustard, root vegetable
otah otah, amok trey, hor mok, ho mok, haw mok: egg, fish, nightshade, onion or garlic, shellfish, spicy
phat thai: egg, fish, peanut, shellfish, soy
hao jian, or luak: egg, fish, shellfish
fry up: egg, fungus, gluten, legume, meat, nightshade, pork
mushroom stir fry sauce: egg, fungus, gluten, legume, salty, soy, sweet
mu shu: egg, fungus, gluten, soy
cha trung: egg, fungus, meat, pork
cholla bread, chollah, barches, berches, spatzli, mie noodles, mee noodles, lokshen, egg lokshen, maltagliati, pasta all uovo, fresh pasta dough, e fu noodles, yi mein, yee mee, hokkien noodles, kesme, eriste, reshteh, matzo balls, knaidlach, kneidel, matzah brei, nhoque, noquis, dumplings bohemian, houskovy knedlik, egg roll kolkata, roti telur, pane a langlaise, standard breading, breading station, crumbed coating, egg roll wrapper, egg roll wrappers, eggroll skins, tokneneng, kwek kwek, sopa de pan, egg and soldiers: egg, gluten, grain
egg rolls chinese: egg, gluten, grain, legume, meat, onion or garlic, pork, sesame, soy
wagamama katsu curry sauce: egg, gluten, grain, legume, onion or garlic, soy, spicy
hiyashi ramen, reimen: egg, gluten, grain, legume, sesame, soy
monaka wheat: egg, gluten, grain, legume, sweet
scotchie, milanese cutlet, escalope panee, escalope viennoise, pane coating, breaded cutlet, schnitty, schnitties, egg roll, egg rolls: egg, gluten, grain, meat
pelmini, uszka dumplings, kotleti: egg, gluten, grain, meat, onion or garlic
singapore noodles, special chow mein: egg, gluten, grain, meat, onion or garlic, pork, shellfish, soy
schnitzel vom schwein, schweineschnitzel, pronto pup: egg, gluten, grain, meat, pork
oyster po boy: egg, gluten, grain, mustard, shellfish
kasha varnishkes, jeon batter, buchimgae: egg, gluten, grain, onion or garlic
haemul jeon, haemul tang: egg, gluten, grain, onion or garlic, shellfish
prawn toast, sesame prawn toast, shrimp toast, hatosi, hatoshi: egg, gluten, grain, sesame, shellfish
biscotti regina: egg, gluten, grain, sesame, sweet, tree nuts
ebi ten, prawn katsu, torpedo prawns, coconut shrimp, kaki fry: egg, gluten, grain, shellfish
dan bing: egg, gluten, grain, soy
sponge fingers, pavesini, joconde sponge, fatless sponge, jelly roll, angel food, pan de lo, trifle sponges, malay sponge, cha kwai egg, egg puffs indian, snowballs teacake, mallomars, mallomar, dickmanns, negerzoen, kue cubit, pukis, ban chien kuih, bolu kukus, serabi wheat, angel wings: egg, gluten, grain, sweet
mandelbread, tozzetti, kamishbrot, croquants, croquets aux amandes, navettes aux amandes, hup toh soh, hap tou sou: egg, gluten, grain, sweet, tree nuts
cek cek: egg, gluten, honey, sweet
kewpie roasted dressing, kewpie deep roasted: egg, gluten, legume, mustard, sesame, soy
sesame chicken, general tsos, general tso chicken: egg, gluten, legume, onion or garlic, poultry, sesame, soy, sweet
gala pie, saucijzenbroodje: egg, gluten, meat, pork
chicken goujons, turkey twizzlers, chicken fried chicken, kentucky fried, bisto chicken: egg, gluten, meat, poultry
macaroni salad: egg, gluten, mustard
potato kugel: egg, gluten, nightshade, onion or garlic, root vegetable
strapacky, kroppkaka, knodel potato, klosse: egg, gluten, nightshade, root vegetable
ramen tare with goma: egg, gluten, nightshade, sesame, soy, spicy
ajitsuke tamago, ajitama, nitamago, soy egg, tea egg, marbled egg, mayak gyeran: egg, gluten, salty, soy
keiran somen: egg, gluten, sweet
singapore mei fun, yang chow fried rice, yeung chow rice, special fried rice: egg, grain, meat, onion or garlic, pork, shellfish, soy
yeung chow: egg, grain, meat, onion or garlic, shellfish, soy
migas tex mex: egg, grain, nightshade, spicy
silog, bangsilog: egg, grain, onion or garlic
yangzhou fried rice: egg, grain, salty, soy
touron, montelimar, mandolato, mandlat: egg, honey, sweet, tree nuts
salad olivier: egg, legume, nightshade, root vegetable
clearmeat, clarification raft, clarified with whites, oeufs en gelee: egg, meat
coronation filling: egg, meat, poultry
fried egg sweets: egg, meat, sweet
maionese, thomy, baconnaise, chick fil a sauce, fritessaus, big tasty sauce, slaw dressing, ensalada rusa, salade olivier, mayonaise, hellmans, winiary, frietsaus, fritesaus, frite sauce belgian, devos lemmens, lemonnaise, thousand isle dressing, in n out spread, boom boom sauce, bang bang sauce american, canes sauce, sauce samourai, sauce algerienne, bicky sauce, sauce cocktail, rhode island dressing, mayoketchup, remulade, hawaiian mac salad, koolslaw: egg, mustard
mary rose sauce, salsa rosada, raising canes sauce, stolichny salad: egg, mustard, nightshade
yum yum sauce japanese steakhouse: egg, mustard, nightshade, sesame, sweet
crab louis, shrimp louie, shrimp cocktail: egg, mustard, nightshade, shellfish
rose marie sauce: egg, mustard, nightshade, sweet
remoulad: egg, mustard, onion or garlic
tomate aux crevettes, garnaalkroket, garnaalkroketten: egg, mustard, shellfish
torta talong, tortang giniling: egg, nightshade
farofa de ovo, farofa com ovo, ailloli: egg, onion or garlic
foo young, egg fu yung, foo yung: egg, onion or garlic, shellfish, soy
itlog na maalat, itlog na pula, telur asin, xian dan, gyeran jjim: egg, salty
pav base, boiled icing, seven minute frosting, marshmallow creme, jet puffed creme, spumini, glace royale, gum paste, fondant flowers, guggle muggle, gogel mogel, doce de ovos, thong yip, papos de anjo, quindao, pate a bombe, mousse au chocolat, snow pudding, banh bong lan: egg, sweet
marjolaine, mandelhornchen, basler brunsli, almond paste with whites, luxemburgerli, ratafias, amygdalota, acibadem kurabiyesi, amarguillos, sospiri, joconde macaronade, japonais meringue, succes meringue, progres meringue, bethmannchen, brunsli, haselnussmakronen, torta de santiago, tarte amande espagnole, bibikkan, bolo di amor, wattalapam, cadju maluwa, bebinca with nuts: egg, sweet, tree nuts
tuong an pho: fermented, fish, gluten, legume, onion or garlic, salty, sesame, soy, sweet
kaeshi with dashi, somen dip, shirodashi: fermented, fish, gluten, legume, salty, soy
wooster sauce, holbrooks, marie sharps: fermented, fish, gluten, onion or garlic
eel sauce: fermented, fish, gluten, salty, soy
tam mak hoong, tam mak hung: fermented, fish, nightshade, onion or garlic, shellfish, spicy
l and p sauce, woostershire, wuster sauce, salsa inglesa, salsa perrins, molho ingles, engelsk sauce: fermented, fish, onion or garlic, salty
pissala, ishiri, yu lu sauce, red boat, tiparos, megachef, prahoc, mam ca, pekasam, ikan pekasam: fermented, fish, salty
ngapi yay, squid brand sauce, terasi ikan: fermented, fish, salty, shellfish
gochuchang, korean chili paste, chojang: fermented, gluten, grain, legume, nightshade, salty, soy, spicy, sweet
kikoman, silver swan, datu puti toyo, marca pina, siyao, salsa china, sojasaus, kanjang, see yau, siew ew, si io, si ew khao, xi dau, maggi xi dau, chin su tuong, saishikomi, tausaow, pearl river bridge, yamasa, mushroom soy, healthy boy sauce, chinese gravy browning, wan ja shan: fermented, gluten, grain, legume, salty, soy
tau pan cheong, pixian paste, broad bean chilli paste: fermented, gluten, legume, nightshade, salty, soy, spicy
haixian sauce, peking sauce, tuong den: fermented, gluten, legume, onion or garlic, salty, sesame, soy, sweet
taucheo, taucho, tao chiao, tao jiao, tuong bac, tuong ban, tuong hot, huangjiang, yellow bean paste, brown bean sauce, minced bean sauce, tao si paste: fermented, gluten, legume, salty, soy
abc kecap, abc sauce, bango kecap, kecap bango, chee hou sauce, chu hou paste, sweet flour sauce, jajang sauce, jjajang, chajang: fermented, gluten, legume, salty, soy, sweet
vitam r: fermented, gluten, salty
superior soy, silver swan toyo, xi you, nuoc tuong, see ew, okonomi sauce, black bean paste korean, golden mountain sauce: fermented, gluten, salty, soy
hikari, saikyo zuke: fermented, grain, legume, salty, soy
black bean garlic sauce, lee kum kee black bean, lgm crisp, old godmother sauce: fermented, legume, nightshade, onion or garlic, salty, soy, spicy
foo yee, fu yu, tofuyo, tahure, tau see, black bean fermented, dow see, hamanatto, gukganjang, braggs, san j, toenjang, deonjang, broad bean chili paste: fermented, legume, salty, soy
tempe goreng, nattou, tua nao, chungkookjang, tungrymbai, hawaijar, axone, bekang: fermented, legume, soy
schlachtplatte: fermented, meat, onion or garlic, pork
avakai, aavakaya: fermented, mustard, salty, spicy
balachan, blacan, trasi, heh ko, otak udang, hom ha, hom har, har cheong, ham ha, haam ha, alamang, ginamos, saewoojeot, cincaluk, chincalok, hae bee hiam paste: fermented, salty, shellfish
acciughe, alici, alici marinate, boqueron, anchovis, anxoves, sardellenpaste, sardeller, gavros, gavros marinatos, ansjovis, ansjos, dilis, dulong, iriko, myeolchi, myulchi, myeolchi bokkeum, chirimen, jakoten, shirasuboshi, matemba, omena, silverfish kenya, keta school boys, haal masso, halmesso, nethili, netholi, natholi, kozhuva, boomla, loitta, sidol, shidal, hentak, ngari, ca com, pla ching chang, swaai hua, fishballs, yu dan, yu wan, bola bola isda, tokneneng fishball, pla look chin, tod man pla, bakalar, klipfish, stokvis, panla, bakkeljauw, bakalaos, kabeljauw, dorsch, torsk, merluzzo, skrei, schrod, brandada, skordalia plate bakaliaros, bakaliaros, bratheringe, maatjesharing, haring, zure haring, sildesalat, senapssill, glasmastarsill, stromming, stekt stromming, silakka, silli, kippered snacks, bucklinge, bokking, bokkum, harengs pommes a l huile, hareng saur, heringsalat, aringhe, arenques, vorschmack, gianchetti, bianchetti, shproty, szproty, szprotki, ryby sprat, brisling, brislings, king oscar, lucky star pilchards, sardinhas, steckerlfisch, finnan, aiglefin, eglefin, schellfisch, sable smoked, sablefish, smoked sable, whitefish salad, smoked whitefish, chubs smoked, raucherlachs, laxsallad, losos, lososina, semga, salmone, salmone affumicato, kirjolohi, shiozake, forellenfilet, truite, truite au bleu, trota, trucha, alabalik, pstrag, forel, char arctic, omble chevalier, saibling, lavaret, coregone, siika, muikku, muikut, tonno, tonno sott olio, ventresca, tunfisk, tonfisk, tonijn, tunczyk, orkinos, palamut, musciame, akami, ahi steak, skipjack, tongkol, cakalang, ikan tongkol, tambakol, tulingan, balaya, kelawalla, kera meen, choora, choora meen, chunk light, albacore, chicken of the sea, starkist, bumble bee albacore, john west chunks, rio mare, princes chunks, century chunks, anguille, anguilla, anguila, elvers, raucheraal, paling, gerookte paling, capitone, congrio, jangeo, hiramasa, tai snapper, madai, hirame, saury, iwashi, kohada, gindara, ankimo, hokke, shishamo, smelts, nigirizushi, maki tekka, dorada, daurade, tsipoura, cipura, levrek, lavraki, bronzino, spigola, bar de ligne, robalo, rodaballo, barbue, steinbutt, kalkan, seezunge, sogliola, lenguado, solette, limande, lemon sole, dover sole, sole veronique, sole bonne femme, plaice, schol, carrelet, rodspaette, fletan, kveite, hellefisk, heilbutt, john dory, pez de san pedro, lotte de mer, coda di rospo, rana pescatrice, seeteufel, merlu, nasello, pescada, pescadinha, colin d alaska, lieu noir, coalfish, pollack, myeongtae, bugeo, hwangtae, dongtae, triglia, triglie, salmonete, barbounia, barbunya, tekir, gurnard, grondin, rascasse, scorfano, cabracho, cernia, hammour, hamour, grouper, kerapu, lapu lapu, garoupa, cherne, pesce spada, pez espada, espadon, espadarte, cazon, bienmesabe gaditano, dogfish, flake shark, shark fillet, tollo, smooth hound, mako steak, shark fin, shark fin soup, fa gau, razza, skate wings, ikan pari, pari bakar, maquereau, sgombro, caballa, cavala, makrele, makrill, skumria, skoumbri, uskumru, cavalinha, godeungeo, bangda, bangude, kembung, ikan kembung, cobia, panga, ca tra, river cobbler, patin, ikan patin, bream, tilapya, barra, siakap, bhetki, bekti, nile perch, sangara, mbuta, chambo, usipa, ilish, hilsha, pulasa, palla machi, rui mach, katla, catla, pabda, pabda mach, koi mach, magur, singhi mach, tangra, chitol, muitha chitol, aar mach, parshe, surmai, vanjaram, neymeen, thora malu, paraw, tanigue, tanguige, tenggiri, rawas, pomfret, paplet, poplet, avoli, bawal, ikan bawal, pampano, karimeen, etroplus, meen pollichathu, karimeen pollichathu, mathi, chaala, mathi curry, tarli, pedvey, nadru gad, bangus, bangus belly, daing na bangus, daing, tinapa, galunggong, tuyo gourmet, dalag, tawilis, danggit, espada dried, sinaing na tulingan, paksiw na isda, ikan asin, ikan masin, gurame, ikan lele, pepes ikan, arsik, naniura, woku ikan, pla pao, pla tu, pla thu, pla nueng manao, ca loc, bo kho ca, kabeljou, kingklip, yellowtail cape, bokkems, momone, koobi, guedj, yet guedj, thiof, dried makayabu, makayabu, liboke ya mbisi, mbisi, samaki, samaki wa kupaka, mahi sefid, mahi dudi, ghalieh mahi, shir mahi, zubaidi, zobaidi, mehyawa, mahyawa, bolti, machh, machher, machhi, maach, maas malu, meen varuval, meen fry, macchi fry, machchi, chapa pulusu, chepa pulusu, vis filet, pescada frita, pesce, peixe, peshku, fisk filet, riba filet, kala filet, psari, psaria, balik, sakana, saengseon, saengsun, pla thot, pla tod, mbizi, nsomba, dag filet, goujons of sole, goujonettes, gravfisk, fischfond, darnes, tran capsules, epa dha softgels, seven seas capsules, haliborange omega, mollers tran, efalex, eye q capsules, seacod, collagen peptides marine, skate wing, ray wing, ray wings: fish
ravas, kane rava fry: fish, gluten
fish goujons, goujons, battered cod, cod in batter, fish tacos baja, lekkerbek, backfisch, pescado frito, chippy tea, rock salmon and chips, rock and chips: fish, gluten, grain
ddeokbokki: fish, gluten, grain, legume, soy, spicy
bigoli in salsa, bucatini con le sarde, sarde a beccafico, pasta c anciova, pasta colle sarde: fish, gluten, grain, onion or garlic
scampi fries: fish, gluten, grain, salty, shellfish
whitebait floured: fish, gluten, grain, shellfish
butadon, donburi sauce: fish, gluten, legume, meat, soy, sweet
hoisin peanut dip: fish, gluten, legume, onion or garlic, peanut, sesame, soy
shoyu poke, tuna poke: fish, gluten, legume, onion or garlic, sesame, soy
furikaki, rice sprinkle japanese, ochazuke mix, noritama: fish, gluten, legume, salty, sesame, soy
tuna tataki, tataki sauce: fish, gluten, legume, soy
gai pad krapow: fish, gluten, meat, onion or garlic, poultry, shellfish, soy
bun tom: fish, gluten, onion or garlic, shellfish
pasta d acciughe: fish, gluten, salty
tiep bou dien, thiebou jen, chebu jen: fish, grain, nightshade, onion or garlic, root vegetable
bull head bbq sauce, chinese bbq sauce bullhead: fish, legume, mustard, onion or garlic, peanut, salty, sesame, shellfish, soy, spicy
tikka achari, achari tikka, amritsari machhi: fish, legume, mustard, spicy
sa cha, sacha sauce chinese, bullhead sauce: fish, legume, onion or garlic, peanut, salty, sesame, shellfish, soy, spicy
goi cuon dipping sauce: fish, legume, onion or garlic, peanut, shellfish, soy
mussaman, massaman paste curry: fish, legume, onion or garlic, peanut, shellfish, spicy
moqueca xinxim: fish, legume, onion or garlic, peanut, shellfish, tree nuts
bun cha gio, nuoc leo, tuong dau phong, nuoc cham dau phong, goi du du: fish, legume, onion or garlic, peanut, soy
yam som o, pomelo salad thai, yam thua phu, naem khluk, nam khao, naem khao tod: fish, legume, onion or garlic, peanut, spicy
nam tok with nuts: fish, legume, onion or garlic, peanut, spicy, tree nuts
mohinka, mohingar: fish, legume, onion or garlic, spicy
alabama caviar: fish, legume, peanut, salty
sambal ikan bilis, sambal teri kacang: fish, legume, peanut, salty, shellfish, spicy
ikan bilis kacang, teri kacang: fish, legume, peanut, salty, spicy
marine collagen capsules: fish, meat
okra soup nigerian, edikang ikong, afang soup, oha soup, bitterleaf soup, ewedu: fish, meat, nightshade, onion or garlic, shellfish, spicy
pad kaprao: fish, meat, nightshade, onion or garlic, spicy
macher jhal, ilish paturi, maacher shorshe jhol, bhetki paturi: fish, mustard, nightshade, spicy
machher jhol, nadan meen, malu curry, malu miris: fish, mustard, onion or garlic, spicy
escoveitch, scapece, ingelegde vis, kerrievis, run down jamaican, marmitaco, sorropotun: fish, nightshade, onion or garlic
ikan asam manis: fish, nightshade, onion or garlic, peanut
kakavia, caldillo de congrio, sopa de mariscos: fish, nightshade, onion or garlic, shellfish
chilli paste in oil, thai chilli jam, sini sambal, sinigang na hipon: fish, nightshade, onion or garlic, shellfish, spicy
kingfish recheado, katta sambol, lunu miris, garba ivory coast, hut benoua, chraime, chraimeh, hraime: fish, nightshade, onion or garlic, spicy
garudhiya, bajiya maldivian, gulha, masroshi, buljol, fishermans soup hungarian, ribarska corba, riblja corba, balik corbasi, fischsuppe: fish, onion or garlic
olivada, salsa verde italian, sauce verte italienne: fish, onion or garlic, salty
siyadieh tajin, samak bi tahini, samke harra, samkeh harra, tajin samak: fish, onion or garlic, sesame
gung che nampla, goong chae nam pla, hoi tod, banh tom, banh beo, banh bot loc, bakwan udang: fish, onion or garlic, shellfish
pecel lele: fish, peanut
gravlaks, gravlohi, patum, poacher s relish, pissalat, dashinomoto, saba bushi, umbalakadaya, valhomas, rihaakuru, loyrom, stenbitsrom, boutargue, kazunoko, myeongnan, ossetra, oscietra, osetra, sevruga, malossol, tobikko, huevas, hueva de maruca, aceitunas rellenas de anchoa, manzanilla anchoa, espinaler: fish, salty
nuoc mau ca: fish, salty, sweet
marisco, mariscada, plateau de fruits de mer, marinara mix, insalata di mare, caldeirada de marisco, paella marinera, caldereta de langosta, krupuk ikan, poor mans lobster, stingray sambal: fish, shellfish
yong tofu: fish, soy
kulebiak: fungus, gluten, onion or garlic
soldiers for dipping, sauce allemande, bourek, boreka, sambousek, kadaif, warka, self raising, tipo zero zero, doppio zero, bulgar, bourghul, freekah, fereek, wheatberries, hard red winter, vollkorn, roggenmehl, bere meal, talbina, kavut, wondra, gofio, kernza, wheatena, mograbieh, seksu, keskesu, spaghettini, linguini, capellini, rotini, cavatelli, conchiglie, ditalini, tubetti, stelline, pastina, acini di pepe, risoni, kritharaki, manestra, puntalette, sehriye, fideo, casarecce, radiatori, paccheri, calamarata, mafaldine, garganelli, campanelle, cavatappi, maccheroni, makaroni, hilopites, alphabetti, spaghettios, barilla, de cecco, semiya, sewian, siopao, salapao, nikuman, hum bao, manapua, hoppang, char kway, pathongko, dough fritters, malawah, chappati, fulka, roomali, thalipeeth, buss up shut, papdi, shakarpara, khasta, pattie shell, ladi pav, ficelle, chiabatta, carasau, rosetta roll, sippets, croute, croutes, rusks, crispbakes, bridge rolls, batch loaf, bloomer loaf, cottage loaf, tin loaf, hovis, warburtons, kingsmill, mothers pride, sliced pan, sliced white, doorstep sandwich, sarnie, sarnies, sanger, sammie, vienna loaf, kaiser roll, broetchen, brezen, bretzel, beigel, khubez, shrak, lavosh, lavaash, hero roll, grinder roll, lievito madre, poolish, pate fermentee, tangzhong, brat roll, finger rolls, dinner rolls, tabouna, mlawi, lahoh, malooga, roosterkoek, non uzbek, lepyoshka, tandyr nan, rugbraud, borodinski, finn crisp, leksands, zakwas, mollica, muddica, ruskline, raspings, shake n bake, golden crumbs, panade, panada, rusk filler, butchers rusk, sausage rusk, polonaise topping, gremolata crumbs, batter mix, tenkasu, agedama, crispy fried onions, frenchs fried onions, crispy onions, durkee onions, bawang goreng coated, tashreeb, tharid, thareed, chippy vinegar, virol, brose, nairns, talkkuna, maltina, vitamalt, cafix, barleymax, communion wafer, oblaten, oplatek, oblaten wafers, edible wafer, kolivo, koliva, kollyva, coliva, sugar sandwich, chip butty, bacon butty, bacon sarnie, jam butty, asida, aseeda, assida: gluten, grain
sfouf, zammita: gluten, grain, honey, sesame, sweet, tree nuts
golden grahams, graham cracker crust, sochivo: gluten, grain, honey, sweet
tirggel with nuts, aachener printen, pfeffernusse with nuts, medivnyk, honey nut cheerios: gluten, grain, honey, sweet, tree nuts
zhajiang noodles, chapagetti, chapaguri, ram don: gluten, grain, legume, meat, onion or garlic, pork, salty, soy
wantons, dumpling dip chinese, wor tip: gluten, grain, legume, meat, onion or garlic, pork, sesame, soy
champon: gluten, grain, legume, meat, pork, shellfish, soy, spicy
siopao asado: gluten, grain, legume, meat, pork, soy, sweet
cold sesame noodles, liang mian, ma jiang mian, majiang noodles, biangbiang sesame noodles: gluten, grain, legume, onion or garlic, peanut, sesame, soy
lumpiang ubod, poh piah, popia: gluten, grain, legume, onion or garlic, peanut, shellfish, soy
brown sauce chinese, chinese brown gravy, beef ho fun, maruchan, pot noodle, pot noodles, cup noodles, cup noodle, super noodles, buldak, samyang noodles, nissin, two minute noodles, instant noodles: gluten, grain, legume, onion or garlic, salty, soy
falafel pita, falafel sandwich: gluten, grain, legume, onion or garlic, sesame
s and b curry, kokumaro: gluten, grain, legume, onion or garlic, soy, spicy
uncrustables, uncrustable, elvis sandwich: gluten, grain, legume, peanut, sweet
mock abalone tin: gluten, grain, legume, soy
kitsune soba: gluten, grain, legume, soy, sweet
doubles trini, bara doubles: gluten, grain, legume, spicy
keshkek, khichda, herise: gluten, grain, meat
pot pie, scotch pie, pastel brazilian, natchitoches pie, belyashi, kishke, stuffed derma: gluten, grain, meat, onion or garlic
hogs pudding, goetta, stornoway pudding, faggots in gravy: gluten, grain, meat, onion or garlic, pork
brown windsor, brown windsor soup: gluten, grain, meat, onion or garlic, root vegetable
pork pie, british sausages: gluten, grain, meat, pork
nuggies, chicken fingers, popcorn chicken, southern fried chicken, chicken dippers, turkey dinosaurs, dino nuggets, chicken strips breaded, dakgangjeong, sweet and sour chicken balls: gluten, grain, meat, poultry
sui mai, chuchvara, hun dun: gluten, grain, meat, soy
teacakes tunnocks, lucky charms, moon pie, frosted mini wheats: gluten, grain, meat, sweet
sarsons: gluten, grain, mustard
muhamara, acuka, walnut pepper dip: gluten, grain, nightshade, onion or garlic, spicy, tree nuts
salsa de calcots: gluten, grain, nightshade, onion or garlic, tree nuts
garlic knots, manaeesh, onion rings, blooming onion, migas spanish: gluten, grain, onion or garlic
linguine alle cozze: gluten, grain, onion or garlic, shellfish
golden curry, java curry, curry katsu sauce, chip shop curry, curry sauce chippy: gluten, grain, onion or garlic, spicy
pepitoria sauce, salsa pepitoria: gluten, grain, onion or garlic, tree nuts
crunchy nut clusters: gluten, grain, peanut, sweet, tree nuts
soumen, indomie, sapporo ichiban, nongshim, chuka men, biang biang, dao xiao mian, misua, mee sua, mee suah, sujebi, shmurah, carrs water, triscuit, triscuits, ak mak, vita weat, chicken in a biskit, bacon fries, salzstangen, chex mix, gardettos: gluten, grain, salty
kaak bread, ka ak, jerusalem bagel, bagel with everything, ramazan pidesi, ramadan pide, lagana bread, mafalda bread, pane siciliano, burger bun seeded, seeded burger bun, seeded bun, seeded baps, vienna seeded, sesame stick snack, sesame sticks, jian dui wrapper, tuc seeds, carrs melts, dr kargs, krackers goma: gluten, grain, sesame
reginelle, barazeh, sesame kaak, chebakiya, mkharka, zmita: gluten, grain, sesame, sweet
popcorn shrimp, stuffies, stuffed quahogs, fried clam strips, spaghetti al nero, spaghetti al nero di seppia: gluten, grain, shellfish
cheung fun har: gluten, grain, shellfish, soy
fu gluten, yaki fu, nama fu, textured wheat protein, gluten steak, chai pow yu, soylent older: gluten, grain, soy
rabokki: gluten, grain, soy, spicy
churro, elephant ear fried, bamiyeh, fried dough, zoolbia, hydrox, honey maid, vanilla wafers, mcvities, arnotts, scotch finger, wafer cone, sugar cone, fan wafer, feuilletine, paillete feuilletine, cheerios british, bran buds, rice bubbles, cocoa krispies, frosties, frosted flakes, fruit loops, nutri grain, sultana bran, fruit n fibre, ready brek, alpen, oatibix, belvita, tracker bar, gyeranppang, hodugwaja: gluten, grain, sweet
kourambiedes, kurabie, qurabiya, ghoriba, ghriba, pecan sandies, pecan sandie, melting moments with nuts, cuccidati, kombe, karabij, karabij halab, nammoura, hareeseh, briouat with almonds, mhancha, alpen cereal, dorset cereals, nature valley nut bar, maple pecan clusters: gluten, grain, sweet, tree nuts
chebbakia: gluten, honey, sesame, sweet
sopaipillas: gluten, honey, sweet
licitar, couque de dinant, perniki: gluten, honey, sweet, tree nuts
kaizen pasta, kaizen low carb pasta, aviate pasta: gluten, legume, lupin
toyomansi, tapa filipino, humba, pork tocino humba, lumpia shanghai: gluten, legume, meat, onion or garlic, salty, soy
chasu: gluten, legume, meat, pork, soy, sweet
handvoh, alu vadi, methi muthia, muthia: gluten, legume, mustard, sesame
empanadas de pipian: gluten, legume, nightshade, onion or garlic, peanut
samoosa, singhara snack: gluten, legume, nightshade, onion or garlic, root vegetable
otafuku, katsu sauce: gluten, legume, nightshade, onion or garlic, salty, soy, sweet
golgappe: gluten, legume, nightshade, root vegetable, spicy
strange flavour chicken, guai wei ji: gluten, legume, onion or garlic, peanut, poultry, sesame, soy, spicy
satay ayam, gai satay, moo satay: gluten, legume, onion or garlic, peanut, poultry, soy, spicy
korean bbq marinade, yangnyeomjang: gluten, legume, onion or garlic, sesame, soy, sweet
nkatie burger: gluten, legume, peanut
cracker nuts: gluten, legume, peanut, salty, tree nuts
poha jalebi: gluten, legume, peanut, spicy
oyster flavoured sauce, ho yau, hou yau, maekrua, panda sauce, dau hao, saus tiram, sos tiram, gul sauce: gluten, legume, salty, shellfish, soy, sweet
incogmeato, morningstar patties, boca crumbles, impossible mince, yves veggie ground, smart dogs, fry s family, frys burgers, vivera, garden gourmet, sensational burger, heura, v bites, this isnt chicken, this isnt bacon, veggie ground round, soyrizo, fakon, facon, fakin bacon, sojawurst, vege mince, sanitarium sausages, baco bits, bacos, bacon bits imitation, imitation bacon bits, maggi liquid: gluten, legume, salty, soy
gomae: gluten, legume, sesame, soy
huel black: gluten, legume, soy, sweet
gatsby sandwich: gluten, meat, nightshade, root vegetable
shish kebab, turkey gravy, giblet gravy: gluten, meat, onion or garlic
spring rolls meat, savoury ducks: gluten, meat, onion or garlic, pork
bacon bap, sausage sarnie, tortas de chicharrones, tepertos pogacsa: gluten, meat, pork
frankfurters, weenies, wurstchen, vienna sausages, cocktail sausages, perro caliente, glizzy: gluten, meat, pork, salty
gu lao yuk: gluten, meat, pork, sweet, sweet fruit
english mustard jar: gluten, mustard
yu xiang: gluten, nightshade, onion or garlic, soy, spicy
crisp sandwich, crisp butty: gluten, nightshade, root vegetable
prawn salt chilli, salt n pepper squid: gluten, nightshade, shellfish, spicy
pletzel: gluten, onion or garlic
kung pao cashew: gluten, onion or garlic, peanut, poultry, soy, tree nuts
cashew chicken, gai pad med mamuang: gluten, onion or garlic, poultry, soy, tree nuts
bagel topping: gluten, onion or garlic, salty, sesame
maggi noodles: gluten, onion or garlic, salty, soy
bun mam: gluten, onion or garlic, shellfish, spicy
mun chai ya: gluten, soy
a one sauce, a one steak sauce, yr sauce, licorice rope, panda licorice, salmiak sweets, zoute drop: gluten, sweet
farina di castagne: gluten, tree nuts
pulihora, puliyodarai, puliogare, puliyogare, puliogare mix, tamarind rice, chitranna, lemon rice south indian, vangi bath: grain, legume, mustard, peanut, spicy, tree nuts
tteok with peanut, peanut tong sui, lo mai chi, nuomici, lei cha, mua chee, min chiang kueh, ban jian kuih, kuih kacang, yue bing peanut, puff peanut kok chai, kuih kok chai, yau gok, peanut puffs cantonese: grain, legume, peanut, sesame, sweet
taquito, filovane papriky, biber dolma: grain, meat, nightshade, onion or garlic
golubtsi, holishkes: grain, meat, onion or garlic
adobo chicken: grain, meat, onion or garlic, poultry, soy
spamburger: grain, meat, pork, soy
til rice: grain, sesame
injeolmi with kkae: grain, sesame, soy, sweet
zin deoi, butsi, onde onde, kuih bom, banh cam, banh ran, khanom nga, tong yuen, glue balls, chi ma wu, zi maa wu, hangwa: grain, sesame, sweet
hakaw, har gao, ha kau, keropok udang, skips crisps, saewookkang, xia pian: grain, shellfish
qabuli, javaher polow, ouzi rice, hashweh, hashwet al jaj: grain, tree nuts
susser senf, sweet bavarian senf, weisswurstsenf, handlmaier, hausmacher senf: honey, mustard, sweet
tzimmes: honey, root vegetable, sweet, sweet fruit
honeycomb, waldhonig, locketts: honey, sweet
lupinus, tremoco, chochos, chocho beans, tarhui, termes beans, tirmis, turmos, termous, termis, tourmous, turmusim, loupina, lupine flakes, lupinenkaffee, altreier kaffee, brami beans, brami, brami snack, lupii, wolfs beans, lupinesco, lopino, lughurt, made with luve, lupine eiscream, cevichocho base, kaizen rice low carb, lupino: legume, lupin
refritos: legume, meat, onion or garlic, pork
sate skewers, sate babi: legume, meat, peanut, soy, spicy
beans and franks, beanie weenie: legume, meat, pork, sweet
tigadeguena, domodah, hkatenkwan, nkatie soup, papas con cuero sauce, pipian tamales: legume, nightshade, onion or garlic, peanut
salsa matcha, macha chili oil: legume, nightshade, onion or garlic, peanut, sesame, spicy
dona maria mole, mole paste: legume, nightshade, onion or garlic, peanut, sesame, spicy, sweet, tree nuts
kupat tahu, tahu tek, asinan betawi: legume, nightshade, onion or garlic, peanut, soy, spicy
satesaus, gado sauce: legume, nightshade, onion or garlic, peanut, spicy
pipian almond, almendrado: legume, nightshade, onion or garlic, peanut, spicy, tree nuts
sate lilit with kacang, sate madura: legume, onion or garlic, peanut, poultry, soy, spicy
xinxim, bobo with cashews: legume, onion or garlic, peanut, shellfish, tree nuts
pindasoep: legume, onion or garlic, peanut, spicy
namul, sigeumchi namul, kongnamul, kong namul muchim: legume, onion or garlic, sesame, soy
goober, arachidi, cacahouetes, amendoins, peanott, mungphali, shengdana, shenga, kadalekai, verusenaga, palli, pallilu, kappalandi, ratakaju, njugu, karanga, nzungu, ful sudani, fool sudani, fustuq sudani, yer fistigi, araxides, huasheng, dau phong, lac rang, tua lisong, thua lisong, rakkasei, nankinmame, ttangkong, mandubi, earthnuts, pinders, pistache haitian, manba, mamba spread, pbtwo powder, pb powder, powdered pb, crunchy pb, smooth pb, peter pan spread, sun pat, whole earth crunchy, kraft crunchy, bega crunchy, picks pb, tigadegue, dege paste, tigadege, odi paste, kuli paste, dakuwa, donkwa, mighty me puffs, puffworks, ready set food, lil mixins, mboga with karanga, samaki na karanga, binyebwa, ebinyebwa, ginut sauce, gnut sauce, gnuts, nhopi, mutakura, katogo with gnuts, matapa, ifisashi, kisamvu cha karanga, peebeetwo: legume, peanut
smoki, stark smoki, kacang atom, kacang telur, kacang bawang, kacang disco, kacang bali, nagaraya, ding dong snack mix, oriental rice cracker mix: legume, peanut, salty
growers nuts, nobbys nuts, kp nuts, big d nuts, percy dalton nuts, cajun boiled nuts: legume, peanut, salty, tree nuts
shengdana chutney, palli chutney, solapuri chutney, verkadalai chutney, groundnut chutney, danyachi chutney, danyachi amti, danyachi koot, koot powder, kairas, mirchi salan, baghara baingan, salan gravy: legume, peanut, sesame, spicy
tankora, chana jor mix, bombay mixture, chevdo, south indian mixture, madras mixture, kerala mixture, dalmoth, navratan mix, sev mix, khatta meetha, masala shenga, masala sing, khari sing, congress kadlekai, jhal muri, sabudana vada, kanda poha: legume, peanut, spicy
congress nuts: legume, peanut, spicy, tree nuts
buckeyes, buckeye candy, gazak, kadalai mittai, kadala mittai, palli patti, chouchous, pe de moca, pacoquita, garrapinada, mantecol, cajasse, gong tang, kong tang, keo lac, cu do, keo cu do, panutsa: legume, peanut, sweet
dry fruits, panch mewa, dryfruit mix, student mix, mendiants, mendiant chocolates, quatre mendiants, hiking mix, bombay nut mix, fruit and nut mix, mixed kernels, deluxe mixed nuts, planters mixed nuts, nut cutlet mix: legume, peanut, sweet fruit, tree nuts
de la rosa mazapan, mazapan mexicano: legume, peanut, sweet, tree nuts
china badam, redskin nuts, circus nuts, cocktail nuts, ballpark nuts, pip and nut: legume, peanut, tree nuts
bhaja masala with til, goda masala, kala masala maharashtrian, molaga podi, idli gunpowder, nuvvula podi, karam podi with til: legume, sesame, spicy
bhatmas, bhatt ki dal, bhat beans, kongnamul sprouts, daizu, kuromame, kacang kedelai, kedelai, kedele, dau nanh, dau tuong, huangdou, tauhoo, dau hu, dau phu, kinugoshi, sundubu, aburage, inariage, tau foo pok, dau hu pok, ganmodoki, ganmo, fu chuk, fu pei, tau kee, fucuk, dougan, five spice dougan, dofu fa, tau huey, awara, morinu, cauldron block, taifun, tsp protein chunks, nutri nuggets, nutrella, butler curls, soyameat, sojaschnetzel, spi powder, kongbiji, konggaru, doubanmian, tofutti, vegenaise, alpro, provamel, edensoy, bonsoy, tau chui, dau chui, nam tao hoo, namtaohu, dooyou, susu kedelai, soyaghurt, soygurt, sojade, plamil, baking release spray, bakers joy, silken block: legume, soy
formula one shake, isomil, prosobee, wysoy, infasoy, similac isomil, nursoy, enfamil prosobee: legume, soy, sweet
hogget, agneau, agnello, cordero, barnsley chop, scrag end, neck fillet, cabrito, kid goat, chevon, capretto, carabeef, lapin, conejo, jugged hare, civet of hare, wild boar, cinghiale, horsemeat, cavallo, fleisch, offal, umbles, braaivleis, hog casings, sheep casings, hirsch ragout, aspik, calf foot jelly, calves foot jelly, grenetine, gelatinepulver, blattgelatine, chaudfroid, galantine, ballotine, tellersulze: meat
xo chilli sauce: meat, nightshade, onion or garlic, pork, salty, shellfish, soy, spicy
cacciatora: meat, nightshade, onion or garlic, poultry
wingettes, drumettes: meat, nightshade, poultry, spicy
potlikker, pot liquor, studen, pihtije: meat, onion or garlic, pork
terrine de campagne: meat, onion or garlic, pork, salty
country captain, inasal: meat, onion or garlic, poultry
better than bouillon: meat, onion or garlic, salty
circus peanuts candy: meat, peanut, sweet
caul fat, crepine, flead, boston butt, trotters, pigs trotters, pigs ears, pig tails, pig cheeks, baby back ribs, spare ribs, country ribs, st louis ribs, rib tips, suckling pig, maialino, spanferkel, iberico, maiale, chitlings, hog maws, hog jowl, cracklins, hog roast, ribbe, porco, wieprzowina, pig skin, crepinette, crepinettes, caillette, pigskin gelatine: meat, pork
rumaki: meat, pork, poultry, soy
rashers, rasher, tasso, gabagool, peameal, fatback, streak of lean, stelze, boczek, slanina, poitrine fumee, petit sale, danepak, treet, lap yuk, cumberland ring, brats, knockwurst, cabanossi, kransky, baloney, extrawurst, fleischwurst, polony, cervelas, lop cheong, breakfast links, sausagemeat, jimmy dean, luganega, debrecener, csabai, mortadelle, chistorra, bath chap: meat, pork, salty
mortadella di bologna: meat, pork, salty, tree nuts
galantine with pistachio, terrine de campagne aux noix, ballotine pistachio: meat, pork, tree nuts
poussin, capon, broiler fowl, boiling fowl, cornish hen, rock cornish hen, game hen, drumsticks, drumstick meat, parsons nose, giblets, airline breast, kukhura, rotisserie bird, guinea fowl, pintade, quail, quails, pigeon breast, squab, perdrix, pheasant, faisan, woodcock, snipe bird, anatra, tacchino, butterball, bernard matthews, turducken, ostrich, hahnchenbrust, roast goose, goose breast, goose leg: meat, poultry
pemmikan, charcuterie, forcemeat, aufschnitt, affettati, fiambre: meat, salty
mountain oysters: meat, shellfish
foam shrimps: meat, shellfish, sweet
hartleys jelly, wackelpeter, gummy worms, goldbaren, starmix, cola bottles, fizzy cola bottles, sour patch worms, percy pigs, percy pig, squashies, drumstick squashies, rowntrees randoms, jet puffed, flumps, foam bananas, mentos fruit, welchs fruit snacks, gushers, allens snakes, snakes alive, pineapple lumps, carambar, fraises tagada, chamallows, schuimpjes, mausespeck, maoam, hi chew, weingummi: meat, sweet
pommery, meaux, maille, amora, lowensenf, bautzner, sinep, sinappi, senape, mosterd, mustar, khardal, hardaliye, guldens, plochmans, savora, wakarashi, gyeoja, tewkesbury, inglehoffer, sarso, kaduku, avalu, aavaalu, sasive, mohri, sorshe, sorisha, kasaundi, kasoundi, mustasa, karashina, takana, takanazuke, laipatta, xuecai, gatkimchi, ravigote: mustard
piccalily, atjar: mustard, nightshade, onion or garlic, sweet
chingri bhapa, shorshe chingri, chingri paturi: mustard, nightshade, shellfish, spicy
senfgurken, gewurzgurken, wickles: mustard, salty
nandu rasam: mustard, shellfish
vadouvan: mustard, spicy
hovmastarsauce, rakesennep: mustard, sweet
yellow curry paste thai, mae ploy, maesri, mae ploy paste, prik king, prik khing, gaeng som paste, balachaung, balachong, balichow, balichao, hae bee hiam: nightshade, onion or garlic, salty, shellfish, spicy
pipian rojo, pipian mole: nightshade, onion or garlic, sesame, spicy
kolambi masala, jinga fry, sol kolambi, isso curry, halabos na hipon, ginataang sitaw with alamang, dinengdeng, binagoongan, clambake: nightshade, onion or garlic, shellfish, spicy
momoya chili oil: nightshade, sesame, spicy
fesenjun: onion or garlic, poultry, sweet fruit, tree nuts
bazhe sauce, circassian chicken, cerkez tavugu: onion or garlic, poultry, tree nuts
everything seasoning, ebtb seasoning: onion or garlic, salty, sesame
marinara sauce australian, busara, buzara: onion or garlic, shellfish
nasi ulam, kerabu, buah keluak udang, lau mam: onion or garlic, shellfish, spicy
phali georgian, nuttolene, nutolene: onion or garlic, tree nuts
hae bee, udang kering, geragau, grago, xia mi, ha mai, kung haeng, goong haeng, tom kho, jawla, jawala, javla, kooni dried, kunisso, koonisso, ede powder, njanga, camarao seco, camaron seco, bar harbor juice: salty, shellfish
till seeds, gingili, gingerly oil, til ka tel, nalla ennai, yellu, ellennai, bene seeds, benniseed, beniseed, gergelim, sumsum, sumsum seeds, semsem, kunjid, konjed, kunjut, sousami, kuro goma, shiro goma, surigoma, goma abura, chamgireum, kkaesogeum, tongkkae, bokkeun kkae, bijan, minyak bijan, linga seeds, me rang, vung me, dau me, nga dam, nga khao, thala oil, tala seeds, thala seeds, zhima, ma jiang, ma you, xiang you, heung yau, kadoya, kadoya oil, toasted oil asian, wangila, ridi seeds, kantu seeds, kuncut, gajjar til, tahineh, taheena, tachini, tahinli, thine paste, har bracha, tahinopasta, ardeh, benisseed soup, beniseed soup, ishwa soup, ridi candy, kantun ridi, til seed, black til, white til, kala til, kaale til: sesame
halaweh, helva, chalva, halwa shamiya, joyva, joyva rings, achva, pastelli, til ke laddu, tilache ladu, ellurundai, yellu bella, nuvvula undalu, thala guli, talaguli, rewari, tilkoot, til pitha, cobaita, susamli sekerleme, ma lao, goma dango, goma mochi: sesame, sweet
dukah: sesame, tree nuts
jinga, kolambi, kolmi, chingri, golda chingri, bagda chingri, royyalu, sigadi, issso curry, sungta, hipon, sugpo, suahe, udang, udang galah, kung nang, goong, gung ten, tom su, tom sot, tom cang, saewoo, crevette, noordzeegarnalen, garnalen, garnaal, hollandse garnalen, nordseekrabben, gamberi, gamberetti, gamberoni, gambero rosso, mazzancolle, gamba de palamos, carabineros, langostino, quisquillas, camaron, camarao, camaroes, rejer, karides, garides, garida, kreveti, krevetki, krewetki, meigo, jambari, rubyan, robyan, rubian, arbian, crangon, vannamei, cigalas, cigala, scampo, kaisergranat, bay bugs, yabby, flusskrebse, kraftor, kraftskiva platter, langosta, langouste, aragosta, astice, homard, bogavante, tomalley, granchio, granceola, granseola, granceole, moeche, moleche, centollo, centolla, centollas, buey de mar, necoras, tourteau, araignee de mer, taschenkrebs, krabba, kepiting, ketam, rajungan, alimango, alimasag, aligue, aligi, taba ng talangka, talangka, zuwaigani, tarabagani, kegani, kkotge, kekda, kekra, kakra, kakuluwo, kakuluwa, kurlya, nandu curry, njandu, peetalu, poo nim, poo ja, cua dong, dungeness, jonah claws, jueyas, jueyes, da zha xie, goose barnacles, percebe, cirripedes, vieiras, vieira, zamburinas, volandeiras, capesante, cappesante, canestrelli, coquilles, petoncles, saint jacques, st jacques, queenies, hotategai, conpoy, gan bei, yao zhu, garibi, palourdes, palourde, almeja, ameijoa, berberechos, berbigao, telline, tellinas, coquinas, conquilhas, venusmuscheln, asari, hamaguri, shijimi, bajirak, jogae, kkomak, ngheu, so huyet, kerang, see hum, pipis, littlenecks, littleneck, cherrystones, mirugai, razor shells, spoots, navajas, navaja, cannolicchi, couteaux de mer, tisrya, tisryo, teesryo, kallumakkaya, kadukka, kalva, halaan, tahong, cozze, cozza, bouchot, bouchots, mejillon, mexilhao, mexilhoes, sururu, midye, mosselen, zeeuwse mosselen, blaskjell, kupang, honghap, green lipped, greenshell, green lipped powder capsules, choros, choros a la chalaca, cholgas, machas, machas a la parmesana, ostras, ostiones, ostriche, belons, fine de claire, fines de claires, austern, talaba, tiram, malpeque, kumamotos, perlemoen, bao yu, jeonbok, locos chilean, muttonfish, scungilli, bulot, caracolillos, winkles, willicks, caracoles, cargols, lumache, babbaluci, bovoletti, chiocciole, gastropod snails, kuhol, ginataang kuhol, oc buou, oc len, golbaengi, sazae, tsubugai, tsubu, lapas, lapas grelhadas, opihi, calamaretti, sepie, seppia, seppie, seppioline, calmar, encornets, encornet, supions, blanc de seiche, seiche, lulas, lula grelhada, chocos com tinta, kalmar, soupies, ika geso, ojingeo, hanchi, sotong, sotong kering, cumi cumi, cumi asin, pusit, adobong pusit, muc kho, muc nuong, pla muek, koonthal, kanava, kanavai, dallo, inkfish, nero di seppia, tinta de calamar, cuttle ink, polpo, polpi, moscardini, polbo, poulpe, pieuvre, polvo assado, ahtapot, takowasa, takosu, nakji, jukkumi, jjukkumi, sannakji, gurita, pugita, megared, uni gonads, ricci di mare, erizo de mar, oursin, oursins, seeigel, beche de mer, trepang, haishen, hoi sam, namako, haisam, espardenyes, sea cucumbers, necora, coquillage, coquillages, crustaces, crustacea, bivalves, molluscs, mollusks, cephalopods, fruit of the sea: shellfish
noix de saint jacques: shellfish, tree nuts
clement faugier, martorana fruit, frutta martorana, frutta di martorana, mandelmassa, odense paste, niederegger, marzipankartoffeln, marsipan, feuillantine paste, krokant, orzata, orzata di mandorle, velvet falernum, rozata syrup, mandorlata drink, gozinakh, sujukh sweet, sudjuk sweet, aplets and cotlets, double roasted lokum, fistikli lokum, habshi halwa, ceviz ezmesi, badem ezmesi, fistik ezmesi, toot candy, eight treasure rice, babaofan: sweet, tree nuts
anacardes, anacardi, kajoo, cadju, kasuy, korosho, castanha de caju, badem, bademi, mandorle, mandorla, amendoa, amendoas, mindal, migdaly, mandula, amandel, tant pour tant, tpt powder, akhroot, cerneaux, ceviz, nigvzi, gerdu, kurumi, orechi, orzech wloski, karydia, karidia, gardakan, greckie orehi, heartnuts, pistaches, pistacchi, pistacchio, fistuk, fustuq, fistik, antep fistik, antep fistigi, pistazien, pesteh, crema di pistacchio, nocciole, nocciola, haselnoten, kentish cobs, findik, funduk, bunduq, lesnik, ljesnjaci, foundoukia, tonda gentile, hasselnodder, pinoli, pinyon, pignon de pin, chilgoza, chilghoza, snobar, snoubar, sanawbar, koukounaria, castanha do para, brazil kernels, paranuss, castanas de brasil, pacanes, pekannuss, inamona, barukas, charoli, almondette, gaji chestnuts, parma vegan sprinkle, miyokos, kite hill, nutmylk, elmhurst, nutpods, noyaux extract, ratafia essence, aroma bittermandel, blanched slivers, nutmeats: tree nuts
aloo, alu, jeera aloo, sukhi aloo, sukha aloo, aloo sabzi, aloo methi, aloo bhaji, kartoffel, kartoffeln: nightshade, root vegetable, starchy
pyaaz, pyaz, kanda, lahsun, lehsun, lasan: onion or garlic, root vegetable
baingan, tamatar: nightshade
urad: legume
`;
