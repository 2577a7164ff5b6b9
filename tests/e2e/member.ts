import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { expect, open } from "./studio.ts";

type Member = { email: string; password: string };

const preferences = { fitnessLevel: "Beginner", yogaGoal: "Relaxation" };
let count = 0;

function newMember(): Member {
  count += 1;
  return { email: `ana-${process.pid}-${count}@example.com`, password: "correct horse battery" };
}

/** Registers somebody new through the page and leaves the browser signed in, on the preferences page. */
export async function register(page: Page, name = "Ana Ruiz"): Promise<Member> {
  const member = newMember();
  await open(page, `/login?mode=register&email=${member.email}`);
  await page.getByLabel("Name").fill(name);
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await page.getByLabel("Password").fill(member.password);
  // What the next page asks for must be there before a test goes on to take the session away.
  const profile = page.waitForResponse(/\/users\//);
  await page.getByRole("button", { name: "Register" }).click();
  await profile;
  await expect(page).toHaveURL("/preferences");
  return member;
}

/** Chooses enough to be let onto the dashboard. */
export async function choosePreferences(page: Page) {
  await page.getByLabel("Fitness Level").selectOption(preferences.fitnessLevel);
  await page.getByLabel("Yoga Goal").selectOption(preferences.yogaGoal);
  await page.getByRole("button", { name: "Save" }).click();
  await expectNewDashboard(page);
}

/** Makes somebody with preferences a member, without a page, and signs the browser in. */
export async function joinStudio(page: Page, name = "Ana Ruiz"): Promise<Member> {
  const member = newMember();
  const response = await page.request.post("/api/auth/sign-up/email", { data: { ...member, name } });
  const { user } = await response.json();
  await page.request.patch(`/users/${user.id}`, { data: preferences });
  return member;
}

/** Somebody new, on the dashboard. */
export async function openDashboard(page: Page, name?: string): Promise<Member> {
  const member = await joinStudio(page, name);
  await open(page, "/dashboard");
  await expectNewDashboard(page);
  return member;
}

/** The dashboard of somebody new, with the last thing it asks for: a test may go on to take the session away. */
async function expectNewDashboard(page: Page): Promise<void> {
  await expectDashboard(page);
  await expect(page.getByRole("group", { name: "Suggestions" })).toBeVisible();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your passes" })).toBeVisible();
}

/** The link in the mail with a subject that was delivered to an address, as soon as it is there. */
export async function linkInMail(dataDir: string, to: string, subject: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const folder = join(dataDir, "mail");
    for (const file of readdirSync(folder)) {
      const mail = await PostalMime.parse(readFileSync(join(folder, file)));
      const isIt = mail.subject === subject && mail.to?.[0]?.address === to;
      if (isIt) link = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
    }
    return link;
  };
  await expect.poll(look).toBeDefined();
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
}
