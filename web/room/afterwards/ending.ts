import type { Ending } from '@starboard/kernel';
import type { Picture } from '../picture.ts';

/** Addressed to the viewer or, if several share the screen, to nobody in particular. */
export function endingIn({ ended, view, words, names, seats, playback }: Picture): Ending {
  const seen = view.value;
  if (seen.result === null) return { headline: ended.value ?? 'The match is over.', summary: [] };
  return words.ending(seats.length > 1 ? { ...seen, seat: null } : seen, names, playback.value.told);
}
