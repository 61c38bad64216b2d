import { diceFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { pilotOf, SHIPS } from '../../catalogue/index.ts';
import {
  faultInWords,
  faultsOf,
  pointsOf,
  randomSquad,
  readXws,
  readySquad,
  type Squad,
  squadOf,
  writeXws,
} from '../../squads/index.ts';
import { allowed, event } from '../support/events.ts';

const tycho = squadOf('rebel.awing.tychocelchu', [
  'elite.pushthelimit',
  'elite.experthandling',
  'missile.chardaanrefit',
  'modification.experimentalinterface',
  'title.awingtestpilot',
]);

test('a squad is written in the community’s form, with its slots and the points recomputed', () => {
  expect(JSON.parse(writeXws(tycho, 'Tycho leads'))).toEqual({
    version: '1.0.0',
    name: 'Tycho leads',
    faction: 'rebel',
    points: 32,
    pilots: [
      {
        name: 'tychocelchu',
        ship: 'awing',
        points: 32,
        upgrades: {
          ept: ['experthandling', 'pushthelimit'],
          missile: ['chardaanrefit'],
          mod: ['experimentalinterface'],
          title: ['awingtestpilot'],
        },
      },
    ],
  });
});

test('the astromechs have names of their own for their slots', () => {
  const upgradesOf = (squad: Squad): unknown => JSON.parse(writeXws(squad)).pilots[0].upgrades;
  expect(upgradesOf(squadOf('rebel.xwing.rookiepilot', ['astromech.r2d2']))).toEqual({ amd: ['r2d2'] });
  expect(upgradesOf(squadOf('scum.ywing.hiredgun', ['salvagedastromech.genius']))).toEqual({ samd: ['genius'] });
});

function comesBack(squad: Squad): void {
  expect(readXws(writeXws(squad, 'A name'))).toEqual({ squad, name: 'A name' });
}

test('every ready squad reads back the same', () => {
  for (const { id } of SHIPS) comesBack(readySquad(id, event.limit, allowed) ?? tycho);
});

test('three thousand random squads read back the same', () => {
  const dice = diceFromSeed('xws');
  for (let i = 0; i < 3000; i++) comesBack(randomSquad(dice, event.limit, allowed));
});

interface File {
  readonly [key: string]: unknown;
}
const ship: File = { name: 'wedgeantilles', ship: 'xwing', upgrades: { ept: ['predator'] } };

function faultsIn(file: File): readonly string[] {
  const read = readXws(JSON.stringify(file));
  return read.squad === null ? read.faults : faultsOf(read.squad, event).map(faultInWords);
}
const faultsWith = (upgrades: unknown): readonly string[] =>
  faultsIn({ faction: 'rebel', pilots: [{ ...ship, upgrades }] });

test('points in a file are ignored, and so is whatever else programs put there', () => {
  const file = { faction: 'rebel', points: 12, vendor: { other: {} }, pilots: [{ ...ship, points: -4, vendor: {} }] };
  const read = readXws(JSON.stringify(file));
  if (read.squad === null) throw new Error(read.faults.join());
  expect(pointsOf(read.squad)).toBe(32);
  expect(read.name).toBe(pilotOf('rebel.xwing.wedgeantilles').name);
});

test.each<[string, File]>([
  [
    'older names of factions and slots',
    { faction: 'rebels', pilots: [{ ...ship, upgrades: { elite: ['predator'] } }] },
  ],
  ['no upgrades at all', { faction: 'rebel', version: '0.3.0', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] }],
  ['an empty list of upgrades', { faction: 'rebel', pilots: [{ ...ship, upgrades: [] }] }],
])('it also reads %s', (_, file) => {
  expect(faultsIn(file)).toEqual([]);
});

