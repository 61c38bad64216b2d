/** The two starfighters in the box differ only in looks. */
export const MODELS = ['gun-star', 'deck-fighter'] as const;
export type Model = (typeof MODELS)[number];

/** A starfighter is the points spent on each system (9.1). */
export const SYSTEMS = ['manoeuvre', 'accuracy', 'protection'] as const;
export type System = (typeof SYSTEMS)[number];
export type Design = { readonly [S in System]: number };

/** Six clicks, base number 4, protection 10: twenty points. */
export const STOCK: Design = { manoeuvre: 5, accuracy: 8, protection: 7 };

/** 1.1 The lasers in the order of the damaged-weapon table: a die of 1 to 6. */
export const LASERS = ['forward-1', 'forward-2', 'forward-3', 'turret-1', 'turret-2', 'aft'] as const;
export type Laser = (typeof LASERS)[number];
export const FORWARD: readonly number[] = [0, 1, 2];
export const TURRET: readonly number[] = [3, 4];
export const AFT: readonly number[] = [5];

/** 6.3 Special damage in the order of its table: a total of 1 to 6. */
export const SPECIALS = ['stabilizer', 'computer', 'laser', 'computer-and-laser', 'life-support', 'explosion'] as const;
export type SpecialName = (typeof SPECIALS)[number];
