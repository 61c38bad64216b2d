import { expect } from 'vitest';
import type { PilotId } from '../../catalogue/index.ts';
import { remove } from '../../rules/07-damage/destruction.ts';
import { newSource } from '../../rules/11-scoring.ts';
import { setConditions } from '../../rules/13-cards/listening.ts';
import type { CardId, DamageId } from '../../rules/model.ts';
import { skillOf } from '../../rules/values.ts';
import { suffer } from '../support/cards/harm.ts';
import { STURDY } from '../support/cards/layouts.ts';
import { blanks } from '../support/cards/shots.ts';
import { facing, rolled, shoot, shown, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  answers,
  attack,
  moment,
  only,
  type Playthrough,
  passAll,
  type ShipLayout,
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

exercises('condition.suppressivefire', 'costs a die against all but its giver', () => {
  const dice = (by: number): number => rolled(shoot(under('condition.suppressivefire', by, 2)), 'attack');
  expect([dice(2), dice(1)]).toEqual([1, 2]);
});

exercises(
  'condition.suppressivefire',
  'ends with an attack on its giver, its death, or a Combat without its attack',
  () => {
    const left = (played: Playthrough): number => shipIn(passAll(played), 0).conditions.length;
    expect(left(shoot(under('condition.suppressivefire', 1, 2)))).toBe(0);
    expect(left(shoot(under('condition.suppressivefire', 2, 2)))).toBe(1);
    const killed = under('condition.suppressivefire', 1, 2);
    expect(left(moment(killed, 'destroyed', 1))).toBe(0);
    expect(left(moment(under('condition.suppressivefire', 1, 2), 'destroyed', 2))).toBe(1);
    const after = (attacks: number): number => {
      const played = under('condition.suppressivefire', 1, 2);
      shipIn(played, 1).attacks = attacks;
      return left(moment(played, 'combat.end'));
    };
    expect([after(0), after(1)]).toEqual([0, 1]);
  },
);

exercises('condition.suppressivefire', 'ends for the one giver and stays for another', () => {
  const played = under('condition.suppressivefire', 1, 2);
  const { board } = played.match;
  const [first] = shipIn(played, 0).conditions;
  if (first === undefined) throw new Error('there is no condition');
  setConditions(board, shipIn(played, 0), [first, { ...first, id: first.id + 1, by: 2 }]);
  shipIn(played, 2).attacks = 1;
  expect(shipIn(moment(played, 'combat.end'), 0).conditions).toMatchObject([{ by: 2 }]);
});

/** Kylo Ren at seat 1 has just been hit by seat 0, and looks through its deck. */
function searched(...deck: readonly DamageId[]): Playthrough {
  const played = facing(1, STURDY, { pilot: 'imperial.tiesilencer.kyloren' });
  const ship = shipIn(played, 0);
  ship.deck = deck;
  ship.drawn = 0;
  return shoot(played, { attack: ['hit', 'blank', 'blank', 'blank'], defence: blanks(3) });
}

exercises(
  'condition.illshowyouthedarkside',
  'is dealt in place of the next critical of an attack, past the shields',
  () => {
    const played = searched('damage.tfa.directhit', 'damage.tfa.blindedpilot', 'damage.tfa.consolefire');
    expect(only(played.events, 'saw-cards')).toMatchObject([{ to: [1], cards: [{ card: 'damage.tfa.blindedpilot' }] }]);
    answer(played, 1, 'damage.tfa.blindedpilot');
    passAll(played);
    expect(shipIn(played, 0)).toMatchObject({ conditions: [{ holds: 'damage.tfa.blindedpilot' }], drawn: 1 });
    attack(played, { by: 1, at: 0, attack: ['hit', 'crit', 'crit', 'blank'], defence: ['blank'] });
    expect(shipIn(passAll(played), 0)).toMatchObject({
      conditions: [],
      shields: 3,
      damage: [{ card: 'damage.tfa.blindedpilot', up: true }],
    });
  },
);

exercises('condition.illshowyouthedarkside', 'is discarded where no Pilot card is laid on it', () => {
  for (const named of ['damage.tfa.blindedpilot', 'no-card']) {
    const played = searched('damage.tfa.directhit', 'damage.tfa.consolefire');
    answer(played, 1, named);
    expect(shipIn(passAll(played), 0)).toMatchObject({ conditions: [], drawn: 0 });
  }
});

exercises(
  'condition.illshowyouthedarkside',
  'spares criticals outside an attack, and goes to the pile with its bearer',
  () => {
    const played = searched('damage.tfa.blindedpilot', 'damage.tfa.consolefire');
    answer(played, 1, 'damage.tfa.blindedpilot');
    suffer(passAll(played), 0, 1);
    expect(shipIn(played, 0)).toMatchObject({ conditions: [{}], shields: 4, damage: [] });
    remove(played.match.board, 0, undefined);
    expect(shipIn(played, 0)).toMatchObject({ conditions: [], pile: [{ card: 'damage.tfa.blindedpilot', up: false }] });
  },
);

exercises('condition.mimicked', 'lends the ability and leaves it with its bearer too', () => {
  const played = mimicking('rebel.xwing.lukeskywalker');
  expect([0, 1].map((seat) => shipIn(played, seat).cards.some(({ card }) => card.includes('luke')))).toEqual([
    true,
    true,
  ]);
});

exercises('condition.shadowed', 'is the skill after set-up, whatever becomes of its bearer', () => {
  const played = facing(2, { pilot: 'scum.starviper.thweek' }, { pilot: 'rebel.xwing.wedgeantilles' });
  played.match.board.round = 0;
  answers(moment(played, 'setup.before-placement'), 'scum.starviper.thweek 0', 'shadowed', 1);
  played.match.board.round = 1;
  moment(played, 'planning.start');
  remove(played.match.board, 1, undefined);
  expect(skillOf(played.match.board, 0, 'combat')).toBe(9);
});

/** Thweek at seat 0 mimics seat 1. */
function mimicking(id: PilotId): Playthrough {
  const played = facing(2, { pilot: 'scum.starviper.thweek' }, { pilot: id });
  return passAll(answers(moment(played, 'setup.before-placement'), 'scum.starviper.thweek 0', 'mimicked'));
}
