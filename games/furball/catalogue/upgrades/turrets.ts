import type { UpgradeTable } from './row.ts';

export const TURRETS = {
  autoblasterturret: { name: 'Autoblaster Turret', points: 2, weapon: { attack: 2, range: [1, 1], arc: 'all' } },
  blasterturret: {
    name: 'Blaster Turret',
    points: 4,
    weapon: { attack: 3, range: [1, 2], needs: 'focus', spends: true, arc: 'all' },
  },
  dorsalturret: { name: 'Dorsal Turret', points: 3, weapon: { attack: 2, range: [1, 2], arc: 'all' } },
  ioncannonturret: { name: 'Ion Cannon Turret', points: 5, weapon: { attack: 3, range: [1, 2], arc: 'all' } },
  syncedturret: {
    name: 'Synced Turret',
    points: 4,
    weapon: { attack: 3, range: [1, 2], needs: 'target-lock', arc: 'all' },
  },
  twinlaserturret: { name: 'Twin Laser Turret', points: 6, weapon: { attack: 3, range: [2, 3], arc: 'all', shots: 2 } },
} as const satisfies UpgradeTable;
