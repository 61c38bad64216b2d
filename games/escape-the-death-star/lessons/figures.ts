import { percent, type View } from '@starboard/kernel';
import { inTouch, STANDARD } from '../rules/01-station/station.ts';
import { pairOn } from '../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds, codeOdds } from '../rules/03-battle/odds.ts';
import { waysToSneak } from '../rules/07-secret-moves.ts';
import { type DeathStar, type Event, type Rebel, rebelOf, type SoldierKind } from '../rules/model.ts';
import { LUKE } from './positions.ts';

/** The figures in the sentences of lessons, from the rules. */

type Seen = Pick<View<DeathStar>, 'board'>;

export const luke = ({ board }: Seen): Readonly<Rebel> => rebelOf(board, LUKE);

export const nameOfSquare = (square: number): string => STANDARD.names[square] ?? '';

/** "69%": the chance of a Rebel to win a battle. */
export const toWin = (kind: SoldierKind, armed: boolean): string => percent(asNumber(battleOdds(kind, armed)));
export const toLose = (kind: SoldierKind, armed: boolean): string => percent(1 - asNumber(battleOdds(kind, armed)));

/** "22%": the chance of a try at the code. */
export const toCrack = (view: Seen): string => percent(asNumber(codeOdds(luke(view).cards, view.board.setup.dice)));

/** "red and yellow": what Luke's first card shows. */
export function coloursOf(view: Seen): string {
  const [card] = luke(view).cards;
  return card === undefined ? 'no colours' : pairOn(card, view.board.setup.dice).join(' and ');
}

/** Of the squares that Luke can reach this round, how many a soldier on a square would touch. */
export function touchable(view: Seen, square: number): { readonly touched: number; readonly all: number } {
  const reached = waysToSneak(view.board, luke(view));
  return { touched: reached.filter((one) => inTouch(STANDARD, one, square)).length, all: reached.length };
}

export const isJailed = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'jailed');

export const hasWon = (events: readonly Event[]): boolean =>
  events.some((event) => event.type === 'exchange' && event.rebel === LUKE && event.outcome === 'rebel');
