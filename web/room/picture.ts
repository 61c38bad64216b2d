import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes, Happening, Names, Seat, View, Viewer, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import type { OpenScreen } from './passing/screen.ts';
import { boardNow, type Playback } from './playback/playback.ts';

/** The match as the player at the screen sees it. */
export interface Picture {
  readonly names: Names;
  /** Empty if everybody here only watches. */
  readonly seats: readonly Seat[];
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** The current view, ahead of playback. */
  readonly view: ReadonlySignal<View<GameTypes>>;
  /** The view to draw: during playback, that moment's, with nothing to choose. */
  readonly shown: ReadonlySignal<View<GameTypes>>;
  readonly playback: ReadonlySignal<Playback>;
  readonly over: ReadonlySignal<boolean>;
  /** How the match ended, if not by the rules. */
  readonly ended: ReadonlySignal<string | null>;
}

interface Wanted extends Pick<Picture, 'names' | 'seats' | 'words' | 'board' | 'ended'> {
  readonly screen: Pick<OpenScreen, 'viewer' | 'here' | 'over'>;
  /** While several answers are being sent, the player should not answer the asks between them. */
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
