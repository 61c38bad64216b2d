import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, choose, hex, keyFromSeed, type Move, type Rules, writeRecord } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goldenFault, goldenRecords, streamFile } from '../golden/compare.ts';
import { readStream, streamOf, writeStream } from '../golden/stream.ts';
import { type Toy, toy } from '../toys/bids.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-golden-'));
const record = join(folder, 'bids.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

function played(): string {
  const key = keyFromSeed('golden');
  const setup = { rounds: 2 };
  const seating = [null, null];
  const match = begin(toy, setup, seating, key);
  const inputs: Move[] = [];
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    inputs.push({ seat: ask.seat, question: match.question, choice: 1 });
    choose(toy, match, ask, 1);
  }
  const header = { game: toy.id, rules: toy.version, setup, seating, players: ['a', 'b'], key: hex(key) };
  return writeRecord({ header, inputs, result: match.result });
}

beforeAll(() => {
  writeFileSync(record, played());
  writeFileSync(streamFile(record), writeStream(streamOf(toy, played()).rows));
});

const withBids = (candidates: Rules<Toy>['decisions']['bid']['candidates']): Rules<Toy> => ({
  ...toy,
  decisions: { ...toy.decisions, bid: { ...toy.decisions.bid, candidates } },
});

test('a row stands for each line of the record, and is read as it was written', () => {
  const { rows } = streamOf(toy, played());
  expect(rows.map(({ options }) => options)).toEqual([
    'bid@0:2 bid@1:2',
    'bid@1:2',
    'bid@0:2 bid@1:2',
    'bid@1:2',
    '-',
    '-',
  ]);
  expect(rows.map(({ events }) => events === '-'.repeat(10))).toEqual([false, true, false, true, false, true]);
  expect(readStream(writeStream(rows))).toEqual(rows);
});

test('a record that leads to the same as ever has no fault', () => {
  expect(goldenRecords(folder)).toEqual(['bids.jsonl']);
  expect(goldenFault(toy, record)).toBeUndefined();
});

test.each<[string, Rules<Toy>, RegExp]>([
  [
    'a view that shows more',
    { ...toy, see: (board, seat) => ({ ...toy.see(board, seat), more: board.totals[0] }) },
    /^bids\.jsonl, line 1, the beginning: views \w+ → \w+; .*events in 0, views in 6, options in 0\.$/,
  ],
  [
    'another number of options',
    withBids(({ round }) => (round === 2 ? [1] : [0, 1, 2, 3])),
    /^bids\.jsonl, line 3, .*: views \w+ → \w+, options bid@0:2 bid@1:2 → bid@0:1 bid@1:1; .*views in 2, options in 2\.$/,
  ],
  [
    'a move that can no longer be made',
    withBids(({ round }) => (round === 2 ? [0] : [0, 1, 2, 3])),
    /^bids\.jsonl, line 3, .*: views .* → bid@0:1 bid@1:1; .*This line can’t be played: /,
  ],
])('%s is found, with its line and its column', (_, rules, fault) => {
  expect(goldenFault(rules, record)).toMatch(fault);
});

test('another event is found, with the move that led to it', () => {
  const told = streamOf(toy, played()).rows[2]?.events ?? '';
  const other = join(folder, 'other.jsonl');
  writeFileSync(other, played());
  writeFileSync(streamFile(other), writeStream(streamOf(toy, played()).rows).replace(told, '0123456789'));
  expect(goldenFault(toy, other)).toBe(
    `other.jsonl, line 3, {"choice":1,"question":1,"seat":1}: events 0123456789 → ${told}; ` +
      'of 6 lines differ events in 1, views in 0, options in 0.',
  );
});

test('a record without a stream, and one that was changed, are named', () => {
  const lone = join(folder, 'lone.jsonl');
  writeFileSync(lone, played());
  expect(goldenFault(toy, lone)).toMatch(/^lone\.jsonl has no stream/);
  writeFileSync(streamFile(lone), '');
  writeFileSync(lone, played().replace('"choice":1', '"choice":2'));
  expect(goldenFault(toy, lone)).toMatch(/^lone\.jsonl, line 2\. .*its hash is wrong/);
});
