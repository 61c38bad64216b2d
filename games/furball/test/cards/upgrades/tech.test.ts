import { expect } from 'vitest';
import { clearTokens } from '../../../rules/08-tokens.ts';
import { skillOf } from '../../../rules/values.ts';
import { actionsOf, alone } from '../../support/cards/flying.ts';
import { withCard } from '../../support/cards/layouts.ts';
import { HITS, hasNot, turns } from '../../support/cards/shots.ts';
import { given } from '../../support/cards/tokens.ts';
import { facing, offers, shoot, shown, usable } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  activate,
  answer,
  answers,
  combatTurn,
  moment,
  only,
  optionsOf,
  type Playthrough,
  run,
  type ShipLayout,
  shipIn,
  table,
} from '../../support/playing.ts';

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

exercises('tech.patternanalyzer', 'checks stress after the action', () => {
  const played = activate(alone('rebel.t70xwing.bluesquadronnovice', ['tech.patternanalyzer']), 0, 'koiogran-turn 4');
  answer(played, 0, 'tech.patternanalyzer 0');
  answer(played, 0, 'focus');
  expect(shipIn(played, 0).tokens).toMatchObject({ stress: 1, focus: 1 });
});

exercises('tech.primedthrusters', 'boosts and rolls under one or two stress tokens', () => {
  const stressed = (stress: number) =>
    actionsOf(alone('rebel.t70xwing.bluesquadronnovice', ['tech.primedthrusters'], { tokens: { stress } }));
  expect(stressed(2)).toEqual(['boost', null]);
  expect(stressed(3)).not.toContain('boost');
});

exercises('tech.sensorcluster', 'spends a focus token to turn a blank into an evade', () => {
  const shot = { attack: HITS, defence: ['blank', 'blank'] } as const;
  const played = shoot(facing(1, {}, withCard('tech.sensorcluster', { tokens: { focus: 1 } })), shot);
  answer(played, 1, 'tech.sensorcluster 0');
  expect(shown(played, 'defence')).toEqual(['evade', 'blank']);
  expect(shipIn(played, 1).tokens.focus).toBe(0);
  expect(usable(shoot(facing(1, {}, withCard('tech.sensorcluster')), shot), 1)).toEqual([]);
});

exercises('tech.weaponsguidance', 'spends a focus token to turn a blank into a hit', () => {
  const by = withCard('tech.weaponsguidance', { tokens: { focus: 1 } });
  const played = turns('tech.weaponsguidance', 2, by, ['blank', 'blank'], ['hit', 'blank']);
  expect(shipIn(played, 0).tokens.focus).toBe(0);
  hasNot('tech.weaponsguidance', 2, withCard('tech.weaponsguidance'), ['blank', 'blank']);
  hasNot('tech.weaponsguidance', 2, by, ['hit', 'focus']);
});

/** A ship of skill 2, before any ship is placed. */
function beforePlacing(choice: string | null): Playthrough {
  const played = table([withCard('tech.hyperwavecommscanner')], { phase: 'setup', round: 0 });
  moment(played, 'setup.before-placement');
  answer(played, 0, choice === null ? null : 'tech.hyperwavecommscanner 0');
  return choice === null ? played : answers(played, choice);
}

exercises('tech.hyperwavecommscanner', 'is placed as if its skill were 0, 6 or 12', () => {
  const skill = (choice: string | null): number => skillOf(beforePlacing(choice).match.board, 0, 'placement');
  expect(['place-as-0', 'place-as-6', 'place-as-12', null].map(skill)).toEqual([0, 6, 12, 2]);
});

exercises('tech.hyperwavecommscanner', 'flies and fights with its own skill, and comes back with it', () => {
  const played = beforePlacing('place-as-12');
  const { board } = played.match;
  expect([skillOf(board, 0, 'combat'), skillOf(board, 0, 'activation')]).toEqual([2, 2]);
  run(played, { at: 'round', step: 1, order: [], done: 0, skill: 1000 });
  expect(skillOf(played.match.board, 0, 'placement')).toBe(2);
});

/** Seat 1 becomes active in Combat; seat 0 has a lock on it and a Threat Tracker. */
const tracked = (by: ShipLayout, target: ShipLayout = {}): Playthrough =>
  combatTurn(
    table([
      {
        pilot: 'imperial.tiefofighter.epsilonsquadronpilot',
        at: [300, 300, 90],
        upgrades: ['tech.threattracker'],
        ...by,
      },
      { at: [300, 420, 270], ...target },
    ]),
    1,
  );
const LOCKED: ShipLayout = { ship: { locks: [1] } };

exercises('tech.threattracker', 'spends its lock for a free barrel roll when the target becomes active', () => {
  const played = tracked(LOCKED);
  answers(played, 'tech.threattracker 0', 'barrel-roll');
  answer(played, 0, optionsOf(played, 0)[0] ?? null);
  expect(shipIn(played, 0).locks).toEqual([]);
  expect(only(played.events, 'shifted')).toMatchObject([{ ship: 0, move: 'barrel-roll' }]);
});

exercises(
  'tech.threattracker',
  'needs a lock on that ship, in its firing arc at range 1 to 2, and a move on its bar',
  () => {
    const offered = (by: ShipLayout, target: ShipLayout = {}): boolean =>
      offers(tracked(by, target), 0, 'tech.threattracker');
    expect(offered(LOCKED)).toBe(true);
    expect(offered({ ship: { locks: [2] } })).toBe(false);
    expect(offered(LOCKED, { at: [300, 180, 90] })).toBe(false);
    expect(offered(LOCKED, { at: [300, 600, 270] })).toBe(false);
    expect(offered({ ...LOCKED, pilot: 'rebel.z95headhunter.banditsquadronpilot' })).toBe(false);
    expect(offered({ ...LOCKED, tokens: { stress: 1 } })).toBe(false);
  },
);
