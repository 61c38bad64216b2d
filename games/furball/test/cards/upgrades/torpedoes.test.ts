import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { placedRock, type Rock } from '../../../rules/geometry/index.ts';
import { actionsOf } from '../../support/cards/flying.ts';
import { STURDY } from '../../support/cards/layouts.ts';
import { HITTING, left, MISSING } from '../../support/cards/shots.ts';
import { opens, points } from '../../support/cards/squads.ts';
import { changes, FOUR_HITS, fired } from '../../support/cards/weapons.ts';
import { facing, fire, locked, state } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  asked,
  attackDice,
  moment,
  type Playthrough,
  rig,
  type ShipLayout,
  scores,
  shipIn,
  table,
} from '../../support/playing.ts';

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

/** Seat 0 has a Seismic Torpedo. An asteroid lies ahead of it, and perhaps a second one; seat 1 stands beside the first. */
function atRock(ahead: number, ...more: readonly Rock[]): Playthrough {
  const rock = placedRock(0, { x: 300_000, y: ahead * 1000, heading: 0 });
  const layouts: readonly ShipLayout[] = [
    { upgrades: ['torpedo.seismictorpedo'], at: [300, 300, 90] },
    { at: [300, ahead + 110, 270] },
  ];
  return table(layouts, { asteroids: [rock, ...more] });
}

exercises('torpedo.seismictorpedo', 'blows an asteroid up: each ship at range 1 rolls, and it is gone', () => {
  const played = atRock(500);
  rig(played, attackDice('hit'));
  act(played, 0, 'torpedo.seismictorpedo 0');
  expect([shipIn(played, 1).shields, shipIn(played, 0).shields, shipIn(played, 0).cards[1]?.up]).toEqual([1, 2, false]);
  expect(played.match.board.asteroids).toEqual([]);
  expect(scores(played)[0]).toBe(1);
});

exercises('torpedo.seismictorpedo', 'hurts its own ship too, and chooses among several asteroids', () => {
  const other = placedRock(1, { x: 380_000, y: 400_000, heading: 0 });
  const played = atRock(520, other);
  act(played, 0, 'torpedo.seismictorpedo 0');
  expect(asked(played)).toEqual(['0 point']);
  rig(played, attackDice('crit'));
  answer(played, 0, 1);
  expect(shipIn(played, 0).shields).toBe(1);
  expect(scores(played)[0]).toBe(0);
  expect(played.match.board.asteroids.length).toBe(1);
});

exercises('torpedo.seismictorpedo', 'is not offered with no asteroid in its arc at range 1 to 2', () => {
  const offered = (ahead: number): boolean => actionsOf(atRock(ahead)).includes('torpedo.seismictorpedo 0');
  expect([offered(500), offered(700), offered(150)]).toEqual([true, false, false]);
});
