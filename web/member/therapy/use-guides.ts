import { useEffect, useState } from "react";
import type { Guide } from "../../../contract/assistant.ts";
import { checkSession } from "../../session.ts";

/** The member's earlier guides, the latest first; read again on request. */
export function useGuides(uid: string | undefined) {
  const [guides, setGuides] = useState<Guide[]>([]);
  const [readings, setReadings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another reading is asked for by counting up.
  useEffect(() => {
    if (!uid) return;
    const gone = new AbortController();
    loadGuides(gone.signal)
      .then(setGuides)
      .catch((error) => gone.signal.aborted || reportError(error));
    return () => gone.abort();
  }, [uid, readings]);
  const remove = async ({ id }: Guide) => {
    const response = await fetch(`/api/guides/${id}`, { method: "DELETE" });
    if (response.status === 401) await checkSession();
    // Deleted elsewhere is deleted.
    if (!response.ok && response.status !== 404)
      throw new Error(`Deleting answered with status ${response.status}.`);
    setGuides((kept) => kept.filter((each) => each.id !== id));
  };
  return { guides, reread: () => setReadings((count) => count + 1), remove };
}

async function loadGuides(signal: AbortSignal): Promise<Guide[]> {
  const response = await fetch("/api/guides", { signal });
  if (response.status === 401) await checkSession();
  if (!response.ok) throw new Error(`The guides answered with status ${response.status}.`);
  return response.json();
}
