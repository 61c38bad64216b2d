import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundled } from '../../web/test/support/bundled.ts';
import { sharedBrowser } from '../../web/test/support/use-site.ts';
import { recordsOf } from './support/golden-files.ts';
import { GAMES, hashedThoughts } from './support/thoughts.ts';

test('the plain bot thinks the same in a browser as in Node, in 200 positions of each game', async () => {
  const script = await bundled(join(import.meta.dirname, 'support/thoughts.ts'), 'bots');
  const records = Object.keys(GAMES).map((game) => [game, recordsOf(game)] as const);
  const page = await (await sharedBrowser()).newPage();
  const said = await page.evaluate(
    `${script}; ${JSON.stringify(records)}.map(([game, files]) => bots.hashedThoughts(game, files))`,
  );
  const own = records.map(([game, files]) => hashedThoughts(game, files));
  expect(said).toEqual(own);
  expect(new Set(own).size).toBe(records.length);
  await page.context().close();
});
