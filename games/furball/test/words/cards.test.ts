import { describe, expect, test } from 'vitest';
import { type CardId, findCard, isPlayable, UPGRADES } from '../../catalogue/index.ts';
import { isPrinted, printedCards, printedOn } from '../../rules/13-cards/book.ts';
import '../../rules/index.ts';
import { explain, sentenceOf } from '../../words/explain.ts';

const id = (card: string): CardId => {
  const found = findCard(card);
  if (found === undefined) throw new Error(`${card} is not in the catalogue`);
  return found.id;
};

describe('what cards do, in our words', () => {
  test('every card that does something says what', () => {
    const doesSomething = (card: string): boolean => Object.keys(printedOn(id(card))?.card ?? {}).length > 0;
    expect(printedCards().filter((card) => doesSomething(card) && sentenceOf(card) === undefined)).toEqual([]);
    expect(printedCards().filter((card) => explain(id(card)) === '')).toEqual([]);
  });

  test('explanations are short, and sentences', () => {
    const all = printedCards().map((card) => explain(id(card)));
    expect(all.filter((text) => !/^[A-Z].*\.$/.test(text) || text.length > 300)).toEqual([]);
    const sentences = printedCards().flatMap((card) => sentenceOf(card) ?? []);
    expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text) || text.length > 300)).toEqual([]);
  });

  test('sentences that left out a part of the printed texts say in full what the cards do', () => {
    expect(explain('imperial.tiefighter.backstabber')).toMatch(
      /^When you attack, .* any firing arc of the defender\.$/,
    );
    expect(explain('title.advancedailerons')).toMatch(/speed 3 are white\. Unless stressed, .* white bank or straight/);
    expect(explain('missile.cruisemissiles')).toContain('the speed of the manoeuvre you flew this round, up to four');
    expect(explain('title.tied')).toMatch(
      /^Once a round, after .* cannon .* you may also attack with your primary weapon/,
    );
  });

  test('figures come from the catalogue', () => {
    expect(explain('missile.homingmissiles')).toBe(
      'Attack 4 at range 2 to 3. You need a lock on the target, but don’t spend it. Discard this card to fire it. The defender can’t spend evade tokens.',
    );
    expect(explain('elite.veteraninstincts')).toBe('Adds 2 to your skill.');
    expect(explain('bomb.protonbombs')).toBe(
      'Drop it when you reveal your dial. It goes off at the end of Activation. You can use it once. Each ship at range 1 is dealt a faceup damage card.',
    );
  });

  test('a card that may be flown and says nothing says so by its reason, not by a text', () => {
    const coverage = { isDone: isPrinted, friendlyToItself: false };
    const mute = UPGRADES.filter((card) => isPlayable(card.id, coverage) && !isPrinted(card.id) && sentenceOf(card.id));
    expect(mute.map((card) => card.id)).toEqual([]);
  });
});
