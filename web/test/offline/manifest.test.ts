import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../public');

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; purpose?: string }[];
}

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('every icon of the manifest is there, in the size it says', async () => {
  const { icons }: Manifest = JSON.parse(await readFile(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
  const drawn = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of drawn) expect(sizeOf(await readFile(join(PUBLIC, src))), src).toBe(sizes);
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
