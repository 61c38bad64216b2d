import type { Game } from '@starboard/games';
import { useEffect, useMemo } from 'preact/hooks';
import type { Room } from '../room/room.ts';
import { type Coach, openCoach } from './coach.ts';

/** The coach of a match; null in one without help, or in a game without hints. */
export function useCoach(room: Room, game: Game, match: string | null): Coach | null {
  const coach = useMemo(
    () => (match === null || game.coach === undefined ? null : openCoach({ room, game, match })),
    [room, game, match],
  );
  useEffect(() => () => coach?.close(), [coach]);
  return coach;
}
