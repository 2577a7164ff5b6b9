import { type FormEvent, useEffect, useRef, useState } from "react";
import { studio } from "#content/studio.ts";
import { contactLimits, ownContactSettings } from "../../contract/contact-form.ts";
import { Alert } from "../components/alert.tsx";
import { Button } from "../components/button.tsx";
import { CharactersLeft, Field, TextField } from "../components/field.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { draftKey, keep, recall } from "../storage.ts";
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

export default function Contact() {
  const { outcome, missing, isSending, submit, complain, dismiss, form, message, note } = useContactForm();
  const fieldProps = (name: string) => ({
    name,
    required: true,
    readOnly: isSending,
    ...(missing === name && { "aria-invalid": true }),
  });
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
          {studio.address && <address className="mt-4 text-lg not-italic">{studio.address}</address>}
        </div>
        <form
          action="/api/v1.0/email/send-form"
          method="post"
          encType="multipart/form-data"
          ref={form}
          onSubmit={submit}
          onInput={note}
          onInvalidCapture={complain}
          className="grid gap-6 rounded-3xl border border-line bg-raised p-6 sm:p-10 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
        >
          <Field label="Name" {...fieldProps("name")} autoComplete="name" maxLength={contactLimits.name} />
          <Field
            label="Email"
            {...fieldProps("email")}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
          />
          <div className="grid gap-1.5">
            <TextField
              label="Message"
              {...fieldProps("message")}
              rows={4}
              maxLength={contactLimits.message}
            />
            <CharactersLeft text={message} most={contactLimits.message} />
          </div>
          <UnseenFields />
          {outcome && (
            <Alert key={outcome.attempt} tone={outcome.kind === "sent" ? "good" : "bad"} onDismiss={dismiss}>
              {messages[outcome.kind]}
            </Alert>
          )}
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" disabled={isSending}>
              {isSending ? "Sending..." : "Send"}
            </Button>
            <p role="status">{outcome?.kind === "sent" && messages.note}</p>
          </div>
          <UnscriptedOutcome />
        </form>
        <LetterInFlight className="mx-auto w-full max-w-md md:mx-0" />
      </div>
    </Section>
  );
}

/** The ids that the form carries when it is sent without scripts, and a field that only robots fill in. */
function UnseenFields() {
  const { userId, serviceId, templateId } = ownContactSettings;
  return (
    <div className="hidden">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="user_id" value={userId} />
      <input type="hidden" name="service_id" value={serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
    </div>
  );
}

/** Where the server leads back to after a form sent without scripts; with scripts, the form says it itself. */
function UnscriptedOutcome() {
  if (useIsHydrated()) return null;
  return (
    <>
      <p id="sent" className="hidden target:block">
        {messages.note}
      </p>
      <p id="failed" className="hidden target:block">
        {messages.failed}
      </p>
    </>
  );
}

type Outcome = { kind: "incomplete" | "failed" | "sent"; attempt: number };

function useContactForm() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [missing, setMissing] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { form, message, note, forget } = useFormDraft();
  const settle = (kind: Outcome["kind"]) =>
    setOutcome((previous) => ({ kind, attempt: (previous?.attempt ?? 0) + 1 }));

  useEffect(() => {
    const { hash, pathname } = location;
    if (hash !== "#sent" && hash !== "#failed") return;
    setOutcome({ kind: hash === "#sent" ? "sent" : "failed", attempt: 1 });
    history.replaceState(history.state, "", pathname);
  }, []);

  const refuse = (field: HTMLElement & { name: string }) => {
    setMissing(field.name);
    settle("incomplete");
    field.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const empty = textFieldsOf(sent).find((field) => field.required && !field.value.trim());
    if (empty) return refuse(empty);
    setMissing(undefined);
    setOutcome(undefined);
    setIsSending(true);
    try {
      await sendMessage(readFields(sent));
      sent.reset();
      forget();
      settle("sent");
    } catch (error) {
      reportError(error);
      settle("failed");
    } finally {
      setIsSending(false);
    }
  };

  /** An empty field gets our sentence instead of the browser's bubble; a malformed address keeps the bubble. */
  const complain = (event: FormEvent<HTMLFormElement>) => {
    const fields = textFieldsOf(event.currentTarget);
    const field = fields.find((each) => each === event.target);
    if (!field?.validity.valueMissing) return;
    event.preventDefault();
    // The browser tells of each empty field in turn; the first one is where to begin.
    if (field === fields.find((each) => each.validity.valueMissing)) refuse(field);
  };

  const dismiss = () => setOutcome(undefined);
  return { outcome, missing, isSending, submit, complain, dismiss, form, message, note };
}

const draftName = draftKey("message to the studio", "");
const draftFields = ["name", "email", "message"] as const;

/** Keeps what is being written for this tab until it was sent, so that a reload costs nobody their words. */
function useFormDraft() {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState("");
  useEffect(() => {
    const kept = new URLSearchParams(recall("sessionStorage", draftName));
    for (const field of form.current ? textFieldsOf(form.current) : []) {
      const text = kept.get(field.name);
      // Whoever was quicker than the scripts has the last word.
      if (text && !field.value && draftFields.some((name) => name === field.name)) field.value = text;
      if (field.name === "message") setMessage(field.value);
    }
  }, []);
  return {
    form,
    message,
    note(event: FormEvent<HTMLFormElement>) {
      const typed = readFields(event.currentTarget);
      setMessage(typed.message);
      const draft = draftFields.filter((name) => typed[name]).map((name) => [name, typed[name]]);
      keep("sessionStorage", draftName, String(new URLSearchParams(draft)));
    },
    forget() {
      setMessage("");
      keep("sessionStorage", draftName, "");
    },
  };
}

function textFieldsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
}

function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "").trim();
  return { name: read("name"), email: read("email"), message: read("message"), website: read("website") };
}
