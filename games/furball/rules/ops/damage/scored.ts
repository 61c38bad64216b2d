import { sourceOf } from '../../06-attack/attack.ts';
import type { Now } from '../../model/cards.ts';
import type { DamageSource, EffectFrame, Match } from '../../model.ts';

/** How an operation's damage scores: `other` is this use of the card, `splash` and `attack` belong to the attack. */
export type ScoredAs = DamageSource['as'];

export function sourceAs({ board }: Match, frame: EffectFrame, as: ScoredAs, { attack }: Now): DamageSource {
  if (as === 'other') return frame.source;
  if (as === 'attack' && attack !== null) return sourceOf(board, attack);
  return { ...frame.source, as, key: as === 'splash' && attack !== null ? attack.number : frame.source.key };
}
