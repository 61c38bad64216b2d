import { diceFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  type CardId,
  isPlayable,
  PILOTS,
  pilotOf,
  SHIPS,
  type ShipTypeId,
  SLOTS,
  type Slot,
  shipOf,
  UPGRADES,
  upgradeOf,
} from '../../catalogue/index.ts';
import {
  faultsOf,
  pointsOf,
  randomSquad,
  readySquad,
  type Squad,
  type SquadStyle,
  wantedSquad,
} from '../../squads/index.ts';
import '../../effects/index.ts';
import { isPrinted } from '../../rules/13-cards/book.ts';
import { allowed, event, everything } from '../support/events.ts';

function randomSquads(number: number, limit: number, isAllowed: (card: CardId) => boolean): readonly Squad[] {
  const dice = diceFromSeed('squads');
  return Array.from({ length: number }, () => randomSquad(dice, limit, isAllowed));
}

const many = randomSquads(3000, event.limit, allowed);

/** Counts slots in another way: those there are, less those needed. A choice may be any one of its kinds. */
function slotsWanting(squad: Squad): number {
  const cards = squad.upgrades.map(upgradeOf);
  const count = (slots: readonly Slot[], slot: Slot): number => slots.filter((other) => other === slot).length;
  const brought = cards.flatMap(({ grants }) => (grants.brings === undefined ? [] : [grants.brings]));
  const needs = cards.filter(({ id }) => !brought.includes(id)).flatMap(({ slot, fills }) => [slot, ...fills]);
  const has: readonly Slot[] = [
    ...pilotOf(squad.pilot).slots,
    'modification',
    'title',
    ...cards.flatMap(({ grants }) => grants.slots ?? []),
  ];
  const lost = cards.flatMap(({ grants }) => grants.loses ?? []);
  const short = SLOTS.map((slot) =>
    Math.max(0, count(needs, slot) - Math.max(0, count(has, slot) - count(lost, slot))),
  );
  return short.reduce((sum, n) => sum + n, 0) - cards.filter(({ grants }) => grants.slotOf !== undefined).length;
}

test('random squads are legal and within the limit', () => {
  for (const squad of many) {
    expect(faultsOf(squad, event)).toEqual([]);
    expect(slotsWanting(squad)).toBeLessThanOrEqual(0);
    expect(pointsOf(squad)).toBeLessThanOrEqual(event.limit);
  }
});

test('random squads show all ships, nearly all pilots and upgrades, and totals high and low', () => {
  expect(new Set(many.map(({ pilot }) => pilotOf(pilot).ship)).size).toBe(SHIPS.length);
  expect(new Set(many.map(({ pilot }) => pilot)).size).toBeGreaterThan(PILOTS.length * 0.97);
  expect(new Set(many.flatMap(({ upgrades }) => upgrades)).size).toBeGreaterThan(UPGRADES.length * 0.95);
  const totals = many.map(pointsOf);
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([12, 35]);
});

test('random squads keep to a lower limit and to the cards that are allowed', () => {
  const few: readonly CardId[] = ['modification.hullupgrade', 'title.misthunter', 'rebel.xwing.wedgeantilles'];
  const isAllowed = (card: CardId): boolean => isPlayable(card, { ...everything, isDone: (id) => few.includes(id) });
  const squads = randomSquads(500, 29, isAllowed);
  const cards = new Set(squads.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades]));
  expect([...cards].filter((card) => !isAllowed(card))).toEqual([]);
  expect(cards).toContain('modification.hullupgrade');
  // It cannot come without the Tractor Beam, which is not allowed.
  expect(cards).not.toContain('title.misthunter');
  expect(Math.max(...squads.map(pointsOf))).toBeLessThanOrEqual(29);
});

const allSlots = (squad: Squad): readonly Slot[] => squad.upgrades.map((upgrade) => upgradeOf(upgrade).slot);
const STYLE: readonly (readonly [SquadStyle, (squad: Squad) => boolean])[] = [
  ['aggressive', ({ pilot }) => shipOf(pilotOf(pilot).ship).attack >= 3],
  ['evasive', ({ pilot }) => shipOf(pilotOf(pilot).ship).agility >= 3],
  ['bombers', (squad) => allSlots(squad).includes('bomb')],
];

test.each(STYLE)('squads drawn for a bot are %s, legal and between two totals', (style, fits) => {
  const dice = diceFromSeed(style);
  const drawn = Array.from({ length: 200 }, () => wantedSquad(dice, 33, allowed, { style, least: 28 }));
  for (const squad of drawn) {
    expect(faultsOf(squad, { ...event, limit: 33 })).toEqual([]);
    expect(pointsOf(squad)).toBeGreaterThanOrEqual(28);
  }
  expect(drawn.filter(fits).length).toBe(drawn.length);
  expect(new Set(drawn.map(({ pilot }) => pilot)).size).toBeGreaterThan(10);
});

test('a style that nobody can fly within the limit gives way to the limit', () => {
  const squad = wantedSquad(diceFromSeed('cheap'), 12, allowed, { style: 'bombers', least: 12 });
  expect([faultsOf(squad, { ...event, limit: 12 }), pointsOf(squad)]).toEqual([[], 12]);
});

test('the same dice draw the same squads', () => {
  expect(randomSquads(50, 35, allowed)).toEqual(randomSquads(50, 35, allowed));
});

test.each(SHIPS.map(({ id }) => id))('the ready squad of the %s is legal within 35, and has upgrades', (ship) => {
  const squad = readySquad(ship, event.limit, allowed);
  if (squad === undefined) throw new Error('no squad');
  expect(pilotOf(squad.pilot).ship).toBe(ship);
  expect(faultsOf(squad, event)).toEqual([]);
  expect(squad.upgrades).not.toEqual([]);
});

function ready(ship: ShipTypeId, limit: number, without: readonly CardId[]): Squad | undefined {
  return readySquad(ship, limit, (card) => allowed(card) && !without.includes(card));
}

test('a ready squad goes without cards that are not allowed, and without what they made room for', () => {
  expect(ready('tieadvanced', 35, ['title.tiex1'])?.upgrades).toEqual(['elite.predator']);
  expect(ready('g1astarfighter', 35, ['cannon.tractorbeam'])?.upgrades).not.toContain('title.misthunter');
});

test('a ready squad keeps to a lower limit, if need be with a cheaper pilot', () => {
  const squads = SHIPS.map(({ id }) => ready(id, 25, []));
  for (const squad of squads) if (squad !== undefined) expect(faultsOf(squad, { ...event, limit: 25 })).toEqual([]);
  expect(ready('xwing', 25, [])?.pilot).toBe('rebel.xwing.rookiepilot');
  expect(ready('xwing', 35, ['rebel.xwing.wedgeantilles'])?.pilot).toBe('rebel.xwing.rookiepilot');
  expect(ready('tiedefender', 25, [])).toBeUndefined();
});

test.each(SHIPS.map(({ id }) => id))('the ready squad of the %s has only cards that are in the game', (ship) => {
  const coverage = { ...everything, isDone: isPrinted };
  const squad = readySquad(ship, event.limit, (card) => isPlayable(card, coverage));
  expect(squad && faultsOf(squad, { ...event, coverage })).toEqual([]);
  expect(squad).toEqual(readySquad(ship, event.limit, allowed));
});
