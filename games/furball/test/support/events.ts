import { type CardId, type Coverage, isPlayable } from '../../catalogue/index.ts';
import { type EventRules, SQUAD_LIMIT } from '../../squads/index.ts';

/** As if every card were written. */
export const everything: Coverage = { isDone: () => true, friendlyToItself: false };

export const event: EventRules = { limit: SQUAD_LIMIT, coverage: everything };

export const allowed = (card: CardId): boolean => isPlayable(card, everything);
