import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Contender, figuresOf, type PlayedSlice, startContender } from './contender.ts';

/**
 * Compares this checkout's server with another's (its folder is the argument), both with dependencies installed:
 * both run at once, each with its own players in a process of their own, and play in turns, so that whatever else the
 * machine does falls on both alike. With --keep "what changed" the result is added to results-online.jsonl.
 */

const SIZES = [2_000, 10_000];
const PLAYING = 200;
const WARM_UP = 80;
const SECONDS = 3;
const ROUNDS = 12;

const [, , other] = process.argv;
if (other === undefined) throw new Error('node bench/online/compare.ts <folder of another checkout>');
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const sizes = argument('--sockets')?.split(',').map(Number) ?? SIZES;
const rounds = Number(argument('--rounds') ?? ROUNDS);
const here = resolve(import.meta.dirname, '../..');

for (const sockets of sizes) {
  const measured = await compare(sockets);
  console.log(JSON.stringify(measured, null, 2));
  const keep = argument('--keep');
  if (keep !== undefined) {
    const entry = { date: new Date().toISOString().slice(0, 10), what: keep, node: process.version, ...measured };
    appendFileSync(join(import.meta.dirname, '../results-online.jsonl'), `${JSON.stringify(entry)}\n`);
  }
}

async function compare(sockets: number) {
  const sides = await Promise.all([resolve(other ?? ''), here].map((checkout) => startContender({ checkout })));
  for (const side of sides) {
    await side.open(WARM_UP);
    await side.play(SECONDS, WARM_UP);
  }
  const idle: Awaited<ReturnType<Contender['open']>>[] = [];
  for (const side of sides) idle.push(await side.open(sockets - WARM_UP));
  const slices: PlayedSlice[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round++) {
    // Whoever was first is second the next time.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const i of order) {
      const played = await sides[i]?.play(SECONDS, PLAYING);
      if (played !== undefined) slices[i]?.push(played);
    }
  }
  await Promise.all(sides.map((side) => side.stop()));

  const [before, now] = slices.map((each, i) => ({
    ...figuresOf(each),
    'KB of heap per idle socket': round(idle[i]?.heap ?? Number.NaN, 1),
    'KB of memory per idle socket': round(idle[i]?.memory ?? 0, 1),
  }));
  const cost = ({ core, choices }: PlayedSlice): number => core / choices;
  const ratios = (slices[1] ?? []).map((played, i) => {
    const then = slices[0]?.[i];
    return then === undefined ? Number.NaN : cost(played) / cost(then);
  });
  return {
    'open sockets': sockets,
    'of which playing': PLAYING,
    before,
    now,
    'core per choice, now to before': round(median(ratios), 2),
    'of which the rounds': ratios.map((ratio) => round(ratio, 2)),
  };
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

function round(figure: number, digits: number): number {
  return Number(figure.toFixed(digits));
}
