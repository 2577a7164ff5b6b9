import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { Field, TextField } from "./field.tsx";
import { HeaderFor } from "./header.tsx";

const member = { uid: "u1", name: "Ana", email: "ana@example.com", isVerified: true };

function render(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, href, text]) => `${text} ${href}`,
  );
}

test("a member's navigation adds Yoga Therapy and leads to the dashboard instead of the login", () => {
  const links = linksIn(render(<HeaderFor user={member} />));
  expect(links).toContain("Yoga Therapy /yoga-therapy");
  expect(links.at(-1)).toBe("Dashboard /dashboard");
  expect(links).not.toContain("Login /login");
});

test("a visitor's navigation has neither, and leads to the login", () => {
  const links = linksIn(render(<HeaderFor user={null} />));
  expect(links).not.toContain("Yoga Therapy /yoga-therapy");
  expect(links.at(-1)).toBe("Login /login");
});

test("an alert is announced and can be dismissed", () => {
  const html = render(
    <Alert tone="bad" onDismiss={() => {}}>
      Please fill in all fields.
    </Alert>,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain("Please fill in all fields.");
  expect(html).toContain('aria-label="Dismiss"');
});

test("every field is tied to its visible label", () => {
  for (const html of [
    render(<Field label="Name" name="name" />),
    render(<TextField label="Name" rows={4} />),
  ]) {
    const [, id] = /<label for="([^"]+)"[^>]*>Name</.exec(html) ?? expect.fail(html);
    expect(html).toMatch(new RegExp(`<(input|textarea)[^>]* id="${id}"`));
  }
});

test("a button does not submit unless it says so", () => {
  expect(render(<Button>Save</Button>)).toContain('type="button"');
  expect(render(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test("a card holds its content", () => {
  expect(render(<Card>Inside</Card>)).toContain("Inside");
});
