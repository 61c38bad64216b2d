import type { Seat } from '@starboard/kernel';
import type { SeenMoment } from '@starboard/ui';
import type { Event, Furball } from '../../rules/model.ts';

/** How long playback shows events that concern the viewer, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  'rolled-off': 1500,
  ordered: 900,
  placed: 450,
  waits: 900,
  round: 700,
  phase: 450,
  dialled: 0,
  active: 0,
  revealed: 450,
  'turned-dial': 700,
  flew: 950,
  shifted: 600,
  'left-mat': 1200,
  acts: 350,
  passes: 0,
  token: 250,
  locked: 450,
  unlocked: 0,
  attacks: 900,
  rolled: 1200,
  dice: 800,
  compared: 1200,
  'lost-shield': 350,
  recovered: 400,
  dealt: 700,
  'turned-up': 700,
  'turned-down': 400,
  scrapped: 300,
  looked: 700,
  'saw-cards': 900,
  guessed: 900,
  destroyed: 1500,
  removed: 0,
  scored: 600,
  used: 550,
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
  over: 400,
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
  over: 400,
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
