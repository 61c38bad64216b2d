import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChatLine } from '@starboard/protocol';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { PASSING_TIME } from '../../shell/passing.ts';
import { muted, spectatorsMuted } from '../../shell/settings.ts';
import { onlineMatch, updateOnlineMatch } from '../../storage/online-matches.ts';

export interface ChatNews {
  /** Whether the chat is visible: then all of it counts as read. */
  readonly onScreen: Signal<boolean>;
  readonly unread: ReadonlySignal<number>;
  readonly passing: ReadonlySignal<ChatLine | null>;
  close(): void;
}

/** Hides muted people. */
export function isHeard({ name, seat }: ChatLine): boolean {
  return !muted.value.includes(name) && !(spectatorsMuted.value && seat === null);
}

type Heard = Pick<RemoteRunner, 'chat' | 'table' | 'clockAhead'>;

export function followChat(match: string, { chat, table, clockAhead }: Heard): ChatNews {
  const onScreen = signal(false);
  const passing = signal<ChatLine | null>(null);
  /** The last line read. */
  const read = signal(onlineMatch(match)?.chatRead ?? 0);
  let heard = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isMine = ({ seat }: ChatLine): boolean => seat !== null && table.peek()?.seats[seat]?.mine === true;

  const stopReading = effect(() => {
    const last = chat.value.at(-1)?.number ?? 0;
    if (!onScreen.value || read.peek() === last) return;
    read.value = last;
    updateOnlineMatch(match, { chatRead: last });
  });
  const stopPassing = effect(() => {
    const line = chat.value.at(-1);
    if (line === undefined || line.number <= heard) return;
    heard = line.number;
    const age = Date.now() - clockAhead.peek() - line.at;
    if (age > PASSING_TIME || onScreen.peek() || isMine(line) || !isHeard(line)) return;
    passing.value = line;
    clearTimeout(timer);
    timer = setTimeout(() => {
      passing.value = null;
    }, PASSING_TIME);
  });

  return {
    onScreen,
    passing,
    unread: computed(
      () => chat.value.filter((line) => line.number > read.value && !isMine(line) && isHeard(line)).length,
    ),
    close() {
      stopReading();
      stopPassing();
      clearTimeout(timer);
    },
  };
}
