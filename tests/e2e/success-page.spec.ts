import { expect, open, test } from "./studio.ts";

test("a session id that we cannot see as paid gets a line below the specified words", async ({ page }) => {
  for (const address of ["/success", "/success?session_id=cs_made_up"]) {
    await open(page, address);
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(page.getByText("We cannot see a payment for this page yet.")).toBeVisible();
  }
});
