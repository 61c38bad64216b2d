import { type Match, type Rules, repeat } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type Toy, toy } from '../toys/bids.ts';
import { breachesOfBids } from './breach.ts';

/** The toy with a change to a match that continues after a call. */
const doing = (change: (match: Match<Toy>) => void): Rules<Toy> => ({
  ...toy,
  call(match, call, tell) {
    toy.call(match, call, tell);
    if (match.result === null) change(match);
  },
});

const goesOn: Rules<Toy>['call'] = (match, call, tell) => {
  if ('seats' in call) toy.call(match, call, tell);
  else tell?.({ type: 'out', rule: '5', seat: 0 });
};

const asksAll: Rules<Toy>['procedures']['game'][number] = repeat(({ board }: Match<Toy>) => {
  if (board.round++ === board.rounds) return undefined;
  return { ask: board.totals.map((_, seat) => ({ kind: 'bid', seat }) as const) };
});
const [deal, , ...rest] = toy.procedures.game;

const mistakes: readonly (readonly [mistake: string, rules: Rules<Toy>])[] = [
  ['a call that is refused', { ...toy, seats: { min: 2, max: 2 } }],
  ['a call that nothing is told of', { ...toy, call: (match, call) => toy.call(match, call, undefined) }],
  ['a match that goes on after it was closed', { ...toy, call: goesOn }],
  [
    'a match that asks nobody anything',
    doing((match) => {
      match.asks = [];
    }),
  ],
  [
    'a question that nothing may be answered to',
    doing(({ board }) => {
      board.secrets = board.secrets.map(() => -1);
    }),
  ],
  [
    'asks out of the order of seats',
    doing((match) => {
      match.asks = match.asks.toReversed();
    }),
  ],
  ['a board with a hole', doing(({ board }) => void Object.assign(board, { lost: undefined }))],
  [
    'a seat that is asked later although it is out',
    { ...toy, procedures: { game: [deal ?? asksAll, asksAll, ...rest] } },
  ],
  [
    'a call on a copy that touches the match itself',
    { ...toy, clone: (board) => ({ ...toy.clone(board), totals: board.totals }) },
  ],
];

test.each(mistakes)('callsAreSound catches %s', (_, rules) => {
  expect(breachesOfBids('callsAreSound', rules)).toEqual([undefined, expect.any(String)]);
});
