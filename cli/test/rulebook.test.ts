import { expect, test } from 'vitest';
import { openRulebook } from '../play/rulebook.ts';

test('a rule is read with the table that belongs to it, and without what follows a heading', async () => {
  const rulebook = await openRulebook('duel-in-space');
  expect(rulebook('6.3')).toMatch(/^For special damage, roll a die\..*\| 6 +\| the ship blows up \(6\.9\) +\|$/s);
  expect(rulebook('6.10')).not.toContain('example');
  expect(rulebook('99.9')).toBeUndefined();
});
