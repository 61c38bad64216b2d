import { capital, type HintOn, type MomentOf, percent } from '@starboard/kernel';
import { easiestFirst, type Way } from '../board/ahead/ways.ts';
import { atSpeed, waysOn } from '../board/orders/use-orders.ts';
import { asteroidIn } from '../rules/flight.ts';
import { type Chase, pilotOf } from '../rules/model.ts';
import { turnName } from '../words/places.ts';

/** Chances that differ by less are alike to a beginner. */
const CLEAR = 0.3;
const ALIKE = 0.15;

type SpeedMoment = MomentOf<Chase, 'speed'>;
type BranchMoment = MomentOf<Chase, 'branch'>;

const easiest = (ways: readonly Way[]): Way | undefined => easiestFirst(ways)[0];

/** The chance to touch no wall at a speed, on the easiest way. */
const cleanAt = ({ view, ask }: SpeedMoment, speed: number): number =>
  easiest(atSpeed(view.board, ask.seat, speed))?.clean ?? 1;

/** The highest speed at which the chance is about as good as it can be. */
function fastestSafe(moment: SpeedMoment): number {
  const best = Math.max(...moment.options.map((speed) => cleanAt(moment, speed)));
  return Math.max(...moment.options.filter((speed) => cleanAt(moment, speed) >= best - ALIKE / 2));
}

export const brake: HintOn<Chase, 'speed'> = {
  id: 'brake',
  ask: 'speed',
  rule: '5.2',
  matters: (moment) => {
    const chances = moment.options.map((speed) => cleanAt(moment, speed));
    return Math.max(...chances) - Math.min(...chances) >= CLEAR;
  },
  isRight: (moment) =>
    moment.planned.every((speed) => cleanAt(moment, speed) >= cleanAt(moment, fastestSafe(moment)) - ALIKE),
  says(moment) {
    const [speed] = moment.planned;
    if (speed === undefined) return null;
    const safe = fastestSafe(moment);
    return `At speed ${speed}, even the easiest way keeps off the walls in only ${percent(cleanAt(moment, speed))}. At speed ${safe}: ${percent(cleanAt(moment, safe))}.`;
  },
  highlights: () => ['speeds'],
};

const wayBy = ({ view, ask }: BranchMoment, way: number): Way | undefined => easiest(waysOn(view, ask.seat, way));
const cleanBy = (moment: BranchMoment, way: number): number => wayBy(moment, way)?.clean ?? 1;

function easiestBranch(moment: BranchMoment): number {
  const [first = 0, ...others] = moment.options;
  return others.reduce((best, way) => (cleanBy(moment, way) > cleanBy(moment, best) ? way : best), first);
}

/** "left to 203" */
function named({ view, ask }: BranchMoment, way: number): string {
  const { rear, space } = pilotOf(view.board, ask.seat);
  return `${turnName(asteroidIn(view.board), rear, space, way)} to ${way}`;
}

const isClearBranch = (moment: BranchMoment): boolean =>
  Math.max(...moment.options.map((way) => cleanBy(moment, way))) -
    Math.min(...moment.options.map((way) => cleanBy(moment, way))) >=
  CLEAR;
const isEasy = (moment: BranchMoment): boolean =>
  moment.planned.every((way) => cleanBy(moment, way) >= cleanBy(moment, easiestBranch(moment)) - ALIKE);

/** 5.5 Whether a way enters a space of The Squeeze this turn. */
function entersSqueeze(moment: BranchMoment, way: number): boolean {
  const { squeeze } = asteroidIn(moment.view.board);
  return wayBy(moment, way)?.rolls.some(({ space }) => (squeeze[space] ?? 0) > 0) ?? false;
}

export const theSqueeze: HintOn<Chase, 'branch'> = {
  id: 'the-squeeze',
  ask: 'branch',
  rule: '5.5',
  matters: (moment) =>
    isClearBranch(moment) &&
    moment.options.some((way) => entersSqueeze(moment, way)) &&
    !entersSqueeze(moment, easiestBranch(moment)),
  isRight: isEasy,
  says(moment) {
    const into = moment.planned.find((way) => entersSqueeze(moment, way));
    if (into === undefined) return null;
    const round = easiestBranch(moment);
    return `That way lies The Squeeze, where you roll for every space: ${percent(cleanBy(moment, into))} to touch no wall. ${capital(named(moment, round))}: ${percent(cleanBy(moment, round))}.`;
  },
  highlights: (moment) => [{ choice: easiestBranch(moment) }],
};

export const easierWay: HintOn<Chase, 'branch'> = {
  id: 'easier-way',
  ask: 'branch',
  rule: '5.1',
  matters: isClearBranch,
  isRight: isEasy,
  says(moment) {
    const [way] = moment.planned;
    if (way === undefined) return null;
    const better = easiestBranch(moment);
    return `At your speed, that way keeps off the walls in ${percent(cleanBy(moment, way))}, and ${named(moment, better)} in ${percent(cleanBy(moment, better))}.`;
  },
  highlights: (moment) => [{ choice: easiestBranch(moment) }],
};
