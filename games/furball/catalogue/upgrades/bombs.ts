import type { UpgradeTable } from './row.ts';

export const BOMBS = {
  bombletgenerator: {
    name: 'Bomblet Generator',
    points: 3,
    unique: true,
    fills: ['bomb'],
    bomb: { drop: 'reveal', detonates: 'timed', discards: false, tokens: 1 },
  },
  clustermines: {
    name: 'Cluster Mines',
    points: 4,
    bomb: { drop: 'action', detonates: 'contact', discards: true, tokens: 3 },
  },
  connernet: {
    name: 'Conner Net',
    points: 4,
    bomb: { drop: 'action', detonates: 'contact', discards: true, tokens: 1 },
  },
  ionbombs: { name: 'Ion Bombs', points: 2, bomb: { drop: 'reveal', detonates: 'timed', discards: true, tokens: 1 } },
  protonbombs: {
    name: 'Proton Bombs',
    points: 5,
    bomb: { drop: 'reveal', detonates: 'timed', discards: true, tokens: 1 },
  },
  proximitymines: {
    name: 'Proximity Mines',
    points: 3,
    bomb: { drop: 'action', detonates: 'contact', discards: true, tokens: 1 },
  },
  seismiccharges: {
    name: 'Seismic Charges',
    points: 2,
    bomb: { drop: 'reveal', detonates: 'timed', discards: true, tokens: 1 },
  },
  thermaldetonators: {
    name: 'Thermal Detonators',
    points: 3,
    bomb: { drop: 'reveal', detonates: 'timed', discards: true, tokens: 1 },
  },
} as const satisfies UpgradeTable;
