import { test } from 'vitest';
import { type CardId, cardOf } from '../../catalogue/index.ts';

/**
 * A test that exercises a card, or several that work together. It is an ordinary test whose title begins with the
 * cards' names, and the only way to say that a card has been tried:
 *
 *     exercises('missile.assaultmissiles', 'hurt every other ship at range 1 of the defender', () => { … });
 *     exercises(['title.btla4ywing', 'turret.twinlaserturret'], 'shoot three times', () => { … });
 *
 * Write the ids out: `done.test.ts` reads the test files for them, and fails where a card has effects and no such
 * test, or such a test and no effects. It has to fail when the card's effects are taken away.
 */
export function exercises(cards: CardId | readonly CardId[], does: string, body: () => void): void {
  const ids = typeof cards === 'string' ? [cards] : cards;
  test(`${ids.map((id) => cardOf(id).name).join(' and ')}: ${does}`, body);
}
