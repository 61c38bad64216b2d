import { plural } from '@starboard/kernel';
import { ENGINE_ROOMS, type Hull, type System } from '../../rules/data/systems.ts';
import type { Status } from '../../rules/model.ts';

interface Meaning {
  readonly says: string;
  readonly rule: string;
}

/** The purpose of each letter of a strip. */
export const SYSTEM_SAYS: { readonly [S in System]: Meaning } = {
  S: { says: 'S, a shield. It is hit before everything to its right, but lasers skip it.', rule: '6.2' },
  A: { says: 'A, armour. It absorbs a hit and has no other function.', rule: '1.3' },
  Q: { says: 'Q, crew quarters. They absorb a hit and have no other function in a fight.', rule: '1.6' },
  I: { says: 'I, an engine. Engines give movement points. Brackets enclose the engines of one room.', rule: '1.4' },
  Y: { says: 'Y, combat sensors. While they work, the ship can fire farther than 10 hexes.', rule: '1.7' },
  R: {
    says: 'R, a missile launcher. Long range. A hit destroys one system, or three if the target has no working shield and no working engine.',
    rule: '6.3',
  },
  Pt: {
    says: 'Pt, a plasma torpedo launcher. The longest range. A hit destroys two systems, and ships with a high turn mode are easier to hit.',
    rule: '5.10',
  },
  F: { says: 'F, a force beam. Short range; stronger up close. A hit destroys up to three systems.', rule: '5.11' },
  L: { says: 'L, a laser. Short range. It skips shields and hits the system behind them.', rule: '6.2' },
};

export function engineSays(hull: Hull): string {
  const { engines, points } = ENGINE_ROOMS[hull];
  const gives = plural(points, 'movement point');
  return engines === 1
    ? `I, an engine. It gives ${gives} while it works.`
    : `I, an engine. A room of ${engines} gives ${gives} while all of its engines work.`;
}

export const STATUS_SAYS: { readonly [S in Status]: Meaning } = {
  'shields-down': { says: 'Its last shield is destroyed.', rule: '6.5' },
  'streaming-atmosphere': { says: 'A system behind shields and armour is destroyed.', rule: '6.6' },
  'drive-field-fluctuates': { says: 'Some of its engines are destroyed, so it is slower.', rule: '6.7' },
  'drive-field-down': { says: 'Its last engine is destroyed, so it can’t move or turn.', rule: '6.8' },
};
