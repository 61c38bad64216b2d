import { draw, type Seat } from '@starboard/kernel';
import { damageCardOf } from '../../catalogue/index.ts';
import { sourceOf } from '../06-attack.ts';
import { faceUpWindow, loseShield, sufferFrame } from '../07-damage.ts';
import { destroy, isBeyondRepair } from '../07-destruction.ts';
import { scoreHarm } from '../11-scoring.ts';
import { setDamage } from '../cards/listening.ts';
import type { Now, Op } from '../model/cards.ts';
import {
  type DamageCard,
  type EffectFrame,
  isFlying,
  type Match,
  type Next,
  type Source,
  shipOf,
  type Tell,
} from '../model.ts';
import { shieldsOf } from '../values.ts';
import { each, type Handlers, many } from './word.ts';

type DamageWord = 'suffer' | 'deal' | 'face' | 'scrap' | 'recover' | 'strip';

/** What the damage of a word is scored as. */
function sourceOfWord({ board }: Match, frame: EffectFrame, as: Source['as'] | undefined, now: Now): Source {
  if (as === undefined || as === 'other') return frame.source;
  const { attack } = now;
  if (as === 'attack' && attack !== null) return sourceOf(board, attack);
  return { ...frame.source, as, key: as === 'splash' && attack !== null ? attack.number : frame.source.key };
}

export const damageWords: Handlers<DamageWord> = {
  suffer: (match, frame, op, now, _tell) =>
    each(frame, op.who, now, (seat) => {
      if (!isFlying(shipOf(match.board, seat))) return undefined;
      const [hits, crits] = [many(op.hits ?? 0, now), many(op.crits ?? 0, now)];
      return hits + crits === 0
        ? undefined
        : { call: sufferFrame(seat, hits, crits, sourceOfWord(match, frame, op.as, now)) };
    }),
  deal: (match, frame, op, now) =>
    each(frame, op.who, now, (seat) => {
      const n = many(op.n, now);
      const source = sourceOfWord(match, frame, op.as, now);
      return { call: { ...sufferFrame(seat, 0, 0, source), down: op.up ? 0 : n, up: op.up ? n : 0 } };
    }),
  face(match, frame, op, now, tell) {
    if (frame.stage === 0) {
      frame.stage = 1;
      const [seat = now.ship] = shipsFor(op, now);
      const ids = idsFor(match, op, seat, now);
      if (op.which === 'choice' && ids.length > 1) {
        return { ask: [{ kind: 'card', seat: now.ship, why: 'damage', of: seat, among: ids, may: false }] };
      }
      frame.list = op.which === 'random' ? randomOf(match, ids) : ids;
      frame.answer = null;
    }
    if (frame.answer !== null) {
      frame.list = [Number(frame.answer)];
      frame.answer = null;
    }
    const [seat = now.ship] = shipsFor(op, now);
    return turnNext(
      match,
      frame,
      seat,
      op.up,
      sourceOfWord(match, frame, op.which === 'attack' ? 'attack' : undefined, now),
      tell,
    );
  },
  scrap(match, _frame, op, now, tell) {
    const [seat = now.ship] = shipsFor(op, now);
    const ship = shipOf(match.board, seat);
    const wanted = (card: DamageCard): boolean =>
      op.which === 'facedown' ? !card.up : card.id === (op.which === 'this' ? now.origin.place : now.event.number);
    const card = ship.damage.find(wanted);
    if (card === undefined) return undefined;
    ship.pile = [...ship.pile, { ...card, up: false }];
    setDamage(
      match.board,
      ship,
      ship.damage.filter((other) => other !== card),
    );
    tell?.({ type: 'scrapped', rule: '7.10', ship: seat, card: card.known ? card.card : null });
    return undefined;
  },
  recover(match, _frame, op, now, tell) {
    const ship = shipOf(match.board, now.ship);
    const most = shieldsOf(match.board, now.ship);
    ship.shields = Math.min(most, ship.shields + many(op.n, now));
    tell?.({ type: 'recovered', rule: '7.2', ship: now.ship, left: ship.shields });
    return undefined;
  },
  strip: (match, frame, op, now, tell) =>
    each(frame, op.who, now, (seat) =>
      shipOf(match.board, seat).shields > 0 ? loseShield(match, seat, tell) : undefined,
    ),
};

type WithShips = Extract<Op, { readonly op: 'face' | 'scrap' }>;

function shipsFor({ who }: WithShips, now: Now): readonly Seat[] {
  if (typeof who === 'function') return who(now);
  if (who === 'chosen') return now.chosen;
  if (who === 'defender' && now.attack !== null) return [now.attack.defender];
  return who === 'subject' ? [now.event.ship] : [now.ship];
}

function idsFor({ board }: Match, op: Extract<Op, { readonly op: 'face' }>, seat: Seat, now: Now): readonly number[] {
  const cards = shipOf(board, seat).damage.filter(
    ({ up, card }) => up !== op.up && (op.type === undefined || damageCardOf(card).trait === op.type),
  );
  switch (op.which) {
    case 'this':
      return [now.origin.place];
    case 'dealt':
      return [now.event.number];
    case 'attack':
      return cards.filter(({ attack }) => attack === now.attack?.number).map(({ id }) => id);
    default:
      return cards.map(({ id }) => id);
  }
}

function randomOf({ dice }: Match, ids: readonly number[]): readonly number[] {
  const id = ids[ids.length === 0 ? 0 : draw(dice, ids.length)];
  return id === undefined ? [] : [id];
}

/** 7.4 Cards are turned, one at a time; one that is turned up takes effect, and may destroy. */
function turnNext(match: Match, frame: EffectFrame, seat: Seat, up: boolean, source: Source, tell: Tell): Next {
  while (frame.stage <= frame.list.length) {
    const id = frame.list[frame.stage - 1] ?? 0;
    frame.stage++;
    const next = turnCard(match, seat, id, up, source, tell);
    if (next !== undefined) return next;
  }
  return undefined;
}

function turnCard(match: Match, seat: Seat, id: number, up: boolean, source: Source, tell: Tell): Next {
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
