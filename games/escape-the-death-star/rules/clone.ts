import type { Board, Rebel, Soldier } from './model.ts';

/** The copy is written out because a copy for a known shape is ten times cheaper than a generic one. */
export function clone(board: Board): Board {
  const rebels: Rebel[] = [];
  for (let i = 0; i < board.rebels.length; i++) rebels.push(cloneRebel(board.rebels[i] as Rebel));
  const soldiers: Soldier[] = [];
  for (let i = 0; i < board.soldiers.length; i++) {
    const { kind, square, down } = board.soldiers[i] as Soldier;
    soldiers.push({ kind, square, down });
  }
  return {
    setup: board.setup,
    imperial: board.imperial,
    first: board.first,
    round: board.round,
    rebels,
    soldiers,
    weapons: board.weapons.slice(),
    closet: board.closet,
    cards: board.cards.slice(),
    faces: board.faces.slice(),
    imperialCards: board.imperialCards,
    red: board.red,
    left: board.left.slice(),
    over: board.over,
  };
}

function cloneRebel(rebel: Rebel): Rebel {
  return {
    seat: rebel.seat,
    hero: rebel.hero,
    square: rebel.square,
    peg: rebel.peg,
    die: rebel.die,
    armed: rebel.armed,
    jailed: rebel.jailed,
    cards: rebel.cards,
    captives: rebel.captives,
  };
}
