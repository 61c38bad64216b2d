import type { Event } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  designed: 250,
  placed: 350,
  turn: 0,
  initiative: 1600,
  moved: 220,
  'left-map': 1200,
  'no-target': 500,
  passed: 600,
  fires: 650,
  shot: 900,
  damage: 550,
  announced: 650,
  destroyed: 1500,
  'gave-up': 900,
  command: 500,
  'called-off': 900,
  over: 300,
};

/** Players expect to be out of range, but must read why weapons don't bear on a near enemy. */
const DWELLS_ON_WHY = 1600;
/** A miss has no consequences on the board that would show it. */
const MISSED = 1500;

export function dwell(event: Event): number {
  const unseen = event.type === 'no-target' && event.why.some((why) => why !== null && why !== 'range');
  if (unseen) return DWELLS_ON_WHY;
  return event.type === 'shot' && !event.hit ? MISSED : DWELL[event.type];
}
