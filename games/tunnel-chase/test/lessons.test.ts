import { lessonFaults } from '@starboard/testkit';
import { heuristics } from '@starboard/tunnel-chase/bot';
import { rules } from '@starboard/tunnel-chase/rules';
import { describe, expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { tunnelChase } from '../game.ts';

import { lessons } from '../lessons/index.ts';
import rulebook from '../RULEBOOK.md?raw';

describe('lessons play as they say', () => {
  test.each([
    ['lesson first-turn', 'first-turn'],
    ['lesson behind', 'behind'],
    ['lesson braking', 'braking'],
    ['lesson heights', 'heights'],
    ['lesson the-squeeze', 'the-squeeze'],
    ['lesson first-win', 'first-win'],
  ])('%s', async (_, id) => {
    const lesson = lessons.find((each) => each.id === id);
    if (lesson === undefined) throw new Error('there is no such lesson');
    expect(await lessonFaults({ rules, heuristics, rulebook, parts, lesson })).toEqual([]);
  });
});

test('the catalogue counts the lessons', () => {
  expect(lessons.map(({ id }) => id)).toEqual(tunnelChase.lessons?.ids);
});
