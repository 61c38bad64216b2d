import { isFarFrom, type Rock } from '../rocks/rock.ts';
import { cos, nearest, normalised, QUARTER_TURN, sin, UNIT } from '../table/angles.ts';
import { isOffMat, OUTER_RADIUS } from '../table/base.ts';
import { HALF_BASE, MAT, MM, type Pose } from '../table/pose.ts';
import type { Bases } from './flight.ts';
import { type Around, type BasePlacement, isBaseFree, meetsAny } from './reposition.ts';
import { candidates } from './stops.ts';
import { laid, type Swept } from './swept.ts';
import { type TemplateWay, wayAlong } from './templates.ts';

/** A place of a barrel roll. */
export interface RollPlace extends BasePlacement {
  /** How far forward of level it is, in millimetres. */
  readonly shift: number;
}

/** How far the ends of a template may be from the middle of a side of a base, in millimetres. */
const PLAY = 10;
const STRAIGHTS = { 'straight-1': wayAlong('straight-1', 0), 'straight-2': wayAlong('straight-2', 0) } as const;
const BANKS = {
  'bank-1': { left: wayAlong('bank-1', 1), right: wayAlong('bank-1', -1) },
  'bank-2': { left: wayAlong('bank-2', 1), right: wayAlong('bank-2', -1) },
} as const;
export type RollTemplate = keyof typeof STRAIGHTS;
export type BankRollTemplate = keyof typeof BANKS;

/** The stops of an unobstructed roll. */
const ALL_STOPS: readonly number[] = [-2 * PLAY, -PLAY, 0, PLAY, 2 * PLAY];

/**
 * Core rules 4: the places of a barrel roll, or of a sideways decloak, to a side (1 is left): the five stops that fit,
 * and both ends of every run of whole millimetres that does.
 */
export function rollPlaces(start: Pose, side: 1 | -1, template: RollTemplate, around: Around): readonly RollPlace[] {
  const way = STRAIGHTS[template];
  const near = nearRoll(start, side, way, around);
  if (near === null) return ALL_STOPS.map((shift) => rollPlace(start, side, way, shift, middleOffset(shift)));
  const isClear = clearOffsets(start, side, way, near.rocks);
  const shifts = candidates(fitting(start, side, way, near, isClear), 2 * PLAY, PLAY);
  return shifts.map((shift) => rollPlace(start, side, way, shift, offsetFor(shift, isClear) ?? 0));
}

/** Whether a roll has any place at all: if it has, it must be done. */
export function canRoll(start: Pose, side: 1 | -1, template: RollTemplate, around: Around): boolean {
  const way = STRAIGHTS[template];
  const near = nearRoll(start, side, way, around);
  if (near === null) return true;
  const fits = fitting(start, side, way, near, clearOffsets(start, side, way, near.rocks));
  for (let shift = 0; shift <= 2 * PLAY; shift++) if (fits(shift) || fits(-shift)) return true;
  return false;
}

/** Says by shift whether a roll fits among what is near. */
function fitting(
  start: Pose,
  side: 1 | -1,
  way: TemplateWay,
  near: Around,
  isClear: (offset: number) => boolean,
): (shift: number) => boolean {
  return (shift) => isBaseFree(rolled(start, side, way, shift), near) && offsetFor(shift, isClear) !== null;
}

/** One place of a barrel roll, whether it fits or not; its template avoids asteroids if it can. */
export function rollAt(
  start: Pose,
  side: 1 | -1,
  template: RollTemplate,
  shift: number,
  rocks: readonly Rock[],
): RollPlace {
  const way = STRAIGHTS[template];
  const offset = offsetFor(shift, clearOffsets(start, side, way, rocks)) ?? middleOffset(shift);
  return rollPlace(start, side, way, shift, offset);
}

function rollPlace(start: Pose, side: 1 | -1, way: TemplateWay, shift: number, offset: number): RollPlace {
  return { shift, pose: rolled(start, side, way, shift), swept: beside(start, side, way, offset) };
}

/** The base moves by a template and its own width sideways, and by a shift forward; it points as before. */
function rolled(start: Pose, side: 1 | -1, way: TemplateWay, shift: number): Pose {
  const { heading } = start;
  const across = side * (way.extent + 2 * HALF_BASE);
  const forward = shift * MM;
  const dx = cos(heading);
  const dy = sin(heading);
  return {
    x: nearest((start.x * UNIT + forward * dx - across * dy) / UNIT),
    y: nearest((start.y * UNIT + forward * dy + across * dx) / UNIT),
    heading,
  };
}

