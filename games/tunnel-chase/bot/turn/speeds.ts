import type { PlanMeeting, TurnGame, TurnPlayer } from '@starboard/kernel';
import { speedsAfter } from '../../rules/04-movement/movement.ts';
import { asteroidIn } from '../../rules/flight.ts';
import type { Chase } from '../../rules/model.ts';
import { type Chart, chartOf } from './chart.ts';
import { flightsFrom } from './flights.ts';
import { meet, worthAlone } from './meeting.ts';
import { type FlightPlan, planOf, type TurnPilot } from './pilots.ts';
import { type ChaseSituation, nearest, pilotFor } from './situation.ts';

/** A pilot with everything it may do this turn. */
export interface Planner {
  readonly pilot: TurnPilot;
  readonly plans: readonly FlightPlan[];
}

/** 4.1 Before speeds are shown, a plan is a speed and a way to fly it. */
export function speedsGame(situation: ChaseSituation): TurnGame<Chase> {
  const chart = chartOf(asteroidIn(situation.board));
  const plannerFor = (seat: number): Planner => planner(pilotFor(situation, seat), situation.foresight);
  const me = plannerFor(situation.seat);
  const rivals = nearest(situation, chart).map(plannerFor);
  const all = [me, ...rivals];
  const meetings = all.flatMap((one, i) =>
    all.slice(i + 1).map((other, j) => meeting(chart, one, i, other, i + 1 + j, situation.foresight)),
  );
  return { players: [player(me), ...rivals.map(player)], meetings };
}

export function planner(pilot: TurnPilot, foresight: number): Planner {
  const { space, heading, speed: last } = pilot.pilot;
  const plans = speedsAfter(last).flatMap((speed) =>
    flightsFrom(pilot.tables, space, heading, speed, speed).map((flight) =>
      planOf(pilot, speed, speed, flight, foresight),
    ),
  );
  return { pilot, plans };
}

function player({ pilot, plans }: Planner): TurnPlayer<Chase> {
  const alone = Float64Array.from(plans, (plan) => worthAlone(pilot, plan));
  return { seat: pilot.seat, weight: 1, alone, opens: plans.map(({ opens }) => opens) };
}

function meeting(chart: Chart, one: Planner, i: number, other: Planner, j: number, foresight: number): PlanMeeting {
  const toOne = new Float64Array(one.plans.length * other.plans.length);
  const toOther = new Float64Array(toOne.length);
  const worth = { one: 0, other: 0 };
  let at = 0;
  for (const plan of one.plans) {
    for (const reply of other.plans) {
      meet(chart, one.pilot, plan, other.pilot, reply, foresight, worth);
      toOne[at] = worth.one;
      toOther[at++] = worth.other;
    }
  }
  return { one: i, other: j, toOne, toOther };
}
