import { type FormEvent, useRef, useState } from "react";
import { preferences } from "../../../contract/preferences.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { CharactersLeft, Field } from "../../components/field.tsx";
import { focusHere } from "../../components/focus-here.ts";
import { saveProfile } from "../profile.ts";

export type PreferenceValues = Record<(typeof preferences)[number]["field"], string>;

const saved = "Preferences updated successfully!";
const longest = 200;

/** The member's three preferences: to read, and on request to change in their own words. */
export function PreferencesCard({
  uid,
  values,
  onSaved,
}: {
  uid: string;
  values: PreferenceValues;
  onSaved: (values: PreferenceValues) => void;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const hasEdited = useRef(false);
  const edit = () => {
    hasEdited.current = true;
    setIsSaved(false);
    setIsEditing(true);
  };
  const keep = (next: PreferenceValues) => {
    onSaved(next);
    setIsEditing(false);
    setIsSaved(true);
  };
  return (
    <Card className="print:hidden">
      <h2 className="text-2xl">Your preferences</h2>
      {isEditing ? (
        <PreferencesForm uid={uid} values={values} onSaved={keep} onCancel={() => setIsEditing(false)} />
      ) : (
        <>
          <dl className="mt-4 grid gap-1">
            {preferences.map(({ field, label }) => (
              <div key={field} className="wrap-anywhere">
                <dt className="inline font-semibold">{`${label}: `}</dt>
                <dd className="inline">{values[field] || "Not set"}</dd>
              </div>
            ))}
          </dl>
          <Button
            look="outline"
            onClick={edit}
            ref={hasEdited.current ? focusHere : undefined}
            className="mt-5"
          >
            Edit Preferences
          </Button>
        </>
      )}
      {isSaved && (
        <div className="mt-5">
          <Alert tone="good" onDismiss={() => setIsSaved(false)}>
            {saved}
          </Alert>
        </div>
      )}
    </Card>
  );
}

function PreferencesForm({
  uid,
  values,
  onSaved,
  onCancel,
}: {
  uid: string;
  values: PreferenceValues;
  onSaved: (values: PreferenceValues) => void;
  onCancel: () => void;
}) {
  const [changes, setChanges] = useState<Partial<PreferenceValues>>({});
  // What was not touched here may have been changed in another tab meanwhile.
  const typed = { ...values, ...changes };
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      await saveProfile(uid, typed);
      onSaved(typed);
    } catch (error) {
      reportError(error);
      setIsSaving(false);
    }
  };
  return (
    <form onSubmit={save} className="mt-4 grid gap-4">
      {preferences.map(({ field, label }, index) => (
        <div key={field} className="grid gap-1.5">
          <Field
            ref={index === 0 ? focusHere : undefined}
            label={label}
            name={field}
            maxLength={longest}
            value={typed[field]}
            onChange={({ currentTarget }) => setChanges({ ...changes, [field]: currentTarget.value })}
          />
          <CharactersLeft text={typed[field]} most={longest} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSaving}>
          Save Preferences
        </Button>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
