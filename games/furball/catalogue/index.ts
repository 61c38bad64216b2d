export { CARDS, type CardId, cardOf, findCard } from './cards.ts';
export { CONDITIONS, conditionOf } from './conditions.ts';
export {
  CARDS_WITH_EFFECT,
  type Coverage,
  countCoverage,
  isPlayable,
  standingOf,
} from './coverage.ts';
export { DAMAGE_CARDS, type DamageCard, type DamageId, type Deck, damageCardOf, fullDeck } from './damage.ts';
export type { DialManoeuvre } from './dial.ts';
export { findPilot, PILOTS, type PilotCard, type PilotId, pilotOf } from './pilots.ts';
export { findShip, SHIPS, type ShipType, type ShipTypeId, shipOf } from './ships.ts';
export {
  type Bomb,
  findUpgrade,
  type Grants,
  type SecondaryWeapon,
  UPGRADES,
  type Upgrade,
  type UpgradeId,
  upgradeOf,
} from './upgrades.ts';
export * from './vocabulary.ts';
