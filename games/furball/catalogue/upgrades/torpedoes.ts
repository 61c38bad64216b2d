import type { UpgradeTable } from './row.ts';

export const TORPEDOES = {
  advprotontorpedoes: {
    name: 'Advanced Proton Torpedoes',
    points: 6,
    weapon: { attack: 5, range: [1, 1], needs: 'target-lock', spends: true, discards: true },
  },
  bombloadout: {
    name: 'Bomb Loadout',
    points: 0,
    limited: true,
    only: { ships: ['ywing'] },
    grants: { slots: ['bomb'] },
  },
  extramunitions: { name: 'Extra Munitions', points: 2, limited: true },
  flechettetorpedoes: {
    name: 'Flechette Torpedoes',
    points: 2,
    weapon: { attack: 3, range: [2, 3], needs: 'target-lock', spends: true, discards: true },
  },
  iontorpedoes: {
    name: 'Ion Torpedoes',
    points: 5,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: true, discards: true },
  },
  plasmatorpedoes: {
    name: 'Plasma Torpedoes',
    points: 3,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: true, discards: true },
  },
  protontorpedoes: {
    name: 'Proton Torpedoes',
    points: 4,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: true, discards: true },
  },
  renegaderefit: {
    name: 'Renegade Refit',
    points: -2,
    only: { ships: ['xwing'] },
    grants: { slots: ['modification'], discount: { slot: 'elite', points: 1 }, different: 'modification' },
  },
  seismictorpedo: { name: 'Seismic Torpedo', points: 2 },
} as const satisfies UpgradeTable;
