/** What the assistant writes for a member. Apart from the schemas, so that a page need not carry Zod for it. */
export const guideKinds = ["therapy plan", "routine", "diet plan"] as const;
export type GuideKind = (typeof guideKinds)[number];
