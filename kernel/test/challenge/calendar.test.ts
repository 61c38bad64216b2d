import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, dayOf, placeOn, poolOn } from '../../index.ts';

const A_DAY = 86_400_000;

test('days are numbered as clocks count them, leap years and all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), (day) => {
      const date = new Date(day * A_DAY).toISOString().slice(0, 10);
      expect(dayOf(date)).toBe(day);
      expect(dateOf(day)).toBe(date);
    }),
  );
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-31',
  '9999-99-99',
  '2026-1-1',
  '',
  'today',
  '0000-01-01',
  ' 2026-11-19',
])('%j is no date', (date) => {
  expect(dayOf(date)).toBeNull();
});

test('29 February is a date in a leap year only', () => {
  expect(dayOf('2028-02-29')).not.toBeNull();
  expect(dayOf('2100-02-29')).toBeNull();
  expect(dateOf((dayOf('2028-02-28') ?? 0) + 1)).toBe('2028-02-29');
});

const POOLS = [{ starts: '2026-11-19' }, { starts: '2027-06-01' }];

test('each pool serves from its first day until the next one starts', () => {
  expect(poolOn(POOLS, '2026-11-18')).toBeNull();
  expect(poolOn(POOLS, '2026-11-19')).toBe(0);
  expect(poolOn(POOLS, '2027-05-31')).toBe(0);
  expect(poolOn(POOLS, '2027-06-01')).toBe(1);
  expect(poolOn(POOLS, '2099-12-31')).toBe(1);
  expect(poolOn(POOLS, 'never')).toBeNull();
});

test('a page without the next pool shows the same on every day before that starts', () => {
  for (const date of ['2026-11-19', '2026-12-31', '2027-05-31']) {
    expect(poolOn(POOLS.slice(0, 1), date)).toBe(poolOn(POOLS, date));
  }
});

test('a pool is gone through in its order, and begins again', () => {
  const place = (date: string): number => placeOn('2026-11-19', 3, date);
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(place)).toEqual([0, 1, 2, 0]);
  expect(() => place('2026-11-18')).toThrow('no challenge');
});
