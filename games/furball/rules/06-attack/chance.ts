import { type DecisionOn, offer, type Procedure, repeat, type Seat } from '@starboard/kernel';
import { take, unlock } from '../08-tokens.ts';
import { takeToken } from '../13-cards/listening.ts';
import { isFarAway } from '../geometry/index.ts';
import type { AttackChoice, Board, FrameAt, Furball, Match, Next, Tell, WeaponFilter } from '../model.ts';
import { isFlying, shipOf } from '../model.ts';
import { attackFrame } from './frame.ts';
import {
  aimAt,
  barredFromAttacking,
  canAim,
  fits,
  isAim,
  objectionToAttack,
  paymentsFor,
  weaponsOf,
} from './targets.ts';

type Chance = FrameAt<'chance'>;

export const ANY_WEAPON: WeaponFilter = { only: 'any', place: -1 };

export const chanceFor = (
  ship: Seat,
  weapons: WeaponFilter,
  given: Chance['given'],
  targets: readonly Seat[] | null = null,
  besides: Seat | null = null,
): Chance => ({ at: 'chance', step: 0, ship, weapons, targets, besides, given });

/** 6.2 Every attack that could be made: weapon, target, way to pay, kind of line. */
function attacksIn(board: Board, chance: Chance): AttackChoice[] {
  const { ship, given } = chance;
  const found: AttackChoice[] = [];
  visitTargets(board, chance, (weapon, at) => {
    const aim = aimAt(board, ship, weapon, at, given);
    if (!isAim(aim)) return false;
    const ways = weapon === 0 ? 1 : paymentsFor(board, ship, weapon, at).length;
    for (let pay = 0; pay < ways; pay++) {
      if (aim.clear) found.push({ weapon, at, pay, obstructed: false });
      if (aim.obstructed) found.push({ weapon, at, pay, obstructed: true });
    }
    return false;
  });
  return found;
}

/** Visits the weapons and targets of a chance to attack, until a visit is enough; whether one was. */
function visitTargets(
  board: Board,
  { ship, weapons, targets, besides }: Chance,
  visit: (weapon: number, at: Seat) => boolean,
): boolean {
  if (barredFromAttacking(board, ship) !== undefined) return false;
  const places = weaponsOf(board, ship);
  const { pose } = shipOf(board, ship);
  for (let i = 0; i < places.length; i++) {
    const weapon = places[i] as number;
    if (!fits(board, ship, weapon, weapons)) continue;
    for (let at = 0; at < board.ships.length; at++) {
      if (at === besides || (targets !== null && !targets.includes(at))) continue;
      // Nothing reaches beyond Range 3.
      if (isFarAway(pose, shipOf(board, at).pose)) continue;
      if (visit(weapon, at)) return true;
    }
  }
  return false;
}

/** Whether there is an attack to make. */
export const hasAttack = (board: Board, chance: Chance): boolean =>
  visitTargets(board, chance, (weapon, at) => canAim(board, chance.ship, weapon, at, chance.given));

/** 6.2 A player who could attack is asked, and may hold fire. */
function takeAim(match: Match, frame: Chance): Next {
  const { ship } = frame;
  if (!isFlying(shipOf(match.board, ship))) return 'done';
  const attacks: (AttackChoice | null)[] = attacksIn(match.board, frame);
  if (attacks.length === 0) return 'done';
  attacks.push(null);
  return offer(match, { kind: 'attack', seat: ship }, attacks);
}

export const chanceProcedure: Procedure<Furball, 'chance'> = [takeAim];

export const attackDecision: DecisionOn<Furball, 'attack', 'chance'> = {
  candidates(board, { seat }, frame) {
    const tries: (AttackChoice | null)[] = [];
    const legal = attacksIn(board, frame);
    for (const weapon of weaponsOf(board, seat)) {
      for (let at = 0; at < board.ships.length; at++) {
        const mine = legal.filter((each) => each.weapon === weapon && each.at === at);
        if (mine.length > 0) tries.push(...mine);
        else if (at !== seat) tries.push({ weapon, at, pay: 0, obstructed: false });
      }
    }
    tries.push(null);
    return tries;
  },
  forbids(board, { seat }, choice, frame) {
    if (choice === null) return undefined;
    if (choice.at === frame.besides || (frame.targets !== null && !frame.targets.includes(choice.at))) {
      return { rule: '6.2', fact: 'You must attack another ship with this attack.' };
    }
    return objectionToAttack(board, seat, choice.weapon, choice.at, frame);
  },
  options(board, _ask, frame) {
    const offered: (AttackChoice | null)[] = attacksIn(board, frame);
    offered.push(null);
    return offered;
  },
  apply(match, { seat }, choice, frame, tell) {
    if (choice !== null) return { call: payFor(match, seat, choice, frame) };
    tell?.({ type: 'passes', rule: '6.2', ship: seat, what: 'attack' });
    return undefined;
  },
};

/** 6.3 The attack that was chosen, still to be paid for. */
function payFor(
  { board }: Match,
  seat: Seat,
  { weapon, at, pay, obstructed }: AttackChoice,
  { given }: Chance,
): FrameAt<'declared'> {
  const aim = aimAt(board, seat, weapon, at, given);
  if (!isAim(aim)) throw new Error(`seat ${seat} cannot attack seat ${at} with weapon ${weapon}`);
  return {
    at: 'declared',
    step: 0,
    ship: seat,
    weapon,
    target: at,
    pay,
    range: aim.range,
    arc: aim.arc,
    obstructed,
    given,
    discards: 'nothing',
  };
}

function pay(match: Match, frame: FrameAt<'declared'>, tell: Tell): Next {
  const { ship, weapon, target, pay: way } = frame;
  const payment = paymentsFor(match.board, ship, weapon, target)[way];
  if (payment === undefined) throw new Error('an attack that cannot be paid for');
  frame.discards = payment.discards;
  if (payment.discards === 'token') takeToken(match.board, ship, weapon);
  if (payment.spends === 'lock') return unlock(match, ship, target, tell, 'spent');
  return payment.spends === 'focus' ? take(match, ship, 'focus', 1, tell, 'spent') : undefined;
}

function attack({ board }: Match, frame: FrameAt<'declared'>): Next {
  const { ship: attacker, weapon, target: defender, range, arc, obstructed, given, discards } = frame;
  board.numbered++;
  const { numbered: number } = board;
  return {
    call: attackFrame(board, { number, attacker, defender, weapon, range, arc, obstructed, given, discards }),
  };
}

export const declaredProcedure: Procedure<Furball, 'declared'> = [pay, attack];

/** 6.12 Attacks promised by cards are made one at a time, when no other attack is in progress. */
export const makeOwed = repeat(({ board }: Match): Next => {
  if (board.owed.length === 0) return undefined;
  const [next, ...left] = board.owed;
  if (next === undefined) return undefined;
  board.owed = left;
  const { by, card, weapons, targets, besides } = next;
  return shipOf(board, by).status === 'flying' ? { call: chanceFor(by, weapons, card, targets, besides) } : undefined;
});
