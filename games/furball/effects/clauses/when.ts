import type { Seat } from '@starboard/kernel';
import { type Action, damageCardOf, findCard, type PrintedArc, type Slot } from '../../catalogue/index.ts';
import { firingArcs, isIn, isInFiringArc, others, rangeOf } from '../../rules/measure.ts';
import type { Now } from '../../rules/model/cards.ts';
import { type ActionName, type Board, type CardId, isFlying, shipOf, type Token } from '../../rules/model.ts';
import { barOf, damageOn, hasLock, hullOf, shieldsOf, upgradeAt } from '../../rules/values.ts';

/** The conditions of clauses, in the wording of the cards. */

/** What a condition may depend on: the table, the bearer, and the present attack. */
export type Fight = Pick<Now, 'board' | 'ship' | 'attack'>;

type Is<T> = (now: T) => boolean;

export const all =
  <T>(...conditions: readonly Is<T>[]): Is<T> =>
  (now) =>
    conditions.every((is) => is(now));

export const not =
  <T>(is: Is<T>): Is<T> =>
  (now) =>
    !is(now);

export const holding =
  (token: Token): Is<Fight> =>
  ({ board, ship }) =>
    shipOf(board, ship).tokens[token] > 0;

export const stressed = holding('stress');
export const unstressed = not(stressed);

export const shieldless = ({ board, ship }: Fight): boolean => shipOf(board, ship).shields === 0;
export const shieldMissing = ({ board, ship }: Fight): boolean => shipOf(board, ship).shields < shieldsOf(board, ship);
export const damaged = ({ board, ship }: Fight): boolean => shipOf(board, ship).damage.length > 0;

/** 13.6 It lives on after a damage, so that it can do what the damage pays for. */
export const survivesDamage = ({ board, ship }: Fight): boolean =>
  shipOf(board, ship).shields + hullOf(board, ship) - damageOn(board, ship) > 1;

/** It is not beyond repair: what has no hull left can suffer nothing more. */
export const hullLeft = ({ board, ship }: Fight): boolean => damageOn(board, ship) < hullOf(board, ship);

/** The card shows its first or its second side. */
export const onSide =
  (side: 0 | 1): Is<Now> =>
  ({ board, ship, origin }) =>
    shipOf(board, ship).cards[origin.place]?.side === side;

/** The bearer has an action on its bar. */
export const hasOnBar =
  (action: Action): Is<Fight> =>
  ({ board, ship }) =>
    barOf(board, ship).includes(action);

export const foeLocked = (now: Fight): boolean => hasLock(now.board, now.ship, foeOf(now));

/** 1.5 The option is on by which a ship is its own friend. */
export const isOwnFriend = ({ board }: Fight): boolean => board.setup.friendlyToSelf;

/** Attacks that cards grant are not made in the first round. */
export const afterFirstRound = ({ board }: Fight): boolean => board.round > 1;

/** The other ship of the attack. */
export function foeOf({ attack, ship }: Fight): Seat {
  if (attack === null) throw new Error('there is no attack');
  return attack.attacker === ship ? attack.defender : attack.attacker;
}

export const foeHolding =
  (token: Token): Is<Fight> =>
  (now) =>
    shipOf(now.board, foeOf(now)).tokens[token] > 0;

/** The other ship has neither focus nor evade tokens. */
export const foeUnready = all(not(foeHolding('focus')), not(foeHolding('evade')));

export const atRange =
  (least: number, most = least): Is<Fight> =>
  ({ attack }) =>
    attack !== null && attack.range >= least && attack.range <= most;

export const hit = ({ attack }: Fight): boolean => attack?.everHit === true;
export const missed = ({ attack }: Fight): boolean => attack?.everHit === false;
export const obstructed = ({ attack }: Fight): boolean => attack?.obstructed === true;

export const withPrimary = ({ attack }: Fight): boolean => attack?.weapon === 0;

/** The attack is made with a weapon that goes into one of these slots. */
export const withWeapon =
  (...slots: readonly Slot[]): Is<Fight> =>
  ({ board, attack }) => {
    const slot = attack === null ? undefined : slotAt(board, attack.attacker, attack.weapon);
    return slot !== undefined && slots.includes(slot);
  };

/** The slot of the weapon at a place; the primary weapon has none. */
export function slotAt(board: Board, seat: Seat, weapon: number): Slot | undefined {
  const held = weapon === 0 ? undefined : shipOf(board, seat).cards[weapon];
  return held === undefined ? undefined : upgradeAt(held)?.slot;
}

/** What the weapon at a place costs; the primary weapon costs nothing. */
export function pointsAt(board: Board, seat: Seat, weapon: number): number {
  const held = weapon === 0 ? undefined : shipOf(board, seat).cards[weapon];
  return held === undefined ? 0 : (upgradeAt(held)?.points ?? 0);
}

