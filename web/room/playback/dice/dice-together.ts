import type { GameTypes, Names } from '@starboard/kernel';
import type { BoardModule, DiceShown, DiceSum } from '@starboard/ui';

/** All dice of what is shown together. */
export interface DiceTogether {
  readonly rolls: readonly DiceShown[];
  /** The outcome of all; of a single roll, its own. */
  readonly sum: DiceSum;
}

export function diceIn(
  board: Pick<BoardModule<GameTypes>, 'dice' | 'beats'>,
  events: readonly GameTypes['event'][],
  names: Names,
  seen: object,
): DiceTogether | null {
  const rolls = events.flatMap((event) => board.dice(event, names, seen) ?? []);
  const last = rolls.at(-1);
  if (last === undefined) return null;
  return { rolls, sum: (rolls.length > 1 ? board.beats?.sum(events, names, seen) : null) ?? last };
}
