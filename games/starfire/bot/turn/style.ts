import type { Mind } from '@starboard/kernel';

/** How a captain weighs things. */
export interface Style {
  /** How many systems of its own it gives for one of the enemy's. */
  readonly boldness: number;
  /** What a hex nearer to the enemy is worth. */
  readonly closing: number;
  /** What a hex nearer to the ships of its own side is worth. */
  readonly cohesion: number;
}

const LINE: Style = { boldness: 1, closing: 0.002, cohesion: 0 };
const STYLES: { readonly [character: string]: Style } = {
  line: LINE,
  brawler: { boldness: 1.4, closing: 0.008, cohesion: 0 },
  raider: { boldness: 0.75, closing: 0.001, cohesion: 0 },
  escort: { boldness: 0.9, closing: 0.002, cohesion: 0.004 },
};

export const styleOf = ({ character }: Mind): Style => STYLES[character] ?? LINE;

/** What each level of foresight adds. */
export const NEXT_TURN = 1;
export const ANSWERS = 2;
