import type { Condition } from '../model/hits.ts';
import { CLASSES, classOf, type Position } from '../model/positions.ts';
import { isInOrder } from '../table/layout.ts';
import { QUIET_LIMIT, stepBack, type Workspace, workspace } from '../turn/backward.ts';
import { settleFire } from '../turn/fire.ts';
import { forget } from '../turn/guesses.ts';
import { emptyOutcomes, type HitOutcomes } from '../turn/outcomes.ts';
import { weighSalvos } from '../turn/salvos.ts';
import type { Worths } from './worths.ts';

/** Two ships at the beginning of a turn, and the turns without a hit before it. */
export interface DuelSituation {
  readonly position: Position;
  readonly mine: Condition;
  readonly theirs: Condition;
  readonly quiet: number;
}

/** A turn that is ready to be asked about. */
export interface PreparedTurn {
  /** The situation in the order of the table: both players ask about the same games. */
  readonly situation: DuelSituation;
  /** Whether the table has the ships in the other order. */
  readonly swapped: boolean;
  readonly space: Workspace;
  readonly outcomes: HitOutcomes;
}

const space = workspace();
const outcomes = emptyOutcomes();
const values = new Float64Array(CLASSES.length);
let prepared: { readonly worths: Worths; readonly key: string } | null = null;

/** Weighs the salvos of the pair, and solves what is left of its quiet turns; a turn asks for it several times. */
export function prepare(worths: Worths, asked: DuelSituation): PreparedTurn {
  const { fleet } = worths;
  const [my, their] = [fleet.numberOf(asked.mine), fleet.numberOf(asked.theirs)];
  if (my === undefined || their === undefined) throw new Error('no stock ship can be in this condition');
  const swapped = !isInOrder(fleet, my, their);
  const situation = swapped ? fromTheOtherSide(asked) : asked;
  const { mine, theirs, quiet } = situation;
  const turn = { situation, swapped, space, outcomes };
  const stays = mine.air === null && theirs.air === null;
  const key = `${my} ${their} ${stays ? quiet : 0}`;
  if (prepared?.worths === worths && prepared.key === key) return turn;
  prepared = null;
  const [first, second] = swapped ? [their, my] : [my, their];
  worths.addUp(first, second, stays, outcomes);
  weighSalvos(mine, theirs, outcomes, space.salvos);
  forget(space.guesses);
  space.later.fill(0);
  if (stays && worths.unchanged !== undefined) worths.unchanged(first, second, space.later);
  else if (stays && quiet + 1 < QUIET_LIMIT) stepBack(space, quiet + 1, values, worths.still);
  settleFire(space.salvos, stays ? space.later : null, space.cells);
  prepared = { worths, key };
  return turn;
}

function fromTheOtherSide({ position, mine, theirs, quiet }: DuelSituation): DuelSituation {
  return { position: turnedRound(position), mine: theirs, theirs: mine, quiet };
}

/** The same position as the enemy sees it. */
export function turnedRound(position: Position): Position {
  return { ...position, port: position.view, view: position.port };
}

/** Whether the position is the mirror image of the one that its class is solved for. */
export function isMirrored(position: Position): boolean {
  const solved = CLASSES[classOf(position)];
  return solved?.port !== position.port || solved.view !== position.view;
}
