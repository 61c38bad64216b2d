import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Compares this checkout with another one (its folder is the argument), both with dependencies installed: rounds take
 * turns, each in a process of its own, so that whatever else the machine does falls on both alike.
 */

const ROUNDS = 5;
const [, , other] = process.argv;
if (other === undefined) throw new Error('node bench/against.ts <folder of another checkout>');

const WORK = `
  const [games, rates] = process.argv.slice(1);
  const { rate } = await import(rates);
  const { duelTurns, clones } = await import(games + '/duel.ts');
  const { starfireDecisions } = await import(games + '/starfire.ts');
  console.log(JSON.stringify({
    'duel turns': rate(() => duelTurns(8000), 4),
    'starfire contact decisions': rate(() => starfireDecisions(2000, 'contact'), 4),
    'starfire fleet action decisions': rate(() => starfireDecisions(400, 'fleet-action'), 4),
    'clones of a duel': rate(() => (clones(500000), 500000), 4),
  }));
`;

type Rates = { readonly [name: string]: number };

/** Older checkouts have the benches of games in bench itself. */
function gamesOf(root: string): string {
  const folder = join(root, 'bench/games');
  return existsSync(folder) ? folder : join(root, 'bench');
}

function measured(root: string): Rates {
  const rates = join(import.meta.dirname, 'rates.ts');
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', WORK, gamesOf(root), rates], { encoding: 'utf8' }),
  );
}

const here = resolve(import.meta.dirname, '..');
const rounds = Array.from({ length: ROUNDS }, () => ({ there: measured(resolve(other)), here: measured(here) }));
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
for (const name of Object.keys(rounds[0]?.here ?? {})) {
  const ratios = rounds.map((round) => (round.here[name] ?? 0) / (round.there[name] ?? 1));
  const best = (side: 'here' | 'there'): number => Math.max(...rounds.map((round) => round[side][name] ?? 0));
  const shown = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  console.log(
    `${name}: ${median(ratios).toFixed(2)} times (${shown}); best ${best('there')} there, ${best('here')} here`,
  );
}
