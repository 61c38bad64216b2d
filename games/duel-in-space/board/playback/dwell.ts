import type { Event } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  'rolled-for-ships': 1200,
  'ship-chosen': 500,
  designed: 500,
  start: 1200,
  placed: 600,
  turn: 0,
  effect: 600,
  aimed: 250,
  headed: 450,
  flew: 850,
  'fly-by': 1000,
  'moving-apart': 850,
  'drone-turret': 900,
  'no-shot': 850,
  'cannot-fire': 850,
  declared: 0,
  shot: 1500,
  damage: 1500,
  special: 1800,
  destroyed: 1500,
  'life-support': 500,
  'asked-to-fight-on': 400,
  're-engaged': 700,
  'gave-up': 900,
  'called-off': 900,
  over: 1500,
};

export function dwell(event: Event): number {
  return event.type === 'headed' && event.dice !== null ? 900 : DWELL[event.type];
}
