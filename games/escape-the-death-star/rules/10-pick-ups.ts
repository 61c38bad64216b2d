import { stationIn } from './01-station/played-on.ts';
import { type Match, NOWHERE, rebelOf, type Tell } from './model.ts';

/** 10.1 A Rebel picks up the card where it stands, 10.2 and a Weapon if it has none; 10.3 in the closet one of those there. 10.4 Nobody is asked. */
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

/** 10.3 One of the Weapons in the closet. */
export function takeFromCloset({ board }: Match, number: number, rule: string, tell: Tell): void {
  const rebel = rebelOf(board, number);
  if (board.closet === 0 || rebel.armed) return;
  board.closet--;
  rebel.armed = true;
  tell?.({ type: 'armed', rule, rebel: number, square: stationIn(board).closet, closet: true });
}

/** 10.2 One Weapon at most; a second stays where it is. 10.5 It is kept until its Rebel is taken prisoner. */
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
