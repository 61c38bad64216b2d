import type { Rules } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type Toy, toy } from '../toys/bids.ts';
import { breachesOfBids, withBid, withDouble } from './breach.ts';

let times = 0;
const onlyOnce = () => (times++ % 2 ? [0] : [1]);

const asking = (...seats: readonly number[]): Rules<Toy> => ({
  ...toy,
  procedures: { game: [() => ({ ask: seats.map((seat) => ({ kind: 'bid', seat }) as const) })] },
});

const mistakes: readonly (readonly [law: string, mistake: string, rules: Rules<Toy>])[] = [
  ['optionsAreSound', 'an ask without options', withBid({ forbids: () => ({ rule: '2', fact: 'Never.' }) })],
  ['optionsAreSound', 'an option offered twice', withDouble({ candidates: () => [true, true] })],
  [
    'optionsAreSound',
    'options in another order when asked again',
    withDouble({ options: () => (times++ % 2 ? [true, false] : [false, true]) }),
  ],
  ['optionsAreSound', 'a listing that forgets an option', withBid({ options: () => [0] })],
  ['oneAskASeat', 'a seat asked twice at once', asking(0, 0)],
  ['oneAskASeat', 'asks out of the order of seats', asking(1, 0)],
  ['oneAskASeat', 'a seat that is out and asked', { ...toy, isOut: (_, seat) => seat === 2 }],
  [
    'refusalsAreSound',
    'a refusal without a fact',
    withBid({ forbids: (_, __, choice) => (choice === 3 ? { rule: '2', fact: '' } : undefined) }),
  ],
  [
    'refusalsAreSound',
    'a refusal without a rule',
    withBid({ forbids: (_, __, choice) => (choice === 3 ? { rule: '', fact: 'Never.' } : undefined) }),
  ],
  ['refusalsAreSound', 'a forbidden choice that is taken', withBid({ options: () => [0, 1, 2, 3] })],
  [
    'refusalsAreSound',
    'junk that is taken',
    withBid({ candidates: () => JSON.parse('[{ "junk": ["bid"] }]'), forbids: () => undefined }),
  ],
  [
    'refusalsAreSound',
    'a refusal that changes the board',
    withBid({
      forbids(board, _ask, choice) {
        if (choice < 3) return undefined;
        board.totals[0] = 9;
        return { rule: '2', fact: 'Too much.' };
      },
    }),
  ],
  [
    'takenBackIsAsBefore',
    'an answer that leaves a trace before it is revealed',
    withBid({
      followUp(board) {
        board.totals[0] = 9;
        return undefined;
      },
    }),
  ],
  ['takenBackIsAsBefore', 'an option that is refused', withBid({ options: onlyOnce })],
];

test.each(mistakes)('%s catches %s', (law, _, rules) => {
  expect(breachesOfBids(law, rules)).toEqual([undefined, expect.any(String)]);
});
