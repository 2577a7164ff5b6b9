import { type FormEvent, useState } from "react";
import { studio } from "../../content/studio.ts";
import { contactLimits } from "../../contract/contact-limits.ts";
import { Alert } from "../components/alert.tsx";
import { Button } from "../components/button.tsx";
import { Field, TextField } from "../components/field.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { LetterInFlight } from "./drawings/letter-in-flight.tsx";
import { sendMessage } from "./send-message.ts";
import { describeToMachines, studioAsData } from "./structured-data.ts";

export const meta = () => [
  ...pageMeta(
    "/contact",
    "Contact",
    `Write to ${studio.name}: questions about classes, passes or whether yoga is right for you. A person reads every message.`,
  ),
  describeToMachines(studioAsData()),
];

const messages = {
  incomplete: "Please fill in all fields.",
  failed: "Failed to send message. Please try again later.",
  sent: "Message sent! We will get back to you soon.",
  note: "Your message has been sent!",
};

type Outcome = keyof Pick<typeof messages, "incomplete" | "failed" | "sent">;

export default function Contact() {
  const { outcome, isSending, wasSent, submit, complain, dismiss } = useContactForm();
  return (
    <Section className="pt-6 pb-16 md:pb-24">
      <div className="grid gap-12 md:grid-cols-[1fr_1.1fr] md:grid-rows-[auto_1fr] md:gap-x-16">
        <div>
          <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">Contact</h1>
          <p className="mt-6 text-lg text-ink-soft sm:text-xl">
            {`Ask anything. ${studio.name} is one person, so a person answers.`}
          </p>
          <p className="mt-4 text-lg">
            Or write to{" "}
            <a href={`mailto:${studio.email}`} className="break-words underline underline-offset-4">
              {studio.email}
            </a>
            .
          </p>
        </div>
        <form
          action="/api/v1.0/email/send-form"
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          onInvalidCapture={complain}
          className="grid gap-6 rounded-3xl border border-line bg-raised p-6 sm:p-10 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
        >
          {outcome && (
            <Alert tone={outcome === "sent" ? "good" : "bad"} onDismiss={dismiss}>
              {messages[outcome]}
            </Alert>
          )}
          <Field label="Name" name="name" autoComplete="name" required maxLength={contactLimits.name} />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={contactLimits.email}
          />
          <TextField label="Message" name="message" rows={4} required maxLength={contactLimits.message} />
          <Trap />
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" disabled={isSending}>
              {isSending ? "Sending..." : "Send"}
            </Button>
            <p role="status">{wasSent && messages.note}</p>
            {/* Where the server leads back to when the form was sent without scripts. */}
            <p id="sent" className="hidden target:block">
              {messages.note}
            </p>
          </div>
        </form>
        <LetterInFlight className="mx-auto w-full max-w-md md:mx-0" />
      </div>
    </Section>
  );
}

/** A field that people neither see nor reach; and the ids that the form carries when scripts are off. */
function Trap() {
  return (
    <div className="hidden">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="user_id" value="website" />
      <input type="hidden" name="service_id" value="studio" />
      <input type="hidden" name="template_id" value="contact" />
    </div>
  );
}

function useContactForm() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    setWasSent(false);
    if (!fields.name || !fields.email || !fields.message) return setOutcome("incomplete");
    setOutcome(undefined);
    setIsSending(true);
    try {
      await sendMessage(fields);
      form.reset();
      setOutcome("sent");
      setWasSent(true);
    } catch (error) {
      reportError(error);
      setOutcome("failed");
    } finally {
      setIsSending(false);
    }
  };

  /** An empty field gets our sentence instead of the browser's bubble; a malformed address keeps the bubble. */
  const complain = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || !field.validity.valueMissing) return;
    event.preventDefault();
    setWasSent(false);
    setOutcome("incomplete");
  };

  return { outcome, isSending, wasSent, submit, complain, dismiss: () => setOutcome(undefined) };
}

function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "").trim();
  return { name: read("name"), email: read("email"), message: read("message"), website: read("website") };
}
