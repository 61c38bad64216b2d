import type { Names } from '@starboard/kernel';
import type { BoardView, Event } from '../../rules/model.ts';
import { rebelName, soldierName } from '../../words/figures.ts';

type Exchange = Extract<Event, { readonly type: 'exchange' }>;

const faces = (dice: readonly number[]): string => dice.join(' and ');

/** "Han 6, Stormtrooper 1 3: Han wins". */
export function exchangeSays(board: BoardView, names: Names, event: Exchange): string {
  const [rebel, soldier] = [rebelName(board, event.rebel, names), soldierName(event.soldier)];
  const rolled = `${rebel} rolled ${faces(event.rebelDice)}, ${soldier} rolled ${faces(event.imperialDice)}`;
  const outcome = {
    rebel: `${rebel} wins`,
    imperial: `${soldier} wins`,
    'no-six': 'no six, so both roll again',
    tie: 'a tie, so both roll again',
  }[event.outcome];
  return `${rolled}: ${outcome}`;
}
