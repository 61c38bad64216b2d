import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes, Happening, Names, Seat, View, Viewer, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import type { OpenScreen } from './passing/screen.ts';
import { boardNow, type Playback } from './playback/playback.ts';

/** The match as whoever has the screen sees it. */
export interface Picture {
  readonly names: Names;
  /** The seats played from this screen; empty where everybody only watches. */
  readonly seats: readonly Seat[];
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** Whose view is on screen. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The view as it truly stands. */
  readonly view: ReadonlySignal<View<GameTypes>>;
  /** The view to draw: during playback, of that moment and with nothing to choose. */
  readonly shown: ReadonlySignal<View<GameTypes>>;
  readonly playback: ReadonlySignal<Playback>;
  /** Whether the match is over, by the rules or otherwise. */
  readonly over: ReadonlySignal<boolean>;
  /** How it ended, where it was not the rules that ended it. */
  readonly ended: ReadonlySignal<string | null>;
}

interface Wanted extends Pick<Picture, 'names' | 'seats' | 'words' | 'board' | 'ended'> {
  readonly screen: Pick<OpenScreen, 'viewer' | 'here' | 'over'>;
  /** While several answers are on their way, nobody is to answer what is asked in between. */
  readonly severalOnTheirWay: ReadonlySignal<boolean>;
}

export function pictureOn({ screen, severalOnTheirWay, ...match }: Wanted): Picture {
  const { viewer, here, over } = screen;
  const view = computed(() => here.value.view);
  const playback = computed(() => here.value.playback);
  const shown = computed(() => {
    const board = boardNow(playback.value);
    if (board !== null) return atThatMoment(view.value, board, playback.value.now?.frame ?? null);
    return severalOnTheirWay.value ? { ...view.value, mine: null } : view.value;
  });
  return { ...match, viewer, view, shown, playback, over };
}

function atThatMoment(view: View<GameTypes>, board: object, frame: Happening<GameTypes>['frame']): View<GameTypes> {
  const stack = frame === null ? [] : [frame];
  return { ...view, board, stack, asked: [], ready: [], sealed: [], mine: null, result: null };
}
