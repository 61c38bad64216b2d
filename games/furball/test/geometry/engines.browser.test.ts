import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundled } from '../../../../web/test/support/bundled.ts';
import { sharedBrowser } from '../../../../web/test/support/use-site.ts';
import { KNOWN, TABLES } from './support/digest.ts';

test('the geometry says in a browser what it says in Node, to the last bit', async () => {
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  const script = await bundled(join(import.meta.dirname, 'support/digest.ts'), 'geometry');
  const said = await page.evaluate(`${script}; geometry.digest(${TABLES})`);
  expect(said).toBe(KNOWN);
  await page.context().close();
});
