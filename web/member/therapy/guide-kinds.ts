import type {
  DietPlanAnswer,
  GuideKind,
  RoutineAnswer,
  TherapyPlanAnswer,
} from "../../../contract/assistant.ts";
import type { GeneratorSettings } from "./use-generator.ts";

export const therapySettings: GeneratorSettings = {
  kind: "therapy plan",
  path: "/generate_yoga_therapy_plan",
  readText: (answer) => (answer as Partial<TherapyPlanAnswer> | null)?.therapyPlan?.content,
  nothingReceived: "No therapy plan received.",
  onRefused: (detail) => ({ problem: detail ?? "Failed to generate therapy plan." }),
  unreachable: "Failed to generate therapy plan.",
};
export const routineSettings: GeneratorSettings = {
  kind: "routine",
  path: "/generate_yoga_routine",
  readText: (answer) => (answer as Partial<RoutineAnswer> | null)?.routine?.content,
  nothingReceived: "Error: Unable to fetch yoga routine.",
  onRefused: () => "nothing received",
  unreachable: "Failed to load yoga routine.",
};
export const dietSettings: GeneratorSettings = {
  kind: "diet plan",
  path: "/generate_diet_plan",
  readText: (answer) => (answer as Partial<DietPlanAnswer> | null)?.dietPlan?.content,
  nothingReceived: "Error: Unable to fetch diet plan.",
  onRefused: () => "nothing received",
  unreachable: "Failed to load diet plan.",
};

export type GuideWords = { heading: string; title: string; saveLabel: string; fileName: string };

/** What the page calls each guide, and its file. */
export const guideWords: Record<GuideKind, GuideWords> = {
  "therapy plan": {
    heading: "Your Personalized Yoga Therapy Plan",
    title: "Yoga Therapy Plan",
    saveLabel: "Save Yoga Therapy Plan as .txt",
    fileName: "Yoga_Therapy_Plan.txt",
  },
  routine: {
    heading: "Your Yoga Routine:",
    title: "Yoga Routine",
    saveLabel: "Save Yoga Routine as .txt",
    fileName: "Yoga_Routine.txt",
  },
  "diet plan": {
    heading: "Your Diet Plan:",
    title: "Diet Plan",
    saveLabel: "Save Diet Plan as .txt",
    fileName: "Diet_Plan.txt",
  },
};
