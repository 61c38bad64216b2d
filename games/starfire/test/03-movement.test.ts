import type { Direction } from '@starboard/geometry';
import { distance } from '@starboard/geometry';
import { options, play } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { allMove, answer, asked, at, battle, only, rig, ship } from './playing.ts';

test.each([
  ['3.1 the higher die wins', [7, 3], 0],
  ['3.1 the higher die wins, for side B too', [1, 10], 1],
] as const)('%s', (_, faces, winner) => {
  const played = battle({ faces });
  expect(played.match.board.winner).toBe(winner);
  expect(only(played.events, 'initiative')).toMatchObject([{ dice: faces, winner, rule: '3.1' }]);
});

test.each([0, 1] as const)('3.2 a tie goes to who lost the turn before: after side %i won', (winner) => {
  const played = battle({ winner, ships: [{ ...at(5, 5) }, { ...at(50, 30) }] });
  rig(played, 4, 4);
  allMove(played);
  expect(played.match.board).toMatchObject({ turn: 2, winner: 1 - winner });
  expect(only(played.events, 'initiative').at(-1)).toMatchObject({ rule: '3.2', dice: [4, 4] });
});

test('3.3 a tie on the first turn is rolled again, as often as it takes', () => {
  const played = battle({ faces: [5, 5, 8, 8, 2, 6] });
  expect(only(played.events, 'initiative').map(({ winner, rule }) => [winner, rule])).toEqual([
    [null, '3.3'],
    [null, '3.3'],
    [1, '3.1'],
  ]);
});

test.each([0, 1] as const)('3.4 if side %i wins, it moves last and fires first', (winner) => {
  const played = battle({ winner, ships: [{ ...at(20, 20) }, { ...at(23, 20) }] });
  expect(played.match.asks.map(({ seat }) => seat)).toEqual([1 - winner]);
  allMove(played);
  expect(asked(played)).toEqual([`${winner} fire`]);
});

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
    fact: 'With this point it has spent 1 of the 2 its turn mode asks for.',
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

test('4.7 ships may share a hex, enemies too', () => {
  const played = battle({ ships: [{ ...at(20, 20) }, { ...at(21, 20), facing: 3 }] });
  answer(played, 0, 'ahead');
  expect(distance(ship(played, 0), ship(played, 1))).toBe(0);
});

test('8.3 at the start a ship has to fulfil its turn mode first', () => {
  expect(battle().match.board.ships.map(({ straight }) => straight)).toEqual([0, 0]);
});

test('8.4 players of a side give their orders at once', () => {
  const played = battle({ setup: { scenario: 'fleet-action' }, seats: 4 });
  expect(asked(played)).toEqual(['0 move Destruction', '2 move Ruin']);
  answer(played, 2, 'ahead');
  expect(asked(played)).toEqual(['0 move Destruction']);
  answer(played, 0, 'ahead');
  expect(only(answer(played, 0, 'ahead'), 'moved')).toHaveLength(3);
});

test('8.4 so do three, each for one ship after the other', () => {
  const fleet = (side: string) => ['1', '2', '3', '4', '5'].map((name) => `${side}${name} - CT-1`);
  const played = battle({ setup: { scenario: 'own', fleetA: fleet('A'), fleetB: fleet('B') }, seats: 6 });
  expect(asked(played)).toEqual(['0 move A1', '2 move A2', '4 move A3']);
  answer(played, 0, 'ahead');
  expect(asked(played)).toEqual(['0 move A4', '2 move A2', '4 move A3']);
});

test('8.8 in Contact a ship that leaves the map loses the battle at once', () => {
  const played = battle({ ships: [{ ...at(0, 5), facing: 3 }] });
  answer(played, 0, 'ahead');
  expect(played.match.result).toEqual({ places: [2, 1], scores: [], turns: 1, rule: '7.1' });
});
