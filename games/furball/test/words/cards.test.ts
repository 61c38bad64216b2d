import { describe, expect, test } from 'vitest';
import { type CardId, findCard, isPlayable, UPGRADES } from '../../catalogue/index.ts';
import { isPrinted, printedCards, printedOn } from '../../rules/13-cards/book.ts';
import '../../rules/index.ts';
import { explain, inShort } from '../../words/explain.ts';

const id = (card: string): CardId => {
  const found = findCard(card);
  if (found === undefined) throw new Error(`${card} is not in the catalogue`);
  return found.id;
};

describe('what cards do, in our words', () => {
  test('every card that does something says what', () => {
    const doesSomething = (card: string): boolean => Object.keys(printedOn(id(card))?.card ?? {}).length > 0;
    expect(printedCards().filter((card) => doesSomething(card) && inShort(card) === undefined)).toEqual([]);
    expect(printedCards().filter((card) => explain(id(card)) === '')).toEqual([]);
  });

  test('explanations are short, and sentences', () => {
    const all = printedCards().map((card) => explain(id(card)));
    expect(all.filter((text) => !/^[A-Z\d].*\.$/.test(text) || text.length > 200)).toEqual([]);
    expect(printedCards().filter((card) => (inShort(card) ?? '').length > 120)).toEqual([]);
  });

  test('figures come from the catalogue', () => {
    expect(explain('missile.homingmissiles')).toBe(
      'Attack 4 at range 2 to 3, needs a lock, discarded when fired; no evade tokens against it.',
    );
    expect(explain('elite.veteraninstincts')).toBe('2 more skill.');
    expect(explain('bomb.protonbombs')).toBe(
      'Dropped when the dial is revealed, goes off as Activation ends, once; a faceup damage card for each ship in range.',
    );
  });

  test('a card that may be flown and says nothing says so by its reason, not by a text', () => {
    const coverage = { isDone: isPrinted, friendlyToItself: false };
    const mute = UPGRADES.filter((card) => isPlayable(card.id, coverage) && !isPrinted(card.id) && inShort(card.id));
    expect(mute.map((card) => card.id)).toEqual([]);
  });
});
