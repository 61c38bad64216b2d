import ts from 'typescript';

/** Something that a file computes, written so that copies look the same. */
export interface Formula {
  readonly text: string;
  readonly line: number;
}

const ARITHMETIC: { readonly [operator: number]: string } = {
  [ts.SyntaxKind.PlusToken]: '+',
  [ts.SyntaxKind.MinusToken]: '-',
  [ts.SyntaxKind.AsteriskToken]: '*',
  [ts.SyntaxKind.SlashToken]: '/',
  [ts.SyntaxKind.PercentToken]: '%',
};

/** Normalises comparisons: `a >= b` and `a < b` divide the same cases, and so do `a > b` and `b < a`. */
const BELOW: { readonly [operator: number]: 'as written' | 'turned round' } = {
  [ts.SyntaxKind.LessThanToken]: 'as written',
  [ts.SyntaxKind.GreaterThanEqualsToken]: 'as written',
  [ts.SyntaxKind.GreaterThanToken]: 'turned round',
  [ts.SyntaxKind.LessThanEqualsToken]: 'turned round',
};

const EQUAL: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** A formula with fewer names says nothing about a game: `i + 1 < list.length` is everywhere. */
const FEWEST_NAMES = 2;
/** The same for a sum outside a comparison. */
const FEWEST_SIGNS = 2;
const NAMES_OF_NOTHING: readonly string[] = ['length', 'size', 'Math', 'Number'];

/**
 * What a file computes: comparisons such as `ship.straight + 1 >= design.turnMode`, and sums such as
 * `ship.shields + hull - damage`. The object of a member, the order of a sum and the negation of a comparison make no
 * difference.
 */
export function formulasIn(fileName: string, source: string): readonly Formula[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: Formula[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isBinaryExpression(node) ? (comparison(node) ?? sum(node)) : undefined;
    if (text !== undefined)
      found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function comparison({ left, operatorToken: { kind }, right }: ts.BinaryExpression): string | undefined {
  const below = BELOW[kind];
  if (below === undefined && !EQUAL.includes(kind)) return undefined;
  if (!reckons(left) && !reckons(right)) return undefined;
  const [one, other] = [plain(left), plain(right)];
  if (namesIn(`${one} ${other}`) < FEWEST_NAMES) return undefined;
  if (below === undefined) return [one, other].toSorted(byText).join(' = ');
  return below === 'as written' ? `${one} < ${other}` : `${other} < ${one}`;
}

/** Only complete sums, and no concatenated texts. */
function sum(node: ts.BinaryExpression): string | undefined {
  if (!reckons(node) || reckons(around(node))) return undefined;
  const text = plain(node);
  const signs = text.match(/ [-+*/%] /g)?.length ?? 0;
  const fits = signs >= FEWEST_SIGNS && namesIn(text) >= FEWEST_NAMES && !/['"`]/.test(text);
  return fits ? text : undefined;
}

/** Removes brackets and type assertions. */
function unwrapped<N extends ts.Node>(node: N): N | ts.Expression {
  const wraps =
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node);
  return wraps ? unwrapped(node.expression) : node;
}

function around(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node.parent) ? around(node.parent) : node.parent;
}

function namesIn(text: string): number {
  const names = text.match(/[A-Za-z_]\w+/g) ?? [];
  return new Set(names.filter((name) => !NAMES_OF_NOTHING.includes(name))).size;
}

function reckons(node: ts.Node): boolean {
  const inside = unwrapped(node);
  return ts.isBinaryExpression(inside) && ARITHMETIC[inside.operatorToken.kind] !== undefined;
}

/** Only the names of values and the operators between them. */
function plain(node: ts.Expression): string {
  const inside = unwrapped(node);
  if (ts.isPropertyAccessExpression(inside)) return inside.name.text;
  if (ts.isCallExpression(inside)) return `${plain(inside.expression)}(${inside.arguments.map(plain).join(', ')})`;
  if (ts.isElementAccessExpression(inside)) return `${plain(inside.expression)}[${plain(inside.argumentExpression)}]`;
  if (ts.isBinaryExpression(inside)) return reckoned(inside);
  return inside.getText().replace(/\s+/g, ' ');
}

function reckoned({ left, operatorToken, right }: ts.BinaryExpression): string {
  const sign = ARITHMETIC[operatorToken.kind] ?? operatorToken.getText();
  const sides = [plain(left), plain(right)];
  return `(${(sign === '+' || sign === '*' ? sides.toSorted(byText) : sides).join(` ${sign} `)})`;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
