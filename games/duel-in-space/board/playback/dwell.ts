import type { Event } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  'rolled-for-ships': 1200,
  'ship-chosen': 500,
  designed: 500,
  start: 1200,
  placed: 600,
  turn: 0,
  effect: 700,
  aimed: 300,
  headed: 550,
  flew: 900,
  'fly-by': 1000,
  'moving-apart': 400,
  'drone-turret': 700,
  'no-shot': 500,
  'cannot-fire': 500,
  declared: 300,
  shot: 1200,
  damage: 1000,
  special: 1200,
  destroyed: 1600,
  'life-support': 500,
  'asked-to-fight-on': 400,
  're-engaged': 700,
  'gave-up': 900,
  'called-off': 900,
  over: 300,
};

export function dwell(event: Event): number {
  return event.type === 'headed' && event.dice !== null ? 900 : DWELL[event.type];
}
