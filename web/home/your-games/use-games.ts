import { useEffect } from 'preact/hooks';
import { lookForServer, serverIsThere } from '../../online/server/server.ts';
import type { GameEntry } from './game-entry.ts';
import { askServer, entries, refresh } from './listed.ts';

const REFRESH = 10_000;

export function useGames(): readonly GameEntry[] {
  const there = serverIsThere.value;
  useEffect(() => {
    lookForServer();
    refresh();
  }, []);
  useEffect(() => {
    if (!there) return undefined;
    askServer();
    const timer = setInterval(askServer, REFRESH);
    document.addEventListener('visibilitychange', askServer);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askServer);
    };
  }, [there]);
  return entries.value ?? [];
}
