import type { Op } from '../../model/cards.ts';
import type { DicePool, EffectFrame, Face, Next } from '../../model.ts';
import { runList } from '../control/run-list.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

type ByFace = { readonly [F in Face]?: readonly Op[] };

/** The bearer rolls, and each die runs the words of its face. */
export const roll = (n: number, pool: DicePool, on: ByFace): Op => ({
  possible: always,
  run(_match, frame, { ship, origin }) {
    if (frame.stage === 0) {
      frame.stage = 1;
      return { call: { at: 'roll', step: 0, ship, pool, count: n, why: origin.card, dice: [] } };
    }
    if (frame.stage === 1 && Array.isArray(frame.returned)) frame.faces = frame.returned;
    return nextFace(frame, on);
  },
  worth: handy,
  within: (face) => on[face as Face] ?? [],
});

function nextFace(frame: EffectFrame, on: ByFace): Next {
  while (frame.stage <= frame.faces.length) {
    const face = frame.faces[frame.stage - 1];
    frame.stage++;
    if (face !== undefined && (on[face]?.length ?? 0) > 0) return runList(frame, face);
  }
  return undefined;
}
