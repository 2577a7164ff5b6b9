import { init, send } from "@emailjs/browser";
import type { ContactMessage } from "../../contract/contact.ts";
import type { ContactSettings } from "../../contract/contact-form.ts";

/** Sends a visitor's message through the EmailJS SDK, to our own server unless a hosted one is configured. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const response = await fetch("/api/contact/settings");
  if (!response.ok) throw new Error(`The contact settings answered with status ${response.status}.`);
  const settings: ContactSettings = await response.json();
  init({ publicKey: settings.userId }, settings.origin ?? location.origin);
  await send(settings.serviceId, settings.templateId, message);
}
