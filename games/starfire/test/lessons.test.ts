import { heuristics } from '@starboard/starfire/bot';
import { rules } from '@starboard/starfire/rules';
import { lessonFaults } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { starfire } from '../game.ts';

import { lessons } from '../lessons/index.ts';
import rulebook from '../RULEBOOK.md?raw';

describe('lessons play as they say', () => {
  test.each([
    ['lesson first-turn', 'first-turn'],
    ['lesson turn-mode', 'turn-mode'],
    ['lesson blind-spots', 'blind-spots'],
    ['lesson best-range', 'best-range'],
    ['lesson damage', 'damage'],
    ['lesson moving-last', 'moving-last'],
    ['lesson first-win', 'first-win'],
  ])('%s', async (_, id) => {
    const lesson = lessons.find((each) => each.id === id);
    if (lesson === undefined) throw new Error('there is no such lesson');
    expect(await lessonFaults({ rules, heuristics, rulebook, parts, lesson })).toEqual([]);
  });
});

test('the catalogue counts the lessons', () => {
  expect(lessons.map(({ id }) => id)).toEqual(starfire.lessons?.ids);
});
