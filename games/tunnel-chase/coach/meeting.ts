import { type HintOn, inARow, type MomentOf, nameOf, percent, type Seat } from '@starboard/kernel';
import { aimAt } from '../board/combat/aim.ts';
import { isHeadOn } from '../rules/06-collisions.ts';
import { type Chase, HEIGHTS, isFlying, pilotOf } from '../rules/model.ts';

type HeightMoment = MomentOf<Chase, 'height'>;
type FireMoment = MomentOf<Chase, 'fire'>;

const onMySpace = ({ view: { board }, ask: { seat } }: HeightMoment): readonly Seat[] =>
  [...board.pilots.keys()].filter(
    (other) =>
      other !== seat && isFlying(pilotOf(board, other)) && pilotOf(board, other).space === pilotOf(board, seat).space,
  );

/** No height is better than another: what helps is to know what is at stake, and to be unpredictable. */
export const heights: HintOn<Chase, 'height'> = {
  id: 'heights',
  ask: 'height',
  rule: '6.3',
  matters: (moment) => onMySpace(moment).length > 0,
  says(moment) {
    const { board } = moment.view;
    const others = onMySpace(moment);
    const headOn = others.some((other) => isHeadOn(pilotOf(board, moment.ask.seat), pilotOf(board, other)));
    const costs = headOn ? 'head-on, for 2 points each' : 'for 1 point each';
    return `You share this space with ${inARow(others.map((other) => nameOf(moment.names, other)))}. At the same height you collide ${costs}. No height is safer: just don’t be predictable.`;
  },
  highlights: () => HEIGHTS.map((choice) => ({ choice })),
};

const chanceAt = ({ view, ask }: FireMoment, target: Seat | null): number =>
  target === null ? 0 : (aimAt(view.board, ask.seat, target)?.chance ?? 0);

function bestTarget(moment: FireMoment): Seat | null {
  const [first = null, ...others] = moment.options;
  return others.reduce((best, target) => (chanceAt(moment, target) > chanceAt(moment, best) ? target : best), first);
}

export const fireNow: HintOn<Chase, 'fire'> = {
  id: 'fire-now',
  ask: 'fire',
  rule: '7.2',
  matters: (moment) => chanceAt(moment, bestTarget(moment)) > 0,
  isRight: (moment) =>
    moment.planned.every((target) => chanceAt(moment, target) >= chanceAt(moment, bestTarget(moment))),
  says(moment) {
    const [target] = moment.planned;
    const best = bestTarget(moment);
    if (target === undefined || best === null) return null;
    const shot = `${nameOf(moment.names, best)} is the better target: ${percent(chanceAt(moment, best))}`;
    return target === null
      ? `A shot costs nothing, and you can fire only at whoever is ahead of you. ${nameOf(moment.names, best)}: ${percent(chanceAt(moment, best))} to hit.`
      : `${shot} to hit instead of ${percent(chanceAt(moment, target))}.`;
  },
  highlights: (moment) => [`pilot-${bestTarget(moment) ?? moment.ask.seat}`],
};
