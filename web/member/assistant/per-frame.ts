/** Shows only the latest of what comes within one frame: nobody sees more, and the page stays smooth. */
export function perFrame<T>(show: (latest: T) => void): ((next: T) => void) & { stop(): void } {
  let frame = 0;
  let latest: T;
  const take = (next: T) => {
    latest = next;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show(latest);
    });
  };
  return Object.assign(take, { stop: () => cancelAnimationFrame(frame) });
}
