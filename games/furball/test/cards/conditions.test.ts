import { expect } from 'vitest';
import { newSource } from '../../rules/11-scoring.ts';
import { setConditions } from '../../rules/13-cards/listening.ts';
import type { CardId } from '../../rules/model.ts';
import { blanks } from '../support/cards/shots.ts';
import { facing, shoot, shown, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { answer, moment, type Playthrough, type ShipLayout, shipIn } from '../support/playing.ts';

/** Seat 0 faces seat 1 under a condition that a seat has given it. */
function under(card: CardId, by: number, range: 1 | 2 = 1, more: ShipLayout = {}): Playthrough {
  const played = facing(range, more);
  const { board } = played.match;
  board.numbered++;
  const source = newSource(board, by, 'other', card);
  setConditions(board, shipIn(played, 0), [{ id: source.key, card, by, source, round: 2, holds: null }]);
  return played;
}

exercises('condition.adebttopay', 'turns a focus result into a critical against whoever gave it', () => {
  const shot = { attack: ['focus', 'focus', 'blank'], defence: blanks(2) } as const;
  const played = shoot(under('condition.adebttopay', 1), shot);
  const [name] = usable(played, 0);
  expect(name).toMatch(/^condition.adebttopay 0/);
  answer(played, 0, `${name}`);
  expect(shown(played, 'attack')).toEqual(['crit', 'focus', 'blank']);
  expect(usable(shoot(under('condition.adebttopay', 2), shot), 0)).toEqual([]);
});

exercises('condition.scrambled', 'changes no attack dice against its giver at range 1, until Combat ends', () => {
  const focused: ShipLayout = { tokens: { focus: 1 } };
  const offered = (by: number, range: 1 | 2): readonly unknown[] =>
    usable(shoot(under('condition.scrambled', by, range, focused), { attack: ['focus', 'blank'] }), 0);
  expect([offered(1, 1), offered(2, 1), offered(1, 2)]).toEqual([
    [],
    ['token.focus-attack', null],
    ['token.focus-attack', null],
  ]);
  const played = moment(under('condition.scrambled', 1), 'combat.end');
  expect(shipIn(played, 0).conditions).toEqual([]);
});
