import type { UpgradeTable } from './row.ts';

export const ILLICIT = {
  blackmarketslicertools: { name: 'Black Market Slicer Tools', points: 1 },
  cloakingdevice: { name: 'Cloaking Device', points: 2, unique: true, only: { sizes: ['small'] } },
  contrabandcybernetics: { name: 'Contraband Cybernetics', points: 1 },
  deadmansswitch: { name: "Dead Man's Switch", points: 2 },
  empdevice: { name: 'EMP Device', points: 2, unique: true },
  feedbackarray: { name: 'Feedback Array', points: 2 },
  glitterstim: { name: 'Glitterstim', points: 2 },
  hotshotblaster: {
    name: '"Hot Shot" Blaster',
    points: 3,
    weapon: { attack: 3, range: [1, 2], discards: true, arc: 'all' },
  },
  inertialdampeners: { name: 'Inertial Dampeners', points: 1 },
  iondischargers: { name: 'Ion Dischargers', points: 2 },
  scavengercrane: { name: 'Scavenger Crane', points: 2 },
} as const satisfies UpgradeTable;
