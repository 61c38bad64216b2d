import { capital, type HintOn, percent } from '@starboard/kernel';
import { chanceToHit } from '../board/combat/odds.ts';
import { toHit } from '../rules/05-firing.ts';
import type { Duel } from '../rules/model.ts';
import { headingName } from '../words/phrases.ts';
import { type HeadingMoment, most, myShip, outlooksOf, plannedIn } from './figures.ts';

/** Shares that differ by less are alike to a beginner. */
const CLEAR = 0.25;
const ALIKE = 0.15;
/** For its guns, one of eight headings counts. */
const ONE_HEADING = 0.12;

/** Safe from its guns, or a shot for a shot. */
const leastDanger = (moment: HeadingMoment) => most(moment, ({ mine, its }) => -its + mine / 100);

export const itsGuns: HintOn<Duel, 'heading'> = {
  id: 'its-guns',
  ask: 'heading',
  rule: '5.1',
  matters: (moment) => Math.max(...outlooksOf(moment).map(({ its }) => its)) - leastDanger(moment).its >= ONE_HEADING,
  isRight(moment) {
    const planned = plannedIn(moment);
    return planned !== null && (planned.its < leastDanger(moment).its + ONE_HEADING || planned.mine >= planned.its);
  },
  says(moment) {
    const planned = plannedIn(moment);
    const { clicks, its, mine } = leastDanger(moment);
    if (planned === null) return null;
    return `Its lasers bear on you there in ${percent(planned.its)} of its moves, yours on it in ${percent(planned.mine)}. ${capital(headingName(clicks))}: ${percent(its)} and ${percent(mine)}.`;
  },
  highlights: () => ['enemy'],
};

const bestShot = (moment: HeadingMoment) => most(moment, ({ mine }) => mine);

export const noShot: HintOn<Duel, 'heading'> = {
  id: 'no-shot',
  ask: 'heading',
  rule: '5.1',
  matters: (moment) => bestShot(moment).mine >= CLEAR,
  isRight: (moment) => (plannedIn(moment)?.mine ?? 0) > 0,
  says(moment) {
    if (plannedIn(moment) === null) return null;
    const { clicks, mine } = bestShot(moment);
    return `None of your lasers can bear there, whatever it does. ${capital(headingName(clicks))} brings it before one in ${percent(mine)} of its moves.`;
  },
};

/** A much smaller turn that is as good in every other way. */
function betterTurn(moment: HeadingMoment) {
  const planned = plannedIn(moment);
  if (planned === null || planned.mine === 0) return undefined;
  return outlooksOf(moment).find(
    ({ clicks, mine, its }) =>
      Math.abs(clicks) <= Math.abs(planned.clicks) - MUCH_SMALLER && mine >= planned.mine && its <= planned.its,
  );
}
const MUCH_SMALLER = 2;
const SMALL = 2;

export const smallTurns: HintOn<Duel, 'heading'> = {
  id: 'small-turns',
  ask: 'heading',
  rule: '5.3',
  matters: (moment) => moment.options.some((clicks) => Math.abs(clicks) > SMALL) && bestShot(moment).mine > 0,
  isRight(moment) {
    const planned = plannedIn(moment);
    return planned !== null && planned.clicks !== 0 && Math.abs(planned.clicks) <= SMALL && planned.mine > 0;
  },
  says(moment) {
    const [planned, better, ship] = [plannedIn(moment), betterTurn(moment), myShip(moment)];
    if (planned === null || better === undefined || ship === null) return null;
    const chance = (clicks: number): string => percent(chanceToHit(toHit({ ...ship, heading: clicks })));
    return `Each click makes it harder to hit: ${chance(planned.clicks)} a laser after this turn. ${capital(headingName(better.clicks))} is no worse in any way: ${chance(better.clicks)}.`;
  },
};

/** 6.8 A pilot without much air has to attack. */
export const air: HintOn<Duel, 'heading'> = {
  id: 'air',
  ask: 'heading',
  rule: '6.8',
  matters: (moment) => (myShip(moment)?.lifeSupport ?? null) !== null && bestShot(moment).mine >= CLEAR,
  isRight: (moment) => (plannedIn(moment)?.mine ?? 0) >= bestShot(moment).mine - ALIKE,
  says(moment) {
    const { clicks, mine } = bestShot(moment);
    return `You have air for ${airLeft(moment)}, so keeping safe loses the duel. ${capital(headingName(clicks))} gives you a shot in ${percent(mine)} of its moves.`;
  },
  highlights: () => ['my-card'],
};

function airLeft(moment: HeadingMoment): string {
  const left = myShip(moment)?.lifeSupport ?? 0;
  return left === 1 ? 'this turn only' : `${left} turns`;
}
