import type { Seat } from '@starboard/kernel';
import { type Board, type Moment, type Stack, shipOf, type WindowSubject } from '../model.ts';
import { isCoreMoment } from './core.ts';
import { attackIn, waits } from './now.ts';

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

/** 13.4 Those with a card that waits for a moment, in the order in which they are served. */
export function servedAt(board: Board, moment: Moment, event: WindowSubject, stack: Stack): readonly Seat[] {
  const seats: Seat[] = [];
  const add = (seat: Seat): void => {
    if (!seats.includes(seat) && (waits(board, seat, moment) || hasCore(board, seat, moment))) seats.push(seat);
  };
  const attack = attackIn(stack);
  switch (SERVED[moment]) {
    case 'own':
      add(event.ship);
      return seats;
    case 'attacker':
      if (attack !== null) addAttacker(board, moment, attack.attacker, seats, add);
      return seats;
    case 'defender':
      if (attack !== null) add(attack.defender);
      return seats;
    case 'attacker-first':
      if (attack !== null) add(attack.attacker);
      if (attack !== null) add(attack.defender);
      break;
    case 'defender-first':
      if (attack !== null) add(attack.defender);
      break;
    case 'own-first':
      add(event.ship);
      break;
    default:
      break;
  }
  for (const seat of board.ranking) if (SERVED[moment] !== 'own-last' || seat !== event.ship) add(seat);
  if (SERVED[moment] === 'own-last') add(event.ship);
  return seats;
}

/** The attacker may use what others lend. */
function addAttacker(board: Board, moment: Moment, seat: Seat, seats: Seat[], add: (seat: Seat) => void): void {
  add(seat);
  if (seats.length === 0 && board.ranking.some((other) => other !== seat && waits(board, other, moment)))
    seats.push(seat);
}

export function hasCore(board: Board, seat: Seat, moment: Moment): boolean {
  if (!isCoreMoment(moment)) return false;
  const { tokens, locks } = shipOf(board, seat);
  return tokens.focus > 0 || (moment === 'attack.modify-by-attacker' ? locks.length > 0 : tokens.evade > 0);
}
