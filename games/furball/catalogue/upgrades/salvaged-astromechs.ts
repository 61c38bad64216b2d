import type { UpgradeTable } from './row.ts';

export const SALVAGED_ASTROMECHS = {
  genius: { name: '"Genius"', points: 0, unique: true },
  overclockedr4: { name: 'Overclocked R4', points: 1 },
  r4agromech: { name: 'R4 Agromech', points: 2 },
  r4b11: { name: 'R4-B11', points: 3, unique: true },
  r4e1: { name: 'R4-E1', points: 1, unique: true },
  r5p8: { name: 'R5-P8', points: 3, unique: true },
  r5tk: { name: 'R5-TK', points: 0, unique: true },
  salvagedastromech: { name: 'Salvaged Astromech', points: 2 },
  unhingedastromech: { name: 'Unhinged Astromech', points: 1 },
} as const satisfies UpgradeTable;
