/** A bell made by code: a few partials that fade. Silent where the browser has no sound, or will not give it. */
export type Stroke = "begin" | "change" | "end";

const notes: Record<Stroke, { pitch: number; at: number[] }> = {
  begin: { pitch: 528, at: [0] },
  change: { pitch: 396, at: [0] },
  end: { pitch: 396, at: [0, 1.6, 3.2] },
};
/** How high above the note, how loud, and how long. */
const partials = [
  [1, 0.5, 3.2],
  [2.01, 0.25, 2.1],
  [2.99, 0.12, 1.3],
  [4.21, 0.06, 0.8],
] as const;

export type Bell = { ring(stroke: Stroke, volume: number): void; close(): void };

/** Call it in answer to a press: browsers lend their sound to nothing else. */
export function openBell(): Bell {
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    void context.resume().catch(() => {});
  } catch {
    // Without sound, the screen still says what comes.
  }
  return {
    ring(stroke, volume) {
      if (!context || volume === 0) return;
      try {
        // A browser that was in the background may have put it to sleep.
        if (context.state !== "running") void context.resume().catch(() => {});
        const { pitch, at } = notes[stroke];
        for (const delay of at) strike(context, pitch, context.currentTime + delay, volume);
      } catch {
        // As above.
      }
    },
    close() {
      void context?.close().catch(() => {});
    },
  };
}

function strike(context: AudioContext, pitch: number, when: number, volume: number): void {
  for (const [ratio, loudness, seconds] of partials) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch * ratio;
    gain.gain.setValueAtTime(0.0001, when);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, loudness * volume * 0.5), when + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(when);
    tone.stop(when + seconds);
  }
}
