import { systemsLeft } from '../../rules/01-ships/ships.ts';
import { rangeBetween } from '../../rules/05-combat/gunnery.ts';
import { type Board, type Fire, other, type Ship, shipAt } from '../../rules/model.ts';
import { chanceAfter, type FireOutlook, fireOn } from './fight.ts';
import { bearsOn } from './reach.ts';
import { salvoOutcomes } from './salvo-outcomes.ts';
import type { Style } from './style.ts';
import { type Unit, unitsOf } from './units.ts';

/** No more shots than this are looked at closely: those that should take most. */
const MOST_SHOTS = 9;

/**
 * What shots are worth: everything that the dice may show, each followed by the rest of the turn's fire with average
 * damage. Without foresight, only the shot itself counts.
 */
export function shotWorths(
  board: Board,
  ships: readonly Ship[],
  shots: readonly Fire[],
  foresees: boolean,
  style: Style,
): readonly { readonly shot: Fire; readonly worth: number }[] {
  const side = board.firing;
  const units = unitsOf(board, ships, side);
  const prospect = prospectOf(units);
  const worthOf = ({ ship: id, at }: Fire): number => {
    if (at === null) return 0;
    const [ship, target] = [shipAt(board, id), shipAt(board, at)];
    const [one, struck] = [ships.indexOf(ship), ships.indexOf(target)];
    let sum = 0;
    for (const outcome of salvoOutcomes(board, ship, target)) {
      const left = Float64Array.from(units, (unit) => unit.left);
      left[struck] = systemsLeft(outcome.ship);
      const fired = ships.map((each, i) => each.fired || i === one);
      const standing = { left, fired };
      if (foresees) fireOn(units, prospect, standing, other(side) === side);
      sum += outcome.chance * chanceAfter(units, NOTHING_NEXT, standing, 0.5, style);
    }
    return sum;
  };
  return promising(board, ships, units, shots).map((shot) => ({ shot, worth: worthOf(shot) }));
}

function promising(
  board: Board,
  ships: readonly Ship[],
  units: readonly Unit[],
  shots: readonly Fire[],
): readonly Fire[] {
  if (shots.length <= MOST_SHOTS) return shots;
  const takes = ({ ship: id, at }: Fire): number => {
    if (at === null) return 0;
    const [ship, target] = [shipAt(board, id), shipAt(board, at)];
    return units[ships.indexOf(ship)]?.hurts[ships.indexOf(target)]?.[rangeBetween(ship, target)] ?? 0;
  };
  const scored = shots.map((shot, i) => ({ shot, i, takes: takes(shot) }));
  scored.sort((a, b) => b.takes - a.takes || a.i - b.i);
  return scored.slice(0, MOST_SHOTS).map(({ shot }) => shot);
}

const NOTHING_NEXT: FireOutlook = { damage: new Float64Array(0), threat: new Float64Array(0) };

/** What everybody can do to everybody from where they are. */
function prospectOf(units: readonly Unit[]): FireOutlook {
  const damage = new Float64Array(units.length * units.length);
  for (const [i, { ship, salvo }] of units.entries()) {
    for (const [j, { ship: target }] of units.entries()) {
      if (bearsOn(ship, target)) damage[i * units.length + j] = salvo[j]?.[rangeBetween(ship, target)] ?? 0;
    }
  }
  return { damage, threat: NOTHING_NEXT.threat };
}
