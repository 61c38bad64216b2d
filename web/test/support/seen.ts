import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Json, Seat, View, Viewer } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { NOTHING_YET } from '../../room/playback/playback.ts';
import { knownTo, type ViewerKnowledge } from '../../room/viewers.ts';
import type { Listener, MatchRunner, RunnerAnswer } from '../../runner/match-runner.ts';

/** `options` are those of the open ask. */
export function seenBy(seat: Seat, more: Partial<View<GameTypes>> = {}, options?: readonly Json[]): View<GameTypes> {
  return {
    seat,
    board: {},
    stack: [],
    question: 1,
    asked: [],
    ready: [],
    sealed: [],
    mine: options === undefined ? null : { ask: { seat, kind: 'choose' }, options },
    memory: null,
    result: null,
    ...more,
  };
}

export function sealedBy(seat: Seat, count: number): View<GameTypes>['sealed'] {
  return Array.from({ length: count }, () => ({ ask: { seat, kind: 'choose' }, choice: null }));
}

export function updateFor(view: View<GameTypes>, ...types: readonly string[]): Update {
  const happenings = types.map((type) => ({ event: { type, rule: '1' }, board: { after: type }, frame: null }));
  return { viewer: view.seat, view, past: [], happenings };
}

/** Outside playback. */
export function knowing(...views: readonly View<GameTypes>[]) {
  const known = signal<ReadonlyMap<Viewer, ViewerKnowledge>>(new Map(views.map((view) => [view.seat, still(view)])));
  return {
    known,
    of: (viewer: Viewer): ViewerKnowledge => knownTo(known.value, viewer),
    see(view: View<GameTypes>): void {
      known.value = new Map(known.peek()).set(view.seat, still(view));
    },
    show(viewer: Viewer, playback: ViewerKnowledge['playback']): void {
      known.value = new Map(known.peek()).set(viewer, { ...knownTo(known.peek(), viewer), playback });
    },
  };
}

const still = (view: View<GameTypes>): ViewerKnowledge => ({ view, playback: NOTHING_YET });

/** Answers that the test gives later, first come first served. */
export function answersLater() {
  const open: ((answer: RunnerAnswer) => void)[] = [];
  return {
    ask: (): Promise<RunnerAnswer> => new Promise((resolve) => open.push(resolve)),
    async give(answer: RunnerAnswer = { ok: true }): Promise<void> {
      open.shift()?.(answer);
      await settled();
    },
  };
}

/** Resolves after everything that follows from settled promises. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export const NEVER: ReadonlySignal<null> = signal(null);

const done = async (): Promise<RunnerAnswer> => ({ ok: true });

/** A runner for a room in which somebody else plays: it only passes on news. */
export function idleRunner(): MatchRunner & Pick<Listener, 'news'> {
  let listener: Listener | undefined;
  return {
    ended: NEVER,
    clock: NEVER,
    open: async () => ({ ok: false, fact: 'It is open already.' }),
    subscribe(heard) {
      listener = heard;
      return () => {
        listener = undefined;
      };
    },
    news: (updates) => listener?.news(updates),
    play: done,
    resign: done,
    reasons: async () => [],
    standing: signal(new Map()),
    answerAlways: done,
    close: () => undefined,
  };
}
