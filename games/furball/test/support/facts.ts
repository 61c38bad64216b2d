import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Facts of the game that lie outside this repository; `FURBALL_FACTS` says where, if not beside it. */
const folder =
  process.env['FURBALL_FACTS'] ?? join(import.meta.dirname, '../../../../../shared/data/xwing-first-edition');

export const factsAreThere = existsSync(join(folder, 'ships.json'));

export function facts(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
