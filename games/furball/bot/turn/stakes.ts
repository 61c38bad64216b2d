import type { Seat } from '@starboard/kernel';
import { type Match, type Ship, shipOf } from '../../rules/model.ts';
import { value } from '../value.ts';
import type { Style } from './style.ts';

/** What points and damage are worth to a seat, in place shares, as the scores stand: beside a close rival they count most. */
export interface Stakes {
  readonly seat: Seat;
  readonly style: Style;
  /** What the present points and damage are worth. */
  readonly now: number;
  /** A point of its own. */
  readonly point: number;
  /** By ship: what it is worth to the seat if that ship loses a hull point. */
  readonly life: readonly number[];
  /** By ship: to damage it, and to destroy it. What damage leads to later is not counted. */
  readonly hit: readonly number[];
  readonly kill: readonly number[];
  /** By ship: to be damaged and to be destroyed by it. */
  readonly hitBy: readonly number[];
  readonly killBy: readonly number[];
  /** To be destroyed by nobody. */
  readonly lost: number;
}

/** 11.1, 11.2 */
const KILL = 5;
const HIT = 1;
const LOSS = -2;
/** A shield counts for less than the hull behind it. */
export const SHIELD = 0.6;

/** Whatever it is worth to come back as new, nobody flies off the mat who can stay. */
export const OFF_THE_MAT = 1;

export function stakesOf(match: Match, seat: Seat, style: Style): Stakes {
  const { ships } = match.board;
  const now = value(match, seat);
  const own = shipOf(match.board, seat);
  const after = (...changes: readonly Change[]): number => value(changed(match, changes), seat) - now;
  const leader = leaderBesides(ships, seat);
  const zest = ({ damage }: Ship, at: Seat): number =>
    1 + (at === leader ? style.hunting : 0) + (damage.length > 0 ? style.scavenging : 0);
  const byOther = (worth: (ship: Ship, at: Seat) => number): readonly number[] =>
    ships.map((ship, at) => (at === seat ? 0 : worth(ship, at)));
  const { caution } = style;
  return {
    seat,
    style,
    now,
    point: after([seat, scored(own, 1)]),
    life: ships.map((ship, at) => after([at, hurt(ship)]) * (at === seat ? caution : zest(ship, at))),
    hit: byOther((ship, at) => after([seat, scoredByAttack(own, HIT)]) * zest(ship, at)),
    kill: byOther((ship, at) => after([seat, scoredByAttack(own, KILL)], [at, destroyed(ship)]) * zest(ship, at)),
    hitBy: byOther((ship, at) => after([at, scoredByAttack(ship, HIT)]) * caution),
    killBy: byOther((ship, at) => after([at, scoredByAttack(ship, KILL)], [seat, destroyed(own)]) * caution),
    lost: after([seat, destroyed(own)]) * caution,
  };
}

type Change = readonly [seat: Seat, after: Partial<Ship>];

function changed(match: Match, changes: readonly Change[]): Match {
  let { ships } = match.board;
  for (const [seat, after] of changes) ships = ships.with(seat, { ...shipOf(match.board, seat), ...after });
  return { ...match, board: { ...match.board, ships } };
}

const scored = ({ score }: Ship, points: number): Partial<Ship> => ({ score: score + points });

/** 11.4 Only the best attack of a round counts. */
const scoredByAttack = (ship: Ship, points: number): Partial<Ship> =>
  scored(ship, Math.max(0, points - ship.attackScore));

/** That the ship comes back undamaged is left out: nobody should be destroyed for that. */
const destroyed = (ship: Ship): Partial<Ship> => ({ ...scored(ship, LOSS), losses: ship.losses + 1 });

const hurt = ({ damage }: Ship): Partial<Ship> => ({ damage: [...damage, FACEDOWN] });
const FACEDOWN = { id: -1, card: 'damage.tfa.directhit', up: false, known: false, round: 0, attack: 0 } as const;

function leaderBesides(ships: readonly Ship[], seat: Seat): Seat {
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const [at, { score, status }] of ships.entries()) {
    if (at !== seat && status !== 'out' && score > most) [found, most] = [at, score];
  }
  return found;
}
