import { FETT, type Setup, type SoldierKind, VADER } from '../model.ts';

/** The dice, the cards and the soldiers. 2.6 Weapons are all alike, so a Rebel is simply armed or not. */

/** 2.3 Colours of the dice and of the cards. 13.1 The choice of colours is ours. */
const COLOURS = ['red', 'yellow', 'blue', 'white', 'pink', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** By face, 1 to 6. */
const THREE: readonly Colour[] = ['red', 'yellow', 'blue', 'red', 'yellow', 'blue'];

/** 2.3 The colour of a face of a numbered die. 2.5 With dice of six colours each face has its own. */
export function colourOf(face: number, dice: Setup['dice']): Colour {
  const colour = (dice === 'three' ? THREE : COLOURS)[face - 1];
  if (colour === undefined) throw new Error(`a die has no face ${face}`);
  return colour;
}

/** Two colours in any order. */
export type ColourPair = readonly [Colour, Colour];

/** 2.4 Three mixed pairs, each on two cards, and two pairs of one colour. */
const THREE_COLOURED: readonly ColourPair[] = [
  ['red', 'yellow'],
  ['yellow', 'blue'],
  ['blue', 'red'],
  ['red', 'yellow'],
  ['yellow', 'blue'],
  ['blue', 'red'],
  ['red', 'red'],
  ['blue', 'blue'],
];

/** 2.5 Eight different pairs; every colour is on two or three of them. */
const SIX_COLOURED: readonly ColourPair[] = [
  ['red', 'yellow'],
  ['blue', 'white'],
  ['pink', 'brown'],
  ['red', 'blue'],
  ['yellow', 'pink'],
  ['white', 'brown'],
  ['red', 'pink'],
  ['yellow', 'white'],
];

const CARDS = 8;
/** 1 to 8. */
export const CARD_NUMBERS: readonly number[] = Array.from({ length: CARDS }, (_, i) => i + 1);

/** 2.4 The pair of colours on a card. */
export function pairOn(card: number, dice: Setup['dice']): ColourPair {
  const pair = (dice === 'three' ? THREE_COLOURED : SIX_COLOURED)[card - 1];
  if (pair === undefined) throw new Error(`there is no card ${card}`);
  return pair;
}

/** 2.4 Whether two faces show the pair on a card, in either order. */
export function matches(card: number, one: number, other: number, dice: Setup['dice']): boolean {
  const [first, second] = pairOn(card, dice);
  const [a, b] = [colourOf(one, dice), colourOf(other, dice)];
  return (a === first && b === second) || (a === second && b === first);
}

/** 2.2 The kind of soldier with this number. */
export function kindOf(soldier: number): SoldierKind {
  if (soldier === VADER) return 'vader';
  return soldier === FETT ? 'fett' : 'trooper';
}
