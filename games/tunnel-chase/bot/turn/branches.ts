import type { TurnGame } from '@starboard/kernel';
import { asteroidIn, ratingOn, waysOn } from '../../rules/flight.ts';
import { type Chase, type Frame, NOWHERE } from '../../rules/model.ts';
import { chanceToScrape } from '../plain/odds.ts';
import { type Chart, chartOf, courseOf } from './chart.ts';
import { both, CLEAN, flightsFrom, type Scrapes, withScrape } from './flights.ts';
import { meet, worthAlone } from './meeting.ts';
import { type FlightPlan, planOf, type TurnPilot } from './pilots.ts';
import { type ChaseSituation, nearest, pilotFor } from './situation.ts';

/** At this pace most curves are easy; a pilot who is only placed has none yet. */
const EASY = 3;

/** 4.6 Where ways part: those who have moved stay, and those who move later answer. */
export function branchGame(situation: ChaseSituation): TurnGame<Chase> {
  const { seat, frame, foresight } = situation;
  const chart = chartOf(asteroidIn(situation.board));
  const me = pilotFor(situation, seat);
  const plans = plansFrom(me, frame, foresight);
  const alone = Float64Array.from(plans, (plan) => worthAlone(me, plan));
  for (const other of nearest(situation, chart)) {
    const rival = pilotFor(situation, other);
    const replies = repliesOf(rival, situation.toMove.includes(other), foresight);
    for (const [i, plan] of plans.entries())
      alone[i] = (alone[i] ?? 0) + answered(chart, me, plan, rival, replies, foresight);
  }
  return { players: [{ seat, weight: 1, alone, opens: plans.map(({ opens }) => opens) }], meetings: [] };
}

/** What a rival changes who answers as well as it can or, for a bot without foresight, in any way. */
function answered(
  chart: Chart,
  me: TurnPilot,
  plan: FlightPlan,
  rival: TurnPilot,
  replies: readonly FlightPlan[],
  foresight: number,
): number {
  const worth = { one: 0, other: 0 };
  let [most, mine, sum] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const reply of replies) {
    meet(chart, me, plan, rival, reply, foresight, worth);
    sum += worth.one;
    const theirs = worth.other + worthAlone(rival, reply);
    if (theirs > most) [most, mine] = [theirs, worth.one];
  }
  return foresight >= 1 ? mine : sum / replies.length;
}

function plansFrom(me: TurnPilot, frame: Frame, foresight: number): readonly FlightPlan[] {
  const { asteroid, handling } = me.tables;
  const { space, rear, speed } = me.pilot;
  const left = 'left' in frame ? frame.left : 0;
  const placed = speed === NOWHERE;
  const pace = placed ? EASY : speed;
  const flown = 'path' in frame ? flownSoFar(me, frame.path, pace) : CLEAN;
  return waysOn(asteroid, { space, rear }).flatMap((way) => {
    const here = withScrape(flown, chanceToScrape(ratingOn(asteroid, rear, space, way), pace, handling));
    const stays = { space, heading: way, rear, course: courseOf(asteroid, space, way), scrapes: CLEAN };
    const flights = left === 0 ? [stays] : flightsFrom(me.tables, space, way, left, pace);
    return flights.map((flight) =>
      planOf(me, way, pace, { ...flight, scrapes: placed ? CLEAN : both(here, flight.scrapes) }, foresight),
    );
  });
}

/** 5.4 The curves behind the pilot are rolled for after the flight. */
function flownSoFar({ tables: { asteroid, handling } }: TurnPilot, path: readonly number[], pace: number): Scrapes {
  let scrapes = CLEAN;
  for (let i = 1; i + 1 < path.length; i++) {
    const rating = ratingOn(asteroid, path[i - 1] ?? 0, path[i] ?? 0, path[i + 1] ?? 0);
    scrapes = withScrape(scrapes, chanceToScrape(rating, pace, handling));
  }
  return scrapes;
}

/** Where a rival may be when all have moved. */
function repliesOf(rival: TurnPilot, moves: boolean, foresight: number): readonly FlightPlan[] {
  const { space, heading, rear, speed } = rival.pilot;
  if (!moves || speed < 1) return [planOf(rival, null, speed === NOWHERE ? EASY : speed, stayed(rival), foresight)];
  return flightsFrom(rival.tables, space, heading, speed, speed).map((flight) =>
    planOf(rival, null, speed, flight, foresight),
  );

  function stayed({ tables: { asteroid } }: TurnPilot) {
    return { space, heading, rear, course: courseOf(asteroid, space, heading), scrapes: CLEAN };
  }
}
