import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { chapterFaults, citedElsewhere, rulebookFaults, scatteredChapters } from '../rulebook.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function game(rulebook: string, tests: string, rules: string, name = 'a'): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-rulebook-'));
  folders.push(folder);
  for (const name of ['test', 'rules', 'rules/data']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'RULEBOOK.md'), rulebook);
  writeFileSync(join(folder, 'test', `${name}.test.ts`), tests);
  writeFileSync(join(folder, 'rules', `${name}.ts`), rules);
  return folder;
}

const BOOK = '# A game\n\n**1.1** One.\n\n**1.2** Two.\n';
const TESTS = "test('1.1 one', () => {});\ntest.each([\n  ['1.2 two', 3],\n])('%s', () => {});\n";
const CODE = "/** 1.1 One. */\nconst rule = '1.2';\n";

test.each([
  ['all in order', BOOK, TESTS, CODE, []],
  ['a rule that no test names', BOOK, "test('1.1 one', () => {});", CODE, ['No test names 1.2.']],
  ['a test of no rule', BOOK, `${TESTS}test('9.9 x', () => {});`, CODE, ['A test names 9.9, which is no rule.']],
  ['a rule cited that there is not', BOOK, TESTS, `${CODE}/** 3.4 */`, ['The code cites 3.4, which is no rule.']],
  ['rules out of order', '**1.2** Two.\n\n**1.1** One.\n', TESTS, CODE, ['1.1 comes late.']],
  ['a number given twice', `${BOOK}\n**1.2** Again.\n`, TESTS, CODE, ['1.2 comes late.']],
  ['code without rules', BOOK, TESTS, '', ['No rule is cited in the code.']],
] as const)('%s', (_, book, tests, code, faults) => {
  expect(rulebookFaults(game(book, tests, code))).toEqual(faults);
});

const RULED = `${BOOK}\n## 2 Rulings\n\n**2.1** (1.2) So.\n`;
const RULING = '/** 1.1 One. 2.1 So. */';

test.each([
  ['all where it should be', '01-one', TESTS, RULING, []],
  ['a file that carries no number', 'one', TESTS, '/** 2.1 So. */', []],
  ['a ruling at the head of what carries it out', '01-one', TESTS, '/** 2.1 So. */', []],
  [
    'a test of another chapter',
    '01-one',
    `${TESTS}test('2.1 so', () => {});`,
    RULING,
    ['2.1 has lost its way to 01-one.test.ts.'],
  ],
  ['a rule of another chapter', '03-three', '', RULING, ['1.1 has lost its way to 03-three.ts.']],
  ['a ruling that nothing carries out', '01-one', TESTS, CODE, ['No rule carries 2.1 out.']],
] as const)('by chapter: %s', (_, name, tests, code, faults) => {
  expect(chapterFaults(game(RULED, tests, code, name))).toEqual(faults);
});

test('by chapter: a ruling that a table of data carries out', () => {
  const folder = game(RULED, TESTS, CODE, '01-one');
  writeFileSync(join(folder, 'rules/data/table.ts'), '/** 2.1 So. */');
  expect(chapterFaults(folder)).toEqual([]);
});

test.each([
  ['in its own chapter', '01-one', CODE, []],
  ['in a file of another chapter', '03-three', CODE, ['1.1', '1.2']],
  ['in a file without a number', 'one', CODE, ['1.1', '1.2']],
  ['one of two', '01-one', '/** 1.2 Two. */', ['1.1']],
] as const)('cited %s', (_, name, code, elsewhere) => {
  expect(citedElsewhere(game(RULED, TESTS, code, name))).toEqual(elsewhere);
});

test('cited in a folder of its chapter', () => {
  const folder = game(RULED, TESTS, '', 'index');
  mkdirSync(join(folder, 'rules/01-one'));
  writeFileSync(join(folder, 'rules/01-one/part.ts'), CODE);
  expect(citedElsewhere(folder)).toEqual([]);
});

test('a chapter in two files, or in a file and a folder, is scattered', () => {
  const folder = game(RULED, TESTS, CODE, '01-one');
  expect(scatteredChapters(folder)).toEqual([]);
  mkdirSync(join(folder, 'rules/01-other'));
  writeFileSync(join(folder, 'rules/02-two.ts'), '');
  expect(scatteredChapters(folder)).toEqual(['01']);
});
