import type { Rules } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { checkGame, checkMatch } from '../check.ts';
import { TOYS } from '../toys/all.ts';
import { type Toy, toy } from '../toys/bids.ts';
import { type Hide, hide } from '../toys/hide.ts';
import { hidePaths, toyPaths } from '../toys/public-paths.ts';
import { withBid, withDouble } from './breach.ts';

const { bid } = toy.decisions;
const TWO = { setup: { rounds: 3 }, seating: [null, null] };

test.each(TOYS)('a game without a mistake breaks no law: $rules.id', ({ rules, paths }) => {
  expect(checkGame(rules, paths, { games: 3, seed: rules.id })).toBeNull();
});

const throwing = withDouble({
  apply() {
    throw new Error('impossible');
  },
});

const endless = withBid({
  apply(match, ask, choice, frame, tell) {
    bid.apply(match, ask, choice, frame, tell);
    match.board.round = 0;
  },
});

test.each([
  ['nothingThrows', 'a step that throws', throwing],
  ['everyMatchEnds', 'a game without an end', endless],
])('%s catches %s', (law, _, rules) => {
  expect(checkMatch(rules, toyPaths, TWO, 'seed', false, 200)?.law).toBe(law);
});

test('replayIsEqual catches rules that remember the last match', () => {
  let matches = 0;
  const forgetful: Rules<Toy> = {
    ...toy,
    start: (setup, seating, dice) => toy.start({ rounds: setup.rounds + matches++ }, seating, dice),
  };
  expect(checkMatch(forgetful, toyPaths, TWO, 'seed', false)?.law).toBe('replayIsEqual');
});

test('replayIsEqual catches another match that comes to the same result', () => {
  let matches = 0;
  const haunted: Rules<Hide> = {
    ...hide,
    start(setup, seating, dice) {
      const { board, first } = hide.start(setup, seating, dice);
      board.ghosts[0] = matches++ > 0;
      return { board, first };
    },
  };
  expect(checkMatch(haunted, hidePaths, TWO, 'seed', false)?.law).toBe('replayIsEqual');
});

const shownTo = (who: number | null): Rules<Hide> => ({
  ...hide,
  see: (board, viewer) => ({ ...hide.see(board, viewer), ...(viewer === who && { place: board.place }) }),
});

test.each([null, 1, 2])('a thorough check takes the view of every seat and of the spectator: %s', (who) => {
  const fuzzCase = { setup: { rounds: 3 }, seating: [null, null, 'ghost'] };
  expect(checkMatch(shownTo(who), hidePaths, fuzzCase, 'seed', true)?.law).toMatch(/hiddenStaysHidden|imaginationFits/);
});

test('what viewers have learnt so far goes with what they imagine', () => {
  const counting: Rules<Hide> = {
    ...hide,
    memory: {
      blank: { possible: [] },
      learn: ({ possible }, event) => ({ possible: event.type === 'sneaked' ? [...possible, 0] : possible }),
    },
    imagine({ board, seat, memory, asked }, dice) {
      const sneaked = board.round - (asked.some(({ kind }) => kind === 'sneak') ? 1 : 0);
      if (memory.possible.length !== sneaked) throw new Error(`${memory.possible.length} of ${sneaked} are remembered`);
      const possible = hide.memory?.blank.possible ?? [];
      return hide.imagine({ ...EMPTY, board, seat, memory: { possible } }, dice);
    },
  };
  expect(checkMatch(counting, hidePaths, TWO, 'seed', true)).toBeNull();
});

const EMPTY = { stack: [], question: 1, asked: [], ready: [], sealed: [], mine: null, result: null };
