import { CLASSES } from '../../solution/model/positions.ts';
import { type HeadingMixtures, keepHeadings, solveAims, stage } from '../../solution/turn/aims.ts';
import type { Workspace } from '../../solution/turn/backward.ts';
import { type HeldFire, settleFire } from '../../solution/turn/fire.ts';
import { AIMS } from '../../solution/turn/guesses.ts';

/** How both players of a pair of ships play a turn by a table; all lists are by class. */
export interface TurnPolicy {
  readonly aims: readonly Float64Array[];
  readonly theirAims: readonly Float64Array[];
  readonly headings: readonly HeadingMixtures[];
  /** By cell, where somebody holds fire. */
  readonly held: Map<number, HeldFire>;
  /** What the table takes the positions to be worth. */
  readonly worths: Float64Array;
}

export function emptyPolicy(): TurnPolicy {
  const lists = (length: number): Float64Array[] => CLASSES.map(() => new Float64Array(length));
  const headings = CLASSES.map(() => ({ mine: new Float64Array(AIMS ** 3), theirs: new Float64Array(AIMS ** 3) }));
  return {
    aims: lists(AIMS),
    theirAims: lists(AIMS),
    headings,
    held: new Map(),
    worths: new Float64Array(CLASSES.length),
  };
}

/** The mixtures that the solved bot plays one turn before `later`. */
export function policyBefore(
  { salvos, cells, guesses }: Workspace,
  later: Float64Array | null,
  into: TurnPolicy,
): void {
  settleFire(salvos, later, cells, into.held);
  for (let c = 0; c < CLASSES.length; c++) {
    keepHeadings(into.headings[c] ?? null);
    solveAims(c, salvos.turret > 0, salvos.theirTurret > 0, cells, guesses);
    into.aims[c]?.set(stage.aims);
    into.theirAims[c]?.set(stage.theirAims);
    into.worths[c] = stage.worth;
  }
  keepHeadings(null);
}
