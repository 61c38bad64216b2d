import { expect } from 'vitest';
import { agilityOf, difficultyOf, skillOf } from '../../rules/values.ts';
import { harm } from '../support/cards/harm.ts';
import { FACING, LAST_HULL } from '../support/cards/layouts.ts';
import { exercises } from '../support/exercises.ts';
import {
  act,
  activate,
  answer,
  asked,
  attack,
  attackDice,
  combatTurn,
  fly,
  mayAttack,
  moment,
  only,
  optionsOf,
  rig,
  run,
  scores,
  shipIn,
  stackDeck,
  table,
} from '../support/playing.ts';

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

exercises('damage.tfa.blindedpilot', 'keeps a ship from attacking until its turn is over', () => {
  const played = combatTurn(bearing('damage.tfa.blindedpilot'), 0);
  expect(asked(played)).not.toContain('0 attack');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
  expect(mayAttack(played, 0, 1)).toBe(true);
});

exercises('damage.tfa.consolefire', 'rolls at the start of Combat, and is repaired without fail', () => {
  const played = bearing('damage.tfa.consolefire');
  rig(played, attackDice('hit'));
  expect(shipIn(moment(played, 'combat.start'), 0).shields).toBe(1);
  act(played, 0, 'damage.tfa.consolefire 0');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});

exercises('damage.tfa.consolefire', 'what it does later scores for nobody', () => {
  const played = table([{ at: [300, 300, 90], up: ['damage.tfa.consolefire'], ship: LAST_HULL }]);
  rig(played, attackDice('hit'));
  moment(played, 'combat.start');
  expect(scores(played)).toEqual([-2, 0, 0, 0]);
});

exercises('damage.tfa.damagedcockpit', 'makes skill 0 from the next round on', () => {
  const played = bearing('damage.tfa.damagedcockpit');
  expect(skillOf(played.match.board, 0, 'combat')).toBe(0);
  played.match.board.round = 1;
  expect(skillOf(played.match.board, 0, 'combat')).toBe(2);
});

exercises('damage.tfa.damagedengine', 'makes turns red', () => {
  const { board } = bearing('damage.tfa.damagedengine').match;
  expect(difficultyOf(board, 0, { bearing: 'turn-left', speed: 2, difficulty: 'white' })).toBe('red');
  expect(difficultyOf(board, 0, { bearing: 'bank-left', speed: 2, difficulty: 'white' })).toBe('white');
});

exercises('damage.tfa.damagedsensorarray', 'allows only its own repair', () => {
  const played = bearing('damage.tfa.damagedsensorarray');
  run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
  expect(optionsOf(played, 0)).toEqual(['damage.tfa.damagedsensorarray 0', null]);
  rig(played, attackDice('crit'));
  answer(played, 0, 'damage.tfa.damagedsensorarray 0');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});

exercises('damage.tfa.directhit', 'counts twice', () => {
  const played = table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0, fought: true } }]);
  stackDeck(played, 1, 'damage.tfa.directhit');
  harm(played, 0, 1);
  expect(shipIn(played, 1).status).toBe('gone');
});

exercises('damage.tfa.loosestabilizer', 'gives stress after a white manoeuvre', () => {
  expect(shipIn(fly(bearing('damage.tfa.loosestabilizer'), 0, 'bank-left', 1, 'white'), 0).tokens.stress).toBe(1);
  expect(shipIn(fly(bearing('damage.tfa.loosestabilizer'), 0, 'bank-left', 1, 'green'), 0).tokens.stress).toBe(0);
});

exercises('damage.tfa.majorexplosion', 'rolls for a critical as it is dealt, then lies facedown', () => {
  const played = table([
    FACING[0] ?? {},
    { ...FACING[1], pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } },
  ]);
  stackDeck(played, 1, 'damage.tfa.majorexplosion', 'damage.tfa.weaponsfailure');
  rig(played, attackDice('hit'));
  harm(played, 0, 1);
  expect(shipIn(played, 1).damage).toMatchObject([
    { up: false, known: true },
    { card: 'damage.tfa.weaponsfailure', up: true },
  ]);
});

exercises('damage.tfa.majorhullbreach', 'turns later cards up from the next round on', () => {
  const played = table([
    FACING[0] ?? {},
    {
      ...FACING[1],
      pilot: 'scum.kihraxzfighter.cartelmarauder',
      ship: { shields: 0 },
      up: ['damage.tfa.majorhullbreach'],
    },
  ]);
  stackDeck(played, 1, 'damage.tfa.weaponsfailure');
  harm(played, 1, 0);
  expect(shipIn(played, 1).damage[1]?.up).toBe(true);
});

exercises('damage.tfa.shakenpilot', 'dials no straights, and is over when the dial is revealed', () => {
  const played = bearing('damage.tfa.shakenpilot');
  run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
  const offered = optionsOf(played, 0);
  expect(offered).not.toContain(1);
  expect(offered).toContain(0);
  activate(played, 0, 'bank-left 1');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});

exercises('damage.tfa.shakenpilot', 'is over as well when a stressed ship reveals a red manoeuvre', () => {
  const played = table([{ at: [300, 300, 90], up: ['damage.tfa.shakenpilot'], tokens: { stress: 1 } }]);
  activate(played, 0, 'koiogran-turn 3');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});

exercises('damage.tfa.structuraldamage', 'takes one from agility, and is repaired on a hit', () => {
  const played = bearing('damage.tfa.structuraldamage');
  expect(agilityOf(played.match.board, 0, null)).toBe(1);
  rig(played, attackDice('hit'));
  act(played, 0, 'damage.tfa.structuraldamage 0');
  expect(agilityOf(played.match.board, 0, null)).toBe(2);
});

exercises('damage.tfa.stunnedpilot', 'hurts a ship that touches another after a manoeuvre', () => {
  const played = fly(bearing('damage.tfa.stunnedpilot'), 0, 'straight', 1);
  expect(shipIn(played, 0).shields).toBe(1);
  expect(shipIn(fly(bearing('damage.tfa.stunnedpilot'), 0, 'bank-left', 3), 0).shields).toBe(2);
});

exercises('damage.tfa.thrustcontrolfire', '7.4 takes effect at once: stress, then facedown', () => {
  const played = table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0 } }]);
  stackDeck(played, 1, 'damage.tfa.thrustcontrolfire');
  harm(played, 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ tokens: { stress: 1 }, damage: [{ up: false, known: true }] });
});

exercises('damage.tfa.weaponsfailure', 'takes an attack die', () => {
  const played = attack(bearing('damage.tfa.weaponsfailure'), {});
  expect(only(played.events, 'rolled')[0]?.faces).toHaveLength(2);
});

exercises(
  ['damage.tfa.loosestabilizer', 'title.adaptiveailerons'],
  'stress after the manoeuvre before the dial too',
  () => {
    const stress = (up: readonly 'damage.tfa.loosestabilizer'[]): number => {
      const striker = { pilot: 'imperial.tiestriker.imperialtrainee', upgrades: ['title.adaptiveailerons'] } as const;
      const played = activate(table([{ ...striker, at: [300, 300, 90], up }]), 0, 'straight 2');
      answer(played, 0, 1);
      return only(played.events, 'token').filter(({ token, change }) => token === 'stress' && change > 0).length;
    };
    expect([stress(['damage.tfa.loosestabilizer']), stress([])]).toEqual([1, 0]);
  },
);
