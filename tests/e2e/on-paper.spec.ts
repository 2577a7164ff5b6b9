import { readPrintedHeadings } from "../parts/printed-headings.ts";
import { expect, test } from "./studio.ts";
import { openTherapy } from "./therapy.ts";

test("in none of the three plans does a heading stand alone at the foot of a sheet", async ({ page }) => {
  const { problem, therapy, routine, diet, result } = await openTherapy(page);
  await problem.fill("A stiff neck, a sore lower back and poor sleep since the spring");
  await therapy.click();
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toBeVisible();
  await routine.click();
  await expect(page.getByRole("button", { name: "Save Yoga Routine as .txt" })).toBeVisible();
  await diet.click();
  await expect(page.getByRole("button", { name: "Save Diet Plan as .txt" })).toBeVisible();
  const headings = result(/^Your (Personalized|Yoga|Diet)/).locator("h2, h3, h4");
  const count = await headings.count();
  // On sheets of many lengths, for each heading to come near the foot of one.
  for (let height = 600; height < 700; height += 10) {
    const pdf = await page.pdf({ width: "680px", height: `${height}px`, tagged: true });
    const printed = readPrintedHeadings(pdf);
    expect(printed).toHaveLength(count);
    expect(printed.filter(({ sheet, next }) => next !== sheet)).toEqual([]);
  }
});
