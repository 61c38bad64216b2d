import type { Seat } from '@starboard/kernel';
import type { Amount, Now, Op, Ships } from '../model/cards.ts';
import type { EffectFrame, Next } from '../model.ts';

/** Common parts of operations: the ships and amounts that they refer to. */

export const amountOf = (amount: Amount, now: Now): number => (typeof amount === 'number' ? amount : amount(now));

export function shipsOf(who: Ships, now: Now): readonly Seat[] {
  if (typeof who === 'function') return who(now);
  const { attack, event, ship } = now;
  switch (who) {
    case 'self':
      return [ship];
    case 'attacker':
      return attack === null ? [] : [attack.attacker];
    case 'defender':
      return attack === null ? [] : [attack.defender];
    case 'subject':
      return [event.ship];
    case 'chosen':
      return now.chosen;
  }
}

/** One ship after the other, from a list that is fixed when the word begins. */
export function each(frame: EffectFrame, who: Ships, now: Now, visit: (seat: Seat) => Next): Next {
  if (frame.stage === 0) frame.list = [...shipsOf(who, now)];
  while (frame.stage < frame.list.length) {
    const seat = frame.list[frame.stage] ?? 0;
    frame.stage++;
    const next = visit(seat);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** 13.6 Whether a list of words would do something: one of them is possible, and so are all that the rest needs. */
export function wouldDo(words: readonly Op[], now: Now): boolean {
  let does = false;
  for (const op of words) {
    if (op.possible(now)) does = true;
    else if (op.needed === true) return false;
  }
  return does;
}

export const always = (): boolean => true;
