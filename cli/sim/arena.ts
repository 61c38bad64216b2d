import { count, grid, percent } from '../terminal/grid.ts';
import { rounded } from './statistics.ts';

/** What two came to in so many matches, seated in this order. */
export interface Pairing {
  readonly seats: readonly string[];
  readonly matches: number;
  readonly wins: readonly number[];
  readonly draws: number;
}

export interface Rank {
  readonly player: string;
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** A win is 1, a draw a half, a loss nothing. */
  readonly score: number;
}

/** How each did over all pairings, the best first. */
export function standings(players: readonly string[], pairings: readonly Pairing[]): readonly Rank[] {
  return players
    .map((player) => {
      const own = pairings.filter(({ seats }) => seats.includes(player));
      const sum = (of: (pairing: Pairing) => number): number => own.reduce((total, each) => total + of(each), 0);
      const matches = sum((each) => each.matches);
      const wins = sum((each) => each.wins[each.seats.indexOf(player)] ?? 0);
      const draws = sum((each) => each.draws);
      const score = rounded((wins + draws / 2) / matches);
      return { player, matches, wins, draws, losses: matches - wins - draws, score };
    })
    .sort((a, b) => b.score - a.score);
}

export function standingsInWords(standing: readonly Rank[], pairings: readonly Pairing[]): string {
  const overall = grid(
    ['player', 'matches', 'wins', 'draws', 'losses', 'score'],
    standing.map(({ player, matches, wins, draws, losses, score }) => [
      player,
      ...[matches, wins, draws, losses].map(count),
      percent(score),
    ]),
  );
  const single = grid(
    ['first seat', 'second seat', 'first wins', 'draws', 'second wins'],
    pairings.map(({ seats: [first = '', second = ''], wins, draws }) => [
      first,
      second,
      count(wins[0] ?? 0),
      count(draws),
      count(wins[1] ?? 0),
    ]),
  );
  return `${overall}\n\n${single}`;
}
