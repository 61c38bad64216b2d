import type { Game } from '@starboard/games';
import type { Schema } from '@starboard/kernel';
import { count, grid } from '../terminal/grid.ts';
import { type LineUp, type Matrix, nameOf } from './matrix.ts';
import type { MatrixReport, PairingOutcome } from './matrix-report.ts';

const ALL = 'all';

/** The matrix as a grid: rows for the first seat's side, columns for the second's, and what each comes to. */
export function matrixInWords(game: Game, setup: Schema, { first, second }: Matrix, report: MatrixReport): string {
  const { matches, pairings, totals, seats, seed } = report;
  const across = second.length;
  const rows = first.flatMap((lineUp, i) =>
    row(nameOf(lineUp), [...pairings.slice(i * across, (i + 1) * across), ...totals.first.slice(i, i + 1)]),
  );
  return [
    `${game.title}: ${count(matches)} matches a pairing, ${count(totals.all.matches)} in all, seed ${seed}; seats: ${seats.join(', ')}`,
    '',
    `Down: ${titles(setup, first[0])} (seat 1). Across: ${titles(setup, second[0])} (seat 2).`,
    'Won by the side of seat 1, in % of the matches, ± half the 95 % confidence interval; draws below.',
    '',
    grid(['', ...second.map(nameOf), ALL], [...rows, ...row(ALL, [...totals.second, totals.all])]).trimEnd(),
  ].join('\n');
}

/** Three lines: wins, draws, and a gap. */
function row(name: string, outcomes: readonly PairingOutcome[]): string[][] {
  return [[name, ...outcomes.map(won)], ['', ...outcomes.map(drawn)], []];
}

function won({ firstWins: { share, confidence95 } }: PairingOutcome): string {
  const [low, high] = confidence95;
  return `${figure(share)} ± ${(50 * (high - low)).toFixed(1)}`;
}

const drawn = ({ draws }: PairingOutcome): string => `${figure(draws.share)} drawn`;
const figure = (share: number): string => (100 * share).toFixed(1).padStart(5);

function titles(setup: Schema, lineUp: LineUp = {}): string {
  return Object.keys(lineUp)
    .map((name) => setup.properties?.[name]?.title ?? name)
    .join(', ');
}
