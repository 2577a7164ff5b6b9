import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { ownerPages } from "../../contract/pages.ts";
import { addPass, monthly } from "../parts/booking.ts";
import { inBooks } from "../parts/in-books.ts";
import { expectAccessibleInBothSchemes } from "./accessible.ts";
import { joinStudio } from "./member.ts";
import { expect, open, test } from "./studio.ts";
import { addGuests, addRoster, inviteOwner, joinAsOwner } from "./studio-day.ts";
import { openTherapy } from "./therapy.ts";

test.use({ viewport: { width: 390, height: 844 }, timezoneId: "America/New_York" });

type Tap = (target: Locator) => Promise<void>;

const thumb = 48;

/** One act of the owner's, from the first screen: three taps at most, each on something a thumb can hit. */
async function act(page: Page, name: string, how: (tap: Tap) => Promise<void>): Promise<void> {
  await tab(page, "Today").click();
  await expect(page).toHaveURL("/studio");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await goOn(0, name, how);
}

/** The same where the act before has led to the place already, with so many taps. */
async function goOn(before: number, name: string, how: (tap: Tap) => Promise<void>) {
  await test.step(name, async () => {
    let taps = before;
    await how(async (target) => {
      // Asked until it holds: what comes from the server may set the row anew while it is looked at.
      await expect
        .poll(
          () =>
            target.evaluate((element) => {
              const { width, height } = element.getBoundingClientRect();
              return Math.round(Math.min(width, height));
            }),
          `${name}: ${target}`,
        )
        .toBeGreaterThanOrEqual(thumb);
      await target.click();
      taps += 1;
    });
    expect(taps, name).toBeLessThanOrEqual(3);
  });
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();
/** The way from Today to a class. */
const classOf = (page: Page, { id }: { id: string }) => page.locator(`a[href="/studio/class/${id}"]`);

test("before a class: writing to everybody, moving it, taking somebody out and cancelling it", async ({
  page,
  dataDir,
}) => {
  await joinAsOwner(page, dataDir);
  const guests = await addGuests(dataDir, 3);
  const hatha = await addRoster(dataDir, 26 * 60, guests);
  await open(page, "/studio");
  // Until it is known who is there, there is nothing to look at.
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await act(page, "write to everybody", async (tap) => {
    await tap(classOf(page, hatha));
    await tap(button(page, "Write to all"));
    await page.getByLabel("Your words").fill("Please bring a blanket.");
    await tap(button(page, "Send to 3 people"));
    await said(page, "Sent to 3 people.");
  });
  await goOn(1, "take somebody out", async (tap) => {
    await expectAccessibleInBothSchemes(page);
    await tap(button(page, /Bea Lindqvist/));
    await tap(button(page, "Take out of the class"));
    await said(page, "Bea Lindqvist is out");
    await expect(button(page, /Bea Lindqvist/)).toBeHidden();
  });
  await goOn(1, "move it, with what that does", async (tap) => {
    await tap(button(page, "Move"));
    const start = page.getByLabel("New start");
    const before = await start.inputValue();
    await start.fill(`${before.slice(0, 11)}${before.endsWith("10:10") ? "10:20" : "10:10"}`);
    await expect(page.getByText("2 people are told.")).toBeVisible();
    await expectAccessibleInBothSchemes(page.getByRole("dialog"));
    await tap(button(page, "Move it"));
    await said(page, "Moved.");
    await expect(page.getByText("Moved from")).toBeVisible();
  });
  await goOn(1, "cancel it, with what that does", async (tap) => {
    await tap(button(page, "Cancel class"));
    await expect(page.getByText("2 booked. 2 classes go back to passes. 2 mails go out.")).toBeVisible();
    await page.getByLabel("Why").fill("The heating is broken.");
    await tap(button(page, "Cancel it and tell 2 people"));
    await said(page, "Cancelled.");
  });
  await inBooks(dataDir, async (database) => {
    const passes = await database
      .selectFrom("pass")
      .select("classesLeft")
      .where(
        "id",
        "in",
        guests.map(({ passId }) => passId),
      )
      .execute();
    expect(passes.map(({ classesLeft }) => classesLeft)).toEqual([11, 11, 11]);
  });
  await act(page, "see what was done", async (tap) => {
    await tap(page.getByRole("link", { name: "What was done" }));
    await expect(page.getByRole("listitem").filter({ hasText: "The heating is broken." })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
});

test("during and after a class: check in, no-show, walk-ins, all here, and a no-show is forgiven", async ({
  page,
  dataDir,
}) => {
  await joinAsOwner(page, dataDir);
  const guests = await addGuests(dataDir, 5);
  const hatha = await addRoster(dataDir, -5, guests.slice(0, 4), { capacity: 8 });
  await open(page, "/studio");

  await act(page, "check in", async (tap) => {
    await tap(classOf(page, hatha));
    await tap(button(page, /^Amara Okafor/));
    await said(page, "1 here of 4");
  });
  await goOn(1, "no-show", async (tap) => {
    await tap(button(page, "No-show: Bea Lindqvist"));
    await said(page, "1 here of 4, 1 no-show");
    await expectAccessibleInBothSchemes(page);
  });
  await goOn(1, "walk-in who pays in cash", async (tap) => {
    await tap(button(page, "Walk-in"));
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.type("Zora Neale");
    await expectAccessibleInBothSchemes(page.getByRole("dialog"));
    await tap(button(page, "Cash, $40"));
    await said(page, "2 here of 5");
  });
  await goOn(1, "walk-in who holds a pass", async (tap) => {
    await tap(button(page, "Walk-in"));
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.type("Emil");
    await tap(button(page, /^Emil Novák/));
    await said(page, "3 here of 6");
  });
  await goOn(1, "all here", async (tap) => {
    await tap(button(page, "All here"));
    await said(page, "5 here of 6, 1 no-show");
  });
  await expect
    .poll(() =>
      inBooks(dataDir, async (database) => {
        const rows = await database
          .selectFrom("booking")
          .select("attendance")
          .where("classId", "=", hatha.id)
          .execute();
        return rows.map(({ attendance }) => attendance).sort();
      }),
    )
    .toEqual(["came", "came", "came", "came", "came", "missed"]);
  // An hour later.
  await inBooks(dataDir, async (database) => {
    const startsAt = new Date(Date.now() - 65 * 60_000).toISOString();
    await database.updateTable("datedClass").set({ startsAt }).where("id", "=", hatha.id).execute();
  });
  await page.reload();
  await act(page, "forgive a no-show", async (tap) => {
    await tap(classOf(page, hatha));
    await expect(page.getByText("5 of 6 came, 1 no-show")).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await tap(button(page, "Forgive Bea Lindqvist"));
    await tap(button(page, "Give the class back"));
    await said(page, "Bea Lindqvist has the class back.");
  });
});

test("without signal twelve are checked in, the page is loaded again, and with it each is applied once", async ({
  page,
  context,
  dataDir,
  complaints,
}) => {
  await joinAsOwner(page, dataDir);
  const guests = await addGuests(dataDir, 12);
  const hatha = await addRoster(dataDir, 5, guests);
  await open(page, "/studio");
  await expect(classOf(page, hatha)).toBeVisible();
  // The worker keeps the frame last: everything else is there then.
  await expect.poll(() => page.evaluate(async () => (await caches.match("/studio"))?.status)).toBe(200);

  await context.setOffline(true);
  await classOf(page, hatha).click();
  for (const { name } of guests) await button(page, new RegExp(`^${name}`)).click();
  await said(page, "12 here of 12");
  await said(page, "12 check-ins kept in this phone");
  await page.reload();
  await said(page, "12 check-ins kept in this phone");
  await said(page, "12 here of 12");
  await expect(page.getByText("Waiting for a signal")).toHaveCount(12);

  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/studio/check-ins")) sent += 1;
  });
  await context.setOffline(false);
  await expect(page.getByText("Waiting for a signal")).toHaveCount(0);
  await expect(page.getByText("kept in this phone")).toBeHidden();
  await said(page, "12 here of 12");
  expect(sent).toBeGreaterThan(0);
  await inBooks(dataDir, async (database) => {
    const applied = await database
      .selectFrom("checkIn")
      .selectAll()
      .where("classId", "=", hatha.id)
      .execute();
    expect(applied).toHaveLength(12);
    expect(new Set(applied.map(({ bookingId }) => bookingId)).size).toBe(12);
    const came = await database
      .selectFrom("booking")
      .select("attendance")
      .where("classId", "=", hatha.id)
      .execute();
    expect(came.map(({ attendance }) => attendance)).toEqual(Array(12).fill("came"));
  });
  // The browser says of each attempt that there was no network; that is the point of this one.
  complaints.length = 0;
});

test("a person: found by name, with notes, passes, sales, block, reset and removal", async ({
  page,
  dataDir,
}) => {
  await joinAsOwner(page, dataDir);
  const [ana] = await addGuests(dataDir, 2);
  if (!ana) throw new Error("There is nobody.");
  await open(page, "/studio");
  const change = (name: string, press: string, words: string) =>
    goOn(2, name, async (tap) => {
      await page.getByLabel("Reason for a change").first().fill("Was ill");
      await tap(button(page, press).first());
      await said(page, words);
    });
  const press = (name: string, what: string, words: string) =>
    goOn(2, name, async (tap) => {
      await tap(button(page, what));
      await said(page, words);
    });

  await act(page, "notes", async (tap) => {
    // Two taps: the list, and the person found by typing.
    await tap(tab(page, "People"));
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(ana.email.slice(0, 12));
    await expect(page.getByText("1 person", { exact: true })).toBeVisible();
    await tap(page.locator(`a[href="/studio/people/${ana.uid}"]`));
    await expect(page.getByRole("heading", { level: 1, name: ana.name })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel("Only you read this").fill("Left shoulder.");
    await tap(button(page, "Save note"));
    await said(page, "Note saved.");
  });
  await change("extend a pass", "+ 1 class", "One class more.");
  await change("pause a pass", "Pause", "The pass is paused.");
  await change("resume a pass", "Resume", "The pass runs again.");
  await press("sell a pass at the door", "Sold for cash", "Sold for $40.");
  await goOn(2, "give a pass", async (tap) => {
    await page.getByLabel("Or given, because").fill("A birthday");
    await tap(button(page, "Give it for nothing"));
    await said(page, "The pass is theirs.");
  });
  await goOn(2, "end a pass, once it is said what ends with it", async (tap) => {
    await page.getByLabel("Reason for a change").first().fill("Was ill");
    await tap(button(page, "End it").first());
    await expect(page.getByRole("dialog")).toContainText(/booked with it|end with it/);
    // The one act that takes a fourth: it cannot be taken back.
    await button(page, "End the pass").click();
    await said(page, "The pass has ended.");
  });
  await press("reset the password", "Reset password", "A link for a new password is on its way.");
  await press("block", "Block", "Blocked, and signed out everywhere.");
  await press("unblock", "Unblock", "They can sign in and book again.");
  await goOn(2, "remove", async (tap) => {
    await page.getByLabel("To remove them for good").fill(ana.email);
    await tap(button(page, "Remove for good"));
    await said(page, "Removed.");
    await expect(page).toHaveURL("/studio/people");
  });
});

test("people: somebody is added and invited, a list comes over with its mistakes named, and goes out again", async ({
  page,
  dataDir,
}) => {
  await joinAsOwner(page, dataDir);
  const id = randomUUID().slice(0, 6);
  await open(page, "/studio");
  await act(page, "add", async (tap) => {
    await tap(tab(page, "People"));
    await expectAccessibleInBothSchemes(page);
    await tap(button(page, "Add or invite"));
    await page.getByLabel("Name", { exact: true }).fill("Nora Falk");
    await page.getByLabel("Email").fill(`nora-${id}@example.com`);
    await expectAccessibleInBothSchemes(page.getByRole("dialog"));
    await tap(button(page, "Add as a member"));
    await expect(page.getByText("This password is shown once.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
  });
  await goOn(1, "invite", async (tap) => {
    await tap(button(page, "Add or invite"));
    await page.getByLabel("Email").fill(`ole-${id}@example.com`);
    await tap(button(page, "Invite by mail"));
    await said(page, "The invitation is on its way.");
  });
  await goOn(1, "import", async (tap) => {
    const csv = [
      "name,email,pass,classes left,expiry",
      `Pia Holm,pia-${id}@example.com,Yoga Workshop In Person - 10 class pass,4,`,
      "Nobody,not-an-address,Yoga Workshop In Person - 10 class pass,4,",
    ].join("\n");
    const chooser = page.waitForEvent("filechooser");
    await tap(button(page, "Import"));
    await expect(page.getByRole("dialog")).toContainText("valid until");
    // Not counted: what must be in the file is worth reading first.
    await page.locator("label", { hasText: "Choose the file" }).click();
    await (await chooser).setFiles({ name: "old.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(page.getByText("Row 3")).toBeVisible();
    await expectAccessibleInBothSchemes(page.getByRole("dialog"));
    await tap(button(page, "Bring over 1 pass"));
    await said(page, "1 pass brought over. Nobody has been written to yet.");
  });
  await goOn(1, "invite whom it brought", async (tap) => {
    await tap(button(page, /^Invite \d+ (?:person|people)$/));
    await said(page, /invitations? on the way/);
  });
  await goOn(1, "export", async (tap) => {
    await tap(button(page, "Export"));
    const download = page.waitForEvent("download");
    await tap(button(page, "People"));
    expect((await download).suggestedFilename()).toBe("people.csv");
  });
});

test("money: a month's figures open their rows, a sale is refunded, and the accountant gets a table", async ({
  page,
  dataDir,
}) => {
  await joinAsOwner(page, dataDir);
  const [ana, bea] = await addGuests(dataDir, 2);
  if (!ana || !bea) throw new Error("There is nobody.");
  const subscriptionId = `sub_${randomUUID()}`;
  await inBooks(dataDir, async (database) => {
    await addPass(database, bea, { ...monthly, subscriptionId, isRenewing: 1 });
    await database
      .insertInto("failedPayment")
      .values({
        id: randomUUID(),
        subscriptionId,
        amount: 4000,
        currency: "USD",
        attempts: 2,
        failedAt: new Date().toISOString(),
        settledAt: null,
      })
      .execute();
  });
  const sale = { id: randomUUID(), priceId: "price_workshop_ten", way: "cash" };
  await page.request.post(`/api/studio/people/${ana.uid}/sales`, { data: sale });
  await open(page, "/studio");

  await act(page, "a figure opens its rows", async (tap) => {
    await tap(tab(page, "Money"));
    await expectAccessibleInBothSchemes(page);
    const cash = page.locator("details").filter({ hasText: /^Cash/ });
    await tap(cash.locator("summary"));
    await expect(cash.getByRole("link", { name: ana.email })).toBeVisible();
  });
  await goOn(1, "refund", async (tap) => {
    await tap(page.getByRole("button", { name: new RegExp(`^Refund .*${ana.email}`) }).first());
    await page.getByLabel("Why").fill("Moved away");
    await page.getByLabel("Amount").fill("50");
    await expectAccessibleInBothSchemes(page.getByRole("dialog"));
    await tap(button(page, "Give $50 back"));
    await said(page, "$50 given back.");
    await expect(page.getByRole("listitem").filter({ hasText: "Moved away" }).first()).toContainText("−$50");
  });
  await goOn(1, "subscriptions and failed payments", async () => {
    const failed = page.getByRole("listitem").filter({ hasText: bea.email });
    await expect(failed.filter({ hasText: "tried 2 times" })).toBeVisible();
    await expect(failed.filter({ hasText: "payment failed" })).toBeVisible();
  });
  await goOn(1, "a table for the accountant", async (tap) => {
    const download = page.waitForEvent("download");
    await tap(button(page, "CSV for the accountant"));
    expect((await download).suggestedFilename()).toMatch(/^sales-\d{4}-\d{2}\.csv$/);
  });
});

test("messages: letters, stuck mail, pass holders, and a member’s question that the teacher answers", async ({
  page,
  browser,
  baseURL,
  dataDir,
}) => {
  await joinAsOwner(page, dataDir);
  await addGuests(dataDir, 2);
  const at = new Date().toISOString();
  await inBooks(dataDir, async (database) => {
    const letter = { id: randomUUID(), at, name: "Nora Falk", email: "nora@example.com" };
    await database
      .insertInto("contactMessage")
      .values({ ...letter, message: "Is there room on Monday?", isHeld: 0, answeredAt: null })
      .execute();
    const mail = { id: randomUUID(), sender: "hello@heronyoga.example", recipient: "ola@example.com" };
    const tried = {
      createdAt: at,
      nextAttemptAt: at,
      leaseUntil: null,
      attempts: 8,
      sentAt: null,
      afterId: null,
    };
    await database
      .insertInto("outbox")
      .values({
        ...mail,
        ...tried,
        status: "parked",
        subject: "Your class",
        raw: "Subject: x\r\n\r\nx",
        lastError: "No such mailbox.",
      })
      .execute();
  });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const member = await context.newPage();
  const { problem, therapy } = await openTherapy(member);
  await problem.fill("My lower back aches after sitting.");
  await therapy.click();
  const plan = member.getByRole("region", { name: "Therapy Plan" });
  await plan.getByRole("button", { name: "Ask the teacher" }).click();
  await member.getByLabel("Your question to the teacher").fill("Is the bridge all right?");
  await expectAccessibleInBothSchemes(plan);
  await member.getByRole("button", { name: "Send to the teacher" }).click();
  await expect(member.getByText("Sent to your teacher")).toBeVisible();
  await open(member, "/dashboard");
  await member.getByLabel("Your question").fill("What is a good pose for sleep?");
  await member.getByRole("button", { name: "Send", exact: true }).click();
  const chat = member.getByRole("log");
  await chat.getByRole("button", { name: "Ask the teacher" }).click();
  await member.getByRole("button", { name: "Send to the teacher" }).click();
  await expect(chat.getByText("Sent to your teacher")).toBeVisible();

  await open(page, "/studio");
  await act(page, "answer a member", async (tap) => {
    await tap(tab(page, "Messages"));
    await expectAccessibleInBothSchemes(page);
    const question = page.getByRole("listitem").filter({ hasText: "Is the bridge all right?" });
    await expect(question).toContainText("My lower back aches after sitting.");
    await question.getByLabel("Your answer to Ana Ruiz").fill("Yes, with a block under the hips.");
    await tap(question.getByRole("button", { name: "Send answer" }));
    await said(page, "Ana Ruiz has your answer");
    const asked = page.getByRole("listitem").filter({ hasText: "What is a good pose for sleep?" });
    await asked.getByLabel("Your answer to Ana Ruiz").fill("Legs up the wall, ten minutes.");
    await tap(asked.getByRole("button", { name: "Send answer" }));
    await expect(asked).toBeHidden();
  });
  await goOn(1, "answer a letter by mail, and note that", async (tap) => {
    const letter = page.getByRole("listitem").filter({ hasText: "Is there room on Monday?" });
    const answer = letter.getByRole("link", { name: "Answer" });
    await expect(answer).toHaveAttribute("href", /^mailto:nora%40example\.com\?subject=/);
    await tap(letter.getByRole("button", { name: "Answered" }));
    await expect(letter).toBeHidden();
  });
  await goOn(1, "send stuck mail again", async (tap) => {
    const stuck = page.getByRole("listitem").filter({ hasText: "No such mailbox." });
    await tap(stuck.getByRole("button", { name: "Send again" }));
    await said(page, "It is on its way again.");
  });
  await goOn(1, "write to pass holders", async (tap) => {
    await tap(button(page, "Write to pass holders"));
    await page.getByLabel("Subject").fill("Closed on Friday");
    await page.getByLabel("Your words").fill("The studio is closed on Friday.");
    await expectAccessibleInBothSchemes(page.getByRole("dialog"));
    await tap(button(page, /^Send to \d+ people$/));
    await said(page, /^Sent to/);
  });

  await open(member, "/yoga-therapy");
  await member.getByRole("button", { name: /^Open Therapy plan/ }).click();
  await expect(plan.getByText("Yes, with a block under the hips.")).toBeVisible();
  await expectAccessibleInBothSchemes(plan);
  await open(member, "/dashboard");
  await expect(chat.getByText("Legs up the wall, ten minutes.")).toBeVisible();
  await context.close();
});

test("the studio is there for the owner alone, and asks for the password before the act goes on", async ({
  page,
  browser,
  baseURL,
  dataDir,
  complaints,
}) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const stranger = await context.newPage();
  await stranger.goto("/studio/money");
  await expect(stranger.getByRole("heading", { name: "This page has flown" })).toBeVisible();
  await joinStudio(stranger);
  await open(stranger, "/studio");
  await expect(stranger.getByRole("heading", { name: "This page has flown" })).toBeVisible();
  await open(stranger, "/dashboard");
  await expect(stranger.getByRole("heading", { name: "Your passes" })).toBeVisible();
  await expect(stranger.getByRole("link", { name: "Your studio" })).toBeHidden();
  await context.close();

  const owner = await joinStudio(page, "Maya Lindqvist");
  await page.goto(await inviteOwner(dataDir, owner.email));
  await expect(button(page, "Open the studio")).toBeEnabled();
  await expectAccessibleInBothSchemes(page);
  await button(page, "Open the studio").click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  for (const path of ownerPages) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [320, 640, 768]) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  }
  const [ana] = await addGuests(dataDir, 1);
  await inBooks(dataDir, (database) =>
    database
      .updateTable("session")
      .set({ createdAt: new Date(Date.now() - 13 * 60 * 60_000).toISOString() })
      .where("userId", "in", database.selectFrom("user").select("id").where("email", "=", owner.email))
      .execute(),
  );
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Your studio" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await open(page, `/studio/people/${ana?.uid}`);
  await page.getByLabel("Only you read this").fill("Left knee.");
  await button(page, "Save note").click();
  await expect(page.getByRole("dialog", { name: "Is it you?" })).toBeVisible();
  await expectAccessibleInBothSchemes(page.getByRole("dialog"));
  await page.getByLabel("Your password").fill("not this one");
  await button(page, "Go on").click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.getByLabel("Your password").fill(owner.password);
  await button(page, "Go on").click();
  await said(page, "Note saved.");
  // The refusals that the browser reports are what this is about.
  complaints.length = 0;
});
