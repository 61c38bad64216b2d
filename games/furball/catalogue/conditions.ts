import { entries } from './entries.ts';
import { lookup } from './lookup.ts';
import type { PilotId } from './pilots.ts';
import type { UpgradeId } from './upgrades.ts';

/** Cards that others give to a ship. A unique one is unique for each who gives it. */
const TABLE = {
  adebttopay: { name: 'A Debt to Pay', unique: true, givenBy: ['elite.ascoretosettle'] },
  fanaticaldevotion: { name: 'Fanatical Devotion', unique: true, givenBy: ['crew.generalhux'] },
  harpooned: { name: 'Harpooned!', unique: false, givenBy: ['missile.harpoonmissiles'] },
  illshowyouthedarkside: {
    name: "I'll Show You the Dark Side",
    unique: true,
    givenBy: ['imperial.tiesilencer.kyloren', 'crew.kyloren'],
  },
  mimicked: { name: 'Mimicked', unique: true, givenBy: ['scum.starviper.thweek'] },
  optimizedprototype: { name: 'Optimized Prototype', unique: true, givenBy: ['crew.directorkrennic'] },
  scrambled: { name: 'Scrambled', unique: true, givenBy: ['system.targetingscrambler'] },
  shadowed: { name: 'Shadowed', unique: true, givenBy: ['scum.starviper.thweek'] },
  suppressivefire: { name: 'Suppressive Fire', unique: true, givenBy: ['rebel.tiefighter.captainrex'] },
} as const satisfies { readonly [condition: string]: ConditionRow };

interface ConditionRow {
  readonly name: string;
  readonly unique: boolean;
  readonly givenBy: readonly (PilotId | UpgradeId)[];
}

/** `condition.` and the name in squad files. */
export type ConditionId = `condition.${keyof typeof TABLE}`;

export interface ConditionCard {
  readonly kind: 'condition';
  readonly id: ConditionId;
  readonly index: number;
  readonly name: string;
  readonly unique: boolean;
  readonly givenBy: readonly (PilotId | UpgradeId)[];
}

export const CONDITIONS: readonly ConditionCard[] = entries(TABLE).map(([key, { name, unique, givenBy }], index) => ({
  kind: 'condition',
  id: `condition.${key}`,
  index,
  name,
  unique,
  givenBy,
}));

export const { of: conditionOf } = lookup(CONDITIONS);
