import { expect, test } from 'vitest';
import certificate from '../../solution/table/certificate.json' with { type: 'json' };

/** By the dice of both players: found by another program, in another language, rounded to ten places. */
const FOUND_BEFORE: { readonly [dice: string]: number } = {
  '1,2': 0.0077964022,
  '1,3': 0.0202695608,
  '1,4': 0.0069333171,
  '1,5': 0.0190362774,
  '1,6': 0.0138571016,
  '2,3': 0.0013321305,
  '2,4': 0.0081677951,
  '2,5': -0.0006298128,
  '2,6': 0,
  '3,4': 0.0090710822,
  '3,5': 0,
  '3,6': 0.0006298128,
  '4,5': -0.0090710822,
  '4,6': -0.0081677951,
  '5,6': -0.0013321305,
};

const starts = new Map(Object.entries(certificate.startValues));

test('2.2 the start values agree with those of an earlier program', () => {
  for (const [dice, value] of Object.entries(FOUND_BEFORE)) {
    expect(Math.abs((starts.get(dice) ?? 1) - value), dice).toBeLessThan(1e-8);
  }
});

test('2.2 what a start is worth to one player, it costs the other, and equal dice are even', () => {
  for (const [dice, value] of starts) {
    expect((starts.get(dice.split(',').reverse().join()) ?? 1) + value).toBeCloseTo(0, 11);
  }
});

test('the certificate covers every state and bounds every value by a billionth', () => {
  expect(certificate.states).toBe(51_336_225);
  expect(certificate.boundAtStart).toBeLessThan(1e-9);
  expect(certificate.boundAnywhere).toBeLessThan(1e-9);
  expect(certificate.boundAtStart).toBeLessThanOrEqual(certificate.boundAnywhere);
  expect(certificate.layers.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(certificate.bytes);
});
