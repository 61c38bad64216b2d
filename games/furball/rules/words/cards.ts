import { conditionOf } from '../../catalogue/index.ts';
import { discardCard } from '../06-attack.ts';
import { newSource } from '../11-scoring.ts';
import { setCard, setConditions } from '../cards/listening.ts';
import { shipsOf } from '../cards/possible.ts';
import { windowAt } from '../cards/windows.ts';
import { shipOf } from '../model.ts';
import { dialOf } from '../values.ts';
import { each, type Handlers, many } from './word.ts';

type CardWord = 'discard' | 'flip' | 'restore' | 'condition' | 'store' | 'choose-ship' | 'look' | 'name';

export const cardWords: Handlers<CardWord> = {
  discard(match, frame, op, now, tell) {
    const stage = frame.stage++;
    const [seat = now.ship] = shipsOf(op.who, now);
    if (op.what === 'this') return stage === 0 ? discardCard(match, now.ship, now.origin.place, tell) : undefined;
    if (stage > 1) return undefined;
    const among = op.what(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'card', seat: now.ship, why: 'discard', of: seat, among, may: false }] };
    }
    frame.stage = 2;
    const place = stage === 0 ? among[0] : Number(frame.answer);
    return place === undefined ? undefined : discardCard(match, seat, place, tell);
  },
  flip(match, _frame, _op, now, tell) {
    const ship = shipOf(match.board, now.ship);
    const side = ship.cards[now.origin.place]?.side === 0 ? 1 : 0;
    setCard(match.board, ship, now.origin.place, { side });
    tell?.({ type: 'flipped', rule: '13.8', ship: now.ship, card: now.origin.card, side });
    return undefined;
  },
  restore(match, frame, op, now, tell) {
    const stage = frame.stage++;
    const among = op.what(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'card', seat: now.ship, why: 'restore', of: now.ship, among, may: false }] };
    }
    const place = stage === 0 ? among[0] : Number(frame.answer);
    const ship = shipOf(match.board, now.ship);
    const card = ship.cards[place ?? -1]?.card;
    if (place === undefined || card === undefined) return undefined;
    setCard(match.board, ship, place, { up: true });
    tell?.({ type: 'restored', rule: '13.8', ship: now.ship, card });
    return undefined;
  },
  condition: (match, frame, op, now, tell) =>
    each(frame, op.who, now, (seat) => {
      const { board } = match;
      const ship = shipOf(board, seat);
      if (op.take === true) {
        setConditions(
          board,
          ship,
          ship.conditions.filter(({ card }) => card !== op.card),
        );
        tell?.({ type: 'condition', rule: '13.9', ship: seat, card: op.card, given: false });
        return undefined;
      }
      // 14.9 A unique condition is unique for each who gives it: it moves.
      if (op.card.startsWith('condition.') && conditionOf(op.card as Parameters<typeof conditionOf>[0]).unique) {
        for (const other of board.ships) {
          const kept = other.conditions.filter(({ card, by }) => card !== op.card || by !== now.ship);
          if (kept.length < other.conditions.length) setConditions(board, other, kept);
        }
      }
      board.numbered++;
      const source = newSource(board, now.ship, 'other', op.card);
      setConditions(board, ship, [
        ...ship.conditions,
        { id: source.key, card: op.card, by: now.ship, source, round: board.round, holds: null },
      ]);
      tell?.({ type: 'condition', rule: '13.9', ship: seat, card: op.card, given: true });
      return windowAt(match, 'token.assigned', seat, { token: 'condition', other: now.ship, card: op.card });
    }),
  store(match, _frame, op, now) {
    const ship = shipOf(match.board, now.ship);
    const { place } = now.origin;
    setCard(match.board, ship, place, { tokens: Math.max(0, (ship.cards[place]?.tokens ?? 0) + many(op.n, now)) });
    return undefined;
  },
  'choose-ship'(match, _frame, _op, now) {
    const [chosen = null] = now.chosen;
    setCard(match.board, shipOf(match.board, now.ship), now.origin.place, { chosen });
    return undefined;
  },
  look: (match, frame, op, now, tell) =>
    each(frame, op.who, now, (seat) => {
      const { dial } = shipOf(match.board, seat);
      const manoeuvre = dial === null ? null : (dialOf(match.board, seat)[dial] ?? null);
      tell?.({ type: 'looked', rule: '13.10', ship: now.ship, at: seat, manoeuvre, to: [now.ship], reveals: true });
      tell?.({ type: 'looked', rule: '13.10', ship: now.ship, at: seat, manoeuvre: null, not: [now.ship] });
      return undefined;
    }),
  name(_match, frame, op, now, tell) {
    const stage = frame.stage++;
    if (stage === 0) {
      const [least, most] = [many(op.least, now), many(op.most, now)];
      return { ask: [{ kind: 'number', seat: now.ship, why: now.origin.card, least, most }] };
    }
    frame.count = Number(frame.answer);
    tell?.({ type: 'named', rule: '13.10', ship: now.ship, what: `${frame.count}` });
    return undefined;
  },
};
