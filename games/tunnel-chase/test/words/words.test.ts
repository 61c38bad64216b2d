import { view } from '@starboard/kernel';
import { listenTo, nonsenseIn } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import {
  ASTEROID,
  chase,
  inFlight,
  nodeOf,
  on,
  optionsOf,
  type Playthrough,
  run,
  setSpeeds,
  wholeSetup,
} from '../support/playing.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ian', 'Joy'];

const DESIGNS = ['stock', 'own', 'given'] as const;
const tables = [2, 2, 2, 3, 4, 10].flatMap((pilots) =>
  DESIGNS.flatMap((designs) =>
    [1, 720].map((asteroid) => ({
      setup: wholeSetup({ designs, asteroid, first: 'racer', others: 'bruiser' }),
      seating: Array.from({ length: pilots }, () => null),
    })),
  ),
);
const said = listenTo(rules, words, tables, NAMES);

const EVENTS: readonly Event['type'][] = [
  'asteroid',
  'designed',
  'rolled-off',
  'role-chosen',
  'led',
  'placed',
  'turn',
  'speed-set',
  'first-named',
  'ordered',
  'flew',
  'headed',
  'navigated',
  'height-set',
  'collided',
  'passed',
  'held-fire',
  'shot',
  'wrecked',
  'over',
];

describe('what is said in random chases', () => {
  test.each(EVENTS)('has lines for "%s"', (type) => {
    expect(said.lines.some(([of]) => of === type)).toBe(true);
  });

  test('makes sense', () => {
    expect(nonsenseIn(said)).toEqual([]);
  });
});

const navigated = { type: 'navigated', rule: '5.3', seat: 0, space: 40, curve: 5, squeeze: 0, needed: 8 } as const;

test.each<readonly [Event, string]>([
  [
    { ...navigated, dice: [4, 4], scraped: false, left: 10 },
    'Ann flies the curve rated 5 at 40: needs 8, rolls 8, clean.',
  ],
  [
    { ...navigated, dice: [3, 4], scraped: true, left: 9 },
    'Ann flies the curve rated 5 at 40: needs 8, rolls 7, scrapes the wall and has 9 protection left.',
  ],
  [
    { ...navigated, needed: 2, dice: null, scraped: false, left: 10 },
    'Ann flies the curve rated 5 at 40: no roll needed, clean.',
  ],
  [
    { ...navigated, squeeze: 3, needed: null, dice: null, scraped: true, left: null },
    'Ann flies The Squeeze at 40 (3, plus a curve rated 5): no roll is enough, scrapes the wall.',
  ],
  [
    { type: 'shot', rule: '7.3', by: 1, target: 0, range: 3, needed: 6, dice: [2, 5], hit: true },
    'Bob fires at Ann at range 3: needs 6, rolls 7, hit.',
  ],
  [
    { type: 'scraped-past', rule: '6.5', seat: 0, speed: 2, left: 7 },
    'Ann scrapes the wall, has 7 protection left and slows to speed 2.',
  ],
  [{ type: 'flew', rule: '4.6', seat: 0, path: [3, 4, 5] }, 'Ann flies 2 spaces, from 3 to 5.'],
  [
    { type: 'collided', rule: '6.6', pair: [0, 1], headOn: true, damage: 2 },
    'Ann and Bob collide head-on: 2 damage each.',
  ],
  [
    {
      type: 'rolled-off',
      rule: '4.4',
      what: 'order',
      rolls: [
        [0, 3],
        [1, 5],
      ],
    },
    'Equal speeds: Ann rolls 3 and Bob rolls 5.',
  ],
  [{ type: 'over', rule: '8.3', winners: [0, 2], turns: 1 }, 'Ann and Cat share the win after 1 turn.'],
])('the log says it plainly: %j', (event, line) => {
  expect(words.line(event, NAMES)).toBe(line);
});

/** What a seat's options are called. */
function labelsOf(played: Playthrough, seat = 0): readonly string[] {
  const seen = view(rules, played.match, seat);
  const ask = seen.mine?.ask;
  return ask === undefined ? [] : optionsOf(played, seat).map((choice) => words.label(ask, choice, seen, NAMES));
}

const corridor = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);

test('a speed says which rolls it brings, and where ways part', () => {
  const junction = nodeOf(ASTEROID, 'fork', 'J');
  const [leg = -1] = ASTEROID.neighbours[junction] ?? [];
  const before = (ASTEROID.neighbours[leg] ?? []).find((way) => way !== junction) ?? -1;
  const played = inFlight([
    { space: before, heading: leg, rear: -1, speed: 2 },
    { ...on(elsewhere, 0), speed: 1 },
  ]);
  expect(labelsOf(played)).toEqual([
    'Speed 1: clear',
    'Speed 2: ends at a branch',
    'Speed 3: branch after 2 spaces',
    'Speed 4: branch after 2 spaces',
  ]);
});

