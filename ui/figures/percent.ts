/** Rounding errors of sums are smaller than this. */
const EXACT = 1e-9;

/** In whole percent; only certain events show 100 %, and only impossible ones 0 %. */
export function percent(chance: number): string {
  if (chance > EXACT && chance < 0.005) return '<1%';
  if (chance >= 0.995 && chance < 1 - EXACT) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

export const oneDecimal = (amount: number): string => (Math.round(amount * 10) / 10).toFixed(1);
