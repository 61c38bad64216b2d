import { computed, type ReadonlySignal } from '@preact/signals';
import type { Earlier } from '../../runner/match-runner.ts';
import type { Notices } from '../sending/notices.ts';
import type { Viewers } from '../viewers.ts';
import type { PlaybackPlayer } from './player.ts';

/** Events before the first one loaded. */
export interface EarlierMoves {
  /** Null if there are none; `unseen` counts those the player has not seen. */
  readonly left: ReadonlySignal<{ readonly unseen: number } | null>;
  /** Loads the previous page. */
  show(): Promise<void>;
}

interface Wanted {
  /** Undefined if everything came at once. */
  readonly pages: Earlier | undefined;
  readonly viewers: Pick<Viewers, 'precede'>;
  readonly player: Pick<PlaybackPlayer, 'held'>;
  readonly notices: Pick<Notices, 'notice'>;
}

export function earlierMoves({ pages, viewers, player, notices }: Wanted): EarlierMoves {
  const left = computed(() => (pages !== undefined && pages.begins.value > 1 ? { unseen: pages.unseen.value } : null));
  return {
    left,
    async show() {
      const unseen = (left.peek()?.unseen ?? 0) > 0;
      const page = await pages?.page();
      if (typeof page === 'string') notices.notice.value = page;
      else if (page !== undefined) viewers.precede(page, unseen && player.held.peek());
    },
  };
}
