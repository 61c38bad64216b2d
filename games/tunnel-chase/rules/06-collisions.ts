import type { DecisionOn, Seat } from '@starboard/kernel';
import { blowUp, flying, protectionLeft, takeDamage } from './02-starfighters.ts';
import { tellGuarded } from './09-designs/secrecy.ts';
import {
  type Board,
  type Chase,
  type FrameAt,
  HEIGHTS,
  isFlying,
  type Match,
  type Position,
  pilotOf,
  type SeatPair,
  type Tell,
} from './model.ts';
import { rollOff } from './roll-off.ts';

/** 6.1 Starfighters pass one another freely. 6.2 Those that stop on one space set their heights in secret. */
export function setHeights({ board }: Match, frame: FrameAt<'turn'>) {
  frame.heights.fill(null);
  const seats = flying(board);
  const sharing = seats.filter((seat) => seats.some((other) => other !== seat && onOneSpace(board, seat, other)));
  return { ask: sharing.map((seat) => ({ kind: 'height', seat }) as const) };
}

function onOneSpace(board: Board, a: Seat, b: Seat): boolean {
  return pilotOf(board, a).space === pilotOf(board, b).space;
}

export const height: DecisionOn<Chase, 'height', 'turn'> = {
  candidates: () => HEIGHTS,
  apply(_match, { seat }, chosen, { heights }, tell) {
    heights[seat] = chosen;
    tell?.({ type: 'height-set', rule: '6.2', seat, height: chosen });
  },
};

/** 6.3 Pairs at equal heights collide, all at the same moment. 11.6 Each pair is judged separately. */
export function collide(match: Match, { heights }: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  const grazed: SeatPair[] = [];
  let any = false;
  for (let a = 0; a < heights.length; a++) {
    for (let b = a + 1; heights[a] !== null && b < heights.length; b++) {
      if (heights[b] === null || !onOneSpace(board, a, b) || !bothFly(board, a, b)) continue;
      if (heights[a] !== heights[b]) tell?.({ type: 'passed', rule: '6.3', pair: [a, b] });
      else {
        if (!graze(board, a, b, tell)) grazed.push([a, b]);
        any = true;
      }
    }
  }
  board.grazed = grazed;
  if (any) blowUp(match, '2.3', tell);
}

function bothFly(board: Board, a: Seat, b: Seat): boolean {
  return isFlying(pilotOf(board, a)) && isFlying(pilotOf(board, b));
}

type Course = Pick<Position, 'heading' | 'rear'>;

/** 6.6 A collision is head-on if one heads where the other came from. */
export const isHeadOn = (one: Course, two: Course): boolean => one.heading === two.rear || two.heading === one.rear;

/** 6.4 A graze from behind costs 1 damage each. 6.6 Head-on costs 2 each. */
function graze(board: Board, a: Seat, b: Seat, tell: Tell): boolean {
  const [one, two] = [pilotOf(board, a), pilotOf(board, b)];
  const headOn = isHeadOn(one, two);
  const damage = headOn ? 2 : 1;
  takeDamage(board, one, damage);
  takeDamage(board, two, damage);
  tell?.({ type: 'collided', rule: headOn ? '6.6' : '6.4', pair: [a, b], headOn, damage });
  return headOn;
}

/**
 * 6.4 The pilot that set the higher speed goes first. 6.5 Of pilots that grazed from behind at the same set speed, all
 * but the highest roll scrape the wall. The speed set counts: a slowed pilot rolls with nobody else, and does not fall
 * behind pilots that set less.
 */
export function scrapePast(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  if (board.grazed.length === 0) return;
  const set = board.pilots.map(({ speed }) => speed);
  const unequal = board.grazed.filter(([a, b]) => set[a] !== set[b]);
  const ordered = unequal.map(([a, b]): SeatPair => ((set[a] ?? 0) > (set[b] ?? 0) ? [a, b] : [b, a]));
  for (const together of groupsAtOneSpeed(board)) {
    const rolled = rollOff(match, together, 'scrape', '6.5', tell);
    for (let i = 1; i < rolled.length; i++) scrape(board, rolled[i] ?? 0, tell);
    ordered.push(...pairsInOrder(rolled));
  }
  board.grazed = ordered;
  blowUp(match, '2.3', tell);
}

/** 6.5 All who rolled together move in the order of their rolls, also two of them that didn't graze each other. */
function pairsInOrder(rolled: readonly Seat[]): readonly SeatPair[] {
  return rolled.flatMap((first, i) => rolled.slice(i + 1).map((second): SeatPair => [first, second]));
}

/** 6.5 Those who wait for none of the others after a graze; in a ring of tails, nobody else may break it. */
export function leadersOf({ grazed }: Board, seats: readonly Seat[]): readonly Seat[] {
  if (grazed.length === 0 || seats.length < 2) return seats;
  return seats.filter((seat) => !grazed.some(([first, second]) => second === seat && seats.includes(first)));
}

function groupsAtOneSpeed(board: Board): readonly (readonly Seat[])[] {
  const groups: (readonly Seat[])[] = [];
  for (const [seat] of board.grazed) {
    if (!groups.some((group) => group.includes(seat))) groups.push(sameSpeed(board, seat));
  }
  return groups;
}

/** The pilots linked by grazes at the same set speed, in the order of their seats. */
function sameSpeed(board: Board, seat: Seat): readonly Seat[] {
  const { speed } = pilotOf(board, seat);
  const found: Seat[] = isFlying(pilotOf(board, seat)) ? [seat] : [];
  for (let i = 0; i < found.length; i++) {
    for (const pair of board.grazed) {
      const other = pair[0] === found[i] ? pair[1] : pair[1] === found[i] ? pair[0] : undefined;
      if (other === undefined || found.includes(other)) continue;
      const pilot = pilotOf(board, other);
      if (isFlying(pilot) && pilot.speed === speed) found.push(other);
    }
  }
  return found.sort((a, b) => a - b);
}

function scrape(board: Board, seat: Seat, tell: Tell): void {
  const pilot = pilotOf(board, seat);
  pilot.speed--;
  takeDamage(board, pilot, 1);
  const { speed } = pilot;
  const full = { type: 'scraped-past', rule: '6.5', seat, speed, left: protectionLeft(pilot) } as const;
  tellGuarded(tell, board, seat, full, { ...full, left: null });
}
