import type { Seat, View } from '@starboard/kernel';
import { listens } from '../13-cards/listening.ts';
import { effectInWindow } from '../13-cards/windows.ts';
import { knownBoard } from '../knowledge/known.ts';
import type { Effect, Help } from '../model/cards.ts';
import type { AskFor, Board, EffectName, Furball, Stack, WindowOf } from '../model.ts';
import { isAsGoodAsLost, isLeftAlone } from './threats.ts';

interface UsualEffect {
  readonly choice: EffectName | null;
  readonly why: 'free' | 'token-last-use' | 'pass-idle';
}

/** 13.6 What an effect could do for its user. A price that a card responds to may be the point. */
export function helpOf(
  board: Board,
  frame: WindowOf,
  seat: Seat,
  stack: Stack,
  name: EffectName,
): { readonly help: Help; readonly effect: Effect } {
  const { effect, now } = effectInWindow(board, frame, seat, stack, name);
  if (!effect.may || effect.evenIdle || isPriceThePoint(board, effect)) return { help: 'maybe', effect };
  const helping = effect.does.filter((op) => op.possible(now)).map((op) => op.helps?.(now) ?? 'maybe');
  if (helping.every((help) => help === 'no')) return { help: 'no', effect };
  return { help: helping.includes('maybe') ? 'maybe' : 'surely', effect };
}

const isPriceThePoint = (board: Board, { costs }: Effect): boolean =>
  costs.length > 0 && (listens(board, 'token.spent') || listens(board, 'token.removed'));

/** 13.5 Uses what costs nothing and can only help, or a token in its last use; passes if nothing could help. */
export function usualEffect(
  { board: seen, stack, mine }: View<Furball>,
  { seat }: AskFor<'effects'>,
): UsualEffect | undefined {
  const frame = stack.at(-1);
  if (frame?.at !== 'window' || mine === null) return undefined;
  const board = knownBoard(seen);
  let isIdle = mine.options.includes(null);
  for (const name of mine.options) {
    if (typeof name !== 'string') continue;
    const { help, effect } = helpOf(board, frame, seat, stack, name);
    if (help !== 'no') isIdle = false;
    if (help !== 'surely') continue;
    if (isFree(effect)) return { choice: name, why: 'free' };
    if (spendsOnly(effect) && (isLeftAlone(board, seat) || isAsGoodAsLost(board, seat, stack)))
      return { choice: name, why: 'token-last-use' };
  }
  return isIdle ? { choice: null, why: 'pass-idle' } : undefined;
}

const isFree = ({ costs, follows, once }: Effect): boolean =>
  costs.length === 0 && follows.length === 0 && once !== 'round';

/** 10.2 Whether all that an effect costs is a token that would not outlast the round. */
function spendsOnly({ costs, follows }: Effect): boolean {
  const [price, another] = costs;
  return another === undefined && follows.length === 0 && (price?.spends === 'focus' || price?.spends === 'evade');
}
