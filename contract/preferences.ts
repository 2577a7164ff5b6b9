/** The three preferences and what the preferences page offers for each; anything else may be stored too. */
export const preferences = [
  { field: "fitnessLevel", label: "Fitness Level", options: ["Beginner", "Intermediate", "Advanced"] },
  {
    field: "yogaGoal",
    label: "Yoga Goal",
    options: ["Flexibility", "Strength", "Relaxation", "Weight Loss"],
  },
  { field: "dietPreference", label: "Diet Preference", options: ["Vegetarian", "Vegan", "Gluten-Free"] },
] as const;
