import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@starboard/games';
import { goldenFault, goldenRecords, streamFile } from './compare.ts';
import { streamOf, writeStream } from './stream.ts';

/** Writes the streams of all golden records as the rules lead to them now, and says what that changes. */

for (const { id, parts } of games) {
  if (parts === null) continue;
  const rules = await parts.rules();
  const folder = join(import.meta.dirname, '../../games', id, 'test/golden');
  for (const name of goldenRecords(folder)) {
    const record = join(folder, name);
    const fault = goldenFault(rules, record);
    if (fault === undefined) continue;
    const { rows, broken } = streamOf(rules, readFileSync(record, 'utf8'));
    console.log(`${id}: ${fault}`);
    if (broken === null) writeFileSync(streamFile(record), writeStream(rows));
    else process.exitCode = 1;
  }
}
