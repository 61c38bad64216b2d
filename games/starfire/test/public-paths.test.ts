import { rules } from '@starboard/starfire/rules';
import { checkMatch, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { publicPaths } from './public-paths.ts';
import { wholeSetup } from './support/playing.ts';

test('the list says no more than is seen', () => {
  const setup = wholeSetup({ scenario: 'fleet-action', distance: 10, turnLimit: 4 });
  expect(secrecyFaults(rules, publicPaths, [{ setup, seating: [null, null, null] }])).toEqual([]);
});

test.each([
  ['2.2 those who pick designs at once do so in secret', false],
  ['8.4 those who give orders at once do so in secret', true],
])('%s', (_, quickSetup) => {
  const setup = wholeSetup({ scenario: 'contact', quickSetup, turnLimit: 2 });
  expect(checkMatch(rules, publicPaths, { setup, seating: [null, null, null, null] }, 'at once', false)).toBeNull();
});
