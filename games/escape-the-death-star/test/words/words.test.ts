import { begin, type Choice, choose, keyFromSeed, options, type Seat, validate, view } from '@starboard/kernel';
import { listenTo, nonsenseIn } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import { type DeathStar, type Event, FETT, FIRST_TROOPER, type Match, type Setup, VADER } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { meetingsInWords } from '../../words/meetings.ts';
import { changed, eastOf, inside, southOf, sq } from '../support/maps.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

function wholeSetup(some: Partial<Setup>): Setup {
  const read = validate(rules.setup, some);
  if (!read.ok) throw new Error(`${read.invalid.at} ${read.invalid.problem}`);
  return read.value;
}

const seatingOf = (players: number) => Array.from({ length: players }, () => null);

const tables = [2, 3, 4, 5, 5, 5].flatMap((players) =>
  [
    { game: 'escape' as const },
    { game: 'escape' as const, dice: 'six' as const, cards: 6 },
    { game: 'capture' as const, captureRounds: 60 },
    { game: 'capture' as const, captureRounds: 1000 },
  ]
    .filter(({ game }) => game === 'escape' || players < 5)
    .map((some) => ({ setup: wholeSetup(some), seating: seatingOf(players) })),
);
const said = listenTo(rules, words, tables, NAMES);

const EVENTS: readonly Event['type'][] = [
  'began',
  'rolled-off',
  'goes-first',
  'set-out',
  'picked',
  'round',
  'rolled',
  'walked',
  'dice',
  'freed',
  'stays-jailed',
  'sealed',
  'pegs',
  'placed',
  'stood-up',
  'imperial-done',
  'revealed',
  'named',
  'battle',
  'exchange',
  'captured',
  'sent-back',
  'beaten',
  'laid-down',
  'jailed',
  'card-lost',
  'armed',
  'card-found',
  'code-tried',
  'code-passed',
  'over',
];

describe('what is said in random matches', () => {
  test.each(EVENTS)('has lines for "%s"', (type) => {
    expect(said.lines.some(([of]) => of === type)).toBe(true);
  });

  test('makes sense', () => {
    expect(nonsenseIn(said)).toEqual([]);
  });
});

/** Plays a match up to an ask of the wanted kind; earlier asks get the given answer or the first option. */
function upTo(
  kind: string,
  players: number,
  some: Partial<Setup> = {},
  answers: readonly Choice<DeathStar>[] = [],
): Match {
  const match = begin(rules, wholeSetup(some), seatingOf(players), keyFromSeed('words'));
  const rest = [...answers];
  for (let ask = match.asks[0]; ask !== undefined && ask.kind !== kind; ask = match.asks[0]) {
    choose(rules, match, ask, rest.shift() ?? options(rules, match, ask)[0] ?? null);
  }
  return match;
}

function labelsOf(match: Match, seat: Seat): readonly string[] {
  const seen = view(rules, match, seat);
  return (seen.mine?.options ?? []).map((choice) => (seen.mine ? words.label(seen.mine.ask, choice, seen, NAMES) : ''));
}

const promptOf = (match: Match, seat: Seat): string => {
  const seen = view(rules, match, seat);
  return seen.mine === null ? '' : words.prompt(seen.mine.ask, seen, NAMES);
};

const secret = upTo('sneak', 3);
const board = rules.see(secret.board, null);
const exchange = { type: 'exchange', rule: '3.1', rebel: 1, soldier: FIRST_TROOPER, exchange: 1 } as const;

