import { alike, certain, type Heuristics, type Instincts, type Rules, weighted } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type Toy, toy } from '../toys/bids.ts';
import { breachOfThoughts } from './breach.ts';

const LAW = 'thoughtsKeepSecrets';

const instincts: Instincts<Toy> = {
  evaluate: ({ totals }, seat) => (totals[seat] ?? 0) / 50,
  policy: (_board, _ask, options) => alike(options),
  policyOnly: ['bid', 'double'],
};
const honest: Heuristics<Toy> = { plain: instincts, value: () => 0.5, facts: () => [] };

/** The last board that somebody was asked the value of: a bot must not look there. */
const glimpse: { secrets: readonly number[] } = { secrets: [] };
const watching = { ...honest, value: peekingValue };
function peekingValue({ board }: { readonly board: Toy['board'] }): number {
  glimpse.secrets = board.secrets;
  return 0.5;
}

/** Counts how often it was asked: the same question gets another answer. */
const moody = { times: 0 };

/** A view that shows all numbers. */
const leaking: Rules<Toy> = {
  ...toy,
  see: (board, viewer) => ({ ...toy.see(board, viewer), all: board.secrets }),
  imagine: (seen, dice) => Object.assign(toy.imagine(seen, dice), { all: Reflect.get(seen.board, 'all') }),
};
const stolen = (board: object, seat: number, options: readonly Toy['choice'][]) => {
  const all = Reflect.get(board, 'all') as readonly number[];
  return certain(options[(all[(seat + 1) % all.length] ?? 0) % options.length] ?? 0);
};

test(`${LAW}: an honest bot keeps secrets`, () => {
  expect(breachOfThoughts(LAW, honest)).toBeUndefined();
  expect(breachOfThoughts(LAW, { ...watching })).toBeUndefined();
});

test.each<[string, RegExp, Heuristics<Toy>, Rules<Toy>?]>([
  [
    'a policy that reads what a view leaks',
    /what plain thinks and may not know: at options\.0\.choice/,
    { ...honest, plain: { ...instincts, policy: (board, { seat }, options) => stolen(board, seat, options) } },
    leaking,
  ],
  [
    'a reason that gives away what a view leaks',
    /what plain thinks and may not know: at reason/,
    { ...honest, facts: (board) => [{ fact: `${Reflect.get(board, 'all')}` } as never] },
    leaking,
  ],
  [
    'a rival whose answer is read from what a view leaks',
    /what plain thinks and may not know: at rivals/,
    {
      ...honest,
      plain: { ...instincts, assumes: (board, { seat }, options) => stolen(board, seat, options) },
    },
    leaking,
  ],
  [
    'a bot that thinks something else each time',
    /asked twice/,
    {
      ...honest,
      plain: { ...instincts, policy: (_board, _ask, options) => certain(options[moody.times++ % options.length] ?? 0) },
    },
  ],
  [
    'a rival whose shares add up to more than one',
    /add up to/,
    {
      ...honest,
      plain: { ...instincts, assumes: (_board, _ask, options) => weighted([options[0] ?? 0], [Number.NaN]) },
    },
  ],
  ['an answer that is no option', /is no option of/, { ...honest, plain: { ...instincts, policy: () => certain(-1) } }],
])(`${LAW}: %s is caught`, (_, where, heuristics, rules) => {
  expect(breachOfThoughts(LAW, heuristics, rules)).toMatch(where);
});

test(`${LAW}: a bot that remembers a board it was not shown is caught`, () => {
  const peeking = {
    ...watching,
    plain: {
      ...instincts,
      policy: ((_board, { seat }, options) =>
        certain(
          options[(glimpse.secrets[(seat + 1) % 3] ?? 0) % options.length] ?? 0,
        )) satisfies Instincts<Toy>['policy'],
    },
  };
  expect(breachOfThoughts(LAW, peeking)).toMatch(/what plain thinks and may not know/);
});
