/** Meals without what troubles most people: few ingredients, mild, fresh, many without starch. They fill the weeks of narrow diets. */
import type { Meal } from "./types.ts";

export const gentleMeals: Meal[] = [
  {
    id: "blueberry-seed-porridge",
    name: "Blueberry porridge with pumpkin seeds",
    kind: "breakfast",
    ingredients: [
      { id: "gluten-free-oats", amount: "50 g" },
      { id: "rice-milk", amount: "250 ml" },
      { id: "blueberries", amount: "1 handful" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "cinnamon", amount: "1 pinch" },
    ],
    method:
      "Simmer the gluten-free oats in the rice milk for 6 minutes. Top with the berries, seeds and cinnamon.",
  },
  {
    id: "cardamom-millet-blueberries",
    name: "Cardamom millet with blueberries",
    kind: "breakfast",
    ingredients: [
      { id: "millet", amount: "60 g" },
      { id: "rice-milk", amount: "200 ml" },
      { id: "blueberries", amount: "1 handful" },
      { id: "chia-seeds", amount: "2 tsp" },
      { id: "cardamom", amount: "1 pinch" },
    ],
    method:
      "Simmer the millet in the rice milk with the cardamom and a splash of water for 18 minutes. Stir in the chia and top with the berries.",
  },
  {
    id: "maple-quinoa-breakfast",
    name: "Maple quinoa with pumpkin seeds",
    kind: "breakfast",
    ingredients: [
      { id: "quinoa", amount: "60 g" },
      { id: "rice-milk", amount: "200 ml" },
      { id: "maple-syrup", amount: "1 tsp" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "cinnamon", amount: "1 pinch" },
    ],
    method:
      "Rinse the quinoa and simmer it in the rice milk for 15 minutes. Stir in the syrup and cinnamon and sprinkle with the seeds.",
  },
  {
    id: "potato-kale-hash",
    name: "Potato and kale hash",
    kind: "breakfast",
    ingredients: [
      { id: "potato", amount: "200 g" },
      { id: "kale", amount: "1 handful" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "cumin", amount: "1 pinch" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry small cubes of potato in the oil with the cumin for 15 minutes. Add the kale for 3 minutes and sprinkle with the seeds.",
  },
  {
    id: "courgette-basil-polenta",
    name: "Soft polenta with courgette and basil",
    kind: "breakfast",
    ingredients: [
      { id: "polenta", amount: "50 g" },
      { id: "courgette", amount: "1" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Stir the polenta into 250 ml of simmering water until thick. Fry the sliced courgette in the oil and spoon it on top with the basil.",
  },
  {
    id: "rice-milk-chia-pudding",
    name: "Chia pudding with rice milk and blueberries",
    kind: "breakfast",
    ingredients: [
      { id: "chia-seeds", amount: "3 tbsp" },
      { id: "rice-milk", amount: "200 ml" },
      { id: "blueberries", amount: "1 handful" },
      { id: "maple-syrup", amount: "1 tsp" },
    ],
    method:
      "Stir the chia into the rice milk and leave overnight in the fridge. Top with the berries and syrup.",
  },
  {
    id: "carrot-rice-pudding",
    name: "Carrot rice pudding",
    kind: "breakfast",
    ingredients: [
      { id: "basmati-rice", amount: "60 g" },
      { id: "rice-milk", amount: "250 ml" },
      { id: "carrot", amount: "1" },
      { id: "ginger", amount: "1 slice" },
      { id: "cinnamon", amount: "1 pinch" },
    ],
    method:
      "Simmer the rice, grated carrot and ginger in the rice milk for 20 minutes. Take out the ginger and dust with the cinnamon.",
  },
  {
    id: "courgette-basil-eggs",
    name: "Scrambled eggs with courgette and basil",
    kind: "breakfast",
    ingredients: [
      { id: "egg", amount: "2" },
      { id: "courgette", amount: "half" },
      { id: "basil", amount: "4 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the grated courgette in the oil for 4 minutes. Stir in the beaten eggs until set and tear over the basil.",
  },
  {
    id: "chicken-kale-pan",
    name: "Chicken and kale breakfast pan",
    kind: "breakfast",
    ingredients: [
      { id: "chicken", amount: "100 g" },
      { id: "kale", amount: "1 handful" },
      { id: "courgette", amount: "half" },
      { id: "cumin", amount: "1 pinch" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry thin strips of chicken in the oil with the cumin until cooked through. Add the courgette and kale for 4 minutes.",
  },
  {
    id: "strawberry-chia-pudding",
    name: "Strawberry chia pudding",
    kind: "breakfast",
    ingredients: [
      { id: "chia-seeds", amount: "3 tbsp" },
      { id: "coconut-milk", amount: "150 ml" },
      { id: "strawberries", amount: "5" },
    ],
    method:
      "Stir the chia into the coconut milk with a splash of water and leave overnight in the fridge. Top with the sliced berries.",
  },
  {
    id: "avocado-cucumber-bowl",
    name: "Avocado and cucumber bowl with seeds",
    kind: "breakfast",
    ingredients: [
      { id: "avocado", amount: "1" },
      { id: "cucumber", amount: "half" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "lemon", amount: "1 squeeze" },
      { id: "coriander", amount: "1 tbsp" },
    ],
    method: "Cube the avocado and cucumber. Toss with the lemon, coriander and seeds.",
  },
  {
    id: "egg-in-peppers",
    name: "Eggs baked in a pepper",
    kind: "breakfast",
    ingredients: [
      { id: "egg", amount: "2" },
      { id: "peppers", amount: "1" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tsp" },
    ],
    method:
      "Halve the pepper, brush with the oil and bake at 200 °C for 12 minutes. Crack in the eggs, bake until set and top with the parsley.",
  },
  {
    id: "cabbage-carrot-pancake",
    name: "Cabbage and carrot pancake",
    kind: "breakfast",
    ingredients: [
      { id: "egg", amount: "2" },
      { id: "white-cabbage", amount: "100 g" },
      { id: "carrot", amount: "1" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Shred the cabbage and carrot and stir into the beaten eggs. Fry in the oil on both sides until golden.",
  },
  {
    id: "strawberry-coconut-bowl",
    name: "Coconut yoghurt with strawberries and flaxseed",
    kind: "breakfast",
    ingredients: [
      { id: "coconut-yoghurt", amount: "150 g" },
      { id: "strawberries", amount: "5" },
      { id: "ground-flaxseed", amount: "1 tbsp" },
    ],
    method: "Slice the berries over the coconut yoghurt. Sprinkle with the flaxseed.",
  },
  {
    id: "mushroom-kale-pan",
    name: "Mushroom and kale pan with seeds",
    kind: "breakfast",
    ingredients: [
      { id: "mushrooms", amount: "100 g" },
      { id: "kale", amount: "1 handful" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the mushrooms in the oil until brown, then add the kale for 3 minutes. Top with the seeds and parsley.",
  },
  {
    id: "carrot-cucumber-rice-salad",
    name: "Rice salad with carrot, cucumber and parsley",
    kind: "lunch",
    ingredients: [
      { id: "basmati-rice", amount: "70 g" },
      { id: "carrot", amount: "1" },
      { id: "cucumber", amount: "half" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Cook the rice and let it cool. Toss with the grated carrot, chopped cucumber, seeds, parsley and oil.",
  },
  {
    id: "potato-rocket-salad",
    name: "Potato, green bean and rocket salad",
    kind: "lunch",
    ingredients: [
      { id: "potato", amount: "200 g" },
      { id: "green-beans", amount: "80 g" },
      { id: "rocket", amount: "1 handful" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method: "Boil the potatoes and beans until soft. Toss with the rocket, parsley and oil.",
  },
  {
    id: "broccoli-basil-quinoa",
    name: "Quinoa with broccoli and basil",
    kind: "lunch",
    ingredients: [
      { id: "quinoa", amount: "70 g" },
      { id: "broccoli", amount: "100 g" },
      { id: "basil", amount: "6 leaves" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method: "Cook the quinoa and steam the broccoli for 5 minutes. Toss with the basil, seeds and oil.",
  },
  {
    id: "carrot-ginger-soup",
    name: "Carrot and ginger soup with rice",
    kind: "lunch",
    ingredients: [
      { id: "carrot", amount: "3" },
      { id: "basmati-rice", amount: "40 g" },
      { id: "ginger", amount: "1 slice" },
      { id: "cumin", amount: "1 pinch" },
      { id: "coriander", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Soften the carrots and ginger in the oil with the cumin, add the rice and 500 ml of water and simmer for 20 minutes. Blend and top with the coriander.",
  },
  {
    id: "parsnip-potato-soup",
    name: "Parsnip and potato soup",
    kind: "lunch",
    ingredients: [
      { id: "parsnip", amount: "2" },
      { id: "potato", amount: "1 large" },
      { id: "cumin", amount: "1 pinch" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the chopped parsnips and potato in the oil with the cumin, add 500 ml of water and simmer for 20 minutes. Blend and top with the parsley.",
  },
  {
    id: "sesame-cabbage-noodles",
    name: "Rice noodles with cabbage, carrot and sesame oil",
    kind: "lunch",
    ingredients: [
      { id: "rice-noodles", amount: "70 g" },
      { id: "white-cabbage", amount: "80 g" },
      { id: "carrot", amount: "1" },
      { id: "ginger", amount: "1 slice" },
      { id: "coriander", amount: "1 tbsp" },
      { id: "sesame-oil", amount: "1 tsp" },
    ],
    method:
      "Soak the rice noodles as the packet says. Toss with the shredded cabbage and carrot, grated ginger, coriander and sesame oil.",
  },
  {
    id: "pepper-courgette-millet",
    name: "Millet with peppers and courgette",
    kind: "lunch",
    ingredients: [
      { id: "millet", amount: "70 g" },
      { id: "peppers", amount: "1" },
      { id: "courgette", amount: "1" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the chopped vegetables in the oil at 200 °C for 25 minutes and cook the millet meanwhile. Mix with the basil.",
  },
  {
    id: "chicken-cucumber-salad",
    name: "Chicken salad with cucumber and basil",
    kind: "lunch",
    ingredients: [
      { id: "chicken", amount: "120 g" },
      { id: "lettuce", amount: "2 handfuls" },
      { id: "cucumber", amount: "half" },
      { id: "basil", amount: "6 leaves" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the chicken in half the oil until cooked through and slice it. Toss with the leaves, cucumber, basil, seeds and the rest of the oil.",
  },
  {
    id: "egg-radish-salad",
    name: "Egg, carrot and radish salad",
    kind: "lunch",
    ingredients: [
      { id: "egg", amount: "2" },
      { id: "carrot", amount: "1" },
      { id: "radish", amount: "4" },
      { id: "rocket", amount: "1 handful" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Boil the eggs for 9 minutes. Quarter them over the rocket, carrot ribbons and sliced radishes and add the oil.",
  },
  {
    id: "courgette-seed-pesto",
    name: "Courgette ribbons with pumpkin seed pesto",
    kind: "lunch",
    ingredients: [
      { id: "courgette", amount: "2" },
      { id: "pumpkin-seeds", amount: "2 tbsp" },
      { id: "basil", amount: "1 handful" },
      { id: "olive-oil", amount: "2 tbsp" },
    ],
    method:
      "Blend the seeds, basil and oil into a paste. Cut the courgettes into ribbons, warm them in a pan for 2 minutes and toss.",
  },
  {
    id: "cod-cucumber-salad",
    name: "Cod with cucumber and parsley salad",
    kind: "lunch",
    ingredients: [
      { id: "cod", amount: "150 g" },
      { id: "cucumber", amount: "half" },
      { id: "lettuce", amount: "1 handful" },
      { id: "parsley", amount: "2 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Bake the cod at 200 °C for 12 minutes. Serve on the leaves and cucumber with the parsley and oil.",
  },
  {
    id: "broccoli-kale-soup",
    name: "Broccoli and kale soup",
    kind: "lunch",
    ingredients: [
      { id: "broccoli", amount: "150 g" },
      { id: "kale", amount: "1 handful" },
      { id: "ginger", amount: "1 slice" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Simmer the broccoli, kale and ginger in 400 ml of water for 10 minutes. Blend with the parsley and oil.",
  },
  {
    id: "chicken-cabbage-bowl",
    name: "Chicken, cabbage and carrot bowl",
    kind: "lunch",
    ingredients: [
      { id: "chicken", amount: "120 g" },
      { id: "white-cabbage", amount: "100 g" },
      { id: "carrot", amount: "1" },
      { id: "coriander", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the chicken in the oil until cooked through. Add the shredded cabbage and carrot for 5 minutes and top with the coriander.",
  },
  {
    id: "roast-pepper-plate",
    name: "Roast pepper and courgette plate with seeds",
    kind: "lunch",
    ingredients: [
      { id: "peppers", amount: "1" },
      { id: "courgette", amount: "1" },
      { id: "rocket", amount: "1 handful" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the pepper and courgette in the oil at 200 °C for 25 minutes. Serve on the rocket with the seeds and basil.",
  },
  {
    id: "potato-with-courgette",
    name: "Baked potato with herby courgette",
    kind: "dinner",
    ingredients: [
      { id: "potato", amount: "1 large" },
      { id: "courgette", amount: "1" },
      { id: "rocket", amount: "1 handful" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Bake the potato at 200 °C for an hour. Fry the courgette in the oil and pile it on with the basil and rocket.",
  },
  {
    id: "broccoli-seed-pasta",
    name: "Rice pasta with broccoli and pumpkin seeds",
    kind: "dinner",
    ingredients: [
      { id: "gluten-free-pasta", amount: "80 g" },
      { id: "broccoli", amount: "100 g" },
      { id: "pumpkin-seeds", amount: "2 tbsp" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Boil the rice pasta and add the broccoli for the last 4 minutes. Drain and toss with the seeds, basil and oil.",
  },
  {
    id: "golden-kale-rice",
    name: "Golden rice with kale and carrot",
    kind: "dinner",
    ingredients: [
      { id: "basmati-rice", amount: "70 g" },
      { id: "kale", amount: "1 handful" },
      { id: "carrot", amount: "1" },
      { id: "ground-turmeric", amount: "1/2 tsp" },
      { id: "cumin", amount: "1/2 tsp" },
      { id: "coconut-oil", amount: "1 tbsp" },
    ],
    method:
      "Warm the spices in the oil, add the rice, grated carrot and 200 ml of water and simmer for 12 minutes. Stir in the kale until soft.",
  },
  {
    id: "roast-carrot-quinoa",
    name: "Quinoa with roast carrots and parsnip",
    kind: "dinner",
    ingredients: [
      { id: "quinoa", amount: "70 g" },
      { id: "carrot", amount: "2" },
      { id: "parsnip", amount: "1" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the carrots and parsnip in the oil at 200 °C for 30 minutes. Serve on cooked quinoa with the parsley.",
  },
  {
    id: "pepper-courgette-polenta",
    name: "Polenta with peppers and courgette",
    kind: "dinner",
    ingredients: [
      { id: "polenta", amount: "60 g" },
      { id: "peppers", amount: "1" },
      { id: "courgette", amount: "1" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the pepper and courgette in the oil for 12 minutes. Stir the polenta into 300 ml of simmering water until thick and top with the vegetables and basil.",
  },
  {
    id: "ginger-greens-noodles",
    name: "Rice noodles with ginger greens",
    kind: "dinner",
    ingredients: [
      { id: "rice-noodles", amount: "80 g" },
      { id: "broccoli", amount: "80 g" },
      { id: "white-cabbage", amount: "80 g" },
      { id: "ginger", amount: "1 slice" },
      { id: "coriander", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the grated ginger, broccoli and cabbage in the oil for 6 minutes. Toss with the soaked rice noodles and coriander.",
  },
  {
    id: "green-bean-millet",
    name: "Millet with green beans and herbs",
    kind: "dinner",
    ingredients: [
      { id: "millet", amount: "70 g" },
      { id: "green-beans", amount: "100 g" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method: "Cook the millet and steam the beans. Toss with the herbs, seeds and oil.",
  },
  {
    id: "kale-potato-tray",
    name: "Roast potatoes with kale and cumin",
    kind: "dinner",
    ingredients: [
      { id: "potato", amount: "250 g" },
      { id: "kale", amount: "1 handful" },
      { id: "carrot", amount: "1" },
      { id: "cumin", amount: "1/2 tsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the potatoes and carrot with the cumin and oil at 200 °C for 35 minutes. Add the kale for the last 5 minutes.",
  },
  {
    id: "buckwheat-squash-bowl",
    name: "Buckwheat with squash and spinach",
    kind: "dinner",
    ingredients: [
      { id: "buckwheat", amount: "70 g" },
      { id: "butternut-squash", amount: "200 g" },
      { id: "spinach", amount: "1 handful" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the squash in the oil at 200 °C for 30 minutes and cook the buckwheat. Mix with the spinach and seeds.",
  },
  {
    id: "chicken-carrot-tray",
    name: "Roast chicken with carrots and courgette",
    kind: "dinner",
    ingredients: [
      { id: "chicken", amount: "150 g" },
      { id: "carrot", amount: "2" },
      { id: "courgette", amount: "1" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the chicken and carrots in the oil at 200 °C for 30 minutes. Add the courgette for the last 15 minutes and top with the parsley.",
  },
  {
    id: "cod-with-broccoli",
    name: "Baked cod with broccoli",
    kind: "dinner",
    ingredients: [
      { id: "cod", amount: "150 g" },
      { id: "broccoli", amount: "150 g" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Bake the cod with half the oil at 200 °C for 12 minutes. Steam the broccoli and dress it with the parsley and the rest of the oil.",
  },
  {
    id: "coconut-chicken-kale",
    name: "Chicken and kale in coconut",
    kind: "dinner",
    ingredients: [
      { id: "chicken", amount: "150 g" },
      { id: "kale", amount: "1 handful" },
      { id: "coconut-milk", amount: "100 ml" },
      { id: "ginger", amount: "1 slice" },
      { id: "coriander", amount: "1 tbsp" },
      { id: "coconut-oil", amount: "1 tsp" },
    ],
    method:
      "Fry the chicken and grated ginger in the oil until cooked through. Add the coconut milk and kale, simmer for 5 minutes and top with the coriander.",
  },
  {
    id: "cabbage-egg-fry",
    name: "Cabbage and egg fry",
    kind: "dinner",
    ingredients: [
      { id: "egg", amount: "2" },
      { id: "white-cabbage", amount: "150 g" },
      { id: "carrot", amount: "1" },
      { id: "ginger", amount: "1 slice" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the shredded cabbage, carrot and ginger in the oil for 8 minutes. Push aside, scramble the eggs and mix.",
  },
  {
    id: "cauliflower-rice-vegetables",
    name: "Cauliflower rice with roast vegetables",
    kind: "dinner",
    ingredients: [
      { id: "cauliflower", amount: "200 g" },
      { id: "peppers", amount: "1" },
      { id: "courgette", amount: "1" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Roast the pepper and courgette in half the oil at 200 °C for 25 minutes. Chop the cauliflower as small as rice, fry it in the rest of the oil and top with everything else.",
  },
  {
    id: "turkey-stuffed-peppers",
    name: "Peppers stuffed with turkey",
    kind: "dinner",
    ingredients: [
      { id: "peppers", amount: "2" },
      { id: "turkey", amount: "120 g" },
      { id: "courgette", amount: "half" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the turkey and chopped courgette in the oil until cooked through. Fill the halved peppers, bake at 190 °C for 25 minutes and top with the basil.",
  },
  {
    id: "ginger-chicken-cabbage",
    name: "Ginger chicken with cabbage",
    kind: "dinner",
    ingredients: [
      { id: "chicken", amount: "150 g" },
      { id: "white-cabbage", amount: "120 g" },
      { id: "ginger", amount: "1 slice" },
      { id: "coriander", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Fry the chicken and grated ginger in the oil until cooked through. Add the shredded cabbage for 5 minutes and top with the coriander.",
  },
  {
    id: "blueberries-and-seeds",
    name: "Blueberries with pumpkin seeds",
    kind: "snack",
    ingredients: [
      { id: "blueberries", amount: "1 handful" },
      { id: "pumpkin-seeds", amount: "1 tbsp" },
      { id: "cinnamon", amount: "1 pinch" },
    ],
    method: "Mix everything in a small bowl.",
  },
  {
    id: "cucumber-rice-cakes",
    name: "Rice cakes with cucumber and basil",
    kind: "snack",
    ingredients: [
      { id: "rice-cakes", amount: "2" },
      { id: "cucumber", amount: "quarter" },
      { id: "basil", amount: "4 leaves" },
      { id: "olive-oil", amount: "1 tsp" },
    ],
    method: "Lay the sliced cucumber and basil on the rice cakes. Add a few drops of oil.",
  },
  {
    id: "carrots-with-seed-dip",
    name: "Carrot sticks with pumpkin seed dip",
    kind: "snack",
    ingredients: [
      { id: "carrot", amount: "2" },
      { id: "pumpkin-seeds", amount: "2 tbsp" },
      { id: "parsley", amount: "1 tbsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method: "Blend the seeds, parsley and oil with a splash of water. Dip in the carrot sticks.",
  },
  {
    id: "cumin-potato-wedges",
    name: "Potato wedges with cumin",
    kind: "snack",
    ingredients: [
      { id: "potato", amount: "1 large" },
      { id: "cumin", amount: "1/2 tsp" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method: "Cut the potato into wedges and toss with the oil and cumin. Bake at 200 °C for 30 minutes.",
  },
  {
    id: "blueberry-chia-cup",
    name: "Blueberry chia cup",
    kind: "snack",
    ingredients: [
      { id: "chia-seeds", amount: "2 tbsp" },
      { id: "rice-milk", amount: "120 ml" },
      { id: "blueberries", amount: "1 handful" },
    ],
    method: "Stir the chia into the rice milk and leave for 20 minutes. Top with the berries.",
  },
  {
    id: "pepper-cucumber-strips",
    name: "Pepper and cucumber strips with herb oil",
    kind: "snack",
    ingredients: [
      { id: "peppers", amount: "1" },
      { id: "cucumber", amount: "half" },
      { id: "basil", amount: "6 leaves" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method: "Chop the basil into the oil. Dip in the strips of pepper and cucumber.",
  },
  {
    id: "cinnamon-rice-drink",
    name: "Warm cinnamon rice drink",
    kind: "snack",
    ingredients: [
      { id: "rice-milk", amount: "200 ml" },
      { id: "cinnamon", amount: "1 pinch" },
      { id: "cardamom", amount: "1 pinch" },
      { id: "maple-syrup", amount: "1 tsp" },
    ],
    method: "Warm the rice milk with the spices for 5 minutes. Sweeten with the syrup.",
  },
  {
    id: "spiced-pumpkin-seeds",
    name: "Spiced pumpkin seeds",
    kind: "snack",
    ingredients: [
      { id: "pumpkin-seeds", amount: "3 tbsp" },
      { id: "cumin", amount: "1 pinch" },
      { id: "olive-oil", amount: "1 tsp" },
    ],
    method: "Toss the seeds with the oil and cumin. Toast in a dry pan for 3 minutes.",
  },
  {
    id: "courgette-crisps",
    name: "Courgette crisps",
    kind: "snack",
    ingredients: [
      { id: "courgette", amount: "1" },
      { id: "cumin", amount: "1 pinch" },
      { id: "olive-oil", amount: "1 tbsp" },
    ],
    method:
      "Slice the courgette thin and toss with the oil and cumin. Bake at 140 °C for 40 minutes until crisp.",
  },
];
