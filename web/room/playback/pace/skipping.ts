import { PACES, type Pace, pace } from '../../../shell/settings.ts';
import type { Notices } from '../../sending/notices.ts';
import type { PlaybackPlayer } from '../player.ts';

/** Skips what is shown, and remembers: the next playback is one step quicker. The bar shows the pace. */
export function skipAndRemember(player: Pick<PlaybackPlayer, 'skip'>, { notice }: Pick<Notices, 'notice'>): void {
  const next = quickerThan(pace.peek());
  if (next !== pace.peek()) notice.value = `The pace is ${next} from now on, because you skipped.`;
  pace.value = next;
  player.skip();
}

export function quickerThan(than: Pace): Pace {
  return than === 'slow' ? 'normal' : than === 'normal' ? 'quick' : (PACES.at(-1) ?? than);
}
