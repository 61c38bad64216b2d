import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { options, questionsOf, readRecord } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { solution } from '../../bot/solution.ts';
import { rules } from '../../rules/index.ts';

const GOLDEN = join(import.meta.dirname, '../golden/by-purpose-stock-plain-against-random.jsonl');

/** The small table is this close to itself: what a turn is worth at once, and worked out from what may follow. */
const CLOSE = 0.01;

test('a stock duel is worth to both seats together one win, and to each what its mixture brings', async () => {
  await solution.load();
  const read = readRecord(readFileSync(GOLDEN, 'utf8'));
  if (!read.ok) throw new Error(read.fact);
  const kinds = new Set<string>();
  for (const { before } of questionsOf(rules, read.record).questions) {
    const [worth, theirs] = [solution.worthOf?.(before, 0), solution.worthOf?.(before, 1)];
    if (worth === undefined || theirs === undefined) continue;
    expect(worth + theirs).toBeCloseTo(1, 12);
    for (const ask of before.asks) {
      const known = solution.optionsOf(before.board, ask, options(rules, before, ask)) ?? [];
      const mean = known.reduce((sum, option) => sum + option.share * option.worth, 0);
      expect(Math.abs(mean - (ask.seat === 0 ? worth : theirs))).toBeLessThan(CLOSE);
      kinds.add(ask.kind);
    }
  }
  expect([...kinds].sort()).toEqual(['aim', 'fire', 'heading']);
});
