import type { DecisionOn } from '@starboard/kernel';
import { stationIn } from '../01-station/played-on.ts';
import { winAsImperial } from '../11-winning.ts';
import {
  type AskFor,
  type Board,
  type DeathStar,
  type FrameAt,
  type Match,
  type Rebel,
  rebelOf,
  type Tell,
} from '../model.ts';

/**
 * 9.9 For each beaten Rebel the Imperial takes a card: one of that Rebel's, else one from the map, else another
 * Rebel's. 9.10 The Imperial chooses among equals.
 */
export function giveCard(match: Match, { rebel }: FrameAt<'battle'>, tell: Tell) {
  const { board } = match;
  if (board.setup.game !== 'escape') return undefined;
  const seat = board.imperial ?? 0;
  const own = rebelOf(board, rebel).cards;
  if (own.length > 1) return { ask: [{ kind: 'take-card', seat, rebel } as AskFor<'take-card'>] };
  if (own.length === 1) return takeFromRebels(match, own[0] ?? 0, tell);
  const lying = lyingIn(board);
  if (lying.length > 1) return { ask: [{ kind: 'take-unseen', seat } as AskFor<'take-unseen'>] };
  if (lying.length === 1) return takeFromMap(match, lying[0] ?? 0, tell);
  const others = cardsOf(board.rebels);
  if (others.length > 1) return { ask: [{ kind: 'take-card', seat, rebel: null } as AskFor<'take-card'>] };
  return takeFromRebels(match, others[0] ?? 0, tell);
}

function lyingIn(board: Board): readonly number[] {
  const { cards } = stationIn(board);
  const squares: number[] = [];
  for (let place = 0; place < cards.length; place++) if (board.cards[place] === true) squares.push(cards[place] ?? 0);
  return squares;
}

function cardsOf(rebels: readonly Pick<Rebel, 'cards'>[]): readonly number[] {
  return rebels.flatMap(({ cards }) => cards);
}

export const takeCard: DecisionOn<DeathStar, 'take-card', 'battle'> = {
  candidates: (board, { rebel }) => (rebel === null ? cardsOf(board.rebels) : rebelOf(board, rebel).cards),
  options: (board, { rebel }) => (rebel === null ? cardsOf(board.rebels) : rebelOf(board, rebel).cards),
  apply(match, _ask, card, _frame, tell) {
    takeFromRebels(match, card, tell);
  },
};

/** 9.10 The Imperial takes a card from the map unseen. */
export const takeUnseen: DecisionOn<DeathStar, 'take-unseen', 'battle'> = {
  candidates: lyingIn,
  options: lyingIn,
  apply(match, _ask, square, _frame, tell) {
    takeFromMap(match, square, tell);
  },
};

function takeFromRebels(match: Match, card: number, tell: Tell): void {
  const { board } = match;
  const rebel = board.rebels.findIndex(({ cards }) => cards.includes(card));
  const owner = rebelOf(board, rebel);
  owner.cards = owner.cards.filter((other) => other !== card);
  board.imperialCards = [...board.imperialCards, card];
  tell?.({ type: 'card-lost', rule: '9.9', card, rebel, square: null, cards: board.imperialCards.length });
  winAsImperial(match, tell);
}

function takeFromMap(match: Match, square: number, tell: Tell): void {
  const { board } = match;
  const place = stationIn(board).cardPlace[square] ?? -1;
  const card = board.faces[place] ?? 0;
  board.cards[place] = false;
  board.faces[place] = 0;
  board.imperialCards = [...board.imperialCards, card];
  const cards = board.imperialCards.length;
  tell?.({ type: 'card-lost', rule: '9.9', card, rebel: null, square, cards, reveals: true });
  winAsImperial(match, tell);
}
