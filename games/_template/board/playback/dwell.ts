import type { Event } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  turn: 0,
  ordered: 500,
  charged: 300,
  fired: 1400,
  destroyed: 1600,
  'gave-up': 900,
  'called-off': 900,
};

export function dwell({ type }: Event): number {
  return DWELL[type];
}
