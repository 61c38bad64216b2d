import { type PilotCard, type PilotId, pilotOf, type Upgrade, type UpgradeId, upgradeOf } from '../catalogue/index.ts';

/** One ship for the whole game. Upgrades are in the order of the catalogue, so equal squads compare equal. */
export interface Squad {
  readonly pilot: PilotId;
  readonly upgrades: readonly UpgradeId[];
}

export function squadOf(pilot: PilotId, upgrades: readonly UpgradeId[] = []): Squad {
  return { pilot, upgrades: upgrades.toSorted((a, b) => upgradeOf(a).index - upgradeOf(b).index) };
}

/** The squad total, with what some cards take off the price of others. */
export function pointsOf({ pilot, upgrades }: Squad): number {
  return pointsWith(pilotOf(pilot), upgrades.map(upgradeOf));
}

export function pointsWith({ points }: PilotCard, equipped: readonly Upgrade[]): number {
  return equipped.reduce((sum, card) => sum + priceOf(card, equipped), points);
}

/** What a card costs beside these: never less than nothing, save where a price below nothing is printed. */
export function priceOf({ slot, points }: Upgrade, equipped: readonly Upgrade[]): number {
  if (points <= 0) return points;
  let off = 0;
  for (const { grants } of equipped) {
    if (grants.discount?.slot === slot || grants.discount?.slot === 'any') off += grants.discount.points;
  }
  return Math.max(0, points - off);
}
