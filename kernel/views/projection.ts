import type { GameTypes, Match, Observer, Viewer } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { cloneFrames } from '../match/clone.ts';
import { blankMemory, mayKnow } from './view.ts';

/** A viewer's memory after events, of which it receives only those it may see. */
export function learnt<G extends GameTypes>(
  rules: Rules<G>,
  before: G['memory'],
  events: readonly G['event'][],
  viewer: Viewer,
): G['memory'] {
  if (rules.memory === undefined) return before;
  let memory = before;
  for (const event of events) if (mayKnow(event, viewer)) memory = rules.memory.learn(memory, event, viewer);
  return memory;
}

/** An event as shown to a viewer: with the board and the frame at that moment. */
export interface Happening<G extends GameTypes> {
  readonly event: G['event'];
  readonly board: G['view'];
  readonly frame: Match<G>['stack'][number] | null;
}

export type Memories<G extends GameTypes> = readonly (readonly [Viewer, G['memory']])[];

export interface Projection<G extends GameTypes> {
  readonly observe: Observer<G>;
  happenings(viewer: Viewer): readonly Happening<G>[];
  memory(viewer: Viewer): G['memory'];
}

/** All viewers who see the same. */
interface Audience<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly happenings: Happening<G>[];
  /** After the happenings that are learnt. */
  memory: G['memory'];
  learnt: number;
}

/** Whether everybody sees the same throughout a match, except for their own asks and sealed answers. */
export function allSeeAlike<G extends GameTypes>(rules: Rules<G>, board: G['board']): boolean {
  return !rules.secrets || rules.isOpen?.(board) === true;
}

/**
 * Collects what happens for these viewers, who may have memories already. It works once for each group of viewers who
 * see the same; if nothing is secret, that is one group.
 */
export function project<G extends GameTypes>(
  rules: Rules<G>,
  viewers: readonly Viewer[],
  memories: Memories<G> = [],
): Projection<G> {
  const remembered = (viewer: Viewer): G['memory'] =>
    memories.find(([whose]) => whose === viewer)?.[1] ?? blankMemory(rules);
  const kinds = viewers.filter((viewer, i) => viewers.indexOf(viewer) === i);
  const listeners = kinds.map(
    (viewer): Audience<G> => ({ viewer, happenings: [], memory: remembered(viewer), learnt: 0 }),
  );
  let alike = !rules.secrets;
  let audiences = alike ? listeners.slice(0, 1) : listeners;
  const audienceOf = (viewer: Viewer): Audience<G> => {
    const found = alike ? audiences[0] : audiences.find((audience) => audience.viewer === viewer);
    if (found === undefined) throw new Error(`nothing was collected for viewer ${viewer}`);
    return found;
  };
  return {
    observe(event, { board, stack }) {
      if (!alike && allSeeAlike(rules, board)) {
        alike = true;
        audiences = audiences.slice(0, 1);
      }
      const frame = cloneFrames<G>(stack.slice(-1))[0] ?? null;
      for (const audience of audiences) {
        if (!mayKnow(event, audience.viewer)) continue;
        audience.happenings.push({ event, board: rules.see(board, audience.viewer), frame });
      }
    },
    happenings: (viewer) => audienceOf(viewer).happenings,
    memory(viewer) {
      const audience = audienceOf(viewer);
      const events = audience.happenings.slice(audience.learnt).map(({ event }) => event);
      audience.memory = learnt(rules, audience.memory, events, audience.viewer);
      audience.learnt = audience.happenings.length;
      return audience.memory;
    },
  };
}
