import { roll2d6For, type TwoDice } from '@starboard/kernel';
import { blowUp, protectionLeft, takeDamage } from './02-starfighters.ts';
import { tellGuarded } from './09-designs/secrecy.ts';
import { asteroidIn, curveOn } from './flight.ts';
import { type FrameAt, isFlying, type Match, type Pilot, pilotOf, type Tell } from './model.ts';

const SURE = 2;
const HOPELESS = 13;

/** 5.2 The number needed on two dice, by the tables of all six handlings. */
export function navigationRoll(rating: number, speed: number, handling: number): number {
  return rating + speed + 1 - handling;
}

/** 5.4 After the count, a pilot makes all rolls in the order flown, at the speed flown. */
export function navigate(match: Match, { seat, path }: FrameAt<'move'>, tell: Tell): void {
  const { board } = match;
  const asteroid = asteroidIn(board);
  const pilot = pilotOf(board, seat);
  for (let i = 1; i < path.length && isFlying(pilot); i++) {
    const space = path[i] ?? 0;
    const curve = curveOn(asteroid, path[i - 1] ?? 0, space, path[i + 1] ?? pilot.heading);
    const squeeze = asteroid.squeeze[space] ?? 0;
    if (curve + squeeze > 0) takeCurve(match, seat, { space, curve, squeeze }, tell);
  }
}

interface Passage {
  readonly space: number;
  readonly curve: number;
  readonly squeeze: number;
}

/** 5.1 A curve, 5.5 a space of The Squeeze, 5.6 or both, which add up. 5.3 A lower roll scrapes the wall for 1 point of damage. */
function takeCurve(match: Match, seat: number, passage: Passage, tell: Tell): void {
  const { board } = match;
  const pilot = pilotOf(board, seat);
  const needed = navigationRoll(passage.curve + passage.squeeze, pilot.speed, pilot.design.handling);
  const dice = needed <= SURE || needed >= HOPELESS ? null : roll2d6For(match.dice, 'curve', seat);
  const scraped = dice === null ? needed >= HOPELESS : dice[0] + dice[1] < needed;
  if (scraped) takeDamage(board, pilot, 1);
  if (tell !== undefined) tellOf(match, seat, pilot, passage, { needed, dice, scraped }, tell);
  if (scraped) blowUp(match, '2.3', tell);
}

interface Outcome {
  readonly needed: number;
  readonly dice: TwoDice | null;
  readonly scraped: boolean;
}

function tellOf({ board }: Match, seat: number, pilot: Pilot, passage: Passage, outcome: Outcome, tell: Tell): void {
  const rule = passage.squeeze === 0 ? '5.3' : passage.curve === 0 ? '5.5' : '5.6';
  const full = { type: 'navigated', rule, seat, ...passage, ...outcome, left: protectionLeft(pilot) } as const;
  tellGuarded(tell, board, seat, full, { ...full, needed: null, left: null });
}
