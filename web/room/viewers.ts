import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Happening, View, Viewer } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { BoardModule } from '@starboard/ui';
import type { Staging } from './playback/beats.ts';
import { arrive, finish, isShowing, NOTHING_YET, type Playback, precede } from './playback/playback.ts';

export interface ViewerKnowledge {
  readonly view: View<GameTypes>;
  readonly playback: Playback;
}

/** Everybody at this screen, one after the other: each knows only what they may. */
export interface Viewers {
  readonly known: ReadonlySignal<ReadonlyMap<Viewer, ViewerKnowledge>>;
  hear(updates: readonly Update[]): void;
  show(viewer: Viewer, playback: Playback): void;
  /** Puts earlier happenings first; if they are to be shown, they are shown first. */
  precede(earlier: ReadonlyMap<Viewer, readonly Happening<GameTypes>[]>, toBeShown: boolean): void;
}

interface Wanted {
  readonly inOrder: BoardModule<GameTypes>['inOrder'];
  stagingFor(viewer: Viewer): Staging;
  /** Whether happenings go straight to the log. */
  isSkipping(): boolean;
}

export function gatherViewers({ inOrder, stagingFor, isSkipping }: Wanted): Viewers {
  const known = signal<ReadonlyMap<Viewer, ViewerKnowledge>>(new Map());
  const heard = (before: ViewerKnowledge | undefined, update: Update): ViewerKnowledge => {
    const seen = before === undefined ? NOTHING_YET : lastSeen(before);
    const playback = arrive(seen, update, stagingFor(update.viewer));
    return { view: ordered(update.view, inOrder), playback: isSkipping() ? finish(playback) : playback };
  };
  return {
    known,
    hear(updates) {
      const next = new Map(known.peek());
      for (const update of updates) next.set(update.viewer, heard(next.get(update.viewer), update));
      known.value = next;
    },
    show(viewer, playback) {
      const { view } = knownTo(known.peek(), viewer);
      known.value = new Map(known.peek()).set(viewer, { view, playback });
    },
    precede(earlier, toBeShown) {
      const next = new Map(known.peek());
      for (const [viewer, { view, playback }] of next) {
        next.set(viewer, { view, playback: precede(playback, earlier.get(viewer) ?? [], toBeShown) });
      }
      known.value = next;
    },
  };
}

export function knownTo(known: ReadonlyMap<Viewer, ViewerKnowledge>, viewer: Viewer): ViewerKnowledge {
  const found = known.get(viewer);
  if (found === undefined) throw new Error(`nothing is known of what seat ${viewer} sees`);
  return found;
}

/** Sorts the options the way players look for them. */
function ordered(view: View<GameTypes>, inOrder: Wanted['inOrder']): View<GameTypes> {
  const { mine } = view;
  return mine === null ? view : { ...view, mine: { ...mine, options: inOrder(mine.ask, mine.options) } };
}

/** Outside playback, the last board seen is the view's own. */
function lastSeen({ view, playback }: ViewerKnowledge): Playback {
  return isShowing(playback) ? playback : { ...playback, before: view.board };
}
