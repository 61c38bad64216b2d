import type { Amount, Op } from '../../model/cards.ts';
import { always, amountOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.10 The bearer names a number. */
export const nameNumber = (least: Amount, most: Amount): Op => ({
  possible: always,
  run(_match, frame, now, tell) {
    const { ship, origin } = now;
    const stage = frame.stage++;
    if (stage === 0) {
      const [from, to] = [amountOf(least, now), amountOf(most, now)];
      return { ask: [{ kind: 'number', seat: ship, why: origin.card, least: from, most: to }] };
    }
    frame.count = Number(frame.answer);
    tell?.({ type: 'named', rule: '13.10', ship, what: `${frame.count}` });
    return undefined;
  },
  worth: handy,
});
