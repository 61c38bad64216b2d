import type { Seat } from '@starboard/kernel';
import type { CardId } from '../../catalogue/index.ts';
import { countIn } from '../../rules/06-attack/dice.ts';
import { effectOn } from '../../rules/13-cards/book.ts';
import { isCore } from '../../rules/13-cards/core.ts';
import { attackIn } from '../../rules/13-cards/now.ts';
import { type Board, type EffectName, type Stack, shipOf } from '../../rules/model.ts';

/** Which effect to use in a window; null for none of them. */
export function bestEffect(
  board: Board,
  seat: Seat,
  options: readonly (EffectName | null)[],
  stack: Stack,
): EffectName | null {
  let [found, best]: [EffectName | null, number] = [null, 0];
  for (const name of options) {
    if (name === null) continue;
    const worth = isCore(name) ? worthOfToken(board, seat, name, stack) : worthOfCard(board, seat, name, stack);
    if (worth > best) [found, best] = [name, worth];
  }
  // What must be used is used in any order.
  return found ?? (options.includes(null) ? null : (options[0] ?? null));
}

/** 6.6 Tokens for dice: rerolls before changes, and nothing that is not needed. */
function worthOfToken(board: Board, seat: Seat, name: string, stack: Stack): number {
  const { focus, evade } = shipOf(board, seat).tokens;
  switch (name) {
    case 'token.lock':
      return (
        countIn(attackIn(stack), 'attack', 'blank') + (focus > 0 ? 0 : countIn(attackIn(stack), 'attack', 'focus'))
      );
    case 'token.focus-attack':
      return 0.5;
    case 'token.focus-defence': {
      const gain = Math.min(countIn(attackIn(stack), 'defence', 'focus'), missing(stack));
      // One evade token does as well for a single hit, and leaves the focus for another.
      return gain === 1 && evade > 0 ? 0.4 : gain;
    }
    default:
      return missing(stack) > 0 ? 0.5 : 0;
  }
}

/** How many evades are still missing. */
export function missing(stack: Stack): number {
  return Math.max(0, countIn(attackIn(stack), 'attack', 'hit', 'crit') - countIn(attackIn(stack), 'defence', 'evade'));
}

function worthOfCard(board: Board, seat: Seat, name: string, stack: Stack): number {
  const [card = '', number = '0'] = name.split(' ');
  const effect = effectOn(card as CardId, Number(number));
  const attack = attackIn(stack);
  const defending = attack?.defender === seat;
  // Nothing is spent on a shot that does no harm any more.
  if (defending && effect.at === 'defence.modify-by-defender' && missing(stack) === 0) return 0;
  const use = { board, seat, stack };
  let sum = 0;
  for (const op of effect.costs) sum += op.worth(use);
  for (const op of effect.does) sum += op.worth(use);
  for (const op of effect.follows) sum += op.worth(use);
  return sum;
}
