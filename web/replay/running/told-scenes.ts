import { blankMemory, type GameTypes, learnt, type Rules, type View, type Viewer } from '@starboard/kernel';
import type { ReplayScene } from '../scenes.ts';
import type { ToldPage } from './told-pages.ts';

/**
 * The moments of a match as a viewer was told them. Nobody says which choice led to what, so a page of the log is the
 * same moment for all viewers, and a choice is a turn.
 */
export function toldScenes(
  rules: Rules<GameTypes>,
  pages: readonly ToldPage[],
  viewer: Viewer,
): readonly ReplayScene[] {
  const scenes: ReplayScene[] = [];
  let memory = blankMemory(rules);
  for (const { ends, happenings } of pages) {
    for (const happening of happenings.get(viewer) ?? []) {
      const { event, board, frame } = happening;
      memory = learnt(rules, memory, [event], viewer);
      const turn = rules.turn(board);
      const view: View<GameTypes> = {
        seat: viewer,
        board,
        stack: frame === null ? [] : [frame],
        question: turn,
        asked: [],
        ready: [],
        sealed: [],
        mine: null,
        memory,
        result: null,
      };
      scenes.push({ ...happening, view, turn, question: turn, place: ends });
    }
  }
  return scenes;
}

/** The first moment after an entry of the log; the last if nothing happened since. */
export function firstSince(scenes: readonly Pick<ReplayScene, 'place'>[], seen: number): number {
  const found = scenes.findIndex(({ place }) => place > seen);
  return found < 0 ? Math.max(0, scenes.length - 1) : found;
}
