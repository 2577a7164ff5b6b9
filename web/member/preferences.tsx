import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { preferences } from "../../contract/preferences.ts";
import type { Profile } from "../../contract/profile.ts";
import { Button } from "../components/button.tsx";
import { SelectField } from "../components/field.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { saveProfile, useProfile } from "./profile.ts";
import { useMember } from "./use-member.ts";

export const meta = () => privatePageMeta("Preferences", "Your fitness level, yoga goal and diet.");

export default function Preferences() {
  const member = useMember();
  const profile = useProfile(member?.uid);
  if (!member) return null;
  return (
    <Section className="py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl sm:text-5xl">Preferences</h1>
        <p className="mt-4 text-lg text-ink-soft">
          They shape your plans and what the assistant suggests. You can change them at any time.
        </p>
        {profile !== undefined && <PreferencesForm uid={member.uid} profile={profile} />}
      </div>
    </Section>
  );
}

function PreferencesForm({ uid, profile }: { uid: string; profile: Profile | null }) {
  const [isSaving, setIsSaving] = useState(false);
  const navigate = useNavigate();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsSaving(true);
    try {
      await saveProfile(
        uid,
        Object.fromEntries(preferences.map(({ field }) => [field, String(data.get(field))])),
      );
      await navigate("/dashboard");
    } catch (error) {
      reportError(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form onSubmit={save} className="mt-8 grid gap-6 rounded-3xl border border-line bg-raised p-6 sm:p-10">
      {preferences.map(({ field, label, options }) => (
        <SelectField
          key={field}
          label={label}
          name={field}
          options={withStored(options, profile?.[field])}
          defaultValue={profile?.[field] ?? ""}
        />
      ))}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}

/** The therapy page lets members write anything: what they wrote is offered beside the list, not dropped. */
function withStored(options: readonly string[], stored = ""): string[] {
  return !stored || options.includes(stored) ? [...options] : [...options, stored];
}
