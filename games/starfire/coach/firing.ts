import { type HintOn, type MomentOf, oneDecimal, plural } from '@starboard/kernel';
import { salvoOdds } from '../board/combat/odds.ts';
import { hasDriveField, hasWorking } from '../rules/01-ships/ships.ts';
import { bearing, damageAt, rangeBetween } from '../rules/05-combat/gunnery.ts';
import { WEAPONS } from '../rules/data/systems.ts';
import { type Fire, type Starfire, shipAt } from '../rules/model.ts';

type FireMoment = MomentOf<Starfire, 'fire'>;

/** The share of a target that a salvo destroys on average. */
function shareOf({ view: { board } }: FireMoment, { ship, at }: Fire): number {
  if (at === null) return 0;
  const { damage, left } = salvoOdds(board, shipAt(board, ship), shipAt(board, at));
  return damage / left;
}

const shots = ({ options }: FireMoment): readonly Fire[] => options.filter(({ at, all }) => at !== null && all);

function bestShot(moment: FireMoment, among: readonly Fire[] = shots(moment)): Fire | undefined {
  return among.toSorted((a, b) => shareOf(moment, b) - shareOf(moment, a))[0];
}

export const fireNow: HintOn<Starfire, 'fire'> = {
  id: 'fire-now',
  ask: 'fire',
  rule: '5.3',
  matters: (moment) => shots(moment).length > 0,
  isRight: ({ planned }) => planned.every(({ at }) => at !== null),
  says(moment) {
    const best = bestShot(moment);
    if (best === undefined || best.at === null || moment.planned.length === 0) return null;
    const { board } = moment.view;
    const { hits, damage } = salvoOdds(board, shipAt(board, best.ship), shipAt(board, best.at));
    return `Holding fire saves nothing: a ship may fire every turn. At ${shipAt(board, best.at).name}, ${oneDecimal(hits)} hits on average destroy ${plural(Number(oneDecimal(damage)), 'system')}.`;
  },
};

/** 6.3 A target on which missiles do more than elsewhere. */
function isBare({ view: { board } }: FireMoment, { ship, at }: Fire): boolean {
  if (at === null) return false;
  const [me, target] = [shipAt(board, ship), shipAt(board, at)];
  const missiles = bearing(board, me, target)[WEAPONS.indexOf('R')] ?? 0;
  return missiles > 0 && !hasWorking(target, 'S') && !hasDriveField(target);
}

export const bareTarget: HintOn<Starfire, 'fire'> = {
  id: 'bare-target',
  ask: 'fire',
  rule: '6.3',
  matters: (moment) => shots(moment).some((shot) => isBare(moment, shot)),
  isRight: (moment) => moment.planned.every((shot) => isBare(moment, shot)),
  says(moment) {
    const bare = bestShot(
      moment,
      shots(moment).filter((shot) => isBare(moment, shot)),
    );
    if (bare === undefined || bare.at === null) return null;
    const { board } = moment.view;
    const [ship, target] = [shipAt(board, bare.ship), shipAt(board, bare.at)];
    const each = damageAt(board, 'R', rangeBetween(ship, target), target);
    return `${target.name} has neither shields nor a drive field: each missile that hits it destroys ${plural(each, 'system')}.`;
  },
  highlights: (moment) =>
    shots(moment)
      .filter((shot) => isBare(moment, shot))
      .map(({ at }) => `ship-${at}`),
};

/** Shares that differ by less are alike to a beginner. */
const ALIKE = 0.1;

export const betterTarget: HintOn<Starfire, 'fire'> = {
  id: 'better-target',
  ask: 'fire',
  rule: '5.2',
  matters(moment) {
    const shares = shots(moment).map((shot) => shareOf(moment, shot));
    return Math.max(...shares) - Math.min(...shares) > ALIKE;
  },
  isRight(moment) {
    const best = bestShot(moment);
    return best !== undefined && moment.planned.every((shot) => shareOf(moment, shot) >= shareOf(moment, best) - ALIKE);
  },
  says(moment) {
    const best = bestShot(moment);
    const [shot] = moment.planned;
    if (best === undefined || best.at === null || shot === undefined || shot.at === null) return null;
    const { board } = moment.view;
    const says = ({ ship, at }: Fire): string => {
      if (at === null) return '';
      const { damage, left } = salvoOdds(board, shipAt(board, ship), shipAt(board, at));
      return `${oneDecimal(damage)} of ${shipAt(board, at).name}’s ${left} systems`;
    };
    return `Finish weak ships first: on average you destroy ${says(best)}, but only ${says(shot)}.`;
  },
  highlights: (moment) => [`ship-${bestShot(moment)?.at ?? 0}`],
};
