import { expect, test } from 'vitest';
import { type KeptRuns, readRuns, writeRuns } from '../../faults/kills/kept-runs.ts';

const sqlite = {
  day: '2026-01-02',
  // Looks like a number, but is not one.
  commit: '1234567',
  figures: { matches: 1_234, lost: 0 },
  exercised: { 'starfire: play': 5_678 },
};
const nodes = { ...sqlite, figures: { ...sqlite.figures, 'kills of PostgreSQL or NATS': 50 } };

test.each<[string, KeptRuns]>([
  ['one kind of house', { sqlite }],
  ['both', { sqlite, nodes }],
])('figures are read as they were written: %s', (_, runs) => {
  expect(readRuns(writeRuns(runs))).toEqual(runs);
});

test('a run in which one was lost says so', () => {
  const lost = { ...sqlite, figures: { ...sqlite.figures, lost: 1 } };
  expect(writeRuns({ sqlite: lost })).toContain('| lost | 1 |');
});
