import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Compares rounds of Furball per second with those of another checkout (its folder is the argument), both with
 * dependencies installed. Both play games of eight with squads that the other checkout draws and both allow, with random
 * choices and by the plain policy; then with squads that each draws itself. They take turns, each in a process of its
 * own, so that whatever else the machine does falls on both alike.
 */

const [, , other, turns = '5', games = '80'] = process.argv;
if (other === undefined) throw new Error('node bench/furball/against.ts <folder of another checkout> [turns] [games]');

const WAYS = [
  { way: 'random', what: 'random choices, the same squads', repeats: 12 },
  { way: 'policy', what: 'the plain policy, the same squads', repeats: 2 },
  { way: 'drawn', what: 'random choices, squads that each draws', repeats: 12 },
] as const;

const there = resolve(other);
const here = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'furball-'));

function side(root: string, ...given: readonly (string | number)[]): string {
  const file = join(import.meta.dirname, 'side.ts');
  return execFileSync(process.execPath, [file, root, ...given.map(String)], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function kept(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const squads = kept('squads.json', side(here, 'allow', kept('drawn.json', side(there, 'draw', games))));
for (const { way, what, repeats } of WAYS) {
  const rates = Array.from({ length: Number(turns) }, () => ({
    there: Number(side(there, way, squads, repeats)),
    here: Number(side(here, way, squads, repeats)),
  }));
  const ratios = rates.map((rate) => rate.here / rate.there);
  const best = (where: 'here' | 'there'): number => Math.max(...rates.map((rate) => rate[where]));
  const shown = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  console.log(
    `${what}: ${median(ratios).toFixed(2)} times (${shown}); best ${best('there')} there, ${best('here')} here`,
  );
}
rmSync(folder, { recursive: true });
