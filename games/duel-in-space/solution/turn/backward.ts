import { CLASSES } from '../model/positions.ts';
import { solveAims, stage } from './aims.ts';
import { CELLS, settleFire } from './fire.ts';
import { emptyGuesses, type Guesses } from './guesses.ts';
import { emptySalvos, type Salvos } from './salvos.ts';

/** 10.7 */
export const QUIET_LIMIT = 100;
/** A backward step that changes no value by more than this ends the steps; the bound counts those left out. */
export const STILL = 1e-14;
/** Rounding of one turn besides the sums over ships: mixtures, salvos and certificates. */
export const ROUNDING = 4e-15;

/** What the turns of one pair of ships need. */
export interface Workspace {
  readonly salvos: Salvos;
  readonly cells: Float64Array;
  /** By class: what a turn without a hit leads to, if the pair of ships stays the same. */
  readonly later: Float64Array;
  readonly guesses: Guesses;
  /** How many backward steps over quiet turns were taken. */
  steps: number;
  /** Whether the first ship aims only where it sees the enemy. */
  handicap: boolean;
}

export function workspace(): Workspace {
  const later = new Float64Array(CLASSES.length);
  return {
    salvos: emptySalvos(),
    cells: new Float64Array(CELLS),
    later,
    guesses: emptyGuesses(),
    steps: 0,
    handicap: false,
  };
}

/** Every class of positions, one turn before `after`. Returns the largest gap. */
export function solveTurn(
  { salvos, cells, guesses, handicap }: Workspace,
  after: Float64Array | null,
  into: Float64Array,
): number {
  const fireGap = settleFire(salvos, after, cells);
  const aims = salvos.turret > 0;
  const theyAim = salvos.theirTurret > 0;
  let gap = 0;
  for (let each = 0; each < CLASSES.length; each++) {
    solveAims(each, aims, theyAim, cells, guesses, handicap);
    if (stage.gap > gap) gap = stage.gap;
    into[each] = stage.worth;
  }
  return fireGap + gap;
}

/**
 * 7.5 From the draw after the last quiet turn back to the turn after this number of quiet ones. Returns the error of
 * all steps together.
 */
export function stepBack(space: Workspace, quiet: number, into: Float64Array, still = STILL): number {
  const { later } = space;
  later.fill(0);
  let error = 0;
  for (let left = QUIET_LIMIT - 1; left >= quiet; left--) {
    const gap = solveTurn(space, later, into) + ROUNDING;
    space.steps++;
    error += gap;
    let change = 0;
    for (let i = 0; i < later.length; i++) {
      change = Math.max(change, Math.abs((into[i] ?? 0) - (later[i] ?? 0)));
      later[i] = into[i] ?? 0;
    }
    if (change <= still) return error + left * (change + gap);
  }
  return error;
}
