import type { StoredMatch } from '../storage/matches/match-storage.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How far a match has come. Its first line says what is played, every other is a move. */
export function progressText({ lines }: Pick<StoredMatch, 'lines'>): string {
  return lines === 1 ? 'No moves yet' : `${counted(lines - 1, 'move')} so far`;
}

/** How a match ended, in a few words that fit any game. */
export function outcomeText({ players, result }: Pick<StoredMatch, 'players' | 'result'>): string {
  if (result === null) return 'Ended without a result';
  const turns = counted(result.turns, 'turn');
  const winners = players.filter((_, seat) => result.places[seat] === 1);
  if (players.length === 1) return `Over after ${turns}`;
  if (winners.length === players.length) return `Drawn after ${turns}`;
  return winners.length === 0 ? `Nobody won in ${turns}` : `${winners.join(' and ')} won in ${turns}`;
}
