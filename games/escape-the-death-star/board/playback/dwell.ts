import type { SeenMoment } from '@starboard/ui';
import { type DeathStar, type Event, NOWHERE } from '../../rules/model.ts';

/** How long playback shows each event, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  began: 0,
  'rolled-off': 1200,
  'goes-first': 500,
  'set-out': 900,
  picked: 400,
  round: 0,
  rolled: 1000,
  walked: 600,
  dice: 950,
  freed: 800,
  'stays-jailed': 600,
  sealed: 300,
  pegs: 400,
  placed: 500,
  'stood-up': 600,
  'imperial-done': 0,
  revealed: 800,
  named: 400,
  battle: 350,
  exchange: 1250,
  captured: 1250,
  'sent-back': 1250,
  beaten: 1250,
  'laid-down': 1250,
  jailed: 1250,
  'card-lost': 1100,
  armed: 700,
  'card-found': 900,
  'code-tried': 1500,
  'code-passed': 300,
  'gave-up': 900,
  'taken-over': 600,
  'called-off': 900,
  over: 1500,
};

/** 8.4 All Rebels are revealed together. */
export function dwell(event: Event, { board }: SeenMoment<DeathStar>): number {
  if (event.type === 'revealed' && board.rebels.some(({ peg }) => peg !== NOWHERE)) return 0;
  return DWELL[event.type];
}
