import type { Seat } from '@starboard/kernel';
import {
  type Board,
  type DamageSource,
  type Event,
  type Limit,
  type Match,
  type SourceTally,
  shipOf,
  type Tell,
} from './model.ts';

/** Points, recorded the moment they are made, each with its reason and the limit that applied. */

export const DAMAGE = 1;
export const KILL = 5;
export const LOSS = -2;
const SURVIVAL = 2;
/** 11.6 This many ships score for one source other than an attack; one scores for the splash of an attack. */
const SHIPS_PER_SOURCE = 2;
const SHIPS_PER_SPLASH = 1;

/**
 * 11.1 A player has hurt or destroyed a ship. 11.7 Nobody scores for their own. 11.9 The immediate effect of a critical
 * counts for its source.
 */
export function scoreHarm(match: Match, source: DamageSource, victim: Seat, kill: boolean, tell: Tell): void {
  const { by, as } = source;
  if (by === null || as === 'none') return;
  const worth = kill ? KILL : DAMAGE;
  const found =
    by === victim
      ? OWN_SHIP
      : as === 'attack'
        ? byAttack(match.board, by, worth)
        : byTally(match.board, source, victim, worth);
  const { points, limit } = found;
  const ship = shipOf(match.board, by);
  ship.score += points;
  tell?.({
    type: 'scored',
    rule: RULES[limit],
    seat: by,
    worth: by === victim ? 0 : worth,
    points,
    total: ship.score,
    for: kill ? 'kill' : 'damage',
    victim,
    as,
    limit,
  });
}

const RULES: { readonly [L in Limit]: string } = {
  none: '11.1',
  round: '11.4',
  splash: '11.5',
  'two-ships': '11.6',
  'own-ship': '11.7',
};

interface Scored {
  readonly points: number;
  readonly limit: Limit;
}
const OWN_SHIP: Scored = { points: 0, limit: 'own-ship' };

/** 11.4 One score a round from all attacks of a ship, the best. */
function byAttack(board: Board, by: Seat, worth: number): Scored {
  const ship = shipOf(board, by);
  const points = Math.max(0, worth - ship.attackScore);
  const limit = ship.attackScore > 0 ? 'round' : 'none';
  ship.attackScore += points;
  return { points, limit };
}

/** 11.5 The best ship of a splash; 11.6 the two best of any other source. */
function byTally(board: Board, { key, as }: DamageSource, victim: Seat, worth: number): Scored {
  const most = as === 'splash' ? SHIPS_PER_SPLASH : SHIPS_PER_SOURCE;
  const before = board.tallies.find((tally) => tally.key === key) ?? { key, ships: [], points: [] };
  const after = withResult(before, victim, worth);
  board.tallies = [...board.tallies.filter((tally) => tally !== before), after];
  const points = best(after, most) - best(before, most);
  const full = before.ships.length >= most && points < worth;
  return { points, limit: full ? (as === 'splash' ? 'splash' : 'two-ships') : 'none' };
}

function withResult({ key, ships, points }: SourceTally, victim: Seat, worth: number): SourceTally {
  const place = ships.indexOf(victim);
  if (place < 0) return { key, ships: [...ships, victim], points: [...points, worth] };
  return { key, ships, points: points.with(place, Math.max(worth, points[place] ?? 0)) };
}

const best = ({ points }: SourceTally, most: number): number =>
  points
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, each) => sum + each, 0);

/** 11.2 A player loses two points each time their ship is destroyed, 11.8 even by itself. */
export function scoreLoss({ board }: Match, seat: Seat, tell: Tell): void {
  const ship = shipOf(board, seat);
  ship.losses++;
  ship.score += LOSS;
  tell?.(plain('11.2', seat, 'loss', LOSS, ship.score));
}

/** 11.3 Two points, once, for a ship that was never destroyed. */
export function scoreSurvival({ board }: Match, seat: Seat, tell: Tell): void {
  const ship = shipOf(board, seat);
  ship.score += SURVIVAL;
  tell?.(plain('11.3', seat, 'survival', SURVIVAL, ship.score));
}

function plain(rule: string, seat: Seat, what: 'loss' | 'survival', points: number, total: number): Event {
  return {
    type: 'scored',
    rule,
    seat,
    worth: points,
    points,
    total,
    for: what,
    victim: seat,
    as: 'none',
    limit: 'none',
  };
}

/** A source without a limit any more is forgotten; bombs and conditions on the table are kept. */
export function forgetTallies(board: Board): void {
  if (board.tallies.length === 0) return;
  const isKept = (key: number): boolean =>
    board.bombs.some(({ source }) => source.key === key) ||
    board.ships.some(({ conditions }) => conditions.some(({ source }) => source.key === key));
  board.tallies = board.tallies.filter(({ key }) => isKept(key));
}

/** A number that no other source has. */
export function newSource(
  board: Board,
  by: Seat | null,
  as: DamageSource['as'],
  card: DamageSource['card'],
): DamageSource {
  board.numbered++;
  return { by, as, key: board.numbered, card };
}

export const NOBODY: DamageSource = { by: null, as: 'none', key: 0, card: null };
