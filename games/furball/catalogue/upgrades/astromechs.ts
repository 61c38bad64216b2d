import type { UpgradeTable } from './row.ts';

export const ASTROMECHS = {
  bb8: { name: 'BB-8', points: 2, unique: true },
  'chopper-swx72': { name: '"Chopper"', points: 1, unique: true },
  flightassistastromech: { name: 'Flight-Assist Astromech', points: 1 },
  m9g8: { name: 'M9-G8', points: 3, unique: true },
  r2astromech: { name: 'R2 Astromech', points: 1 },
  r2d2: { name: 'R2-D2', points: 4, unique: true },
  r2d6: {
    name: 'R2-D6',
    points: 1,
    unique: true,
    only: { minSkill: 3, withoutSlot: 'elite' },
    grants: { slots: ['elite'] },
  },
  r2f2: { name: 'R2-F2', points: 3, unique: true },
  r3a2: { name: 'R3-A2', points: 2, unique: true },
  r3astromech: { name: 'R3 Astromech', points: 2 },
  r4d6: { name: 'R4-D6', points: 1, unique: true },
  r5astromech: { name: 'R5 Astromech', points: 1 },
  r5d8: { name: 'R5-D8', points: 3, unique: true },
  r5k6: { name: 'R5-K6', points: 2, unique: true },
  r5p9: { name: 'R5-P9', points: 3, unique: true },
  r5x3: { name: 'R5-X3', points: 1, unique: true },
  r7astromech: { name: 'R7 Astromech', points: 2 },
  r7t1: { name: 'R7-T1', points: 3, unique: true },
  targetingastromech: { name: 'Targeting Astromech', points: 2 },
} as const satisfies UpgradeTable;
