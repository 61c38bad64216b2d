import { NOWHERE, rebelOf } from '../../rules/model.ts';
import { CardSign, WeaponSign } from '../deck/station/signs.tsx';
import type { StationView } from '../props.ts';

/** 7.4 Only the fact that a player has sealed is public. */
export function isSealed({ board, ready, asked }: StationView, rebel: number): boolean {
  const { peg, seat } = rebelOf(board, rebel);
  return peg !== NOWHERE || (ready.includes(seat) && asked.some((ask) => ask.kind === 'sneak' && ask.seat === seat));
}

export const ArmedMark = () => (
  <svg class="station-sign" viewBox="-16 -9 32 20" aria-hidden="true">
    <WeaponSign />
  </svg>
);

export const SealedMark = () => (
  <svg class="station-sign station-sealed" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z" />
  </svg>
);

export const CardMark = () => (
  <svg class="station-sign station-card-mark" viewBox="-10 -13 20 26" aria-hidden="true">
    <CardSign />
  </svg>
);
