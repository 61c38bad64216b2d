import type { UpgradeTable } from './row.ts';

export const MISSILES = {
  advhomingmissiles: {
    name: 'Advanced Homing Missiles',
    points: 3,
    weapon: { attack: 3, range: [2, 2], needs: 'target-lock', discards: true },
  },
  assaultmissiles: {
    name: 'Assault Missiles',
    points: 5,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: true, discards: true },
  },
  chardaanrefit: { name: 'Chardaan Refit', points: -2, only: { ships: ['awing'] } },
  clustermissiles: {
    name: 'Cluster Missiles',
    points: 4,
    weapon: { attack: 3, range: [1, 2], needs: 'target-lock', spends: true, discards: true, shots: 2 },
  },
  concussionmissiles: {
    name: 'Concussion Missiles',
    points: 4,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: true, discards: true },
  },
  cruisemissiles: {
    name: 'Cruise Missiles',
    points: 3,
    weapon: { attack: 1, range: [2, 3], needs: 'target-lock', discards: true },
  },
  harpoonmissiles: {
    name: 'Harpoon Missiles',
    points: 4,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', discards: true },
  },
  homingmissiles: {
    name: 'Homing Missiles',
    points: 5,
    weapon: { attack: 4, range: [2, 3], needs: 'target-lock', discards: true },
  },
  ionpulsemissiles: {
    name: 'Ion Pulse Missiles',
    points: 3,
    weapon: { attack: 3, range: [2, 3], needs: 'target-lock', discards: true },
  },
  protonrockets: {
    name: 'Proton Rockets',
    points: 3,
    weapon: { attack: 2, range: [1, 1], needs: 'focus', discards: true },
  },
  scramblermissiles: {
    name: 'Scrambler Missiles',
    points: 2,
    weapon: { attack: 3, range: [2, 3], needs: 'target-lock', discards: true },
  },
  unguidedrockets: {
    name: 'Unguided Rockets',
    points: 2,
    fills: ['missile'],
    weapon: { attack: 3, range: [1, 3], needs: 'focus' },
  },
  xx23sthreadtracers: {
    name: 'XX-23 S-Thread Tracers',
    points: 1,
    weapon: { attack: 3, range: [1, 3], needs: 'focus', discards: true },
  },
} as const satisfies UpgradeTable;
