/** 2.1 The ratings of a starfighter; its top speed is 6 and can't be bought. */
export const SYSTEMS = ['handling', 'accuracy', 'protection'] as const;
export type System = (typeof SYSTEMS)[number];

export type Design = { readonly [S in System]: number };

export const TOP_SPEED = 6;

/** 9.1 The stripped-down model, 9.2 the most of each, and the points to spend. */
export const STRIPPED: Design = { handling: 1, accuracy: 1, protection: 6 };
export const MOST: Design = { handling: 6, accuracy: 6, protection: 15 };
export const BUDGET = 10;

/** 2.2 The starfighter of the basic game. */
export const STOCK: Design = { handling: 4, accuracy: 4, protection: 10 };

export const PRESETS = ['stock', 'racer', 'marksman', 'bruiser', 'hunter', 'ace'] as const;
export type PresetDesign = (typeof PRESETS)[number];

/** Ready-made designs, each of ten points. */
export const READY: { readonly [P in PresetDesign]: Design } = {
  stock: STOCK,
  racer: { handling: 6, accuracy: 3, protection: 9 },
  marksman: { handling: 3, accuracy: 6, protection: 9 },
  bruiser: { handling: 2, accuracy: 1, protection: 15 },
  hunter: { handling: 4, accuracy: 5, protection: 9 },
  ace: { handling: 6, accuracy: 6, protection: 6 },
};

export function spentOn({ handling, accuracy, protection }: Design): number {
  return handling - STRIPPED.handling + (accuracy - STRIPPED.accuracy) + (protection - STRIPPED.protection);
}
