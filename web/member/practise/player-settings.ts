import { useState } from "react";
import { keep, recall } from "../../storage.ts";

export type PlayerSettings = { isVoiceOn: boolean; volume: number };

const key = "player";
const usual: PlayerSettings = { isVoiceOn: true, volume: 0.8 };

/** How loud, and whether with a voice: as it was left in this browser. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState(read);
  const change = (changes: Partial<PlayerSettings>) =>
    setSettings((before) => {
      const next = { ...before, ...changes };
      keep("localStorage", key, JSON.stringify(next));
      return next;
    });
  return { settings, change };
}

function read(): PlayerSettings {
  try {
    const kept: Partial<PlayerSettings> | null = JSON.parse(recall("localStorage", key) ?? "null");
    const isVoiceOn = typeof kept?.isVoiceOn === "boolean" ? kept.isVoiceOn : usual.isVoiceOn;
    const isVolume = typeof kept?.volume === "number" && kept.volume >= 0 && kept.volume <= 1;
    return { isVoiceOn, volume: isVolume ? Number(kept.volume) : usual.volume };
  } catch {
    // Not ours: whatever wrote it there.
    return usual;
  }
}
