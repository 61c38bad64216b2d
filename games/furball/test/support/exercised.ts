import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The cards that the tests in a source text say they exercise. */
export function exercisedIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'exercises') {
      found.push(...named(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest));
  return found;
}

function named(cards: ts.Expression | undefined): readonly string[] {
  if (cards === undefined) return [];
  if (ts.isStringLiteral(cards)) return [cards.text];
  return ts.isArrayLiteralExpression(cards) ? cards.elements.flatMap(named) : [];
}

/** Those of all tests of the game. */
export function exercisedCards(): readonly string[] {
  const tests = join(import.meta.dirname, '..');
  const files = globSync('**/*.test.ts', { cwd: tests });
  return files.flatMap((file) => exercisedIn(readFileSync(join(tests, file), 'utf8')));
}
