import { expect } from 'vitest';
import type { PilotId } from '../../catalogue/index.ts';
import { remove } from '../../rules/07-damage/destruction.ts';
import { placeShip } from '../../rules/10-return.ts';
import { newSource } from '../../rules/11-scoring.ts';
import { setConditions } from '../../rules/13-cards/listening.ts';
import type { CardId } from '../../rules/model.ts';
import { shieldsOf, skillOf } from '../../rules/values.ts';
import { harm } from '../support/cards/harm.ts';
import { STURDY } from '../support/cards/layouts.ts';
import { blanks } from '../support/cards/shots.ts';
import { beside, facing, offers, rolled, shoot, shown, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import {
  act,
  answer,
  answers,
  attack,
  attackDice,
  moment,
  only,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  type ShipLayout,
  scores,
  shipIn,
  table,
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

exercises('condition.fanaticaldevotion', 'spends no focus in defence, and makes one hit of a focus sure', () => {
  const attacked = (devoted: boolean): number | undefined => {
    const focused: ShipLayout = { tokens: { focus: 1 } };
    const played = devoted ? under('condition.fanaticaldevotion', 0, 2, focused) : facing(2, focused);
    shoot(played, { attack: ['focus', 'hit'], defence: ['evade', 'evade'] });
    answer(played, 0, 'token.focus-attack');
    return only(passAll(played).events, 'compared')[0]?.hits;
  };
  expect([attacked(true), attacked(false)]).toEqual([1, 0]);
  const defended = under('condition.fanaticaldevotion', 0, 2, { tokens: { focus: 1 } });
  attack(defended, { by: 1, at: 0, attack: ['hit', 'hit'], defence: ['focus', 'focus'] });
  expect(usable(defended, 0)).toEqual([]);
});

exercises('condition.fanaticaldevotion', 'makes no hit sure without a focus spent, and ends in the End phase', () => {
  const played = under('condition.fanaticaldevotion', 0, 2);
  shoot(played, { attack: ['hit', 'hit'], defence: ['evade', 'evade'] });
  expect(only(passAll(played).events, 'compared')[0]?.hits).toBe(0);
  expect(shipIn(moment(played, 'end.start'), 0).conditions).toEqual([]);
});

/** Seat 1, the target, is under the condition that seat 0 gave it, with a card on it. */
function darkSide(face: 'hit' | 'crit'): Playthrough {
  const played = facing(2);
  const { board } = played.match;
  board.numbered++;
  const card = 'condition.illshowyouthedarkside';
  const source = newSource(board, 0, 'other', card);
  const holds = 'damage.tfa.shakenpilot';
  setConditions(board, shipIn(played, 1), [{ id: source.key, card, by: 0, source, round: 2, holds }]);
  return passAll(shoot(played, { attack: [face, 'blank'], defence: ['blank', 'blank'] }));
}

exercises('condition.illshowyouthedarkside', 'deals its card past the shields in place of a critical', () => {
  const struck = darkSide('crit');
  expect(shipIn(struck, 1)).toMatchObject({
    shields: 2,
    damage: [{ card: 'damage.tfa.shakenpilot', up: true, known: true }],
    conditions: [],
    pile: [],
  });
  expect(scores(struck)).toEqual([1, 0, 0, 0]);
  expect(shipIn(darkSide('hit'), 1)).toMatchObject({ shields: 1, damage: [], conditions: [{}] });
});

exercises('condition.illshowyouthedarkside', 'stays for criticals that no attack causes', () => {
  const played = darkSide('hit');
  harm(played, 0, 1);
  expect(shipIn(played, 1)).toMatchObject({
    shields: 0,
    damage: [],
    conditions: [{ holds: 'damage.tfa.shakenpilot' }],
  });
});

const searching = (): Playthrough => {
  const kylo: ShipLayout = { upgrades: ['crew.kyloren'] };
  return act(facing(2, kylo), 0, 'crew.kyloren 0');
};

exercises(
  'condition.illshowyouthedarkside',
  '14.17 only the giver sees the deck, and what is not there is not found',
  () => {
    const played = facing(2, { upgrades: ['crew.kyloren'] });
    const ship = shipIn(played, 1);
    ship.deck = ship.deck.filter((card) => card !== 'damage.tfa.shakenpilot');
    act(played, 0, 'crew.kyloren 0');
    const faces = ['blindedpilot', 'damagedcockpit', 'stunnedpilot'].map((name) => `damage.tfa.${name}`);
    expect(only(played.events, 'searches').map(({ to, not, cards }) => [to ?? not, cards])).toEqual([
      [[0], faces],
      [[0], []],
    ]);
    expect(optionsOf(played, 0)).toContain('damage.tfa.shakenpilot');
    answer(played, 0, 'damage.tfa.shakenpilot');
    expect(only(played.events, 'searched')).toMatchObject([{ found: false, reveals: true }]);
    expect(optionsOf(played, 0)).not.toContain('damage.tfa.shakenpilot');
    answer(played, 0, 'damage.tfa.stunnedpilot');
    expect(ship.conditions).toMatchObject([{ holds: 'damage.tfa.stunnedpilot' }]);
    expect(ship.deck.filter((card) => card === 'damage.tfa.stunnedpilot')).toHaveLength(1);
  },
);

exercises('condition.illshowyouthedarkside', '14.17 is over without a card, and its card is discarded with it', () => {
  const none = searching();
  answer(none, 0, 'none');
  expect(shipIn(none, 1)).toMatchObject({ conditions: [], pile: [] });
  expect(shipIn(none, 1).deck).toHaveLength(33);
  const played = act(facing(2, { upgrades: ['crew.kyloren'] }, {}, beside(2)), 0, 'crew.kyloren 0');
  const giveAgain = (to: number): void => {
    shipIn(played, 0).acted = [];
    answer(act(played, 0, 'crew.kyloren 0'), 0, to);
  };
  answer(played, 0, 1);
  answer(played, 0, 'damage.tfa.stunnedpilot');
  // 14.9 It stays where it is, with its card.
  giveAgain(1);
  expect(shipIn(played, 1)).toMatchObject({ conditions: [{ holds: 'damage.tfa.stunnedpilot' }], pile: [] });
  giveAgain(2);
  expect(shipIn(played, 1).pile).toMatchObject([{ card: 'damage.tfa.stunnedpilot', known: true, up: false }]);
  answer(played, 0, 'damage.tfa.blindedpilot');
  remove(played.match.board, 2, undefined);
  expect(shipIn(played, 2).pile).toMatchObject([{ card: 'damage.tfa.blindedpilot', known: true, up: false }]);
});

const prototype = (more: ShipLayout = {}): Playthrough => {
  const pilot = 'imperial.tiereaper.scarifbasepilot';
  const played = table(
    [{ pilot, upgrades: ['crew.directorkrennic'], at: [300, 300, 90], ...more }, { at: [300, 500, 270] }],
    {},
    { friendlyToSelf: true },
  );
  return moment(played, 'setup.before-placement');
};

exercises('condition.optimizedprototype', 'adds a shield, also when its ship returns', () => {
  const played = prototype();
  expect(shieldsOf(played.match.board, 0)).toBe(3);
  placeShip(played.match, 0, 0, true, undefined);
  expect(shipIn(played, 0).shields).toBe(3);
});

exercises(
  'condition.optimizedprototype',
  'spends a die to remove a shield once a round, and locks the defender',
  () => {
    const shots = { attack: ['hit', 'focus', 'blank'], defence: ['evade', 'blank'] } as const;
    const played = shoot(prototype(), shots);
    const [name = ''] = usable(played, 0).map(String);
    expect(name).toMatch(/^condition.optimizedprototype 0/);
    answers(played, name, { blank: 1 });
    expect(shipIn(played, 1).shields).toBe(1);
    const [again = ''] = usable(played, 0).map(String);
    expect(again).toMatch(/^condition.optimizedprototype 1/);
    answer(played, 0, again);
    expect(shipIn(played, 0).locks).toEqual([1]);
    expect(scores(played)).toEqual([0, 0, 0, 0]);
    expect(offers(shoot(played, shots), 0, 'condition.optimizedprototype 0')).toBe(false);
  },
);

exercises('condition.optimizedprototype', 'does nothing in attacks with other weapons, or against no shields', () => {
  const missiles = prototype({ upgrades: ['crew.directorkrennic', 'turret.dorsalturret'] });
  const turret = attack(missiles, { weapon: 2, attack: ['hit', 'hit'], defence: ['blank', 'blank'] });
  expect(offers(turret, 0, 'condition.optimizedprototype')).toBe(false);
  const bare = prototype();
  shipIn(bare, 1).shields = 0;
  const played = shoot(bare, { attack: ['hit', 'focus', 'blank'] });
  expect(offers(played, 0, 'condition.optimizedprototype 0')).toBe(false);
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
