import { expect } from 'vitest';
import { clearTokens } from '../../../rules/08-tokens.ts';
import { actionsOf, alone } from '../../support/cards/flying.ts';
import { withCard } from '../../support/cards/layouts.ts';
import { HITS, hasNot, turns } from '../../support/cards/shots.ts';
import { given } from '../../support/cards/tokens.ts';
import { facing, shoot, shown, usable } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import { activate, answer, shipIn, table } from '../../support/playing.ts';

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
