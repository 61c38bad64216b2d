import { UPGRADES, type Upgrade } from '../../../catalogue/index.ts';
import {
  type EventRules,
  faultInWords,
  pointsOf,
  type Squad,
  type SquadFault,
  type UpgradeSlot,
} from '../../../squads/index.ts';
import { newFaults, without, withUpgrade } from '../editing.ts';

/** An upgrade that could go into a place. */
export interface UpgradeChoice {
  readonly upgrade: Upgrade;
  /** What the squad costs more with it than with the place empty. */
  readonly cost: number;
}

/** Upgrades that do not fit, for one reason. */
interface Refused {
  readonly reason: string;
  readonly choices: readonly (UpgradeChoice & { readonly fact: string })[];
}

export interface UpgradeChoices {
  readonly fits: readonly UpgradeChoice[];
  readonly refused: readonly Refused[];
}

/** Everything printed for a place: what fits, and what does not, by reason. */
export function choicesFor(squad: Squad, { takes, holds, only }: UpgradeSlot, event: EventRules): UpgradeChoices {
  const base = holds === null ? squad : without(squad, holds);
  const empty = pointsOf(base);
  const fits: UpgradeChoice[] = [];
  const refused = new Map<string, (UpgradeChoice & { readonly fact: string })[]>();
  for (const upgrade of UPGRADES) {
    if (!takes.includes(upgrade.slot) || upgrade.id === holds || (only !== null && only !== upgrade.id)) continue;
    const after = withUpgrade(base, null, upgrade.id);
    const choice = { upgrade, cost: pointsOf(after) - empty };
    const [fault] = newFaults(squad, after, event).toSorted(hardestFirst);
    if (fault === undefined) fits.push(choice);
    else {
      const reason = REASON[fault.is];
      refused.set(reason, [...(refused.get(reason) ?? []), { ...choice, fact: faultInWords(fault) }]);
    }
  }
  return { fits, refused: [...refused].map(([reason, choices]) => ({ reason, choices })).toSorted(byReason) };
}

/** The kinds of faults as headings, in the order in which they are worth reading. */
const REASON: { readonly [F in SquadFault['is']]: string } = {
  'too-many-points': 'Too many points',
  'unique-twice': 'Unique, and already in the squad',
  'limited-twice': 'Only one per ship',
  'too-many-copies': 'Too many copies',
  'no-slot': 'Needs another slot',
  'same-twice': 'Forbidden by another card',
  'not-unique': 'Forbidden by another card',
  'too-dear': 'Forbidden by another card',
  'other-wanting': 'Needs another card',
  'skill-too-low': 'Needs a better pilot',
  'action-wanting': 'Needs an action this ship lacks',
  'slot-wanting': 'Needs another slot',
  'slot-there': 'Needs a ship without such a slot',
  'hull-too-high': 'Needs another kind of ship',
  'agility-too-high': 'Needs another kind of ship',
  'wrong-shields': 'Needs another kind of ship',
  'wrong-ship': 'For other ships',
  'wrong-faction': 'For other factions',
  banned: 'Banned here',
  'not-yet': 'Not in the game yet',
  'not-selectable': 'Can’t be chosen',
};

const ORDER = [...new Set(Object.values(REASON))];
const byReason = (one: Refused, other: Refused): number => ORDER.indexOf(one.reason) - ORDER.indexOf(other.reason);

/** Of several faults, this reports the one that is hardest to mend: points come last. */
const KINDS: readonly string[] = Object.keys(REASON);
const hardestFirst = (one: SquadFault, other: SquadFault): number => KINDS.indexOf(other.is) - KINDS.indexOf(one.is);
