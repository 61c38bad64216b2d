import type { Now, Op } from '../../model/cards.ts';
import { wouldDo } from '../speaking.ts';
import { handy } from '../worth.ts';
import { runList } from './run-list.ts';

interface Branch {
  readonly name: string;
  readonly if?: (now: Now) => boolean;
  readonly does: readonly Op[];
}

/** The bearer chooses one of several lists of words, among those that are open. */
export const either = (...branches: readonly Branch[]): Op => ({
  possible: (now) => branches.some((branch) => isOpen(branch, now)),
  run(_match, frame, now) {
    const stage = frame.stage++;
    const open = branches.filter((branch) => isOpen(branch, now));
    if (stage === 0 && open.length > 1) {
      const among = open.map(({ name }) => name);
      return { ask: [{ kind: 'either', seat: now.ship, why: now.origin.card, among }] };
    }
    if (stage > 1) return undefined;
    frame.stage = 2;
    const name = stage === 0 ? open[0]?.name : frame.answer;
    const place = branches.findIndex((branch) => branch.name === name);
    return place < 0 ? undefined : runList(frame, place);
  },
  worth: handy,
  within: (place) => branches[Number(place)]?.does ?? [],
});

/** 13.6 A branch is open where its prices can be paid and it would do something. */
function isOpen({ if: is, does }: Branch, now: Now): boolean {
  if (is !== undefined && !is(now)) return false;
  return does.every((op) => op.spends === undefined || op.possible(now)) && (does.length === 0 || wouldDo(does, now));
}
