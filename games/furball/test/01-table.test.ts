import { begin, broughtFaults, checkSetup, diceFromSeed, keyFromSeed, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { standingOf } from '../catalogue/index.ts';
import { coverage } from '../rules/01-table.ts';
import { cornersOf, drawLayout, MAT, misplaced, placedRocks, TEMPLATES } from '../rules/geometry/index.ts';
import { rules } from '../rules/index.ts';
import { rangeOf } from '../rules/measure.ts';
import type { Setup } from '../rules/model.ts';
import type { Squad } from '../squads/index.ts';
import { asked, fly, SETUP, shipIn, table } from './support/playing.ts';

const FOUR = [null, null, null, null];
const plain = { pilot: 'rebel.z95headhunter.banditsquadronpilot', upgrades: [] } as const;
const withFirst = (squad: Squad): Setup => ({ ...SETUP, squads: [squad, plain, plain, plain], limit: 35 });
const objection = (setup: object): string | undefined => {
  const checked = checkSetup(rules, setup, FOUR);
  return checked.ok ? undefined : checked.fact;
};

test('1.1 squads are within the limit, banned and unknown cards are refused by name', () => {
  expect(objection(withFirst(plain))).toBeUndefined();
  expect(objection(withFirst({ pilot: 'imperial.tiedefender.rexlerbrath', upgrades: [] }))).toMatch(/37 points/);
  expect(
    objection(withFirst({ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.lonewolf'] })),
  ).toMatch(/Lone Wolf/);
  const unknown = { pilot: 'scum.starviper.nobody', upgrades: [] };
  expect(objection({ ...withFirst(plain), squads: [unknown, plain, plain, plain] })).toMatch(/squads\[0\]\.pilot/);
});

test('1.1 a pilot brings a squad, is told everything that is wrong with it, and flies it', () => {
  const { brings } = rules;
  if (brings === undefined) throw new Error('nobody brings anything');
  expect(broughtFaults(rules, SETUP, plain)).toEqual([]);
  expect(broughtFaults(rules, SETUP, null)).toEqual([]);
  const wrong = { pilot: 'imperial.tiedefender.rexlerbrath', upgrades: ['elite.lonewolf'] };
  expect(broughtFaults(rules, { ...SETUP, limit: 35 }, wrong)).toEqual([
    expect.stringMatching(/Lone Wolf is banned/),
    'The squad costs 39 points, and the limit is 35.',
  ]);
  expect(broughtFaults(rules, SETUP, { pilot: 'nobody', upgrades: [] })).toEqual([
    expect.stringMatching(/^This isn’t a valid squad: pilot must be one of/),
  ]);
  const other = { ...plain, pilot: 'rebel.xwing.rookiepilot' };
  const given = brings.into({ ...SETUP, squads: [plain, plain, plain, plain] }, [null, other, null, null]);
  expect(given.squads).toEqual([plain, other, plain, plain]);
  const random = brings.into(SETUP, [null, other, null, null]);
  expect(random.squads).toEqual([null, other, null, null]);
  expect(checkSetup(rules, random, FOUR)).toMatchObject({ ok: true });
  const { board } = begin(rules, random, FOUR, keyFromSeed('brought'));
  expect(board.ships.map(({ kind }) => kind)[1]).toBe('xwing');
  expect(brings.into(SETUP, [null, null, null, null]).squads).toEqual([]);
});

test('1.2 the mat is 914.4 mm square, a base 40 mm', () => {
  expect(MAT).toBe(914_400);
  const [one, two] = cornersOf({ x: 100_000, y: 100_000, heading: 0 });
  expect(Math.abs(one.x - two.x) + Math.abs(one.y - two.y)).toBe(40_000);
});

test('1.2 range 1 ends at 100 mm between the closest points', () => {
  const { match } = table([{ at: [300, 300, 90] }, { at: [300, 440, 90] }, { at: [441, 300, 90] }]);
  expect([rangeOf(match.board, 0, 1), rangeOf(match.board, 0, 2)]).toEqual([1, 2]);
});

test('1.3 there are five straights, three banks and three turns', () => {
  const kinds = TEMPLATES.map((template) => template.split('-')[0]);
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  expect([count('straight'), count('bank'), count('turn')]).toEqual([5, 3, 3]);
  const bank = fly(table([{ at: [300, 300, 90] }]), 0, 'bank-left', 1);
  expect(shipIn(bank, 0).pose.heading).toBe(393_216);
});

test('1.4 six asteroids are drawn where they may lie, and refused where they may not', () => {
  const layout = drawLayout(diceFromSeed('rocks'));
  const rocks = placedRocks(layout);
  expect(rocks.flatMap((_, rock) => misplaced(rock, rocks))).toEqual([]);
  expect(objection({ ...withFirst(plain), asteroids: layout })).toBeUndefined();
  const near = layout.with(0, { x: 100_000, y: 100_000, heading: 0 });
  expect(objection({ ...withFirst(plain), asteroids: near })).toMatch(/Asteroid 1 is too near/);
  const match = begin(rules, { ...withFirst(plain), asteroids: layout }, FOUR, keyFromSeed('rocks'));
  expect(match.board.asteroids).toEqual(rocks);
});

test('1.5 nobody is friendly, not even to themselves, unless the option says so', () => {
  const friend: Squad = { pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: [] };
  expect(objection(withFirst(friend))).toBeUndefined();
  const officer: Squad = { pilot: 'imperial.tiephantom.sigmasquadronpilot', upgrades: ['crew.fleetofficer'] };
  expect(objection(withFirst(officer))).toBeUndefined();
  expect(objection({ ...withFirst(officer), friendlyToSelf: true })).toBeUndefined();
  const standing = (friendlyToSelf: boolean): string =>
    standingOf('crew.fleetofficer', coverage({ friendlyToSelf })).is;
  expect([standing(false), standing(true)]).toEqual(['idle', 'done']);
});

test('1.6 everybody has 33 damage cards of their own, differently shuffled, and full shields', () => {
  const match = begin(rules, withFirst(plain), FOUR, keyFromSeed('decks'));
  const [one, two] = match.board.ships;
  expect([one?.deck.length, one?.shields]).toEqual([33, 2]);
  expect(one?.deck.toSorted()).toEqual(two?.deck.toSorted());
  expect(one?.deck).not.toEqual(two?.deck);
});

test('1.6 everybody has the newer deck, or the original one if the set-up says so', () => {
  const decks = (setup: object): readonly string[] => {
    const { damageDeck: _newer, ...rest } = withFirst(plain);
    const checked = checkSetup(rules, { ...rest, ...setup }, FOUR);
    if (!checked.ok) throw new Error(checked.fact);
    const { ships } = begin(rules, checked.setup, FOUR, keyFromSeed('decks')).board;
    expect(ships.every(({ deck }) => deck.length === 33)).toBe(true);
    return [...new Set(ships.flatMap(({ deck }) => deck.map((card) => card.split('.')[1] ?? '')))];
  };
  expect(decks({})).toEqual(['tfa']);
  expect(decks({ damageDeck: 'newer' })).toEqual(['tfa']);
  expect(decks({ damageDeck: 'original' })).toEqual(['original']);
});

test('1.6 what a player imagines of hidden cards is of the deck in play', () => {
  const match = begin(rules, { ...withFirst(plain), damageDeck: 'original' }, FOUR, keyFromSeed('decks'));
  const board = rules.imagine(view(rules, match, 0, null), diceFromSeed('imagined'));
  expect(board.ships.every(({ deck }) => deck.every((card) => card.startsWith('damage.original.')))).toBe(true);
});

test('1.1 without squads everybody flies a random legal one of cards that are known', () => {
  const match = begin(rules, { ...SETUP, limit: 35 }, FOUR, keyFromSeed('random'));
  expect(match.board.ships.every(({ total }) => total > 0 && total <= 35)).toBe(true);
  expect(asked({ match, events: [] })).toHaveLength(1);
});
