import type { Mind } from '@starboard/kernel';

/** How a captain weighs things. */
export interface Style {
  /** How many systems of its own it gives for one of the enemy's. */
  readonly boldness: number;
  /** What a hex nearer to the enemy is worth, once both may soon fire. */
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

/** From here, ships can fire at each other after a movement; farther away, a hex counts so many times as much. */
const SOON = 15;
const BEYOND = 15;

/** What it costs to be so far from the enemy. Far away there is nothing else to think about, so all levels come closer. */
export const awayFrom = ({ closing }: Style, range: number): number =>
  closing * (range + (BEYOND - 1) * Math.max(0, range - SOON));

/** What each level of foresight adds. */
export const NEXT_TURN = 1;
export const ANSWERS = 2;
