import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from '@starboard/geometry';
import { askOf, checkSetup, options, play, refusedChoices } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { writeDesign } from '../rules/01-ships/notation.ts';
import { hexName, hexNamed, isOnMap, widestStart } from '../rules/02-setup/map.ts';
import { designNamed } from '../rules/02-setup/ship-lines.ts';
import { ROSTER, ROSTER_LABELS } from '../rules/data/roster.ts';
import { allMove, answer, asked, at, battle, only, type Playthrough, ship, wholeSetup } from './support/playing.ts';

const byHand = { quickSetup: false } as const;

/** A small fleet action set up by hand, all designs picked. */
function picked(seats = 2): Playthrough {
  const played = battle({ setup: { ...byHand, scenario: 'fleet-action' }, seats, faces: [] });
  for (let ask = played.match.asks[0]; ask?.kind === 'design'; ask = played.match.asks[0]) {
    answer(played, ask.seat, ship(played, ask.ship).design.hull === 'CA' ? 'CA(Pt)' : 'CT-3');
  }
  return played;
}

function offered({ match }: Playthrough, seat: number): readonly unknown[] {
  const ask = askOf(match, seat);
  return ask === undefined ? [] : options(rules, match, ask);
}

test.each([
  ['contact', ['Rampage CT', 'Bradley CT']],
  ['fleet-action', ['Destruction CA', 'Ruin CT', 'Despair CT', 'Eisenhower CA', 'Lee CT', 'Patton CT']],
] as const)('2.1 the ships of %s', (scenario, ships) => {
  const { match } = battle({ setup: { scenario } });
  expect(match.board.ships.map(({ name, design }) => `${name} ${design.hull}`)).toEqual(ships);
});

test('2.1 the map is 60 hexes wide and 40 high, unless the table agrees on another size', () => {
  expect(wholeSetup()).toMatchObject({ width: 60, height: 40 });
});

test.each([
  ['2.1 a map of 40 × 30', { width: 40, height: 30 }, true],
  ['2.1 a map of 80 × 60', { width: 80, height: 60 }, true],
  ['2.1 a map 39 wide', { width: 39 }, false],
  ['2.1 a map 81 wide', { width: 81 }, false],
  ['2.1 a map 29 high', { height: 29 }, false],
  ['2.1 a map 61 high', { height: 61 }, false],
  ['2.4 flagships 10 hexes apart', { distance: 10 }, true],
  ['2.4 flagships 9 hexes apart', { distance: 9 }, false],
  ['2.4 flagships 50 hexes apart, where the map is large enough', { distance: 50, width: 80, height: 60 }, true],
  ['2.4 flagships 51 hexes apart', { distance: 51, width: 80, height: 60 }, false],
  ['2.5 escorts within a hex', { spread: 1 }, true],
  ['2.5 escorts within 6 hexes', { spread: 6 }, true],
  ['2.5 escorts within 7 hexes', { spread: 7 }, false],
])('%s: a table may agree on it: %j %s', (_, setup, may) => {
  expect(checkSetup(rules, setup, [null, null]).ok).toBe(may);
});

test('2.1 hexes are numbered by column and row from the north-west corner', () => {
  expect(hexName(at(0, 0))).toBe('0101');
  expect(hexName(at(59, 39))).toBe('6040');
  expect(hexNamed('2419')).toEqual(at(23, 18));
  expect(isOnMap({ width: 60, height: 40 }, at(59, 39))).toBe(true);
  expect(isOnMap({ width: 60, height: 40 }, at(60, 39))).toBe(false);
  expect(isOnMap({ width: 60, height: 40 }, at(0, 40))).toBe(false);
  expect(isOnMap({ width: 60, height: 40 }, at(-1, 5))).toBe(false);
});

test.each([
  ['CT-1', 'L', /2 lasers/],
  ['CT-2', 'F', /1 force beam/],
  ['CT-2', 'L', /1 laser$/],
  ['CT-3', 'F', /2 force beams/],
  ['CT-4', 'F', /1 force beam,/],
  ['CA(R)', 'R', /8 missile/],
  ['CA(Pt)', 'Pt', /5 plasma/],
] as const)('2.2 the set-up form says of the %s how many %s it has', (name, weapon, said) => {
  expect(ROSTER_LABELS[name]).toMatch(said);
  const counted = designNamed(name).systems.filter((system) => system === weapon).length;
  expect(ROSTER_LABELS[name]).toContain(`${counted} `);
});

