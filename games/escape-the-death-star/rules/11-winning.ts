import { type DecisionOn, roll2d6For, type Seat } from '@starboard/kernel';
import { stationIn } from './01-station/played-on.ts';
import { matches } from './02-pieces/pieces.ts';
import { finish } from './12-leaving/ending.ts';
import {
  type AskFor,
  type BoardView,
  CODE_CHOICES,
  type DeathStar,
  type EndingKind,
  type FrameAt,
  type Match,
  rebelOf,
  type Tell,
  type Winner,
} from './model.ts';

/** By seat and Rebel, built once. */
const codeAsks: { readonly ask: readonly [AskFor<'code'>] }[] = [];
const MOST_REBELS = 4;

/** 11.1 After all battles each Rebel in the Falcon may try the code once, in seat order, if any Rebel has a card. */
export function tryNext({ board }: Match, frame: FrameAt<'round'>) {
  const { isFalcon } = stationIn(board);
  while (frame.trying < board.rebels.length) {
    const rebel = frame.trying++;
    const { square, jailed, seat } = rebelOf(board, rebel);
    if (jailed || isFalcon[square] !== 1 || !hasCard(board)) continue;
    return codeAsk(rebel, seat);
  }
  return undefined;
}

export function codeAsk(rebel: number, seat: Seat): { readonly ask: readonly [AskFor<'code'>] } {
  const at = seat * MOST_REBELS + rebel;
  const made = codeAsks[at] ?? { ask: [{ kind: 'code', seat, rebel }] };
  codeAsks[at] = made;
  return made;
}

/** 11.2 Whether any Rebel has a card, in prison or not. */
function hasCard({ rebels }: Pick<BoardView, 'rebels'>): boolean {
  for (let i = 0; i < rebels.length; i++) if (rebelOf({ rebels }, i).cards.length > 0) return true;
  return false;
}

/** 11.2 Two dice, armed or not, must show both colours of one card of any Rebel. 11.4 A failed try costs nothing. */
export const code: DecisionOn<DeathStar, 'code', 'round'> = {
  candidates: () => CODE_CHOICES,
  options: () => CODE_CHOICES,
  apply(match, { rebel }, choice, _frame, tell) {
    if (choice === 'pass') {
      tell?.({ type: 'code-passed', rule: '11.1', rebel });
      return;
    }
    const dice = roll2d6For(match.dice, 'code', rebel);
    const card = matchOf(match.board, dice);
    tell?.({ type: 'code-tried', rule: '11.2', rebel, dice, card });
    if (card !== null) endEscape(match, 'rebel', '11.3', 'code', tell);
  },
};

/** The first card of a Rebel's that two dice match. */
function matchOf({ rebels, setup }: Pick<BoardView, 'rebels' | 'setup'>, [one, other]: readonly [number, number]) {
  for (let i = 0; i < rebels.length; i++) {
    const { cards } = rebelOf({ rebels }, i);
    for (let j = 0; j < cards.length; j++) {
      const card = cards[j] ?? 0;
      if (matches(card, one, other, setup.dice)) return card;
    }
  }
  return null;
}

/** 11.5 The Imperial wins as soon as it has enough cards. */
export function winAsImperial(match: Match, tell: Tell): void {
  const { imperialCards, setup } = match.board;
  if (imperialCards.length >= setup.cards) endEscape(match, 'imperial', '11.5', 'cards', tell);
}

/** 11.6 The game is a draw after its last round. */
export function callItADraw(match: Match, _frame: FrameAt<'round'>, tell: Tell): void {
  const { round, setup } = match.board;
  if (round >= setup.escapeRounds) endEscape(match, null, '11.6', 'rounds', tell);
}

/** 11.3 All Rebels win or lose together; null for a draw. */
export function endEscape(match: Match, winner: Winner | null, rule: string, how: EndingKind, tell: Tell): void {
  const { left, imperial } = match.board;
  const places = left.map((_, seat) => (winner === null || (winner === 'imperial') === (seat === imperial) ? 1 : 0));
  const winners = places.filter((place) => place === 1).length;
  finish(
    match,
    places.map((place) => (place === 1 ? 1 : winners + 1)),
    [],
    rule,
    how,
    tell,
  );
}
