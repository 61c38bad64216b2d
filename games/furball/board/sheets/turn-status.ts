import type { Seat, View } from '@starboard/kernel';
import { type Board, type Furball, shipOf } from '../../rules/model.ts';
import { ordinal } from '../../words/phrases.ts';
import { activeShip, isDone, turnOrder } from '../playback/turn.ts';

/** A pilot's status in this phase: a sign, a word, and a sentence. */
export interface TurnStatus {
  readonly kind: 'now' | 'to-come' | 'done' | 'lost' | 'none';
  readonly word: string;
  readonly says: string;
  readonly rule: string;
}

const NONE: TurnStatus = { kind: 'none', word: '', says: '', rule: '3.1' };

export function turnStatus(view: View<Furball>, known: Board, seat: Seat): TurnStatus {
  const { status } = shipOf(known, seat);
  if (status === 'out') return { kind: 'lost', word: 'left', says: 'Its player has left the game.', rule: '12.6' };
  if (status === 'gone')
    return {
      kind: 'lost',
      word: 'destroyed',
      says: 'It is destroyed and comes back in the next Planning phase.',
      rule: '10.3',
    };
  if (status === 'off')
    return { kind: 'to-come', word: 'to be placed', says: 'It is not on the mat yet.', rule: '2.4' };
  if (known.phase === 'planning') return planning(view, seat);
  return known.phase === 'activation' || known.phase === 'combat' ? inTurn(view, known, seat) : NONE;
}

function planning({ asked, ready, board }: View<Furball>, seat: Seat): TurnStatus {
  if (ready.includes(seat) || shipOf(board, seat).dialled)
    return { kind: 'done', word: 'dialled', says: 'Its dial is set in secret.', rule: '3.3' };
  return asked.some((ask) => ask.seat === seat)
    ? { kind: 'now', word: 'dials', says: 'The player is still choosing a manoeuvre.', rule: '3.2' }
    : NONE;
}

function inTurn(view: View<Furball>, known: Board, seat: Seat): TurnStatus {
  const flies = known.phase === 'activation';
  const rule = flies ? '3.4' : '6.1';
  if (activeShip(view) === seat)
    return { kind: 'now', word: flies ? 'flies' : 'shoots', says: 'It is this ship’s turn.', rule };
  if (isDone(known, seat))
    return { kind: 'done', word: flies ? 'flown' : 'done', says: 'It has had its turn in this phase.', rule };
  const place = turnOrder(known)
    .filter((each) => !isDone(known, each) && each !== activeShip(view))
    .indexOf(seat);
  return {
    kind: 'to-come',
    word: place === 0 ? 'next' : ordinal(place + 1),
    says: flies
      ? 'It has not flown yet. The lowest skill flies first.'
      : 'It has not shot yet. The highest skill shoots first.',
    rule,
  };
}