/** A template at the side of a base, that far forward of its middle in millimetres. */
function beside(start: Pose, side: 1 | -1, way: TemplateWay, offset: number): Swept {
  return laid(start, start.heading + side * QUARTER_TURN, -side * offset * MM, way);
}

/** Says by offset whether a template at the side of a base is clear of asteroids, and looks only once. */
function clearOffsets(
  start: Pose,
  side: 1 | -1,
  way: TemplateWay,
  rocks: readonly Rock[],
): (offset: number) => boolean {
  const known: (boolean | undefined)[] = [];
  return (offset) => {
    if (rocks.length === 0) return true;
    known[offset + PLAY] ??= !meetsAny(beside(start, side, way, offset), rocks);
    return known[offset + PLAY] === true;
  };
}

/** The offset for a shift that shares it between both ends of the template. */
const middleOffset = (shift: number): number => Math.floor(shift / 2);

/** A clear offset for a shift, the nearest to the middle; null for none. */
function offsetFor(shift: number, isClear: (offset: number) => boolean): number | null {
  const low = Math.max(-PLAY, shift - PLAY);
  const high = Math.min(PLAY, shift + PLAY);
  const middle = middleOffset(shift);
  for (let away = 0; away <= high - low; away++) {
    if (middle + away <= high && isClear(middle + away)) return middle + away;
    if (middle - away >= low && isClear(middle - away)) return middle - away;
  }
  return null;
}

const ALONE: Bases = [];
const EMPTY: readonly Rock[] = [];

/** The obstacles that a roll to this side might meet; null if it certainly fits everywhere. */
function nearRoll(start: Pose, side: 1 | -1, way: TemplateWay, { bases, self, rocks }: Around): Around | null {
  const { x, y } = rolled(start, side, way, 0);
  const reach = OUTER_RADIUS + 2 * PLAY * MM;
  let ships: Pose[] | null = null;
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i] ?? null;
    if (other === null || i === self) continue;
    const dx = other.x - x;
    const dy = other.y - y;
    if (dx * dx + dy * dy >= (reach + OUTER_RADIUS) * (reach + OUTER_RADIUS)) continue;
    ships ??= [];
    ships.push(other);
  }
  const midX = (start.x + x) / 2;
  const midY = (start.y + y) / 2;
  const whole = way.extent / 2 + HALF_BASE + reach;
  let stones: Rock[] | null = null;
  for (let i = 0; i < rocks.length; i++) {
    const rock = rocks[i] as Rock;
    if (isFarFrom(rock, midX, midY, whole)) continue;
    stones ??= [];
    stones.push(rock);
  }
  if (ships !== null || stones !== null) return { bases: ships ?? ALONE, self: -1, rocks: stones ?? EMPTY };
  if (x >= reach && y >= reach && x <= MAT - reach && y <= MAT - reach) return null;
  const fits = ALL_STOPS.every((shift) => !isOffMat(rolled(start, side, way, shift)));
  return fits ? null : { bases: ALONE, self: -1, rocks: EMPTY };
}

/**
 * A roll with a bank template, curving forward (`ahead` 1) or back (-1): `from` and `to` say how far its ends are from
 * the middle of the side of the base, forward, before and after, in millimetres.
 */
export function bankRoll(
  start: Pose,
  side: 1 | -1,
  ahead: 1 | -1,
  template: BankRollTemplate,
  from: number,
  to: number,
): BasePlacement {
  const bend = side * ahead === 1 ? -1 : 1;
  const way = BANKS[template][bend === 1 ? 'left' : 'right'];
  const outwards = start.heading + side * QUARTER_TURN;
  const bent = outwards + bend * way.extent;
  const [dx, dy] = [cos(outwards), sin(outwards)];
  const [bentX, bentY] = [cos(bent), sin(bent)];
  const radius = bend * way.radius;
  /** Forward is to the right of outwards on the left side, and to the left of it on the right side. */
  const before = -side * from * MM;
  const after = -side * to * MM;
  const x = start.x * UNIT + HALF_BASE * (dx + bentX) - before * dy + after * bentY + radius * (bentY - dy);
  const y = start.y * UNIT + HALF_BASE * (dy + bentY) + before * dx - after * bentX + radius * (dx - bentX);
  return {
    pose: {
      x: nearest(x / UNIT),
      y: nearest(y / UNIT),
      heading: normalised(start.heading + bend * way.extent),
    },
    swept: laid(start, outwards, before, way),
  };
}

/** The stops of either end of a bank template in such a roll, in millimetres. */
export const BANK_ROLL_STOPS: readonly number[] = [-PLAY, 0, PLAY];
