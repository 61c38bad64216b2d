import { canonical } from '@starboard/kernel';
import type { Cell, LineUp, Matrix } from './matrix.ts';
import { type Share, shareOf } from './share.ts';
import type { Simulation } from './simulation.ts';
import { addTo, emptyTally, type MatchTally } from './tally.ts';

/** Which line-up beats which: nothing in it depends on the machine or the hour. */
export interface MatrixReport {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  readonly seats: readonly string[];
  /** What all pairings have in common. */
  readonly setup: object;
  /** Matches in each pairing. */
  readonly matches: number;
  /** Row by row: the first seat's side gives the rows. */
  readonly pairings: readonly PairingOutcome[];
  /** Each line-up against all of the other side's, and all against all. */
  readonly totals: {
    readonly first: readonly PairingOutcome[];
    readonly second: readonly PairingOutcome[];
    readonly all: PairingOutcome;
  };
}

export interface PairingOutcome {
  /** The settings that make it this pairing. */
  readonly setup: LineUp;
  readonly matches: number;
  /** Won by the side of the first seat, and by that of the second. */
  readonly firstWins: Share;
  readonly secondWins: Share;
  readonly draws: Share;
}

/** A cell and what its matches came to. */
type Played = Cell & { readonly tally: MatchTally };

export function reportOnMatrix(
  { game, seats, setup, seed }: Simulation,
  rules: number,
  matches: number,
  { first, second }: Matrix,
  cells: readonly Played[],
): MatrixReport {
  const total = (lineUp: LineUp, among: (cell: Played) => boolean): PairingOutcome =>
    outcome(lineUp, sum(cells.filter(among)));
  return {
    game,
    rules,
    seed,
    seats,
    setup: inCommon(setup, { ...first[0], ...second[0] }),
    matches,
    pairings: cells.map((cell) => outcome({ ...cell.first, ...cell.second }, cell.tally)),
    totals: {
      first: first.map((lineUp) => total(lineUp, (cell) => cell.first === lineUp)),
      second: second.map((lineUp) => total(lineUp, (cell) => cell.second === lineUp)),
      all: total({}, () => true),
    },
  };
}

function outcome(setup: LineUp, { matches, wins: [first = 0, second = 0], draws }: MatchTally): PairingOutcome {
  return {
    setup,
    matches,
    firstWins: shareOf(first, matches),
    secondWins: shareOf(second, matches),
    draws: shareOf(draws, matches),
  };
}

function sum(cells: readonly Played[]): MatchTally {
  const whole = emptyTally(0);
  for (const { tally } of cells) addTo(whole, tally);
  return whole;
}

function inCommon(setup: object, varied: LineUp): object {
  const common = Object.entries(setup).filter(([setting]) => !Object.hasOwn(varied, setting));
  return JSON.parse(canonical(Object.fromEntries(common)));
}
