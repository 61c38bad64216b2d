import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameTypes, Rules } from '@starboard/kernel';
import { goldenFault, goldenRecords, streamFile } from './compare.ts';
import { streamOf, writeStream } from './stream.ts';

/** Rewrites the streams of all golden records by the current rules, and prints what changed. */

const ROOT = join(import.meta.dirname, '../..');

for (const golden of globSync('games/*/test/golden', { cwd: ROOT }).toSorted()) {
  const game = dirname(dirname(golden));
  const { rules }: { readonly rules: Rules<GameTypes> } = await import(join(ROOT, game, 'rules/index.ts'));
  const folder = join(ROOT, golden);
  for (const name of goldenRecords(folder)) {
    const record = join(folder, name);
    const fault = goldenFault(rules, record);
    if (fault === undefined) continue;
    const { rows, broken } = streamOf(rules, readFileSync(record, 'utf8'));
    const isFirst = broken === null && !existsSync(streamFile(record));
    console.log(isFirst ? `${game}: wrote the first stream of ${name}` : `${game}: ${fault}`);
    if (broken === null) writeFileSync(streamFile(record), writeStream(rows));
    else process.exitCode = 1;
  }
}
