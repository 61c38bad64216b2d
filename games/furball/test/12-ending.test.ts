import { applyCall, begin, type Call, choose, keyFromSeed, options } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { isBetter } from '../rules/12-ending.ts';
import { rules } from '../rules/index.ts';
import type { Event, Match, Setup } from '../rules/model.ts';
import { act, answer, asked, only, optionsOf, SETUP, shipIn, table } from './support/playing.ts';

const FOUR = [null, null, null, null];

/** A game of first options, with something called at the beginning of a round. */
function game(
  setup: Partial<Setup>,
  inRound = 0,
  call?: Call,
): { readonly match: Match; readonly events: readonly Event[] } {
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  const match = begin(rules, { ...SETUP, limit: 35, ...setup }, FOUR, keyFromSeed('ending'), tell);
  let called = false;
  while (match.result === null) {
    if (!called && call !== undefined && match.board.round === inRound) {
      called = true;
      applyCall(rules, match, call, tell);
      continue;
    }
    const [ask] = match.asks;
    if (ask === undefined) break;
    choose(rules, match, ask, options(rules, match, ask)[0] ?? null, tell);
  }
  return { match, events };
}

test('12.1 the game ends after its rounds', () => {
  expect(game({ rounds: 3 }).match.result).toMatchObject({ turns: 3, rule: '12.1' });
});

test('12.2 when time is called the round is finished; without a call it lasts thirty rounds at most', () => {
  const { match, events } = game({ ending: 'time' }, 4, { call: 'time-is-up' });
  expect(match.result).toMatchObject({ turns: 4, rule: '12.2' });
  expect(only(events, 'time-called')).toHaveLength(1);
  expect(game({ ending: 'time', rounds: 1 }).match.result?.turns).toBe(30);
});

test('12.3 all places are given, and those never destroyed have their bonus', () => {
  const { match, events } = game({ rounds: 1 });
  expect(match.result?.places.toSorted()).toEqual([1, 2, 3, 4]);
  const survived = only(events, 'scored').filter((event) => event.for === 'survival');
  expect(survived).toHaveLength(match.board.ships.filter(({ losses }) => losses === 0).length);
});

test('12.4 points, then the smaller squad, the lower skill, initiative', () => {
  const played = table([
    { pilot: 'rebel.xwing.wedgeantilles' },
    { pilot: 'imperial.tiefighter.academypilot' },
    { pilot: 'imperial.tiefighter.academypilot' },
    { pilot: 'rebel.z95headhunter.banditsquadronpilot' },
  ]);
  const { board } = played.match;
  shipIn(played, 0).score = 1;
  expect([isBetter(board, 0, 1), isBetter(board, 1, 0)]).toEqual([true, false]);
  shipIn(played, 0).score = 0;
  expect(isBetter(board, 1, 0)).toBe(true);
  expect([isBetter(board, 1, 3), isBetter(board, 3, 1)]).toEqual([true, false]);
  expect([isBetter(board, 1, 2), isBetter(board, 2, 1)]).toEqual([true, false]);
});

test('12.5 a game that is closed is placed by its points so far, without bonus', () => {
  const { match, events } = game({ rounds: 9 }, 2, { call: 'closed' });
  expect(match.result?.rule).toBe('12.5');
  expect(only(events, 'scored').filter((event) => event.for === 'survival')).toEqual([]);
});

test('12.6 whoever leaves is out, asked nothing more, and placed last; with one left it is over', () => {
  const { match } = game({ rounds: 3 }, 2, { call: 'resigned', seats: [2] });
  expect(match.result?.places[2]).toBe(4);
  expect(game({ rounds: 9 }, 2, { call: 'resigned', seats: [0, 1, 3] }).match.result).toMatchObject({
    rule: '12.6',
    turns: 2,
  });
  const { match: going } = game({ rounds: 1 });
  expect(asked({ match: going, events: [] })).toEqual([]);
});

test('12.6 whoever must act upon one who leaves meanwhile need not act any more', () => {
  const played = table([
    { pilot: 'rebel.xwing.wedgeantilles', upgrades: ['elite.pushthelimit'], at: [400, 400, 90] },
    { at: [400, 600, 270] },
  ]);
  act(played, 0, 'focus');
  answer(played, 0, 'elite.pushthelimit 0');
  expect(optionsOf(played, 0)).toEqual(['target-lock']);
  applyCall(rules, played.match, { call: 'resigned', seats: [1] });
  expect(optionsOf(played, 0)).toEqual([null]);
  answer(played, 0, null);
  expect(shipIn(played, 0)).toMatchObject({ locks: [], acted: ['focus'] });
});
