import { conditionOf } from '../../../catalogue/index.ts';
import { newSource } from '../../11-scoring.ts';
import { setConditions, takeConditions } from '../../13-cards/listening.ts';
import { windowAt } from '../../13-cards/windows.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { type Condition, shipOf } from '../../model.ts';
import { always, each } from '../speaking.ts';
import { handy } from '../worth.ts';

type ConditionId = Parameters<typeof conditionOf>[0];

/** 13.9 Ships are given a condition. */
export const giveCondition = (card: ConditionId, who: Ships): Op => ({
  possible: always,
  run: (match, frame, now, tell) =>
    each(frame, who, now, (seat) => {
      const { board } = match;
      const ship = shipOf(board, seat);
      // 14.9 A unique condition is unique for each giver, so it moves, or stays where it is.
      if (conditionOf(card).unique) {
        const isIt = (held: Condition): boolean => held.card === card && held.by === now.ship;
        if (ship.conditions.some(isIt)) return undefined;
        for (const [bearer, other] of board.ships.entries()) {
          if (!other.conditions.some(isIt)) continue;
          takeConditions(board, other, isIt);
          tell?.({ type: 'condition', rule: '13.9', ship: bearer, card, given: false });
        }
      }
      board.numbered++;
      const source = newSource(board, now.ship, 'other', card);
      setConditions(board, ship, [
        ...ship.conditions,
        { id: source.key, card, by: now.ship, source, round: board.round, holds: null },
      ]);
      tell?.({ type: 'condition', rule: '13.9', ship: seat, card, given: true });
      return windowAt(match, 'token.assigned', seat, {
        token: 'condition',
        other: now.ship,
        card,
        number: source.key,
      });
    }),
  worth: handy,
});
