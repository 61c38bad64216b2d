import type { Seat } from '@starboard/kernel';
import type { CardId } from '../catalogue/index.ts';
import { effectOn } from '../rules/cards/book.ts';
import { CORE } from '../rules/cards/core.ts';
import { attackIn } from '../rules/cards/now.ts';
import type { Op, Ships } from '../rules/model/cards.ts';
import { type Board, type EffectName, type Stack, shipOf } from '../rules/model.ts';
import { countOn } from './dice-faces.ts';

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
    const worth = Object.hasOwn(CORE, name)
      ? worthOfToken(board, seat, name, stack)
      : worthOfCard(board, seat, name, stack);
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
      return countOn(stack, 'attack', 'blank') + (focus > 0 ? 0 : countOn(stack, 'attack', 'focus'));
    case 'token.focus-attack':
      return 0.5;
    case 'token.focus-defence': {
      const gain = Math.min(countOn(stack, 'defence', 'focus'), missing(stack));
      // One evade token does as well for a single hit, and leaves the focus for another.
      return gain === 1 && evade > 0 ? 0.4 : gain;
    }
    default:
      return missing(stack) > 0 ? 0.5 : 0;
  }
}

/** How many evades are still missing. */
function missing(stack: Stack): number {
  return Math.max(0, countOn(stack, 'attack', 'hit', 'crit') - countOn(stack, 'defence', 'evade'));
}

function worthOfCard(board: Board, seat: Seat, name: string, stack: Stack): number {
  const [card = '', number = '0'] = name.split(' ');
  const effect = effectOn(card as CardId, Number(number));
  const attack = attackIn(stack);
  const defending = attack?.defender === seat;
  // Nothing is spent on a shot that does no harm any more.
  if (defending && effect.at === 'defence.modify-by-defender' && missing(stack) === 0) return 0;
  let sum = 0;
  for (const op of effect.costs ?? []) sum += worthOfWord(board, seat, op, stack);
  for (const op of effect.does) sum += worthOfWord(board, seat, op, stack);
  return sum;
}

const isSelf = (who: Ships | undefined): boolean => who === undefined || who === 'self';

/** What a word is worth to whoever uses it, roughly, in points of damage. */
function worthOfWord(board: Board, seat: Seat, op: Op, stack: Stack): number {
  switch (op.op) {
    case 'reroll':
      return op.pool === 'attack' && attackIn(stack)?.attacker === seat
        ? countOn(stack, 'attack', 'blank') > 0
          ? 0.7
          : 0
        : 0.6;
    case 'cancel':
      return op.pool === 'attack' && attackIn(stack)?.attacker === seat
        ? -countOn(stack, 'attack', 'hit', 'crit')
        : 0.8;
    case 'add':
      return typeof op.n === 'number' ? op.n : 1;
    case 'change':
    case 'count':
      return 0.8;
    case 'assign':
      return (isGood(op.token) ? 0.5 : -0.55) * (isSelf(op.who) ? 1 : -1);
    case 'remove':
      return (isGood(op.token) ? -0.5 : 0.5) * (isSelf(op.who) ? 1 : -1);
    case 'spend':
      return op.token === 'shield' ? -1 : -0.4;
    case 'suffer':
    case 'deal': {
      const own = shipOf(board, seat);
      return isSelf(op.who) ? (own.shields === 0 ? -2 : -1) : 1;
    }
    case 'skip':
      return op.what === 'action' ? -0.3 : op.what === 'attack' ? -0.5 : 0.2;
    case 'discard':
      return -0.15;
    case 'attack':
    case 'recover':
    case 'scrap':
      return 1;
    case 'drop':
      return 0.3;
    default:
      return 0.35;
  }
}

const isGood = (token: string): boolean => token === 'focus' || token === 'evade';
