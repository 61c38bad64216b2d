import ts from 'typescript';

/** What rules may not reach for: it would make a match depend on more than its set-up, seed and choices. */
const FORBIDDEN_NAMES: readonly string[] = [
  'Date',
  'Intl',
  'Map',
  'Promise',
  'Set',
  'WeakMap',
  'WeakSet',
  'crypto',
  'fetch',
  'localStorage',
  'performance',
  'process',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
];

/** Members that differ by machine, locale or engine, whatever they are members of. */
const FORBIDDEN_MEMBERS: readonly string[] = [
  'random',
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
];

/** Results of these are not the same to the last bit in every engine. */
const INEXACT: readonly string[] = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'cbrt',
  'atan',
  'atan2',
  'exp',
  'log',
  'log2',
  'log10',
  'pow',
  'hypot',
];

/** Every impurity in a source text, as "line: what". */
export function impurities(fileName: string, source: string): readonly string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    found.push(`${fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    const what = impurity(node);
    if (what !== undefined) report(node, what);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function impurity(node: ts.Node): string | undefined {
  if (ts.isClassLike(node)) return 'class';
  if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isFunctionLike(node) && 'asteriskToken' in node && node.asteriskToken !== undefined) return 'generator';
  if (ts.isPropertyAccessExpression(node)) return forbiddenMember(node);
  if (ts.isIdentifier(node) && FORBIDDEN_NAMES.includes(node.text) && isUse(node)) return node.text;
  return undefined;
}

function forbiddenMember({ expression, name }: ts.PropertyAccessExpression): string | undefined {
  if (FORBIDDEN_MEMBERS.includes(name.text)) return name.text;
  return expression.getText() === 'Math' && INEXACT.includes(name.text) ? `Math.${name.text}` : undefined;
}

/** A name used as a value, not as the name of a member or of a type. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !ts.isPropertyAssignment(parent) && !ts.isPropertySignature(parent) && !ts.isTypeReferenceNode(parent);
}