test('2.2 the roster is that of the rulebook', () => {
  const rulebook = readFileSync(join(import.meta.dirname, '../RULEBOOK.md'), 'utf8');
  const rows = rulebook.matchAll(/^\| (C[TA]\S*) +\| `(.*)` \|$/gm);
  expect(Object.fromEntries([...rows].map(([, name, strip]) => [name, strip]))).toEqual(ROSTER);
});

test('2.2 both pick designs at once, ship by ship, each at their own pace', () => {
  const played = battle({ setup: { ...byHand, scenario: 'fleet-action' }, faces: [] });
  expect(asked(played)).toEqual(['0 design Destruction', '1 design Eisenhower']);
  expect(offered(played, 0)).toEqual(['CA(R)', 'CA(Pt)']);
  answer(played, 0, 'CA(Pt)');
  expect(offered(played, 0)).toEqual(['CT-1', 'CT-2', 'CT-3', 'CT-4']);
  answer(played, 0, 'CT-1');
  answer(played, 0, 'CT-4');
  expect(asked(played)).toEqual(['1 design Eisenhower']);
  expect(ship(played, 0).design.systems).not.toContain('Pt');
  answer(played, 1, 'CA(R)');
  answer(played, 1, 'CT-2');
  const told = answer(played, 1, 'CT-2');
  expect(only(told, 'designed').map(({ design }) => design)).toEqual([
    'CA(Pt)',
    'CT-1',
    'CT-4',
    'CA(R)',
    'CT-2',
    'CT-2',
  ]);
  expect(writeDesign(ship(played, 2).design)).toBe(ROSTER['CT-4']);
  expect(ship(played, 2).working).toHaveLength(12);
});

test('2.3 side A begins in any hex, with any facing', () => {
  const played = picked();
  expect(asked(played)).toEqual(['0 place Destruction']);
  expect(offered(played, 0)).toHaveLength(2400);
  answer(played, 0, '0101');
  expect(offered(played, 0)).toEqual([0, 1, 2, 3, 4, 5]);
  const [placed] = only(answer(played, 0, 1), 'placed');
  expect(placed).toMatchObject({ hex: '0101', facing: 1, rule: '2.3' });
});

test('2.4 side B begins 25 hexes away, when all of side A is placed', () => {
  const played = picked();
  answer(played, 0, '3020');
  answer(played, 0, 0);
  answer(played, 0, '3020');
  answer(played, 0, '3121');
  expect(asked(played)).toEqual(['1 place Eisenhower']);
  const places = offered(played, 1).map((name) => hexNamed(`${name}`));
  expect(places.every((hex) => distance(hex, at(29, 19)) === 25)).toBe(true);
  expect(places.length).toBeGreaterThan(20);
  expect(play(rules, played.match, { seat: 1, question: played.match.question, choice: '5420' })).toMatchObject({
    code: 'forbidden',
    rule: '2.4',
    fact: 'This is 24 hexes from Destruction; it must be 25.',
  });
  expect(play(rules, played.match, { seat: 1, question: played.match.question, choice: '5620' })).toMatchObject({
    code: 'forbidden',
    rule: '2.4',
    fact: 'This is 26 hexes from Destruction; it must be 25.',
  });
});

test('2.5 escorts begin within 3 hexes of their flagship and face as it does', () => {
  const played = picked();
  answer(played, 0, '3020');
  answer(played, 0, 4);
  expect(asked(played)).toEqual(['0 place Ruin']);
  expect(offered(played, 0)).toHaveLength(37);
  const ask = askOf(played.match, 0);
  if (ask === undefined) throw new Error('nobody is asked');
  expect(refusedChoices(rules, played.match, ask).flatMap(({ choices }) => choices)).toHaveLength(24);
  answer(played, 0, '3320');
  expect(ship(played, 1)).toMatchObject({ ...at(32, 19), facing: 4, fate: 'fighting' });
  expect(play(rules, played.match, { seat: 0, question: played.match.question, choice: '3420' })).toMatchObject({
    code: 'forbidden',
    rule: '2.5',
  });
});

test('2.5 in a corner there are fewer hexes to choose from', () => {
  const played = picked();
  answer(played, 0, '0101');
  answer(played, 0, 0);
  expect(offered(played, 0)).toHaveLength(12);
});

test('2.6 the quick set-up is the default', () => {
  expect(wholeSetup().quickSetup).toBe(true);
});

