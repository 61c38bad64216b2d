import { type HintOn, type MomentOf, nameOf, plural } from '@starboard/kernel';
import { type PilotRelation, relationsOf } from '../board/ahead/pilot-relations.ts';
import { speedsAfter } from '../rules/04-movement/movement.ts';
import { type Chase, pilotOf } from '../rules/model.ts';

type SpeedMoment = MomentOf<Chase, 'speed'>;

/** The share of the other pilot's speeds that has to depend on mine. */
const CLEAR = 0.4;
const ALIKE = 0.2;

const nearest = ({ view, ask }: SpeedMoment, fits: (relation: PilotRelation) => boolean): PilotRelation | undefined =>
  relationsOf(view.board, ask.seat).find((each) => each.range > 0 && fits(each));

const speedsOf = ({ view }: SpeedMoment, { seat }: PilotRelation): readonly number[] =>
  speedsAfter(pilotOf(view.board, seat).speed);

/** How many of the follower's speeds keep it behind the leader, if neither leaves the tunnel they share. */
const keepsBehind = (follower: readonly number[], leader: number, range: number): number =>
  follower.filter((speed) => speed < leader + range).length;
const staysAhead = (leader: readonly number[], follower: number, range: number): number =>
  leader.filter((speed) => follower < speed + range).length;

/** 4.2 How to make somebody who tails you fly past. */
interface Tailed {
  readonly by: PilotRelation;
  readonly speeds: readonly number[];
  /** How many of its speeds keep it behind at one of mine. */
  count(mine: number): number;
  readonly best: number;
}

function tailed(moment: SpeedMoment): Tailed | null {
  const by = nearest(moment, ({ tailsMe, threat }) => tailsMe && threat);
  if (by === undefined) return null;
  const speeds = speedsOf(moment, by);
  const count = (mine: number): number => keepsBehind(speeds, mine, by.range);
  const best = moment.options.toSorted((a, b) => count(a) - count(b))[0] ?? 0;
  return { by, speeds, count, best };
}

export const onYourTail: HintOn<Chase, 'speed'> = {
  id: 'on-your-tail',
  ask: 'speed',
  rule: '4.2',
  matters(moment) {
    const tail = tailed(moment);
    if (tail === null) return false;
    const most = Math.max(...moment.options.map(tail.count));
    return (most - tail.count(tail.best)) / tail.speeds.length >= CLEAR;
  },
  isRight(moment) {
    const tail = tailed(moment);
    if (tail === null) return false;
    const [speed = 0] = moment.planned;
    return (tail.count(speed) - tail.count(tail.best)) / tail.speeds.length <= ALIKE;
  },
  says(moment) {
    const tail = tailed(moment);
    if (tail === null) return null;
    const { by, speeds, count, best } = tail;
    const name = nameOf(moment.names, by.seat);
    const flies = `${name} is behind you, ${plural(by.range, 'space')} away, and may fire at you after you move.`;
    return `${flies} Slow down and it flies past: at speed ${best}, only ${count(best)} of its ${speeds.length} possible speeds ${count(best) === 1 ? 'keeps' : 'keep'} it behind you.`;
  },
  highlights: (moment) => ['speeds', `pilot-${tailed(moment)?.by.seat ?? moment.ask.seat}`],
};

function chased(moment: SpeedMoment): Tailed | null {
  const by = nearest(moment, (relation) => relation.tailed);
  if (by === undefined) return null;
  const speeds = speedsOf(moment, by);
  const count = (mine: number): number => staysAhead(speeds, mine, by.range);
  const best = moment.options.toSorted((a, b) => count(b) - count(a) || b - a)[0] ?? 0;
  return { by, speeds, count, best };
}

export const stayBehind: HintOn<Chase, 'speed'> = {
  id: 'stay-behind',
  ask: 'speed',
  rule: '4.2',
  matters(moment) {
    const chase = chased(moment);
    if (chase === null) return false;
    const least = Math.min(...moment.options.map(chase.count));
    return (chase.count(chase.best) - least) / chase.speeds.length >= CLEAR;
  },
  isRight(moment) {
    const chase = chased(moment);
    if (chase === null) return false;
    const [speed = 0] = moment.planned;
    return (chase.count(chase.best) - chase.count(speed)) / chase.speeds.length <= ALIKE;
  },
  says(moment) {
    const chase = chased(moment);
    const [speed] = moment.planned;
    if (chase === null || speed === undefined) return null;
    const { by, speeds, count, best } = chase;
    const name = nameOf(moment.names, by.seat);
    return `${name} is ${plural(by.range, 'space')} ahead. At speed ${speed} you stay behind it with ${count(speed)} of its ${speeds.length} possible speeds, at ${best} with ${count(best)}. From behind, only you can fire.`;
  },
  highlights: (moment) => ['speeds', `pilot-${chased(moment)?.by.seat ?? moment.ask.seat}`],
};
