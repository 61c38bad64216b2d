import { rules } from '@starboard/duel-in-space/rules';
import { play } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { movingApart } from '../rules/07-ending.ts';
import {
  AFT_ONLY,
  answer,
  asked,
  duel,
  EXPLOSION,
  leaving,
  ONE_LASER,
  only,
  PLAIN_HIT,
  turn,
} from './support/playing.ts';
import { cells } from './support/wheel-geometry.ts';

test('7.1 whoever destroys the enemy wins', () => {
  const played = duel({ ports: [1, 4], ships: [ONE_LASER, { protectionLost: 9 }] });
  const events = turn(played, { fire: [0], faces: PLAIN_HIT });
  expect(only(events, 'over')).toMatchObject([{ winner: 0, rule: '7.1', turns: 1 }]);
});

test('7.2 both blown up in the same fire: a draw', () => {
  const dying = { ...ONE_LASER, protectionLost: 9 };
  const played = duel({ ports: [1, 1], ships: [dying, dying] });
  turn(played, { fire: [0, 1], faces: [...PLAIN_HIT, ...PLAIN_HIT] });
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.2' });
});

test('7.2 both blown up by special damage: a draw', () => {
  const played = duel({ ports: [1, 1], ships: [ONE_LASER, ONE_LASER] });
  const events = turn(played, { fire: [0, 1], faces: [...EXPLOSION, ...EXPLOSION] });
  expect(only(events, 'destroyed').map(({ seat, rule }) => [seat, rule])).toEqual([
    [0, '6.9'],
    [1, '6.9'],
  ]);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.2' });
});

test('7.2 one blown up as a turn begins, the other out of air in the same moment: a draw', () => {
  const air = { name: 'life-support', laser: null } as const;
  const explosion = { name: 'explosion', laser: null } as const;
  const played = duel({ ports: [3, 4], ships: [{ pending: [explosion] }, { lifeSupport: 2, pending: [air] }] });
  const events = turn(played, { aim: [1, 1] });
  expect(only(events, 'destroyed').map(({ seat, rule }) => [seat, rule])).toEqual([
    [0, '6.9'],
    [1, '6.8'],
  ]);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.2' });
});

test('7.2 both pilots out of air at once: a draw', () => {
  const played = duel({ ports: [3, 4], ships: [{ lifeSupport: 1 }, { lifeSupport: 1 }] });
  turn(played, { aim: [1, 1] });
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.2' });
});

test('7.3 nine positions lead apart: 4, 5 or 6 in both', () => {
  expect(cells.filter(([port, view]) => movingApart(port, view))).toEqual(
    [4, 5, 6].flatMap((port) => [4, 5, 6].map((view) => [port, view])),
  );
});

test('7.3 the third position apart, of whichever kind, asks both in secret whether to fight on', () => {
  const played = duel({ ports: [5, 5] });
  turn(played, { heading: [1, 0] });
  expect(played.match.board.ports).toEqual([4, 5]);
  turn(played, { heading: [0, -1] });
  expect(played.match.board.ports).toEqual([4, 6]);
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
  turn(played);
  expect(asked(played)).toEqual(['0 fight-on', '1 fight-on']);
  expect(answer(played, 0, true)).toEqual([]);
});

test('7.3 a position between that does not lead apart starts the count again', () => {
  const played = duel(leaving);
  turn(played, { heading: [4, 0] });
  expect(played.match.board.movingApart).toBe(0);
});

test.each([
  [true, false],
  [false, true],
  [false, false],
])('7.3 %s and %s: a draw', (first, second) => {
  const played = duel(leaving);
  turn(played);
  answer(played, 0, first);
  answer(played, 1, second);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.3' });
});

test('7.3 the fire of the third turn comes first', () => {
  const played = duel({ ...leaving, ships: [AFT_ONLY, {}] });
  const events = turn(played, { fire: [0], faces: PLAIN_HIT });
  expect(only(events, 'shot')).toHaveLength(1);
  expect(asked(played)).toEqual(['0 fight-on', '1 fight-on']);
});

test('7.4 two who fight on meet nose to nose, and the count starts again', () => {
  const played = duel(leaving);
  turn(played);
  answer(played, 0, true);
  answer(played, 1, true);
  expect(played.match.board).toMatchObject({ ports: [1, 1], movingApart: 0, turn: 2 });
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
});

test('7.5 so many turns without a hit are a draw', () => {
  const played = duel({ ports: [8, 4], setup: { quietLimit: 3 } });
  for (let i = 0; i < 3; i++) turn(played);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.5', turns: 3 });
});

test.each([
  [{ call: 'resigned', seats: [0] }, [2, 1], ['resigned']],
  [{ call: 'out-of-time', seats: [1] }, [1, 2], ['out-of-time']],
  [{ call: 'away', seats: [1] }, [1, 2], ['away']],
  [{ call: 'out-of-time', seats: [0, 1] }, [1, 1], ['out-of-time', 'out-of-time']],
] as const)('7.6 whoever gives up or runs out of time has lost, both at once it is a draw: %j', (call, places, how) => {
  const done = play(rules, duel().match, call);
  if (!done.ok) throw new Error(done.fact);
  expect(done.match.result).toMatchObject({ places, rule: '7.6' });
  expect(only(done.events, 'gave-up').map((event) => event.how)).toEqual(how);
});

test.each(['draw-agreed', 'time-is-up', 'closed'] as const)('7.7 %s is a draw', (call) => {
  const done = play(rules, duel().match, { call });
  if (!done.ok) throw new Error(done.fact);
  expect(done.match.result).toMatchObject({ places: [1, 1], rule: '7.7' });
  expect(done.match.asks).toEqual([]);
  expect(only(done.events, 'called-off').map(({ how }) => how)).toEqual([call]);
});
