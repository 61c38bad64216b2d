import type { Seat } from '@starboard/kernel';
import { badgeOf, letterOf, pilotClass } from '../pilots.ts';

/** A pilot's letter in its shape and colour, beside the name that says the same. */
export function PilotMark({ seat }: { readonly seat: Seat }) {
  const { outline, drop } = badgeOf(seat);
  return (
    <svg class={`furball-mark ${pilotClass(seat)}`} viewBox="-15 -15 30 30" aria-hidden="true">
      <path d={outline} />
      <text y={drop}>{letterOf(seat)}</text>
    </svg>
  );
}
