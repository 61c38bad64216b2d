import { plural } from '@starboard/kernel';
import { ENGINE_ROOMS, type Hull, type System } from '../../rules/data/systems.ts';
import type { Status } from '../../rules/model.ts';

interface Meaning {
  readonly says: string;
  readonly rule: string;
}

/** What each letter of a strip is there for. */
export const SYSTEM_SAYS: { readonly [S in System]: Meaning } = {
  S: { says: 'S, a shield. It takes a hit before everything to its right. Lasers pass over it.', rule: '6.2' },
  A: { says: 'A, armour. It takes a hit and does nothing else.', rule: '1.3' },
  Q: { says: 'Q, crew quarters. They do nothing in a fight but take a hit.', rule: '1.6' },
  I: { says: 'I, an engine. Engines give movement points; brackets hold the engines of one room.', rule: '1.4' },
  Y: { says: 'Y, combat sensors. While they work the ship can fire farther than 10 hexes.', rule: '1.7' },
  R: {
    says: 'R, a missile launcher. It reaches far and destroys one system; three, where neither shield nor engine works.',
    rule: '6.3',
  },
  Pt: {
    says: 'Pt, a plasma torpedo launcher. It reaches farthest, destroys two systems and hits clumsy ships more easily.',
    rule: '5.10',
  },
  F: { says: 'F, a force beam. Short of reach, and the nearer the stronger: up to three systems.', rule: '5.11' },
  L: { says: 'L, a laser. Short of reach; it passes over shields and hits what is behind them.', rule: '6.2' },
};

/** What an engine of a hull gives. */
export function engineSays(hull: Hull): string {
  const { engines, points } = ENGINE_ROOMS[hull];
  const gives = plural(points, 'movement point');
  return engines === 1
    ? `I, an engine: ${gives} while it works.`
    : `I, an engine: a room of ${engines} gives ${gives} while all of its engines work.`;
}

export const STATUS_SAYS: { readonly [S in Status]: Meaning } = {
  'shields-down': { says: 'Its last shield is destroyed.', rule: '6.5' },
  'streaming-atmosphere': { says: 'Something behind shields and armour is destroyed: the hull is open.', rule: '6.6' },
  'drive-field-fluctuates': { says: 'Some of its engines are destroyed: it is slower.', rule: '6.7' },
  'drive-field-down': { says: 'Its last engine is destroyed: it cannot move or turn.', rule: '6.8' },
};
