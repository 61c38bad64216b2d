import { rules } from '@starboard/duel-in-space/rules';
import { checkSetup, play, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { drift, flown } from '../rules/04-movement/wheel.ts';
import { STOCK } from '../rules/data/ships.ts';
import {
  AFT_ONLY,
  answer,
  asked,
  duel,
  EXPLOSION,
  HIT,
  known,
  leaving,
  NO_LASERS,
  ONE_LASER,
  only,
  PLAIN_HIT,
  SPECIAL_DAMAGE,
  secretDuel,
  shootAt,
  turn,
} from './support/playing.ts';
import { cells, derived, mirror } from './support/wheel-geometry.ts';

const DRONE = [null, 'drone'] as const;
/** The drone's heading dice, which don't matter: without a stabilizer it flies straight on. */
const STEERING = [1, 1] as const;

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
  expect(played.match.board.ports).toEqual([5, 5]);
  turn(played);
  turn(played);
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
  turn(played);
  expect(asked(played)).toEqual(['0 fight-on', '1 fight-on']);
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
  const { events, played } = shootAt(NO_LASERS, ...SPECIAL_DAMAGE, 3);
  expect(only(events, 'special')).toMatchObject([{ special: { name: 'laser', laser: null }, weapon: [] }]);
  expect(played.match.result).toBeNull();
});

test('10.3 a laser hit earlier this turn counts as destroyed for the next roll', () => {
  const played = duel({ ports: [1, 4], ships: [{ lasers: [true, true, false, false, false, false] }, {}] });
  const faces = [...HIT, ...SPECIAL_DAMAGE, 3, 4, ...HIT, ...SPECIAL_DAMAGE, 2, 4, 5];
  const specials = only(turn(played, { fire: [0], faces }), 'special');
  expect(specials.map(({ weapon }) => weapon)).toEqual([[4], [4, 5]]);
});

test('10.4 a ship lost to the fire of the last turn in range is lost', () => {
  const played = duel({ ...leaving, ships: [AFT_ONLY, { protectionLost: 9 }] });
  turn(played, { fire: [0], faces: PLAIN_HIT });
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});

test('10.4 a ship without protection is lost, even if the other is about to blow up', () => {
  const played = duel({ ports: [1, 1], ships: [{ ...ONE_LASER, protectionLost: 9 }, ONE_LASER] });
  const events = turn(played, { fire: [0, 1], faces: [...EXPLOSION, ...PLAIN_HIT] });
  expect(only(events, 'destroyed')).toMatchObject([{ seat: 0, rule: '6.2' }]);
  expect(played.match.result).toMatchObject({ places: [2, 1], rule: '7.1' });
});