test('2.6 quick set-up asks nobody: face to face in the middle row, 25 hexes apart', () => {
  const played = battle({ setup: { scenario: 'fleet-action', corvetteB: 'CT-4' } });
  const [a, , , b] = played.match.board.ships;
  if (a === undefined || b === undefined) throw new Error('a flagship is missing');
  expect([a.r, b.r, a.facing, b.facing]).toEqual([20, 20, 0, 3]);
  expect(distance(a, b)).toBe(25);
  expect([1, 2, 4, 5].map((id) => distance(ship(played, id), ship(played, id < 3 ? 0 : 3)))).toEqual([1, 1, 1, 1]);
  expect([1, 2].map((id) => ship(played, id).r)).toEqual([19, 21]);
  expect(writeDesign(ship(played, 4).design)).toBe(ROSTER['CT-4']);
  expect(played.match.board.turn).toBe(1);
});

test('2.6 every fleet that may be set up fits on every map', () => {
  const fleetA = Array.from({ length: 12 }, (_, i) => `A${i} - CT-1`);
  const fleetB = Array.from({ length: 12 }, (_, i) => `B${i} - CT-1`);
  for (const [width, height] of [
    [40, 30],
    [40, 60],
    [80, 30],
    [80, 60],
  ] as const) {
    const widest = Math.min(50, widestStart({ width, height }));
    const setup = { scenario: 'own', fleetA, fleetB, width, height, distance: widest, spread: 6 } as const;
    const { match } = battle({ setup });
    expect(match.board.ships.filter((one) => !isOnMap(match.board.setup, one))).toEqual([]);
  }
});

test('2.7 with five players the ships of a side go round among its players', () => {
  const { match } = battle({ setup: { scenario: 'fleet-action' }, seats: 5 });
  expect(match.board.ships.map(({ seat }) => seat)).toEqual([0, 2, 4, 1, 3, 1]);
});

test('2.7 in Contact both sides have as many corvettes as the larger side has players', () => {
  const { match } = battle({ seats: 3 });
  expect(match.board.ships.map(({ name, seat }) => `${seat} ${name}`)).toEqual([
    '0 Rampage',
    '2 Ruin',
    '1 Bradley',
    '1 Lee',
  ]);
});

test('2.7 each player places its own ships', () => {
  const played = picked(4);
  answer(played, 0, '3020');
  answer(played, 0, 0);
  expect(asked(played)).toEqual(['2 place Ruin']);
});

test('2.8 an own scenario brings its fleets along', () => {
  const own = {
    scenario: 'own',
    fleetA: ['Big - CA(R)', 'Small - [1] Q (I) F [2]'],
    fleetB: ['Lone - CA(Pt)'],
  } as const;
  const { match } = battle({ setup: own });
  expect(match.board.ships.map(({ name, side, points }) => [name, side, points])).toEqual([
    ['Big', 0, 4],
    ['Small', 0, 2],
    ['Lone', 1, 4],
  ]);
});

test.each([
  ['2.8 a side without ships', { fleetA: ['X - CT-1'] }, 'Side B has no ships.'],
  [
    '2.8 a bad line, with side, ship and column',
    { fleetA: ['X - CT-1'], fleetB: ['Y - CT-1', 'Z - [2] A S Q (I) [2]'] },
    'Side B, ship 2, column 11: Shields come first. Move this one to the left of all other systems.',
  ],
  ['2.8 two ships of one name', { fleetA: ['X - CT-1'], fleetB: ['X - CT-2'] }, 'Two ships are called X.'],
])('%s', (_, fleets, fact) => {
  expect(checkSetup(rules, { scenario: 'own', ...fleets }, [null, null])).toEqual({ ok: false, fact });
});

test('2.8 every player commands at least one ship', () => {
  const own = { scenario: 'own', fleetA: ['X - CT-1', 'Y - CT-1'], fleetB: ['Z - CT-2'] };
  expect(checkSetup(rules, own, [null, null, null])).toMatchObject({ ok: true });
  expect(checkSetup(rules, own, [null, null, null, null])).toEqual({
    ok: false,
    fact: 'Side B has too few ships for 2 players.',
  });
});

test('2.8 a side has at most 12 ships', () => {
  const fleet = (side: string, ships: number) => Array.from({ length: ships }, (_, i) => `${side}${i} - CT-1`);
  const taken = [12, 13].map(
    (ships) =>
      checkSetup(rules, { scenario: 'own', fleetA: fleet('A', ships), fleetB: fleet('B', 1) }, [null, null]).ok,
  );
  expect(taken).toEqual([true, false]);
});

test('2.9 turns follow one another', () => {
  const played = battle({ setup: { turnLimit: 3 } });
  for (let turn = 0; turn < 3; turn++) allMove(played);
  expect(only(played.events, 'turn').map(({ turn }) => turn)).toEqual([1, 2, 3]);
});

test('2.9 the first turn begins with initiative', () => {
  const played = battle();
  expect(played.events.map(({ type }) => type)).toEqual(['placed', 'placed', 'turn', 'initiative']);
});
