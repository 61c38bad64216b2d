import { bearing, damageAt, rangeBetween, toHit } from '../../rules/05-combat/gunnery.ts';
import { weaponsInOrder } from '../../rules/05-combat/salvo.ts';
import { hurt } from '../../rules/06-damage.ts';
import type { Board, Ship } from '../../rules/model.ts';

/** How a ship may come out of fire, and how likely that is. */
export interface Outcome {
  readonly ship: Ship;
  readonly chance: number;
}

const FACES = 10;

/** Everything that a salvo may do to a target, by 8.6 shot after shot; without `counts`, all that bears is fired. */
export function salvoOutcomes(
  board: Board,
  ship: Ship,
  target: Ship,
  counts: readonly number[] = bearing(board, ship, target),
): readonly Outcome[] {
  const range = rangeBetween(ship, target);
  let outcomes: readonly Outcome[] = [{ ship: target, chance: 1 }];
  for (const weapon of weaponsInOrder(ship, counts)) {
    const after = new Map<string, { ship: Ship; chance: number }>();
    const add = (struck: Ship, chance: number): void => {
      const key = conditionOf(struck);
      const same = after.get(key);
      if (same === undefined) after.set(key, { ship: struck, chance });
      else same.chance += chance;
    };
    for (const outcome of outcomes) {
      if (outcome.ship.fate !== 'fighting') {
        add(outcome.ship, outcome.chance);
        continue;
      }
      const hits = Math.min(FACES, toHit(board, weapon, range, outcome.ship)) / FACES;
      const struck = { ...outcome.ship, working: outcome.ship.working.slice() };
      hurt({ ...board, ships: [struck] }, 0, weapon, damageAt(board, weapon, range, outcome.ship), undefined);
      if (hits > 0) add(struck, outcome.chance * hits);
      if (hits < 1) add(outcome.ship, outcome.chance * (1 - hits));
    }
    outcomes = [...after.values()];
  }
  return outcomes;
}

/** Which systems work: two ships of a design are alike if this is. */
function conditionOf({ working }: Pick<Ship, 'working'>): string {
  let text = '';
  for (const works of working) text += works ? '1' : '0';
  return text;
}
