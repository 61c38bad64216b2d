import { stationIn } from './01-station/played-on.ts';
import { type Match, NOWHERE, rebelOf, type Tell } from './model.ts';

/**
 * 10.1 A Rebel picks up the card on its square, 10.2 a Weapon if it has none, 10.3 also from the closet. 10.4 Picking
 * up is not a choice.
 */
export function pickUpWith(match: Match, number: number, tell: Tell): void {
  const { board } = match;
  const station = stationIn(board);
  const rebel = rebelOf(board, number);
  const { square } = rebel;
  const place = station.cardPlace[square] ?? -1;
  if (place >= 0 && board.cards[place] === true) {
    const card = board.faces[place] ?? 0;
    board.cards[place] = false;
    board.faces[place] = 0;
    rebel.cards = [...rebel.cards, card];
    tell?.({ type: 'card-found', rule: '10.1', rebel: number, card, square, reveals: true });
  }
  takeWeaponAt(match, number, '10.2', tell);
  if (square === station.closet) takeFromCloset(match, number, '10.3', tell);
}

/** 10.3 */
export function takeFromCloset({ board }: Match, number: number, rule: string, tell: Tell): void {
  const rebel = rebelOf(board, number);
  if (board.closet === 0 || rebel.armed) return;
  board.closet--;
  rebel.armed = true;
  tell?.({ type: 'armed', rule, rebel: number, square: stationIn(board).closet, closet: true });
}

/** 10.2 A Rebel carries one Weapon; a second stays in place. 10.5 It keeps the Weapon until its capture. */
export function takeWeaponAt(
  { board }: Match,
  number: number,
  rule: string,
  tell: Tell,
  square = rebelOf(board, number).square,
): void {
  const rebel = rebelOf(board, number);
  if (rebel.armed || square === NOWHERE) return;
  const place = stationIn(board).weaponPlace[square] ?? -1;
  if (place < 0 || board.weapons[place] !== true) return;
  board.weapons[place] = false;
  rebel.armed = true;
  tell?.({ type: 'armed', rule, rebel: number, square, closet: false });
}
