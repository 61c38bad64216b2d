import { capital, plural } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import { SYSTEM_NAMES } from '../../board/sheets/strip-words.ts';
import { countOf, pointsOf } from '../../rules/01-ships/ships.ts';
import { WITHOUT_SENSORS } from '../../rules/05-combat/gunnery.ts';
import { CHART_NAMES, type ChartName } from '../../rules/data/charts.ts';
import { type Hull, isWeapon, type System } from '../../rules/data/systems.ts';
import type { Design } from '../../rules/model.ts';
import { weaponCount } from '../../words/phrases.ts';
import { shapeOf } from '../scenarios/scenario.ts';
import { batteriesOf } from './gunnery-facts.ts';

const HULL_NAMES: { readonly [H in Hull]: string } = { CT: 'corvette', CA: 'heavy cruiser' };

/** A design's figures, and the reach of its weapons. */
export function DesignFacts({ design }: { readonly design: Design }) {
  const points = pointsOf(design);
  const kinds = [...new Set(design.systems)].filter((system) => !isWeapon(system));
  return (
    <div class="design-facts">
      <dl>
        <Fact name="Hull" value={`${design.hull}, a ${HULL_NAMES[design.hull]}`} />
        <Fact name="Turn mode" value={`${design.turnMode}`} />
        <Fact name="Movement points" value={`${points}`} />
        <Fact name="Systems" value={`${design.systems.length}`} />
        {kinds.map((system) => (
          <Fact key={system} name={systemTitle(system)} value={`${countOf(design.systems, system)}`} />
        ))}
      </dl>
      <Weapons design={design} />
    </div>
  );
}

const systemTitle = (system: System): string => capital(SYSTEM_NAMES[system][1]);

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Weapons({ design }: { readonly design: Design }) {
  const [chart, setChart] = useState<ChartName>('literal');
  const batteries = batteriesOf(design, chart);
  if (batteries.length === 0) return <p class="unarmed">This ship has no weapons.</p>;
  const { title, labels } = shapeOf('chart');
  const needsSensors = !design.systems.includes('Y') && batteries.some(({ reach }) => reach === WITHOUT_SENSORS);
  return (
    <div class="weapons">
      <table>
        <thead>
          <tr>
            <th scope="col">Weapons</th>
            <th scope="col">Range</th>
            <th scope="col">Best chance</th>
          </tr>
        </thead>
        <tbody>
          {batteries.map(({ weapon, count, reach, toHit, from, to }) => (
            <tr key={weapon}>
              <th scope="row">{weaponCount(weapon, count)}</th>
              <td>{plural(reach, 'hex', 'hexes')}</td>
              <td>
                {toHit} of 10 at {from === to ? from : `${from}–${to}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {needsSensors && <p>Without combat sensors it can’t fire farther than {WITHOUT_SENSORS} hexes.</p>}
      <label class="field">
        <span>{title}</span>
        <select
          value={chart}
          onChange={({ currentTarget: { value } }) => setChart(CHART_NAMES.find((name) => name === value) ?? chart)}
        >
          {CHART_NAMES.map((name, i) => (
            <option key={name} value={name}>
              {labels?.[i] ?? name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
