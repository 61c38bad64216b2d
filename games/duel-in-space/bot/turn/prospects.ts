import { logistic } from '@starboard/kernel';
import { SHOTS } from '../../solution/turn/chances.ts';
import { certainPart, type HitOutcomes } from '../../solution/turn/outcomes.ts';
import { valueModel } from '../value.ts';
import type { Lives, Survivors } from './lives.ts';

/** What each number of hits on both leads to if the ships fly on: the worth of the ships, and the chance that both do. */
export interface Prospects {
  /** By hits given and taken, every six. */
  readonly worth: Float64Array;
  readonly flyOn: Float64Array;
}

const HARDLY = 0.001;

export function prospectsOf(my: Lives, their: Lives, into: HitOutcomes): Prospects {
  const worth = new Float64Array(SHOTS * SHOTS);
  const flyOn = new Float64Array(SHOTS * SHOTS);
  for (let given = 0; given < SHOTS; given++) {
    for (let taken = 0; taken < SHOTS; taken++) {
      certainPart({ ...my, ships: [], chances: [] }, taken, { ...their, ships: [], chances: [] }, given, into);
      const at = given * SHOTS + taken;
      for (const mine of my.survivors[taken] ?? []) {
        for (const theirs of their.survivors[given] ?? []) {
          const chance = mine.chance * theirs.chance;
          worth[at] = (worth[at] ?? 0) + chance * balance(mine, theirs);
          flyOn[at] = (flyOn[at] ?? 0) + chance;
        }
      }
    }
  }
  return { worth, flyOn };
}

/** From -1 to 1: who can expect to outlive the other, calibrated as a chance to win. */
function balance(mine: Survivors, theirs: Survivors): number {
  const [ours, others] = [staying(mine, theirs), staying(theirs, mine)];
  const ahead = (ours - others) / (ours + others);
  const cubed = ahead * ahead * ahead;
  const [linear = 0, third = 0, ninth = 0] = valueModel.weights;
  return 2 * logistic(linear * ahead + third * cubed + ninth * cubed * cubed * cubed) - 1;
}

function staying(ship: Survivors, enemy: Survivors): number {
  const turns = 1 / (enemy.hits / ship.toughness + ship.failing + HARDLY);
  return turns * Math.sqrt(turns);
}
