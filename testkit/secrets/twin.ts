import type { Dice, GameTypes, Match, Viewer } from '@starboard/kernel';
import { changed, keepAll, type ValuePool, withParts } from './changing.ts';
import { type BoardPart, type PathTree, partsOf, treeOf } from './parts.ts';
import type { PublicPaths } from './public-paths.ts';

/** A list of public paths, prepared for one match. */
export interface Secrecy {
  readonly tree: PathTree;
  readonly revealed: PublicPaths['revealed'];
  /** Values from the board of this match. */
  readonly pool: ValuePool;
}

export function secrecyOf(paths: PublicPaths): Secrecy {
  return { tree: treeOf(paths), revealed: paths.revealed, pool: new Map() };
}

/** A match that differs only in what a viewer may not know; undefined if the viewer knows everything. */
export function twinOf(
  { tree, pool }: Secrecy,
  match: Match<GameTypes>,
  viewer: Viewer,
  dice: Dice,
): Match<GameTypes> | undefined {
  const hidden = partsOf(tree, match.board, viewer, false);
  const changes = changesOf(hidden, pool, dice);
  return changes.length === 0 ? undefined : { ...match, board: withParts(match.board, changes) };
}

/** Other values for parts of a board; parts without any are left out. */
export function changesOf(parts: readonly BoardPart[], pool: ValuePool, dice: Dice) {
  for (const { kind, value } of parts) keepAll(pool, kind, value);
  return parts.flatMap((part) => {
    const change = changed(part, pool, dice);
    return change === undefined ? [] : [{ ...part, ...change }];
  });
}
