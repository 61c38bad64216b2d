import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenRecords } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { bundled } from '../../../web/test/support/bundled.ts';
import { sharedBrowser } from '../../../web/test/support/use-site.ts';
import { replayed } from './support/replayed.ts';

const folder = join(import.meta.dirname, 'golden');

test('golden records lead to the same bytes in a browser as in Node', async () => {
  const records = goldenRecords(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const script = await bundled(join(import.meta.dirname, 'support/replayed.ts'), 'furball');
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  const said = await page.evaluate(`${script}; ${JSON.stringify(records)}.map((file) => furball.replayed(file))`);
  expect(said).toEqual(records.map(replayed));
  expect(new Set(records.map(replayed)).size).toBe(records.length);
  await page.context().close();
});
