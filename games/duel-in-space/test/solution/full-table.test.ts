import { expect, test } from 'vitest';
import { CLASSES } from '../../solution/model/positions.ts';
import { fleet } from '../../solution/model/ships.ts';
import { fromFiles } from '../../solution/table/from-files.ts';
import { fullTable } from '../../solution/table/full-table.ts';
import { BLOCK, layoutOf, type Values } from '../../solution/table/layout.ts';
import { SHOTS } from '../../solution/turn/chances.ts';
import { addUpOutcomes, emptyOutcomes, fixedLasers } from '../../solution/turn/outcomes.ts';

const STOCK = fleet();
const LAYOUT = layoutOf(STOCK);

/** Values that differ everywhere: reading the wrong place must show. */
const values: Values = {
  fleet: STOCK,
  layout: LAYOUT,
  table: Float64Array.from({ length: LAYOUT.blocks * BLOCK }, (_, i) => Math.sin(i)),
};

/** Reads from the table in memory, as if each layer were a file. */
function readerOf({ layout, table }: Values) {
  let most = 0;
  const read = (layer: number, from: number, into: Uint8Array): void => {
    most = Math.max(most, into.length);
    const at = (layout.layers[layer]?.from ?? 0) * BLOCK * 8 + from;
    into.set(new Uint8Array(table.buffer, at, into.length));
  };
  return { read, most: () => most };
}

test.each([
  [0, 0, true],
  [3, 700, false],
  [1200, 40, false],
  [55, 55, true],
  [1509, 1400, false],
])(
  '10.7 ships %i and %i are worth the same whether the table is read from files or from memory',
  (mine, theirs, alone) => {
    const { read, most } = readerOf(values);
    const [fromMemory, fromDisk] = [emptyOutcomes(), emptyOutcomes()];
    addUpOutcomes(values, mine, theirs, alone, fromMemory);
    const worths = fromFiles(STOCK, LAYOUT, read);
    worths.addUp(mine, theirs, alone, fromDisk);
    const [my, their] = [STOCK.conditions[mine], STOCK.conditions[theirs]];
    if (my === undefined || their === undefined) throw new Error('no such ships');
    for (const [c, { port, view }] of CLASSES.entries()) {
      for (let given = 0; given <= my.turret + fixedLasers(my, port); given++) {
        for (let taken = 0; taken <= their.turret + fixedLasers(their, view); taken++) {
          const at = given * SHOTS + taken;
          expect(fromDisk.values[at * BLOCK + c]).toBeCloseTo(fromMemory.values[at * BLOCK + c] ?? 0, 12);
          expect(fromDisk.certain[at]).toBe(fromMemory.certain[at]);
        }
      }
    }
    const again = emptyOutcomes();
    worths.addUp(mine, theirs, alone, again);
    expect(again).toEqual(fromDisk);
    expect(most()).toBeLessThan(2_000_000);
  },
);

test('10.7 the files of the full table are those of its certificate', () => {
  const { files } = fullTable(() => undefined);
  expect(files.map(({ name }) => name)).toEqual(
    Array.from({ length: 19 }, (_, i) => `layer-${String(i + 2).padStart(2, '0')}.v1.f64`),
  );
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(LAYOUT.blocks * BLOCK * 8);
});
