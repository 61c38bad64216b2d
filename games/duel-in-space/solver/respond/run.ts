import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SECTORS } from '../../rules/model.ts';
import { classOf } from '../../solution/model/positions.ts';
import { fleet, WHOLE } from '../../solution/model/ships.ts';
import certificate from '../../solution/table/certificate.json' with { type: 'json' };
import { BLOCK, blockOf, layoutOf } from '../../solution/table/layout.ts';
import { crewOf } from '../crew.ts';
import { readLayer, writeLayer } from '../files.ts';

/*
 * What the best response to the small table gains over whole duels, at most: `npm run solve:respond`. Pairs of ships
 * that hardly ever meet count as lost for the small table, which saves most of the time; with `--rare 0` none is left
 * out. Finished layers are kept, so a run that was stopped goes on where it was.
 */

const { values: options } = parseArgs({
  options: {
    threads: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: '.cache/duel-responses' },
    rare: { type: 'string', default: '1e-8' },
  },
});

const REPORT_EVERY = 10_000;
const ships = fleet();
const layout = layoutOf(ships);
const bytes = layout.blocks * BLOCK * Float64Array.BYTES_PER_ELEMENT;
const tables = [new SharedArrayBuffer(bytes), new SharedArrayBuffer(bytes)] as const;
const folder = `${options.folder}-${options.rare}`;
const folders = [join(folder, 'lower'), join(folder, 'upper')] as const;
const crew = crewOf(Number(options.threads), new URL('./worker.ts', import.meta.url), {
  special: true,
  rare: Number(options.rare),
  tables,
});
let total = 0;

for (const [number, layer] of layout.layers.entries()) {
  const kept = folders.map((folder, i) => readLayer(folder, layer, tables[i === 0 ? 0 : 1]));
  if (kept[0] !== undefined && kept[1] !== undefined) {
    total += kept[0].seconds;
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
  for (const [i, folder] of folders.entries()) writeLayer(folder, layer, tables[i === 0 ? 0 : 1], done, seconds());
  total += seconds();
  console.log(`layer ${layer.protection} of 20: ${layer.to} of ${layout.blocks} ship pairs, ${Math.round(total)} s`);
}
await crew.dismiss();

const whole = ships.numberOf(WHOLE) ?? 0;
const at = blockOf({ fleet: ships, layout }, whole, whole) * BLOCK;
const [lower, upper] = tables.map((table) => new Float64Array(table));
const gains = Object.entries(certificate.startValues).map(([dice, worth]) => {
  const [port = 1, view = 1] = dice.split(',').map((die) => SECTORS[Number(die)]);
  const position = at + classOf({ port, view, noseToNose: 0, movingApart: 0 });
  return { dice, first: worth - (lower?.[position] ?? 0), second: (upper?.[position] ?? 0) - worth };
});

const points = (gain: number): string => (gain * 50).toFixed(3);
for (const { dice, first, second } of gains) {
  console.log(
    `dice ${dice}: at most ${points(first)} points against the first seat, ${points(second)} against the second`,
  );
}
for (const seat of ['first', 'second'] as const) {
  const all = gains.map((each) => each[seat]);
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  console.log(
    `Against the small table in the ${seat} seat, the best response gains at most ${points(mean)} points (${mean.toFixed(5)} u) on average over the starts, and at most ${points(Math.max(...all))} from any.`,
  );
}
