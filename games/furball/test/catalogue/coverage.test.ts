import { describe, expect, test } from 'vitest';
import { BANNED, IDLE, IDLE_WITHOUT_OPTION } from '../../catalogue/idle.ts';
import {
  CARDS,
  CARDS_WITH_EFFECT,
  type CardId,
  cardOf,
  countCoverage,
  isPlayable,
  standingOf,
} from '../../catalogue/index.ts';
import { everything } from '../support/events.ts';
import { exercisedIn } from '../support/exercised.ts';
import { PILOT_FACTS, UPGRADE_FACTS } from '../support/facts.ts';
import { items } from '../support/table.ts';

const nothing = (): boolean => false;

test('461 cards have an effect, of which 40 do nothing here and two are banned', () => {
  expect(CARDS_WITH_EFFECT).toHaveLength(461);
  expect(countCoverage(nothing)).toMatchObject({ cards: 461, idle: 40, banned: 2, written: 0, done: 42 });
  expect(countCoverage(() => true)).toMatchObject({ written: 419, done: 461, missing: [] });
});

test('a written card is one fewer that is missing', () => {
  const { done, missing } = countCoverage((card) => card === 'crew.gunner');
  expect([done, missing.length, missing.includes('crew.gunner')]).toEqual([43, 418, false]);
});

test.each<[CardId, string]>([
  ['rebel.xwing.rookiepilot', 'plain'],
  ['crew.gunner', 'done'],
  ['rebel.ywing.dutchvander', 'idle'],
  ['crew.fleetofficer', 'idle'],
  ['elite.lonewolf', 'banned'],
])('%s is %s', (card, is) => {
  expect(standingOf(card, everything).is).toBe(is);
});

test('a card that is not written is refused by name', () => {
  const coverage = { isDone: nothing, friendlyToItself: false };
  expect(standingOf('crew.gunner', coverage)).toEqual({ is: 'missing', reason: 'Gunner is not in the game yet.' });
  expect(isPlayable('crew.gunner', coverage)).toBe(false);
  expect(isPlayable('elite.lonewolf', everything)).toBe(false);
  expect(isPlayable('rebel.ywing.dutchvander', coverage)).toBe(true);
});

test('where a ship is friendly to itself, the cards that only help friends have to be written', () => {
  const asFriend = { isDone: nothing, friendlyToItself: true };
  expect(standingOf('crew.fleetofficer', asFriend).is).toBe('missing');
  expect(standingOf('crew.fleetofficer', { ...asFriend, isDone: () => true }).is).toBe('done');
  expect(standingOf('rebel.ywing.dutchvander', asFriend).is).toBe('idle');
});

test('what may be played is what is neither banned nor missing, with and without the option', () => {
  for (const friendlyToItself of [true, false]) {
    for (const isDone of [nothing, () => true]) {
      for (const { id } of CARDS) {
        const { is } = standingOf(id, { isDone, friendlyToItself });
        expect(isPlayable(id, { isDone, friendlyToItself }), id).toBe(is !== 'banned' && is !== 'missing');
      }
    }
  }
});

test('every reason is one sentence', () => {
  for (const reason of [IDLE, IDLE_WITHOUT_OPTION, BANNED].flatMap(Object.values)) {
    expect(reason).toMatch(/^[A-Z][^.!?]+\.$/);
  }
});

test('the cards that tests exercise are read from their calls, not from comments', () => {
  const source = `
    exercises('crew.gunner', 'shoots again', () => {});
    exercises(['title.btla4ywing', 'turret.twinlaserturret'], 'shoot three times', () => {});
    // exercises('crew.tactician', 'is only spoken of', () => {});
    test('crew.saboteur', () => exercised('crew.rey'));
  `;
  expect(exercisedIn(source)).toEqual(['crew.gunner', 'title.btla4ywing', 'turret.twinlaserturret']);
});

describe('the classification agrees with the facts', () => {
  const cards = [
    ...PILOT_FACTS.map(({ pilot, alone, marks }) => ({ id: pilot, alone, marks })),
    ...UPGRADE_FACTS.map(({ upgrade, alone, marks }) => ({ id: upgrade, alone, marks })),
  ];
  const named = (which: (card: (typeof cards)[number]) => boolean): readonly string[] =>
    cards
      .filter(which)
      .map(({ id }) => id)
      .toSorted();
  const keys = (table: object): readonly string[] => Object.keys(table).toSorted();

  test('cards without effect', () => {
    expect(keys(IDLE)).toEqual(named(({ alone }) => alone === 'nothing'));
  });

  test('cards that only help friends; Captain Nym works in part', () => {
    expect([...keys(IDLE_WITHOUT_OPTION), 'scum.scurrgh6bomber.captainnym'].toSorted()).toEqual(
      named(({ alone }) => alone === 'self'),
    );
  });

  test('bans', () => {
    expect(keys(BANNED)).toEqual(named(({ marks }) => items(marks).includes('banned')));
  });

  test('pilots without an ability', () => {
    const plain = named(({ alone }) => alone === '-');
    expect(plain).toHaveLength(78);
    expect(CARDS_WITH_EFFECT.filter((id) => plain.includes(id))).toEqual([]);
    expect(CARDS_WITH_EFFECT.filter((id) => cardOf(id).kind === 'pilot')).toHaveLength(148);
  });
});
