/** "1 space", "3 spaces". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "red, yellow and blue". */
export function inARow(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Rounding errors of sums are smaller than this. */
const EXACT = 1e-9;

/** In whole percent; only certain events show 100 %, and only impossible ones 0 %. */
export function percent(chance: number): string {
  if (chance > EXACT && chance < 0.005) return '<1%';
  if (chance >= 0.995 && chance < 1 - EXACT) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

export const oneDecimal = (amount: number): string => (Math.round(amount * 10) / 10).toFixed(1);

/** Clauses as one sentence; nothing if there are none. */
export const asSentence = (clauses: readonly string[]): string =>
  clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;

/** "2nd". */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}
