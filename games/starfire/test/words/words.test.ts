import { view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { listenTo, nonsenseIn } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import type { Event, Setup } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { allMove, battle, duel, ship, wholeSetup } from '../support/playing.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

const TABLES: readonly (readonly [seats: number, setup: Partial<Setup>])[] = [
  [2, { quickSetup: false, turnLimit: 5 }],
  [2, { distance: 10 }],
  [2, { scenario: 'fleet-action', distance: 10, turnLimit: 40, cruiserA: 'CA(Pt)', corvetteB: 'CT-1' }],
  [5, { scenario: 'fleet-action', quickSetup: false, turnLimit: 8 }],
];

const ROUNDS = 6;
const tables = Array.from({ length: ROUNDS }, () =>
  TABLES.map(([seats, setup]) => ({ setup: wholeSetup(setup), seating: Array<null>(seats).fill(null) })),
).flat();
const said = listenTo(rules, words, tables, NAMES);

const EVENTS: readonly Event['type'][] = [
  'designed',
  'placed',
  'turn',
  'initiative',
  'moved',
  'left-map',
  'passed',
  'fires',
  'shot',
  'damage',
  'announced',
  'destroyed',
  'over',
];

describe('what is said in random battles', () => {
  test.each(EVENTS)('has lines for "%s"', (type) => {
    expect(said.lines.some(([of]) => of === type)).toBe(true);
  });

  test('makes sense', () => {
    expect(nonsenseIn(said)).toEqual([]);
  });
});

const tag = { id: 0, name: 'Rampage' };
const shot = { type: 'shot', rule: '5.9', ship: tag, at: tag, weapon: 'F', range: 3, needed: 7 } as const;

test.each<readonly [Event, string]>([
  [{ ...shot, die: 4, hit: true }, 'The force beam needs 7 or less and rolls 4: hit.'],
  [{ ...shot, die: 9, hit: false }, 'The force beam needs 7 or less and rolls 9: miss.'],
  [
    { type: 'fires', rule: '5.2', ship: tag, at: { id: 1, name: 'Lee' }, weapons: ['R', 'L', 'R'], range: 6 },
    'Rampage fires 2 missiles and 1 laser at Lee at range 6.',
  ],
  [
    {
      type: 'damage',
      rule: '6.1',
      ship: tag,
      lost: [
        { system: 'S', place: 0 },
        { system: 'A', place: 1 },
        { system: 'A', place: 2 },
      ],
      left: 1,
    },
    'Rampage loses 1 shield and 2 armour; 1 system left.',
  ],
  [
    { type: 'announced', rule: '6.6', ship: tag, status: 'streaming-atmosphere' },
    'Rampage: Streaming atmosphere (the first system behind shields and armour is destroyed).',
  ],
  [
    { type: 'no-target', rule: '5.4', why: ['range', 'range'] },
    'Nobody can fire, because both sides are out of range.',
  ],
  [
    { type: 'no-target', rule: '5.4', why: ['blind-spot', 'weapons'] },
    'Ann can’t fire: every enemy is in the blind spot. Bob can’t fire: no weapon works.',
  ],
  [
    { type: 'no-target', rule: '5.4', why: [null, 'range-or-blind-spot'] },
    'Bob can’t fire: every enemy is out of range or in the blind spot.',
  ],
  [
    { type: 'initiative', rule: '3.1', dice: [3, 8], winner: 1 },
    'Initiative rolls: Ann 3, Bob 8. Bob moves last and fires first.',
  ],
  [
    { type: 'moved', rule: '4.2', ship: tag, order: 'ahead-left', hex: '2419', facing: 5 },
    'Rampage moves to 2419 and turns north-east.',
  ],
])('the log says it plainly: %j', (event, line) => {
  expect(words.line(event, ['Ann', 'Bob'])).toBe(line);
});

test('players who share a side are named together', () => {
  const event: Event = { type: 'over', rule: '7.1', winner: 0, turns: 12 };
  expect(words.line(event, ['Ann', 'Bob', 'Cat'])).toBe('Ann and Cat win after 12 turns.');
});

test('a button says what would be fired, and at what range', () => {
  const played = duel('[1] Q (I) R F L L [2]', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  const seen = view(rules, played.match, 0);
  const labels = seen.mine?.options.map((choice) => words.label({ kind: 'fire', seat: 0 }, choice, seen));
  expect(labels).toEqual([
    'Ann: fire 1 missile, 1 force beam and 2 lasers at Bob, range 3',
    'Ann: fire some of its weapons at Bob, range 3',
    'Ann: hold fire',
  ]);
});

test('a button warns of the edge of the map', () => {
  const played = battle({ ships: [{ q: 0, r: 0, facing: 3 }] });
  const seen = view(rules, played.match, 0);
  const [ask] = played.match.asks;
  expect(ask && words.label(ask, 'ahead', seen)).toBe('Straight on, off the map');
  expect(ask && words.label(ask, 'stay', seen)).toBe('Stay');
});

test('the text view shows what is destroyed', () => {
  const played = battle();
  ship(played, 0).working[0] = false;
  expect(words.describe(view(rules, played.match, 0), ['Ann', 'Bob'])).toContain(
    '  Rampage, CT, hex 1821, facing east; 6 of 6 movement points left, has spent 0 of the 2 points it needs before it can turn. Systems: · A A I I Q F I L.',
  );
});

/** The other ship is three hexes to the east. */
test.each([
  [0, '12 o’clock'],
  [1, '10 o’clock'],
  [2, '8 o’clock'],
  [3, '6 o’clock, in its blind spot'],
  [4, '4 o’clock'],
  [5, '2 o’clock'],
] as const)(
  'the text view says range and bearing while ships move: a ship that faces %i sees the other at %s',
  (facing, clock) => {
    const played = duel('[1] Q (I) R F L L [2]', 'CA(R)', 3, { ships: [{ facing }] });
    const text = words.describe(view(rules, played.match, 0), ['Ann', 'Bob']).join('\n');
    expect(text).toContain(`Seen from Ann: Bob at range 3 at ${clock}.`);
  },
);

test('the text view explains every letter of the strips, and the dot', () => {
  const played = duel('[1] S A Q (I) R F L L [2]', 'CA(R)', 3);
  const text = words.describe(view(rules, played.match, 0), ['Ann', 'Bob']).join('\n');
  expect(text).toMatch(
    /Systems by their letters: S shield, A armour, Q [a-z ]+, I [a-z ]+, R missile[a-z ]*, F force beam, L laser.*\. A dot is/,
  );
});
