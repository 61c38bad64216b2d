import { askOf, options, play, refusedChoices } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { fires, holdAll, melee } from './support/combat.ts';
import { allMove, answer, at, battle, duel, fireAll, only, rig, ship } from './support/playing.ts';

test('5.1 ship by ship in turn, each once', () => {
  expect(holdAll(melee())).toEqual([0, 1, 0, 1, 0, 1]);
});

test('5.1 every ship may fire again in the next turn', () => {
  const played = melee();
  rig(played, 9, 2);
  holdAll(played);
  allMove(played);
  expect(holdAll(played)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('5.1 a ship that has fired may not fire again', () => {
  const played = melee();
  answer(played, 0, { ship: 1, at: null, all: false });
  answer(played, 1, { ship: 3, at: null, all: false });
  expect(new Set(fires(played, 0).map(({ ship: id }) => id))).toEqual(new Set([0, 2]));
  const again = { seat: 0, question: played.match.question, choice: { ship: 1, at: 3, all: true } };
  expect(play(rules, played.match, again)).toMatchObject({ rule: '5.1', fact: 'Ruin has already fired this turn.' });
});

test('5.1 damage counts before the other side fires', () => {
  const played = duel('[1] Q (I) F×9 [2]', '[1] Q (I) F [2]', 1, { winner: 0 });
  allMove(played);
  fireAll(played, 0, 1, 1, 1);
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});

test('5.2 all at one target in one go', () => {
  const played = duel('[1] Q (I) R F L L [2]', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  const told = fireAll(played, 0, 1, 10, 10, 10, 10);
  expect(only(told, 'fires')).toMatchObject([{ weapons: ['R', 'F', 'L', 'L'], range: 3 }]);
  expect(only(told, 'shot').map(({ die, hit }) => [die, hit])).toEqual(Array.from({ length: 4 }, () => [10, false]));
});

test('5.2 or some of them, kind by kind', () => {
  const played = duel('[1] Q (I) R F L L [2]', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  answer(played, 0, { ship: 0, at: 1, all: false });
  for (const [weapon, offered, count] of [
    ['R', [1, 0], 0],
    ['F', [1, 0], 1],
    ['L', [2, 1, 0], 1],
  ] as const) {
    const ask = askOf(played.match, 0);
    expect(ask).toMatchObject({ kind: 'weapons', weapon });
    expect(ask && options(rules, played.match, ask)).toEqual(offered);
    answer(played, 0, count);
  }
  expect(only(played.events, 'fires')).toMatchObject([{ weapons: ['F', 'L'] }]);
  expect(ship(played, 0).fired).toBe(true);
});

test('5.2 some is at least one', () => {
  const played = duel('CT-1', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  answer(played, 0, { ship: 0, at: 1, all: false });
  expect(play(rules, played.match, { seat: 0, question: played.match.question, choice: 0 })).toMatchObject({
    code: 'forbidden',
    rule: '5.2',
  });
});

test('5.2 a single weapon is fired or not: there is no part of it', () => {
  const played = duel('CT-4', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  expect(fires(played, 0)).toEqual([
    { ship: 0, at: 1, all: true },
    { ship: 0, at: null, all: false },
  ]);
  const part = { seat: 0, question: played.match.question, choice: { ship: 0, at: 1, all: false } };
  expect(play(rules, played.match, part)).toMatchObject({ code: 'forbidden', rule: '5.2' });
});

test('5.3 held fire is told, rolls no dice and counts as the fire of this turn', () => {
  const played = melee();
  const drawn = [...played.match.dice.drawn];
  expect(only(answer(played, 0, { ship: 2, at: null, all: false }), 'passed')).toMatchObject([
    { ship: { name: 'Despair' } },
  ]);
  expect(played.match.dice.drawn).toEqual(drawn);
  expect(ship(played, 2).fired).toBe(true);
});

test('5.4 a ship without a weapon, or with nobody in reach, is passed over', () => {
  const played = melee();
  const [ruin, despair] = [ship(played, 1), ship(played, 2)];
  ruin.working = ruin.design.systems.map((system) => system !== 'F' && system !== 'L');
  Object.assign(despair, at(40, 35));
  expect(new Set(fires(played, 0).map(({ ship: id }) => id))).toEqual(new Set([0]));
  const ask = askOf(played.match, 0);
  const reasons = ask ? refusedChoices(rules, played.match, ask).map(({ fact }) => fact) : [];
  expect(reasons).toContain('Ruin has no working weapon.');
  expect(reasons).toContain('Despair can’t damage any enemy from here.');
  expect(holdAll(played)).toEqual([0, 1, 1, 1]);
});

test('5.4 where nobody can hurt anybody, nobody is asked', () => {
  const played = battle();
  allMove(played);
  expect(only(played.events, 'passed')).toEqual([]);
  expect(only(played.events, 'no-target')).toMatchObject([{ rule: '5.4', why: ['range', 'range'] }]);
  expect(played.match.board.turn).toBe(2);
});

test.each([
  ['in range ahead of each other', 3, 3, undefined],
  ['astern of one', -3, 0, ['blind-spot', null]],
  ['tail to tail', -3, 3, ['blind-spot', 'blind-spot']],
] as const)('5.4 a side without a target is told of blind spots: %s', (_, away, facing, why) => {
  const played = battle({
    ships: [
      { ...at(40, 20), facing: 0 },
      { ...at(40 + away, 20), facing },
    ],
  });
  allMove(played);
  expect(only(played.events, 'no-target').map((event) => event.why)).toEqual(why === undefined ? [] : [why]);
});

test('5.4 a side without a weapon that works is told so', () => {
  const played = duel('CT-2', '[1] Q (I) [2]', 3);
  allMove(played);
  expect(only(played.events, 'no-target')).toMatchObject([{ why: [null, 'weapons'] }]);
});

test('5.4 a side with some enemies behind it and the others far away is told of both', () => {
  const columns = [20, 20, 20, 17, 55, 55];
  const played = battle({
    setup: { scenario: 'fleet-action' },
    ships: columns.map((column) => ({ ...at(column, 20), facing: 0 })),
  });
  allMove(played);
  expect(only(played.events, 'no-target')).toMatchObject([{ why: ['range-or-blind-spot', null] }]);
});

test('5.5 when one side has no more ships to fire, the other goes on', () => {
  const played = melee();
  for (const id of [4, 5]) ship(played, id).fate = 'destroyed';
  expect(holdAll(played)).toEqual([0, 1, 0, 0]);
});
