import type { Json } from '@starboard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, type Patch, patched } from '../patch.ts';

const member = fc.constantFrom('a', 'b', 'c', '0', '1');
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, 1, -2, '', 'x'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(member, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

test('whatever two values are, the difference makes the one into the other, also after a journey as text', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const change = difference(before, after);
      const arrived: Patch | undefined = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
      expect(JSON.stringify(patched(before, arrived))).toBe(JSON.stringify(after));
    }),
    { numRuns: 2000 },
  );
});

test('what is alike has no difference', () => {
  fc.assert(
    fc.property(value, (same) => {
      expect(difference(same, JSON.parse(JSON.stringify(same)))).toBeUndefined();
    }),
  );
});

test.each<[string, Json, Json, Patch]>([
  ['a member', { a: 1, b: [1, 2] }, { a: 1, b: [1, 3] }, { b: { 1: [3] } }],
  ['a list of another length', [1, 2], [1], [[1]]],
  ['other members', { a: 1 }, { b: 1 }, [{ b: 1 }]],
  ['a list for an object', { 0: 1 }, [1], [[1]]],
  ['nothing before', null, { a: 1 }, [{ a: 1 }]],
])('%s', (_, before, after, change) => {
  expect(difference(before, after)).toEqual(change);
});

test('what a change leaves alone is not copied', () => {
  const before = [{ b: 1 }, { d: 1 }];
  const after = patched(before, { 1: { d: [2] } });
  expect(after).toEqual([{ b: 1 }, { d: 2 }]);
  expect(Array.isArray(after) && after[0]).toBe(before[0]);
  expect(before).toEqual([{ b: 1 }, { d: 1 }]);
});
