/** Rows under a heading, in columns as wide as necessary; numbers aligned right, words left. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const figures = head.map((_, i) => rows.every((row) => /^[\d\s.,%–-]*$/.test(row[i] ?? '')));
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, i) => (figures[i] ? (cells[i] ?? '').padStart(width) : (cells[i] ?? '').padEnd(width)))
      .join('   ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

/** Many short texts side by side, few below each other. */
export function columns(cells: readonly string[], fewAtMost = 9, lineWidth = 78): string {
  const width = Math.max(...cells.map((cell) => cell.length)) + 3;
  const across = cells.length <= fewAtMost ? 1 : Math.max(1, Math.floor(lineWidth / width));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    cells
      .filter((_, i) => i % down === row)
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd(),
  ).join('\n');
}

export const count = (value: number): string => value.toLocaleString('en-GB');
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
