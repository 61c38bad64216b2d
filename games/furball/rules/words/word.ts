import type { Seat } from '@starboard/kernel';
import { amountOf, shipsOf } from '../cards/possible.ts';
import type { Amount, Now, Op, Ships, Word } from '../model/cards.ts';
import type { EffectFrame, Match, Next, Tell } from '../model.ts';

/** What carries a word out. It is called until it answers nothing; `stage` of the frame says how far it has come. */
type Handler<W extends Word> = (
  match: Match,
  frame: EffectFrame,
  op: Extract<Op, { readonly op: W }>,
  now: Now,
  tell: Tell,
) => Next;

export type Handlers<W extends Word> = { readonly [Each in W]: Handler<Each> };

/** One ship after the other, from a list that is fixed when the word begins. */
export function each(frame: EffectFrame, who: Ships | undefined, now: Now, visit: (seat: Seat) => Next): Next {
  if (frame.stage === 0) frame.list = [...shipsOf(who, now)];
  while (frame.stage < frame.list.length) {
    const seat = frame.list[frame.stage] ?? 0;
    frame.stage++;
    const next = visit(seat);
    if (next !== undefined) return next;
  }
  return undefined;
}

export const many = (amount: Amount | undefined, now: Now): number => amountOf(amount, now);
