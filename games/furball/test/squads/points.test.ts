import { expect, test } from 'vitest';
import { PILOTS, type PilotId, pilotOf, type Slot, type UpgradeId, upgradeOf } from '../../catalogue/index.ts';
import { fit, pointsOf, slotsOf, squadOf } from '../../squads/index.ts';

test.each<readonly [number, PilotId, readonly UpgradeId[]]>([
  [29, 'rebel.xwing.wedgeantilles', []],
  [35, 'rebel.awing.tychocelchu', ['missile.assaultmissiles', 'elite.veteraninstincts', 'modification.stealthdevice']],
  [24, 'rebel.awing.tychocelchu', ['missile.chardaanrefit']],
  [21, 'imperial.tieadvanced.tempestsquadronpilot', ['title.tiex1', 'system.accuracycorrector']],
  [22, 'imperial.tieadvanced.tempestsquadronpilot', ['title.tiex1', 'system.advtargetingcomputer']],
  [21, 'imperial.tieadvanced.tempestsquadronpilot', ['title.tiex1', 'system.enhancedscopes']],
  [24, 'scum.kihraxzfighter.cartelmarauder', ['title.vaksai', 'modification.engineupgrade', 'illicit.feedbackarray']],
  [20, 'scum.kihraxzfighter.cartelmarauder', ['title.vaksai', 'modification.guidancechips']],
  [29, 'rebel.xwing.wedgeantilles', ['torpedo.renegaderefit', 'elite.predator']],
  [27, 'rebel.xwing.wedgeantilles', ['torpedo.renegaderefit', 'elite.veteraninstincts']],
  [30, 'imperial.tiedefender.onyxsquadronpilot', ['title.tiex7']],
])('%i points: %s with %s', (points, pilot, upgrades) => {
  expect(pointsOf(squadOf(pilot, upgrades))).toBe(points);
});

function bar(pilot: PilotId, ...upgrades: readonly UpgradeId[]): string {
  return slotsOf(pilotOf(pilot), upgrades.map(upgradeOf)).join(' ');
}

test.each<readonly [string, PilotId, readonly UpgradeId[]]>([
  ['elite astromech torpedo modification title', 'rebel.xwing.wedgeantilles', []],
  ['modification title', 'imperial.tiedefender.deltasquadronpilot', ['title.tiex7']],
  ['modification title crew crew', 'imperial.tiebomber.scimitarsquadronpilot', ['title.tieshuttle']],
  [
    'elite bomb bomb missile torpedo turret modification title system salvagedastromech',
    'scum.scurrgh6bomber.lokrevenant',
    ['title.havoc'],
  ],
  ['elite modification title cannon', 'scum.m3ainterceptor.serissu', ['title.heavyscykinterceptor']],
  [
    'elite modification title torpedo',
    'scum.m3ainterceptor.serissu',
    ['title.heavyscykinterceptor', 'torpedo.plasmatorpedoes'],
  ],
  ['elite title', 'scum.m3ainterceptor.serissu', ['title.lightscykinterceptor']],
  [
    'elite crew illicit system modification title',
    'scum.g1astarfighter.zuckuss',
    ['title.misthunter', 'cannon.tractorbeam'],
  ],
])('the upgrade bar is %s', (slots, pilot, upgrades) => {
  expect(bar(pilot, ...upgrades)).toBe(slots);
});

test('every ship has a place for a modification and for a title', () => {
  for (const pilot of PILOTS) {
    const slots: readonly Slot[] = slotsOf(pilot, []);
    expect(slots).toContain('modification');
    expect(slots).toContain('title');
  }
});

test('a card that fills two slots is in both places, and a place says where it comes from', () => {
  const upgrades: readonly UpgradeId[] = ['missile.unguidedrockets', 'title.os1arsenalloadout'];
  const { places, homeless } = fit(pilotOf('imperial.alphaclassstarwing.nusquadronpilot'), upgrades.map(upgradeOf));
  expect(homeless).toEqual([]);
  expect(places.filter(({ holds }) => holds === 'missile.unguidedrockets')).toEqual([
    { takes: ['missile'], from: null, only: null, holds: 'missile.unguidedrockets' },
    { takes: ['missile'], from: 'title.os1arsenalloadout', only: null, holds: 'missile.unguidedrockets' },
  ]);
});

test('the same cards in another order are the same squad', () => {
  const cards: readonly UpgradeId[] = ['title.vaksai', 'modification.hullupgrade', 'elite.predator'];
  expect(squadOf('scum.kihraxzfighter.blacksunace', cards)).toEqual(
    squadOf('scum.kihraxzfighter.blacksunace', cards.toReversed()),
  );
});
