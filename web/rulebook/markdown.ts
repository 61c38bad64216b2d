/** As much Markdown as a rulebook needs, as plain data. */

export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'bold' | 'italic' | 'code'; readonly text: string };

/** A block carries the number of the rule it states, if any: `**4.2** …`, or a heading `## 4 …`. */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: readonly Inline[]; readonly rule?: string }
  | { readonly type: 'paragraph'; readonly text: readonly Inline[]; readonly rule?: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export function readMarkdown(source: string): readonly Block[] {
  return source
    .replace(/\r\n/g, '\n')
    .split(/\n{2,}/)
    .flatMap((chunk) => readChunk(chunk.split('\n').filter((line) => line.trim() !== '')));
}

/** Lines without an empty one between them; headings and lists may begin anywhere among them. */
function readChunk(lines: readonly string[]): readonly Block[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading !== null) return [readHeading(heading[1] ?? '#', heading[2] ?? ''), ...readChunk(rest)];
  if (first.startsWith('|')) return [readTable(lines)];
  const end = lines.findIndex((line, i) => i > 0 && isItem(line) !== isItem(first) && !/^\s/.test(line));
  const mine = end === -1 ? lines : lines.slice(0, end);
  const block = isItem(first) ? readList(mine) : readParagraph(mine);
  return end === -1 ? [block] : [block, ...readChunk(lines.slice(end))];
}

const ITEM = /^(?:[-*]|\d+\.)\s+/;
const isItem = (line: string): boolean => ITEM.test(line);

function readHeading(marks: string, text: string): Block {
  const rule = /^(\d+)\b/.exec(text)?.[1];
  return { type: 'heading', level: marks.length, text: readInline(text), ...(rule !== undefined && { rule }) };
}

function readParagraph(lines: readonly string[]): Block {
  const text = lines.join(' ');
  const rule = /^\*\*(\d+(?:\.\d+)*)\*\*/.exec(text)?.[1];
  return { type: 'paragraph', text: readInline(text), ...(rule !== undefined && { rule }) };
}

function readList(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { type: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(readInline) };
}

function readTable(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(readCells);
  return { type: 'table', head, rows };
}

function readCells(line: string): readonly (readonly Inline[])[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function readInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > at) parts.push({ type: 'text', text: text.slice(at, found.index) });
    const [whole, bold, italic, code] = found;
    if (bold !== undefined) parts.push({ type: 'bold', text: bold });
    else if (italic !== undefined) parts.push({ type: 'italic', text: italic });
    else parts.push({ type: 'code', text: code ?? '' });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ type: 'text', text: text.slice(at) });
  return parts;
}

/** The rule for a number: itself, or the nearest that contains it (4.2.1, then 4.2, then 4). */
export function nearestRule(blocks: readonly Block[], rule: string): string | null {
  for (let number = rule; number !== ''; number = number.replace(/\.?\d+$/, '')) {
    if (blocks.some((block) => 'rule' in block && block.rule === number)) return number;
  }
  return null;
}
