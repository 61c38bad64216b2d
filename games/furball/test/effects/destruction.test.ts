import { expect } from 'vitest';
import { sufferFrame } from '../../rules/07-damage.ts';
import { NOBODY, newSource } from '../../rules/11-scoring.ts';
import { difficultyOf } from '../../rules/values.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  answers,
  asked,
  attack,
  attackDice,
  combatTurn,
  type Layout,
  only,
  optionsOf,
  type Played,
  passAll,
  rig,
  run,
  scores,
  shipIn,
  stackDeck,
  table,
} from '../support/playing.ts';

const AT = [300, 300, 90] as const;
const TARGET: Layout = { at: [300, 380, 270] };
const suffer = (played: Played, hits: number, crits = 0): Played => run(played, sufferFrame(0, hits, crits, NOBODY));

exercises('rebel.t70xwing.redace', 'evades with the first shield lost in a round', () => {
  expect(shipIn(suffer(table([{ pilot: 'rebel.t70xwing.redace' }]), 2), 0).tokens.evade).toBe(1);
});

exercises('imperial.tiesffighter.quickdraw', 'shoots back when a shield is lost, after the attack', () => {
  const played = table([{ at: AT }, { ...TARGET, pilot: 'imperial.tiesffighter.quickdraw' }]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank', 'blank'), [6, 6]);
  answers(played, { weapon: 0, at: 1, pay: 0, obstructed: false }, 'imperial.tiesffighter.quickdraw 0');
  expect(asked(played)).toEqual(['1 attack']);
});

exercises('scum.kihraxzfighter.captainjostero', 'attacks one that was hurt by something else', () => {
  const played = table([{ ...TARGET }, { pilot: 'scum.kihraxzfighter.captainjostero', at: AT }]);
  suffer(played, 1);
  answer(played, 1, 'scum.kihraxzfighter.captainjostero 0');
  expect(played.match.board.owed).toMatchObject([{ by: 1, targets: [0] }]);
});

exercises('crew.chewbacca', 'turns a card into a shield', () => {
  const played = suffer(
    table([{ pilot: 'rebel.arc170.sharabey', upgrades: ['crew.chewbacca'], ship: { shields: 0 } }]),
    1,
  );
  answer(played, 0, 'crew.chewbacca 0');
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, damage: [], cards: [{}, { up: false }] });
});

exercises('modification.integratedastromech', 'loses its astromech instead of taking a card', () => {
  const played = suffer(
    table([
      {
        pilot: 'rebel.xwing.rookiepilot',
        upgrades: ['astromech.r2astromech', 'modification.integratedastromech'],
        ship: { shields: 0 },
      },
    ]),
    1,
  );
  answer(played, 0, 'modification.integratedastromech 0');
  expect(shipIn(played, 0)).toMatchObject({ damage: [], cards: [{}, { up: false }, { up: true }] });
});

exercises('salvagedastromech.salvagedastromech', 'is discarded with a faceup ship card', () => {
  const played = table([
    { pilot: 'scum.ywing.syndicatethug', upgrades: ['salvagedastromech.salvagedastromech'], ship: { shields: 0 } },
  ]);
  stackDeck(played, 0, 'damage.tfa.structuraldamage');
  suffer(played, 0, 1);
  answer(played, 0, 'salvagedastromech.salvagedastromech 0');
  expect(shipIn(played, 0).damage).toEqual([]);
});

exercises('imperial.tieinterceptor.felswrath', 'stays until Combat ends, and pays then', () => {
  const played = table([
    { at: AT },
    { ...TARGET, pilot: 'imperial.tieinterceptor.felswrath', down: ['damage.tfa.directhit', 'damage.tfa.directhit'] },
  ]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
  passAll(played);
  expect(scores(played)).toEqual([5, 0, 0, 0]);
  expect(shipIn(played, 1)).toMatchObject({ status: 'flying', doomed: 'combat' });
  run(played, { at: 'round', step: 22, order: [], done: 0, skill: 0 });
  expect(scores(played)[1]).toBe(-2);
  expect(shipIn(played, 1).status).toBe('gone');
});

exercises('title.lightscykinterceptor', 'is dealt every card faceup, and banks green', () => {
  const played = suffer(
    table([
      { pilot: 'scum.m3ainterceptor.cartelspacer', upgrades: ['title.lightscykinterceptor'], ship: { shields: 0 } },
    ]),
    1,
  );
  expect(only(played.events, 'dealt')[0]?.card).not.toBeNull();
  expect(difficultyOf(played.match.board, 0, { bearing: 'bank-left', speed: 2, difficulty: 'white' })).toBe('green');
});

exercises(
  ['imperial.tieadvanced.maarekstele', 'imperial.tiedefender.maarekstele'],
  'sees three criticals and deals one of them',
  () => {
    for (const pilot of ['imperial.tieadvanced.maarekstele', 'imperial.tiedefender.maarekstele'] as const) {
      const played = table([
        { pilot, at: AT },
        { ...TARGET, pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } },
      ]);
      stackDeck(played, 1, 'damage.tfa.structuraldamage', 'damage.tfa.weaponsfailure', 'damage.tfa.damagedengine');
      attack(played, {
        attack: ['crit', 'blank', 'blank', 'blank'].slice(0, pilot.includes('defender') ? 4 : 3) as ['crit'],
        defence: ['blank', 'blank'],
      });
      const seen = only(played.events, 'saw-cards')[0];
      expect(seen?.cards.map(({ card }) => card)).toEqual([
        'damage.tfa.structuraldamage',
        'damage.tfa.weaponsfailure',
        'damage.tfa.damagedengine',
      ]);
      expect(seen?.to).toEqual([0]);
      answer(played, 0, optionsOf(played, 0)[2] ?? null);
      expect(shipIn(passAll(played), 1)).toMatchObject({ damage: [{ card: 'damage.tfa.damagedengine', up: true }] });
      expect(shipIn(played, 1).pile).toHaveLength(2);
    }
  },
);

exercises('crew.c3po', 'adds an evade for a right guess', () => {
  const defended = (guess: number): boolean => {
    const played = table([{ at: AT }, { ...TARGET, pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.c3po'] }]);
    attack(played, { attack: ['hit', 'hit', 'blank'] });
    rig(played, [1, 6]);
    answers(played, 'crew.c3po 0', guess);
    return only(passAll(played).events, 'compared')[0]?.hit === false;
  };
  expect([defended(1), defended(0)]).toEqual([true, false]);
});

exercises('crew.cassianandor', 'resets its dial after a right guess', () => {
  const guessing = (guess: number): Played => {
    const played = table([
      { at: AT, pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.cassianandor'], ship: { dial: 0 } },
      { ...TARGET, ship: { dial: 4 } },
    ]);
    run(played, { at: 'round', step: 5, order: [], done: 0, skill: 0 });
    answers(played, 'crew.cassianandor 0', guess);
    return played;
  };
  const right = guessing(4);
  expect(right.match.asks[0]).toMatchObject({ kind: 'manoeuvre', why: 'reset' });
  answer(right, 0, 3);
  expect(only(right.events, 'guessed')[0]).toMatchObject({ right: true, reveals: true });
  expect(only(guessing(3).events, 'guessed')[0]?.right).toBe(false);
});

exercises('modification.stealthdevice', 'is lost when an attack hits, not by other damage', () => {
  const played = table([{ pilot: 'rebel.awing.prototypepilot', upgrades: ['modification.stealthdevice'] }]);
  run(played, sufferFrame(0, 1, 0, newSource(played.match.board, 1, 'other', null)));
  expect(shipIn(played, 0).cards[1]?.up).toBe(true);
});
