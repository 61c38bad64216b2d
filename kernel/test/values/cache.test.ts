import { expect, test } from 'vitest';
import { createCache, createShelf } from '../../values/cache.ts';

/** Values of a given size in a cache with a given limit, and a count of how often each was made. */
function texts(most: number, each: number) {
  const made: string[] = [];
  const shelf = createShelf(most);
  const kind = (name: string) =>
    createCache(
      name,
      (key) => {
        made.push(`${name} ${key}`);
        return { key };
      },
      () => each,
      shelf,
    );
  return { made, kind };
}

test('what was worked out is looked up, by kind and key', () => {
  const { made, kind } = texts(10_000, 10);
  const [a, b] = [kind('a'), kind('b')];
  expect(a.of('x')).toBe(a.of('x'));
  expect(b.of('x')).not.toBe(a.of('x'));
  expect(made).toEqual(['a x', 'b x']);
});

test('as much is kept as fits into the memory that all kinds share; what was not used for longest goes', () => {
  const { made, kind } = texts(3_500, 1_000);
  const [a, b] = [kind('a'), kind('b')];
  a.of('1');
  b.of('2');
  a.of('3');
  a.of('1');
  b.of('4');
  a.of('1');
  a.of('3');
  expect(made).toEqual(['a 1', 'b 2', 'a 3', 'b 4']);
  b.of('2');
  expect(made.at(-1)).toBe('b 2');
  b.of('4');
  expect(made.at(-1)).toBe('b 4');
});

test('what is larger than all that may be kept is worked out all the same', () => {
  const { made, kind } = texts(500, 1_000);
  const a = kind('a');
  expect([a.of('1').key, a.of('1').key, a.of('2').key, a.of('1').key]).toEqual(['1', '1', '2', '1']);
  expect(made).toEqual(['a 1', 'a 2', 'a 1']);
});
