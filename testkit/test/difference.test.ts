import { describe, expect, test } from 'vitest';
import { firstDifference } from '../laws/difference.ts';
import { differ } from '../laws/law.ts';

describe('the first path that differs', () => {
  test.each([
    ['a member', { a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } }, 'b.c.1: 2 against 3'],
    ['a shorter list', { a: [1] }, { a: [1, 2] }, 'a.1: nothing against 2'],
    ['a member too few', { a: 1, b: null }, { a: 1 }, 'b: null against nothing'],
    ['another kind', { a: [] }, { a: {} }, 'a: [] against {}'],
    ['the first of several', { a: 1, b: 1 }, { a: 2, b: 2 }, 'a: 1 against 2'],
  ])('%s', (_, one, other, said) => {
    expect(differ('one and other', one, other)).toBe(`one and other: at ${said}`);
  });

  test('values without members are said as they are, and long ones are cut off', () => {
    expect(differ('one and other', 1, 2)).toBe('one and other: 1 against 2');
    expect(differ('one and other', 'x'.repeat(500), 2)?.length).toBeLessThan(250);
  });

  test('nothing, where the two say the same', () => {
    expect(firstDifference({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBeUndefined();
    expect(differ('one and other', [], [])).toBeUndefined();
  });
});
