/** 1.1 The letters that a square may contain. */
export const LETTERS = ['G', 'O', 'V', 'C', 'T', 'F', 'o', 'i', 'c', 'w', 'D', 'K'] as const;
export type Letter = (typeof LETTERS)[number];

/** The meaning of each letter, as a phrase, and the number of squares that carry it. */
export const SIGNS: { readonly [L in Letter]: { readonly name: string; readonly count: number } } = {
  G: { name: 'START of the green bay', count: 1 },
  O: { name: 'START of the orange bay', count: 1 },
  V: { name: 'START of the violet bay', count: 1 },
  C: { name: 'START of the cyan bay', count: 1 },
  T: { name: 'Trash Compactor', count: 4 },
  F: { name: 'square of the Falcon', count: 4 },
  o: { name: 'square around the Falcon', count: 12 },
  i: { name: 'square marked for a Stormtrooper', count: 4 },
  c: { name: 'code card', count: 8 },
  w: { name: 'Weapon', count: 6 },
  D: { name: 'Detention Block', count: 1 },
  K: { name: 'closet', count: 1 },
};

/** A fault in a map, with line and column counted from 1; without a place if something is missing. */
export interface MapMisprint {
  readonly line: number | null;
  readonly column: number | null;
  readonly fact: string;
}

export function misprint(line: number | null, column: number | null, fact: string): MapMisprint {
  return { line, column, fact };
}

/** The fault as a message to the player. */
export function misprintInWords({ line, column, fact }: MapMisprint): string {
  return line === null ? `The map: ${fact}` : `The map, line ${line}, column ${column}: ${fact}`;
}
