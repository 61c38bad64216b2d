import type { UpgradeTable } from './row.ts';

export const CANNONS = {
  arccaster: {
    name: 'ARC Caster',
    points: 2,
    only: { factions: ['rebel', 'scum'] },
    weapon: { attack: 4, range: [1, 1] },
    sides: [{ name: 'ready' }, { name: 'recharging' }],
  },
  autoblaster: { name: 'Autoblaster', points: 5, weapon: { attack: 3, range: [1, 1] } },
  flechettecannon: { name: 'Flechette Cannon', points: 2, weapon: { attack: 3, range: [1, 3] } },
  heavylasercannon: { name: 'Heavy Laser Cannon', points: 7, weapon: { attack: 4, range: [2, 3] } },
  ioncannon: { name: 'Ion Cannon', points: 3, weapon: { attack: 3, range: [1, 3] } },
  jammingbeam: { name: 'Jamming Beam', points: 1, weapon: { attack: 3, range: [1, 2] } },
  linkedbattery: { name: 'Linked Battery', points: 2, limited: true, only: { sizes: ['small'] } },
  manglercannon: { name: '"Mangler" Cannon', points: 4, weapon: { attack: 3, range: [1, 3] } },
  tractorbeam: { name: 'Tractor Beam', points: 1, weapon: { attack: 3, range: [1, 3] } },
} as const satisfies UpgradeTable;
