import { askHeading, type UrgentKind, urgentHeadings } from "../../contract/urgent.ts";
import { help } from "../safety/help-lines.ts";

/** What somebody in danger is told: where help is, and nothing to practise. */
export function writeUrgentAnswer(kind: UrgentKind): string {
  if (kind === "self-harm") {
    return [
      `## ${urgentHeadings[kind]}`,
      "What you write sounds as if life is very hard to bear, for you or for somebody you know.",
      "You matter, and there are people who will listen at any hour, free and without judging.",
      help.list("crisis"),
      "**If you might act on these thoughts, or have taken something, call your emergency number now.** Move away from anything you could hurt yourself with, and stay near another person.",
      "When you are safe, I am here for quieter things. I am a program and cannot look after you in this.",
      help.alsoSaid("crisis"),
    ].join("\n\n");
  }
  if (kind === "danger") {
    return [
      `## ${urgentHeadings[kind]}`,
      "What you describe sounds as if somebody is not safe.",
      "**If you or somebody else is in danger now, call your emergency number.** If you cannot talk, some places take a text or a silent call.",
      "**If there were hands or anything else around a neck, or a blow to the head, a doctor has to look at it today,** even if it feels fine: harm can show hours later.",
      help.list("violence"),
      `For a child in danger, or for whoever is one: ${help.child}.`,
      "These lines help you think through next steps, whatever you decide. Use a phone that the other person does not check.",
      help.alsoSaid("emergency"),
    ].join("\n\n");
  }
  if (kind === "eating") {
    return [
      `## ${urgentHeadings[kind]}`,
      "What you describe can become dangerous for a body, and it is no fault of yours.",
      "**If you feel faint, your heart races, or you have chest pain, call your emergency number now.**",
      `People who understand: ${help.eating}.`,
      "Please see a doctor this week and tell one person you trust. I will not give you numbers, plans or exercises for this: you deserve real care, not another rule.",
    ].join("\n\n");
  }
  return [
    `## ${urgentHeadings[kind]}`,
    "What you describe may need a doctor at once. I cannot tell from here, and it is not safe to wait.",
    "**Call your emergency number now:**",
    help.list("emergency"),
    "Stop exercising. Sit or lie down, do not drive yourself, and let somebody stay with you. If it is somebody else, stay with them.",
    "I will not suggest any practice until a doctor has looked at this.",
    help.alsoSaid("emergency"),
  ].join("\n\n");
}

const questions: Record<UrgentKind, string> = {
  emergency:
    "Is it happening now and new, strong, getting worse or unlike anything before, and has no doctor looked at it yet?",
  "self-harm":
    "Are you, or is the person you write about, thinking of dying or of hurting yourself or themselves?",
  danger: "Is anybody hurting, threatening or controlling you or somebody you write about?",
  eating: "Are you eating very little, making yourself sick, or feeling faint from it?",
};

/** What is asked before anything else where a message leaves it open, with where help is in any case. */
export function writeSafetyQuestion(kind: UrgentKind, isChat: boolean): string {
  const lines = {
    emergency: "emergency",
    "self-harm": "crisis",
    danger: "violence",
    eating: "emergency",
  } as const;
  return [
    `## ${askHeading}`,
    `**${questions[kind]}**`,
    isChat
      ? "Answer yes or no, or in your own words. Then I go on."
      : "Please add your answer to what you wrote, yes or no or in your own words, and send it again. Then I go on.",
    "If the answer is yes, or you are not sure, do not wait for me:",
    help.list(lines[kind]),
  ].join("\n\n");
}
