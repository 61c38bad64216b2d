import { type Broken, commitTo, diceFromSeed, type GameTypes, type Replayed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { judge } from '../../online/afterwards/fairness.ts';
import { clockFace, timeText } from '../../online/clock/clock.ts';
import { timeControlText } from '../../online/clock/time-control-text.ts';
import { recapOf } from '../../online/playing/since.ts';

const NOW = 1_000_000;

test.each([
  ['the time for the decision runs first', 90, 60, { decision: 30, timeBank: 60, hurry: false }],
  ['then the time bank', 45, 60, { decision: 0, timeBank: 45, hurry: false }],
  ['the last ten seconds are marked', 10, 60, { decision: 0, timeBank: 10, hurry: true }],
  ['a part of a second counts as a whole one', 0.4, 0, { decision: 1, timeBank: 0, hurry: true }],
  ['and it never shows less than nothing', -5, 30, { decision: 0, timeBank: 0, hurry: true }],
] as const)('%s', (_, left, timeBank, face) => {
  expect(clockFace({ deadline: NOW + left * 1000, timeBank }, NOW)).toEqual(face);
});

test('a clock stands still while its seat is not asked; without a clock there is none', () => {
  expect(clockFace({ deadline: null, timeBank: 60 }, NOW)).toEqual({ decision: null, timeBank: 60, hurry: false });
  expect(clockFace({ deadline: null, timeBank: 0 }, NOW)).toBeNull();
});

test.each([
  [7, '0:07'],
  [750, '12:30'],
  [3600 + 5 * 60, '1 h 05 min'],
  [2 * 86_400 + 4 * 3600, '2 d 4 h'],
])('%d seconds read %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

test('the time control of a match in words', () => {
  expect(timeControlText({ perDecision: 0, timeBank: 0, whenOut: 'loss' })).toMatch(/No clock/);
  expect(timeControlText({ perDecision: 30, timeBank: 600, whenOut: 'bot' })).toBe(
    '0:30 per decision plus 10:00 in the time bank, then a bot takes over.',
  );
});

test('since you last looked: a few lines whole, of many the first and the last', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `${i}`);
  expect(recapOf(lines.slice(0, 7))).toEqual({ first: lines.slice(0, 7), between: 0, last: [] });
  expect(recapOf(lines)).toEqual({ first: ['0', '1'], between: 14, last: ['16', '17', '18', '19'] });
});

const fair = { commitment: 'c0ffee', secret: 's', nonces: ['aa', 'bb'] };
const commitments = [commitTo('aa'), null];
const verified = (more: object = { fair }): Replayed<GameTypes> | Broken => ({
  ok: true,
  match: { board: {}, dice: diceFromSeed('verified'), stack: [], question: 0, asks: [], sealed: [], result: null },
  record: {
    header: { game: 'duel', rules: 1, setup: {}, seating: [null], players: ['Ada'], key: '', ...more },
    inputs: [],
    result: null,
  },
});

test.each([
  [
    'one’s own number and the promise are in it',
    { commitment: 'c0ffee', nonces: { 1: 'bb' }, commitments },
    /^Verified.*your own/,
  ],
  [
    'who only watched has no number',
    { commitment: 'c0ffee', nonces: {}, commitments: [] },
    /^Verified.*players' numbers/,
  ],
  ['another promise', { commitment: 'other', nonces: { 1: 'bb' }, commitments }, /don’t come from the secret/],
  ['a number that is not in it', { commitment: 'c0ffee', nonces: { 1: 'aa' }, commitments }, /was not used/],
  [
    'a number that another seat had not promised',
    { commitment: 'c0ffee', nonces: { 1: 'bb' }, commitments: [commitTo('ab'), null] },
    /^The number of seat 1 is not the one it promised/,
  ],
] as const)('a match verified: %s', (_, receipt, sentence) => {
  const verdict = judge(verified(), receipt);
  expect(verdict.sentence).toMatch(sentence);
  expect(verdict.sound).toBe(verdict.sentence.startsWith('Verified'));
});

test('a record that does not hold, or does not say where its dice are from, is not sound', () => {
  const receipt = { commitment: 'c0ffee', nonces: {}, commitments: [] };
  expect(judge({ ok: false, line: 3, fact: 'Changed.' }, receipt)).toMatchObject({ sound: false });
  expect(judge(verified({}), receipt)).toMatchObject({ sound: false });
});
