import { type Choice, capital, inARow, type Names, type View } from '@starboard/kernel';
import { BAYS } from '../rules/01-station/plan.ts';
import { stationIn } from '../rules/01-station/played-on.ts';
import { kindOf } from '../rules/02-pieces/pieces.ts';
import { battleOdds } from '../rules/03-battle/odds.ts';
import {
  type Ask,
  type AskFor,
  type BoardView,
  type DeathStar,
  HEROES,
  NOWHERE,
  rebelOf,
  soldierOf,
  VADER,
} from '../rules/model.ts';
import { cardName, chanceInWords, codeChance, HERO_NAMES, rebelName, soldierName } from './figures.ts';
import { meetingsAt } from './meetings.ts';
import { lyingOn, placeName, placeWithThings, squareName, stepsToFalcon } from './places.ts';

export function label(ask: Ask, choice: Choice<DeathStar>, { board }: View<DeathStar>, names: Names): string {
  switch (ask.kind) {
    case 'hero':
      return heroLabel(board, choice);
    case 'walk':
      return walkLabel(board, ask, Number(choice));
    case 'sneak':
      return sneakLabel(board, ask, Number(choice));
    case 'set-out':
      return placeWithThings(board, Number(choice));
    case 'square':
      return `${placeWithThings(board, Number(choice))}${mayMeet(board, Number(choice), names)}`;
    case 'soldier':
      return choice === null ? noMore(ask) : soldierLabel(board, Number(choice));
    case 'opponent':
      return opponentLabel(board, ask, Number(choice), names);
    case 'take-card':
      return takeLabel(board, ask, Number(choice), names);
    case 'take-unseen':
      return `The card at ${squareName(board, Number(choice))}`;
    case 'code':
      return choice === 'try' ? `Try the code: ${chanceInWords(codeChance(board))}` : 'Don’t try';
  }
}

function heroLabel(board: BoardView, choice: Choice<DeathStar>): string {
  const hero = HEROES.find((each) => each === choice) ?? HEROES[0];
  const bay = HEROES.indexOf(hero);
  return `${HERO_NAMES[hero]}, ${BAYS[bay]} bay (${squareName(board, stationIn(board).starts[bay] ?? NOWHERE)})`;
}

function walkLabel(board: BoardView, { rebel }: AskFor<'walk'>, square: number): string {
  const { armed, square: from } = rebelOf(board, rebel);
  const soldier = board.soldiers.findIndex((each) => each.square === square);
  if (soldier >= 0) {
    const odds = chanceInWords(battleOdds(kindOf(soldier), armed));
    return `${squareName(board, square)}: fight ${soldierName(soldier)}, ${odds} to win`;
  }
  return endLabel(board, from, square, armed);
}

function sneakLabel(board: BoardView, { rebel }: AskFor<'sneak'>, square: number): string {
  const { armed, square: from } = rebelOf(board, rebel);
  return endLabel(board, from, square, armed);
}

/** An armed Rebel has no use for another Weapon. */
function endLabel(board: BoardView, from: number, square: number, armed: boolean): string {
  const things = lyingOn(board, square).filter((thing) => !armed || thing !== 'Weapon');
  const found = things.length === 0 ? '' : `: ${inARow(things)}`;
  const far = stepsToFalcon(board, square);
  const way = far <= 1 ? '' : `, ${far} from the Falcon`;
  return `${from === square ? 'Stay at ' : ''}${placeName(board, square)}${way}${found}`;
}

function mayMeet(board: BoardView, square: number, names: Names): string {
  const met = meetingsAt(board, square);
  return met.length === 0 ? '' : `, may meet ${inARow(met.map(({ rebel }) => rebelName(board, rebel, names)))}`;
}

const noMore = ({ placed }: AskFor<'soldier'>): string => (placed.length === 0 ? 'Move nobody' : 'No more');

function soldierLabel(board: BoardView, soldier: number): string {
  const { square, down } = soldierOf(board, soldier);
  const where = placeName(board, square);
  return soldier === VADER && down ? `Stand Darth Vader up at ${where}` : `${soldierName(soldier)}, at ${where}`;
}

function opponentLabel(board: BoardView, { rebel }: AskFor<'opponent'>, soldier: number, names: Names): string {
  const { armed } = rebelOf(board, rebel);
  const { over, under } = battleOdds(kindOf(soldier), armed);
  return `${soldierName(soldier)}: ${under - over} in ${under} to beat ${rebelName(board, rebel, names)}`;
}

function takeLabel(board: BoardView, { rebel }: AskFor<'take-card'>, card: number, names: Names): string {
  const owner = board.rebels.findIndex(({ cards }) => cards.includes(card));
  const name = cardName(card, board);
  return rebel === null ? `${rebelName(board, owner, names)}’s ${name}` : capital(name);
}
