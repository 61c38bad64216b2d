import type { Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { besideOnDial, dialOf } from '../../values.ts';
import { handy } from '../worth.ts';

/** 14.16 The owner of the dial that it is about turns it by one step, before it is revealed. */
export const nudgeDial = (): Op => ({
  possible: ({ board, event }) => shipOf(board, event.ship).dial !== null,
  run({ board }, frame, { event: { ship: seat } }, tell) {
    const ship = shipOf(board, seat);
    if (ship.dial === null) return undefined;
    const stage = frame.stage++;
    // The ask is public, so it names no manoeuvre.
    if (stage === 0) return { ask: [{ kind: 'either', seat, why: 'turn-dial', among: ['back', 'on'] }] };
    ship.dial = besideOnDial(dialOf(board, seat).length, ship.dial, frame.answer === 'on' ? 'on' : 'back');
    tell?.({ type: 'dialled', rule: '3.2', ship: seat });
    return undefined;
  },
  worth: handy,
});
