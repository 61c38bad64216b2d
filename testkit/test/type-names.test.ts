import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ambiguousTypeNames, declarationsIn, SHARED_NAMES, type TypeSource } from '../architecture/type-names.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = '{kernel,geometry,ui,games,bots,protocol,server,testkit,cli,web,bench}';

const sources: readonly TypeSource[] = globSync(`${PACKAGES}/**/*.{ts,tsx}`, {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.cache'],
}).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

test('every exported type has a name of its own', () => {
  expect(declarationsIn(sources).size).toBeGreaterThan(700);
  expect(ambiguousTypeNames(sources)).toEqual([]);
});

test('a type that takes the name of another is found in the repository', () => {
  const planted = { file: 'web/shell/planted.ts', text: 'export interface Refusal {}' };
  expect(ambiguousTypeNames([...sources, planted])).toEqual(['Refusal: protocol/messages.ts, web/shell/planted.ts']);
});

test('every name that games may share is shared', () => {
  const declared = declarationsIn(sources);
  expect(SHARED_NAMES.filter((name) => (declared.get(name)?.length ?? 0) < 2)).toEqual([]);
});

const declaring = (text: string, ...files: readonly string[]): readonly TypeSource[] =>
  files.map((file) => ({ file, text }));

test.each<[string, readonly TypeSource[], readonly string[]]>([
  [
    'two folders export types of one name',
    declaring('export interface Standing {}', 'cli/arena.ts', 'protocol/table.ts'),
    ['Standing: cli/arena.ts, protocol/table.ts'],
  ],
  [
    'two files of one folder do',
    declaring('export type Place = number;', 'web/a.ts', 'web/b.ts'),
    ['Place: web/a.ts, web/b.ts'],
  ],
  [
    'two games do, and it is not a name that games share',
    declaring('export class Duel {}', 'games/duel/a.ts', 'games/escape/b.ts'),
    ['Duel: games/duel/a.ts, games/escape/b.ts'],
  ],
  [
    'one game declares a shared name twice',
    declaring('export interface Ship {}', 'games/a/rules/model.ts', 'games/a/catalogue/ships.ts'),
    ['Ship: games/a/rules/model.ts, games/a/catalogue/ships.ts'],
  ],
  [
    'the page takes a name that games share',
    declaring('export interface Board {}', 'games/a/rules/model.ts', 'web/room/board.ts'),
    ['Board: games/a/rules/model.ts, web/room/board.ts'],
  ],
  [
    'the kernel takes a name that is not for games to bind',
    declaring('export interface Ship {}', 'games/a/rules/model.ts', 'kernel/game/ship.ts'),
    ['Ship: games/a/rules/model.ts, kernel/game/ship.ts'],
  ],
  [
    'each game has its own',
    declaring('export interface Ship {}', 'games/a/rules/model.ts', 'games/b/rules/model.ts'),
    [],
  ],
  [
    'games bind a type of the kernel',
    declaring('export type Match = 1;', 'kernel/game/types.ts', 'games/a/model.ts'),
    [],
  ],
  ['a file keeps its type to itself', declaring('interface Props {}', 'web/a.tsx', 'web/b.tsx'), []],
  ['a type is passed on', declaring("export type { Viewer } from './a.ts';", 'web/b.ts', 'web/c.ts'), []],
])('%s', (_, given, faults) => {
  expect(ambiguousTypeNames(given)).toEqual(faults);
});
