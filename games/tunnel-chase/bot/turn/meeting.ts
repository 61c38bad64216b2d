import { isHeadOn } from '../../rules/06-collisions.ts';
import { LONGEST_RANGE } from '../../rules/07-shooting.ts';
import { chanceToHit } from '../plain/odds.ts';
import type { Chart } from './chart.ts';
import { chanceToOutlive } from './outlook.ts';
import { type FlightPlan, shareAt, type TurnPilot } from './pilots.ts';
import { hitsLater } from './pursuit.ts';

/** 6.3 Of three heights two choose the same one time in three. */
const SAME_HEIGHT = 1 / 3;
/** The shots of later turns are those of a stock starfighter; with another accuracy they hit like shots at this range. */
const USUAL_RANGE = 4;
const USUAL_HIT = chanceToHit(USUAL_RANGE, 4);

/** What a plan is worth to a pilot whom nobody meets. */
export function worthAlone(pilot: TurnPilot, { alive, left, later, liked }: FlightPlan): number {
  return liked + (alive[0] ?? 0) * shareAt(pilot, (left[0] ?? 0) - later);
}

/** Worths for both pilots of a pair, of one plan each. */
export interface PairWorth {
  one: number;
  other: number;
}

/** What two plans do to two pilots, beyond what each is worth alone. */
export function meet(
  chart: Chart,
  one: TurnPilot,
  plan: FlightPlan,
  other: TurnPilot,
  reply: FlightPlan,
  foresight: number,
  into: PairWorth,
): void {
  into.one = 0;
  into.other = 0;
  const [given, taken] = foresight >= 2 ? later(chart, one, plan, other, reply) : NOTHING;
  if (plan.space === reply.space) {
    const points = isHeadOn(plan, reply) ? 2 : 1;
    add(into, one, plan, other, reply, 0, 0, 0, given, taken, 1 - SAME_HEIGHT);
    add(into, one, plan, other, reply, 1, 1, points, given, taken, SAME_HEIGHT);
    return;
  }
  const hits = shot(chart, one, plan, reply) * (plan.alive[0] ?? 0);
  const suffers = shot(chart, other, reply, plan) * (reply.alive[0] ?? 0);
  add(into, one, plan, other, reply, hits, suffers, 1, given, taken, 1);
}

const NOTHING = [0, 0] as const;

function later(
  chart: Chart,
  one: TurnPilot,
  plan: FlightPlan,
  other: TurnPilot,
  reply: FlightPlan,
): readonly [number, number] {
  return [hitsLater(chart, plan, reply) * skill(one), hitsLater(chart, reply, plan) * skill(other)];
}

const skill = ({ pilot, attention }: TurnPilot): number =>
  (attention * chanceToHit(USUAL_RANGE, pilot.design.accuracy)) / USUAL_HIT;

function shot({ spaces, ahead }: Chart, { pilot }: TurnPilot, from: FlightPlan, at: FlightPlan): number {
  const range = ahead[from.course * spaces + at.space] ?? 0;
  return range === 0 || range > LONGEST_RANGE ? 0 : chanceToHit(range, pilot.design.accuracy);
}

function add(
  into: PairWorth,
  one: TurnPilot,
  plan: FlightPlan,
  other: TurnPilot,
  reply: FlightPlan,
  hits: number,
  suffers: number,
  points: number,
  given: number,
  taken: number,
  chance: number,
): void {
  const [mine, mineLeft] = [after(plan, suffers, points), leftAfter(plan, suffers, points)];
  const [their, theirLeft] = [after(reply, hits, points), leftAfter(reply, hits, points)];
  const own = mineLeft - plan.later;
  const his = theirLeft - reply.later;
  into.one += chance * (worth(one, other, mine, own, taken, their, his, given) + plan.liked - worthAlone(one, plan));
  into.other +=
    chance * (worth(other, one, their, his, given, mine, own, taken) + reply.liked - worthAlone(other, reply));
}

const after = ({ alive }: FlightPlan, hit: number, points: number): number =>
  (alive[0] ?? 0) * (1 - hit) + (alive[points] ?? 0) * hit;

function leftAfter({ alive, left }: FlightPlan, hit: number, points: number): number {
  const [unhurt, hurt] = [(alive[0] ?? 0) * (1 - hit), (alive[points] ?? 0) * hit];
  return unhurt + hurt > 0 ? (unhurt * (left[0] ?? 0) + hurt * (left[points] ?? 0)) / (unhurt + hurt) : 0;
}

/** The place share of a pilot that lives on with some chance and protection, beside a rival that does. */
function worth(
  own: TurnPilot,
  rival: TurnPilot,
  alive: number,
  left: number,
  taken: number,
  theirs: number,
  theirLeft: number,
  given: number,
): number {
  const { style, rivals } = own;
  const mine = left - taken * style.fear;
  const now = chanceToOutlive(mine, rival.left);
  const hurt = rival.left - style.bold * (rival.left - theirLeft);
  const outlives = chanceToOutlive(mine, hurt);
  const hunted = outlives + style.hunt * (chanceToOutlive(mine, hurt - given) - outlives);
  const outlived = theirs * (hunted - now) + (1 - theirs) * (1 - now);
  return alive * (shareAt(own, mine) + outlived / rivals) + ((1 - alive) * (1 - theirs) * style.together) / rivals;
}
