import { expect } from 'vitest';
import type { Action, PilotId, UpgradeId } from '../../catalogue/index.ts';

import type { Board } from '../../rules/model.ts';
import { barOf, hullOf, shieldsOf, skillOf } from '../../rules/values.ts';
import { isLegal, squadOf } from '../../squads/index.ts';
import { facing, shoot } from '../support/duel.ts';
import { event } from '../support/events.ts';
import { exercises } from '../support/exercises.ts';
import { activate, optionsOf, passAll, shipIn, table } from '../support/playing.ts';

/** Cards that the catalogue says all about, and two that set a skill: what a ship is with them, and without. */

const boardWith = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Board =>
  table([{ pilot, upgrades }]).match.board;

const legal = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): boolean =>
  isLegal(squadOf(pilot, upgrades), { ...event, limit: 100 });

const TIE: PilotId = 'imperial.tiefighter.blacksquadronpilot';

/** The action is on the bar with the card and not without, and is offered in the action step. */
function gives(card: UpgradeId, action: Action, pilot: PilotId): () => void {
  return () => {
    expect(barOf(boardWith(pilot), 0)).not.toContain(action);
    expect(barOf(boardWith(pilot, card), 0)).toContain(action);
    const played = table([{ pilot, upgrades: [card], at: [300, 300, 90] }, { at: [300, 500, 270] }]);
    activate(played, 0, 'straight 3');
    expect(optionsOf(played, 0)).toContain(action);
  };
}

exercises('modification.engineupgrade', 'gives the boost action', gives('modification.engineupgrade', 'boost', TIE));
exercises(
  'modification.targetingcomputer',
  'gives the target lock action',
  gives('modification.targetingcomputer', 'target-lock', TIE),
);
exercises(
  'modification.vectoredthrusters',
  'gives the barrel roll action',
  gives('modification.vectoredthrusters', 'barrel-roll', 'rebel.awing.prototypepilot'),
);

exercises('elite.veteraninstincts', 'adds two to the skill', () => {
  expect(skillOf(boardWith(TIE), 0, 'combat')).toBe(4);
  expect(skillOf(boardWith(TIE, 'elite.veteraninstincts'), 0, 'combat')).toBe(6);
});

exercises('modification.hullupgrade', 'adds a hull point', () => {
  expect([hullOf(boardWith(TIE), 0), hullOf(boardWith(TIE, 'modification.hullupgrade'), 0)]).toEqual([3, 4]);
  const played = facing(1, {}, { pilot: TIE, upgrades: ['modification.hullupgrade'] });
  shoot(played, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] });
  expect(shipIn(passAll(played), 1)).toMatchObject({ status: 'flying', damage: [{}, {}, {}] });
});

exercises('modification.shieldupgrade', 'adds a shield', () => {
  expect([shieldsOf(boardWith(TIE), 0), shieldsOf(boardWith(TIE, 'modification.shieldupgrade'), 0)]).toEqual([0, 1]);
  const played = facing(1, {}, { pilot: TIE, upgrades: ['modification.shieldupgrade'] });
  shoot(played, { attack: ['hit', 'hit', 'blank'], defence: ['blank', 'blank', 'blank'] });
  expect(shipIn(passAll(played), 1)).toMatchObject({ shields: 0, damage: [{}] });
});

exercises('title.heavyscykinterceptor', 'adds a hull point and one slot for a cannon, torpedo or missile', () => {
  const scyk: PilotId = 'scum.m3ainterceptor.tansariipointveteran';
  expect(hullOf(boardWith(scyk, 'title.heavyscykinterceptor'), 0)).toBe(hullOf(boardWith(scyk), 0) + 1);
  for (const weapon of ['cannon.ioncannon', 'torpedo.protontorpedoes', 'missile.concussionmissiles'] as const) {
    expect(legal(scyk, weapon)).toBe(false);
    expect(legal(scyk, 'title.heavyscykinterceptor', weapon)).toBe(true);
  }
  expect(legal(scyk, 'title.heavyscykinterceptor', 'cannon.ioncannon', 'missile.concussionmissiles')).toBe(false);
});

exercises('title.misthunter', 'gives the barrel roll action and brings a tractor beam', () => {
  const pilot: PilotId = 'scum.g1astarfighter.gandfindsman';
  expect([legal(pilot, 'title.misthunter'), legal(pilot, 'title.misthunter', 'cannon.tractorbeam')]).toEqual([
    false,
    true,
  ]);
  expect(legal(pilot, 'cannon.tractorbeam')).toBe(false);
  gives('title.misthunter', 'barrel-roll', pilot)();
});

exercises('system.enhancedscopes', 'activates at skill 0 and fights at its own', () => {
  const pilot: PilotId = 'rebel.bwing.daggersquadronpilot';
  const board = boardWith(pilot, 'system.enhancedscopes');
  expect([skillOf(board, 0, 'activation'), skillOf(board, 0, 'combat'), skillOf(board, 0, 'placement')]).toEqual([
    0, 4, 4,
  ]);
});

exercises('imperial.tiefofighter.epsilonace', 'has skill 12 while he holds no damage card', () => {
  const pilot: PilotId = 'imperial.tiefofighter.epsilonace';
  expect(skillOf(boardWith(pilot), 0, 'combat')).toBe(12);
  const hurt = table([{ pilot, down: ['damage.tfa.consolefire'] }]);
  expect(skillOf(hurt.match.board, 0, 'combat')).toBe(4);
});
