import { percent } from '@starboard/kernel';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds, codeOdds } from '../../rules/03-battle/odds.ts';
import { type BoardView, rebelOf } from '../../rules/model.ts';

/** 11.2 The chance of one try at the code, with the cards of all Rebels: "22% chance to open it". */
export function codeSays({ rebels, setup }: BoardView): string {
  const cards = rebels.flatMap((rebel) => rebel.cards);
  return `${percent(asNumber(codeOdds(cards, setup.dice)))} chance to open it`;
}

/** 9.3 "wins 34%": the chance of a soldier against a Rebel. */
export function soldierSays(board: BoardView, rebel: number, soldier: number): string {
  const { armed } = rebelOf(board, rebel);
  return `wins ${percent(1 - asNumber(battleOdds(kindOf(soldier), armed)))}`;
}
