import { answerInLesson, beginLesson, keyFromSeed, nextStep, stepOf } from '@starboard/kernel';
import { lessonFaults } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { heuristics } from '../bot/index.ts';
import { escapeTheDeathStar } from '../game.ts';
import { lessons } from '../lessons/index.ts';
import rulebook from '../RULEBOOK.md?raw';
import { rules } from '../rules/index.ts';

describe('lessons play as they say', () => {
  test.each([
    ['lesson first-round', 'first-round'],
    ['lesson weapons', 'weapons'],
    ['lesson compactors', 'compactors'],
    ['lesson the-code', 'the-code'],
    ['lesson the-imperial', 'the-imperial'],
  ])('%s', async (_, id) => {
    const lesson = lessons.find((each) => each.id === id);
    if (lesson === undefined) throw new Error('there is no such lesson');
    expect(await lessonFaults({ rules, heuristics, rulebook, parts, lesson })).toEqual([]);
  });
});

test('the catalogue counts the lessons', () => {
  expect(lessons.map(({ id }) => id)).toEqual(escapeTheDeathStar.lessons?.ids);
});

test('a scripted answer of null is not replaced by the usual one', () => {
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('there is no lesson');
  const key = keyFromSeed('script');
  let state = beginLesson(rules, lesson, key);
  while (stepOf(state).kind === 'read') state = nextStep(rules, state, key);
  const step = stepOf(state);
  if (step.kind !== 'do') throw new Error('the lesson has no task');
  const { phase, place } = answerInLesson(rules, state, lesson.seat, step.solution);
  expect(phase).toBe('understood');
  expect(place.past.map(({ event }) => event.type)).not.toContain('placed');
});
