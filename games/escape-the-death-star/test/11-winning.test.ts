import { checkSetup } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { codeOdds } from '../rules/03-battle/odds.ts';
import { rules } from '../rules/index.ts';
import { sq } from './support/maps.ts';
import {
  answer,
  asked,
  only,
  optionsOf,
  order,
  type PlacedRebel,
  type Playthrough,
  rig,
  round,
  sneak,
} from './support/playing.ts';

/** Rebels end on the given squares; returns what is asked then. */
function ended(rebels: readonly PlacedRebel[], names: readonly string[], extra: object = {}): Playthrough {
  const played = round({ rebels, vader: 'A7', dice: [...rebels.map(() => 5), 1], ...extra });
  sneak(played, ...names);
  order(played);
  return played;
}

test('11.1 each Rebel in the Falcon may try once, coming or staying, in the order of seats', () => {
  const played = ended([{ at: 'G7', cards: [1] }, { at: 'G6' }], ['G7', 'H7']);
  expect([asked(played), optionsOf(played, 0)]).toEqual([['0 code'], ['try', 'pass']]);
  rig(played, 1, 1);
  answer(played, 0, 'try');
  expect(asked(played)).toEqual(['1 code']);
  answer(played, 1, 'pass');
  expect(asked(played)).toEqual(['0 sneak', '1 sneak']);
  sneak(played, 'G7', 'H7');
  order(played);
  expect(asked(played)).toEqual(['0 code']);
});

test('11.1 nobody tries outside the Falcon, and nobody without any card', () => {
  expect(asked(ended([{ at: 'G6', cards: [1] }, {}], ['G6', 'L4']))).toEqual(['0 sneak', '1 sneak']);
  expect(asked(ended([{ at: 'G7' }, {}], ['G7', 'L4']))).toEqual(['0 sneak', '1 sneak']);
});

test('11.1 tries come after all battles', () => {
  const played = ended([{ at: 'G7', cards: [1] }, { at: 'E4' }], ['G7', 'E5'], {
    troopers: ['E6'],
    board: { closet: 0 },
  });
  const last = played.events.findLastIndex(({ type }) => type === 'exchange');
  expect(last).toBeGreaterThan(0);
  expect(only(played.events, 'code-tried')).toEqual([]);
});

test.each([
  ['their own card', [{ at: 'G7', cards: [1] }, {}]],
  ['a card of another', [{ at: 'G7' }, { cards: [1] }]],
  ['a card of a prisoner', [{ at: 'G7' }, { at: 'prison', cards: [1] }]],
])('11.2 two dice that match %s win', (_, rebels) => {
  const played = round({ rebels, vader: 'A7', dice: [5, 5, 1] });
  sneak(played, 'G7', ...(rebels[1]?.at === 'prison' ? [] : ['L4']));
  order(played);
  rig(played, 2, 4);
  const events = answer(played, 0, 'try');
  expect(only(events, 'code-tried')).toEqual([{ type: 'code-tried', rule: '11.2', rebel: 0, dice: [2, 4], card: 1 }]);
  expect(played.match.result).toEqual({ places: [1, 1, 3], scores: [], turns: 1, rule: '11.3' });
});

test('11.2 two dice that match any card of one Rebel win, not only its first', () => {
  const played = ended([{ at: 'G7', cards: [7, 1] }, {}], ['G7', 'L4']);
  rig(played, 2, 4);
  expect(only(answer(played, 0, 'try'), 'code-tried')[0]?.card).toBe(1);
  expect(played.match.result?.rule).toBe('11.3');
});

test('11.2 a card that the Imperial has, or that lies on the map, matches nothing', () => {
  const played = ended([{ at: 'G7', cards: [7] }, {}], ['G7', 'L4'], { board: { imperialCards: [1] } });
  rig(played, 2, 4);
  answer(played, 0, 'try');
  expect(played.match.result).toBeNull();
});

test('11.2 an armed Rebel rolls two dice like any other', () => {
  const played = ended([{ at: 'G7', cards: [1], armed: true }, {}], ['G7', 'L4']);
  rig(played, 3, 3);
  expect(only(answer(played, 0, 'try'), 'code-tried')[0]?.dice).toEqual([3, 3]);
});

test('11.2 the chance of a try is that of the cards one has', () => {
  expect(codeOdds([1, 2], 'three')).toEqual({ over: 4, under: 9 });
  expect(codeOdds([1, 2, 3, 7, 8], 'three')).toEqual({ over: 8, under: 9 });
  expect(codeOdds([], 'three')).toEqual({ over: 0, under: 1 });
});

test('11.3 all Rebels win together', () => {
  const played = ended([{}, { at: 'G7', cards: [8] }, {}], ['D3', 'G7', 'K12']);
  rig(played, 3, 6);
  answer(played, 1, 'try');
  expect(played.match.result?.places).toEqual([1, 1, 1, 4]);
});

