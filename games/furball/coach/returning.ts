import { type HintOn, type MomentOf, nameOf } from '@starboard/kernel';
import { type Sights, sightsFrom } from '../rules/06-attack/sights.ts';
import { SPOTS } from '../rules/geometry/index.ts';
import type { Furball } from '../rules/model.ts';
import { knownBoard } from '../words/known.ts';
import { spotName } from '../words/places.ts';

type SpotMoment = MomentOf<Furball, 'spot'>;

const NOBODY: Sights = { targets: [], threats: [] };

function sightsAt({ view, ask }: SpotMoment, spot: number): Sights {
  const pose = SPOTS[spot];
  return pose === undefined ? NOBODY : sightsFrom(knownBoard(view.board), ask.seat, pose, []);
}

const worth = ({ targets, threats }: Sights): number => Math.min(1, targets.length) - Math.min(1, threats.length);

function best(moment: SpotMoment): number {
  const [first = 0, ...others] = moment.options;
  return others.reduce(
    (found, spot) => (worth(sightsAt(moment, spot)) > worth(sightsAt(moment, found)) ? spot : found),
    first,
  );
}

/** 10.3 Only ships on the mat can be seen, so nothing is at stake before the first round. */
export const comingBack: HintOn<Furball, 'spot'> = {
  id: 'coming-back',
  ask: 'spot',
  rule: '10.3',
  matters: (moment) => moment.view.board.round > 0 && worth(sightsAt(moment, best(moment))) > 0,
  isRight: (moment) => moment.planned.every((spot) => worth(sightsAt(moment, spot)) > 0),
  says(moment) {
    const spot = best(moment);
    const [target] = sightsAt(moment, spot).targets;
    if (target === undefined) return null;
    return `Come back where you have somebody in arc and nobody has you: at ${spotName(spot)}, ${nameOf(moment.names, target.seat)} is before you at range ${target.range}.`;
  },
  highlights: (moment) => [{ choice: best(moment) }],
};
