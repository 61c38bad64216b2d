import type { Event } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  designed: 250,
  placed: 350,
  turn: 0,
  initiative: 950,
  moved: 150,
  'left-map': 900,
  'no-target': 500,
  passed: 500,
  fires: 250,
  shot: 1300,
  damage: 1300,
  announced: 1300,
  destroyed: 1400,
  'gave-up': 900,
  command: 400,
  'called-off': 900,
  over: 1500,
};

/** Players expect to be out of range, but must read why weapons don't bear on a near enemy. */
const DWELLS_ON_WHY = 1100;

export function dwell(event: Event): number {
  const unseen = event.type === 'no-target' && event.why.some((why) => why !== null && why !== 'range');
  if (unseen) return DWELLS_ON_WHY;
  return DWELL[event.type];
}
