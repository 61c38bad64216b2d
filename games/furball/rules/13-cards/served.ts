import type { Seat } from '@starboard/kernel';
import { type AttackFrame, type Board, MOMENTS, type Moment, shipOf } from '../model.ts';
import { MOMENT_NUMBER } from './book.ts';
import { waitsFor } from './now.ts';

/** 13.4 The players that a moment serves, in this order. */
type Served = 'all' | 'own' | 'own-first' | 'own-last' | 'attacker-first' | 'defender-first' | 'attacker' | 'defender';

const SERVED: { readonly [M in Moment]: Served } = {
  'setup.before-placement': 'all',
  'setup.after-placement': 'all',
  'planning.start': 'all',
  'planning.end': 'all',
  'activation.start': 'all',
  decloaked: 'own',
  'activation.turn': 'own-first',
  'dial.before-reveal': 'own',
  'dial.revealed': 'own',
  'manoeuvre.check-stress': 'own',
  'manoeuvre.executed': 'own-first',
  'action.performed': 'own',
  'activation.end': 'all',
  'bomb.dropped': 'own',
  'bomb.detonates': 'own-first',
  'bomb.detonated': 'own',
  'combat.start': 'all',
  'combat.turn': 'own-last',
  'attack.declared': 'attacker-first',
  'attack.dice-count': 'attacker',
  'dice.before-roll': 'own',
  'dice.rolled': 'own-first',
  'attack.modify-by-defender': 'defender-first',
  'attack.modify-by-attacker': 'attacker',
  'defence.dice-count': 'defender',
  'defence.modify-by-attacker': 'attacker',
  'defence.modify-by-defender': 'defender',
  'compare.start': 'attacker-first',
  'attack.hit': 'attacker-first',
  'attack.damaged': 'attacker',
  'attack.after': 'attacker-first',
  'attack.extra': 'all',
  'combat.turn-over': 'own',
  'combat.end': 'all',
  'end.start': 'all',
  'round.end': 'all',
  'shield.lost': 'own',
  'damage.critical': 'own',
  'damage.suffered': 'own-first',
  'damage.card-drawn': 'own-last',
  'damage.card-dealt': 'own',
  'damage.card-faceup': 'own',
  destroyed: 'own-first',
  'token.before-assigned': 'own',
  'token.assigned': 'own-first',
  'token.removed': 'own',
  'token.spent': 'own',
  'card.discarded': 'own',
};

/** By the number of a moment. */
const SERVED_AT: readonly Served[] = MOMENTS.map((moment) => SERVED[moment]);

/** 13.4 Those with a card that waits for a moment, in the order in which they are served. */
export function servedAt(board: Board, moment: number, about: Seat, attack: AttackFrame | null): readonly Seat[] {
  const served = SERVED_AT[moment];
  const seats: Seat[] = [];
  switch (served) {
    case 'own':
      return add(seats, board, about, moment);
    case 'attacker':
      return attack === null ? seats : addAttacker(seats, board, attack.attacker, moment);
    case 'defender':
      return attack === null ? seats : add(seats, board, attack.defender, moment);
    case 'attacker-first':
      if (attack !== null) add(seats, board, attack.attacker, moment);
      if (attack !== null) add(seats, board, attack.defender, moment);
      break;
    case 'defender-first':
      if (attack !== null) add(seats, board, attack.defender, moment);
      break;
    case 'own-first':
      add(seats, board, about, moment);
      break;
    default:
      break;
  }
  for (let i = 0; i < board.ranking.length; i++) {
    const seat = board.ranking[i] as Seat;
    if (served !== 'own-last' || seat !== about) add(seats, board, seat, moment);
  }
  return served === 'own-last' ? add(seats, board, about, moment) : seats;
}

function add(seats: Seat[], board: Board, seat: Seat, moment: number): readonly Seat[] {
  if ((waitsFor(board, seat, moment) || hasCore(board, seat, moment)) && !seats.includes(seat)) seats.push(seat);
  return seats;
}

/** The attacker may use what others lend. */
function addAttacker(seats: Seat[], board: Board, seat: Seat, moment: number): readonly Seat[] {
  add(seats, board, seat, moment);
  if (seats.length === 0 && board.ranking.some((other) => other !== seat && waitsFor(board, other, moment)))
    seats.push(seat);
  return seats;
}

const BY_ATTACKER = MOMENT_NUMBER['attack.modify-by-attacker'];
const BY_DEFENDER = MOMENT_NUMBER['defence.modify-by-defender'];

export function hasCore(board: Board, seat: Seat, moment: number): boolean {
  if (moment !== BY_ATTACKER && moment !== BY_DEFENDER) return false;
  const { tokens, locks } = shipOf(board, seat);
  return tokens.focus > 0 || (moment === BY_ATTACKER ? locks.length > 0 : tokens.evade > 0);
}
