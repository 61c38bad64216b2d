import type { Names, Result } from '@starboard/kernel';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How far a match has come. Its first line says what is played, every other is a move. */
export function progressText(lines: number): string {
  return lines === 1 ? 'no moves yet' : counted(lines - 1, 'move');
}

/** How a match ended, in a few words that fit any game; told to the seat of the one who looks, where there is one. */
export function outcomeText(players: Names, result: Result | null, mine: number | null): string {
  if (result === null) return 'Ended without a result';
  const turns = counted(result.turns, 'turn');
  const winners = players.filter((_, seat) => result.places[seat] === 1);
  if (players.length === 1) return `Over after ${turns}`;
  if (winners.length === players.length) return `Draw after ${turns}`;
  if (mine !== null) return result.places[mine] === 1 ? `You won in ${turns}` : `You lost after ${turns}`;
  return winners.length === 0 ? `Nobody won in ${turns}` : `${winners.join(' and ')} won in ${turns}`;
}