test('10.4 a ship without protection is lost before the other runs out of air', () => {
  const played = duel({ ports: [1, 4], ships: [{ ...ONE_LASER, lifeSupport: 1 }, { protectionLost: 9 }] });
  turn(played, { fire: [0], faces: PLAIN_HIT });
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

test('10.5 a ship that is about to blow up has got away when both are out of range', () => {
  const played = duel({ ...leaving, ships: [AFT_ONLY, {}] });
  turn(played, { fire: [0], faces: EXPLOSION });
  expect(asked(played)).toEqual(['0 fight-on', '1 fight-on']);
  answer(played, 0, true);
  answer(played, 1, false);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.3' });
});

test('10.5 it has not if both fight on', () => {
  const played = duel({ ...leaving, ships: [AFT_ONLY, {}] });
  turn(played, { fire: [0], faces: EXPLOSION });
  answer(played, 0, true);
  const events = answer(played, 1, true);
  expect(only(events, 'destroyed')).toMatchObject([{ seat: 1, rule: '6.9' }]);
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});

test('10.5 the end of the turn comes first: whoever runs out of air loses to a ship about to blow up', () => {
  const played = duel({ ports: [1, 4], ships: [{ ...ONE_LASER, lifeSupport: 1 }, {}] });
  const events = turn(played, { fire: [0], faces: EXPLOSION });
  expect(only(events, 'destroyed')).toMatchObject([{ seat: 0, rule: '6.8' }]);
  expect(played.match.result).toMatchObject({ places: [2, 1], rule: '7.1' });
});

test('10.6 without the roll nobody is asked: the first seat flies the Gun Star', () => {
  expect(checkSetup(rules, {}, [null, null])).toMatchObject({ ok: true, setup: { choosing: 'seated' } });
  const played = duel({ setup: { choosing: 'seated' } });
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
  expect(played.match.board.ships.map(({ model }) => model)).toEqual(['gun-star', 'deck-fighter']);
});

test('10.6 against a drone the person chooses the ship, without dice', () => {
  const played = duel({ seating: ['drone', null], setup: { choosing: 'rolled' } });
  expect(asked(played)).toEqual(['1 ship']);
  expect(only(played.events, 'rolled-for-ships')).toEqual([]);
});

test('10.7 the limit is a hundred turns, unless the table agrees on another number', () => {
  expect(checkSetup(rules, {}, [null, null])).toMatchObject({ ok: true, setup: { quietLimit: 100 } });
});

test('10.7 the turn of a hit does not count: so many full turns must follow it', () => {
  const played = duel({ ports: [1, 4], setup: { quietLimit: 2 }, ships: [ONE_LASER, {}] });
  turn(played);
  turn(played, { fire: [0], faces: PLAIN_HIT });
  turn(played);
  expect(played.match.result).toBeNull();
  turn(played);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.5', turns: 4 });
});

test('10.7 two drones that can never hit each other end in a draw', () => {
  const blunt = { manoeuvre: 5, accuracy: 0, protection: 15 };
  const { match } = duel({
    seating: ['drone', 'drone'],
    setup: { designs: 'open', given: [blunt, blunt], quietLimit: 1000 },
  });
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

test('10.9 when the drone blows up as a turn begins, that turn counts neither as a turn nor in the score', () => {
  const played = duel({ seating: DRONE, ports: [1, 4], ships: [ONE_LASER, { ...NO_LASERS, stabilizerHits: 6 }] });
  turn(played, { faces: STEERING });
  const events = turn(played, { fire: [0], faces: [...STEERING, ...EXPLOSION] });
  expect(only(events, 'turn')).toMatchObject([{ turn: 3 }]);
  expect(only(events, 'over')).toMatchObject([{ winner: 0, turns: 2 }]);
  expect(played.match.result).toMatchObject({ places: [1, 2], turns: 2 });
  expect(played.match.board.turn).toBe(2);
});

test('10.9 nor does a turn that begins with the loss of the last air', () => {
  const air = { name: 'life-support', laser: null } as const;
  const played = duel({ ports: [3, 4], ships: [{ lifeSupport: 2, pending: [air] }, {}] });
  turn(played, { aim: [1, 1] });
  expect(played.match.result).toMatchObject({ places: [2, 1], turns: 1 });
});

test('10.9 a turn at the end of which the air runs out has been played', () => {
  const played = duel({ ports: [3, 4], ships: [{ lifeSupport: 1 }, {}] });
  turn(played, { aim: [1, 1] });
  expect(played.match.result).toMatchObject({ places: [2, 1], turns: 1 });
});

test('10.10 a drone always fights on: the person alone decides', () => {
  const played = duel({ ...leaving, seating: DRONE, ships: [{}, { ...NO_LASERS, stabilizerHits: 6 }] });
  turn(played, { faces: STEERING });
  expect(asked(played)).toEqual(['0 fight-on']);
  answer(played, 0, true);
  expect(played.match.board.ports).toEqual([1, 1]);
});

test('10.11 a call ends the duel at once, even if an enemy is about to blow up', () => {
  const played = duel({ ...leaving, ships: [AFT_ONLY, {}] });
  turn(played, { fire: [0], faces: EXPLOSION });
  const done = play(rules, played.match, { call: 'resigned', seats: [0] });
  if (!done.ok) throw new Error(done.fact);
  expect(done.match.result).toMatchObject({ places: [2, 1], rule: '7.6' });
});

test('10.12 ready-made designs with stock ships are refused with a sentence', () => {
  expect(checkSetup(rules, { designs: 'stock', given: [null, STOCK] }, [null, null])).toEqual({
    ok: false,
    fact: 'Ready-made designs can’t be used with stock ships.',
  });
  expect(checkSetup(rules, { designs: 'stock', given: [null, null] }, [null, null])).toMatchObject({ ok: true });
});

test.each(['open', 'secret'] as const)(
  '10.12 a ready-made design goes with %s ones: its seat builds nothing',
  (designs) => {
    const own = { manoeuvre: 0, accuracy: 12, protection: 8 };
    expect(checkSetup(rules, { designs, given: [own, null] }, [null, null])).toMatchObject({ ok: true });
    const played = duel({ setup: { designs, given: [own, null] } });
    expect(asked(played)).toEqual(['1 design']);
    expect(played.match.board.ships[0].design).toEqual(own);
  },
);

test('10.13 aims are shown before headings are chosen', () => {
  const played = duel();
  answer(played, 0, 2);
  answer(played, 1, 8);
  expect(asked(played)).toEqual(['0 heading', '1 heading']);
  expect(view(rules, played.match, 0).board.ships.map(({ turret }) => turret)).toEqual([2, 8]);
});

test('10.14 the protection left after the hit counts, and a total above 6 is 6', () => {
  const { events } = shootAt({ protectionLost: 5 }, ...SPECIAL_DAMAGE, 6);
  expect(only(events, 'special')).toMatchObject([{ roll: { die: 6, plus: 3 }, special: { name: 'explosion' } }]);
});

/** The first seat's air a turn after another hit, and the events of that turn. */
function hitAgain(lifeSupport: number) {
  const air = { name: 'life-support', laser: null } as const;
  const played = duel({ ports: [3, 4], ships: [{ lifeSupport, pending: [air] }, {}] });
  turn(played, { aim: [1, 1] });
  return played.match;
}

test('10.15 a further hit on life support takes one more turn away', () => {
  expect(hitAgain(4).board.ships[0].lifeSupport).toBe(2);
});

test('10.15 a further hit with one turn left is the end as the next turn begins', () => {
  expect(hitAgain(2).result).toMatchObject({ places: [2, 1], rule: '7.1' });
});

test('10.16 designs are open unless the table keeps them secret', () => {
  expect(
    view(rules, duel({ setup: { designs: 'open', given: [STOCK, STOCK] } }).match, null).board.ships,
  ).toMatchObject([{ design: STOCK }, { design: STOCK }]);
});

test.each([
  ['resigned', { call: 'resigned', seats: [0] }],
  ['away', { call: 'away', seats: [0] }],
  ['out of time', { call: 'out-of-time', seats: [1] }],
  ['both out of time', { call: 'out-of-time', seats: [0, 1] }],
  ['agreed', { call: 'draw-agreed' }],
  ['the time of the match is up', { call: 'time-is-up' }],
  ['closed', { call: 'closed' }],
] as const)('10.16 secret designs are shown however the duel ended: %s', (_, call) => {
  const done = play(rules, secretDuel().match, call);
  if (!done.ok) throw new Error(done.fact);
  const designs = [
    { manoeuvre: 5, accuracy: 8, protection: 7 },
    { manoeuvre: 2, accuracy: 10, protection: 8 },
  ];
  for (const viewer of [null, 0, 1]) {
    expect(only(known(done.events, viewer), 'designed').map(({ design }) => design)).toEqual(designs);
    expect(view(rules, done.match, viewer).board.ships.map(({ design }) => design)).toEqual(designs);
  }
});

test('10.16 nobody is told of designs that were never built', () => {
  const done = play(rules, duel({ setup: { designs: 'secret' } }).match, { call: 'closed' });
  if (!done.ok) throw new Error(done.fact);
  expect(only(done.events, 'designed')).toEqual([]);
});
