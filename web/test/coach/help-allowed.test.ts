import { expect, test } from 'vitest';
import { isHelpAllowed } from '../../room/help-allowed.ts';

const AGAINST_PEOPLE = { people: 2, isOver: false, helpForAll: false };

test('nobody is helped against other people', () => {
  expect(isHelpAllowed(AGAINST_PEOPLE)).toBe(false);
});

test.each([
  ['who plays alone', { people: 1 }],
  ['everybody after the match', { isOver: true }],
  ['everybody at a table with help for all', { helpForAll: true }],
])('help is for %s', (_, change) => {
  expect(isHelpAllowed({ ...AGAINST_PEOPLE, ...change })).toBe(true);
});
