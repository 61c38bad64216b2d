import type { Fleet } from '../../solution/model/ships.ts';
import { wearByTurn } from '../wear.ts';

/** How many turns of a duel two ships spend in these conditions, roughly. */
export type Reach = (mine: number, theirs: number) => number;

export function reachOf(fleet: Fleet): Reach {
  const turns = wearByTurn(fleet);
  return (mine, theirs) => {
    let sum = 0;
    for (const now of turns) sum += (now[mine] ?? 0) * (now[theirs] ?? 0);
    return sum;
  };
}
