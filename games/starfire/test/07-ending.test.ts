import { checkSetup, play } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import {
  allMove,
  answer,
  asked,
  at,
  battle,
  fireAll,
  only,
  type Playthrough,
  ship,
  wholeSetup,
} from './support/playing.ts';

function sitOut(turnLimit: number): Playthrough {
  const played = battle({ setup: { turnLimit } });
  while (played.match.result === null) {
    const [ask] = played.match.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    answer(played, ask.seat, 'stay');
  }
  return played;
}

function called({ match }: Playthrough, call: Parameters<typeof play>[2]) {
  const done = play(rules, match, call);
  if (!done.ok) throw new Error(done.fact);
  return { match: done.match, events: [...done.events] };
}

const fleetOf = (seats: number) => battle({ setup: { scenario: 'fleet-action' }, seats });

test('7.1 who has the last ship on the map has won', () => {
  const played = battle({
    setup: { scenario: 'fleet-action' },
    winner: 0,
    ships: [20, 20, 20, 21, 23, 23].map((column) => ({ ...at(column, 20) })),
  });
  for (const id of [1, 2, 4]) ship(played, id).fate = 'destroyed';
  ship(played, 5).fate = 'gone';
  const last = ship(played, 3);
  last.working = last.design.systems.map((_, place) => place === 0);
  allMove(played);
  fireAll(played, 0, 3, 1);
  expect(played.match.result).toEqual({ places: [1, 2], scores: [], turns: 1, rule: '7.1' });
  expect(played.events.at(-1)).toMatchObject({ type: 'over', winner: 0, turns: 1 });
});

test('7.1 the battle is over at once, also where the last ship of the winner of initiative leaves the map', () => {
  const played = battle({ winner: 1, ships: [{ ...at(20, 20) }, { ...at(59, 5), facing: 0 }] });
  answer(played, 0, 'stay');
  answer(played, 1, 'ahead');
  expect(played.match.result).toMatchObject({ places: [1, 2], turns: 1, rule: '7.1' });
});

test('7.1 so it is where the last ship of side A does', () => {
  const played = battle({ winner: 1, ships: [{ ...at(0, 5), facing: 3 }] });
  answer(played, 0, 'ahead');
  expect(played.match.result).toMatchObject({ places: [2, 1], turns: 1, rule: '7.1' });
});

test('7.1 as long as both have a ship, the battle goes on', () => {
  const played = battle({ setup: { scenario: 'fleet-action' } });
  for (const id of [0, 1, 4, 5]) ship(played, id).fate = 'destroyed';
  allMove(played);
  expect(played.match.result).toBeNull();
});

test('7.2 the limit is 100 turns, unless the table agrees on another number', () => {
  expect(wholeSetup().turnLimit).toBe(100);
});

test.each([
  [1, true],
  [300, true],
  [0, false],
  [301, false],
])('7.2 a table may agree on %i turns: %s', (turnLimit, may) => {
  expect(checkSetup(rules, { turnLimit }, [null, null]).ok).toBe(may);
});

test('7.2 a battle that goes to its limit is a draw', () => {
  expect(sitOut(3).match.result).toEqual({ places: [1, 1], scores: [], turns: 3, rule: '7.2' });
});

test('7.3 players of a side win and lose together', () => {
  const played = battle({ seats: 5, ships: [0, 0, 0].map(() => ({ ...at(0, 5), facing: 3 })) });
  for (const seat of [0, 2, 4]) answer(played, seat, 'ahead');
  expect(played.match.result?.places).toEqual([3, 1, 3, 1, 3]);
});

test('7.4 one who runs out of time leaves the ally in the fight, with all the ships of their side', () => {
  const after = called(fleetOf(4), { call: 'out-of-time', seats: [0] });
  expect(after.match.result).toBeNull();
  expect([0, 1, 2].map((id) => ship(after, id).seat)).toEqual([2, 2, 2]);
  expect(only(after.events, 'gave-up')).toMatchObject([{ seat: 0, how: 'out-of-time', rule: '7.4' }]);
  expect(only(after.events, 'command').map((event) => [event.ship.name, event.seat])).toEqual([
    ['Destruction', 2],
    ['Despair', 2],
  ]);
});

