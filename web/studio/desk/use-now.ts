import { useEffect, useState } from "react";

const everyMs = 20_000;

/** The moment, kept up with for as long as the screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
