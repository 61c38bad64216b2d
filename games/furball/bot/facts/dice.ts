import type { Choice, Stack } from '@starboard/kernel';
import type { CardId } from '../../catalogue/index.ts';
import { countIn } from '../../rules/06-attack/dice.ts';
import { isCore } from '../../rules/13-cards/core.ts';
import { attackIn } from '../../rules/13-cards/now.ts';
import type { Fact } from '../../rules/facts.ts';
import type { AskFor, Board, DiceChoice, Furball } from '../../rules/model.ts';
import { worthOfDice } from '../plain/dice-faces.ts';
import { missing } from '../plain/effects.ts';

/** What a token or a card does for the dice on the table. */
export function effectFacts(choice: Choice<Furball>, stack: Stack<Furball>): readonly Fact[] {
  if (typeof choice !== 'string') return [{ fact: 'saves' }];
  if (!isCore(choice)) return [{ fact: 'card', card: choice.split(' ')[0] as CardId }];
  const attack = attackIn(stack);
  switch (choice) {
    case 'token.lock':
      return [{ fact: 'dice', does: 'reroll', count: countIn(attack, 'attack', 'blank') }];
    case 'token.focus-attack':
      return [{ fact: 'dice', does: 'change', count: countIn(attack, 'attack', 'focus') }];
    default:
      return [{ fact: 'uncancelled', results: missing(stack) }];
  }
}

export function diceFacts(
  board: Board,
  ask: AskFor<'dice'>,
  choice: DiceChoice,
  stack: Stack<Furball>,
): readonly Fact[] {
  return [{ fact: 'gains', results: worthOfDice(board, ask, stack)(choice) }];
}
