import { inARow, type Names, nameOf } from '@starboard/kernel';
import { colourOf, pairOn } from '../rules/02-pieces/pieces.ts';
import { codeOdds, type Fraction } from '../rules/03-battle/odds.ts';
import { type BoardView, FIRST_TROOPER, type Hero, type Setup, VADER } from '../rules/model.ts';

/** The names of figures, cards and chances. */

export const HERO_NAMES: { readonly [H in Hero]: string } = {
  luke: 'Luke',
  han: 'Han',
  leia: 'Leia',
  chewbacca: 'Chewbacca',
};

type RebelsOf = Pick<BoardView, 'rebels'>;

/** "Han"; before it is picked "Ann’s Rebel". */
export function rebelName({ rebels }: RebelsOf, rebel: number, names: Names): string {
  const { hero, seat } = rebels[rebel] ?? { hero: null, seat: rebel };
  return hero === null ? `${nameOf(names, seat)}’s Rebel` : HERO_NAMES[hero];
}

/** Stormtroopers are numbered from 1. */
export function soldierName(soldier: number): string {
  if (soldier >= FIRST_TROOPER) return `Stormtrooper ${soldier - FIRST_TROOPER + 1}`;
  return soldier === VADER ? 'Darth Vader' : 'Boba Fett';
}

/** A count by kind: "Darth Vader, Boba Fett and 2 Stormtroopers". */
export function soldierNames(soldiers: readonly number[]): string {
  const troopers = soldiers.filter((soldier) => soldier >= FIRST_TROOPER).length;
  return inARow([
    ...soldiers.filter((soldier) => soldier < FIRST_TROOPER).map(soldierName),
    ...(troopers === 0 ? [] : [troopers === 1 ? '1 Stormtrooper' : `${troopers} Stormtroopers`]),
  ]);
}

/** The name of the Imperial player. */
export function imperialName({ imperial }: Pick<BoardView, 'imperial'>, names: Names): string {
  return imperial === null ? 'The Imperial' : nameOf(names, imperial);
}

/** "red and yellow". */
function coloursOn(card: number, dice: Setup['dice']): string {
  const [one, other] = pairOn(card, dice);
  return `${one} and ${other}`;
}

/** "card 3 (red and yellow)". */
export const cardName = (card: number, { setup }: Pick<BoardView, 'setup'>): string =>
  `card ${card} (${coloursOn(card, setup.dice)})`;

export function cardNames(cards: readonly number[], board: Pick<BoardView, 'setup'>): string {
  return inARow(cards.map((card) => cardName(card, board)));
}

/** "1 in 2", "56 in 81". */
export const chanceInWords = ({ over, under }: Fraction): string => `${over} in ${under}`;

/** 11.2 The chance of a try at the code, with all face-up cards of the Rebels. */
export const codeChance = ({ rebels, setup }: Pick<BoardView, 'rebels' | 'setup'>): Fraction =>
  codeOdds(
    rebels.flatMap(({ cards }) => cards),
    setup.dice,
  );

/** The colours that two dice show. */
export const coloursOf = (dice: readonly number[], { setup }: Pick<BoardView, 'setup'>): string =>
  inARow(dice.map((face) => colourOf(face, setup.dice)));
