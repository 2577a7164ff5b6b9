/** What else is in foods that `../foods.ts` and `../other-names.ts` name for one thing only. */
export const lines = `
aioli, alioli, dal, dhal, harissa, korma paste, liver pate, pate, pesto, piccalilli, salami, salsa, sriracha, tapenade, tzatziki: onion or garlic
ajo blanco: onion or garlic, gluten
alfredo, black bean sauce, everything bagel, hot dog, hotdog, lea and perrins, taramasalata, worcester, worcester sauce, worcestershire, worcestershire sauce: gluten, onion or garlic
amaretti, custard, fettuccine, macaroon, macaroons, tagliatelle: egg
amaretto, mead, teriyaki: alcohol
aquafaba, aquafaba meringue with yolk, besan, butter bean, butter beans, chickpea flour, chickpea pasta, dosa, gram flour, idli, lentil pasta, pea milk, plant based mince, vegan mince: legume
baba ganoush, baba ghanoush, huevos rancheros, shakshuka, tabbouleh, tabouleh, thousand island, tortilla espanola, vegan chorizo: nightshade, onion or garlic
bagoong, seafood: shellfish
bakewell, financier, financiers: gluten, dairy, egg
baklava, quiche: gluten, dairy
barfi, bhatura, burfi, creme anglaise, creme brulee, english muffin, frittata, gentlemans relish, hollandaise, kaju katli, kulcha, lemon curd, naan, pastry, pavlova, pralines, puff pastry, roux, scone, whisky sauce: dairy
bean burger, lentil burger: legume, gluten, onion or garlic
bebida de avena, bechamel, bier, biere, boisson d avoine, buckwheat noodle, buckwheat soba, burger, cerveza, egg noodle, egg noodles, eiernudeln, gulab jamun, haferdrink, hafermilch, horlicks, inari, ladyfingers, lait d avoine, leche de avena, oat milk yogurt, ovaltine, pbj, scampi, spatzle, vegan burger, veggie burger: gluten
beef broth: beef, celery, onion or garlic
beef stock, bone broth, chicken stock, fish broth, fish stock, ketchup, stuffing, vegetable broth, vegetable stock, veggie stock: onion or garlic, celery
bisque: dairy, celery, alcohol, onion or garlic, nightshade
black pudding: pork, gluten, onion or garlic
boeuf, dripping, ground beef, minced beef, rindfleisch, suet, tallow, ternera: beef
bouillabaisse, kimchi: shellfish, onion or garlic, nightshade
bovril: beef, gluten, celery
brathahnchen, chicken fat, duck fat, foie gras, goose fat, ground turkey, hahnchen, huhn, murgh, murgi, pollo, poulet, schmaltz: poultry
caesar dressing: egg, dairy, mustard, onion or garlic
caesar salad: egg, dairy, gluten, mustard, onion or garlic
caesar: fish, dairy, mustard, gluten, onion or garlic
carbonara: gluten, dairy, meat, pork
cashew butter, gluten free granola, granola, kheer, kulfi, muesli, rabri, rasmalai: tree nuts
cerdo, crackling, gelatine blatter, guanciale, gummy bears, jambon, jamon, jamon serrano, lardons, leaf gelatine, marshmallow, marshmallows, pepsin, porc, pork rind, pork skin, schinken, schweinefleisch, setting sheets, speck, speckwurfel: pork
champagne, dijon, marsala, moutarde, port wine, prosecco, rotwein, vino, wein: sulphites
cheesecake: gluten, egg
chicken broth, huhnerbruhe: poultry, celery, onion or garlic
chorizo, green curry paste, keema, kheema, makhani, puttanesca, thai curry paste: onion or garlic, nightshade
coconut bacon, gluten free soy sauce, gluten free tamari, mock duck, salsa de soja, sauce soja, seitan, soja sauce, sojasauce, sojasosse, soy cream, soy mince, soy yoghurt, soya yoghurt, soya yogurt, tofu bacon: soy, legume
dan dan: gluten, soy, sesame, meat, pork, nightshade, onion or garlic
demi glace: beef, gluten, celery, onion or garlic, nightshade
eggnog: dairy, alcohol
erdnusssosse, peanut sauce: soy, gluten, onion or garlic
frangipane, ravioli, tortellini: egg, dairy
furikake, tobiko: soy, legume, gluten
gado gado: soy, egg, shellfish, onion or garlic, nightshade
gnocchi, nacho cheese, potato, samosa: nightshade
gochujang: nightshade, gluten
graham crackers: honey
green goddess dressing: egg, dairy, onion or garlic
gyoza: meat, pork, soy, legume, sesame, onion or garlic
haggis, oxo: beef, gluten, onion or garlic
hoisin: sesame, onion or garlic, nightshade
hoummous, houmous, hummous, hummus, humus: legume, onion or garlic
jerky: beef, soy, legume, gluten, onion or garlic
korma: tree nuts, onion or garlic
kung pao: soy, gluten, nightshade, onion or garlic
lasagna, lasagne: dairy, meat, beef, onion or garlic, nightshade
macaron, macarons: tree nuts, dairy, egg
mafe: meat, nightshade, onion or garlic
marmite: gluten, celery
massaman: fish, shellfish, onion or garlic, nightshade
mayo, mayonnaise, mayonnaise maison: mustard
meatball: gluten, egg, onion or garlic
mole poblano: sesame, tree nuts, gluten, meat, poultry, nightshade, onion or garlic
mole sauce: sesame, tree nuts, gluten, nightshade, onion or garlic
muhammara: nightshade, gluten, onion or garlic
mushroom sauce: fungus, dairy, onion or garlic
nougat, turron: egg, honey
nutella: dairy, soy, legume
oyster mushroom: fungus
oyster sauce: gluten, soy, legume
pad thai: egg, fish, shellfish, soy, onion or garlic, nightshade
paella mixta: meat, poultry, onion or garlic, nightshade
panna cotta: meat
pepperoni: beef, onion or garlic, nightshade
pizza: dairy, nightshade
ponzu: fish
ramen: soy, legume, egg, meat, pork, onion or garlic
ranch dressing: dairy, onion or garlic
reeses: dairy, soy
remoulade, tartar sauce, tartare sauce: mustard, onion or garlic
romesco: onion or garlic, nightshade, gluten
sabayon, zabaglione: alcohol, sulphites
satay, satay sauce: soy, gluten, onion or garlic, nightshade
scotch egg: meat, pork, gluten
snickers: dairy, egg, soy
souffle: dairy, gluten
soya chorizo: soy, legume, nightshade, onion or garlic
surimi: egg, gluten
tamagoyaki: soy, legume, gluten, fish
teriyaki sauce: gluten, alcohol
tofu scramble, vegan worcestershire, vegan worcestershire sauce: soy, legume, onion or garlic
trail mix: peanut, legume
wonton: egg, meat, pork, soy, legume, sesame, onion or garlic
xo sauce: meat, pork, soy, legume, onion or garlic, nightshade
sambal: onion or garlic, nightshade, spicy
cappuccino: caffeine
celeriac: root vegetable
fudge, butterscotch: sweet
meringue: egg, sweet
`;
