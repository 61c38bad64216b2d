import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Seat, View, Viewer } from '@starboard/kernel';
import { finish, isShowing } from '../playback/playback.ts';
import type { Notices } from '../sending/notices.ts';
import { knownTo, type ViewerKnowledge, type Viewers } from '../viewers.ts';
import { passTo } from './holder.ts';

export interface Screen {
  /** The seat that should get the screen; until it is null, nothing of the match may be visible. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** Gives the screen to the seat that the curtain names. */
  take(): void;
}

export interface OpenScreen extends Screen {
  readonly viewer: ReadonlySignal<Viewer>;
  readonly here: ReadonlySignal<ViewerKnowledge>;
  readonly over: ReadonlySignal<boolean>;
  passTo(seat: Seat): void;
  close(): void;
}

interface Wanted {
  readonly seats: readonly Seat[];
  readonly viewers: Pick<Viewers, 'known' | 'show'>;
  readonly ended: ReadonlySignal<string | null>;
  /** Whether the current holder could learn something from the next view. */
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
  /** If nothing is secret, all watch together: the screen passes by itself, and nothing is shown twice. */
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
