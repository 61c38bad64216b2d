import { view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { intro } from '../../intro.ts';
import { rules } from '../../rules/index.ts';
import { words } from '../../words/index.ts';
import { begun } from '../support/playing.ts';

test('each side of each game is introduced by its own three lines, and spectators get to know both', () => {
  const named = (game: 'escape' | 'capture', viewer: number | null) =>
    words.introduction(view(rules, begun(3, { game }).match, viewer));
  expect([0, 1, 2, null].map((viewer) => named('escape', viewer))).toEqual(['rebel', 'rebel', 'imperial', undefined]);
  expect([0, null].map((viewer) => named('capture', viewer))).toEqual(['capture', 'capture']);
  expect(Object.keys(intro.sides ?? {})).toEqual(['rebel', 'imperial', 'capture']);
});
