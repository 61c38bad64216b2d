import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, same } from '../../values/json.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonical({ b: 1, a: [1, { d: null, c: true }] })).toBe('{"a":[1,{"c":true,"d":null}],"b":1}');
  expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [[], {}],
  [[1], [1, 1]],
  [null, {}],
  [0, '0'],
  [{ a: 1 }, { b: 1 }],
])('%j and %j differ', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});

test('equal spelling and sameness are the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(same(a, b)).toBe(canonical(a) === canonical(b));
      expect(same(a, JSON.parse(canonical(a)))).toBe(true);
    }),
  );
});
