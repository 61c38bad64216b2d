import { lessonFaults } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { heuristics } from '../bot/index.ts';
import { furball } from '../game.ts';
import { lessons } from '../lessons/index.ts';
import rulebook from '../RULEBOOK.md?raw';
import { rules } from '../rules/index.ts';

describe('lessons play as they say', () => {
  test.each([
    ['lesson first-round', 'first-round'],
    ['lesson stress', 'stress'],
    ['lesson arcs-and-range', 'arcs-and-range'],
    ['lesson actions', 'actions'],
    ['lesson locks', 'locks'],
    ['lesson bumping', 'bumping'],
    ['lesson coming-back', 'coming-back'],
  ])('%s', async (_, id) => {
    const lesson = lessons.find((each) => each.id === id);
    if (lesson === undefined) throw new Error('there is no such lesson');
    expect(await lessonFaults({ rules, heuristics, rulebook, parts, lesson })).toEqual([]);
  });
});

test('the catalogue counts the lessons', () => {
  expect(lessons.map(({ id }) => id)).toEqual(furball.lessons?.ids);
});
