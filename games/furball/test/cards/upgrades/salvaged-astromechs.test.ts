import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { take } from '../../../rules/08-tokens.ts';
import { actionsOf, alone, colour } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, against, NEAR, withCard } from '../../support/cards/layouts.ts';
import { misses, NONE } from '../../support/cards/shots.ts';
import { follow } from '../../support/cards/tokens.ts';
import { facing, offers, shoot, shown } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  attack,
  attackDice,
  defenceDice,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  run,
  type ShipLayout,
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

exercises('salvagedastromech.genius', 'drops a bomb after the manoeuvre', () => {
  const genius = (bomb: UpgradeId): Playthrough =>
    activate(alone('scum.ywing.syndicatethug', ['salvagedastromech.genius', bomb]), 0, 'straight 2');
  const played = genius('bomb.seismiccharges');
  answers(played, null, 'salvagedastromech.genius 0');
  expect(played.match.board.bombs).toMatchObject([{ card: 'bomb.seismiccharges', spot: { y: 348_000 } }]);
  const dropped = answers(genius('bomb.seismiccharges'), 'bomb.seismiccharges 0');
  expect(offers(dropped, 0, 'salvagedastromech.genius')).toBe(false);
  expect(offers(genius('bomb.proximitymines'), 0, 'salvagedastromech.genius')).toBe(false);
});

exercises('salvagedastromech.genius', 'drops nothing after a manoeuvre that no dial showed', () => {
  const played = alone('scum.ywing.syndicatethug', ['salvagedastromech.genius', 'bomb.seismiccharges']);
  run(played, { at: 'activation', step: 0, ship: 0, dialled: false, shown: null, late: null });
  expect(offers(played, 0, 'salvagedastromech.genius')).toBe(false);
});

exercises('salvagedastromech.overclockedr4', 'takes stress for a focus token that is spent in Combat', () => {
  const spent = (phase: 'combat' | 'activation', how: 'spent' | 'removed'): Playthrough => {
    const played = table([{ upgrades: ['salvagedastromech.overclockedr4'], tokens: { focus: 1 } }], { phase });
    return follow(played, take(played.match, 0, 'focus', 1, undefined, how));
  };
  const played = answers(spent('combat', 'spent'), 'salvagedastromech.overclockedr4 0');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 1, stress: 1 });
  const offered = (other: Playthrough): boolean => offers(other, 0, 'salvagedastromech.overclockedr4');
  expect([offered(spent('activation', 'spent')), offered(spent('combat', 'removed'))]).toEqual([false, false]);
});

exercises('salvagedastromech.r4b11', 'spends its lock to have the defender reroll dice', () => {
  const r4b11 = (locks: readonly number[]): ShipLayout => ({ upgrades: ['salvagedastromech.r4b11'], ship: { locks } });
  const shot = { attack: ['hit', 'hit'], defence: ['evade', 'evade'] } as const;
  const played = shoot(facing(2, r4b11([1])), shot);
  rig(played, defenceDice('blank', 'blank'));
  answers(played, null, 'salvagedastromech.r4b11 0', { evade: 2 });
  expect(shown(played, 'defence')).toEqual(['blank', 'blank']);
  expect(shipIn(played, 0).locks).toEqual([]);
  expect(offers(shoot(facing(2, r4b11([2])), shot), 0, 'salvagedastromech.r4b11')).toBe(false);
});

exercises('salvagedastromech.r4e1', 'drops a mine while stressed, and is discarded to shed the stress', () => {
  const r4e1 = (): Playthrough =>
    alone('scum.ywing.syndicatethug', ['salvagedastromech.r4e1', 'bomb.proximitymines', 'astromech.r2f2'], {
      tokens: { stress: 1 },
    });
  expect(actionsOf(r4e1())).toEqual(['bomb.proximitymines 0', null]);
  const played = act(r4e1(), 0, 'bomb.proximitymines 0');
  answer(played, 0, 'salvagedastromech.r4e1 0');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 0 }, cards: [{}, { up: false }, {}, {}] });
  const calm = alone('scum.ywing.syndicatethug', ['salvagedastromech.r4e1', 'bomb.proximitymines']);
  expect(offers(act(calm, 0, 'bomb.proximitymines 0'), 0, 'salvagedastromech.r4e1')).toBe(false);
});
