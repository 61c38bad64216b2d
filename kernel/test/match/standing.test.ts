import { cards } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { standingChoice } from '../../match/standing.ts';
import { view } from '../../views/view.ts';
import { struck } from './dealing.ts';

test('standing answers take what is always taken, leave what never is, and else ask', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  expect(standingChoice(cards, seen, { parry: 'always' })).toBe('parry');
  expect(standingChoice(cards, seen, { parry: 'never' })).toBeNull();
  expect(standingChoice(cards, seen, { echo: 'never' })).toBeUndefined();
  expect(standingChoice(cards, view(cards, match, 0), { parry: 'always' })).toBeUndefined();
});

test('a single option that nothing was said of is left to the player', () => {
  const { match } = struck([[], ['salve'], []], 3);
  const seen = view(cards, match, 1);
  expect(seen.mine?.options).toEqual([null]);
  expect(standingChoice(cards, seen, { parry: 'never' })).toBeUndefined();
});
