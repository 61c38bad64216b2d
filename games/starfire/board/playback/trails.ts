import { type Hex, sameHex } from '@starboard/geometry';
import { isFighting } from '../../rules/01-ships/ships.ts';
import type { Board, ShipId } from '../../rules/model.ts';

/** The positions of ships this turn, as far as the viewer saw them. */
export interface Trails {
  readonly turn: number;
  readonly byShip: ReadonlyMap<ShipId, readonly Hex[]>;
}

export const NO_TRAILS: Trails = { turn: 0, byShip: new Map() };

/** Updates the trails with the present board: unchanged while nobody moves, empty at each new turn. */
export function nextTrails(trails: Trails, { turn, ships }: Board): Trails {
  const fresh = turn !== trails.turn;
  const byShip = new Map<ShipId, readonly Hex[]>();
  let changed = fresh;
  for (const [id, ship] of ships.entries()) {
    if (!isFighting(ship)) continue;
    const before = fresh ? [] : (trails.byShip.get(id) ?? []);
    const last = before.at(-1);
    const moved = last === undefined || !sameHex(last, ship);
    changed ||= moved;
    byShip.set(id, moved ? [...before, { q: ship.q, r: ship.r }] : before);
  }
  return changed ? { turn, byShip } : trails;
}
