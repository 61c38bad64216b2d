import { expect } from 'vitest';
import { lockTargets } from '../../rules/05-allowed.ts';
import { clearTokens, give, lockOn, unlock } from '../../rules/08-tokens.ts';
import type { Next, Token } from '../../rules/model.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  answers,
  asked,
  attack,
  attackDice,
  defenceDice,
  type Layout,
  optionsOf,
  type Played,
  rig,
  run,
  scores,
  shipIn,
  table,
} from '../support/playing.ts';

const AT = [300, 300, 90] as const;
const NEAR: Layout = { at: [300, 380, 270] };
const follow = (played: Played, next: Next): Played =>
  typeof next === 'object' && next.call !== undefined ? run(played, next.call) : played;
const given = (played: Played, token: Token, seat = 0): Played =>
  follow(played, give(played.match, seat, token, 1, null, undefined));
const locked = (played: Played, seat: number, target: number): Played =>
  follow(played, lockOn(played.match, seat, target, undefined));

exercises('rebel.t70xwing.niennunb', 'drops stress with a foe ahead at range 1', () => {
  const played = given(table([{ pilot: 'rebel.t70xwing.niennunb', at: AT }, NEAR]), 'stress');
  expect(shipIn(answers(played, 'rebel.t70xwing.niennunb 0'), 0).tokens.stress).toBe(0);
  expect(asked(given(table([{ pilot: 'rebel.t70xwing.niennunb', at: AT }]), 'stress'))).not.toContain('0 effects');
});

exercises('rebel.xwing.jekporkins', 'drops stress for a roll that may cost a card', () => {
  const played = given(table([{ pilot: 'rebel.xwing.jekporkins' }]), 'stress');
  rig(played, attackDice('hit'));
  answer(played, 0, 'rebel.xwing.jekporkins 0');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false }] });
});

exercises('imperial.alphaclassstarwing.lieutenantkarsabi', 'takes stress instead of disabled weapons', () => {
  const played = given(table([{ pilot: 'imperial.alphaclassstarwing.lieutenantkarsabi' }]), 'disabled');
  expect(shipIn(answers(played, 'imperial.alphaclassstarwing.lieutenantkarsabi 0'), 0).tokens).toMatchObject({
    stress: 1,
    disabled: 0,
  });
});

exercises('elite.coolhand', 'is discarded for a focus or an evade', () => {
  const played = given(
    table([{ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.coolhand'] }]),
    'stress',
  );
  answers(played, 'elite.coolhand 0', 'evade');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { evade: 1 }, cards: [{}, { up: false }] });
});

exercises('system.electronicbaffle', 'pays damage to shed stress or ions', () => {
  const fitted: Layout = { pilot: 'rebel.bwing.bluesquadronpilot', upgrades: ['system.electronicbaffle'] };
  const stressed = answers(given(table([fitted]), 'stress'), 'system.electronicbaffle 0');
  expect(shipIn(stressed, 0)).toMatchObject({ shields: 4, tokens: { stress: 0 } });
  const ionised = answers(given(table([fitted]), 'ion'), 'system.electronicbaffle 1');
  expect(shipIn(ionised, 0)).toMatchObject({ shields: 4, tokens: { ion: 0 } });
});

exercises('title.tiev1', 'evades after acquiring a lock', () => {
  const played = locked(
    table([{ pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['title.tiev1'], at: AT }, NEAR]),
    0,
    1,
  );
  expect(shipIn(answers(played, 'title.tiev1 0', 'evade'), 0).tokens.evade).toBe(1);
});

exercises(['title.tiev1', 'scum.ywing.drearenthal'], 'are asked once for one lock', () => {
  const prototype: Layout = {
    pilot: 'imperial.tieadvprototype.sienartestpilot',
    upgrades: ['title.tiev1'],
    at: AT,
  };
  const acquired = locked(table([prototype, NEAR]), 0, 1);
  answer(acquired, 0, null);
  expect(asked(acquired)).not.toContain('0 effects');
  const spent = table([{ pilot: 'scum.ywing.drearenthal', at: AT, ship: { locks: [1] } }, NEAR]);
  follow(spent, unlock(spent.match, 0, 1, undefined));
  answer(spent, 0, null);
  expect(asked(spent)).not.toContain('0 effects');
});

exercises('scum.m3ainterceptor.genesisred', 'has as many tokens as whom it locks', () => {
  const played = locked(
    table([
      { pilot: 'scum.m3ainterceptor.genesisred', at: AT },
      { ...NEAR, tokens: { focus: 2, evade: 1 } },
    ]),
    0,
    1,
  );
  if (asked(played)[0] === '0 effects') answer(played, 0, 'scum.m3ainterceptor.genesisred 0');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 2, evade: 1 });
});

