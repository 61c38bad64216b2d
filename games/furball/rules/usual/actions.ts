import { lockTargets } from '../05-actions/allowed.ts';
import type { AskFor, Board, Furball } from '../model.ts';
import { hasLock } from '../values.ts';
import { isOutOfTheFight } from './threats.ts';

type Choice = Furball['choice'];

/** 5.1 The only action that could help, if it costs nothing: a token, or a lock on the only ship in range. */
export function usualAction(
  board: Board,
  { from, seat }: AskFor<'action'>,
  options: readonly Choice[],
): Choice | undefined {
  if (from !== 'step') return undefined;
  const actions = options.filter((option) => option !== null);
  const [only, ...others] = actions;
  if (others.length === 0) return only !== undefined && isToken(only) ? only : undefined;
  const lasting = actions.filter((action) => !isToken(action));
  if (lasting.length !== 1 || lasting[0] !== 'target-lock' || !isOutOfTheFight(board, seat)) return undefined;
  const [target, another] = lockTargets(board, seat);
  return target === undefined || another !== undefined || hasLock(board, seat, target) ? undefined : 'target-lock';
}

const isToken = (action: Choice): boolean => action === 'focus' || action === 'evade';
