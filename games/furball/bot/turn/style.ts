/** How a character weighs what may happen. */
export interface Style {
  /** What damage and losses of its own count. */
  readonly caution: number;
  /** What it counts in addition for harming a ship that is hurt. */
  readonly scavenging: number;
  /** What it counts in addition for harming the ship that is ahead of all others. */
  readonly hunting: number;
  /** What it is worth, in points, to end a manoeuvre against another ship. */
  readonly bumping: number;
}

const USUAL: Style = { caution: 1, scavenging: 0, hunting: 0, bumping: 0 };

const STYLES: { readonly [character: string]: Partial<Style> | undefined } = {
  hunter: { caution: 0.8, hunting: 0.7 },
  vulture: { scavenging: 0.7 },
  wary: { caution: 1.8 },
  joker: { bumping: 1 },
};

export const styleOf = (character: string): Style => ({ ...USUAL, ...STYLES[character] });
