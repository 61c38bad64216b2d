import { type Deck, fullDeck } from '../../catalogue/index.ts';
import type { DamageId, Setup } from '../model.ts';

/** The deck that all pilots of a match have, each a copy of their own. */
export const deckOf = ({ damageDeck }: Pick<Setup, 'damageDeck'>): Deck =>
  damageDeck === 'original' ? 'original' : 'tfa';

const FULL: { readonly [D in Deck]: readonly DamageId[] } = { tfa: fullDeck('tfa'), original: fullDeck('original') };

export const fullDeckOf = (setup: Pick<Setup, 'damageDeck'>): readonly DamageId[] => FULL[deckOf(setup)];
