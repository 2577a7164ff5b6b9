import type { Page } from "@playwright/test";
import { openDashboard } from "./member.ts";

export const sorry = "Sorry, I couldn't process that request.";
export const gentle = "Roll your shoulders slowly, eight times each way.\n";

/** Somebody new, on the dashboard. */
export async function openChat(page: Page) {
  const member = await openDashboard(page);
  return {
    member,
    box: page.getByLabel("Your question"),
    send: page.getByRole("button", { name: "Send", exact: true }),
    log: page.getByRole("log", { name: "Conversation" }),
    status: page.getByRole("status").filter({ hasText: /Thinking|answer|Sorry|Stopped/ }),
  };
}
