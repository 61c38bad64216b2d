import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { rulebookFaults } from '../rulebook.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function game(rulebook: string, tests: string, rules: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-rulebook-'));
  folders.push(folder);
  for (const name of ['test', 'rules']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'RULEBOOK.md'), rulebook);
  writeFileSync(join(folder, 'test', 'a.test.ts'), tests);
  writeFileSync(join(folder, 'rules', 'a.ts'), rules);
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
