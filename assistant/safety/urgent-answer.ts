import { helpLines } from "#content/crisis-lines.ts";
import { urgentHeadings } from "../../contract/urgent.ts";
import type { RedFlag } from "../../handbook/red-flags.ts";
import { eatingLines } from "./eating-lines.ts";

/** The first sentence again for whoever does not read English easily. */
const alsoSaid = {
  emergency:
    "Llame a emergencias ahora (112 o 911). · Rufen Sie jetzt den Notruf (112). · Appelez les secours maintenant (112 ou 15). · अभी 112 पर कॉल करें।",
  "self-harm":
    "No está solo: llame al 024. · Sie sind nicht allein: 0800 111 0 111. · Vous n'êtes pas seul : appelez le 3114. · आप अकेले नहीं हैं: 14416 पर कॉल करें।",
};

/** What somebody in danger is told: where help is, and nothing to practise. */
export function writeUrgentAnswer({ kind, couldBe }: RedFlag): string {
  if (kind === "self-harm") {
    return [
      `## ${urgentHeadings[kind]}`,
      couldBe,
      "You matter, and there are people who will listen at any hour, free and without judging.",
      listLines("crisis"),
      "**If you might act on these thoughts, or have taken something, call your emergency number now.** Move away from anything you could hurt yourself with, and stay near another person.",
      "When you are safe, I am here for quieter things. I am a program and cannot look after you in this.",
      alsoSaid["self-harm"],
    ].join("\n\n");
  }
  if (kind === "danger") {
    return [
      `## ${urgentHeadings[kind]}`,
      couldBe,
      "**If you are in danger now, call your emergency number.** If you cannot talk, some places take a text or a silent call.",
      listLines("violence"),
      "These lines help you think through next steps, whatever you decide. Use a phone that the other person does not check.",
      alsoSaid.emergency,
    ].join("\n\n");
  }
  if (kind === "eating") {
    return [
      `## ${urgentHeadings[kind]}`,
      couldBe,
      "**If you feel faint, your heart races, or you have chest pain, call your emergency number now.**",
      `People who understand: ${eatingLines}.`,
      "Please see a doctor this week and tell one person you trust. I will not give you numbers, plans or exercises for this: you deserve real care, not another rule.",
    ].join("\n\n");
  }
  return [
    `## ${urgentHeadings[kind]}`,
    `${couldBe} I cannot tell from here, and it is not safe to wait.`,
    "**Call your emergency number now:**",
    listLines("emergency"),
    "Stop exercising. Sit or lie down, do not drive yourself, and let somebody stay with you. If it is somebody else, stay with them.",
    "I will not suggest any practice until a doctor has looked at this.",
    alsoSaid.emergency,
  ].join("\n\n");
}

function listLines(of: "emergency" | "crisis" | "violence"): string {
  return helpLines.map((lines) => `- ${lines.region}: ${lines[of]}`).join("\n");
}
