import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RoundsPlayed } from './side.ts';

/**
 * Compares rounds of Furball per second with those of another checkout (its folder is the argument), both with
 * dependencies installed. Both play games of eight with squads that the other checkout draws and both allow, with random
 * choices and by the plain policy; then with squads that each draws itself. Each side is a process of its own, and the
 * two take turns slice by slice, so that whatever else the machine does falls on both alike. Time is processor time of
 * all threads. Slices until the compiler has settled are warm-up; they are reported too, but count apart.
 */

const [, , other, slices = '30', games = '80'] = process.argv;
if (other === undefined) throw new Error('node bench/furball/against.ts <folder of another checkout> [slices] [games]');

const WAYS = [
  { way: 'random', what: 'random choices, the same squads', games: Number(games), warmUp: 120 },
  { way: 'policy', what: 'the plain policy, the same squads', games: Number(games) / 8, warmUp: 40 },
  { way: 'drawn', what: 'random choices, squads that each draws', games: Number(games), warmUp: 120 },
] as const;

const there = resolve(other);
const here = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'furball-'));
const SIDE = join(import.meta.dirname, 'side.ts');

function side(root: string, ...given: readonly string[]): string {
  return execFileSync(process.execPath, [SIDE, root, ...given], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function kept(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function sliceOf(player: ChildProcess): Promise<RoundsPlayed> {
  player.send('play');
  const [slice] = await once(player, 'message');
  return slice;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

const rateOf = ({ rounds, seconds }: RoundsPlayed): number => rounds / seconds;

function together(slices: readonly RoundsPlayed[]): number {
  const sum = (of: (slice: RoundsPlayed) => number): number => slices.reduce((total, slice) => total + of(slice), 0);
  return sum(({ rounds }) => rounds) / sum(({ seconds }) => seconds);
}

const squads = kept('squads.json', side(here, 'allow', kept('drawn.json', side(there, 'draw', games))));
for (const { way, what, games: played, warmUp } of WAYS) {
  const [before, now] = [there, here].map((root) => fork(SIDE, [root, way, squads, String(played)]));
  if (before === undefined || now === undefined) throw new Error('there are two sides');
  const pairs: { readonly before: RoundsPlayed; readonly now: RoundsPlayed }[] = [];
  for (let i = 0; i < warmUp + Number(slices); i++) {
    pairs.push({ before: await sliceOf(before), now: await sliceOf(now) });
  }
  before.disconnect();
  now.disconnect();
  const cold = pairs.slice(0, warmUp);
  const warm = pairs.slice(warmUp);
  const ratios = warm.map((pair) => rateOf(pair.now) / rateOf(pair.before));
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  const warmingUp = together(cold.map((pair) => pair.now)) / together(cold.map((pair) => pair.before));
  const best = (of: 'before' | 'now'): number => Math.round(Math.max(...warm.map((pair) => rateOf(pair[of]))));
  console.log(
    `${what}: ${middle} times (middle half ${low} to ${high}; best slices ${best('before')} there, ${best('now')} here); while warming up ${warmingUp.toFixed(2)} times`,
  );
}
rmSync(folder, { recursive: true });
