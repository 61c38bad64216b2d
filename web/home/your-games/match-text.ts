import { type Names, type Result, verdictFor } from '@starboard/kernel';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The first line describes the match; every other line is a move. */
export function progressText(lines: number): string {
  return lines === 1 ? 'no moves yet' : counted(lines - 1, 'move');
}

/** In a few words that fit any game; addressed to the viewer's seat, if there is one. */
export function outcomeText(players: Names, result: Result | null, mine: number | null): string {
  if (result === null) return 'Ended without a result';
  const turns = counted(result.turns, 'turn');
  const winners = players.filter((_, seat) => result.places[seat] === 1);
  if (players.length === 1) return `Over after ${turns}`;
  if (winners.length === players.length) return `Draw after ${turns}`;
  if (mine !== null) {
    const verdict = verdictFor(result.places, mine);
    return `${verdict} ${verdict === 'You won' ? 'in' : 'after'} ${turns}`;
  }
  return winners.length === 0 ? `Nobody won in ${turns}` : `${winners.join(' and ')} won in ${turns}`;
}
