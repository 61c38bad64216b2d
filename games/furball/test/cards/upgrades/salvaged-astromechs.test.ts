import { expect } from 'vitest';
import { take } from '../../../rules/08-tokens.ts';
import { alone, colour } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, against, NEAR, withCard } from '../../support/cards/layouts.ts';
import { misses, NONE } from '../../support/cards/shots.ts';
import { follow } from '../../support/cards/tokens.ts';
import { facing, offers, shoot } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  answer,
  answers,
  attack,
  attackDice,
  optionsOf,
  passAll,
  rig,
  scores,
  shipIn,
  stackDeck,
  table,
} from '../../support/playing.ts';

exercises('salvagedastromech.r4agromech', 'locks the defender after spending a focus token', () => {
  const played = table([
    { pilot: 'scum.ywing.syndicatethug', upgrades: ['salvagedastromech.r4agromech'], at: AT, tokens: { focus: 1 } },
    NEAR,
  ]);
  attack(played, { attack: ['focus', 'blank', 'blank'] });
  answers(played, 'token.focus-attack', 'salvagedastromech.r4agromech 0');
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(optionsOf(played, 0)).toContain('token.lock');
});

exercises('salvagedastromech.r5p8', 'may hurt the attacker', () => {
  const played = misses(table([{ at: AT }, against('scum.ywing.syndicatethug', 'salvagedastromech.r5p8')]), 3, 1);
  rig(played, attackDice('hit'));
  answer(played, 1, 'salvagedastromech.r5p8 0');
  expect(scores(passAll(played))).toEqual([0, 1, 0, 0]);
});

exercises('salvagedastromech.r5p8', 'strikes back once a round', () => {
  const offered = (last: number): boolean => {
    const played = facing(1, {}, withCard('salvagedastromech.r5p8'));
    shipIn(played, 1).cards = shipIn(played, 1).cards.map((held) => ({ ...held, used: last }));
    return offers(
      shoot(played, { attack: NONE.slice(0, 3), defence: ['blank', 'blank'] }),
      1,
      'salvagedastromech.r5p8',
    );
  };
  expect([offered(1), offered(2)]).toEqual([true, false]);
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

exercises('salvagedastromech.salvagedastromech', 'saves from faceup ship cards alone', () => {
  const offered = (id: 'damage.tfa.damagedcockpit' | 'damage.tfa.structuraldamage', crits: number): boolean => {
    const played = table([{ ...withCard('salvagedastromech.salvagedastromech'), ship: { shields: 0 } }]);
    stackDeck(played, 0, id);
    return offers(suffer(played, 1 - crits, crits), 0, 'salvagedastromech.salvagedastromech');
  };
  expect([
    offered('damage.tfa.structuraldamage', 1),
    offered('damage.tfa.structuraldamage', 0),
    offered('damage.tfa.damagedcockpit', 1),
  ]).toEqual([true, false, false]);
});

exercises('salvagedastromech.unhingedastromech', 'makes speed 3 green', () => {
  const played = alone('scum.ywing.syndicatethug', ['salvagedastromech.unhingedastromech']);
  expect([colour(played, { speed: 3 }), colour(played, { speed: 2 })]).toEqual(['green', 'white']);
});

exercises('salvagedastromech.r4agromech', 'has nothing from a focus token that is only removed', () => {
  const offered = (how: 'spent' | 'removed'): boolean => {
    const played = facing(2, { upgrades: ['salvagedastromech.r4agromech'], tokens: { focus: 2 } });
    shoot(played, { attack: ['focus', 'blank', 'blank'] });
    follow(played, take(played.match, 0, 'focus', 1, undefined, how));
    return offers(played, 0, 'salvagedastromech.r4agromech');
  };
  expect([offered('spent'), offered('removed')]).toEqual([true, false]);
});
