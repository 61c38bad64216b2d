import { ENGINE_ROOMS, isWeapon, type System } from '../../rules/data/systems.ts';
import type { Design } from '../../rules/model.ts';

/** How a system is drawn: each sort has its own shape and colour. */
type Sort = 'shield' | 'armour' | 'quarters' | 'engine' | 'sensors' | 'weapon';

export function sortOf(system: System): Sort {
  if (isWeapon(system)) return 'weapon';
  return SORTS[system];
}

const SORTS = { S: 'shield', A: 'armour', Q: 'quarters', I: 'engine', Y: 'sensors' } as const;

/** Outlines in a box of 24 by 24; a weapon has a muzzle. */
export const OUTLINES: { readonly [S in Sort]: string } = {
  shield: 'M4 3.5H20V13C20 18 16 20.5 12 22C8 20.5 4 18 4 13Z',
  armour: 'M3.5 3.5H20.5V20.5H3.5Z',
  quarters: 'M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3Z',
  engine: 'M6.5 3H17.5L20.5 21H3.5Z',
  sensors: 'M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2Z',
  weapon: 'M2.5 4H16L22.5 12L16 20H2.5Z',
};

/** A place on the strip, counted from 0. */
export interface StripBox {
  readonly system: System;
  readonly place: number;
}

/** The strip in pieces: each engine room is one, every other system stands alone. */
export function piecesOf({ hull, systems }: Design): readonly (readonly StripBox[])[] {
  const pieces: StripBox[][] = [];
  for (const [place, system] of systems.entries()) {
    const last = pieces.at(-1);
    const joins = system === 'I' && last?.[0]?.system === 'I' && last.length < ENGINE_ROOMS[hull].engines;
    if (joins) last?.push({ system, place });
    else pieces.push([{ system, place }]);
  }
  return pieces;
}