test.each<readonly [Event, string]>([
  [
    { ...exchange, rebelDice: [6], imperialDice: [3], outcome: 'rebel' },
    'Han rolls 6, Stormtrooper 1 rolls 3: Han wins.',
  ],
  [
    { ...exchange, soldier: FETT, rebelDice: [6, 1], imperialDice: [6], outcome: 'imperial' },
    'Han rolls 6 and 1, Boba Fett rolls 6: Boba Fett wins the tie.',
  ],
  [
    { ...exchange, soldier: VADER, rebelDice: [2], imperialDice: [6, 5], outcome: 'imperial' },
    'Han rolls 2, Darth Vader rolls 6 and 5: Darth Vader wins.',
  ],
  [
    { ...exchange, rebelDice: [5], imperialDice: [4], outcome: 'no-six' },
    'Han rolls 5, Stormtrooper 1 rolls 4: no six, so both roll again.',
  ],
  [
    { type: 'battle', rule: '3.1', rebel: 0, soldier: VADER, rebelDice: 1, imperialDice: 2 },
    'Luke fights Darth Vader: one die against two, 31% for Luke.',
  ],
  [
    { type: 'jailed', rule: '9.8', rebel: 0, soldier: FETT, from: sq('D3'), weaponLost: true },
    'Boba Fett takes Luke to the Detention Block, and the Weapon to the closet.',
  ],
  [
    { type: 'card-lost', rule: '9.9', card: 7, rebel: null, square: sq('E5'), cards: 2 },
    'Cat takes card 7 (red and red) from the map at E5: 2 of 4 cards.',
  ],
  [
    { type: 'card-lost', rule: '9.9', card: 1, rebel: 1, square: null, cards: 3 },
    'Cat takes card 1 (red and yellow) from Han: 3 of 4 cards.',
  ],
  [
    { type: 'code-tried', rule: '11.2', rebel: 1, dice: [6, 5], card: 2 },
    'Han tries the code and rolls blue and yellow: that is card 2 (yellow and blue). The code is cracked.',
  ],
  [
    { type: 'code-tried', rule: '11.2', rebel: 1, dice: [1, 5], card: null },
    'Han tries the code and rolls red and yellow: no card matches.',
  ],
  [
    { type: 'revealed', rule: '8.4', rebel: 0, from: sq('D3'), square: sq('G7') },
    'Luke is at G7, a doorway of the Falcon.',
  ],
  [{ type: 'revealed', rule: '8.4', rebel: 0, from: sq('D4'), square: sq('D4') }, 'Luke stayed at D4.'],
  [{ type: 'stays-jailed', rule: '7.3', rebels: [0, 1] }, 'No six: Luke and Han stay in the Detention Block.'],
])('the log says it plainly: %j', (event, line) => {
  expect(words.line(event, NAMES, board)).toBe(line);
});

test('1.1 squares are called as on the map that is played on', () => {
  const map = changed(inside('A5', '###'), eastOf('A5', '|'), southOf('A5', '---'));
  const own = { ...board, setup: { ...board.setup, map } };
  const [first, second] = [board, own].map((each) =>
    words.line({ type: 'stood-up', rule: '8.3', square: sq('H7') }, NAMES, each),
  );
  expect([first, second]).toEqual(['Darth Vader stands up at H7.', 'Darth Vader stands up at I7.']);
});

test('a secret move says what is asked, and what lies where it may end', () => {
  const luke = secret.board.rebels[0];
  if (luke === undefined) throw new Error('there is no Luke');
  luke.die = 1;
  expect(promptOf(secret, 0)).toBe('Move Luke in secret by up to 1 square from D3, or stay.');
  expect(labelsOf(secret, 0)).toEqual([
    'Stay at D3, green START, 7 from the Falcon',
    'D2, 8 from the Falcon',
    'C3, 8 from the Falcon',
    'E3, 6 from the Falcon: Weapon',
    'D4, 6 from the Falcon',
  ]);
  luke.armed = true;
  expect(labelsOf(secret, 0)).toContain('E3, 6 from the Falcon');
  luke.armed = false;
});

