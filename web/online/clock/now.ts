import { useEffect, useState } from 'preact/hooks';

const TICK = 250;

/** In milliseconds since 1970; runs only while `needed`. */
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
