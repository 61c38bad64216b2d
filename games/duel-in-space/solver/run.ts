import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fleet } from '../solution/model/ships.ts';
import { BLOCK, layoutOf, type Values } from '../solution/table/layout.ts';
import { certificateOf, summary } from './certificate.ts';
import { crewOf } from './crew.ts';
import { type LayerNote, readLayer, writeLayer } from './files.ts';

/* Solves the stock duel: `npm run solve`. Finished layers are kept, so a run that was stopped goes on where it was. */

const { values: options } = parseArgs({
  options: {
    threads: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: '.cache/duel-solved' },
    certificate: { type: 'string', default: join(import.meta.dirname, '../solution/table/certificate.json') },
    small: { type: 'boolean', default: false },
  },
});

const REPORT_EVERY = 10_000;

const ships = fleet(!options.small);
const layout = layoutOf(ships);
const table = new SharedArrayBuffer(layout.blocks * BLOCK * Float64Array.BYTES_PER_ELEMENT);
const values: Values = { fleet: ships, layout, table: new Float64Array(table) };
const threads = Number(options.threads);
const folder = options.small ? `${options.folder}-small` : options.folder;
const crew = crewOf(threads, new URL('./worker.ts', import.meta.url), {
  special: !options.small,
  rare: 0,
  tables: [table],
});
const notes: LayerNote[] = [];

for (const [number, layer] of layout.layers.entries()) {
  const kept = readLayer(folder, layer, table);
  if (kept !== undefined) {
    notes.push(kept);
    continue;
  }
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const timer = setInterval(() => {
    const share = Math.min(1, crew.taken() / layer.pairs.length);
    console.log(`layer ${layer.protection}: ${Math.round(share * 100)} % after ${Math.round(seconds())} s`);
  }, REPORT_EVERY);
  const done = await crew.solveLayer(number);
  clearInterval(timer);
  notes.push(writeLayer(folder, layer, table, done, seconds()));
  const total = notes.reduce((sum, note) => sum + note.seconds, 0);
  console.log(`layer ${layer.protection} of 20: ${layer.to} of ${layout.blocks} ship pairs, ${Math.round(total)} s`);
}

await crew.dismiss();
const certificate = certificateOf(values, notes, threads);
const file = options.small ? join(folder, 'certificate.json') : options.certificate;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(certificate, null, 2)}\n`);
console.log(summary(certificate));
console.log(`The table is in ${folder}, the certificate in ${file}.`);
