import { CONDITIONS, type ConditionCard, type ConditionId } from './conditions.ts';
import { DAMAGE_CARDS, type DamageCard, type DamageId } from './damage.ts';
import { lookup } from './lookup.ts';
import { PILOTS, type PilotCard, type PilotId } from './pilots.ts';
import { UPGRADES, type Upgrade, type UpgradeId } from './upgrades.ts';

/** Everything that can have an effect: effects and the log refer to a card by its id. */
export type CardId = PilotId | UpgradeId | ConditionId | DamageId;
export type Card = PilotCard | Upgrade | ConditionCard | DamageCard;

export const CARDS: readonly Card[] = [...PILOTS, ...UPGRADES, ...CONDITIONS, ...DAMAGE_CARDS];

export const { of: cardOf, find: findCard } = lookup(CARDS);
