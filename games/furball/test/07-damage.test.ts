import { view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { drawDamage, sufferFrame } from '../rules/07-damage/damage.ts';
import { NOBODY, newSource } from '../rules/11-scoring.ts';
import { placedRock } from '../rules/geometry/index.ts';
import { rules } from '../rules/index.ts';
import { agilityOf } from '../rules/values.ts';
import { harm } from './support/cards/harm.ts';
import { FACING } from './support/cards/layouts.ts';
import {
  answer,
  attack,
  attackDice,
  combatTurn,
  fly,
  only,
  passAll,
  rig,
  run,
  scores,
  shipIn,
  table,
} from './support/playing.ts';

test('7.1 hits come before criticals', () => {
  const played = harm(table(FACING), 2, 1);
  expect(shipIn(played, 1)).toMatchObject({ shields: 0, damage: [{ up: true }] });
});

test('7.2 each takes a shield', () => {
  expect(only(harm(table(FACING), 1, 1).events, 'lost-shield').map(({ left }) => left)).toEqual([1, 0]);
});

test('7.3 then a card, facedown for a hit; one that is dealt passes the shields by', () => {
  const played = harm(table([FACING[0] ?? {}, { ...FACING[1], pilot: 'imperial.tiefighter.academypilot' }]), 1, 0);
  expect(shipIn(played, 1).damage).toMatchObject([{ up: false }]);
  const dealt = run(table(FACING), { ...sufferFrame(1, 0, 0, NOBODY), down: 1 });
  expect(shipIn(dealt, 1)).toMatchObject({ shields: 2, damage: [{ up: false }] });
});

test('7.4 a faceup card counts as long as it lies faceup', () => {
  const up = table([{ up: ['damage.tfa.structuraldamage'] }]);
  const down = table([{ down: ['damage.tfa.structuraldamage'] }]);
  expect([agilityOf(up.match.board, 0, null), agilityOf(down.match.board, 0, null)]).toEqual([1, 2]);
});

test('7.5 as much damage as hull destroys, and all of it is suffered', () => {
  const played = harm(table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0 } }]), 4, 0);
  expect(only(played.events, 'dealt')).toHaveLength(4);
  expect(shipIn(played, 1).losses).toBe(1);
});

test('7.6 nobody knows facedown cards or the deck, and an empty deck is made anew', () => {
  const played = table([{ down: ['damage.tfa.directhit'] }]);
  for (const viewer of [0, 1, null]) {
    const seen = view(rules, played.match, viewer).board.ships[0];
    expect(seen?.damage[0]?.card).toBeNull();
    expect(seen?.deck).toBe(33);
  }
  const ship = shipIn(played, 0);
  Object.assign(ship, {
    drawn: 33,
    pile: [{ id: 1, card: 'damage.tfa.directhit', up: false, known: true, round: 1, attack: 0 }],
  });
  expect(drawDamage(played.match, 0, 0)?.card).toBe('damage.tfa.directhit');
  expect([ship.pile.length, ship.deck.length]).toEqual([0, 1]);
});

test('7.7 points are recorded as the last hull point goes', () => {
  const dying = { ...FACING[1], ship: { shields: 0, fought: true }, down: ['damage.tfa.directhit'] as const };
  const played = table([FACING[0] ?? {}, dying]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  const types = passAll(played).events.map(({ type }) => type);
  expect(types.indexOf('scored')).toBeLessThan(types.indexOf('removed'));
});

test('7.8 destroyed by equal skill before its turn, a ship stays, shoots and scores, and is worth one to others', () => {
  const dying = { ...FACING[1], ship: { shields: 0 }, down: ['damage.tfa.directhit'] as const };
  const played = table([FACING[0] ?? {}, dying, { at: [360, 300, 90] }]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank', 'blank'), [6, 6]);
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  passAll(played);
  expect(shipIn(played, 1)).toMatchObject({ status: 'flying', doomed: 'turn', losses: 1 });
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  attack(played, { by: 2, at: 1, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(scores(passAll(played))).toEqual([5, -2, 1, 0]);
  combatTurn(played, 1);
  rig(played, attackDice('hit', 'blank', 'blank'), [6, 6]);
  answer(played, 1, { weapon: 0, at: 0, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([5, -1, 1, 0]);
  expect(shipIn(played, 1).status).toBe('gone');
});

test('7.8 compares with the ship that is active, whoever destroys', () => {
  const stays = (active: number): string => {
    const dying = { ...FACING[1], ship: { shields: 0 }, down: ['damage.tfa.directhit'] as const };
    const wedge = { pilot: 'rebel.xwing.wedgeantilles', at: [360, 300, 90] } as const;
    const played = table([FACING[0] ?? {}, dying, wedge]);
    combatTurn(played, active);
    run(played, sufferFrame(1, 1, 0, newSource(played.match.board, 2 - active, 'other', 'salvagedastromech.r5p8')));
    return shipIn(played, 1).doomed;
  };
  expect([stays(0), stays(2)]).toEqual(['turn', 'no']);
});

test('7.9 one who has had its turn is removed at once, with locks on it', () => {
  const dying = { ...FACING[1], ship: { shields: 0, fought: true }, down: ['damage.tfa.directhit'] as const };
  const played = table([{ ...FACING[0], ship: { locks: [1] } }, dying]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  expect(shipIn(played, 1)).toMatchObject({ status: 'gone', damage: [] });
  expect(shipIn(played, 1).pile).toHaveLength(2);
  expect(shipIn(played, 0).locks).toEqual([]);
});

test('7.10 a discarded card lies on its own pile', () => {
  const played = harm(table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0, fought: true } }]), 2, 0);
  expect([shipIn(played, 1).pile.length, shipIn(played, 0).pile.length]).toEqual([2, 0]);
});

describe('the damage deck', () => {
  const bearing = (
    card:
      | 'damage.tfa.blindedpilot'
      | 'damage.tfa.damagedcockpit'
      | 'damage.tfa.damagedengine'
      | 'damage.tfa.damagedsensorarray'
      | 'damage.tfa.loosestabilizer'
      | 'damage.tfa.majorhullbreach'
      | 'damage.tfa.shakenpilot'
      | 'damage.tfa.structuraldamage'
      | 'damage.tfa.stunnedpilot'
      | 'damage.tfa.weaponsfailure'
      | 'damage.tfa.consolefire',
  ) => table([{ at: [300, 300, 90], up: [card] }, FACING[1] ?? {}]);

  test('7.4 a turn with disabled weapons is no opportunity for a blinded pilot', () => {
    const played = bearing('damage.tfa.blindedpilot');
    shipIn(played, 0).tokens.disabled = 1;
    expect(shipIn(combatTurn(played, 0), 0).damage[0]?.up).toBe(true);
  });

  test('7.4 a stunned pilot is hurt on an asteroid, also one who may shoot from there', () => {
    const dash = { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.dashrendar'] } as const;
    const rock = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });
    for (const who of [dash, { pilot: dash.pilot }]) {
      const played = table([{ ...who, at: [300, 300, 90], up: ['damage.tfa.stunnedpilot'] }], { asteroids: [rock] });
      rig(played, attackDice('blank'));
      fly(played, 0, 'straight', 1);
      expect(shipIn(played, 0)).toMatchObject({ shields: 0 });
    }
  });
});
