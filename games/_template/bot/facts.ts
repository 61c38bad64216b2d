import type { Choice } from '@starboard/kernel';
import { hitsExpected } from '../rules/02-turn.ts';
import type { Fact } from '../rules/facts.ts';
import { type Ask, type Board, other, shipOf, type Template } from '../rules/model.ts';

/** What the policy decides by: both batteries, and what the guns can do. */
export function facts(board: Board, { seat }: Ask, choice: Choice<Template>): readonly Fact[] {
  const own = shipOf(board, seat).charges;
  const enemy = shipOf(board, other(seat)).charges;
  const charges: Fact = { fact: 'charges', own, enemy };
  if (choice === 'fire') return [charges, { fact: 'hits', expected: hitsExpected(own) }];
  return enemy > 0 ? [charges, { fact: 'danger', dice: enemy }] : [charges];
}