test('the printed Y is taken to the left and to the right, with the roll for each', () => {
  const junction = nodeOf(ASTEROID, 'fork', 'J');
  const [leg = -1, left = -1, right = -1] = ASTEROID.neighbours[junction] ?? [];
  const before = (ASTEROID.neighbours[leg] ?? []).find((way) => way !== junction) ?? -1;
  const played = inFlight([
    { space: leg, heading: junction, rear: before, speed: 6 },
    { ...on(elsewhere, 0), speed: 1 },
  ]);
  setSpeeds(played, [6, 1]);
  expect(labelsOf(played)).toEqual([`Left to ${left}: roll 4+`, `Right to ${right}: roll 5+`]);
});

test('the text view tells where one is, what lies ahead and how the others stand to one', () => {
  const played = inFlight([on(corridor, 0), { ...on(corridor, 2), damage: 3 }, on(elsewhere, 1)]);
  const text = words.describe(view(rules, played.match, 0), NAMES);
  expect(text[0]).toBe('Turn 2, asteroid 1.');
  expect(text[1]).toBe(
    `You: at ${corridor[0]} in the Switchback, flying north-west, speed 3, protection 10 of 10, handling 4, accuracy 4.`,
  );
  expect(text.find((line) => line.startsWith('Bob'))).toMatch(/protection 7 of 10; ahead of you, 2 spaces away\.$/);
  expect(text.find((line) => line.startsWith('Cat'))).toMatch(/; out of sight, \d+ spaces away\.$/);
});

test('of 25 pilots those out of sight are told in one line, and the lost in another', () => {
  const played = chase({ pilots: 25 });
  for (const [seat, pilot] of played.match.board.pilots.entries())
    Object.assign(pilot, { space: 8 * seat, heading: ASTEROID.neighbours[8 * seat]?.[0] });
  for (const out of [3, 4]) Object.assign(played.match.board.pilots[out] ?? {}, { out: 1, space: -1 });
  const text = words.describe(view(rules, played.match, 0), NAMES);
  expect(text.length).toBeLessThan(10);
  expect(text.filter((line) => line.startsWith('Out of sight: '))).toHaveLength(1);
  expect(text.find((line) => line.startsWith('Out of sight: '))).toMatch(/ \d+ more farther away\.$/);
  expect(text.at(-1)).toBe('Out of the chase: Dan and Eve.');
});

test('9.3 a design that is secret is told by its damage alone', () => {
  const played = inFlight([on(corridor, 0), { ...on(corridor, 2), damage: 3 }], { setup: { designs: 'own' } });
  const text = words.describe(view(rules, played.match, 0), NAMES).join(' ');
  expect(text).toContain('3 damage; ahead of you');
  expect(text).not.toContain('protection 7');
});

describe('the news of a crowd', () => {
  const CROWD = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
  const shot = { type: 'shot', rule: '7.3', range: 2, needed: 5, dice: [3, 4], hit: true } as const;
  const flight: readonly Event[] = [
    { type: 'turn', rule: '4.1', turn: 3 },
    { type: 'speed-set', rule: '4.1', seat: 0, speed: 4 },
    { type: 'speed-set', rule: '4.1', seat: 1, speed: 4 },
    { type: 'speed-set', rule: '4.1', seat: 2, speed: 6 },
    { type: 'speed-set', rule: '4.1', seat: 3, speed: 4 },
    { type: 'ordered', rule: '4.4', order: [2, 0, 1, 3] },
    { type: 'flew', rule: '4.6', seat: 0, path: [3, 4] },
    { type: 'flew', rule: '4.6', seat: 1, path: [8, 9] },
    { ...navigated, seat: 1, dice: [1, 1], scraped: true, left: 9 },
    { ...navigated, seat: 1, dice: [1, 1], scraped: true, left: 8 },
    { ...navigated, seat: 3, dice: [6, 6], scraped: false, left: 10 },
    { ...shot, by: 1, target: 0 },
    { ...shot, by: 2, target: 3 },
    { ...shot, by: 3, target: 2, hit: false },
    { type: 'wrecked', rule: '2.3', seat: 3, space: 9 },
  ];

  test('tells one in full what concerns one, and of the others what came of it', () => {
    expect(words.news(flight, 0, CROWD)).toEqual([
      { rule: '4.1', line: 'Turn 3' },
      { rule: '4.1', line: 'Ann sets speed 4.' },
      { rule: '4.6', line: 'Ann flies 1 space, from 3 to 4.' },
      { rule: '7.3', line: 'Bob fires at Ann at range 2: needs 5, rolls 7, hit.' },
      { rule: '2.3', line: 'Dan blows up at 9.' },
      { rule: '4.1', line: 'Speeds: 6 for Cat; 4 for Bob and Dan.' },
      { rule: '4.4', line: 'You move 2nd of 4.' },
      { rule: '5.3', line: 'Scraped the wall: Bob twice.' },
      { rule: '7.3', line: 'Hits: Cat on Dan.' },
      { rule: '7.3', line: '1 other shot missed.' },
    ]);
  });

  test('leaves nothing out where there are few', () => {
    expect(words.news(flight, 0, CROWD.slice(0, 4))).toHaveLength(flight.length);
  });
});
