import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../catalogue/index.ts';
import { sufferFrame } from '../rules/07-damage/damage.ts';
import { newSource } from '../rules/11-scoring.ts';
import { DAMAGED, FACING, LAST_HULL, shooter, weak } from './support/cards/layouts.ts';
import {
  answer,
  attack,
  attackDice,
  fly,
  only,
  type Playthrough,
  passAll,
  run,
  type ShipLayout,
  scores,
  shipIn,
  stackDeck,
  table,
} from './support/playing.ts';

/** The table of cases of the rulings, each row with the real cards. */

const flying = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): ShipLayout => ({ pilot, upgrades });
describe('11.1 an attack scores one point for damage, whatever it is', () => {
  test('11.1 one shield', () => {
    const played = attack(table(FACING), { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
    expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  });

  test('11.1 three cards and a critical', () => {
    const target: ShipLayout = { pilot: 'scum.kihraxzfighter.cartelmarauder', at: [300, 380, 270], ship: LAST_HULL };
    const played = table([shooter('rebel.xwing.rookiepilot'), target]);
    stackDeck(played, 1, 'damage.tfa.structuraldamage', 'damage.tfa.structuraldamage', 'damage.tfa.weaponsfailure');
    attack(played, { attack: ['hit', 'hit', 'crit', 'blank'], defence: ['blank', 'blank'] });
    expect(shipIn(passAll(played), 1).damage).toHaveLength(3);
    expect(scores(played)).toEqual([1, 0, 0, 0]);
  });

  test('11.1 a kill is worth five, not six', () => {
    const played = table([{ at: [300, 300, 90] }, weak([300, 380, 270])]);
    attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
    expect(scores(passAll(played))).toEqual([5, -2, 0, 0]);
    expect(only(played.events, 'scored').map(({ points, limit }) => [points, limit])).toEqual([
      [5, 'none'],
      [-2, 'none'],
    ]);
  });
});

test('11.5 assault missiles hit, their splash hurts three: one and one', () => {
  const played = table([
    { ...shooter('rebel.awing.prototypepilot', 'missile.assaultmissiles'), ship: { locks: [1] } },
    { at: [300, 500, 270] },
    { at: [380, 500, 270] },
    { at: [220, 500, 270] },
    { at: [300, 580, 270] },
  ]);
  attack(played, { weapon: 1, attack: ['hit', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(scores(passAll(played))).toEqual([2, 0, 0, 0, 0]);
  expect(only(played.events, 'scored').map(({ as, points, limit }) => [as, points, limit])).toEqual([
    ['attack', 1, 'none'],
    ['splash', 1, 'none'],
    ['splash', 0, 'splash'],
    ['splash', 0, 'splash'],
  ]);
});

test('11.7 nobody scores off their own bomb, though dying of it costs two', () => {
  const played = table([weak([500, 440, 90])]);
  const { board } = played.match;
  board.bombs = [
    {
      id: 1,
      card: 'bomb.seismiccharges',
      by: 0,
      spot: { x: 500_000, y: 500_000 },
      source: newSource(board, 0, 'other', 'bomb.seismiccharges'),
    },
  ];
  run(played, { at: 'detonation', step: 0, bomb: 1, ships: [0], hit: 0, prevented: false, answer: null });
  expect(scores(passAll(played))).toEqual([-2, 0, 0, 0]);
  expect(only(played.events, 'scored')[0]).toMatchObject({ points: 0, limit: 'own-ship' });
});
test('11.4 an attack and a bomb of the same round both score', () => {
  const played = attack(table(FACING), { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  run(played, sufferFrame(1, 1, 0, newSource(played.match.board, 0, 'other', 'bomb.seismiccharges')));
  expect(scores(played)).toEqual([2, 0, 0, 0]);
});

test('11.8 whoever leaves the mat loses two, and nobody scores', () => {
  const played = table([{ at: [300, 860, 90] }]);
  fly(played, 0, 'straight', 3);
  expect(scores(played)).toEqual([-2, 0, 0, 0]);
  expect(shipIn(played, 0).status).toBe('gone');
});

test('11.9 what a critical does as it is dealt is part of what dealt it', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [300, 380, 270], ship: LAST_HULL }]);
  stackDeck(played, 1, 'damage.tfa.majorexplosion', 'damage.tfa.directhit');
  attack(played, { attack: ['crit', 'blank', 'blank'], defence: ['blank', 'blank'], more: [attackDice('hit')] });
  expect(scores(passAll(played))).toEqual([5, -2, 0, 0]);
});

/** Thrust Control Fire is dealt by an attack, and its stress lets the victim pay damage of its own. */
const baffled = (pilot: PilotId, down: ShipLayout['down'] & object): Playthrough => {
  const target = { ...flying(pilot, 'system.electronicbaffle'), at: [300, 380, 270] as const, ship: LAST_HULL, down };
  const played = table([{ at: [300, 300, 90] }, target]);
  stackDeck(played, 1, 'damage.tfa.thrustcontrolfire');
  attack(played, { attack: ['crit', 'blank', 'blank'], defence: ['blank'] });
  answer(played, 1, 'system.electronicbaffle 0');
  return passAll(played);
};

test("11.1 the card that is the last of the hull kills, whatever its text makes the victim's own cards do", () => {
  const played = baffled('rebel.bwing.bluesquadronpilot', [...DAMAGED, ...DAMAGED]);
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  expect(only(played.events, 'destroyed').map(({ ship, by }) => [ship, by])).toEqual([[1, 0]]);
});

test('11.7 a victim that kills itself before the last of its hull is gone leaves the attacker one point', () => {
  expect(scores(baffled('rebel.bwing.bluesquadronpilot', DAMAGED))).toEqual([1, -2, 0, 0]);
});

test('11.2 every loss costs two', () => {
  const played = table([{ at: [300, 860, 90], ship: { score: -2, losses: 1 } }]);
  fly(played, 0, 'straight', 3);
  expect(scores(played)[0]).toBe(-4);
});

test('11.3 two points, once, for a ship that was never destroyed', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [500, 300, 90], ship: { losses: 1 } }], { round: 12 });
  run(played, { at: 'round', step: 29, order: [], done: 0, skill: 0 });
  expect(played.match.result?.scores).toEqual([2, 0, 2, 2]);
});

test('11.6 a source other than an attack counts two ships, the best', () => {
  const played = table([{ at: [40, 40, 90] }, { at: [300, 300, 90] }, { at: [400, 300, 90] }, weak([500, 300, 90])]);
  const source = newSource(played.match.board, 0, 'other', 'bomb.seismiccharges');
  for (const seat of [1, 2, 3]) run(played, sufferFrame(seat, 1, 0, source));
  expect(only(played.events, 'scored').map(({ points, limit }) => [points, limit])).toEqual([
    [1, 'none'],
    [1, 'none'],
    [4, 'two-ships'],
    [-2, 'none'],
  ]);
});

test('11.4 two attacks in a round score once, the better of them', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [300, 380, 270] }, weak([340, 440, 270])]);
  passAll(attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }));
  passAll(attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }));
  expect(scores(played)[0]).toBe(1);
  passAll(attack(played, { at: 2, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }));
  expect(scores(played)[0]).toBe(5);
});
