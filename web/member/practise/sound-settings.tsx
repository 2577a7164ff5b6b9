import type { PlayerSettings } from "./player-settings.ts";
import { useHasVoice } from "./voice.ts";

/** How loud the bell and the voice are, and whether there is a voice, where the browser has one. */
export function SoundSettings({
  settings: { isVoiceOn, volume },
  onChange,
}: {
  settings: PlayerSettings;
  onChange: (changes: Partial<PlayerSettings>) => void;
}) {
  const hasVoice = useHasVoice();
  return (
    <span className="flex items-center gap-4 text-sm">
      {hasVoice && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isVoiceOn}
            onChange={({ currentTarget }) => onChange({ isVoiceOn: currentTarget.checked })}
            className="size-5 accent-green"
          />
          Voice
        </label>
      )}
      <label className="flex min-h-11 items-center gap-2">
        Volume
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          onChange={({ currentTarget }) => onChange({ volume: Number(currentTarget.value) })}
          className="w-24 accent-green"
        />
      </label>
    </span>
  );
}
