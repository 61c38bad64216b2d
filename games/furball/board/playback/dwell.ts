import type { Seat } from '@starboard/kernel';
import type { SeenMoment } from '@starboard/ui';
import type { Event, Furball } from '../../rules/model.ts';

/** How long playback shows events that concern the viewer, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  'rolled-off': 1200,
  ordered: 700,
  placed: 350,
  waits: 600,
  round: 600,
  phase: 400,
  dialled: 0,
  active: 0,
  revealed: 350,
  'turned-dial': 500,
  flew: 900,
  shifted: 600,
  'left-mat': 1000,
  acts: 500,
  passes: 0,
  token: 400,
  locked: 500,
  unlocked: 0,
  attacks: 450,
  rolled: 1500,
  dice: 1500,
  compared: 1700,
  'lost-shield': 1500,
  recovered: 400,
  dealt: 1500,
  'turned-up': 1200,
  'turned-down': 400,
  scrapped: 300,
  looked: 700,
  'saw-cards': 900,
  guessed: 900,
  destroyed: 1400,
  removed: 0,
  scored: 800,
  used: 900,
  discarded: 300,
  restored: 300,
  swapped: 700,
  searches: 700,
  searched: 900,
  borrowed: 600,
  flipped: 400,
  condition: 700,
  dropped: 600,
  detonated: 1000,
  'rock-removed': 1000,
  named: 500,
  'time-called': 1200,
  left: 900,
  'called-off': 900,
  over: 1500,
};

/** Events between other players are brief: flights, hits and losses. */
const OF_OTHERS: { readonly [T in Event['type']]?: number } = {
  'rolled-off': 700,
  placed: 160,
  round: 500,
  phase: 350,
  flew: 330,
  shifted: 240,
  'left-mat': 600,
  compared: 420,
  destroyed: 750,
  dropped: 200,
  detonated: 500,
  'rock-removed': 500,
  'time-called': 1200,
  left: 500,
  'called-off': 900,
  over: 1500,
};

/** Events that concern everybody. */
const isForAll = ({ type }: Event): boolean =>
  type === 'round' || type === 'phase' || type === 'time-called' || type === 'called-off' || type === 'over';

export function dwell(event: Event, { seat, board }: SeenMoment<Furball>): number {
  if (event.type === 'phase' && board.phase === 'end') return 0;
  if (isForAll(event) || (seat !== null && concerns(event, seat))) return DWELL[event.type];
  return OF_OTHERS[event.type] ?? 0;
}

/** Whether an event is about a pilot's own ship. */
function concerns(event: Event, seat: Seat): boolean {
  if (event.type === 'rolled-off') return event.rolls.some(([roller]) => roller === seat);
  if (event.type === 'detonated') return event.by === seat || event.ships.includes(seat);
  return (
    ('ship' in event && event.ship === seat) ||
    ('target' in event && event.target === seat) ||
    ('by' in event && event.by === seat) ||
    ('seat' in event && event.seat === seat) ||
    ('victim' in event && event.victim === seat) ||
    ('touched' in event && event.touched.includes(seat))
  );
}
