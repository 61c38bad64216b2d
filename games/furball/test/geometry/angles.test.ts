import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cos, EIGHTH_TURN, QUARTER_TURN, sin, TABLES, TURN, UNIT } from '../../rules/geometry/table/angles.ts';

test('the tables are the ones every engine must have, number by number', () => {
  const { coarseCos, coarseSin, fineCos, fineSin } = TABLES;
  const numbers = [
    ...[...coarseCos].flatMap((value, i) => [value, coarseSin[i]]),
    ...[...fineCos].flatMap((value, i) => [value, fineSin[i]]),
  ];
  expect(createHash('sha256').update(numbers.join(',')).digest('hex')).toBe(
    '381c6e828cae565d891b8ace76e72d4730276e3cb9686a5ad4d7cadbdc2ff630',
  );
});

test('no sine is off by two units of 2^-26', () => {
  let worst = 0;
  for (let heading = 0; heading < TURN; heading += 7) {
    const radians = (heading / TURN) * 2 * Math.PI;
    worst = Math.max(worst, Math.abs(cos(heading) - UNIT * Math.cos(radians)));
    worst = Math.max(worst, Math.abs(sin(heading) - UNIT * Math.sin(radians)));
  }
  expect(worst).toBeLessThan(2);
});

test('quarter turns and mirrors are exact', () => {
  for (let heading = 0; heading < QUARTER_TURN; heading += 131) {
    expect(cos(heading + QUARTER_TURN) + sin(heading)).toBe(0);
    expect(sin(heading + QUARTER_TURN)).toBe(cos(heading));
    expect(cos(-heading)).toBe(cos(heading));
    expect(sin(-heading) + sin(heading)).toBe(0);
    expect(sin(QUARTER_TURN - heading)).toBe(cos(heading));
  }
  expect(cos(EIGHTH_TURN)).toBe(sin(EIGHTH_TURN));
  expect([cos(0), sin(0), cos(QUARTER_TURN) + 0, sin(QUARTER_TURN)]).toEqual([UNIT, 0, 0, UNIT]);
});
