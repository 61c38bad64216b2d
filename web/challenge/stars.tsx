import { MOST_STARS } from '@starboard/kernel';
import { starsInWords } from './result.ts';

/** Filled stars and empty ones. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span class="stars" role="img" aria-label={starsInWords(stars)}>
      {'★'.repeat(stars)}
      {'☆'.repeat(MOST_STARS - stars)}
    </span>
  );
}
