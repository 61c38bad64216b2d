import { join } from 'node:path';
import { openOnlineSite } from '../support/online-site.ts';
import { camera } from './camera.ts';
import { JOURNEYS } from './journeys.ts';

/**
 * Pictures of every page on every screen, to be looked at: `npm run pictures`. Words after it choose journeys
 * (`duel`), and words with a + choose pictures by a part of their name (`duel +end +phone`).
 */

const words = process.argv.slice(2);
const parts = words.filter((word) => word.startsWith('+')).map((word) => word.slice(1));
const chosen = words.filter((word) => !word.startsWith('+'));
const folder = join(import.meta.dirname, '../../.cache/pictures');

const site = await openOnlineSite('pictures-page');
try {
  const eye = camera(site, folder, (name) => parts.every((part) => name.includes(part)));
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    if (chosen.length === 0 || chosen.includes(name)) await journey(site, eye);
  }
} finally {
  await site.close();
}
console.log(`The pictures are in ${folder}`);
