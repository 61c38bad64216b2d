import { enclosing, type Seat, type Stack, type WindowRules, windowAt } from '@starboard/kernel';
import {
  type Board,
  type CardGame,
  type FrameAt,
  handOf,
  living,
  type Match,
  type ToyEffect,
  type ToyMoment,
} from './model.ts';

type Window = FrameAt<'window'>;

/** Around the table, from the seat whose turn it is. */
function inTurn(board: Board): readonly Seat[] {
  const seats = living(board);
  return [...seats.filter((seat) => seat >= board.turn), ...seats.filter((seat) => seat < board.turn)];
}

function isUsable(board: Board, { moment }: Window, seat: Seat, effect: ToyEffect, stack: Stack<CardGame>): boolean {
  if (moment !== MOMENT_OF[effect]) return false;
  switch (effect) {
    case 'fury':
      return enclosing<CardGame, 'strike'>(stack, 'strike').by === seat;
    case 'parry': {
      const { target, blow } = enclosing<CardGame, 'strike'>(stack, 'strike');
      return target === seat && blow.damage > 0;
    }
    case 'riposte':
      return enclosing<CardGame, 'strike'>(stack, 'strike').target === seat;
    case 'echo':
      return enclosing<CardGame, 'effect'>(stack, 'effect').seat !== seat;
    case 'salve':
      return (board.hearts[seat] ?? 0) < 5;
  }
}

const MOMENT_OF: { readonly [E in ToyEffect]: ToyMoment } = {
  fury: 'before-hit',
  parry: 'before-hit',
  riposte: 'after-hit',
  echo: 'card-used',
  salve: 'round-end',
};

export const windows: WindowRules<CardGame, Window, ToyEffect> = {
  usable(board, frame, seat, stack) {
    const owned: readonly ToyEffect[] = [
      ...(board.furies[seat] ? (['fury'] as const) : []),
      ...new Set(handOf(board, seat)),
    ];
    return owned.filter((effect) => isUsable(board, frame, seat, effect, stack));
  },
  isCompulsory: (effect) => effect === 'fury',
  limitedIn(board, effect, stack) {
    if (effect === 'fury') return enclosing<CardGame, 'strike'>(stack, 'strike').used;
    return effect === 'riposte' ? board.spent : undefined;
  },
  /** Being asked must not reveal what a seat holds. */
  isAskedAnyway: (board, _frame, seat) => handOf(board, seat).length > 0,
  ask: ({ moment }, seat) => ({ kind: 'window', seat, moment }),
  use: (_match, _frame, seat, effect) => ({ at: 'effect', step: 0, seat, effect, returned: null }),
};

/** Any card might apply at any moment, as far as others know; fury only before a hit. */
function listens(board: Board, moment: ToyMoment): boolean {
  return board.held > 0 || (moment === 'before-hit' && board.furious > 0);
}

const open = ({ board }: Match, _frame: unknown, moment: ToyMoment): Window => ({
  at: 'window',
  step: 0,
  moment,
  seats: inTurn(board),
  served: 0,
  used: [],
});

export const windowFor = (moment: ToyMoment) => windowAt<CardGame, ToyMoment, unknown>(moment, listens, open);