test.each<[string, File]>([
  ['The squad has no pilots.', { faction: 'rebel' }],
  ['The squad has no pilots.', { faction: 'rebel', pilots: [] }],
  ['The squad has 3 ships, but in Furball everybody flies only one.', { faction: 'rebel', pilots: [ship, ship, ship] }],
  ['The squad’s pilot is not an object with a name and a ship.', { faction: 'rebel', pilots: ['wedgeantilles'] }],
  ['The squad does not say which ship is flown.', { faction: 'rebel', pilots: [{ name: 'wedgeantilles' }] }],
  ['The squad does not name its pilot.', { faction: 'rebel', pilots: [{ ship: 'xwing' }] }],
  ['The squad does not name its faction.', { pilots: [ship] }],
  ['No faction is called “hutts”.', { faction: 'hutts', pilots: [ship] }],
  ['No ship is called “__proto__”.', { faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: '__proto__' }] }],
  ['No pilot is called “jarjarbinks”.', { faction: 'rebel', pilots: [{ ...ship, name: 'jarjarbinks' }] }],
  ['Wedge Antilles does not fly the A-wing.', { faction: 'rebel', pilots: [{ ...ship, ship: 'awing' }] }],
  ['Wedge Antilles flies for the Rebel faction, and the squad is Scum.', { faction: 'scum', pilots: [ship] }],
  [
    'The base of the YT-1300 is too large. Furball is for small ships.',
    { faction: 'rebel', pilots: [{ name: 'hansolo', ship: 'yt1300' }] },
  ],
  [
    'This is a squad of the second edition (version 2.0.0); Furball is played with the first.',
    { version: '2.0.0', faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles' }] },
  ],
  ['This file holds several squads. Choose one of them.', { container: [] }],
])('%s', (sentence, file) => {
  expect(faultsIn(file)).toEqual([sentence]);
});

test.each<[string, unknown]>([
  ['The squad’s upgrades are not listed by slot.', ['predator']],
  ['The upgrades under “ept” are not a list.', { ept: 'predator' }],
  ['Something under “elite” is not the name of an upgrade.', { ept: [7] }],
  ['No small ship has a slot called “hardpoint”.', { hardpoint: ['ionicannonbattery'] }],
  ['No title upgrade of a small ship is called “millenniumfalcon”.', { title: ['millenniumfalcon'] }],
  ['Proton Torpedoes goes into the slot torpedo, not into missile.', { missile: ['protontorpedoes'] }],
  ['Ion Cannon needs a cannon slot, and none is free.', { cannon: ['ioncannon'] }],
  ['The squad costs 37 points, and the limit is 35.', { ept: ['predator'], mod: ['engineupgrade'], amd: ['r4d6'] }],
  ['Lone Wolf is banned: without friendly ships, it would always work.', { ept: ['lonewolf'] }],
])('%s', (sentence, upgrades) => {
  expect(faultsWith(upgrades)).toEqual([sentence]);
});

test('several faults are all named, up to ten', () => {
  expect(faultsWith({ ept: ['a', 'b'], team: [] })).toEqual([
    'No elite upgrade of a small ship is called “a”.',
    'No elite upgrade of a small ship is called “b”.',
    'No small ship has a slot called “team”.',
  ]);
  const many = faultsWith({ ept: Array.from({ length: 1000 }, (_, i) => `card${i}`) });
  expect([many.length, many.at(-1)]).toEqual([11, 'And 990 more mistakes.']);
});

test('what a file says is repeated short and in one line', () => {
  expect(faultsWith({ ept: [`a\n\u202Eb${'c'.repeat(5000)}`] })).toEqual([
    `No elite upgrade of a small ship is called “a b${'c'.repeat(36)}…”.`,
  ]);
});

const NONSENSE = 10 * 1024 * 1024;

test.each<[string, string]>([
  ['This has 10485760 characters, but a squad may have at most 65536.', 'x'.repeat(NONSENSE)],
  ['This has 10485760 characters, but a squad may have at most 65536.', '['.repeat(NONSENSE)],
  ['This is not a squad file, because it is not JSON.', ''],
  ['This is not a squad file, because it is not JSON.', '['.repeat(60_000)],
  [
    'This is not a squad file, because it is not an object with a faction and pilots.',
    '['.repeat(30_000) + ']'.repeat(30_000),
  ],
  ['This is not a squad file, because it is not an object with a faction and pilots.', 'null'],
])('nonsense gets the sentence %s', (sentence, text) => {
  expect(readXws(text)).toEqual({ squad: null, faults: [sentence] });
});
