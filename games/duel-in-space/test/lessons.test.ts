import { heuristics } from '@starboard/duel-in-space/bot';
import { rules } from '@starboard/duel-in-space/rules';
import { lessonFaults } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { duelInSpace } from '../game.ts';

import { lessons } from '../lessons/index.ts';
import rulebook from '../RULEBOOK.md?raw';

describe('lessons play as they say', () => {
  test.each([
    ['lesson first-turn', 'first-turn'],
    ['lesson small-turns', 'small-turns'],
    ['lesson reading-ports', 'reading-ports'],
    ['lesson turret', 'turret'],
    ['lesson damage', 'damage'],
    ['lesson disengaging', 'disengaging'],
    ['lesson first-win', 'first-win'],
  ])('%s', async (_, id) => {
    const lesson = lessons.find((each) => each.id === id);
    if (lesson === undefined) throw new Error('there is no such lesson');
    expect(await lessonFaults({ rules, heuristics, rulebook, parts, lesson })).toEqual([]);
  });
});

test('the catalogue counts the lessons', () => {
  expect(lessons.map(({ id }) => id)).toEqual(duelInSpace.lessons?.ids);
});
