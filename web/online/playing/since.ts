import { effect } from '@preact/signals';
import { isShowing, leftToShow } from '../../room/playback/playback.ts';
import type { PlaybackPlayer } from '../../room/playback/player.ts';
import type { Room } from '../../room/room.ts';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { keepOnlineMatch } from '../../storage/online-matches.ts';
import { remembered } from '../afterwards/receipt.ts';

/** Fewer happenings than this are played back at once on return. */
const WORTH_TELLING = 3;

/** Events wait while nobody looks; a player who returns to many gets a summary first. */
export function holdWhileAway({ held, playback }: PlaybackPlayer): () => void {
  const look = (): void => {
    const away = document.hidden;
    held.value = away || (held.peek() && leftToShow(playback.peek()) >= WORTH_TELLING);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Whether enough has happened since the last visit for a summary before playback. */
export function missedMuch({ playback }: PlaybackPlayer, seenBefore: number | null): boolean {
  return seenBefore !== null && leftToShow(playback.peek()) >= WORTH_TELLING;
}

/** Remembers how far the player has seen, whenever everything has been shown to a visible page. */
export function rememberSeen(
  { table }: RemoteRunner,
  { player, picture }: Pick<Room, 'player' | 'picture'>,
): () => void {
  return effect(() => {
    const { value } = table;
    if (value === null || player.held.value || isShowing(player.playback.value) || document.hidden) return;
    const { number, phase, seats } = value;
    if (!seats.some(({ mine }) => mine)) return;
    const over = phase === 'over' || phase === 'closed';
    const players = picture.names.join(' against ');
    keepOnlineMatch({ ...remembered(value), players, over, seen: number });
  });
}

export interface Recap {
  readonly first: readonly string[];
  /** The number of lines left out. */
  readonly between: number;
  readonly last: readonly string[];
}

const FIRST = 2;
const LAST = 4;

/** The first and the last few lines. */
export function recapOf(lines: readonly string[]): Recap {
  if (lines.length <= FIRST + LAST + 1) return { first: lines, between: 0, last: [] };
  return { first: lines.slice(0, FIRST), between: lines.length - FIRST - LAST, last: lines.slice(-LAST) };
}
