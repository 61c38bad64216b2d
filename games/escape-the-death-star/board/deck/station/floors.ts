import { BAYS, type StationPlan, sidesOf } from '../../../rules/01-station/plan.ts';

/** The room that a square visibly belongs to: doorways and walls separate rooms. */
export type Floor = (typeof BAYS)[number] | 'freighter' | 'hangar' | 'detention' | 'closet' | 'room' | 'corridor';

/** By square. The largest remaining room is the corridors. */
export function floorsOf(plan: StationPlan): readonly Floor[] {
  const rooms = roomsOf(plan);
  const largest = rooms.toSorted((a, b) => b.length - a.length)[0];
  const floors: Floor[] = Array(plan.names.length).fill('room');
  for (const room of rooms) {
    const bay = BAYS.find((_, i) => room.includes(plan.starts[i] ?? -1));
    for (const square of room) floors[square] = bay ?? (room === largest ? 'corridor' : 'room');
  }
  for (const square of plan.around) floors[square] = 'hangar';
  for (const square of plan.falcon) floors[square] = 'freighter';
  floors[plan.detention] = 'detention';
  floors[plan.closet] = 'closet';
  return floors;
}

/** Groups of squares that open floor joins. */
function roomsOf(plan: StationPlan): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const rooms: number[][] = [];
  for (const first of plan.names.keys()) {
    if (seen.has(first)) continue;
    seen.add(first);
    const room = [first];
    for (const square of room) {
      for (const next of openTo(plan, square)) {
        if (seen.has(next)) continue;
        seen.add(next);
        room.push(next);
      }
    }
    rooms.push(room);
  }
  return rooms;
}

/** The neighbours without a wall or doorway between. */
export function openTo(plan: StationPlan, square: number): readonly number[] {
  return sidesOf(plan, plan.cellOf[square] ?? 0)
    .flatMap(([side, to]) => (side === 'open' ? [plan.squareAt[to] ?? -1] : []))
    .filter((next) => next >= 0);
}
