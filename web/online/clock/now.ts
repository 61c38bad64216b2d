import { useEffect, useState } from 'preact/hooks';

const TICK = 250;

/** The time, in milliseconds since 1970; it goes on while it is `needed`. */
export function useNow(needed: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!needed) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}
