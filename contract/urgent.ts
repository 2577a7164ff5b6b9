/** How each kind of urgent answer begins; pages tell by it that it is one. */
export const urgentHeadings = {
  emergency: "Please get medical help now",
  "self-harm": "Please talk to somebody right now",
  danger: "Your safety comes first",
  eating: "Please let somebody help you with this",
} as const;
/** How the question begins that comes before any advice. */
export const askHeading = "One question first";
export type UrgentKind = keyof typeof urgentHeadings;
