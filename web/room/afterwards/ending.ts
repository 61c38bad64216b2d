import type { Ending } from '@starboard/kernel';
import type { Picture } from '../picture.ts';

/** How the match ended, told to the one at the screen; where several share it, to nobody in particular. */
export function endingIn({ ended, view, words, names, seats, playback }: Picture): Ending {
  const seen = view.value;
  if (seen.result === null) return { headline: ended.value ?? 'The match is over.', summary: [] };
  return words.ending(seats.length > 1 ? { ...seen, seat: null } : seen, names, playback.value.told);
}
