import { expect, test } from 'vitest';
import { ASTEROID, answer, asked, chase, only, optionsOf, rig } from './support/playing.ts';

const { entrance, neighbours } = ASTEROID;
const [inside = -1] = neighbours[entrance] ?? [];

test('3.1 the higher roll chooses to lead or to tail; ties roll again', () => {
  const { events, match } = chase({ faces: [3, 3, 2, 5] });
  expect(only(events, 'rolled-off').map(({ rolls }) => rolls)).toEqual([
    [
      [0, 3],
      [1, 3],
    ],
    [
      [0, 2],
      [1, 5],
    ],
  ]);
  expect(match.asks).toEqual([{ kind: 'role', seat: 1 }]);
});

test('3.1 a second tie is rolled again too', () => {
  const { events, match } = chase({ faces: [3, 3, 4, 4, 2, 5] });
  expect(only(events, 'rolled-off')).toHaveLength(3);
  expect(match.asks).toEqual([{ kind: 'role', seat: 1 }]);
});

test('3.1 whoever wins the roll may choose to lead', () => {
  const played = chase({ faces: [6, 1] });
  rig(played, 1);
  expect(optionsOf(played, 0)).toEqual(['lead', 'tail']);
  answer(played, 0, 'lead');
  expect(played.match.board.pilots[1]?.space).toBe(entrance);
});

test('3.2 the tail stays on the entrance space facing inwards, the leader is as far in as it rolls', () => {
  const played = chase({ faces: [6, 1] });
  rig(played, 1);
  answer(played, 0, 'tail');
  const [tail, leader] = played.match.board.pilots;
  expect(tail).toMatchObject({ space: entrance, heading: inside });
  expect(leader).toMatchObject({ space: inside, rear: entrance });
});

test.each([1, 4, 6])('3.2 a leader that rolls %i is so many spaces in', (die) => {
  const played = chase({ faces: [6, 1] });
  rig(played, die);
  answer(played, 0, 'lead');
  while (asked(played)[0] === '0 branch') answer(played, 0, optionsOf(played, 0)[0] ?? null);
  const flown = only(played.events, 'flew').map(({ path }) => path.length - 1);
  expect(flown.reduce((sum, spaces) => sum + spaces, 0)).toBe(die);
  expect(asked(played)).toEqual(['0 speed', '1 speed']);
});

test('3.3 the leader chooses its way at every branch, and its heading at the end, without a roll', () => {
  const played = chase({ faces: [6, 1] });
  rig(played, 2);
  answer(played, 0, 'lead');
  expect(asked(played)).toEqual(['0 branch']);
  expect(optionsOf(played, 0)).toHaveLength(2);
  expect(optionsOf(played, 0)).not.toContain(entrance);
  const [way = -1] = optionsOf(played, 0);
  answer(played, 0, way);
  expect(played.match.board.pilots[0]).toMatchObject({ space: way, rear: inside, speed: -1 });
  expect(only(played.events, 'navigated')).toEqual([]);
  expect(asked(played)).toEqual(['0 speed', '1 speed']);
});
