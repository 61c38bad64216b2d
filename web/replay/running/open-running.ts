import { type Game, gameById } from '@starboard/games';
import type { GameTypes, Viewer, Words } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';
import type { BoardModule } from '@starboard/ui';
import { api } from '../../online/server/api.ts';
import type { ReplayScene } from '../scenes.ts';
import { toldPages } from './told-pages.ts';
import { firstSince, toldScenes } from './told-scenes.ts';

/** A match of the server as this browser was told it. */
export interface RunningMatch {
  readonly table: TableView;
  readonly game: Game;
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  readonly names: readonly string[];
  readonly viewers: readonly Viewer[];
  /** The number of the last entry that it covers. */
  readonly ends: number;
  scenes(viewer: Viewer): readonly ReplayScene[];
  /** The first scene that the player had not seen; null if nobody knows. */
  since(viewer: Viewer): number | null;
}

/** `seen` is the last entry that the player has seen, if this is known. Returns why not, if there is nothing to show. */
export async function openRunning(id: string, seen: number | null): Promise<RunningMatch | string> {
  const [found, pages] = await Promise.all([
    api.table(id),
    toldPages((before, after) => api.history(id, before, after), seen),
  ]);
  if (!found.ok) return found.refusal.fact;
  if (typeof pages === 'string') return pages;
  const { table } = found.value;
  const game = gameById(table.game);
  if (game === undefined) return `There is no game called "${table.game}" here.`;
  const [rules, words, board] = await Promise.all([game.parts.rules(), game.parts.words(), game.parts.board()]);
  const told = [...new Set(pages.flatMap(({ happenings }) => [...happenings.keys()]))];
  const viewers = told.length === 0 ? [null] : told;
  const made = new Map(viewers.map((viewer) => [viewer, toldScenes(rules, pages, viewer)]));
  const scenes = (viewer: Viewer): readonly ReplayScene[] => made.get(viewer) ?? [];
  return {
    table,
    game,
    words,
    board,
    names: namesOf(table),
    viewers,
    ends: pages.at(-1)?.ends ?? 0,
    scenes,
    since: (viewer) => (seen === null ? null : firstSince(scenes(viewer), seen)),
  };
}
