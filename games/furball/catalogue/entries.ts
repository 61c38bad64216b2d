/** The rows of a table with their keys, in the order written, and with the type that the keys have. */
export function entries<T extends object>(
  table: T,
): readonly (readonly [Extract<keyof T, string>, T[Extract<keyof T, string>]])[] {
  const rows: (readonly [Extract<keyof T, string>, T[Extract<keyof T, string>]])[] = [];
  for (const key in table) rows.push([key, table[key]]);
  return rows;
}
