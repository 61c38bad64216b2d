import { describe, expect, test } from 'vitest';
import { asSeenBy, momentOf, momentText, readMoment, sceneAt, stepped } from '../../replay/moments.ts';

/** Turn and question of each scene: the set-up, then turns of three, one and two scenes. */
const SCENES = [
  { turn: 0, question: 0 },
  { turn: 1, question: 1 },
  { turn: 1, question: 1 },
  { turn: 1, question: 2 },
  { turn: 2, question: 4 },
  { turn: 4, question: 4 },
  { turn: 4, question: 5 },
];

describe('the moment of a scene', () => {
  test('is its turn and its number in it, and leads back to it', () => {
    const moments = SCENES.map((_, at) => momentOf(SCENES, at));
    expect(moments.map((each) => each && momentText(each))).toEqual(['0.1', '1.1', '1.2', '1.3', '2.1', '4.1', '4.2']);
    expect(moments.map((each) => each && sceneAt(SCENES, each))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(momentOf(SCENES, 7)).toBeNull();
  });

  test.each([
    ['1.9', 3],
    ['3.1', 5],
    ['4.0', 5],
    ['99.1', 6],
  ])('%s, which there is not, is the nearest one', (text, at) => {
    const moment = readMoment(text);
    expect(moment && sceneAt(SCENES, moment)).toBe(at);
  });

  test('there is none in a match in which nothing has happened', () => {
    expect(sceneAt([], { turn: 3, event: 1 })).toBe(0);
    expect(momentOf([], 0)).toBeNull();
  });

  test.each(['', '3', '3.', '.3', '-1.2', '1.2.3', '1e9.1', '1234567.1', '<b>.1'])('%j names none', (text) => {
    expect(readMoment(text)).toBeNull();
  });
});

describe('a step', () => {
  test('of a turn leads to the first scene of the next, or of this one and then of the last', () => {
    expect(SCENES.map((_, at) => stepped(SCENES, at, 'turn', 1))).toEqual([1, 4, 4, 4, 5, 6, 6]);
    expect(SCENES.map((_, at) => stepped(SCENES, at, 'turn', -1))).toEqual([0, 0, 1, 1, 1, 4, 5]);
  });

  test('of a choice leads to what the next choice led to', () => {
    expect(SCENES.map((_, at) => stepped(SCENES, at, 'question', 1))).toEqual([1, 3, 3, 4, 6, 6, 6]);
    expect(SCENES.map((_, at) => stepped(SCENES, at, 'question', -1))).toEqual([0, 0, 1, 1, 3, 4, 4]);
  });
});

describe('as another viewer saw it', () => {
  const placed = (...places: number[]) => places.map((place) => ({ place }));
  const [mine, yours] = [placed(0, 2, 2, 2, 4), placed(2, 2, 3, 6)];

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
  ])('scene %i is scene %i', (at, other) => {
    expect(asSeenBy(mine, at, yours)).toBe(other);
  });

  test('a viewer who saw less is at the last there is', () => {
    expect(asSeenBy(mine, 4, placed(0, 2))).toBe(1);
    expect(asSeenBy(mine, 4, [])).toBe(0);
  });
});
