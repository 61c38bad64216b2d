import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/01-asteroid/start.ts': [
    {
      id: 'always the same asteroid',
      rule: '1.3',
      find: "setup.asteroid === 0 ? rollFor(dice, 'asteroid', null, ASTEROIDS) : setup.asteroid",
      replace: 'Math.max(1, setup.asteroid)',
    },
    { id: 'the last asteroid is never drawn', rule: '1.3', find: 'null, ASTEROIDS)', replace: 'null, 719)' },
  ],
  'games/tunnel-chase/rules/01-asteroid/numbers.ts': [
    { id: 'half of all asteroids', rule: '1.3', find: 'rest %= below', replace: 'rest = 0' },
    {
      id: 'any pieces have a number',
      rule: '1.3',
      find: 'piece === ring[slot]',
      replace: 'piece === ring[slot] || slot > 0',
    },
  ],
  'games/tunnel-chase/rules/01-asteroid/asteroid.ts': [
    {
      id: 'neighbours of the ring joined the wrong way round',
      rule: '1.2',
      find: '[atEdge(piece, 5), atEdge(next, 1)]',
      replace: '[atEdge(piece, 1), atEdge(next, 5)]',
    },
    {
      id: 'one sees nobody through the centre',
      rule: '1.4',
      find: "if (ring[0] !== undefined) look(ring[0], ring[3], 'across');",
      replace: '',
    },
    {
      id: 'lines of sight that go one way',
      rule: '1.4',
      find: 'sight[(b.first + to) * count + a.first + from] = 1;',
      replace: '',
    },
    {
      id: 'out of the mouth again',
      rule: '1.5',
      find: 'way !== from && way !== entrance',
      replace: 'way !== from',
    },
    {
      id: 'a curve rated one way only',
      rule: '5.1',
      find: 'curves[bendIndex(space, b, a)] = rating;',
      replace: '',
    },
  ],
  'games/tunnel-chase/rules/01-asteroid/grid.ts': [
    {
      id: 'the wrong tunnel towards the centre',
      rule: '1.2',
      find: 'turned: (slot + 3) % 6',
      replace: 'turned: (slot + 2) % 6',
    },
  ],
  'games/tunnel-chase/rules/01-asteroid/sight.ts': [
    { id: 'nearly there is in sight', rule: '1.4', find: 'if (further >= 1)', replace: 'if (further >= 0.8)' },
    {
      id: 'bends have no inner wall',
      rule: '1.4',
      find: 'throughDisc(sight, middle, radius - half, other);',
      replace: 'throughDisc(sight, middle, 0, other);',
    },
  ],
  'games/tunnel-chase/rules/01-asteroid/sight-tables.ts': [
    {
      id: 'doors too narrow to see through',
      rule: '1.4',
      find: 'DOORWAY = 2 * HALF',
      replace: 'DOORWAY = HALF / 4',
    },
  ],
  'games/tunnel-chase/rules/01-asteroid/pieces.ts': [
    { id: 'tunnels too wide', rule: '1.4', find: 'HALF = 95;', replace: 'HALF = 130;' },
  ],
};
