import { inWedge } from '@starboard/geometry';
import { oneDecimal, percent, type View } from '@starboard/kernel';
import { salvoOdds } from '../board/combat/odds.ts';
import { salvoWords } from '../board/combat/odds-words.ts';
import { systemsLeft } from '../rules/01-ships/ships.ts';
import { mayTurnNext } from '../rules/04-movement.ts';
import { damageAt, isInBlindSpot, LONGEST_RANGE, rangeBetween, toHit } from '../rules/05-combat/gunnery.ts';
import type { Weapon } from '../rules/data/systems.ts';
import { type Event, type Ship, type ShipId, type Starfire, shipAt } from '../rules/model.ts';
import { KES, ME } from './positions.ts';

/** The figures in the sentences of lessons, from the rules and from the odds on the board. */

type Seen = Pick<View<Starfire>, 'board'>;

const FACES = 10;

const mine = ({ board }: Seen): Ship => shipAt(board, ME);
const its = ({ board }: Seen): Ship => shipAt(board, KES);

export const range = (view: Seen): number => rangeBetween(mine(view), its(view));

export const left = ({ board }: Seen, id: ShipId): number => systemsLeft(shipAt(board, id));

export const pointsLeft = (view: Seen): number => mine(view).points;

export const turnMode = (view: Seen): number => mine(view).design.turnMode;

export const mayTurn = (view: Seen): boolean => mayTurnNext(mine(view).straight, mine(view).design);

/** Whether Kes is before my bow. */
export function facesKes(view: Seen): boolean {
  const ship = mine(view);
  return inWedge(ship, ship.facing, its(view));
}

export const isBehindMe = (view: Seen): boolean => isInBlindSpot(mine(view), its(view));

export const isBehindKes = (view: Seen): boolean => isInBlindSpot(its(view), mine(view));

/** "91% chance of at least one hit. On average 1.4 hits destroy 1.4 of its 12 systems." */
export function odds({ board }: Seen, by: ShipId, at: ShipId): string {
  const { verdict, expected } = salvoWords(salvoOdds(board, shipAt(board, by), shipAt(board, at)));
  return `${verdict} ${expected}`;
}

/** "80%" */
export const chanceAt = (view: Seen, weapon: Weapon, hexes: number): string =>
  percent(toHit(view.board, weapon, hexes, its(view)) / FACES);

export const damage = (view: Seen, weapon: Weapon, hexes: number): number =>
  damageAt(view.board, weapon, hexes, its(view));

/** What one weapon destroys on average. */
export const average = (view: Seen, weapon: Weapon, hexes: number): string =>
  oneDecimal((toHit(view.board, weapon, hexes, its(view)) / FACES) * damage(view, weapon, hexes));

/** The longest range at which a weapon can hit. */
export function reach(view: Seen, weapon: Weapon): number {
  const ranges = Array.from({ length: LONGEST_RANGE }, (_, hexes) => hexes);
  return Math.max(...ranges.filter((hexes) => toHit(view.board, weapon, hexes, its(view)) > 0));
}

export const shotsBy = (events: readonly Event[], id: ShipId) =>
  events.flatMap((event) => (event.type === 'shot' && event.ship.id === id ? [event] : []));

export const hitsBy = (events: readonly Event[], id: ShipId): number =>
  shotsBy(events, id).filter(({ hit }) => hit).length;

/** The systems that a ship lost, by their letters. */
export const lostBy = (events: readonly Event[], id: ShipId): readonly string[] =>
  events
    .flatMap((event) => (event.type === 'damage' && event.ship.id === id ? event.lost : []))
    .map((lost) => lost.system);

/** I have fired and Kes has not. */
export const firedFreely = (events: readonly Event[]): boolean =>
  shotsBy(events, ME).length > 0 && shotsBy(events, KES).length === 0;

/** Whether I have fired since the last ship moved. */
export const firedSinceMoving = (events: readonly Event[]): boolean =>
  shotsBy(events.slice(events.findLastIndex(({ type }) => type === 'moved') + 1), ME).length > 0;
