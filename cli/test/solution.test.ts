import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@starboard/games';
import { chooseSolutionFolder } from '@starboard/games/solution-files';
import { afterEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'starboard-table-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a table that is missing, incomplete, of another size or changed is refused with a reason', async () => {
  const solved = games.find(({ solution }) => solution !== undefined);
  const table = await (await solved?.parts.heuristics())?.solution?.fullTable?.();
  const [first, ...others] = table?.files ?? [];
  if (first === undefined) throw new Error('no solved game has a complete table');
  expect(await chooseSolutionFolder(folder)).toContain(`there is no ${first.name}`);
  writeFileSync(join(folder, first.name), 'short');
  expect(await chooseSolutionFolder(folder)).toContain(`has 5 bytes, but the proven table has ${first.bytes}`);
  truncateSync(join(folder, first.name), first.bytes);
  expect(await chooseSolutionFolder(folder)).toContain(`${others[0]?.name} is missing`);
  for (const { name, bytes } of others) {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), bytes);
  }
  expect(await chooseSolutionFolder(folder)).toContain(`${first.name} in ${folder} differs from the proven table`);
  expect(process.env['STARBOARD_SOLUTION']).toBeUndefined();
});
