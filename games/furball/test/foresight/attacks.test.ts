import { diceFromSeed, imagine, type View, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { exactForecast, forecast, forecastSoFar, rollOn } from '../../foresight/attacks.ts';
import { unseenBy } from '../../foresight/damage-cards.ts';
import { declareIn, rollAttack } from '../../foresight/rolling.ts';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { shotOf } from '../../rules/06-attack/shots.ts';
import { rules } from '../../rules/index.ts';
import type { AttackChoice, Furball } from '../../rules/model.ts';
import { sureSays } from '../../words/shots.ts';
import { describe as inWords } from '../../words/text-view.ts';
import { withCard } from '../support/cards/layouts.ts';
import { beside, facing, locked } from '../support/duel.ts';
import { compare } from '../support/odds/against-rolls.ts';
import { situation } from '../support/odds/situations.ts';
import { type Playthrough, run, type ShipLayout } from '../support/playing.ts';

const SHOT: AttackChoice = { weapon: 0, at: 1, pay: 0, obstructed: false };

/** What seat 0 sees when it may attack. */
const sees = (played: Playthrough): View<Furball> => view(rules, run(played, chanceFor(0, ANY_WEAPON, null)).match, 0);

function seen(by: ShipLayout, at: ShipLayout = {}, shot: AttackChoice = SHOT, ...more: readonly ShipLayout[]) {
  const found = forecast(sees(facing(2, by, at, ...more)), shot);
  if (found === null) throw new Error('no forecast');
  return found;
}

describe('6.9 odds without a card that counts are exact', () => {
  test('for dice and tokens', () => {
    expect(seen({ tokens: { focus: 1 } }, { tokens: { evade: 1 } }).rolled).toBe(0);
    expect(sureSays({ rolled: 0 })).toBe('exact');
  });
  test('7.4 and count what a critical may deal', () => {
    const bare: ShipLayout = { ship: { shields: 0 } };
    const { odds } = seen({}, bare);
    const without = shotOf(facing(2, {}, bare).match.board, 0, SHOT, null);
    expect(odds.damage).toBeGreaterThan(without?.odds.damage ?? 9);
  });
  test('though another ship has a card that is not part of it', () => {
    expect(seen({}, {}, SHOT, { pilot: 'rebel.xwing.lukeskywalker', at: [800, 800, 0] }).rolled).toBe(0);
    expect(seen({}, {}, SHOT, { ...withCard('salvagedastromech.r4agromech'), at: [800, 800, 0] }).rolled).toBe(0);
  });
});

test('7.4 the damage cards to come are those that nobody has seen, by what the rules make of them', () => {
  const played = facing(2, {}, { up: ['damage.tfa.directhit'], down: ['damage.tfa.directhit'], ship: { drawn: 2 } });
  const look = sees(played);
  const unseen = unseenBy(look.board, played.match, 1);
  expect(unseen.reduce((sum, { count }) => sum + count, 0)).toBe(32);
  expect(unseen.find(({ weight }) => weight === 2)).toEqual({ count: 6, weight: 2, again: 0 });
  expect(unseen.find(({ again }) => again > 0)).toEqual({ count: 2, weight: 1, again: 3 / 8 });
});

describe('13.1 odds count what cards do', () => {
  const plain = seen({}).odds.hit;
  test('of the attacker', () => {
    const marked = seen({ pilot: 'rebel.xwing.wedgeantilles' }, {}, SHOT);
    expect(marked.odds.hit).toBeGreaterThan(seen({ pilot: 'rebel.xwing.rookiepilot' }).odds.hit);
  });
  test('of the defender, from simulated attacks', () => {
    const luke = seen({}, { pilot: 'rebel.xwing.lukeskywalker' });
    expect(luke.rolled).toBe(2000);
    expect(sureSays(luke)).toBe('from 2,000 simulated attacks');
    expect(luke.odds.hit).toBeLessThan(seen({}, { pilot: 'rebel.xwing.rookiepilot' }).odds.hit);
  });
  test('of a third ship', () => {
    const helped = seen({}, {}, SHOT, beside(2, { pilot: 'rebel.xwing.biggsdarklighter' }));
    expect(helped.odds.hit).toBeCloseTo(plain, 1);
  });
  test('6.11 of a weapon that shoots twice', () => {
    const twin = seen(
      { pilot: 'rebel.ywing.goldsquadronpilot', upgrades: ['turret.twinlaserturret'] },
      {},
      { ...SHOT, weapon: 1 },
    );
    expect(twin.rolled).toBeGreaterThan(0);
    expect(twin.odds.damage).toBeLessThanOrEqual(2);
  });
  test('6.3 and of what is paid', () => {
    const missiles = { pilot: 'rebel.awing.prototypepilot', ...locked('missile.concussionmissiles') } as const;
    expect(seen(missiles, {}, { ...SHOT, weapon: 1 }).rolled).toBeGreaterThan(0);
  });
});

test('7.6 every simulated attack draws its damage cards anew, and so agrees with exact odds', () => {
  const bare: ShipLayout = { pilot: 'rebel.ywing.goldsquadronpilot', ship: { shields: 0 } };
  const look = sees(facing(1, { pilot: 'rebel.xwing.rookiepilot', tokens: { focus: 1 } }, bare));
  const exact = exactForecast(look, SHOT);
  const dice = diceFromSeed('cards');
  const declared = declareIn({ ...imagine(rules, look, dice), dice }, SHOT, dice);
  let damage = 0;
  for (let i = 0; i < 10_000; i++) damage += rollAttack(declared, dice).damage;
  expect(Math.abs(damage / 10_000 - (exact?.odds.damage ?? 0))).toBeLessThan(0.045);
});

test('the same view has the same odds, whenever it is asked and in whatever slices', () => {
  const layout = { pilot: 'rebel.xwing.lukeskywalker' } as const;
  const [one, other] = [sees(facing(2, {}, layout)), sees(facing(2, {}, layout))];
  expect(forecastSoFar(one, SHOT)).toBeNull();
  expect(rollOn(one, SHOT)).toBe(false);
  expect(exactForecast(one, SHOT)).toBeNull();
  expect(forecast(one, SHOT)).toEqual(forecast(other, SHOT));
});

test('6.2 the text view says the odds of every attack, and how sure they are', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const said = (at: ShipLayout) => inWords(sees(facing(2, {}, at)), names).filter((line) => line.startsWith('You may'));
  expect(said({})[0]).toMatch(/^You may attack Ben with your primary weapon: \d+% to hit, .* on average \(exact\)\.$/);
  expect(said({ pilot: 'rebel.xwing.lukeskywalker' })[0]).toMatch(/\(from 2,000 simulated attacks\)\.$/);
});

test('6.9, 13.1 odds agree with rolled attacks in random situations with cards', () => {
  for (let seed = 1000; seed < 1010; seed++) {
    const { z } = compare(situation(seed), 2000, `rolled ${seed}`);
    expect(Math.max(...Object.values(z).map(Math.abs)), `situation ${seed}`).toBeLessThan(4.5);
  }
});
