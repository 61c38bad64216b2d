import ts from 'typescript';

/** Rules may not use these, because a match would depend on more than its set-up, seed and choices. */
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
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
];

/** Members that differ by machine, locale or engine, whatever their object. */
const FORBIDDEN_MEMBERS: readonly string[] = [
  'random',
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
];

/** Their results differ in the last bit between engines. */
const INEXACT: readonly string[] = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
  'atanh',
  'cbrt',
  'exp',
  'expm1',
  'log',
  'log1p',
  'log2',
  'log10',
  'pow',
  'hypot',
];

/** Without a comparator, these compare numbers as texts. */
const SORTING: readonly string[] = ['sort', 'toSorted'];

/** As "line: what". */
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
  if (ts.isBinaryExpression(node)) return inexactPower(node);
  if (ts.isCallExpression(node)) return sortedAsWords(node);
  return ts.isIdentifier(node) && isUse(node) ? forbiddenName(node) : undefined;
}

function forbiddenMember({ expression, name }: ts.PropertyAccessExpression): string | undefined {
  if (FORBIDDEN_MEMBERS.includes(name.text)) return name.text;
  return expression.getText() === 'Math' && INEXACT.includes(name.text) ? `Math.${name.text}` : undefined;
}

/** `Math` must be written out, as in `Math.floor`: under another name, nobody sees which member is used. */
function forbiddenName({ text, parent }: ts.Identifier): string | undefined {
  if (FORBIDDEN_NAMES.includes(text)) return text;
  return text === 'Math' && !ts.isPropertyAccessExpression(parent) ? 'Math under another name' : undefined;
}

/** `**` is `Math.pow`; between big integers it is exact. */
function inexactPower({ left, operatorToken: { kind }, right }: ts.BinaryExpression): string | undefined {
  const power = kind === ts.SyntaxKind.AsteriskAsteriskToken || kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken;
  return power && !isBigInt(left) && !isBigInt(right) ? '**' : undefined;
}

/** A literal such as `2n`, or a parameter of type `bigint`. */
function isBigInt(node: ts.Expression): boolean {
  if (ts.isBigIntLiteral(node)) return true;
  const within = ts.findAncestor(node, ts.isFunctionLike);
  const parameter = within?.parameters.find(({ name }) => name.getText() === node.getText());
  return parameter?.type?.kind === ts.SyntaxKind.BigIntKeyword;
}

function sortedAsWords({ expression, arguments: given }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression) || given.length > 0) return undefined;
  const { text } = expression.name;
  return SORTING.includes(text) ? `${text} without a comparator` : undefined;
}

/** A name used as a value, not as a member or a type. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !ts.isPropertyAssignment(parent) && !ts.isPropertySignature(parent) && !ts.isTypeReferenceNode(parent);
}
