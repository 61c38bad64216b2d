import { expect, test } from 'vitest';
import { drift, flown } from '../rules/04-wheel.ts';
import { STOCK } from '../rules/data/ships.ts';
import { answer, asked, duel, leaving, only, shootAt, turn } from './playing.ts';
import { cells, derived, mirror } from './wheel-geometry.ts';

const HIT = [6, 6];
const SPECIAL_HIT = [6, 5];
const PLAIN_HIT = [3, 4];
const DRONE = [null, 'drone'] as const;

test('10.1 both cockpits agree: the wheel is the same with p and v exchanged', () => {
  for (const [port, view] of cells) expect(drift(port, view)).toBe(drift(view, port));
});

test('10.1 left and right are mirror images', () => {
  for (const [port, view] of cells) expect(drift(mirror(port), mirror(view)) + drift(port, view)).toBe(0);
});

test('10.1 the derivation gives the same wheel wherever between 2 and 3.4 moves the ships are', () => {
  for (const separation of [2.05, 2.5, 3, 3.35]) {
    for (const [port, view] of cells) {
      expect([port, view, ...derived(port, view, separation)]).toEqual([
        port,
        view,
        flown(port, view),
        flown(view, port),
      ]);
    }
  }
});

test('10.2 tail to tail after a fly-by counts for nothing: three more positions lead apart', () => {
  const played = duel({ ports: [1, 1] });
  turn(played);
  turn(played);
  expect(played.match.board.movingApart).toBe(0);
  turn(played);
  turn(played);
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
  turn(played);
  expect(asked(played)).toEqual(['0 fight-on', '1 fight-on']);
});

test('10.2 the starting position counts for nothing', () => {
  const played = duel({ faces: [4, 4] });
  expect(played.match.board).toMatchObject({ ports: [5, 5], movingApart: 0 });
});

test('10.2 nose to nose after fighting on counts for nothing: straight on is no fly-by yet', () => {
  const played = duel(leaving);
  turn(played);
  answer(played, 0, true);
  answer(played, 1, true);
  expect(only(turn(played), 'fly-by')).toEqual([]);
  expect(only(turn(played), 'fly-by')).toHaveLength(1);
});

test('10.3 a laser hit on a ship without lasers does nothing', () => {
  const { events, played } = shootAt({ lasers: [false, false, false, false, false, false] }, ...SPECIAL_HIT, 3);
  expect(only(events, 'special')).toMatchObject([{ special: { name: 'laser', laser: null }, weapon: [] }]);
  expect(played.match.result).toBeNull();
});

test('10.3 a laser hit earlier this turn counts as destroyed for the next roll', () => {
  const played = duel({ ports: [1, 4], ships: [{ lasers: [true, true, false, false, false, false] }, {}] });
  const faces = [...HIT, ...SPECIAL_HIT, 3, 4, ...HIT, ...SPECIAL_HIT, 2, 4, 5];
  const specials = only(turn(played, { fire: [0], faces }), 'special');
  expect(specials.map(({ weapon }) => weapon)).toEqual([[4], [4, 5]]);
});

test('10.4 a ship lost to the fire of the last turn in range is lost', () => {
  const aft = { lasers: [false, false, false, false, false, true] };
  const played = duel({ ...leaving, ships: [aft, { protectionLost: 9 }] });
  turn(played, { fire: [0], faces: [...HIT, ...PLAIN_HIT] });
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});

test('10.5 a pilot who gets out of range in the last turn of air has got away', () => {
  const played = duel({ ...leaving, ships: [{ lifeSupport: 1 }, {}] });
  turn(played);
  answer(played, 0, false);
  answer(played, 1, true);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.3' });
});

test('10.5 one who fights on in the last turn of air has not', () => {
  const played = duel({ ...leaving, ships: [{ lifeSupport: 1 }, {}] });
  turn(played);
  answer(played, 0, true);
  answer(played, 1, true);
  expect(played.match.result).toMatchObject({ places: [2, 1], rule: '7.1' });
});

test('10.6 against a drone the person chooses the ship, without dice', () => {
  const played = duel({ seating: ['drone', null], setup: { choosing: 'rolled' } });
  expect(asked(played)).toEqual(['1 ship']);
  expect(only(played.events, 'rolled-for-ships')).toEqual([]);
});

test('10.7 two drones that can never hit each other end in a draw', () => {
  const blunt = { manoeuvre: 5, accuracy: 0, protection: 15 };
  const { match } = duel({ seating: ['drone', 'drone'], setup: { given: [blunt, blunt], quietLimit: 1000 } });
  expect(match.result).toMatchObject({ places: [1, 1], rule: '7.5', turns: 1000 });
});

test('10.8 a drone flies a stock ship, or the design the table gives it', () => {
  const own = { manoeuvre: 0, accuracy: 12, protection: 8 };
  expect(duel({ seating: DRONE, setup: { designs: 'open' } }).match.board.ships[1].design).toEqual(STOCK);
  const given = duel({ seating: DRONE, setup: { designs: 'open', given: [null, own] } });
  expect(given.match.board.ships[1].design).toEqual(own);
});

test('10.8 a drone is not asked to build', () => {
  expect(asked(duel({ seating: DRONE, setup: { designs: 'open' } }))).toEqual(['0 design']);
});
