import { expect, onTestFinished, test } from "vitest";
import { launchServer } from "../parts/server-process.ts";
import { openSilentServer, openSmtpInbox } from "../parts/smtp-inbox.ts";
import { createTestEnvironment } from "../parts/test-services.ts";

const body = JSON.stringify({
  user_id: "website",
  service_id: "studio",
  template_id: "contact",
  template_params: { name: "Ana", email: "ana@example.com", message: "Do not lose me." },
});

test("a message acknowledged before kill -9 arrives after the restart, once", async () => {
  const silent = await openSilentServer();
  onTestFinished(silent.close);
  const environment = { ...(await createTestEnvironment("SQLite")), SMTP_URL: silent.url };
  const first = launchServer(environment);
  const response = await fetch(`${await first.address}/api/v1.0/email/send`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  // Delivery is under way, and will not end.
  await silent.connected;
  await first.stop("SIGKILL");
  silent.close();

  const inbox = await openSmtpInbox({ port: silent.port });
  onTestFinished(inbox.close);
  const arriving = inbox.next();
  const second = launchServer(environment);
  onTestFinished(async () => {
    await second.stop("SIGKILL");
  });
  expect((await arriving).text).toContain("Do not lose me.");
  expect(await second.stop("SIGTERM")).toBe(0);
  expect(inbox.received).toHaveLength(1);

  const third = launchServer(environment);
  await third.address;
  expect(await third.stop("SIGTERM")).toBe(0);
  expect(inbox.received).toHaveLength(1);
});
