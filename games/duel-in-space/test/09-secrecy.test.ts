import { rules } from '@starboard/duel-in-space/rules';
import { imagine, learnt, view } from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { baseOf, clicksOf, protectionOf } from '../rules/09-designs/designs.ts';
import type { Design } from '../rules/data/ships.ts';
import { memory } from '../rules/knowledge/memory.ts';
import type { Event, Special } from '../rules/model.ts';
import { answer, asked, known, only, secretDuel, turn } from './support/playing.ts';

const headed = (clicks: number): Event => ({ type: 'headed', rule: '4.1', seat: 1, clicks, dice: null });
const cannotFire: Event = { type: 'cannot-fire', rule: '5.4', seat: 1 };
const declared: Event = { type: 'declared', rule: '5.2', seat: 1, lasers: ['aft'] };
const shot = (die: number, other: number, hit: boolean): Event => ({
  type: 'shot',
  rule: '5.3',
  by: 1,
  laser: 'aft',
  dice: [die, other],
  needed: null,
  hit,
});
const damage = (points: 1 | 2): Event => ({
  type: 'damage',
  rule: '6.1',
  seat: 1,
  dice: [6, 6],
  points,
  special: true,
  left: null,
});
const of = (name: Special['name']): Special => ({ name, laser: null });
const special = (name: Special['name']): Event => ({
  type: 'special',
  rule: '6.3',
  seat: 1,
  special: of(name),
  roll: null,
  weapon: [],
});
const effect = (name: Special['name']): Event => ({ type: 'effect', rule: '6.4', seat: 1, special: of(name) });

test.each([
  ['a turn shows that the ship was built for so many clicks', [headed(3)], { clicks: 3 }],
  ['so does one to the left', [headed(-3)], { clicks: 3 }],
  ['clicks lost to the stabilizer are added', [effect('stabilizer'), headed(3)], { clicks: 4 }],
  ['a narrow turn takes nothing back', [headed(4), headed(1)], { clicks: 4 }],
  ['who cannot fire has a base number of 13', [cannotFire], { baseAtLeast: 13 }],
  ['of which computer hits are a part', [effect('computer'), effect('computer'), cannotFire], { baseAtLeast: 11 }],
  ['who declares fire has one below 13', [effect('computer-and-laser'), declared], { baseAtMost: 11 }],
  ['a hit shows that the base number is no higher', [shot(4, 5, true)], { baseAtLeast: 0, baseAtMost: 9 }],
  ['a miss shows that it is', [shot(2, 4, false)], { baseAtLeast: 7, baseAtMost: 12 }],
  ['clicks turned with the shot do not count', [headed(-2), shot(4, 5, true)], { baseAtMost: 7 }],
  ['nor do computer hits', [effect('computer'), shot(4, 5, true)], { baseAtMost: 8 }],
  [
    'of several shots the best is remembered',
    [shot(2, 4, false), shot(1, 3, false), shot(4, 4, true), shot(5, 5, true)],
    { baseAtLeast: 7, baseAtMost: 8 },
  ],
  ['the lowest special row shows 8 points left', [damage(2), special('stabilizer')], { protection: 10 }],
  ['the second shows 6', [damage(2), special('computer')], { protection: 8 }],
  ['the third shows 4', [damage(2), special('laser')], { protection: 6 }],
  ['a higher one shows nothing', [damage(2), special('life-support')], { protection: 3 }],
  ['a higher row takes nothing back', [special('stabilizer'), special('laser')], { protection: 8 }],
] as const)('9.5 %s', (_, events, shown) => {
  const [other, own] = learnt(rules, memory.blank, events, null);
  expect(own).toMatchObject(shown);
  expect(other).toEqual(memory.blank[0]);
});

