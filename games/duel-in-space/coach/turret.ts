import { type HintOn, type MomentOf, percent } from '@starboard/kernel';
import { forecast } from '../board/orders/forecast.ts';
import { clicksAtMost } from '../board/sheets/known.ts';
import { type Duel, type Sector, shipOf } from '../rules/model.ts';

type AimMoment = MomentOf<Duel, 'aim'>;

/** 5.3 Turns that leave a good chance to hit. */
const SMALL_TURNS = [0, 1, -1, 2, -2];
const CLEAR = 0.15;

/** The share of the enemy's moves that bring it to a port, after the small turn that does so most often. */
function comesBefore({ view, ask }: AimMoment, port: Sector): number {
  const most = clicksAtMost(shipOf(view.board.ships, ask.seat));
  const shares = SMALL_TURNS.filter((clicks) => Math.abs(clicks) <= most).map((clicks) => {
    const { byPort, ways } = forecast(view, ask.seat, clicks);
    return (byPort.find((each) => each.port === port)?.weight ?? 0) / ways;
  });
  return Math.max(...shares);
}

function best(moment: AimMoment): Sector {
  const [first = 1, ...others] = moment.options;
  return others.reduce((found, port) => (comesBefore(moment, port) > comesBefore(moment, found) ? port : found), first);
}

export const turret: HintOn<Duel, 'aim'> = {
  id: 'turret',
  ask: 'aim',
  rule: '3.1',
  matters: (moment) => moment.options.length > 1,
  isRight(moment) {
    const [port] = moment.planned;
    return port !== undefined && comesBefore(moment, port) >= comesBefore(moment, best(moment)) - CLEAR;
  },
  says(moment) {
    const [port] = moment.planned;
    if (port === undefined) return null;
    const better = best(moment);
    const where = (at: Sector): string => `${percent(comesBefore(moment, at))} of its moves end in port ${at}`;
    return `Aim where the enemy will be after a small turn of yours: at best, ${where(port)}, and ${where(better)}.`;
  },
  highlights: (moment) => [`port-${best(moment)}`],
};
