import { inWedge } from '@starboard/geometry';
import { type HintOn, oneDecimal, plural } from '@starboard/kernel';
import { oddsAtRange } from '../board/combat/odds.ts';
import { isOnMap } from '../rules/02-setup/map.ts';
import { isLeavingMap, mayTurnNext, positionAfter, turnOf } from '../rules/04-movement.ts';
import { isInBlindSpot, LONGEST_RANGE, rangeBetween } from '../rules/05-combat/gunnery.ts';
import type { Order, Ship, Starfire } from '../rules/model.ts';
import { ORDER_NAMES } from '../words/phrases.ts';
import { type MoveMoment, nearestEnemy, shipAfter, shipIn } from './courses.ts';

function leavesMap(moment: MoveMoment, orders: readonly Order[]): boolean {
  let at = shipIn(moment);
  return orders.some((order) => {
    at = { ...at, ...positionAfter(at, order) };
    return !isOnMap(moment.view.board.setup, at);
  });
}

export const offTheMap: HintOn<Starfire, 'move'> = {
  id: 'off-the-map',
  ask: 'move',
  rule: '4.6',
  matters: (moment) => isLeavingMap(moment.view.board, shipIn(moment)),
  isRight: (moment) => !leavesMap(moment, moment.planned),
  says: (moment) =>
    `The next hex is off the map, and ${shipIn(moment).name} would be out of the battle. Stay in place until it has turned.`,
  highlights: (moment) => [`ship-${moment.ask.ship}`],
};

/** Whether the nearest enemy, if it stays, will be where the ship can't fire. */
function losesSight(moment: MoveMoment, orders: readonly Order[]): boolean {
  const enemy = nearestEnemy(moment);
  return enemy !== undefined && isInBlindSpot(shipAfter(moment, orders), enemy);
}

export const blindSpot: HintOn<Starfire, 'move'> = {
  id: 'blind-spot',
  ask: 'move',
  rule: '5.6',
  matters: (moment) =>
    moment.options.some((order) => losesSight(moment, [order])) &&
    moment.options.some((order) => !losesSight(moment, [order]) && !leavesMap(moment, [order])),
  isRight: (moment) => !losesSight(moment, moment.planned),
  says(moment) {
    const [enemy, better] = [
      nearestEnemy(moment),
      moment.options.find((order) => !losesSight(moment, [order]) && !leavesMap(moment, [order])),
    ];
    if (enemy === undefined || better === undefined || moment.planned.length === 0) return null;
    return `${enemy.name} would be in the blind spot behind ${shipIn(moment).name}, where it can’t fire. Better: ${ORDER_NAMES[better]}.`;
  },
  highlights: (moment) => [`ship-${moment.ask.ship}`],
};

/** 5.6 Whether the nearest enemy is before the bow. */
function isAhead(ship: Ship, enemy: Ship): boolean {
  return inWedge(ship, ship.facing, enemy);
}

/** A turn that brings the enemy before the bow, if flying straight on doesn't. */
function turnTowards(moment: MoveMoment): Order | undefined {
  const enemy = nearestEnemy(moment);
  if (enemy === undefined || isAhead(shipAfter(moment, ['ahead']), enemy)) return undefined;
  return moment.options.find((order) => {
    const end = shipAfter(moment, [order]);
    return turnOf(order) !== 0 && isAhead(end, enemy) && isOnMap(moment.view.board.setup, end);
  });
}

export const stillTurn: HintOn<Starfire, 'move'> = {
  id: 'still-turn',
  ask: 'move',
  rule: '4.3',
  matters: (moment) => mayTurnNext(shipIn(moment).straight, shipIn(moment).design) && turnTowards(moment) !== undefined,
  isRight(moment) {
    const enemy = nearestEnemy(moment);
    return enemy !== undefined && isAhead(shipAfter(moment, moment.planned), enemy);
  },
  says(moment) {
    const [turn, enemy, { design }] = [turnTowards(moment), nearestEnemy(moment), shipIn(moment)];
    if (turn === undefined || enemy === undefined) return null;
    return `You can still turn after this hex: “${ORDER_NAMES[turn]}” points your bow at ${enemy.name}. With turn mode ${design.turnMode}, the next turn then takes ${plural(design.turnMode, 'more point')}.`;
  },
  highlights: (moment) => [`ship-${moment.ask.ship}`],
};

/** 5.9 What all weapons that reach so far destroy on average. */
function damageAt(moment: MoveMoment, enemy: Ship, range: number): number {
  return oddsAtRange(moment.view.board, shipIn(moment), enemy, range).damage;
}

/** The longest of the ranges at which the weapons do most. */
function bestRange(moment: MoveMoment, enemy: Ship): number {
  const ranges = Array.from({ length: LONGEST_RANGE }, (_, range) => range);
  return ranges.reduce((best, range) =>
    damageAt(moment, enemy, range) >= damageAt(moment, enemy, best) ? range : best,
  );
}

/** Far less than what the weapons could do. */
const WEAK = 0.6;
/** Ships farther apart than this beyond the longest range have other worries. */
const NEAR = 6;

const isWeak = (moment: MoveMoment, enemy: Ship, range: number): boolean =>
  damageAt(moment, enemy, range) < WEAK * damageAt(moment, enemy, bestRange(moment, enemy));

export const bestRangeHint: HintOn<Starfire, 'move'> = {
  id: 'best-range',
  ask: 'move',
  rule: '5.9',
  matters(moment) {
    const enemy = nearestEnemy(moment);
    if (enemy === undefined) return false;
    const range = rangeBetween(shipIn(moment), enemy);
    return range < LONGEST_RANGE + NEAR && damageAt(moment, enemy, bestRange(moment, enemy)) > 0;
  },
  isRight(moment) {
    const enemy = nearestEnemy(moment);
    if (enemy === undefined) return false;
    const [now, then] = [shipIn(moment), shipAfter(moment, moment.planned)].map((ship) => rangeBetween(ship, enemy));
    if (now === undefined || then === undefined) return false;
    const off = (range: number): number => Math.abs(range - bestRange(moment, enemy));
    return !isWeak(moment, enemy, then) || off(then) < off(now);
  },
  says(moment) {
    const enemy = nearestEnemy(moment);
    if (enemy === undefined || moment.planned.length === 0) return null;
    const range = rangeBetween(shipAfter(moment, moment.planned), enemy);
    const best = bestRange(moment, enemy);
    const does = (at: number): string => oneDecimal(damageAt(moment, enemy, at));
    return `Your weapons do most at range ${best} or less: ${does(best)} of ${enemy.name}’s systems a turn on average. At range ${range} it is ${does(range)}.`;
  },
  highlights: (moment) => [`ship-${moment.view.board.ships.indexOf(nearestEnemy(moment) ?? shipIn(moment))}`],
};
