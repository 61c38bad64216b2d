import { countOf } from '../../rules/01-ships/ships.ts';
import { WITHOUT_SENSORS } from '../../rules/05-combat/gunnery.ts';
import { CHARTS, type ChartName } from '../../rules/data/charts.ts';
import { WEAPONS, type Weapon } from '../../rules/data/systems.ts';
import type { Design } from '../../rules/model.ts';

/** What the weapons of a design can do by the chart, without a particular target. */

interface Battery {
  readonly weapon: Weapon;
  readonly count: number;
  /** 5.8 The farthest range at which it may fire. */
  readonly reach: number;
  /** The best number to hit, and its ranges. */
  readonly toHit: number;
  readonly from: number;
  readonly to: number;
}

export function batteriesOf(design: Design, chart: ChartName): readonly Battery[] {
  return WEAPONS.flatMap((weapon) => {
    const count = countOf(design.systems, weapon);
    if (count === 0) return [];
    const row = reachable(design, chart, weapon);
    const toHit = Math.max(...row);
    return [{ weapon, count, reach: row.length - 1, toHit, from: row.indexOf(toHit), to: row.lastIndexOf(toHit) }];
  });
}

/** The numbers of the chart that a ship can use. */
function reachable({ systems }: Design, chart: ChartName, weapon: Weapon): readonly number[] {
  const { toHit } = CHARTS[chart][weapon];
  return systems.includes('Y') ? toHit : toHit.slice(0, WITHOUT_SENSORS + 1);
}

/** The average damage of all weapons in a turn, at the best range. */
interface Salvo {
  readonly damage: number;
  readonly range: number;
}

export function bestSalvo(design: Design, chart: ChartName): Salvo {
  let best: Salvo = { damage: 0, range: 0 };
  const rows = WEAPONS.map((weapon) => reachable(design, chart, weapon));
  for (let range = 0; range < Math.max(...rows.map(({ length }) => length)); range++) {
    // The sum is in tenths, so that equal sums compare equal.
    const tenths = WEAPONS.reduce((sum, weapon, i) => {
      const each = (rows[i]?.[range] ?? 0) * (CHARTS[chart][weapon].damage[range] ?? 0);
      return sum + each * countOf(design.systems, weapon);
    }, 0);
    if (tenths / 10 > best.damage) best = { damage: tenths / 10, range };
  }
  return best;
}
