import type { AnsweredFor, Move } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { accept, type DraftedMove, type LocalMatch, tryInput } from './local-match.ts';

/** A move that nobody at the screen makes. */
export interface MoveForSeat {
  readonly move: Move;
  /** What it answers for a person; absent for a bot. */
  readonly answered?: AnsweredFor;
}

/**
 * Tries moves that need nobody at the screen, one after another, as long as there are any and `mayGoOn` allows; returns
 * their result, to be stored and shown at once. With many bots, storing each move would keep people waiting.
 */
export function trySeveral(
  localMatch: LocalMatch,
  next: (ahead: LocalMatch) => MoveForSeat | undefined,
  mayGoOn: () => boolean,
): DraftedMove | null {
  const ahead: LocalMatch = { ...localMatch, lines: [], undecided: [] };
  let updates: readonly Update[] | null = null;
  while (updates === null || mayGoOn()) {
    const given = next(ahead);
    if (given === undefined) break;
    const tried = tryInput(ahead, given.move, given.answered);
    if (!tried.ok) throw new Error(`A bot's move was refused: ${tried.fact}`);
    accept(ahead, tried);
    updates = updates === null ? tried.updates : joined(updates, tried.updates);
  }
  const { match, memories, lines, hash } = ahead;
  const before = localMatch.lines.length;
  const undecided = ahead.undecided.map((each) => ({ ...each, line: before + each.line }));
  return updates === null ? null : { ok: true, match, memories, lines, undecided, hash, updates };
}

/** All happenings in order, with the last view. */
function joined(before: readonly Update[], after: readonly Update[]): readonly Update[] {
  return after.map((update) => {
    const earlier = before.find(({ viewer }) => viewer === update.viewer)?.happenings ?? [];
    return { ...update, happenings: [...earlier, ...update.happenings] };
  });
}
