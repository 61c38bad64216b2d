import { SECTORS, type Sector } from '../rules/model.ts';
import type { Condition } from '../solution/model/hits.ts';
import { AIRS, RANGES } from './spot.ts';

interface Props {
  readonly title: string;
  readonly ship: Condition;
  readonly port: Sector;
  change(ship: Condition): void;
  turn(port: Sector): void;
}

const LABELS = {
  protection: 'Protection',
  computerHits: 'Hits on the computer',
  forward: 'Forward lasers',
  turret: 'Turret lasers',
  aft: 'Aft laser',
} as const;

const PARTS = ['protection', 'computerHits', 'forward', 'turret', 'aft'] as const;

/** The damage of a ship, and the port in which its pilot sees the other. */
export function ShipForm({ title, ship, port, change, turn }: Props) {
  return (
    <fieldset class="solved-ship">
      <legend>{title}</legend>
      <label>
        Sees the other in port
        <select value={port} onChange={({ currentTarget }) => turn(SECTORS[currentTarget.selectedIndex] ?? 1)}>
          {SECTORS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      {PARTS.map((part) => (
        <label key={part}>
          {LABELS[part]}
          <select
            value={ship[part]}
            onChange={({ currentTarget }) => change({ ...ship, [part]: Number(currentTarget.value) })}
          >
            {RANGES[part].map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Air
        <select
          value={AIRS.indexOf(airOf(ship))}
          onChange={({ currentTarget }) => change({ ...ship, air: AIRS[currentTarget.selectedIndex] ?? null })}
        >
          {AIRS.map((each, i) => (
            <option key={each} value={i}>
              {each === null ? 'OK' : each === 1 ? '1 turn' : `${each} turns`}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function airOf({ air }: Condition): (typeof AIRS)[number] {
  return AIRS.find((each) => each === air) ?? null;
}
