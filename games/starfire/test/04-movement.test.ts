import type { Direction } from '@starboard/geometry';
import { distance } from '@starboard/geometry';
import { options, play } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { fires, melee } from './support/combat.ts';
import { allMove, answer, asked, at, battle, only, rig, ship } from './support/playing.ts';

test('4.1 one point each for all ships of the loser, then of the winner, until none is left', () => {
  const played = battle({ setup: { scenario: 'fleet-action' }, winner: 0 });
  const order: string[] = [];
  while (played.match.board.turn === 1) {
    const [ask] = played.match.asks;
    if (ask?.kind !== 'move') break;
    order.push(ship(played, ask.ship).name);
    answer(played, ask.seat, 'stay');
  }
  const [a, b] = [
    ['Destruction', 'Ruin', 'Despair'],
    ['Eisenhower', 'Lee', 'Patton'],
  ];
  const round = (without: readonly string[]) => [...b, ...a].filter((name) => !without.includes(name));
  const four = [round([]), round([]), round([]), round([])];
  const corvettes = round(['Destruction', 'Eisenhower']);
  expect(order).toEqual([...four, corvettes, corvettes].flat());
});

test('4.1 the orders of a side are carried out when the last is given', () => {
  const played = battle({ setup: { scenario: 'fleet-action' } });
  expect(answer(played, 0, 'ahead')).toEqual([]);
  expect(answer(played, 0, 'stay')).toEqual([]);
  expect(only(answer(played, 0, 'ahead'), 'moved').map(({ ship: { name }, order }) => `${name} ${order}`)).toEqual([
    'Destruction ahead',
    'Ruin stay',
    'Despair ahead',
  ]);
  expect(asked(played)).toEqual(['1 move Eisenhower']);
});

test.each([
  [0, 21, 20],
  [1, 20, 21],
  [2, 19, 21],
  [3, 19, 20],
  [4, 19, 19],
  [5, 20, 19],
] as const)('4.2 ahead with facing %i leads from 20, 20 to %i, %i', (facing: Direction, column, row) => {
  const played = battle({ ships: [{ ...at(20, 20), facing }] });
  answer(played, 0, 'ahead');
  expect(ship(played, 0)).toMatchObject({ ...at(column, row), facing, points: 5, straight: 1 });
});

test('4.2 staying spends the point too', () => {
  const played = battle({ ships: [{ ...at(20, 20) }] });
  answer(played, 0, 'stay');
  expect(ship(played, 0)).toMatchObject({ ...at(20, 20), points: 5, straight: 1 });
});

test.each([
  [2, 0, false],
  [2, 1, true],
  [3, 1, false],
  [3, 2, true],
  [1, 0, true],
])('4.3 turn mode %i, %i points spent before this one: may turn %s', (turnMode, straight, may) => {
  const played = battle();
  const first = ship(played, 0);
  Object.assign(first, { straight, design: { ...first.design, turnMode } });
  const [ask] = played.match.asks;
  expect(ask && options(rules, played.match, ask)).toHaveLength(may ? 6 : 2);
});

test('4.3 turning too early is refused with the count', () => {
  const { match } = battle();
  expect(play(rules, match, { seat: 0, question: match.question, choice: 'ahead-left' })).toEqual({
    ok: false,
    code: 'forbidden',
    rule: '4.3',
    fact: 'It can’t turn yet. After this point it will have spent 1 of the 2 points it needs.',
  });
});

test.each([
  ['ahead-left', 5, 21],
  ['ahead-right', 1, 21],
  ['stay-left', 5, 20],
  ['stay-right', 1, 20],
] as const)('4.3 %s: first the point in the old direction, then the turn to %i', (order, facing, column) => {
  const played = battle({ ships: [{ ...at(20, 20), straight: 1 }] });
  answer(played, 0, order);
  expect(ship(played, 0)).toMatchObject({ ...at(column, 20), facing, straight: 0 });
});

