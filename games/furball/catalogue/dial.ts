import type { DialBearing, Difficulty } from './vocabulary.ts';

/** Shared by all dials that show it, so two manoeuvres of the same speed, bearing and colour are one object. */
export interface DialManoeuvre {
  readonly speed: number;
  readonly bearing: DialBearing;
  readonly difficulty: Difficulty;
  /** What a card makes it count as, whatever others make of it. */
  readonly counts?: Difficulty;
  /** The template of a Tallon roll that a card has a ship fly with a bank. */
  readonly along?: 'bank';
}

/** The letters in which squad builders write dials. */
const BEARING_OF: { readonly [letter: string]: DialBearing } = {
  T: 'turn-left',
  B: 'bank-left',
  F: 'straight',
  N: 'bank-right',
  Y: 'turn-right',
  K: 'koiogran-turn',
  L: 'segnors-loop-left',
  P: 'segnors-loop-right',
  E: 'tallon-roll-left',
  R: 'tallon-roll-right',
  O: 'stationary',
  A: 'reverse-bank-left',
  S: 'reverse-straight',
  D: 'reverse-bank-right',
};

const DIFFICULTY_OF: { readonly [letter: string]: Difficulty } = { G: 'green', W: 'white', R: 'red' };

const known: { [written: string]: DialManoeuvre } = {};

/** "2FG 4KR" is a green straight 2 and a red Koiogran turn 4, in the order of the dial, which matters to cards. */
export function readDial(written: string): readonly DialManoeuvre[] {
  return written.split(' ').map(manoeuvre);
}

function manoeuvre(written: string): DialManoeuvre {
  const bearing = BEARING_OF[written.charAt(1)];
  const difficulty = DIFFICULTY_OF[written.charAt(2)];
  if (bearing === undefined || difficulty === undefined) throw new Error(`no manoeuvre is written ${written}`);
  known[written] ??= { speed: Number(written.charAt(0)), bearing, difficulty };
  return known[written];
}