/** The places of the bearer's faceup cards in a slot. */
export const placesOf =
  (slot: Slot) =>
  ({ board, ship }: Fight): readonly number[] =>
    shipOf(board, ship).cards.flatMap(({ up }, place) => (up && slotAt(board, ship, place) === slot ? [place] : []));

/** The places at which the bearer has a certain card faceup. */
export const placesOfCard =
  (card: CardId) =>
  ({ board, ship }: Fight): readonly number[] =>
    shipOf(board, ship).cards.flatMap((held, place) => (held.up && held.card === card ? [place] : []));

/** The places of the bearer's bombs that are dropped when the dial is revealed, or of all its bombs. */
export const bombsOf =
  (drop: 'reveal' | 'any') =>
  ({ board, ship }: Fight): readonly number[] =>
    shipOf(board, ship).cards.flatMap((held, place) => {
      const bomb = held.up ? upgradeAt(held)?.bomb : null;
      return bomb != null && (drop === 'any' || bomb.drop === drop) ? [place] : [];
    });

export const weaponPoints = ({ board, attack }: Fight): number =>
  attack === null ? 0 : pointsAt(board, attack.attacker, attack.weapon);

/** The other ship is in a firing arc of the bearer, or the bearer in one of the other: any printed arc counts. */
export const foeInArc = (now: Fight): boolean => isInFiringArc(now.board, now.ship, foeOf(now));
export const inFoesArc = (now: Fight): boolean => isInFiringArc(now.board, foeOf(now), now.ship);

/** The other ship is in an auxiliary firing arc of the bearer. */
export const foeInAuxiliaryArc = (now: Fight): boolean =>
  firingArcs(now.board, now.ship).some((arc) => isAuxiliary(arc) && isIn(now.board, now.ship, foeOf(now), arc));

export const isAuxiliary = (arc: PrintedArc): boolean => arc === 'rear' || arc === 'half';

/** The attack is made with the primary weapon through the primary firing arc. */
export const primaryAhead = ({ attack }: Fight): boolean => attack?.weapon === 0 && attack.arc === 'front';

/** The other ship is in the bearer's primary firing arc, which is the front alone. */
export const foeInPrimaryArc = (now: Fight): boolean => isIn(now.board, now.ship, foeOf(now), 'front');

export const foeUnique = (now: Fight): boolean => {
  const card = findCard(shipOf(now.board, foeOf(now)).cards[0]?.card ?? '');
  return card?.kind === 'pilot' && card.unique;
};

export const defenderFlying = ({ board, attack }: Fight): boolean =>
  attack !== null && isFlying(shipOf(board, attack.defender));

export const isNear = (board: Board, one: Seat, other: Seat): boolean => rangeOf(board, one, other) === 1;

/** Other ships near the bearer, of any kind or of one. */
export const near =
  (least: number, most: number, is: (now: Fight, seat: Seat) => boolean = () => true) =>
  (now: Fight): readonly Seat[] =>
    others(now.board, now.ship, least, most).filter((seat) => is(now, seat));

export const anyoneNear = (now: Fight): boolean => near(1, 1)(now).length > 0;

/** Ships other than the defender at range 1 of where it stands or stood. */
export const besideDefender = ({ board, attack }: Fight): readonly Seat[] =>
  attack === null ? [] : others(board, attack.defender, 1, 1);

export const hasFacedown = ({ board }: Fight, seat: Seat): boolean => shipOf(board, seat).damage.some(({ up }) => !up);
export const hasDial = ({ board }: Fight, seat: Seat): boolean => shipOf(board, seat).dial !== null;

/** The action just performed is one of these. */
export const performed =
  (...actions: readonly ActionName[]): Is<Now> =>
  ({ event }) =>
    event.action !== null && actions.includes(event.action);

/** The damage card just dealt to the bearer lies faceup, and is of this trait if one is named. */
export const dealtFaceup =
  (trait?: 'ship' | 'pilot'): Is<Now> =>
  ({ board, ship, event }) => {
    const card = shipOf(board, ship).damage.find(({ id }) => id === event.number);
    return card?.up === true && (trait === undefined || damageCardOf(card.card).trait === trait);
  };

/** Tokens lie on the card. */
export const stored = ({ board, ship, origin }: Now): boolean =>
  (shipOf(board, ship).cards[origin.place]?.tokens ?? 0) > 0;

/** What happens now was brought about by an effect of this very card. */
export const byThisCard = ({ stack, origin }: Now): boolean =>
  stack.some(
    (frame) => frame.at === 'effect' && frame.origin.ship === origin.ship && frame.origin.card === origin.card,
  );