test('11.4 a failed try costs nothing', () => {
  const played = ended([{ at: 'G7', cards: [1] }, {}], ['G7', 'L4']);
  rig(played, 1, 4);
  answer(played, 0, 'try');
  const [luke] = played.match.board.rebels;
  expect([luke?.cards, luke?.jailed, luke?.square]).toEqual([[1], false, sq('G7')]);
  expect([played.match.result, asked(played)]).toEqual([null, ['0 sneak', '1 sneak']]);
});

test.each([
  [4, [1, 2, 3], true],
  [4, [1, 2], false],
  [5, [1, 2, 3], false],
  [6, [1, 2, 3, 4, 6], true],
])('11.5 with %i cards to win, one more than %j: %s', (cards, imperialCards, isOver) => {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8].map((card) => (imperialCards.includes(card) || card === 5 ? 0 : card));
  const board = { imperialCards, faces, cards: faces.map((face) => face > 0) };
  const played = round({
    rebels: [{ at: 'E4', cards: [5] }, {}],
    vader: 'A7',
    troopers: ['E4'],
    dice: [1, 1, 1],
    setup: { cards },
    board,
  });
  sneak(played, 'E4', 'L4');
  rig(played, 1, 6);
  order(played);
  expect(played.match.result).toEqual(isOver ? { places: [2, 2, 1], scores: [], turns: 1, rule: '11.5' } : null);
});

test.each<readonly [string, readonly number[], readonly (readonly number[])[]]>([
  ['from the map, the last there', [8], [[], []]],
  ['from the map, chosen unseen', [7, 8], [[], []]],
  ['of another Rebel’s, the last they have', [], [[], [5]]],
  ['of other Rebels’, chosen', [], [[], [5, 6]]],
])('11.5 the fourth card wins wherever it comes from: %s', (_, lying, hands) => {
  const cards = Array.from({ length: 8 }, (__, place) => lying.includes(place + 1));
  const board = { imperialCards: [1, 2, 3], cards, faces: cards.map((lies, place) => (lies ? place + 1 : 0)) };
  const rebels = hands.map((hand, i) => ({ cards: hand, at: i === 0 ? 'E4' : 'L4' }));
  const played = round({ rebels, vader: 'A7', troopers: ['E4'], dice: [1, 1, 1], board });
  sneak(played, 'E4', 'L4');
  rig(played, 1, 6);
  order(played);
  if (asked(played)[0]?.startsWith('2 take')) answer(played, 2, optionsOf(played, 2)[0] ?? null);
  expect(played.match.result).toMatchObject({ places: [2, 2, 1], rule: '11.5' });
});

test('11.5 the last card ends the game on the spot, before the other Rebels fight', () => {
  const board = {
    imperialCards: [1, 2, 3],
    faces: [0, 0, 0, 4, 0, 6, 7, 8],
    cards: [false, false, false, true, false, true, true, true],
  };
  const played = round({
    rebels: [{ at: 'E4', cards: [5] }, { at: 'E4' }],
    vader: 'A7',
    troopers: ['E4'],
    dice: [1, 1, 1],
    board,
  });
  sneak(played, 'E4', 'E4');
  rig(played, 1, 6);
  order(played);
  expect([only(played.events, 'battle').length, played.match.result?.places]).toEqual([1, [2, 2, 1]]);
});

test('11.5 the set-up takes 4, 5 or 6 cards', () => {
  const fits = (cards: number): boolean => checkSetup(rules, { cards }, [null, null]).ok;
  expect([3, 4, 5, 6, 7].map(fits)).toEqual([false, true, true, true, false]);
});

test('11.6 after the last round it is a draw', () => {
  const early = ended([{}, {}], ['D3', 'L4'], { setup: { escapeRounds: 2 } });
  expect(early.match.result).toBeNull();
  const last = ended([{}, {}], ['D3', 'L4'], { setup: { escapeRounds: 1 } });
  expect(last.match.result).toEqual({ places: [1, 1, 1], scores: [], turns: 1, rule: '11.6' });
});

test('11.6 the tries at the code of the last round are still made', () => {
  const played = ended([{ at: 'G7', cards: [1] }, { at: 'H7' }], ['G7', 'H7'], { setup: { escapeRounds: 1 } });
  expect(asked(played)).toEqual(['0 code']);
  rig(played, 1, 1);
  answer(played, 0, 'try');
  expect([asked(played), played.match.result]).toEqual([['1 code'], null]);
  rig(played, 2, 4);
  answer(played, 1, 'try');
  expect(played.match.result).toMatchObject({ places: [1, 1, 3], rule: '11.3' });
});

test('11.6 the battles of the last round are still fought', () => {
  const board = { imperialCards: [1, 2, 3] };
  const rebels = [{ at: 'E4', cards: [5] }, {}];
  const extra = { vader: 'A7', troopers: ['E4'], setup: { escapeRounds: 1 }, board };
  const played = round({ rebels, dice: [1, 1, 1], ...extra });
  sneak(played, 'E4', 'L4');
  rig(played, 1, 6);
  order(played);
  expect(played.match.result).toMatchObject({ places: [2, 2, 1], rule: '11.5' });
});
