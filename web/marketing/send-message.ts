import { init, send } from "@emailjs/browser";
import type { ContactMessage } from "../../contract/contact.ts";
import type { ContactSettings } from "../../contract/contact-form.ts";
import { object, orNull, text } from "../answer-shapes.ts";
import { ask } from "../api.ts";

const settingsShape = object<ContactSettings>({
  origin: orNull(text),
  userId: text,
  serviceId: text,
  templateId: text,
});

/** Sends a visitor's message through the EmailJS SDK, to our own server unless a hosted one is configured. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const settings = await ask("/api/contact/settings", settingsShape);
  init({ publicKey: settings.userId }, settings.origin ?? location.origin);
  await send(settings.serviceId, settings.templateId, message);
}
