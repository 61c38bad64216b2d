import type { Bot } from '@starboard/bots';
import { type Choice, cloneMatch, diceFromSeed, imagine, type Seat, type View, view } from '@starboard/kernel';
import { heuristics } from '../../games/tunnel-chase/bot/index.ts';
import { chartOf } from '../../games/tunnel-chase/bot/turn/chart.ts';
import { meet, worthAlone } from '../../games/tunnel-chase/bot/turn/meeting.ts';
import { type FlightPlan, shareAt } from '../../games/tunnel-chase/bot/turn/pilots.ts';
import { pilotFor, situationOf } from '../../games/tunnel-chase/bot/turn/situation.ts';
import { type Planner, planner } from '../../games/tunnel-chase/bot/turn/speeds.ts';
import { ALL_ROUND } from '../../games/tunnel-chase/bot/turn/style.ts';
import { asteroidIn } from '../../games/tunnel-chase/rules/flight.ts';
import { rules } from '../../games/tunnel-chase/rules/index.ts';
import { type Chase, type Match, pilotOf } from '../../games/tunnel-chase/rules/model.ts';

/** This turn alone, and this turn with the shots of later ones. */
const [WALLS, ALL] = [1, 2];
/** What the rival does less often than this is left out. */
const HARDLY = 0.03;

/** So many plans are followed further: those that promise most. */
const FOLLOWED = 6;
const FOLLOWED_LATER = 3;

/**
 * The best answer to one rival that it can find: it knows how often the rival sets each speed, because it asks it, now
 * and in every position that the plans which promise most may lead to, for so many turns more.
 */
export interface BestResponse {
  /** How many positions it has looked at. */
  readonly looked: () => number;
  choose(match: Match, seat: Seat): Choice<Chase>;
}

export function bestResponse(rival: Bot, turns: number): BestResponse {
  let looked = 0;

  function choose(match: Match, seat: Seat): Choice<Chase> {
    const now = imagine(rules, { ...view(rules, match, seat), ready: [] }, diceFromSeed('imagined'));
    return best(now, seat, turns, FOLLOWED).plan.opens;
  }

  function best(now: Match, seat: Seat, later: number, followed: number): ValuedPlan {
    const turn = turnIn(now, seat);
    const replies = repliesOf(turn, rivalShares(now, 1 - seat));
    looked++;
    const plans = turn.me.plans.map((plan) => ({ plan, worth: against(turn, plan, replies, ALL) }));
    plans.sort((a, b) => b.worth - a.worth);
    const better =
      later === 0
        ? plans
        : plans
            .slice(0, followed)
            .map(({ plan }) => ({ plan, worth: ahead(now, seat, turn, plan, replies, later - 1) }))
            .sort((a, b) => b.worth - a.worth);
    const [first] = better;
    if (first === undefined) throw new Error('there is no plan');
    return first;
  }

  /** With the best answers in the turns after, as if nobody had been hurt in this one. */
  function ahead(
    now: Match,
    seat: Seat,
    turn: TurnOfTwo,
    plan: FlightPlan,
    replies: readonly Reply[],
    later: number,
  ): number {
    const { pilot } = turn.me;
    const assumed = shareAt(pilot, pilot.left - plan.later);
    let sum = against(turn, plan, replies, WALLS);
    for (const { plan: reply, share } of replies) {
      const next = cloneMatch(rules, now);
      next.board.turn++;
      Object.assign(pilotOf(next.board, seat), endOf(plan));
      Object.assign(pilotOf(next.board, 1 - seat), endOf(reply));
      sum += share * (best(next, seat, later, FOLLOWED_LATER).worth - assumed);
    }
    return sum;
  }

  function rivalShares(match: Match, seat: Seat): ReadonlyMap<unknown, number> {
    const { options } = rival.think(rules, heuristics, view(rules, match, seat), diceFromSeed('asked'), false);
    return new Map(options.map(({ choice, share }) => [choice, share]));
  }

  return { looked: () => looked, choose };
}

interface ValuedPlan {
  readonly plan: FlightPlan;
  readonly worth: number;
}

const endOf = ({ space, heading, rear, speed }: FlightPlan): object => ({ space, heading, rear, speed });

interface TurnOfTwo {
  readonly me: Planner;
  readonly rival: Planner;
  readonly chart: ReturnType<typeof chartOf>;
}

interface Reply {
  readonly plan: FlightPlan;
  readonly share: number;
}

function turnIn(match: Match, seat: Seat): TurnOfTwo {
  const situation = situationOf(view(rules, match, seat) as View<Chase>, seat, ALL_ROUND, ALL);
  const [me, rival] = [seat, 1 - seat].map((each) => planner(pilotFor(situation, each), ALL));
  if (me === undefined || rival === undefined) throw new Error('a chase of two');
  return { me, rival, chart: chartOf(asteroidIn(match.board)) };
}

/** With each speed, the rival flies where it can expect most if the other may fly anywhere. */
function repliesOf({ me, rival, chart }: TurnOfTwo, shares: ReadonlyMap<unknown, number>): readonly Reply[] {
  const best = new Map<unknown, { plan: FlightPlan; worth: number }>();
  const pair = { one: 0, other: 0 };
  for (const plan of rival.plans) {
    if ((shares.get(plan.opens) ?? 0) < HARDLY) continue;
    let worth = worthAlone(rival.pilot, plan);
    for (const mine of me.plans) {
      meet(chart, rival.pilot, plan, me.pilot, mine, ALL, pair);
      worth += pair.one / me.plans.length;
    }
    if (worth > (best.get(plan.opens)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(plan.opens, { plan, worth });
  }
  const replies = [...best.values()].map(({ plan }) => ({ plan, share: shares.get(plan.opens) ?? 0 }));
  const total = replies.reduce((sum, { share }) => sum + share, 0);
  return replies.map(({ plan, share }) => ({ plan, share: share / total }));
}

function against({ me, rival, chart }: TurnOfTwo, plan: FlightPlan, replies: readonly Reply[], far: number): number {
  const pair = { one: 0, other: 0 };
  let worth = worthAlone(me.pilot, plan);
  for (const { plan: reply, share } of replies) {
    meet(chart, me.pilot, plan, rival.pilot, reply, far, pair);
    worth += share * pair.one;
  }
  return worth;
}
