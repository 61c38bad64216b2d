import {
  applyCall,
  begin,
  type Call,
  checkSetup,
  choose,
  keyFromSeed,
  minutesFor,
  options,
  play,
  timeLimitState,
} from '@starboard/kernel';
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
    takeFirst(match, tell);
  }
  return { match, events };
}

function takeFirst(match: Match, tell?: (event: Event) => void): void {
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  choose(rules, match, ask, options(rules, match, ask)[0] ?? null, tell);
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

test('12.2 the clock waits until the last ship is placed, then runs, and stops when time is called', () => {
  const match = begin(rules, { ...SETUP, limit: 35, ending: 'time' }, FOUR, keyFromSeed('ending'));
  const seen: string[] = [];
  while (match.board.round < 2) {
    const placed = match.board.ships.filter(({ status }) => status === 'flying').length;
    seen.push(`${placed} placed: ${timeLimitState(rules, match)}`);
    takeFirst(match);
  }
  expect([...new Set(seen)]).toEqual([
    '0 placed: waiting',
    '1 placed: waiting',
    '2 placed: waiting',
    '3 placed: waiting',
    '4 placed: running',
  ]);
  applyCall(rules, match, { call: 'time-is-up' });
  expect(timeLimitState(rules, match)).toBe('called');
});

test('12.2 a player who leaves before placing does not keep the clock waiting', () => {
  const match = begin(rules, { ...SETUP, limit: 35, ending: 'time' }, FOUR, keyFromSeed('ending'));
  applyCall(rules, match, { call: 'resigned', seats: [3] });
  while (match.board.ships.filter(({ status }) => status === 'flying').length < 3) {
    expect(timeLimitState(rules, match)).toBe('waiting');
    takeFirst(match);
  }
  expect(timeLimitState(rules, match)).toBe('running');
});

test('12.2 75 minutes, or any number from 10 to 180; a game of rounds has no time limit', () => {
  const minutes = (wanted: object): number | null | undefined => {
    const checked = checkSetup(rules, wanted, FOUR);
    return checked.ok ? minutesFor(rules, checked.setup) : undefined;
  };
  expect(
    [{}, { ending: 'time' }, { ending: 'time', minutes: 10 }, { ending: 'time', minutes: 180 }].map(minutes),
  ).toEqual([null, 75, 10, 180]);
  expect(
    [
      { ending: 'time', minutes: 9 },
      { ending: 'time', minutes: 181 },
    ].map(minutes),
  ).toEqual([undefined, undefined]);
  expect(timeLimitState(rules, game({ rounds: 1 }).match)).toBe('none');
});

test('12.2 time is called once, and only while the clock runs', () => {
  const call = { call: 'time-is-up' } as const;
  const match = begin(rules, { ...SETUP, limit: 35, ending: 'time' }, FOUR, keyFromSeed('ending'));
  expect(play(rules, match, call)).toMatchObject({ ok: false, code: 'no-call' });
  const going = aRoundIn(match);
  const called = play(rules, going, call);
  if (!called.ok) throw new Error(called.fact);
  expect(play(rules, called.match, call)).toMatchObject({ ok: false, code: 'no-call' });
  const byRounds = aRoundIn(begin(rules, { ...SETUP, limit: 35 }, FOUR, keyFromSeed('ending')));
  expect(play(rules, byRounds, call)).toMatchObject({ ok: false, code: 'no-call' });
});

function aRoundIn(match: Match): Match {
  while (match.board.round === 0) takeFirst(match);
  return match;
}

test('12.2 a call between the placement and round 1 ends the game before the next planning', () => {
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  const pilot = 'imperial.tiefighter.academypilot';
  const adaptable = { pilot: 'rebel.xwing.wedgeantilles', upgrades: ['elite.adaptability'] } as const;
  const squads = [adaptable, ...Array.from({ length: 3 }, () => ({ pilot, upgrades: [] }) as const)];
  const match = begin(rules, { ...SETUP, squads, ending: 'time' }, FOUR, keyFromSeed('ending'), tell);
  while (timeLimitState(rules, match) === 'waiting') takeFirst(match, tell);
  expect(match.board.round).toBe(0);
  applyCall(rules, match, { call: 'time-is-up' }, tell);
  while (match.result === null) takeFirst(match, tell);
  expect(match.result).toMatchObject({ turns: 0, rule: '12.2' });
  expect(only(events, 'round')).toEqual([]);
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
