import { type DecisionOn, roll2d6For, type Seat } from '@starboard/kernel';
import { blowUp, flying, takeDamage } from './02-starfighters.ts';
import { areSecret, tellGuarded } from './09-designs/secrecy.ts';
import { asteroidIn, distanceBetween, isAhead } from './flight.ts';
import {
  type Board,
  type Chase,
  type FrameAt,
  isFlying,
  type Match,
  pilotOf,
  type Tell,
  type Tunnels,
} from './model.ts';

export const LONGEST_RANGE = 8;
const MOST_ON_DICE = 12;

/** 7.3 The number needed on two dice, by the weapons table. */
export function toHit(range: number, accuracy: number): number {
  return range + 7 - accuracy;
}

/** 7.1 The range of a legal target: ahead, in sight, 1 to 8 spaces away; 0 for any other. */
export function rangeTo(board: Tunnels, by: Seat, target: Seat): number {
  const [shooter, other] = [pilotOf(board, by), pilotOf(board, target)];
  if (!isFlying(shooter) || !isFlying(other)) return 0;
  const asteroid = asteroidIn(board);
  const range = distanceBetween(asteroid, shooter.space, other.space);
  return range <= LONGEST_RANGE && isAhead(asteroid, shooter, other) ? range : 0;
}

/** 7.2 All pilots with a target may fire at once. 9.3 With secret designs, those who cannot hit are asked too. */
export function takeAim({ board }: Match, frame: FrameAt<'turn'>) {
  frame.shots.fill(null);
  const secret = areSecret(board);
  const shooters = flying(board).filter((seat) =>
    hasTarget(board, seat, secret ? LONGEST_RANGE : reachOf(board, seat)),
  );
  return { ask: shooters.map((seat) => ({ kind: 'fire', seat }) as const) };
}

/** 7.4 The longest range at which a pilot can hit: no roll exceeds 12. */
function reachOf(board: Board, seat: Seat): number {
  return MOST_ON_DICE - 7 + pilotOf(board, seat).design.accuracy;
}

function hasTarget(board: Board, seat: Seat, reach: number): boolean {
  for (let target = 0; target < board.pilots.length; target++) {
    if (target === seat) continue;
    const range = rangeTo(board, seat, target);
    if (range > 0 && range <= reach) return true;
  }
  return false;
}

export const fire: DecisionOn<Chase, 'fire', 'turn'> = {
  candidates(board, { seat }) {
    const targets: (Seat | null)[] = flying(board).filter(
      (target) => target !== seat && rangeTo(board, seat, target) > 0,
    );
    targets.push(null);
    return targets;
  },
  forbids(board, { seat }, target) {
    if (target === null || rangeTo(board, seat, target) <= reachOf(board, seat)) return undefined;
    return { rule: '7.4', fact: 'The target is too far away for your accuracy: you can’t roll enough on two dice.' };
  },
  apply(_match, { seat }, target, { shots }, tell) {
    shots[seat] = target;
    if (target === null) tell?.({ type: 'held-fire', rule: '7.2', seat });
  },
};

/** 7.3 Every shot is rolled; 7.5 then all damage counts together, so destroyed pilots have fired too. */
export function shoot(match: Match, { shots }: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  const hits = board.pilots.map(() => 0);
  let any = false;
  for (let by = 0; by < shots.length; by++) {
    const target = shots[by] ?? null;
    if (target === null || !rollToHit(match, by, target, tell)) continue;
    hits[target] = (hits[target] ?? 0) + 1;
    any = true;
  }
  if (!any) return;
  for (const [seat, points] of hits.entries()) if (points > 0) takeDamage(board, pilotOf(board, seat), points);
  blowUp(match, '2.3', tell);
}

/** 11.7 Dice are rolled even if no roll can fail. */
function rollToHit(match: Match, by: Seat, target: Seat, tell: Tell): boolean {
  const { board } = match;
  const range = rangeTo(board, by, target);
  if (range === 0) return false;
  const needed = toHit(range, pilotOf(board, by).design.accuracy);
  const dice = roll2d6For(match.dice, 'shot', by);
  const hit = dice[0] + dice[1] >= needed;
  if (tell !== undefined) {
    const full = { type: 'shot', rule: '7.3', by, target, range, needed, dice, hit } as const;
    tellGuarded(tell, board, by, full, { ...full, needed: null });
  }
  return hit;
}
