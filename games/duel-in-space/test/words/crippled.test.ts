import { rules } from '@starboard/duel-in-space/rules';
import { view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { Ship } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { duel, NO_LASERS, ONE_LASER } from '../support/playing.ts';

const NO_TURN = { stabilizerHits: 9 };
const BLINDED = { computerHits: 13 };

test.each<readonly [string, Partial<Ship>, RegExp | null]>([
  ['whole', {}, null],
  ['with one laser', ONE_LASER, null],
  ['without lasers', NO_LASERS, /^Your ship can’t fire any more, but it can still turn away/],
  ['without a targeting computer', BLINDED, /^Your ship can’t fire any more/],
  ['without a stabilizer', NO_TURN, /^Your ship can’t turn any more, but it can still fire/],
  ['with nothing left', { ...NO_LASERS, ...NO_TURN }, /^Your ship can neither turn nor fire/],
])('1.2, 1.3, 5.4 a ship %s is told what it can still do', (_, state, expected) => {
  const { match } = duel({ ships: [state, {}] });
  const said = words.crippled(view(rules, match, 0));
  if (expected === null) expect(said).toBeNull();
  else expect(said).toMatch(expected);
  expect(words.crippled(view(rules, match, 1))).toBeNull();
  expect(words.crippled(view(rules, match, null))).toBeNull();
});
