import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROTOCOL } from '@starboard/protocol';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
const FOLDERS = globSync('*/package.json', { cwd: ROOT, exclude: ['node_modules'] }).map(dirname);

/** Files and folders that a text names from the root of the repository, as in `server/store`. */
function named(text: string): readonly string[] {
  const paths = [...text.matchAll(/`([\w-]+\/[\w./*-]*)`/g)].map(([, path = '']) => path);
  return paths.filter((path) => FOLDERS.includes(path.split('/')[0] ?? ''));
}

function linked(document: string, text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^\w+:/.test(target)).map((target) => join(dirname(document), target));
}

test.each(DOCUMENTS)('%s names only what is there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const missing = [...named(text), ...linked(document, text)].filter(
    (path) => globSync(path, { cwd: ROOT }).length === 0,
  );
  expect(missing).toEqual([]);
});

test('a file that is not there would be missed', () => {
  expect(named('See `kernel/match/play.ts`, `web/no-such` and `npm run check`.')).toEqual([
    'kernel/match/play.ts',
    'web/no-such',
  ]);
  expect(linked('docs/a.md', '[b](b.md#c), [d](../e), [f](https://g.example)')).toEqual(['docs/b.md', 'e']);
});

test.each(['docs/protocol.md', 'docs/examples/bot.mjs'])('%s speaks the present protocol', (file) => {
  const numbers = readFileSync(join(ROOT, file), 'utf8').matchAll(/"?protocol"?:? \**(\d+)/g);
  expect([...new Set([...numbers].map(([, number]) => Number(number)))]).toEqual([PROTOCOL]);
});

/** Tests that a text names as in "`server/test/service/chat.test.ts`: part of its title". */
const testsNamed = (text: string): readonly (readonly [file: string, title: string])[] =>
  [...text.matchAll(/`([\w./-]+\.test\.ts)`: ([^|\n]+?) *\|/g)].map(([, file = '', title = '']) => [file, title]);

test('docs/hardening.md names tests that are there', () => {
  const listed = testsNamed(readFileSync(join(ROOT, 'docs/hardening.md'), 'utf8'));
  const missing = listed.filter(([file, title]) => !readFileSync(join(ROOT, file), 'utf8').includes(title));
  expect(missing).toEqual([]);
  expect(listed.length).toBeGreaterThan(30);
});
