import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openSite } from '../../support/page.ts';
import { drawScene, SCENES } from './scenes.ts';

/**
 * Draws the pictures of the games on the first page and of the ready-made tables, from the real boards: `npm run
 * pictures:boards`. Words after it choose pictures by a part of their name.
 */

const words = process.argv.slice(2);
const GAMES = join(import.meta.dirname, '../../../../games');

const site = await openSite('board-pictures');
try {
  for (const scene of SCENES) {
    const [game = '', name] = scene.picture.split('/');
    if (words.length > 0 && !words.some((word) => scene.picture.includes(word))) continue;
    const file = join(GAMES, game, 'pictures', `${name}.svg`);
    await mkdir(dirname(file), { recursive: true });
    const picture = await drawScene(site, scene);
    await writeFile(file, picture);
    console.log(`${scene.picture}: ${picture.length} bytes`);
  }
} finally {
  await site.close();
}
