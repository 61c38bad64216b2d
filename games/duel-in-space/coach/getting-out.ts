import { type HintOn, percent, plural } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { headingName } from '../words/phrases.ts';
import { type HeadingMoment, most, plannedIn, protections } from './figures.ts';

/** Few points left, and much fewer than the enemy. */
const WEAK = 4;
const BEHIND = 3;

function isLosing(moment: Parameters<typeof protections>[0]): boolean {
  const points = protections(moment);
  return points !== null && points.mine <= WEAK && points.its - points.mine >= BEHIND;
}

function pointsSay(moment: Parameters<typeof protections>[0]): string {
  const { mine = 0, its = 0 } = protections(moment) ?? {};
  return `You have ${plural(mine, 'point')} of protection left, your enemy ${its}.`;
}

const farthest = (moment: HeadingMoment) => most(moment, ({ apart }) => apart);
const ENOUGH = 0.25;
const ALIKE = 0.15;

export const disengage: HintOn<Duel, 'heading'> = {
  id: 'disengage',
  ask: 'heading',
  rule: '7.3',
  matters: (moment) => isLosing(moment) && farthest(moment).apart >= ENOUGH,
  isRight: (moment) => (plannedIn(moment)?.apart ?? 0) >= farthest(moment).apart - ALIKE,
  says(moment) {
    const { clicks, apart } = farthest(moment);
    return `${pointsSay(moment)} Fly apart three turns in a row to be offered a draw: ${headingName(clicks)} does it in ${percent(apart)} of its moves.`;
  },
  highlights: () => ['port-4', 'port-5', 'port-6'],
};

export const breakOff: HintOn<Duel, 'fight-on'> = {
  id: 'break-off',
  ask: 'fight-on',
  rule: '7.3',
  matters: isLosing,
  isRight: ({ planned }) => planned[0] === false,
  says: (moment) => `${pointsSay(moment)} One “no” makes the duel a draw; two ships that fight on meet nose to nose.`,
  highlights: () => [{ choice: false }],
};