test('7.7 nobody but the Rebels reads where they are, until it is shown', () => {
  const match = upTo('soldier', 3, {}, []);
  const pegs = match.board.rebels.map(({ peg }) => peg);
  for (const rebel of match.board.rebels) rebel.peg = sq('N7');
  const read = (seat: Seat | null): string => words.describe(view(rules, match, seat), NAMES).join('\n');
  expect(pegs.every((peg) => peg >= 0)).toBe(true);
  expect(read(0)).toContain('secretly at N7');
  for (const viewer of [2, null]) {
    expect(read(viewer)).toContain('moved in secret');
    expect(read(viewer)).not.toContain('N7');
  }
});

test('what one has planned is read to oneself alone', () => {
  const match = upTo('sneak', 2);
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const first = options(rules, match, ask)[1] ?? 0;
  choose(rules, match, ask, first);
  const read = (seat: Seat | null): readonly string[] => words.describe(view(rules, match, seat), NAMES);
  const name = rules.see(match.board, 0).rebels[0]?.hero === 'luke' ? 'Luke' : 'nobody';
  expect(read(0)).toContain(`Planned so far: ${name} to D2.`);
  expect(read(1).join('\n')).not.toContain('D2');
});

test('4.6 a walk names whom it would fight, and the chance', () => {
  const match = upTo('walk', 2, { game: 'capture', first: 'first' });
  const [ann] = match.board.rebels;
  if (ann === undefined) throw new Error('nobody plays');
  Object.assign(ann, { square: sq('E6'), die: 2 });
  expect(labelsOf(match, 0).every((label) => !label.includes('fight'))).toBe(true);
  Object.assign(ann, { square: sq('G6'), die: 1, armed: true });
  expect(labelsOf(match, 0)).toContain('F6: fight Stormtrooper 3, 56 in 81 to win');
  expect(promptOf(match, 0)).toBe('Luke rolled 1. Move up to 1 square, or stay. Step onto a Stormtrooper to fight it.');
});

test('the text view tells of oneself first, with what is one step away', () => {
  const match = upTo('sneak', 3);
  const text = words.describe(view(rules, match, 1), NAMES);
  expect(text[0]).toMatch(/^Game 2, Escape, round 1\. Cat rolled \d\.$/);
  expect(text[1]).toMatch(
    /^Han \(you\): at L4, orange START, 8 squares from the Falcon, rolled \d; unarmed, no code cards\.$/,
  );
  expect(text[2]).toBe('  One step leads to L3, K4, M4 and L5.');
  expect(text[3]).toMatch(/^Luke \(Ann\): at D3, green START/);
  expect(text).toContain('Cat has 0 of the 4 cards that the Imperial needs to win.');
  expect(text.find((line) => line.startsWith('Weapons'))).toContain('L5 (1 away)');
  expect(text.at(-1)).toBe('The Falcon: G7, H7, G8 and H8; its doorways lead from G6 to G7 and H9 to H8.');
});

test('8.2 a square for a soldier says whom it may meet there, by the dice alone', () => {
  const match = upTo('soldier', 3);
  for (const [i, square] of ['D3', 'L4'].entries()) {
    Object.assign(match.board.rebels[i] ?? {}, { square: sq(square), die: 1, peg: sq('N7') });
  }
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  choose(rules, match, ask, VADER);
  const labels = labelsOf(match, 2);
  expect(labels).toContain('D5, may meet Luke');
  expect(labels).toContain('L3, may meet Han');
  expect(labels).toContain('N7');
  Object.assign(match.board.rebels[1] ?? {}, { square: sq('D3') });
  expect(labelsOf(match, 2)).toContain('D5, may meet Luke and Han');
  const said = (square: string) => meetingsInWords(match.board, VADER, sq(square), NAMES);
  expect(said('D3')).toEqual([
    'Darth Vader meets Luke here, wherever Luke went.',
    'Darth Vader meets Han here, wherever Han went.',
  ]);
  expect(said('D5')).toEqual(['Darth Vader may meet Luke here.', 'Darth Vader may meet Han here.']);
  expect(said('N7')).toEqual(['Darth Vader can’t meet a Rebel here.']);
});
