import { expect, test } from 'vitest';
import { duplicates, type GameSource } from '../architecture/duplicates.ts';

/** All different. */
const lines = (count: number, name = 'step'): string[] => Array.from({ length: count }, (_, i) => `${name}(${i});`);

const inGame = (game: string, ...text: readonly string[]): GameSource => ({
  game,
  file: `games/${game}/rules/x.ts`,
  text: text.join('\n'),
});

test('ten lines that stand in two games are found once, with their length and where they begin', () => {
  const one = inGame('duel-in-space', 'own();', ...lines(12), 'other();');
  const two = inGame('starfire', ...lines(12), 'alike();');
  expect(duplicates([one, two])).toEqual([
    { lines: 12, at: ['games/duel-in-space/rules/x.ts:2', 'games/starfire/rules/x.ts:1'] },
  ]);
});

test('nine are not', () => {
  const one = inGame('duel-in-space', ...lines(9), 'own();');
  expect(duplicates([one, inGame('starfire', ...lines(9), 'alike();')])).toEqual([]);
});

test('the same in two files of one game is for that game to know', () => {
  expect(duplicates([inGame('starfire', ...lines(10)), inGame('starfire', ...lines(10))])).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['indented', lines(10).map((line) => `    ${line}`)],
  ['spaced out', lines(10).flatMap((line) => [line, ''])],
  ['commented', lines(10).flatMap((line) => ['// Why.', line, '/**', ' * Because.', ' */'])],
  ['after other imports', ['import {', '  x,', "} from 'x';", "import y from 'y';", ...lines(10)]],
])('a copy is found though it is %s', (_, copy) => {
  const found = duplicates([inGame('duel-in-space', ...lines(10)), inGame('starfire', ...copy)]);
  expect(found.map((each) => each.lines)).toEqual([10]);
});

test("a copy is found though each speaks of its own game's types", () => {
  const copy = (own: string): string[] => lines(10, `play<Match<${own}>>`);
  const found = duplicates([
    inGame('duel-in-space', ...copy('Duel')),
    inGame('starfire', ...copy('Starfire')),
    inGame('tunnel-chase', ...copy('TunnelChase')),
  ]);
  expect(found).toHaveLength(3);
});

test('imports alone are no copy', () => {
  const imports = lines(10, 'import').map((_, i) => `import x${i} from 'x';`);
  expect(duplicates([inGame('duel-in-space', ...imports), inGame('starfire', ...imports)])).toEqual([]);
});
