import { afterLosses, chanceWith } from './strength.ts';
import type { Style } from './style.ts';
import { between, type Unit } from './units.ts';

/** A target that has yet to fire is worth more: what is destroyed now won't fire. */
const YET_TO_FIRE = 1.3;
/** How much of what might be destroyed next turn counts. */
const NEXT_TURN = 0.6;
const HARDLY = 1e-9;

/** How fire stands: what is left of each unit, and whether it has fired. */
export interface Standing {
  readonly left: Float64Array;
  readonly fired: boolean[];
}

/** For every unit on every other (at `one * units + other`): the systems its salvo destroys, the strength it may take next turn. */
export interface FireOutlook {
  readonly damage: Float64Array;
  readonly threat: Float64Array;
}

export const fresh = (units: readonly Unit[]): Standing => ({
  left: Float64Array.from(units, ({ left }) => left),
  fired: units.map(() => false),
});

/**
 * 5.1 The rest of a turn's fire, with average damage: the sides fire in turn, each time with the ship and at the target
 * that costs the enemy most.
 */
export function fireOn(
  units: readonly Unit[],
  { damage }: FireOutlook,
  { left, fired }: Standing,
  mineFirst: boolean,
): void {
  const count = units.length;
  for (let [mine, idle] = [mineFirst, 0]; idle < 2; mine = !mine) {
    let [most, shooter, struck] = [HARDLY, -1, -1];
    for (let i = 0; i < count; i++) {
      const unit = units[i];
      if (unit === undefined || unit.mine !== mine || fired[i]) continue;
      const force = between(unit.guns, left[i] ?? 0);
      if (force === 0) continue;
      for (let j = 0; j < count; j++) {
        const target = units[j];
        const [lost, now] = [force * (damage[i * count + j] ?? 0), left[j] ?? 0];
        if (target === undefined || lost === 0 || now <= 0) continue;
        const taken = between(target.strength, now) - between(target.strength, now - lost);
        const gain = fired[j] ? taken : taken * YET_TO_FIRE;
        if (gain > most) [most, shooter, struck] = [gain, i, j];
      }
    }
    const unit = units[shooter];
    idle = unit === undefined ? idle + 1 : 0;
    if (unit === undefined) continue;
    fired[shooter] = true;
    const lost = between(unit.guns, left[shooter] ?? 0) * (damage[shooter * count + struck] ?? 0);
    left[struck] = Math.max(0, (left[struck] ?? 0) - lost);
  }
}

/** The chance to win after a turn's fire, with what each side may do in the next turn: the more likely it is to move last in it, the more. */
export function chanceAfter(
  units: readonly Unit[],
  { threat }: FireOutlook,
  { left }: Standing,
  lastNext: number,
  style: Style,
): number {
  const count = units.length;
  let [mine, theirs, before] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const unit = units[i];
    if (unit === undefined) continue;
    const strength = between(unit.strength, left[i] ?? 0);
    let most = 0;
    for (let j = 0; j < count; j++) most = Math.max(most, threat[i * count + j] ?? 0);
    most *= NEXT_TURN * between(unit.guns, left[i] ?? 0);
    if (unit.mine) {
      mine += strength;
      before += between(unit.strength, unit.left);
      theirs -= lastNext * most;
    } else {
      theirs += strength;
      mine -= (1 - lastNext) * most;
    }
  }
  return chanceWith(Math.max(HARDLY, afterLosses(before, mine, style)), Math.max(HARDLY, theirs));
}
