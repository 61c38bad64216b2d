import type { SeenMoment } from '@starboard/ui';
import { type DeathStar, type Event, NOWHERE } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  began: 0,
  'rolled-off': 1300,
  'goes-first': 500,
  'set-out': 1000,
  picked: 500,
  round: 0,
  rolled: 900,
  walked: 500,
  dice: 1300,
  freed: 1000,
  'stays-jailed': 700,
  sealed: 400,
  pegs: 900,
  placed: 480,
  'stood-up': 700,
  'imperial-done': 0,
  revealed: 1300,
  named: 500,
  battle: 900,
  exchange: 900,
  captured: 1200,
  'sent-back': 1200,
  beaten: 1200,
  'laid-down': 1200,
  jailed: 1400,
  'card-lost': 1200,
  armed: 700,
  'card-found': 1000,
  'code-tried': 1600,
  'code-passed': 300,
  'gave-up': 900,
  'taken-over': 600,
  'called-off': 900,
  over: 300,
};

/** An exchange without a six decides nothing and is shown briefly; 8.4 all Rebels are revealed together. */
const NO_SIX = 500;

export function dwell(event: Event, { board }: SeenMoment<DeathStar>): number {
  if (event.type === 'revealed' && board.rebels.some(({ peg }) => peg !== NOWHERE)) return 0;
  if (event.type === 'exchange' && event.outcome === 'no-six') return NO_SIX;
  return DWELL[event.type];
}