test('4.3 staying counts towards the turn mode like moving', () => {
  const played = battle({ ships: [{ ...at(20, 20) }] });
  answer(played, 0, 'stay');
  answer(played, 1, 'stay');
  answer(played, 0, 'stay-right');
  expect(ship(played, 0).facing).toBe(1);
});

test('4.4 points spent since the last turn are carried over to the next turn', () => {
  const played = battle({
    ships: [
      { ...at(20, 20), points: 1 },
      { ...at(50, 20), points: 1 },
    ],
  });
  answer(played, 0, 'ahead');
  rig(played, 2, 9);
  answer(played, 1, 'ahead');
  expect(played.match.board.turn).toBe(2);
  expect(ship(played, 0)).toMatchObject({ straight: 1, points: 6 });
  answer(played, 0, 'ahead-left');
  expect(ship(played, 0).facing).toBe(5);
});

test('4.5 the points of a turn are those of the engines that work then', () => {
  const played = battle({ ships: [{ ...at(20, 20) }, { ...at(50, 20) }] });
  const [first] = played.match.board.ships;
  expect(first?.points).toBe(6);
  if (first) first.working = first.design.systems.map((system) => system !== 'I');
  allMove(played);
  expect(first?.points).toBe(0);
  expect(played.match.asks.map(({ seat }) => seat)).toEqual([1]);
});

test('4.5 a ship without engines is asked for nothing and keeps its place and facing', () => {
  const played = battle({ ships: [{ ...at(20, 20), facing: 2 }, { ...at(50, 20) }] });
  const first = ship(played, 0);
  first.working = first.design.systems.map((system) => system !== 'I');
  rig(played, 2, 9);
  allMove(played);
  expect(asked(played)).toEqual(['1 move Bradley']);
  allMove(played);
  expect(first).toMatchObject({ ...at(20, 20), facing: 2 });
});

test('4.6 a ship that moves off the map is out of the battle', () => {
  const played = battle({ setup: { scenario: 'fleet-action' }, ships: [{}, { ...at(0, 5), facing: 3 }] });
  answer(played, 0, 'stay');
  answer(played, 0, 'ahead');
  const told = answer(played, 0, 'stay');
  expect(only(told, 'left-map').map(({ ship: { name } }) => name)).toEqual(['Ruin']);
  expect(ship(played, 1)).toMatchObject({ fate: 'gone', points: 0 });
  expect(played.match.result).toBeNull();
  answer(played, 1, 'stay');
  answer(played, 1, 'stay');
  answer(played, 1, 'stay');
  answer(played, 0, 'stay');
  expect(asked(played)).toEqual(['0 move Despair']);
});

test('4.6 a ship off the map is nobody’s target: who has no other has nothing to fire at', () => {
  const played = battle({
    setup: { scenario: 'own', fleetA: ['Ann - CT-1'], fleetB: ['Bob - CT-1', 'Bea - CT-1'] },
    winner: 0,
    ships: [{ ...at(2, 20) }, { ...at(0, 20), facing: 3 }, { ...at(50, 20) }],
  });
  answer(played, 1, 'ahead');
  answer(played, 1, 'stay');
  expect(ship(played, 1).fate).toBe('gone');
  ship(played, 0).facing = 3;
  rig(played, 9, 2);
  allMove(played);
  expect(played.match.board.turn).toBe(2);
});

test('4.6 a ship off the map is not offered as a target', () => {
  const played = melee();
  ship(played, 4).fate = 'gone';
  expect(new Set(fires(played, 0).map(({ at: target }) => target))).toEqual(new Set([3, 5, null]));
});

test('4.7 ships may share a hex, enemies too', () => {
  const played = battle({ ships: [{ ...at(20, 20) }, { ...at(21, 20), facing: 3 }] });
  answer(played, 0, 'ahead');
  expect(distance(ship(played, 0), ship(played, 1))).toBe(0);
});
