import { effect } from '@preact/signals';
import { isShowing, leftToShow } from '../../room/playback/playback.ts';
import type { PlaybackPlayer } from '../../room/playback/player.ts';
import type { Room } from '../../room/room.ts';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { keepOnlineMatch } from '../../storage/online-matches.ts';
import { remembered } from '../afterwards/receipt.ts';

/** Less than this is shown at once when one comes back. */
const WORTH_TELLING = 3;

/** What happens while nobody looks waits; who comes back to more than a little is told first. */
export function holdWhileAway({ held, playback }: PlaybackPlayer): () => void {
  const look = (): void => {
    const away = document.hidden;
    held.value = away || (held.peek() && leftToShow(playback.peek()) >= WORTH_TELLING);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** On entering: whether so much has happened since one last looked that it should be told before it is shown. */
export function missedMuch({ playback }: PlaybackPlayer, seenBefore: number | null): boolean {
  return seenBefore !== null && leftToShow(playback.peek()) >= WORTH_TELLING;
}

/** Remembers how far one has seen, whenever all there is has been shown to somebody who looks. */
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
  /** How many lines are left out between. */
  readonly between: number;
  readonly last: readonly string[];
}

const FIRST = 2;
const LAST = 4;

/** The first and the last few lines of what happened. */
export function recapOf(lines: readonly string[]): Recap {
  if (lines.length <= FIRST + LAST + 1) return { first: lines, between: 0, last: [] };
  return { first: lines.slice(0, FIRST), between: lines.length - FIRST - LAST, last: lines.slice(-LAST) };
}
