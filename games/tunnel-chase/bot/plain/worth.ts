import { protectionLeft } from '../../rules/02-starfighters.ts';
import { speedsAfter } from '../../rules/04-movement/movement.ts';
import { LONGEST_RANGE } from '../../rules/07-shooting.ts';
import { distanceBetween, isAhead, seeEachOther } from '../../rules/flight.ts';
import type { Pilot } from '../../rules/model.ts';
import type { Landing } from './flights.ts';
import type { Rival } from './forecast.ts';
import { chanceToHit } from './odds.ts';
import { scrapesAhead, spacesTo, type TunnelTables } from './tunnels.ts';

/** How much the next turn's scrapes count beside this one's. */
const LATER = 0.8;
/** What it is worth to come up behind somebody, in hits. */
const CHASE = 1.5;
/** 6.3 Of three heights two choose the same one time in three. */
const SAME_HEIGHT = 1 / 3;
/** With many about, what hurts another helps all the others too. */
const AMONG_MANY = 0.6;

/** What it is worth to a pilot to end a turn there, at a speed: hits given less hits and scrapes taken, as shares of what is left. */
export function worthOf(
  tunnels: TunnelTables,
  own: Pilot,
  speed: number,
  end: Landing,
  rivals: readonly Rival[],
  many: boolean,
): number {
  const cost = 1 / Math.max(1, protectionLeft(own));
  let worth = -cost * (end.scrapes + LATER * scrapesNext(tunnels, own, speed, end));
  for (const { pilot, ends } of rivals) {
    const gain = (many ? AMONG_MANY : 1) / Math.max(1, protectionLeft(pilot));
    for (const there of ends) worth += there.chance * meeting(tunnels, own, end, pilot, there, gain, cost);
  }
  return worth;
}

/** The scrapes of the safest way on at the safest speed that may be set then. */
function scrapesNext(tunnels: TunnelTables, { design }: Pilot, speed: number, { space, heading }: Landing): number {
  let least = Number.POSITIVE_INFINITY;
  for (const next of speedsAfter(speed)) {
    const scrapes = scrapesAhead(tunnels, space, heading, next, design.handling) + 0.01 * next;
    if (scrapes < least) least = scrapes;
  }
  return least;
}

function meeting(
  tunnels: TunnelTables,
  own: Pilot,
  here: Landing,
  other: Pilot,
  there: Landing,
  gain: number,
  cost: number,
): number {
  const { asteroid } = tunnels;
  if (here.space === there.space) return SAME_HEIGHT * (gain - cost);
  if (!seeEachOther(asteroid, here.space, there.space)) {
    const [hunting, hunted] = [
      spacesTo(tunnels, here.space, here.heading, there.space),
      spacesTo(tunnels, there.space, there.heading, here.space),
    ];
    return (CHASE * gain) / (4 + hunting) - (CHASE * cost) / (4 + hunted);
  }
  const range = distanceBetween(asteroid, here.space, there.space);
  const [given, taken] = [isAhead(asteroid, here, there), isAhead(asteroid, there, here)];
  const closing = given === taken ? 0 : ((given ? gain : -cost) * CHASE) / (4 + range);
  if (range > LONGEST_RANGE) return closing;
  return (
    closing +
    (given ? gain * chanceToHit(range, own.design.accuracy) : 0) -
    (taken ? cost * chanceToHit(range, other.design.accuracy) : 0)
  );
}
