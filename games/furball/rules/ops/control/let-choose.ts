import type { Seat } from '@starboard/kernel';
import type { Now, Op, Ships } from '../../model/cards.ts';
import { isFlying, shipOf } from '../../model.ts';
import { shipsOf, wouldDo } from '../speaking.ts';
import { handy } from '../worth.ts';
import { runList } from './run-list.ts';

interface Branch {
  readonly name: string;
  readonly does: readonly Op[];
}

/** Each of these ships, one after the other, chooses one of several lists of words; in them it is the one chosen. */
export const letChoose = (who: Ships, ...branches: readonly Branch[]): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => openTo(branches, seat, now).length > 0),
  run({ board }, frame, now) {
    if (frame.stage === 0) frame.list = [...shipsOf(who, now)];
    // Two stages a ship: its question, and what it has chosen.
    for (; frame.stage >> 1 < frame.list.length; frame.stage++) {
      const seat = frame.list[frame.stage >> 1] ?? 0;
      const open = isFlying(shipOf(board, seat)) ? openTo(branches, seat, now) : [];
      if (frame.stage % 2 === 0) {
        frame.answer = open[0]?.name ?? null;
        if (open.length < 2) continue;
        frame.stage++;
        return { ask: [{ kind: 'either', seat, why: now.origin.card, among: open.map(({ name }) => name) }] };
      }
      const place = branches.findIndex((branch) => branch.name === frame.answer);
      frame.answer = null;
      if (place < 0 || open.length === 0) continue;
      frame.stage++;
      frame.chosen = [seat];
      return runList(frame, place);
    }
    return undefined;
  },
  worth: handy,
  within: (place) => branches[Number(place)]?.does ?? [],
});

/** 13.6 What a ship may choose: a list that would do something to it. */
const openTo = (branches: readonly Branch[], seat: Seat, now: Now): readonly Branch[] =>
  branches.filter(({ does }) => wouldDo(does, { ...now, chosen: [seat] }));
