import type { ShipTable } from './row.ts';

export const SCUM_SHIPS = {
  g1astarfighter: {
    name: 'G-1A Starfighter',
    subfactions: ['Scum and Villainy'],
    stats: [3, 1, 4, 4],
    actions: ['evade', 'focus', 'target-lock'],
    dial: '1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BR 3FG 3NR 3KR 4FW 4KR',
  },
  kihraxzfighter: {
    name: 'Kihraxz Fighter',
    subfactions: ['Scum and Villainy'],
    stats: [3, 2, 4, 1],
    actions: ['focus', 'target-lock'],
    dial: '1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW 4KR 5KR',
  },
  m12lkimogilafighter: {
    name: 'M12-L Kimogila Fighter',
    subfactions: ['Scum and Villainy'],
    stats: [3, 1, 6, 2],
    actions: ['barrel-roll', 'focus', 'reload', 'target-lock'],
    arcs: ['bullseye'],
    dial: '1TR 1BW 1FG 1NW 1YR 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4KR',
  },
  m3ainterceptor: {
    name: 'M3-A Interceptor',
    subfactions: ['Scum and Villainy'],
    stats: [2, 3, 2, 1],
    actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
    dial: '1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FG 3NW 3KR 4FW 5KR',
  },
  protectoratestarfighter: {
    name: 'Protectorate Starfighter',
    subfactions: ['Scum and Villainy'],
    stats: [3, 3, 4, 0],
    actions: ['barrel-roll', 'boost', 'focus', 'target-lock'],
    dial: '1TW 1YW 2TG 2BG 2FG 2NG 2YG 2ER 2RR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW',
  },
  quadjumper: {
    name: 'Quadjumper',
    subfactions: ['Scum and Villainy'],
    stats: [2, 2, 5, 0],
    actions: ['barrel-roll', 'focus'],
    dial: '1AR 1SR 1DR 1TW 1FW 1YW 2TW 2BG 2FG 2NG 2YW 2LR 2PR 3BW 3FG 3NW',
  },
  starviper: {
    name: 'StarViper',
    subfactions: ['Scum and Villainy'],
    stats: [3, 3, 4, 1],
    actions: ['focus', 'target-lock', 'barrel-roll', 'boost'],
    dial: '1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FG 3NW 3LR 3PR 4FW',
  },
} as const satisfies ShipTable;
