import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { arrows } from '../architecture/arrows.ts';
import { impurities } from '../architecture/purity.ts';

const root = join(import.meta.dirname, '../..');
const FOLDERS = ['kernel', 'protocol', 'geometry', 'ui', 'games', 'bots', 'testkit', 'server', 'web', 'cli', 'bench'];
const packages = FOLDERS.filter((folder) => globSync(`${folder}/package.json`, { cwd: root }).length > 0);

async function imports(places: readonly string[], forbidden = arrows): Promise<ICruiseResult> {
  const { output } = await cruise([...places], {
    baseDir: root,
    ruleSet: { forbidden: [...forbidden] },
    validate: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(^|/)(dist|.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Collected once, because it takes seconds. */
const all = imports(packages);

test('imports point only the way the design says', async () => {
  const { modules, summary } = await all;
  expect(modules.filter(({ source }) => /^(kernel|games)\/.*\.ts$/.test(source)).length).toBeGreaterThan(40);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

test('the arrows are really followed across packages', async () => {
  const { modules } = await all;
  const model = modules.find(({ source }) => source === 'games/duel-in-space/rules/model.ts');
  expect(model?.dependencies.map(({ resolved }) => resolved)).toContain('kernel/index.ts');
});

test('an import against the arrows is seen', async () => {
  const backwards = arrows.map((rule) =>
    rule.name === 'rules-on-kernel' ? { ...rule, to: { pathNot: ['^geometry/'] } } : rule,
  );
  const { summary } = await imports(['games/duel-in-space/rules'], backwards);
  expect(summary.violations.length).toBeGreaterThan(10);
});

test('a list of public paths that asks the views of its game is seen', async () => {
  const lists = globSync('games/*/test/public-paths.ts', { cwd: root });
  const asking = arrows.map((rule) =>
    rule.name === 'public-paths-apart-from-views' ? { ...rule, to: { path: '/rules/model\\.ts$' } } : rule,
  );
  expect((await imports(lists, asking)).summary.violations.length).toBe(lists.length);
});

const PURE = [
  'kernel/*.ts',
  'kernel/!(test)/**/*.ts',
  'games/*/{rules,effects,catalogue,squads}/**/*.ts',
  'geometry/*.ts',
];
const pure = globSync(PURE, { cwd: root });

test('rules and kernel reach for nothing that would make a match differ from its replay', () => {
  expect(pure.length).toBeGreaterThan(25);
  expect(pure.flatMap((name) => impurities(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

test.each([
  ['const now = Date.now();', 'Date'],
  ['const at = new Date();', 'Date'],
  ['const x = Math.random();', 'random'],
  ['const { random } = Math; class A {}', 'class'],
  ['const m = new Map();', 'Map'],
  ['async function f() {}', 'async'],
  ['const f = async () => 1;', 'async'],
  ['function* g() { yield 1; }', 'generator'],
  ['a.localeCompare(b);', 'localeCompare'],
  ['const y = Math.sin(1);', 'Math.sin'],
  ['const y = Math.log1p(1);', 'Math.log1p'],
  ['const { sqrt } = Math;', 'Math under another name'],
  ['const { sin: s } = Math;', 'Math under another name'],
  ['let sin; ({ sin } = Math);', 'Math under another name'],
  ['const m = Math;', 'Math under another name'],
  ["Math['sin'](1);", 'Math under another name'],
  ['angle(Math);', 'Math under another name'],
  ['globalThis.Math.sin(1);', 'globalThis'],
  ['const y = x ** 2;', '**'],
  ['const y = (a - b) ** 0.5 + 1;', '**'],
  ['let y = 2; y **= x;', '**'],
  ['const f = (x: number, n: bigint) => 2 ** x;', '**'],
  ['list.sort();', 'sort without a comparator'],
  ['const sorted = [3, 10].map(twice).toSorted();', 'toSorted without a comparator'],
  ['list?.sort();', 'sort without a comparator'],
])('%s is seen', (source, what) => {
  expect(impurities('x.ts', source)).toContain(`x.ts:1: ${what}`);
});

test.each([
  'interface A { Date: string } const a = { Map: 1 }; a.Map; type P = Partial<A>;',
  'const { floor } = { floor: Math.floor };',
  'const a = { Math: 1 }; a.Math;',
  'const y = 2n ** 64n;',
  'const power = (base: bigint, n: bigint) => base ** n;',
  'const y = 2 * 3;',
  'list.sort((a, b) => a - b); list.toSorted(byRank);',
  'sort(); hand.sort;',
])('%s only looks alike, and is let pass', (source) => {
  expect(impurities('x.ts', source)).toEqual([]);
});
