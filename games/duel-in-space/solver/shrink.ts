import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packSmall } from '../solution/table/small.ts';
import { fitSmall } from './fit.ts';
import { FOLDER, readFullTable } from './full-table.ts';

/* Makes the small table of the page from the full one: `npm run solve:shrink`. */

const RANK = Number(process.argv[2] ?? 80);
const values = readFullTable(process.argv[3] ?? FOLDER);
if (values === undefined) throw new Error('there is no full table: run npm run solve first');
const bytes = packSmall(fitSmall(values, RANK, console.log));
const text = Buffer.from(bytes).toString('base64');
const file = process.argv[4] ?? join(import.meta.dirname, '../solution/table/small-table.ts');
writeFileSync(file, `/** Made by npm run solve:shrink. */\nexport const SMALL_TABLE: string =\n  '${text}';\n`);
console.log(`${bytes.length} bytes, ${gzipSync(text).length} compressed, in ${file}`);
