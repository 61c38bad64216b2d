import type { LearntTable } from '@starboard/kernel';

const WIDTH = 120;

/** The text of a table's file, in the style of all our files. */
export function tableText({ name, about, values }: LearntTable): string {
  const rows = values.filter((row) => typeof row === 'object');
  const line = `export const ${name}: readonly number[] = [${values.join(', ')}];`;
  if (rows.length === 0 && line.length <= WIDTH) return `/** ${about} */\n${line}\n`;
  return rows.length === 0
    ? `/** ${about} */\nexport const ${name}: readonly number[] = [\n${filled(values.map(String), '  ')}];\n`
    : `/** ${about} */\nexport const ${name}: readonly (readonly number[])[] = [\n${rows.map(rowText).join('')}];\n`;
}

function rowText(row: readonly number[]): string {
  const line = `  [${row.join(', ')}],\n`;
  return line.length <= WIDTH + 1 ? line : `  [\n${filled(row.map(String), '    ')}  ],\n`;
}

/** As many numbers in a line as there is room for. */
function filled(numbers: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const number of numbers) {
    const next = line === indent ? `${line}${number},` : `${line} ${number},`;
    if (next.length > WIDTH) {
      lines.push(line);
      line = `${indent}${number},`;
    } else line = next;
  }
  return [...lines, line].map((each) => `${each}\n`).join('');
}