exercises('scum.hwk290.dacebonearm', 'hurts whoever is ionised nearby', () => {
  const played = given(table([{ ...NEAR }, { pilot: 'scum.hwk290.dacebonearm', at: AT }]), 'ion');
  answer(played, 1, 'scum.hwk290.dacebonearm 0');
  expect(shipIn(played, 0).shields).toBe(1);
  expect(scores(played)[1]).toBe(1);
});

exercises('modification.multispectralcamouflage', 'may shake off the only lock on it', () => {
  const played = table([
    { at: AT },
    { ...NEAR, pilot: 'imperial.tiefighter.academypilot', upgrades: ['modification.multispectralcamouflage'] },
  ]);
  rig(played, defenceDice('evade'));
  locked(played, 0, 1);
  expect(shipIn(played, 0).locks).toEqual([]);
});

exercises('astromech.r5k6', 'may lock again after spending a lock, which this attack cannot spend', () => {
  const played = table([
    { pilot: 'rebel.xwing.rookiepilot', upgrades: ['astromech.r5k6'], at: AT, ship: { locks: [1] } },
    NEAR,
  ]);
  attack(played, { attack: ['blank', 'blank', 'blank', 'blank'] });
  rig(played, defenceDice('evade'));
  answer(played, 0, 'token.lock');
  answer(played, 0, { blank: 1 });
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(asked(played)).not.toContain('0 effects');
});

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

exercises('scum.ywing.drearenthal', 'pays stress for another lock', () => {
  const played = table([{ pilot: 'scum.ywing.drearenthal', at: AT, ship: { locks: [1] } }, NEAR]);
  follow(played, unlock(played.match, 0, 1, undefined));
  answer(played, 0, 'scum.ywing.drearenthal 0');
  expect(shipIn(played, 0)).toMatchObject({ locks: [1], tokens: { stress: 1 } });
});

exercises('tech.advancedoptics', 'holds one focus token and keeps it', () => {
  const played = table([{ pilot: 'rebel.t70xwing.bluesquadronnovice', upgrades: ['tech.advancedoptics'] }]);
  given(given(played, 'focus'), 'focus');
  clearTokens(played.match.board, 0);
  expect(shipIn(played, 0).tokens.focus).toBe(1);
});

exercises('tech.commrelay', 'holds one evade token and keeps it', () => {
  const played = table([{ pilot: 'imperial.tiesffighter.zetaspecialist', upgrades: ['tech.commrelay'] }]);
  given(given(played, 'evade'), 'evade');
  clearTokens(played.match.board, 0);
  expect(shipIn(played, 0).tokens.evade).toBe(1);
});

exercises('title.moldycrow', 'keeps its focus tokens', () => {
  const played = table([
    { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['title.moldycrow'], tokens: { focus: 2, evade: 1 } },
  ]);
  clearTokens(played.match.board, 0);
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 2, evade: 0 });
});

exercises('modification.longrangescanners', 'locks at range 3 and beyond, and no nearer', () => {
  const scanning: Layout = {
    pilot: 'rebel.xwing.rookiepilot',
    upgrades: ['modification.longrangescanners'],
    at: [100, 100, 90],
  };
  const { board } = table([scanning, { at: [100, 180, 90] }, { at: [100, 400, 90] }, { at: [100, 800, 90] }]).match;
  expect(lockTargets(board, 0)).toEqual([2, 3]);
});
