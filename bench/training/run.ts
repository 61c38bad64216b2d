import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTypes, Heuristics, Rules, Trainer } from '@starboard/kernel';
import { hashesIn, ORIGIN, type TableOrigin } from './origin.ts';
import { schoolFor } from './school.ts';
import { tableText } from './write-table.ts';

/**
 * Learns the tables of a game's bots, from nothing, and writes them and how they were made: `npm run train -- GAME
 * [SEED]`. Commit first: the origin names the commit.
 */
const [, , game = '', seed = 'train/1'] = process.argv;
const folder = join(import.meta.dirname, '../../games', game);
const file = join(folder, 'training/index.ts');
if (game === '' || !existsSync(file)) throw new Error(`"${game}" is not a game whose bots learn.`);
const { rules }: { readonly rules: Rules<GameTypes> } = await import(join(folder, 'rules/index.ts'));
const { heuristics }: { readonly heuristics: Heuristics<GameTypes> } = await import(join(folder, 'bot/index.ts'));
const { trainer }: { readonly trainer: Trainer<GameTypes> } = await import(file);

const began = process.cpuUsage();
const tables = trainer.learn(await schoolFor(rules, heuristics, seed, console.log));
for (const table of tables) writeFileSync(join(folder, table.file), tableText(table));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const paths = tables.map((table) => table.file);
const origin: TableOrigin = { seed, commit, ...hashesIn(folder, trainer.features, paths) };
writeFileSync(join(folder, ORIGIN), `${JSON.stringify(origin, null, 2)}\n`);
const { user, system } = process.cpuUsage(began);
console.log(`${paths.join(', ')}: learnt in ${Math.round((user + system) / 1e6)} s of CPU`);
