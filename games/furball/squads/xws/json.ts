export interface Record {
  readonly [key: string]: unknown;
}

export function isRecord(value: unknown): value is Record {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a stranger's file says, short and in one line. */
export function clip(text: string, longest = 40): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim()];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}
