import { play } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { asked, battle, only, type Played, ship } from './playing.ts';

/** What a call leads to. */
function called({ match }: Played, call: Parameters<typeof play>[2]) {
  const done = play(rules, match, call);
  if (!done.ok) throw new Error(done.fact);
  return { match: done.match, events: [...done.events] };
}

const fleetOf = (seats: number) => battle({ setup: { scenario: 'fleet-action' }, seats });

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
  const played = battle({ setup: { scenario: 'fleet-action', quickSetup: false }, seats: 4 });
  expect([0, 1, 2, 3].map((seat) => rules.isOut?.(played.match.board, seat))).toEqual([false, false, false, false]);
  const after = called(played, { call: 'resigned', seats: [0] });
  expect([0, 1, 2].map((id) => ship(after, id).seat)).toEqual([2, 2, 2]);
});

test.each(['draw-agreed', 'time-is-up', 'closed'] as const)('7.5 %s is a draw', (call) => {
  const { match, events } = called(fleetOf(2), { call });
  expect(match.result).toMatchObject({ places: [1, 1], rule: '7.5' });
  expect(only(events, 'called-off').map(({ how }) => how)).toEqual([call]);
});
