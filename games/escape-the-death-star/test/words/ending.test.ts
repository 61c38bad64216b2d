import { begin, type Call, keyFromSeed, play, type Result, validate, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Event, Match, Setup } from '../../rules/model.ts';
import { words } from '../../words/index.ts';

const NAMES = ['Ann', 'Bob', 'Cat'];

function begun(some: Partial<Setup>): { readonly match: Match; readonly events: Event[] } {
  const read = validate(rules.setup, some);
  if (!read.ok) throw new Error(read.invalid.problem);
  const events: Event[] = [];
  const match = begin(rules, read.value, [null, null, null], keyFromSeed('ending'), (event) => events.push(event));
  return { match, events };
}

/** The headline for each seat, and for a spectator. */
function headlines(match: Match, events: readonly Event[]): readonly string[] {
  return [0, 1, 2, null].map((seat) => words.ending(view(rules, match, seat), NAMES, events).headline);
}

function ended(some: Partial<Setup>, result: Result, ...last: readonly Event[]) {
  const { match, events } = begun(some);
  match.result = result;
  return { match, events: [...events, ...last] };
}

const over = { type: 'over', points: [], rounds: 7 } as const;

test('11.3 whoever cracked the code is named', () => {
  const { match, events } = ended(
    {},
    { places: [1, 1, 3], scores: [], turns: 7, rule: '11.3' },
    { type: 'code-tried', rule: '11.2', rebel: 1, dice: [1, 2], card: 1 },
    { ...over, rule: '11.3', winners: [0, 1], how: 'code' },
  );
  const [, second] = match.board.rebels;
  if (second !== undefined) second.hero = 'leia';
  expect(headlines(match, events)).toEqual([
    'You won: Leia cracked the code in the Falcon.',
    'You won: Leia cracked the code in the Falcon.',
    'You lost: Leia cracked the code in the Falcon.',
    'Ann and Bob win: Leia cracked the code in the Falcon.',
  ]);
  expect(words.outcome(view(rules, match, null), NAMES)).toBe(
    'The Rebels have escaped: Ann and Bob win after 7 rounds.',
  );
});

test('11.5 the cards are counted', () => {
  const { match, events } = ended(
    {},
    { places: [2, 2, 1], scores: [], turns: 7, rule: '11.5' },
    { ...over, rule: '11.5', winners: [2], how: 'cards' },
  );
  match.board.imperialCards = [1, 2, 3, 4];
  expect(headlines(match, events)).toEqual([
    'You lost: Cat took 4 code cards.',
    'You lost: Cat took 4 code cards.',
    'You won: you took 4 code cards.',
    'Cat wins: Cat took 4 code cards.',
  ]);
});

test('5.5 points are told from the most to the least', () => {
  const { match, events } = ended(
    { game: 'capture' },
    { places: [2, 1, 3], scores: [4, 6, 1], turns: 9, rule: '5.4' },
    { ...over, rule: '5.4', winners: [1], how: 'all-captured', points: [4, 6, 1] },
  );
  expect(headlines(match, events)).toEqual([
    'You came 2nd of 3: Bob has 6 points, you 4 and Cat 1.',
    'You won: you have 6 points, Ann 4 and Cat 1.',
    'You came 3rd of 3: Bob has 6 points, Ann 4 and you 1.',
    'Bob wins: Bob has 6 points, Ann 4 and Cat 1.',
  ]);
});

test('11.6 a draw by rounds says so', () => {
  const { match, events } = ended(
    {},
    { places: [1, 1, 1], scores: [], turns: 100, rule: '11.6' },
    { ...over, rule: '11.6', winners: [0, 1, 2], how: 'rounds', rounds: 100 },
  );
  expect(new Set(headlines(match, events))).toEqual(new Set(['A draw: nobody won within 100 rounds.']));
  expect(
    words.line({ ...over, rule: '11.6', winners: [0, 1, 2], how: 'rounds', rounds: 100 }, NAMES, match.board),
  ).toBe('The match is a draw after 100 rounds.');
});

test.each<readonly [Call, readonly string[]]>([
  [
    { call: 'resigned', seats: [2] },
    ['You won: Cat resigned.', 'You won: Cat resigned.', 'You lost: you resigned.', 'Ann and Bob win: Cat resigned.'],
  ],
  [{ call: 'draw-agreed' }, Array(4).fill('A draw, by agreement.')],
  [{ call: 'closed' }, Array(4).fill('No winner: the host closed the match.')],
])('an end by %j says who gave up, to each in turn', (call, expected) => {
  const { match, events } = begun({});
  const played = play(rules, match, call, (event) => events.push(event));
  if (!played.ok) throw new Error(played.fact);
  expect(headlines(played.match, events)).toEqual(expected);
});
