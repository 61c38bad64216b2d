import { type PilotCard, pilotOf, type Slot, shipOf, type Upgrade, upgradeOf } from '../catalogue/index.ts';
import type { Squad } from './squad.ts';

/** How a random squad is meant to fly. */
export const STYLES = ['any', 'aggressive', 'evasive', 'bombers'] as const;
export type SquadStyle = (typeof STYLES)[number];

interface StyleRule {
  suits(pilot: PilotCard): boolean;
  /** Upgrades that are tried before all others. */
  readonly first: readonly Slot[];
  /** The upgrade without which the squad would not fly in this style. */
  readonly needs?: Slot;
}

const STRONG_ATTACK = 3;
const HIGH_AGILITY = 3;

const RULES: { readonly [S in SquadStyle]: StyleRule } = {
  any: { suits: () => true, first: [] },
  aggressive: {
    suits: ({ ship }) => shipOf(ship).attack >= STRONG_ATTACK,
    first: ['cannon', 'missile', 'torpedo', 'turret'],
  },
  evasive: { suits: ({ ship }) => shipOf(ship).agility >= HIGH_AGILITY, first: [] },
  bombers: { suits: ({ slots }) => slots.includes('bomb'), first: ['bomb'], needs: 'bomb' },
};

export const suitsStyle = (style: SquadStyle, pilot: PilotCard): boolean => RULES[style].suits(pilot);

/** The upgrades in the order in which a squad of this style tries them. */
export function inStyle(style: SquadStyle, upgrades: readonly Upgrade[]): readonly Upgrade[] {
  const { first } = RULES[style];
  if (first.length === 0) return upgrades;
  const isFirst = ({ slot }: Upgrade): boolean => first.includes(slot);
  return [...upgrades.filter(isFirst), ...upgrades.filter((upgrade) => !isFirst(upgrade))];
}

/** Whether a squad has what its style needs. */
export function isInStyle(style: SquadStyle, { pilot, upgrades }: Squad): boolean {
  const { suits, needs } = RULES[style];
  return (
    suits(pilotOf(pilot)) && (needs === undefined || upgrades.some((upgrade) => upgradeOf(upgrade).slot === needs))
  );
}
