import { expect, test } from 'vitest';
import { readDial } from '../../catalogue/dial.ts';
import {
  CARDS,
  cardOf,
  findCard,
  findPilot,
  findShip,
  findUpgrade,
  fullDeck,
  PILOTS,
  pilotOf,
  SHIPS,
  shipOf,
  UPGRADES,
  upgradeOf,
} from '../../catalogue/index.ts';

test('it has 36 ships, 226 pilots and 276 upgrades, and no id twice', () => {
  expect([SHIPS.length, PILOTS.length, UPGRADES.length]).toEqual([36, 226, 276]);
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
});

test('everything is at the place that its index says', () => {
  for (const list of [SHIPS, PILOTS, UPGRADES]) expect(list.map(({ index }) => index)).toEqual([...list.keys()]);
});

test('every ship has a pilot of each of its factions', () => {
  for (const { id, factions } of SHIPS) {
    expect(new Set(PILOTS.filter(({ ship }) => ship === id).map(({ faction }) => faction))).toEqual(new Set(factions));
  }
});

test('the ships and pilots that the source names are as it has them', () => {
  expect(pilotOf('rebel.awing.tychocelchu')).toMatchObject({ skill: 8, points: 26 });
  expect(pilotOf('rebel.ywing.hortonsalm')).toMatchObject({ skill: 8, points: 25 });
  expect(pilotOf('imperial.tieinterceptor.royalguardpilot')).toMatchObject({ skill: 6, points: 22, unique: false });
  expect(pilotOf('rebel.xwing.wedgeantilles')).toMatchObject({ skill: 9, points: 29 });
  expect(pilotOf('imperial.tieinterceptor.turrphennir')).toMatchObject({ skill: 7, points: 25 });
  expect(pilotOf('rebel.ywing.dutchvander')).toMatchObject({ skill: 6, points: 23 });
  expect(upgradeOf('turret.twinlaserturret').weapon).toMatchObject({ attack: 3, range: [2, 3], arc: 'all', shots: 2 });
});

test('a dial is read in the order written', () => {
  expect(readDial('1BG 0OR 4KR')).toEqual([
    { speed: 1, bearing: 'bank-left', difficulty: 'green' },
    { speed: 0, bearing: 'stationary', difficulty: 'red' },
    { speed: 4, bearing: 'koiogran-turn', difficulty: 'red' },
  ]);
  expect(shipOf('xwing').dial[0]).toBe(shipOf('arc170').dial[0]);
  expect(() => readDial('1XG')).toThrow('no manoeuvre is written 1XG');
});

test('no dial shows a manoeuvre twice', () => {
  for (const { dial } of SHIPS)
    expect(new Set(dial.map(({ speed, bearing }) => `${speed} ${bearing}`)).size).toBe(dial.length);
});

test('a deck has 33 cards, seven of them direct hits', () => {
  for (const deck of ['tfa', 'original'] as const) {
    const cards = fullDeck(deck);
    expect(cards).toHaveLength(33);
    expect(cards.filter((id) => cardOf(id).name === 'Direct Hit!')).toHaveLength(7);
  }
});

test.each(['__proto__', 'constructor', 'toString', '', 'xwing.', 'elite.nonesuch'])('nothing is called %j', (name) => {
  expect([findCard(name), findPilot(name), findShip(name), findUpgrade(name)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('whatever a card brings along exists, and restrictions by size allow small ships', () => {
  for (const { grants, only } of UPGRADES) {
    if (grants.brings !== undefined) expect(findUpgrade(grants.brings)).toBeDefined();
    expect(only.sizes ?? ['small']).toContain('small');
  }
});
