/** Plain foods of a kind that their names do not tell, beside those of `../foods.ts`. */
export const lines = `
breast milk, breastmilk, mothers milk, making milk takes, your milk supply, goose bumps, goose pimples: nothing
black pepper, white pepper, ground pepper, peppercorn, peppercorns, black peppercorns, salt and pepper, pepper mill: nothing
quinoa tabbouleh, cauliflower tabbouleh, herby quinoa tabbouleh, quinoa tabouli: nothing
shiitake, porcini, portobello, portobellos, cep, ceps, king oyster, cloud ear, black fungus, champignons, shrooms, mushies, puffballs, hen of the woods, chicken of the woods: fungus, high fodmap
sturgeon, catfish, snapper, red snapper, whitefish, walleye, pilchards, rohu, kingfish, basa, carp, mullet, red mullet, mahi mahi, marlin, arctic char, tench, wahoo, tilefish, orange roughy, escolar, yellowtail, lumpfish: fish
crustaceans: shellfish
reindeer, elk, bison, tenderloin, cold cuts: meat
goose, geese, partridge, grouse, pigeon meat, wood pigeon: meat, poultry
capsicum, capsicums, tomatillo, tomatillos, passata, sugo, pimento, pimentos, piquillo, brinjal, pepperoncini: nightshade
spuds, tatties: nightshade, root vegetable, starchy
scotch bonnet, chipotle, serrano, habanero, hot pepper, hot peppers, ghost pepper, red pepper flakes: spicy, nightshade, reflux trigger
horseradish, hot mustard, szechuan pepper, sichuan pepper: spicy
mosambi, nimbu, santra, limeade: citrus
rajma, chana, chhole, moong, toor, masoor, daal, dahl, garbanzo, garbanzos, cannellini, flageolet, adzuki, aduki, cowpeas: legume
americano, yerba, english breakfast tea, iced tea: caffeine
claret, sauvignon, pinot, martini, martinis, cocktails, cava, spritz: alcohol
alliums, lasun: onion or garlic
zamikand, swede, root vegetables, root veg: root vegetable
mithai, candies, lollipops, sorbet, sherbet, fizzy pop: sweet
meringues, pavlovas: egg, sweet
saitenwurstle, wienerle, wurstle, bratwurstle, leberkas: meat, pork
trollinger, lemberger, spatburgunder, dornfelder, weissburgunder, grauburgunder: alcohol
`;
