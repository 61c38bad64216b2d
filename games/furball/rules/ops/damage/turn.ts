import { pickFor, type Seat } from '@starboard/kernel';
import { type DamageCard as DamageRow, damageCardOf } from '../../../catalogue/index.ts';
import { faceUpWindow } from '../../07-damage/damage.ts';
import { destroy, isBeyondRepair } from '../../07-damage/destruction.ts';
import { scoreHarm } from '../../11-scoring.ts';
import { setDamage } from '../../13-cards/listening.ts';
import type { Now, Op, Ships } from '../../model/cards.ts';
import {
  type DamageSource,
  type DealtDamage,
  type EffectFrame,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from '../../model.ts';
import { shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';
import { sourceAs } from './scored.ts';

/** Which damage cards: this one, the one just dealt, one at random, one the bearer chooses, or those of the attack. */
type Which = 'this' | 'dealt' | 'random' | 'choice' | 'dealt-by-attack';
type Trait = DamageRow['trait'];

/** Damage cards are turned over, of any trait or of one. */
export const turn = (side: 'faceup' | 'facedown', which: Which, who: Ships = 'self', trait?: Trait): Op => {
  const up = side === 'faceup';
  return {
    possible: (now) => shipsOf(who, now).some((seat) => idsOf(seat, up, which, trait, now).length > 0),
    run(match, frame, now, tell) {
      const [seat = now.ship] = shipsOf(who, now);
      if (frame.stage === 0) {
        frame.stage = 1;
        const ids = idsOf(seat, up, which, trait, now);
        if (which === 'choice' && ids.length > 1) {
          return { ask: [{ kind: 'card', seat: now.ship, why: 'damage', of: seat, among: ids, may: false }] };
        }
        frame.list = which === 'random' ? randomOf(match, seat, ids) : ids;
        frame.answer = null;
      }
      if (frame.answer !== null) {
        frame.list = [Number(frame.answer)];
        frame.answer = null;
      }
      // 11.9 What such a card does at once belongs to the attack too, and finds its source here.
      if (which === 'dealt-by-attack') frame.source = sourceAs(match, frame, 'attack', now);
      return turnNext(match, frame, seat, up, frame.source, tell);
    },
    worth: handy,
  };
};

function idsOf(
  seat: Seat,
  up: boolean,
  which: Which,
  trait: Trait | undefined,
  { board, origin, event, attack }: Now,
): readonly number[] {
  const isMeant = (card: DealtDamage): boolean =>
    card.up !== up &&
    (trait === undefined || damageCardOf(card.card).trait === trait) &&
    (which !== 'this' || card.id === origin.place) &&
    (which !== 'dealt' || card.id === event.number) &&
    (which !== 'dealt-by-attack' || card.attack === attack?.number);
  return shipOf(board, seat)
    .damage.filter(isMeant)
    .map(({ id }) => id);
}

function randomOf({ dice }: Match, seat: Seat, ids: readonly number[]): readonly number[] {
  return ids.length === 0 ? [] : [pickFor(dice, 'turned-card', seat, ids)];
}

/** 7.4 Cards are turned, one at a time; one that is turned up takes effect, and may destroy. */
function turnNext(match: Match, frame: EffectFrame, seat: Seat, up: boolean, source: DamageSource, tell: Tell): Next {
  while (frame.stage <= frame.list.length) {
    const id = frame.list[frame.stage - 1] ?? 0;
    frame.stage++;
    const next = turnCard(match, seat, id, up, source, tell);
    if (next !== undefined) return next;
  }
  return undefined;
}

function turnCard(match: Match, seat: Seat, id: number, up: boolean, source: DamageSource, tell: Tell): Next {
  const { board } = match;
  const ship = shipOf(board, seat);
  const card = ship.damage.find((each) => each.id === id);
  if (card === undefined || card.up === up) return undefined;
  setDamage(
    board,
    ship,
    ship.damage.map((other) => (other === card ? { ...card, up, known: true } : other)),
  );
  if (!up) {
    tell?.({ type: 'turned-down', rule: '7.4', ship: seat, card: card.card });
    return undefined;
  }
  tell?.({ type: 'turned-up', rule: '7.4', ship: seat, card: card.card, reveals: true });
  if (isBeyondRepair(board, seat)) {
    scoreHarm(match, source, seat, true, tell);
    destroy(match, seat, source, tell);
  }
  return faceUpWindow(match, seat, id, source);
}
