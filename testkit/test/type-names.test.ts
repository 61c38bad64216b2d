import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ambiguousTypeNames, BOUND_BY_GAMES, declarationsIn, type TypeSource } from '../architecture/type-names.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = '{kernel,geometry,ui,games,bots,protocol,server,testkit,cli,web,bench}';

const sources: readonly TypeSource[] = globSync(`${PACKAGES}/**/*.{ts,tsx}`, {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.cache'],
}).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const fault = (name: string, ...files: readonly string[]): string =>
  `${name} is exported by ${files.join(' and ')}: rename one, or don't export it`;

test('every exported type has a name of its own', () => {
  expect(declarationsIn(sources).size).toBeGreaterThan(700);
  expect(ambiguousTypeNames(sources)).toEqual([]);
});

test('a type that takes the name of another is found in the repository', () => {
  const planted = { file: 'web/shell/planted.ts', text: 'export interface Refusal {}' };
  expect(ambiguousTypeNames([...sources, planted])).toContain(
    fault('Refusal', 'protocol/messages.ts', 'web/shell/planted.ts'),
  );
});

test('every name that games may bind is bound by some', () => {
  const declared = declarationsIn(sources);
  expect(BOUND_BY_GAMES.filter((name) => (declared.get(name)?.length ?? 0) < 2)).toEqual([]);
});

const declaring = (text: string, ...files: readonly string[]): readonly TypeSource[] =>
  files.map((file) => ({ file, text }));

test.each<[string, readonly TypeSource[], readonly string[]]>([
  [
    'two folders export types of one name',
    declaring('export interface Standing {}', 'cli/arena.ts', 'protocol/table.ts'),
    [fault('Standing', 'cli/arena.ts', 'protocol/table.ts')],
  ],
  [
    'two files of one folder do',
    declaring('export type Place = number;', 'web/a.ts', 'web/b.ts'),
    [fault('Place', 'web/a.ts', 'web/b.ts')],
  ],
  [
    'one game declares a name twice',
    declaring('export interface Ship {}', 'games/a/rules/model.ts', 'games/a/catalogue/ships.ts'),
    [fault('Ship', 'games/a/rules/model.ts', 'games/a/catalogue/ships.ts')],
  ],
  [
    'the page takes a name of a game',
    declaring('export interface Board {}', 'games/a/rules/model.ts', 'web/room/board.ts'),
    [fault('Board', 'games/a/rules/model.ts', 'web/room/board.ts')],
  ],
  [
    'the kernel takes a name that is not for games to bind',
    declaring('export interface Ship {}', 'games/a/rules/model.ts', 'kernel/game/ship.ts'),
    [fault('Ship', 'games/a/rules/model.ts', 'kernel/game/ship.ts')],
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
