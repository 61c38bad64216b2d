import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/starfire/rules/02-map.ts': [
    { id: 'a row below the map', rule: '2.1', find: 'hex.r >= height', replace: 'hex.r > height' },
    { id: 'a column beside the map', rule: '2.1', find: 'column < width', replace: 'column <= width' },
  ],
  'games/starfire/rules/setup-schema.ts': [
    { id: 'a wider map', rule: '2.1', find: 'default: 60', replace: 'default: 61' },
    { id: 'a higher map', rule: '2.1', find: 'default: 40', replace: 'default: 41' },
    { id: 'flagships start nearer', rule: '2.4', find: 'default: 25', replace: 'default: 24' },
    { id: 'escorts start farther off', rule: '2.5', find: 'default: 3 }', replace: 'default: 4 }' },
    { id: 'eleven ships at most', rule: '2.8', find: 'MOST_SHIPS / 2', replace: 'MOST_SHIPS / 2 - 1' },
    { id: 'thirteen ships', rule: '2.8', find: 'MOST_SHIPS / 2', replace: 'MOST_SHIPS / 2 + 1' },
    { id: 'a ship more than players', rule: '2.8', find: 'players > lines.length', replace: 'players >= lines.length' },
    { id: 'two ships of one name', rule: '2.8', find: 'names.indexOf(name) !== i', replace: 'false' },
    { id: 'another turn limit', rule: '7.2', find: 'default: 100', replace: 'default: 99' },
    {
      id: 'the widest start is refused',
      rule: '8.9',
      find: 'chosen.distance > widest',
      replace: 'chosen.distance >= widest',
    },
  ],
  'games/starfire/rules/02-setup.ts': [
    { id: 'cruisers for corvettes', rule: '2.2', find: "=== 'CT' ? CORVETTES", replace: "!== 'CT' ? CORVETTES" },
    {
      id: 'not every facing',
      rule: '2.3',
      find: 'candidates: () => ALL_DIRECTIONS',
      replace: 'candidates: () => ALL_DIRECTIONS.slice(1)',
    },
    {
      id: 'flagships farther apart',
      rule: '2.4',
      find: 'steps === setup.distance',
      replace: 'steps >= setup.distance',
    },
    {
      id: 'side B before all of side A',
      rule: '2.4',
      find: "ships.findIndex(({ fate }) => fate === 'waiting')",
      replace: "ships.findLastIndex(({ fate }) => fate === 'waiting')",
    },
    { id: 'escorts nearer', rule: '2.5', find: 'steps <= setup.spread', replace: 'steps < setup.spread' },
    {
      id: 'escorts face as they like',
      rule: '2.5',
      find: 'ship.facing = flagshipOf(board, ship.side).facing',
      replace: 'ship.facing = 0',
    },
    { id: 'side B turns its back', rule: '2.6', find: 'ship.side === 0 ? 0 : 3', replace: '0' },
    {
      id: 'escorts the other way round',
      rule: '2.6',
      find: 'escort % 2 === 0 ? beside',
      replace: 'escort % 2 !== 0 ? beside',
    },
    { id: 'turns are counted by twos', rule: '2.9', find: 'board.turn++', replace: 'board.turn += 2' },
  ],
  'games/starfire/rules/02-fleets.ts': [
    { id: 'all but the first are side B', rule: '2.7', find: 'seat % 2 === 0 ?', replace: 'seat === 0 ?' },
    {
      id: 'corvettes for the smaller side',
      rule: '2.7',
      find: 'Math.ceil(seats / 2)',
      replace: 'Math.floor(seats / 2)',
    },
    {
      id: 'the first player of a side has all its ships',
      rule: '2.7',
      find: 'commanders[i % commanders.length]',
      replace: 'commanders[0]',
    },
    { id: 'a point spent before the start', rule: '8.3', find: 'straight: 0', replace: 'straight: 1' },
  ],
};
