import { type Dice, pick, shuffle, type View, type Viewer } from '@starboard/kernel';
import { CARD_NUMBERS } from '../02-pieces/pieces.ts';
import { rebelSeats, waysToSneak } from '../07-secret-moves.ts';
import { type Board, type BoardView, type DeathStar, NOWHERE, type Rebel, UNSEEN } from '../model.ts';

/** 7.7 Only players of Rebels see pegs; 6.3 nobody sees the faces of cards on the map. Everything else is open. */
export function see(board: Board, viewer: Viewer): BoardView {
  const isRebel = viewer !== null && rebelSeats(board).includes(viewer);
  return {
    setup: board.setup,
    imperial: board.imperial,
    first: board.first,
    round: board.round,
    rebels: board.rebels.map((rebel) => seenRebel(rebel, isRebel)),
    soldiers: board.soldiers.map(({ kind, square, down }) => ({ kind, square, down })),
    weapons: board.weapons.slice(),
    closet: board.closet,
    cards: board.cards.slice(),
    imperialCards: board.imperialCards,
    red: board.red,
    left: board.left.slice(),
    over: board.over,
  };
}

function seenRebel(rebel: Rebel, isRebel: boolean): Rebel {
  return {
    seat: rebel.seat,
    hero: rebel.hero,
    square: rebel.square,
    peg: isRebel || rebel.peg === NOWHERE ? rebel.peg : UNSEEN,
    die: rebel.die,
    armed: rebel.armed,
    jailed: rebel.jailed,
    cards: rebel.cards,
    captives: rebel.captives,
  };
}

/** A whole board that fits the view: pegs anywhere within the roll, cards on the map in any order. */
export function imagine({ board }: View<DeathStar>, dice: Dice): Board {
  const peg = (rebel: Readonly<Rebel>): number =>
    rebel.peg === UNSEEN ? pick(dice, waysToSneak(board, rebel)) : rebel.peg;
  return {
    ...board,
    rebels: board.rebels.map((rebel) => ({ ...rebel, peg: peg(rebel) })),
    soldiers: board.soldiers.map((soldier) => ({ ...soldier })),
    weapons: board.weapons.slice(),
    cards: board.cards.slice(),
    faces: imaginedFaces(board, dice),
    left: board.left.slice(),
  };
}

function imaginedFaces({ cards, imperialCards, rebels }: BoardView, dice: Dice): number[] {
  const known = [...imperialCards, ...rebels.flatMap((rebel) => rebel.cards)];
  const unknown = CARD_NUMBERS.filter((card) => !known.includes(card));
  shuffle(dice, unknown);
  return cards.map((lies) => (lies ? (unknown.pop() ?? 0) : 0));
}
