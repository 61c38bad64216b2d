/** 1.1 What a ship's strip is made of, by the letters of the source. */
const SYSTEMS = ['S', 'A', 'Q', 'I', 'Y', 'R', 'Pt', 'F', 'L'] as const;
export type System = (typeof SYSTEMS)[number];

/** The weapons, in the order of the chart. */
export const WEAPONS = ['R', 'Pt', 'F', 'L'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Corvette and heavy cruiser. */
export const HULLS = ['CT', 'CA'] as const;
export type Hull = (typeof HULLS)[number];

/** 1.4, 1.5 How many engines make a room, and how many movement points a working room gives. */
export const ENGINE_ROOMS: { readonly [H in Hull]: { readonly engines: number; readonly points: number } } = {
  CT: { engines: 1, points: 2 },
  CA: { engines: 2, points: 1 },
};

export function isSystem(letters: string): letters is System {
  return SYSTEMS.some((system) => system === letters);
}

export function isWeapon(system: System): system is Weapon {
  return system === 'R' || system === 'Pt' || system === 'F' || system === 'L';
}
