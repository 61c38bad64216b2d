import { expect } from 'vitest';
import { newSource } from '../../rules/11-scoring.ts';
import { setConditions } from '../../rules/13-cards/listening.ts';
import type { CardId } from '../../rules/model.ts';
import { STURDY } from '../support/cards/layouts.ts';
import { blanks } from '../support/cards/shots.ts';
import { beside, facing, shoot, shown, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import {
  act,
  answer,
  attackDice,
  moment,
  type Playthrough,
  rig,
  type ShipLayout,
  scores,
  shipIn,
} from '../support/playing.ts';

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

/** Seat 1, beside seat 2, was harpooned by seat 3, and seat 0 shoots at it. */
function harpooned(target: ShipLayout = STURDY): Playthrough {
  const played = facing(2, {}, target, beside(2), {});
  const { board } = played.match;
  const source = newSource(board, 3, 'other', 'condition.harpooned');
  const held = { id: source.key, card: 'condition.harpooned', by: 3, source, round: 2, holds: null } as const;
  setConditions(board, shipIn(played, 1), [held]);
  return played;
}

exercises('condition.harpooned', '14.8 goes off on a critical: others near suffer, and its giver scores', () => {
  const played = shoot(harpooned(), { attack: ['crit', 'blank'], defence: blanks(1) });
  expect(shipIn(played, 1)).toMatchObject({ conditions: [], shields: 4, damage: [{ up: false }] });
  expect(shipIn(played, 2).shields).toBe(1);
  expect(scores(played)).toEqual([1, 0, 0, 2]);
});

exercises('condition.harpooned', 'stays where no critical is left', () => {
  const played = shoot(harpooned(), { attack: ['hit', 'blank'], defence: blanks(1) });
  expect(shipIn(played, 1).conditions.length).toBe(1);
  expect(shipIn(played, 2).shields).toBe(2);
  const evaded = shoot(harpooned({}), { attack: ['crit', 'hit'], defence: ['evade', 'evade'] });
  expect(shipIn(evaded, 1).conditions.length).toBe(1);
});

exercises('condition.harpooned', 'hurts every ship near its bearer when that is destroyed', () => {
  const played = shoot(harpooned({ ship: { shields: 0 }, down: ['damage.tfa.structuraldamage'] }), {
    attack: ['hit', 'blank'],
    defence: blanks(2),
  });
  expect(shipIn(played, 1).status).toBe('gone');
  expect([shipIn(played, 0).shields, shipIn(played, 2).shields]).toEqual([2, 1]);
  expect(scores(played)).toEqual([5, -2, 0, 1]);
});

exercises('condition.harpooned', '14.8 is shed with an action, and the damage is its giver’s', () => {
  const shed = (face: 'hit' | 'focus'): Playthrough => {
    const played = harpooned();
    rig(played, attackDice(face));
    return act(played, 1, 'condition.harpooned 0');
  };
  expect(shipIn(shed('hit'), 1)).toMatchObject({ conditions: [], shields: 4 });
  expect(scores(shed('hit'))[3]).toBe(1);
  expect(shipIn(shed('focus'), 1)).toMatchObject({ conditions: [], shields: 5 });
});

exercises('condition.harpooned', 'is shed one at a time', () => {
  const played = harpooned();
  const [first] = shipIn(played, 1).conditions;
  if (first === undefined) throw new Error('nobody is harpooned');
  setConditions(played.match.board, shipIn(played, 1), [first, { ...first, id: first.id + 1000 }]);
  rig(played, attackDice('blank'));
  expect(shipIn(act(played, 1, 'condition.harpooned 0'), 1).conditions.length).toBe(1);
});
