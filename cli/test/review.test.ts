import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, writeRecord } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { reviewPage } from '../review/page.ts';
import { emptyFolder, run } from './run.ts';

const DUEL = join(
  import.meta.dirname,
  '../../games/duel-in-space/test/golden/by-purpose-stock-plain-against-random.jsonl',
);
const folder = emptyFolder();
const FEW = ['--budget', '600'];

test('review says what decided a match, and its figures add up to the result', { timeout: 120_000 }, async () => {
  const { code, out } = await run(['review', DUEL, ...FEW]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Duel in Space: plain against random, for plain\n\nYou won\./);
  const figures = [...out.matchAll(/^ {2}(?:\S.*?) {2,}([+−]?\d+\.\d)(?: {2}±.*)?$/gm)].map(([, figure = '']) =>
    Number(figure.replace('−', '-')),
  );
  expect(figures.at(-1)).toBe(100);
  expect(Math.abs(figures.slice(0, -1).reduce((sum, each) => sum + each, 0) - 100)).toBeLessThan(0.5);
});

test('the same record and seed give the same figures, in JSON with an error for each', {
  timeout: 120_000,
}, async () => {
  const asked = ['review', DUEL, '--seat', '2', '--json', '--seed', 'again', ...FEW];
  const [one, other] = await Promise.all([run(asked), run(asked)]);
  expect(one.out).toBe(other.out);
  const { account } = JSON.parse(one.out);
  expect(account).toMatchObject({ seat: 1, seed: 'again', judge: { bot: 'legend' }, end: 0 });
  for (const { dice, choices } of account.entries) {
    for (const figure of [dice, ...choices.map(({ choice }: { choice: object }) => choice)])
      expect(figure).toEqual({ mean: expect.any(Number), error: expect.any(Number) });
  }
});

test('a page has no script, and names from a record are text', { timeout: 120_000 }, async () => {
  const read = readRecord(readFileSync(DUEL, 'utf8'));
  if (!read.ok) throw new Error(read.fact);
  const { header } = read.record;
  const hostile = join(folder, 'hostile.jsonl');
  const players = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'];
  writeFileSync(hostile, writeRecord({ ...read.record, header: { ...header, players } }));
  const page = join(folder, 'review.html');
  expect(await run(['review', hostile, '--html', page, ...FEW])).toMatchObject({ code: 0, out: '' });
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>(?!&)|https?:/);
  expect((await run(['review', hostile, '--html', page, ...FEW])).err).toContain('already exists');
});

test('on a page of a review, names from a record are text', () => {
  const words = { decided: [], turningPoints: [], rows: [], entries: [], judged: '', path: [] };
  const html = reviewPage('Duel', { players: ['<script>alert(1)</script>', 'Ann'], seat: 0 }, words);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test('what can’t be reviewed is refused in a sentence', { timeout: 120_000 }, async () => {
  expect(await run(['review', DUEL, '--seat', '3'])).toMatchObject({
    code: 2,
    err: `${DUEL}: There is no such seat.\n`,
  });
  const cut = join(folder, 'cut.jsonl');
  writeFileSync(cut, readFileSync(DUEL, 'utf8').slice(0, -20));
  expect((await run(['review', cut])).err).toMatch(/cut\.jsonl, line \d+: /);
  expect((await run(['review', DUEL, '--judge', 'hal'])).err).toContain('No bot called "hal"');
});
