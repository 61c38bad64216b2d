import { expect, test } from 'vitest';
import { fromTable } from '../../solution/advice/worths.ts';
import type { Condition } from '../../solution/model/hits.ts';
import { CLASSES, classOf } from '../../solution/model/positions.ts';
import { fleet, WHOLE } from '../../solution/model/ships.ts';
import { solveHullPair } from '../../solution/pair.ts';
import { BLOCK, type HullPair, layoutOf, type Values, valueAt } from '../../solution/table/layout.ts';
import { turnRegret } from '../../solver/regret.ts';
import { type Responses, respondHullPair } from '../../solver/respond/respond.ts';

/** The duel without special damage in which both ships have at most this much protection left. */
const MOST_PROTECTION = 2;

const ships = fleet(false);
const layout = layoutOf(ships);
const numberOf = (protection: number): number =>
  ships.conditions.findIndex((condition) => condition.protection === protection);
const shipWith = (protection: number): Condition => ships.conditions[numberOf(protection)] ?? WHOLE;
const few = (hull: number): boolean => (ships.hulls[hull]?.protection ?? 0) <= MOST_PROTECTION;
const pairs: readonly HullPair[] = layout.layers.flatMap((layer) =>
  layer.pairs.filter(({ first, second }) => few(first) && few(second)),
);
const exact: Values = { fleet: ships, layout, table: new Float64Array(layout.blocks * BLOCK) };
for (const pair of pairs) solveHullPair(exact, pair);
/** A table with mistakes of up to two points. */
const rough: Values = { ...exact, table: exact.table.map((value, i) => value + 0.04 * Math.sin(i * 1.7)) };

function answersTo(playing: Values, isRare = (_mine: number, _theirs: number): boolean => false): Responses {
  const size = exact.table.length;
  const answers = { lower: new Float64Array(size), upper: new Float64Array(size) };
  for (const pair of pairs) respondHullPair(fromTable(playing), isRare, exact, answers, pair);
  return answers;
}

/** What the one who answers gains, by block and class. */
function gains({ lower, upper }: Responses): readonly number[] {
  return pairs.flatMap(({ block }) =>
    CLASSES.flatMap((_, c) => {
      const worth = exact.table[block * BLOCK + c] ?? 0;
      return [worth - (lower[block * BLOCK + c] ?? 0), (upper[block * BLOCK + c] ?? 0) - worth];
    }),
  );
}

test('10.7 nobody gains anything against play from the exact table, whatever they answer', () => {
  for (const gain of gains(answersTo(exact))) expect(Math.abs(gain)).toBeLessThan(1e-10);
});

test('10.7 the best response to a rough table gains, and never loses', () => {
  const all = gains(answersTo(rough));
  expect(Math.min(...all)).toBeGreaterThan(-1e-10);
  expect(Math.max(...all)).toBeGreaterThan(0.005);
});

test('10.7 over the whole duel, the best response gains at least as much as in the next turn alone', () => {
  const { lower, upper } = answersTo(rough);
  const answered: Values = { ...exact, table: lower, turned: upper };
  const [playing, judging] = [fromTable(rough), fromTable(exact)];
  for (const position of CLASSES.filter((_, c) => c % 9 === 0)) {
    const situation = { position, mine: shipWith(2), theirs: shipWith(1), quiet: 0 };
    const { sure } = turnRegret(playing, judging, situation);
    const worth = valueAt(answered, numberOf(2), numberOf(1), classOf(position));
    expect(worth, JSON.stringify(position)).toBeLessThan(sure + 1e-9);
  }
});

test('10.7 pairs of ships that are left out count as lost for the table', () => {
  const some = gains(answersTo(rough, (mine, theirs) => mine === numberOf(1) && theirs === numberOf(1)));
  for (const [i, gain] of gains(answersTo(rough)).entries()) expect(some[i]).toBeGreaterThan(gain - 1e-10);
});