test.each([
  [{ baseAtLeast: 6 }, (design: Design) => baseOf(design) >= 6],
  [{ baseAtMost: 6 }, (design: Design) => baseOf(design) <= 6],
  [{ clicks: 4 }, (design: Design) => clicksOf(design) >= 4],
  [{ protection: 15 }, (design: Design) => protectionOf(design) >= 15],
])('9.5 what play has proven bounds what others may imagine: %j', (proven, fits) => {
  const { match } = secretDuel();
  const [mine, theirs] = memory.blank;
  const dice = rigged();
  for (let i = 0; i < 50; i++) {
    const { design } = imagine(rules, view(rules, match, 0, [mine, { ...theirs, ...proven }]), dice).board.ships[1];
    expect(fits(design)).toBe(true);
  }
});

test('9.5 hits and misses prove the base number, turns the clicks, low special rows the protection', () => {
  const played = secretDuel();
  played.match.board.ports = [1, 7];
  played.match.board.ships[0].lasers = [true, true, false, false, false, false];
  turn(played, { heading: [0, 2], fire: [0], faces: [1, 2, 2, 2, 6, 5, 1] });
  expect(learnt(rules, memory.blank, played.events, null)).toMatchObject([
    { baseAtLeast: 4, baseAtMost: 4 },
    { clicks: 2, protection: 10 },
  ]);
});

test('9.5 that a ship cannot fire shows its base number, and being asked to fire that it can', () => {
  const played = secretDuel();
  played.match.board.ports = [1, 1];
  played.match.board.ships[0].computerHits = 12;
  turn(played, { aim: [3, 3], heading: [0, 0] });
  expect(only(played.events, 'cannot-fire')).toMatchObject([{ seat: 0, rule: '5.4', reveals: true }]);
  const blind = learnt(rules, memory.blank, only(played.events, 'cannot-fire'), 1);
  expect(blind[0].baseAtLeast).toBe(13);
});

test('9.5 whoever is asked to fire is imagined as able to', () => {
  const played = secretDuel();
  const { match } = played;
  match.board.ports = [1, 1];
  match.board.ships[1].computerHits = 8;
  for (const seat of [0, 1]) answer(played, seat, 3);
  for (const seat of [0, 1]) answer(played, seat, 0);
  expect(asked(played)).toEqual(['0 fire', '1 fire']);
  const dice = rigged();
  for (let i = 0; i < 30; i++) {
    expect(baseOf(imagine(rules, view(rules, match, 0), dice).board.ships[1].design)).toBeLessThan(13 - 8);
  }
});

test('9.5 no wreck is imagined', () => {
  const { match } = secretDuel();
  match.board.ships[1].protectionLost = 10;
  const dice = rigged();
  for (let i = 0; i < 50; i++) {
    expect(protectionOf(imagine(rules, view(rules, match, 0), dice).board.ships[1].design)).toBeGreaterThan(10);
  }
});

test('9.5 what a ship does is marked as revealing to those from whom its design is kept', () => {
  const played = secretDuel();
  played.match.board.ports = [1, 4];
  played.match.board.ships[0].lasers = [true, false, false, false, false, false];
  const events = turn(played, { fire: [0], faces: [6, 6, 6, 5, 1] });
  const marked = (viewer: number | null) =>
    known(events, viewer).flatMap(({ type, reveals }) => (reveals === true ? [type] : []));
  expect([0, 1, null].map(marked)).toEqual([['damage', 'special'], ['shot'], ['shot', 'damage', 'special']]);
});

test('9.5 the loss of a ship shows how strong it was, and the end shows both designs', () => {
  const played = secretDuel();
  played.match.board.ports = [1, 4];
  played.match.board.ships[0].lasers = [true, false, false, false, false, false];
  played.match.board.ships[1].protectionLost = 10;
  const events = turn(played, { fire: [0], faces: [6, 6, 3, 4] });
  expect(only(events, 'destroyed')).toMatchObject([{ seat: 1, reveals: true }]);
  expect(only(events, 'designed').map(({ reveals }) => reveals)).toEqual([true, true]);
});
