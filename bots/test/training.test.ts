import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameTypes, Trainer } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { hashesIn, ORIGIN, type TableOrigin } from '../../bench/training/origin.ts';

const GAMES = join(import.meta.dirname, '../../games');
const trained = globSync('*/training/index.ts', { cwd: GAMES }).map((file) => dirname(dirname(file)));

test.for(trained)('%s: what its bots have learnt belongs to its present rules and features', async (game) => {
  const folder = join(GAMES, game);
  const { trainer }: { readonly trainer: Trainer<GameTypes> } = await import(join(folder, 'training/index.ts'));
  const origin: TableOrigin = JSON.parse(readFileSync(join(folder, ORIGIN), 'utf8'));
  const { golden, features, tables } = hashesIn(folder, trainer.features, Object.keys(origin.tables));
  const { seed, commit } = origin;
  const remedy = `npm run train -- ${game}`;
  expect(origin, `changed since the tables were learnt: ${remedy}`).toEqual({ seed, commit, golden, features, tables });
});
