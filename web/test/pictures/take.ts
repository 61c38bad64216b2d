import { join } from 'node:path';
import { openOnlineSite } from '../support/online-site.ts';
import { camera } from './camera.ts';
import { JOURNEYS } from './journeys.ts';
import { README_PICTURES, readme } from './readme.ts';

/**
 * Pictures of every page on every screen, to be looked at: `npm run pictures`. Words after it choose journeys
 * (`duel`), and words with a + choose pictures by a part of their name (`duel +end +phone`). `readme` alone takes
 * those that the README shows, where it looks for them.
 */

const words = process.argv.slice(2);
const parts = words.filter((word) => word.startsWith('+')).map((word) => word.slice(1));
const chosen = words.filter((word) => !word.startsWith('+'));
const forReadme = chosen.includes('readme');
const folder = join(import.meta.dirname, forReadme ? '../../../docs/pictures' : '../../.cache/pictures');

const site = await openOnlineSite('pictures-page');
try {
  const eye = camera(site, folder, (name) =>
    forReadme ? README_PICTURES.includes(name) : parts.every((part) => name.includes(part)),
  );
  if (forReadme) await readme(site, eye);
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    if (chosen.length === 0 || chosen.includes(name)) await journey(site, eye);
  }
} finally {
  await site.close();
}
console.log(`The pictures are in ${folder}`);
