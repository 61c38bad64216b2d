import type { GameTypes, Match, Observer, Viewer } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { cloneFrames } from '../match/clone.ts';
import { blankMemory, mayKnow } from './view.ts';

/** What a viewer remembers after events, of which it knows only those it may. */
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

/** Something that happened as a viewer is shown it: with the board as it then was, and the frame it happened in. */
export interface Happening<G extends GameTypes> {
  readonly event: G['event'];
  readonly board: G['view'];
  readonly frame: Match<G>['stack'][number] | null;
}

/** What viewers have learnt, by viewer. */
export type Memories<G extends GameTypes> = readonly (readonly [Viewer, G['memory']])[];

/** From events to what viewers get of them. */
export interface Projection<G extends GameTypes> {
  readonly observe: Observer<G>;
  happenings(viewer: Viewer): readonly Happening<G>[];
  /** What the viewer has learnt by now. */
  memory(viewer: Viewer): G['memory'];
}

/** One kind of viewer: all who see the same. */
interface Audience<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly happenings: Happening<G>[];
  memory: G['memory'];
}

/** Whether everybody sees the same of a match, from its beginning to its end, but for what they are asked and have sealed. */
export function allSeeAlike<G extends GameTypes>(rules: Rules<G>, board: G['board']): boolean {
  return !rules.secrets || rules.isOpen?.(board) === true;
}

/**
 * Collects what happens for certain viewers, who may remember something already. Each kind of viewer costs once; where
 * nothing is secret, all are one kind.
 */
export function project<G extends GameTypes>(
  rules: Rules<G>,
  viewers: readonly Viewer[],
  memories: Memories<G> = [],
): Projection<G> {
  const remembered = (viewer: Viewer): G['memory'] =>
    memories.find(([whose]) => whose === viewer)?.[1] ?? blankMemory(rules);
  const kinds = viewers.filter((viewer, i) => viewers.indexOf(viewer) === i);
  const listeners = kinds.map((viewer): Audience<G> => ({ viewer, happenings: [], memory: remembered(viewer) }));
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
        if (rules.memory !== undefined) audience.memory = rules.memory.learn(audience.memory, event, audience.viewer);
        audience.happenings.push({ event, board: rules.see(board, audience.viewer), frame });
      }
    },
    happenings: (viewer) => audienceOf(viewer).happenings,
    memory: (viewer) => audienceOf(viewer).memory,
  };
}
