import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';

/** Matches played by these rules once. If one no longer verifies, the rules have changed: give them a new version. */
const folder = join(import.meta.dirname, 'golden');

test.each(readdirSync(folder))('%s replays to its result', (name) => {
  expect(verify(rules, readFileSync(join(folder, name), 'utf8'))).toMatchObject({ ok: true });
});
