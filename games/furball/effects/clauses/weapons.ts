import type { Effect, Modifier, Op } from '../../rules/model/cards.ts';
import type { Face } from '../../rules/model.ts';
import { attackDice, cancel, change, suffer } from '../../rules/ops/index.ts';
import { attacking, hitting } from './moments.ts';

/** What several weapons say. */

/** What a weapon does on a hit instead of the damage of its dice. */
export const onHit = (...does: readonly Op[]): Effect =>
  hitting({ withThis: true, does: [...does, cancel('all', attackDice())], evenIdle: true });

export const ONE_DAMAGE = suffer({ hits: 1 }, 'defender', 'attack');

/** A change of dice that comes with the weapon. */
export const mayChange = (upTo: number, from: Face, to: Face): Effect =>
  attacking({ withThis: true, may: [change(upTo, attackDice(from), to)] });

/** Hits that evades cannot cancel: they go to the criticals, and there is nothing to choose. */
export const SURE_HITS: Modifier = {
  of: 'cancel.order',
  change: (_board, { attack }, order, { ship, place }) =>
    attack.attacker === ship && attack.weapon === place ? { ...order, sureHits: 99 } : order,
};
