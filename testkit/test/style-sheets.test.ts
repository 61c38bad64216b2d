import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coloursWrittenOut, NAMES_COLOURS } from '../architecture/colours.ts';
import { repeatedRules, type StyleSheet, stylesOnBoards, usesAmongColours } from '../architecture/style-sheets.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources: readonly StyleSheet[] = globSync('{games,ui,web}/**/*.{css,ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.cache', '**/test'],
})
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const sheets = sources.filter(({ file }) => file.endsWith('.css'));

describe('the house', () => {
  test('writes out no colour where it is used', () => {
    expect(sheets.length).toBeGreaterThan(80);
    expect(sources.flatMap(({ file, text }) => coloursWrittenOut(file, text))).toEqual([]);
  });

  test('uses no colour where it is named', () => {
    const named = sheets.filter(({ file }) => NAMES_COLOURS.test(file) && file !== 'web/style/tokens.css');
    expect(named.length).toBeGreaterThan(5);
    expect(named.flatMap(usesAmongColours)).toEqual([]);
  });

  test('styles nothing on a board from a workshop', () => {
    expect(stylesOnBoards(sources)).toEqual([]);
  });

  test('repeats no rule of six declarations from game to game', () => {
    // A new game begins as a copy of the template.
    const compared = sheets.filter(({ file }) => /^(games\/(?!_template)|ui\/)/.test(file));
    expect(repeatedRules(compared)).toEqual([]);
  });
});

const BOARD = 'games/starfire/board/board.css';

test.each<[string, string, readonly string[]]>([
  ['six digits', 'fill: #ff5a44;', ['#ff5a44']],
  ['three digits', 'fill: #fff;', ['#fff']],
  ['an alpha', 'background: #0b1120d8;', ['#0b1120d8']],
  ['a fallback', 'fill: var(--side, #59b8ff);', ['#59b8ff']],
  ['part of a mixture', 'fill: color-mix(in srgb, var(--side) 60%, #fff);', ['#fff']],
  ['a custom property', '--side: #ffb347;', ['#ffb347']],
  ['two of a gradient', 'background: linear-gradient(red, tomato);', ['red', 'tomato']],
  ['figures', 'color: rgb(255 0 0 / 50%);', ['rgb(']],
  ['figures of another space', 'color: oklch(70% 0.1 200);', ['oklch(']],
  ['a keyword', 'border: 1px solid white;', ['white']],
  ['the last without a semicolon', 'color: black', ['black']],
])('a style sheet that writes out a colour is found: %s', (_, declaration, found) => {
  expect(coloursWrittenOut(BOARD, `.x {\n  ${declaration}\n}`)).toEqual(found.map((colour) => `${BOARD}: ${colour}`));
});

test.each([
  ['a name', 'fill: var(--card-red);'],
  ['a mixture of names', 'fill: color-mix(in srgb, var(--lit) 8%, transparent);'],
  ['a colour made of a named one', 'fill: rgb(from var(--lit) r g b / 50%);'],
  ['what the text has', 'fill: currentColor;'],
  ['a property with a colour in it', 'white-space: nowrap;'],
  ['a text', 'content: "red";'],
  ['a comment', '/* Once it was #fff. */'],
])('a style sheet that uses %s is in order', (_, declaration) => {
  expect(coloursWrittenOut(BOARD, `.station-card-red:not([data-x="white"]) {\n  ${declaration}\n}`)).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['<stop stop-color="#6b2415" />', ['"#6b2415']],
  ['<path fill="white" />', ['fill="white"']],
  ["style={{ color: 'red' }}", ["color: 'red'"]],
  ["style={{ background: 'rgb(255 0 0)' }}", ['rgb(']],
  ['<path fill="none" stroke="currentColor" />', []],
  ['<a href="#/setup" class="tunnel-pilot-gold">red</a>', []],
])('code that draws: %s', (text, found) => {
  const file = 'games/starfire/board/index.tsx';
  expect(coloursWrittenOut(file, text)).toEqual(found.map((colour) => `${file}: ${colour}`));
});

test('colours may be written out where they are named, and an accent in its game', () => {
  const files = [
    'web/style/tokens.css',
    'ui/colours.css',
    'games/starfire/board/colours.css',
    'games/starfire/game.ts',
  ];
  expect(files.flatMap((file) => coloursWrittenOut(file, ":root { --a: #fff; } accent: '#ffb347',"))).toEqual([]);
});

test('a file of colours that styles something is found', () => {
  const sheet = { file: 'ui/colours.css', text: ':root {\n  --lit: #fff;\n}\n.x {\n  color: var(--lit);\n}\n' };
  expect(usesAmongColours(sheet)).toEqual(['ui/colours.css: color: var(--lit)']);
});

const declarations = (count: number): string => Array.from({ length: count }, (_, i) => `  --d${i}: ${i};`).join('\n');
const sheet = (file: string, text: string): StyleSheet => ({ file, text });

test.each<[string, StyleSheet, StyleSheet, readonly string[]]>([
  [
    'six declarations in two games',
    sheet('games/a/board/a.css', `.a {\n${declarations(6)}\n}`),
    sheet('games/b/board/b.css', `/* Why.\n */\n.b {\n${declarations(6)}\n}`),
    ['games/a/board/a.css:1 and games/b/board/b.css:3 share 6 declarations'],
  ],
  [
    'six among others, in another order, on a narrow screen',
    sheet('games/a/a.css', `.a {\n  gap: 0;\n${declarations(6)}\n}`),
    sheet('games/b/b.css', `@media x {\n  .b {\n${declarations(7).split('\n').toReversed().join('\n')}\n  }\n}`),
    ['games/a/a.css:1 and games/b/b.css:2 share 6 declarations'],
  ],
  [
    'a copy of what ui/ has',
    sheet('games/a/a.css', `.a {\n${declarations(6)}\n}`),
    sheet('ui/layout/x.css', `.ui-x {\n${declarations(6)}\n}`),
    ['games/a/a.css:1 and ui/layout/x.css:1 share 6 declarations'],
  ],
  [
    'five',
    sheet('games/a/a.css', `.a {\n${declarations(5)}\n}`),
    sheet('games/b/b.css', `.b {\n${declarations(6)}\n}`),
    [],
  ],
  [
    'one game',
    sheet('games/a/a.css', `.a {\n${declarations(6)}\n}`),
    sheet('games/a/b.css', `.b {\n${declarations(6)}\n}`),
    [],
  ],
])('rules alike: %s', (_, one, other, found) => {
  expect(repeatedRules([one, other])).toEqual(found);
});

const DIAL = { file: 'games/a/board/dial.tsx', text: `<p class="ui-panel a-dial" />` };

test.each<[string, string, readonly string[]]>([
  ['a class of the board', '.a-dial { gap: 0; }', ['games/a/workshop/squads.css: .a-dial']],
  [
    'it among others, on a narrow screen',
    '@media x {\n  .a-other,\n  svg.a-dial {',
    ['games/a/workshop/squads.css: .a-dial'],
  ],
  ['a longer name', '.a-dial-sheet { gap: 0; }', []],
  ['it within the workshop only', '.a-bench .a-dial { gap: 0; }', []],
])('a workshop styles %s', (_, text, found) => {
  expect(stylesOnBoards([{ file: 'games/a/workshop/squads.css', text }, DIAL])).toEqual(found);
});
