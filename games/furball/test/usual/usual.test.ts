import { ONLY_OPTION, type StandingAnswers, standingChoice, USUAL, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { DealtDamage, Furball } from '../../rules/model.ts';
import {
  act,
  activate,
  answer,
  attack,
  combatTurn,
  type Playthrough,
  run,
  type ShipLayout,
  shipIn,
  table,
} from '../support/playing.ts';

/** What the runner answers for a seat; undefined if the player is asked. */
function given({ match }: Playthrough, seat: number, answers: StandingAnswers = { [USUAL]: 'always' }) {
  return standingChoice(rules, view(rules, match, seat), answers);
}

const PREDATOR: ShipLayout = { at: [300, 300, 90], upgrades: ['elite.predator'], pilot: 'rebel.xwing.wedgeantilles' };
const TARGET: ShipLayout = { pilot: 'rebel.xwing.wedgeantilles', at: [300, 500, 270] };

describe('13.6 a card on "always" is used whenever it helps', () => {
  const ALWAYS: StandingAnswers = { 'elite.predator 0': 'always' };

  test('Predator spoils no perfect roll', () => {
    const perfect = attack(table([PREDATOR, TARGET]), { attack: ['hit', 'hit', 'crit'] });
    expect(given(perfect, 0, ALWAYS)).toMatchObject({ choice: null });
    const blank = attack(table([PREDATOR, TARGET]), { attack: ['hit', 'hit', 'blank'] });
    expect(given(blank, 0, ALWAYS)).toMatchObject({ choice: 'elite.predator 0' });
  });

  test('a lock is not spent on three hits', () => {
    const by: ShipLayout = { at: [300, 300, 90], pilot: 'rebel.xwing.wedgeantilles', ship: { locks: [1] } };
    const played = attack(table([by, TARGET]), { attack: ['hit', 'hit', 'hit'] });
    expect(given(played, 0, { 'token.lock 0': 'always', 'token.lock': 'always' })).toMatchObject({ choice: null });
    expect(given(played, 0)).toMatchObject({ name: 'pass-idle', choice: null });
  });
});

test('6.6 free rerolls take all dice that show nothing useful, and leave a focus result that a token can turn', () => {
  const played = attack(table([PREDATOR, TARGET]), { attack: ['hit', 'focus', 'blank'] });
  answer(played, 0, 'elite.predator 0');
  expect(given(played, 0)).toMatchObject({ name: 'reroll-useless', choice: { blank: 1 } });
  const focus = { ...PREDATOR, tokens: { focus: 1 } };
  const turnable = attack(table([focus, TARGET]), { attack: ['hit', 'hit', 'focus'] });
  answer(turnable, 0, 'elite.predator 0');
  expect(given(turnable, 0)).toBeUndefined();
});

test('6.9 an evade token is not offered against an attack that is evaded already', () => {
  const shot = { attack: ['hit', 'blank', 'blank'], defence: ['evade', 'focus'] } as const;
  const played = attack(table([{ at: [300, 300, 90] }, { ...TARGET, tokens: { focus: 1, evade: 1 } }]), shot);
  expect(given(played, 1)).toMatchObject({ name: 'pass-idle', choice: null });
});

test('10.2 a token is spent if nothing else can use it this round, and asked for while a ship can still attack', () => {
  const by = { ...TARGET, at: [300, 300, 90], upgrades: [], tokens: { focus: 1 } } as const;
  const shot = { attack: ['hit', 'hit', 'focus'] } as const;
  const threat = table([by, { at: [300, 500, 270] }]);
  expect(given(attack(threat, shot), 0)).toBeUndefined();
  const alone = table([by, { at: [300, 500, 90] }]);
  expect(given(attack(alone, shot), 0)).toMatchObject({ name: 'token-last-use', choice: 'token.focus-attack' });
});

test('4.4 the check of stress is put off only after a red manoeuvre', () => {
  const ship: ShipLayout = {
    at: [300, 300, 90],
    pilot: 'rebel.t70xwing.bluesquadronnovice',
    upgrades: ['tech.patternanalyzer'],
  };
  expect(given(activate(table([ship]), 0, 'straight 2'), 0)).toMatchObject({ name: 'pass-idle' });
  expect(given(activate(table([ship]), 0, 'koiogran-turn 4'), 0)).toMatchObject({ choice: 'tech.patternanalyzer 0' });
});

test('6.2 the only ship in reach is attacked, and of two the player decides', () => {
  const single = combatTurn(table([{ at: [300, 300, 90] }, { at: [300, 500, 270] }]), 0);
  expect(given(single, 0)).toMatchObject({ name: 'attack-only-target', choice: { at: 1 } });
  const layouts: readonly ShipLayout[] = [{ at: [300, 300, 90] }, { at: [270, 500, 270] }, { at: [330, 500, 270] }];
  expect(given(combatTurn(table(layouts), 0), 0)).toBeUndefined();
});

test('6.2 of two ships the better target in every way is attacked, but never one that is behind on points', () => {
  const layouts: readonly ShipLayout[] = [{ at: [300, 300, 90] }, { at: [250, 380, 270] }, { at: [320, 600, 270] }];
  const near = combatTurn(table(layouts), 0);
  expect(given(near, 0)).toMatchObject({ name: 'attack-better-target', choice: { at: 1 } });
  shipIn(near, 2).score = 3;
  expect(given(near, 0)).toBeUndefined();
});

test('5.4 the only ship in lock range is locked', () => {
  const ship: ShipLayout = { at: [300, 300, 90], pilot: 'rebel.xwing.wedgeantilles' };
  const played = act(table([ship, { at: [300, 500, 270] }]), 0, 'target-lock');
  expect(given(played, 0)).toMatchObject({ name: ONLY_OPTION, choice: 1 });
});

test('2.2 equal skills keep the order that was drawn', () => {
  const played = table([{}, {}, {}], { ranking: [2, 0, 1, 3] });
  run(played, { at: 'initiative', step: 1, groups: [[2, 0, 1]], group: 0, decider: 0, order: [] });
  expect(given(played, 0)).toMatchObject({ name: 'order-as-drawn', choice: 2 });
});

test('13.1 of cards that are alike the first is taken, and of others the player decides', () => {
  const played = table([{ upgrades: ['torpedo.protontorpedoes', 'modification.hullupgrade'] }]);
  const twin = shipIn(played, 0).cards[1];
  if (twin === undefined) throw new Error('there is no card');
  const ask = { kind: 'card', seat: 0, why: 'discard', of: 0, among: [1, 2], may: false } as const;
  const asking = () => {
    const seen = view<Furball>(rules, played.match, 0);
    return rules.usual?.answer({ ...seen, mine: { ask, options: [1, 2] } });
  };
  expect(asking()).toBeUndefined();
  shipIn(played, 0).cards = shipIn(played, 0).cards.with(2, twin);
  expect(asking()).toMatchObject({ name: 'cards-alike', choice: 1 });
});

test('7.4 of damage cards that show the same the first is taken, whatever upgrades lie at places of these numbers', () => {
  const upgrades = ['torpedo.protontorpedoes', 'torpedo.protontorpedoes'] as const;
  const played = table([{ pilot: 'rebel.ywing.graysquadronpilot', upgrades }]);
  const dealt = (id: number, card: DealtDamage['card'], up = true): DealtDamage => ({
    id,
    card,
    up,
    known: up,
    round: 1,
    attack: 0,
  });
  const asking = (damage: readonly DealtDamage[], why = 'damage') => {
    shipIn(played, 0).damage = [...damage];
    const ask = { kind: 'card', seat: 0, why, of: 0, among: [1, 2], may: false } as const;
    const seen = view<Furball>(rules, played.match, 0);
    return rules.usual?.answer({ ...seen, mine: { ask, options: [1, 2] } });
  };
  const fire = 'damage.tfa.consolefire';
  expect(asking([dealt(1, fire), dealt(2, 'damage.tfa.directhit')])).toBeUndefined();
  expect(asking([dealt(1, fire), dealt(2, fire)])).toMatchObject({ name: 'cards-alike', choice: 1 });
  // Nobody knows what is on a facedown card.
  const down = [dealt(1, fire, false), dealt(2, 'damage.tfa.directhit', false)];
  expect(asking(down)).toMatchObject({ name: 'cards-alike', choice: 1 });
  expect(asking(down, 'deal')).toBeUndefined();
});
