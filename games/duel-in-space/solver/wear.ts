import type { Fleet } from '../solution/model/ships.ts';

/** How often a ship is hit in a turn, roughly: it only says which conditions matter. */
const HITS_A_TURN = [0.45, 0.28, 0.15, 0.08, 0.03, 0.01];
const TURNS = 40;

/** By turn and ship: the chance that a ship that began whole still flies and is in this condition. */
export function wearByTurn({ conditions, hits }: Fleet): readonly Float64Array[] {
  const turns: Float64Array[] = [];
  let now = new Float64Array(conditions.length);
  now[0] = 1;
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push(now);
    const next = new Float64Array(now.length);
    for (let ship = 0; ship < now.length; ship++) {
      const here = now[ship] ?? 0;
      if (here === 0) continue;
      for (const [count, share] of HITS_A_TURN.entries()) {
        const to = hits[ship]?.ships[count] ?? [];
        for (const [i, other] of to.entries()) {
          next[other] = (next[other] ?? 0) + here * share * (hits[ship]?.chances[count]?.[i] ?? 0);
        }
      }
    }
    now = next;
  }
  return turns;
}
