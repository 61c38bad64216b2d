import type { UsualAnswer, UsualRules, View } from '@starboard/kernel';
import { type ColourPair, pairOn } from '../02-pieces/pieces.ts';
import type { AskFor, DeathStar } from '../model.ts';

export const CODE = 'try-the-code';
export const ALIKE = 'cards-alike';

/** What most players would answer. */
export const usual: UsualRules<DeathStar> = {
  names: [CODE, ALIKE],
  answer(view) {
    const { mine } = view;
    // 11.4 A failed try costs nothing.
    if (mine?.ask.kind === 'code') return { name: CODE, rule: '11.4', choice: 'try' };
    return mine?.ask.kind === 'take-card' ? cardsAlike(view, mine.ask) : undefined;
  },
};

/** 9.10 All cards of one Rebel that show the same colours (2.4) are alike to the Imperial. */
function cardsAlike(
  { board, mine }: View<DeathStar>,
  { rebel }: AskFor<'take-card'>,
): UsualAnswer<DeathStar> | undefined {
  const cards = (mine?.options ?? []).filter((card) => typeof card === 'number');
  const [first] = cards;
  const holders = board.rebels.filter(({ cards: own }) => cards.some((card) => own.includes(card)));
  if (first === undefined || (rebel === null && holders.length > 1)) return undefined;
  return cards.every((card) => areAlike(pairOn(card, board.setup.dice), pairOn(first, board.setup.dice)))
    ? { name: ALIKE, rule: '9.10', choice: first }
    : undefined;
}

const areAlike = ([a, b]: ColourPair, [c, d]: ColourPair): boolean => (a === c && b === d) || (a === d && b === c);
