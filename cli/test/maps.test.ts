import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAP } from '../../games/escape-the-death-star/rules/01-station/map.ts';
import { run } from './run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-maps-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SIM = ['sim', 'escape-the-death-star', '--games', '1', '--workers', '1', '--json'];

async function playedOn(map: string) {
  const file = join(folder, 'map.txt');
  await writeFile(file, map);
  return run([...SIM, '--set', `map=@${file}`]);
}

const lineOf = (start: string): number => MAP.split('\n').findIndex((line) => line.startsWith(start)) + 1;

test('another map is played on, whatever its lines end with', async () => {
  const other = MAP.replace(' 8 |                 c : o |', ' 8 |                   :oc |').replaceAll('\n', '\r\n');
  const { code, out, err } = await playedOn(other);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out).setup.map).toContain(' 8 |                   :oc | F   F | o :                   |');
});

test.for([
  ['a missing START', MAP.replace(' G :', '   :'), 'The map: The START of the green bay (G) is missing.'],
  [
    'a square that cannot be reached',
    MAP.replace('12 | K :', '12 | K |'),
    `The map, line ${lineOf('12 |')}, column 6: There is no way from here to the Falcon.`,
  ],
  ['7 cards', MAP.replace('c :', '  :'), 'The map: There are 7 of 8 squares with c (code card).'],
  [
    'a Falcon with three doors',
    MAP.replace(': o | F   F | o : c', ': o : F   F | o : c'),
    `The map, line ${lineOf(' 8 |')}, column 34: The Falcon has two doorways. This is one too many.`,
  ],
  ['an empty file', '', 'The map: This file holds no map.'],
] as const)('%s: refused where it is, or by name', async ([, map, sentence]) => {
  expect(map).not.toBe(MAP);
  expect(await playedOn(map)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});

test('the map of the game can be printed, and is accepted as a map of your own', async () => {
  const { code, out } = await run(['games', 'escape-the-death-star', '--example', 'map']);
  expect({ code, out }).toEqual({ code: 0, out: MAP });
  expect(await playedOn(out)).toMatchObject({ code: 0, err: '' });
  expect(await run(['games', 'escape-the-death-star', '--example', 'maps'])).toMatchObject({
    code: 2,
    err: 'escape-the-death-star has no example of "maps"; did you mean "map"?\n',
  });
});

test('a file that is not there is named', async () => {
  const { code, err } = await run([...SIM, '--set', 'map=@no-such-map.txt']);
  expect({ code, err }).toEqual({ code: 2, err: "Can't read no-such-map.txt: there is no such file or folder.\n" });
});
