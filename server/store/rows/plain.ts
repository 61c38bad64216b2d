/** PostgreSQL doesn't allow zero characters in texts, and neither database half a surrogate pair. */
export function plain(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}
