import type { Game } from '@starboard/games';
import { count, grid } from '../terminal/grid.ts';
import { type Share, shareOf } from './share.ts';
import type { Simulation } from './simulation.ts';
import type { MatchTally } from './tally.ts';
import type { Varied, VariedCell } from './varied.ts';

/** What varying came to: nothing in it depends on the machine or the hour. */
export interface VariedReport {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  /** Matches for each. */
  readonly matches: number;
  readonly cells: readonly VariedOutcome[];
}

interface VariedOutcome {
  readonly values: { readonly [key: string]: string };
  readonly seats: readonly string[];
  /** Won by the first seat and whoever wins with it, and nobody's. */
  readonly firstWins: Share;
  readonly draws: Share;
}

export function reportOnVaried(
  { game, seed }: Simulation,
  rules: number,
  matches: number,
  { down, across }: Varied,
  cells: readonly (VariedCell & { readonly tally: MatchTally })[],
): VariedReport {
  return {
    game,
    rules,
    seed,
    matches,
    cells: cells.map((cell) => ({
      values: { [down.key]: cell.down, ...(across !== null && cell.across !== null && { [across.key]: cell.across }) },
      seats: cell.wanted.seats,
      firstWins: shareOf(cell.tally.wins[0] ?? 0, matches),
      draws: shareOf(cell.tally.draws, matches),
    })),
  };
}

/** A grid: what varies down gives the rows. */
export function variedInWords(
  game: Game,
  { down, across }: Varied,
  { matches, seed, cells }: VariedReport,
  sides: readonly string[] | undefined,
): string {
  const wide = across?.values.length ?? 1;
  const rows = down.values.map((value, i) => [value, ...cells.slice(i * wide, (i + 1) * wide).map(outcome)]);
  const head =
    across === null ? [down.key, 'won'] : [down.key, ...across.values.map((value) => `${across.key} ${value}`)];
  const drawn = cells.some(({ draws }) => draws.count > 0) ? ', and drawn' : '';
  return [
    `${game.title}: ${count(matches)} matches each, ${count(matches * cells.length)} in all, seed ${seed}`,
    `Won by ${sides?.[0] ?? 'seat 1'}, in % of the matches, ± half the 95 % confidence interval${drawn}.`,
    '',
    grid(head, rows),
  ].join('\n');
}

function outcome({ firstWins: { share, confidence95 }, draws }: VariedOutcome): string {
  const [low, high] = confidence95;
  const drawn = draws.count === 0 ? '' : `, ${(100 * draws.share).toFixed(1)} drawn`;
  return `${(100 * share).toFixed(1).padStart(5)} ± ${(50 * (high - low)).toFixed(1)}${drawn}`;
}
