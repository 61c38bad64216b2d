import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Seat, View, Viewer } from '@starboard/kernel';
import { finish, isShowing } from '../playback/playback.ts';
import type { Notices } from '../sending/notices.ts';
import { knownTo, type ViewerKnowledge, type Viewers } from '../viewers.ts';
import { passTo } from './holder.ts';

/** One screen for all who play from it. */
export interface Screen {
  /** To whom the screen should pass; while it is not null, nothing of the match may be seen. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** Whoever the curtain names has the screen now. */
  take(): void;
}

/** The screen as the rest of the room works with it. */
export interface OpenScreen extends Screen {
  /** Whose view is on it. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** What that viewer knows. */
  readonly here: ReadonlySignal<ViewerKnowledge>;
  /** Whether the match is over, by the rules or otherwise. */
  readonly over: ReadonlySignal<boolean>;
  passTo(seat: Seat): void;
  close(): void;
}

interface Wanted {
  readonly seats: readonly Seat[];
  readonly viewers: Pick<Viewers, 'known' | 'show'>;
  readonly ended: ReadonlySignal<string | null>;
  /** Whether the one who has the screen could learn something from the next one's view. */
  needsCurtain(next: View<GameTypes>): boolean;
  readonly notices: Pick<Notices, 'notice'>;
}

export function openScreen({ seats, viewers, ended, needsCurtain, notices }: Wanted): OpenScreen {
  const holder = signal<Seat | null>(seats.length === 1 ? (seats[0] ?? null) : null);
  const viewer = computed<Viewer>(() => holder.value ?? seats[0] ?? null);
  const here = computed(() => knownTo(viewers.known.value, viewer.value));
  const over = computed(() => here.value.view.result !== null || ended.value !== null);
  const curtain = computed(() =>
    passTo({
      seats,
      holder: holder.value,
      asked: seats.filter((seat) => (viewers.known.value.get(seat)?.view.mine ?? null) !== null),
      showing: isShowing(here.value.playback),
      over: over.value,
    }),
  );
  /** Where nothing is secret all watch together: the screen passes by itself, and nothing is shown twice. */
  const close = effect(() => {
    const next = curtain.value;
    const known = next === null ? undefined : viewers.known.peek().get(next);
    if (next === null || known === undefined || needsCurtain(known.view)) return;
    viewers.show(next, finish(known.playback));
    holder.value = next;
  });
  return {
    curtain,
    viewer,
    here,
    over,
    take() {
      notices.notice.value = null;
      holder.value = curtain.peek() ?? holder.peek();
    },
    passTo(seat) {
      holder.value = seat;
    },
    close,
  };
}
