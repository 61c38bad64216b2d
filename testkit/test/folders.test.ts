import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crowdedFolders } from '../architecture/folders.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = '{kernel,geometry,ui,games,bots,protocol,server,testkit,cli,web,bench}';

test('no folder has more than 15 files', () => {
  const files = globSync(`${PACKAGES}/**/*.*`, { cwd: ROOT, exclude: ['**/node_modules', '**/dist', '**/.cache'] });
  expect(files.length).toBeGreaterThan(1000);
  expect(crowdedFolders(files)).toEqual([]);
});

const named = (folder: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${folder}/${i}.ts`);

test.each([
  ['fifteen', named('web/room', 15), []],
  ['sixteen', named('web/room', 16), ['web/room: 16']],
  ['sixteen in two folders', [...named('web/room', 8), ...named('web/room/log', 8)], []],
  ['tests', named('web/test/room', 40), []],
  ['decisions', named('docs/decisions', 40), []],
])('%s', (_, files, crowded) => {
  expect(crowdedFolders(files)).toEqual(crowded);
});
