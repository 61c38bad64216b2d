import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { arrows } from '../house/arrows.ts';
import { impurities } from '../house/purity.ts';

const root = join(import.meta.dirname, '../..');
const ROOMS = ['kernel', 'protocol', 'geometry', 'ui', 'games', 'bots', 'testkit', 'server', 'web', 'cli', 'bench'];
const rooms = ROOMS.filter((room) => globSync(`${room}/package.json`, { cwd: root }).length > 0);

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

test('imports point only the way the design says', async () => {
  const { modules, summary } = await imports(rooms);
  expect(modules.filter(({ source }) => /^(kernel|games)\/.*\.ts$/.test(source)).length).toBeGreaterThan(40);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

test('the arrows are really followed across packages', async () => {
  const { modules } = await imports(['games']);
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

const pure = globSync(['kernel/*.ts', 'games/*/rules/**/*.ts', 'geometry/*.ts'], { cwd: root });

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
])('%s is seen', (source, what) => {
  expect(impurities('x.ts', source)).toContain(`x.ts:1: ${what}`);
});

test('what only looks alike is let pass', () => {
  expect(impurities('x.ts', 'interface A { Date: string } const a = { Map: 1 }; a.Map; type P = Partial<A>;')).toEqual(
    [],
  );
});
