import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { STURDY } from '../../support/cards/layouts.ts';
import { HITTING, left, MISSING } from '../../support/cards/shots.ts';
import { opens, points } from '../../support/cards/squads.ts';
import { changes, FOUR_HITS, fired } from '../../support/cards/weapons.ts';
import { facing, fire, locked, state } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import { activate, answer, moment, type ShipLayout, shipIn } from '../../support/playing.ts';

exercises(
  'torpedo.advprotontorpedoes',
  'turn up to three blanks into focus results',
  changes(
    'torpedo.advprotontorpedoes',
    1,
    ['blank', 'blank', 'blank', 'blank', 'hit'],
    ['focus', 'focus', 'focus', 'blank', 'hit'],
  ),
);

exercises('torpedo.bombloadout', 'gives a bomb slot', () => {
  opens('torpedo.bombloadout', 'rebel.ywing.goldsquadronpilot', 'bomb.protonbombs');
});

exercises('torpedo.extramunitions', 'puts a token on every torpedo, missile and bomb, to be used up first', () => {
  const weapons = [
    'torpedo.protontorpedoes',
    'missile.clustermissiles',
    'bomb.seismiccharges',
    'cannon.ioncannon',
  ] as const;
  const played = facing(2, locked(...weapons, 'torpedo.extramunitions'));
  moment(played, 'setup.after-placement');
  expect(shipIn(played, 0).cards.map(({ tokens }) => tokens)).toEqual([0, 1, 1, 1, 0, 0]);
  expect(left(fire(played, MISSING))).toEqual({ up: true, tokens: 0 });
  shipIn(played, 0).locks = [1];
  expect(left(fire(played, MISSING))).toEqual({ up: false, tokens: 0 });
});

exercises('torpedo.extramunitions', 'lets a bomb be dropped twice', () => {
  const played = facing(3, { upgrades: ['bomb.seismiccharges', 'torpedo.extramunitions'] });
  moment(played, 'setup.after-placement');
  activate(played, 0, 'straight 1');
  answer(played, 0, 'bomb.seismiccharges 0');
  expect(left(played)).toEqual({ up: true, tokens: 0 });
});

exercises(
  ['torpedo.extramunitions', 'modification.munitionsfailsafe'],
  'a miss costs neither card nor token, in whatever order they lie there',
  () => {
    const pair = ['torpedo.extramunitions', 'modification.munitionsfailsafe'] as const;
    for (const cards of [pair, [...pair].reverse()]) {
      for (const [shot, after] of [
        [MISSING, { up: true, tokens: 1 }],
        [HITTING, { up: true, tokens: 0 }],
      ] as const) {
        const played = facing(2, locked('torpedo.protontorpedoes', ...cards));
        moment(played, 'setup.after-placement');
        expect(left(fire(played, shot))).toEqual(after);
      }
    }
  },
);

exercises('torpedo.flechettetorpedoes', 'stress a defender with at most four hull, hit or miss', () => {
  const stress = (at: ShipLayout): number =>
    shipIn(fired('torpedo.flechettetorpedoes', ['blank', 'blank', 'blank'], at), 1).tokens.stress;
  expect(stress(STURDY)).toBe(1);
  expect(stress({ pilot: 'rebel.ywing.goldsquadronpilot' })).toBe(0);
  expect(stress({ pilot: 'imperial.tieadvprototype.baronoftheempire', upgrades: ['modification.hullupgrade'] })).toBe(
    1,
  );
});

exercises('torpedo.iontorpedoes', 'ion tokens for the defender and each ship beside it, on top of the damage', () => {
  const played = fired('torpedo.iontorpedoes', FOUR_HITS);
  expect(state(played, 1).shields).toBe(1);
  expect([1, 2, 3].map((seat) => shipIn(played, seat).tokens.ion)).toEqual([1, 1, 0]);
  const missed = fired('torpedo.iontorpedoes', ['blank', 'blank', 'blank', 'blank']);
  expect([1, 2].map((seat) => shipIn(missed, seat).tokens.ion)).toEqual([0, 0]);
});

exercises('torpedo.plasmatorpedoes', 'strip a shield after the damage', () => {
  expect(state(fired('torpedo.plasmatorpedoes', ['hit', 'blank', 'blank', 'blank']), 1).shields).toBe(3);
  expect(state(fired('torpedo.plasmatorpedoes', ['blank', 'blank', 'blank', 'blank']), 1).shields).toBe(5);
});

exercises(
  'torpedo.protontorpedoes',
  'turn a focus into a critical',
  changes('torpedo.protontorpedoes', 2, ['focus', 'focus', 'blank', 'hit'], ['crit', 'focus', 'blank', 'hit']),
);

exercises('torpedo.renegaderefit', 'makes room for two modifications, costs -2, and elite talents a point less', () => {
  const mods: readonly UpgradeId[] = ['modification.hullupgrade', 'modification.integratedastromech'];
  opens('torpedo.renegaderefit', 'rebel.xwing.wedgeantilles', ...mods);
  expect(points('rebel.xwing.wedgeantilles', 'torpedo.renegaderefit', 'elite.predator')).toBe(29);
});