test('7.4 the question that was open is not put to the one who left, and the others’ answers stand', () => {
  const played = fleetOf(4);
  expect(asked(played)).toEqual(['0 move Destruction', '2 move Ruin']);
  const sealed = play(rules, played.match, { seat: 2, question: played.match.question, choice: 'ahead' });
  if (!sealed.ok) throw new Error(sealed.fact);
  const after = called({ match: sealed.match, events: [] }, { call: 'resigned', seats: [0] });
  expect(only(after.events, 'moved').map((event) => event.ship.name)).toEqual(['Ruin']);
  expect(asked(after)).toEqual(['1 move Eisenhower', '3 move Lee']);
});

test('7.4 a side without players has lost, ships or not', () => {
  const after = called(fleetOf(2), { call: 'resigned', seats: [1] });
  expect(after.match.result).toMatchObject({ places: [1, 2], rule: '7.4' });
  expect(after.match.board.ships.map(({ fate }) => fate)).toEqual(Array.from({ length: 6 }, () => 'fighting'));
  const later = called(called(fleetOf(4), { call: 'away', seats: [1] }), { call: 'away', seats: [3] });
  expect(later.match.result).toMatchObject({ places: [1, 3, 1, 3], rule: '7.4' });
});

test('7.4 both sides without players at the same moment is a draw', () => {
  const after = called(fleetOf(3), { call: 'out-of-time', seats: [0, 1, 2] });
  expect(after.match.result).toMatchObject({ places: [1, 1, 1], rule: '7.4' });
  expect(only(after.events, 'gave-up').map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('7.4 a player whose ships are gone is out, and may not be called again', () => {
  const played = fleetOf(4);
  ship(played, 1).fate = 'destroyed';
  expect(rules.isOut?.(played.match.board, 2)).toBe(true);
  expect(rules.isOut?.(played.match.board, 0)).toBe(false);
  expect(play(rules, played.match, { call: 'resigned', seats: [2] })).toMatchObject({ ok: false, code: 'no-call' });
});

test('7.4 the others of the side take command in turn, in the order of their seats', () => {
  const fleet = (side: string) => ['1', '2', '3', '4', '5', '6'].map((name) => `${side}${name} - CT-1`);
  const played = battle({ setup: { scenario: 'own', fleetA: fleet('A'), fleetB: fleet('B') }, seats: 6 });
  const after = called(played, { call: 'away', seats: [2] });
  expect([0, 1, 2, 3, 4, 5].map((id) => ship(after, id).seat)).toEqual([0, 0, 4, 0, 4, 4]);
});

test('7.4 nobody takes command of a wreck', () => {
  const played = fleetOf(4);
  ship(played, 0).fate = 'destroyed';
  const after = called(played, { call: 'away', seats: [0] });
  expect([0, 2].map((id) => ship(after, id).seat)).toEqual([0, 2]);
});

test('7.4 before the ships are placed their players are in the battle, and can leave it', () => {
  const played = battle({ setup: { scenario: 'fleet-action', quickSetup: false }, seats: 4, faces: [] });
  expect([0, 1, 2, 3].map((seat) => rules.isOut?.(played.match.board, seat))).toEqual([false, false, false, false]);
  const after = called(played, { call: 'resigned', seats: [0] });
  expect([0, 1, 2].map((id) => ship(after, id).seat)).toEqual([2, 2, 2]);
});

test.each(['draw-agreed', 'time-is-up', 'closed'] as const)('7.5 %s is a draw', (call) => {
  const { match, events } = called(fleetOf(2), { call });
  expect(match.result).toMatchObject({ places: [1, 1], rule: '7.5' });
  expect(only(events, 'called-off').map(({ how }) => how)).toEqual([call]);
});
