import type { Character } from '@starboard/kernel';
import '../../style/mark.css';

/** A character's mark, drawn as lines. */
export function Mark({ of: { mark } }: { readonly of: Pick<Character, 'mark'> }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
