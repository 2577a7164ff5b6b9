import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { preferences } from "../../contract/preferences.ts";
import type { Profile } from "../../contract/profile.ts";
import { Button } from "../components/button.tsx";
import { SelectField } from "../components/field.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { Panel, PanelForm } from "./panel.tsx";
import { saveProfile, useProfile } from "./profile.ts";
import { useMember } from "./use-member.ts";

export const meta = () => privatePageMeta("Preferences", "Your fitness level, yoga goal and diet.");

export default function Preferences() {
  const member = useMember();
  const { profile } = useProfile(member?.uid);
  // The dashboard leads back here until it has what it needs.
  const isSentBack = Boolean(useLocation().state?.isIncomplete);
  if (!member) return null;
  return (
    <Panel
      title="Preferences"
      intro="They shape your plans and what the assistant suggests. You can change them at any time."
    >
      {isSentBack && (
        <p role="status" className="mt-6 rounded-2xl border-2 border-clay px-5 py-4">
          Your dashboard opens once you have chosen a fitness level and a yoga goal.
        </p>
      )}
      <PreferencesForm key={member.uid} uid={member.uid} profile={profile ?? undefined} />
    </Panel>
  );
}

type Changes = Partial<Pick<Profile, (typeof preferences)[number]["field"]>>;

/** Usable before the stored values are there and without them: only what the member changed is saved. */
function PreferencesForm({ uid, profile }: { uid: string; profile: Profile | undefined }) {
  const [changes, setChanges] = useState<Changes>({});
  const [isSaving, setIsSaving] = useState(false);
  const navigate = useNavigate();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      await saveProfile(uid, changes);
      await navigate("/dashboard");
    } catch (error) {
      reportError(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <PanelForm onSubmit={save}>
      {preferences.map(({ field, label, options }) => (
        <SelectField
          key={field}
          label={label}
          name={field}
          options={withStored(options, profile?.[field])}
          value={changes[field] ?? profile?.[field] ?? ""}
          onChange={({ currentTarget }) => setChanges({ ...changes, [field]: currentTarget.value })}
        />
      ))}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? "Saving..." : "Save"}
      </Button>
    </PanelForm>
  );
}

/** The therapy page lets members write anything: what they wrote is offered beside the list, not dropped. */
function withStored(options: readonly string[], stored = ""): string[] {
  return !stored || options.includes(stored) ? [...options] : [...options, stored];
}
