import type { Match, Rules } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { checkMatch } from '../check.ts';
import { type Toy, toy } from '../toys/bids.ts';
import { type CardGame, cards } from '../toys/cards/index.ts';
import { cardsPaths } from '../toys/public-paths.ts';
import { type BidDecision, breachesOfBids, withBid } from './breach.ts';

const { bid } = toy.decisions;
const applying = (before: (match: Match<Toy>, isTold: boolean) => void): Rules<Toy> =>
  withBid({
    apply(match, ask, choice, frame, tell) {
      before(match, tell !== undefined);
      return bid.apply(match, ask, choice, frame, tell);
    },
  });

/** A member that JSON drops. */
const withHole: Rules<Toy>['start'] = (setup, seating, dice) => {
  const { board, first } = toy.start(setup, seating, dice);
  const hollow = { ...board, lost: undefined };
  return { board: hollow, first };
};

/** A mark that neither JSON nor a comparison shows. */
const marked: Rules<Toy> = {
  ...applying(({ board }) => {
    if (Object.hasOwn(board, 'copied')) board.rounds++;
  }),
  clone: (board) => Object.defineProperty(toy.clone(board), 'copied', { value: true }),
};

/** The first to answer gets a point. */
const first: BidDecision['followUp'] = ({ totals }, { seat }) => {
  if (!totals.some((total) => total > 0)) totals[seat] = 1;
  return undefined;
};

const seen = new Set<string>();
/** Follows up only the first time that this question is answered, in any copy. */
const firstTime: BidDecision['followUp'] = (board, { seat }) => {
  const question = JSON.stringify([board, seat]);
  if (seen.has(question)) return undefined;
  seen.add(question);
  return { kind: 'double', seat, of: 1 };
};

const mistakes: readonly (readonly [law: string, mistake: string, rules: Rules<Toy>])[] = [
  ['truthIsPlain', 'a board with a hole', { ...toy, start: withHole }],
  ['truthIsPlain', 'a clone that loses something', { ...toy, clone: (board) => ({ ...toy.clone(board), round: 0 }) }],
  ['copiesAreApart', 'a clone that shares what changes', { ...toy, clone: (board) => board }],
  ['copiesAreApart', 'a clone that plays on otherwise', marked],
  ['orderOfAnswersIsIrrelevant', 'a choice that notices who was first', withBid({ followUp: first })],
  ['orderOfAnswersIsIrrelevant', 'answers that lead elsewhere at once', withBid({ followUp: firstTime })],
  [
    'tellingIsHarmless',
    'an event that changes the dice',
    applying((match, isTold) => {
      if (isTold) match.dice.drawn[0] = 0;
    }),
  ],
];

test.each(mistakes)('%s catches %s', (law, _, rules) => {
  expect(breachesOfBids(law, rules)).toEqual([undefined, expect.any(String)]);
});

test('tellingIsHarmless catches an event without a rule', () => {
  const nameless: Rules<CardGame>['procedures']['turn'][number] = (_match, _frame, tell) => {
    tell?.({ type: 'over', rule: '' });
  };
  const turn = cards.procedures.turn.toSpliced(1, 0, nameless);
  const rules = { ...cards, procedures: { ...cards.procedures, turn } };
  const fuzzCase = { setup: { rounds: 1, hand: 0, furies: 0 }, seating: [null, null, null] };
  expect(checkMatch(rules, cardsPaths, fuzzCase, 'seed', true)?.law).toBe('tellingIsHarmless');
});
