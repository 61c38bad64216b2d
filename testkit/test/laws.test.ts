import { begin, choose, type Decision, diceFromSeed, type Match, options, pick, type Rules } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { checkGame, checkMatch } from '../check.ts';
import { LAWS } from '../laws.ts';
import { type Toy, toy } from '../toy.ts';

/** Each law catches the one kind of mistake it is there for. */

type BidDecision = Rules<Toy>['decisions']['bid'];
const { bid, double } = toy.decisions;
const withBid = (change: Partial<BidDecision>): Rules<Toy> => ({
  ...toy,
  decisions: { bid: { ...bid, ...change }, double },
});
const withDouble = (change: Partial<Rules<Toy>['decisions']['double']>): Rules<Toy> => ({
  ...toy,
  decisions: { bid, double: { ...double, ...change } },
});
const applyThen = <D extends Decision<Toy>['apply']>(apply: D, then: (match: Match<Toy>) => void): D =>
  ((match, ask, choice, tell) => {
    apply(match, ask, choice, tell);
    then(match);
  }) as D;

test('a game without a mistake breaks no law', () => {
  expect(checkGame(toy, { games: 2, seed: 'toy' })).toBeNull();
});

const peeked: number[] = [];
let asked = 0;

const mistakes: readonly (readonly [law: string, mistake: string, rules: Rules<Toy>])[] = [
  ['optionsAreSound', 'an ask without options', withBid({ forbids: () => ({ rule: '2', fact: 'Never.' }) })],
  ['optionsAreSound', 'an option offered twice', withDouble({ candidates: () => [true, true] })],
  [
    'optionsAreSound',
    'options that change when asked again',
    withDouble({ options: () => (asked++ % 2 ? [true] : [false]) }),
  ],
  ['optionsAreSound', 'a listing that forgets an option', withBid({ options: () => [0] })],
  ['openIsOpen', 'a secret in a game that says it has none', { ...toy, secrets: false }],
  [
    'oneAskASeat',
    'a seat asked twice at once',
    {
      ...toy,
      procedures: {
        game: [
          () => ({
            ask: [
              { kind: 'bid', seat: 0 },
              { kind: 'bid', seat: 0 },
            ],
          }),
        ],
      },
    },
  ],
  ['truthIsPlain', 'a clone that loses something', { ...toy, clone: (board) => ({ ...toy.clone(board), round: 0 }) }],
  ['copiesAreApart', 'a clone that shares what changes', { ...toy, clone: (board) => board }],
  ['orderOfAnswersIsIrrelevant', 'a choice that peeks at who was first', withBid({ followUp: firstCome })],
  [
    'imaginationFits',
    'an imagination that forgets what was seen',
    { ...toy, imagine: (seen, seat, dice) => ({ ...toy.imagine(seen, seat, dice), totals: seen.totals.map(() => 7) }) },
  ],
  ['secretsAreKept', 'a further ask before the reveal that shows in public', withBid({ followUp: shoutedSecret })],
  [
    'refusalsAreSound',
    'a refusal without a fact',
    withBid({ forbids: (_, __, choice) => (choice === 3 ? { rule: '2', fact: '' } : undefined) }),
  ],
  [
    'tellingIsHarmless',
    'an event that changes the dice',
    withBid({
      apply: (match, ask, choice, tell) => {
        if (tell) match.dice.drawn[0] = 0;
        bid.apply(match, ask, choice, tell);
      },
    }),
  ],
];

function firstCome(_: Toy['board'], { seat }: { readonly seat: number }): Toy['ask'] | undefined {
  peeked.push(seat);
  return peeked.length % 2 === 0 ? { kind: 'double', seat, of: peeked.length } : undefined;
}

/** Writes what was sealed onto the board, where everybody sees it. */
function shoutedSecret(board: Toy['board'], _: { readonly seat: number }, choice: number): undefined {
  board.totals[0] = choice;
  return undefined;
}

/** Holds a few small matches to one law. */
function breach(law: string, rules: Rules<Toy>): string | undefined {
  const dice = diceFromSeed(law);
  for (let i = 0; i < 20; i++) {
    const match = begin(rules, { rounds: 3 }, [null, null, null], diceFromSeed(i));
    while (match.result === null) {
      const wrong = LAWS[law]?.(rules, match, dice);
      if (wrong !== undefined) return wrong;
      const ask = pick(dice, match.asks);
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
    }
  }
  return undefined;
}

test.each(mistakes)('%s catches %s', (law, _, rules) => {
  expect(breach(law, toy)).toBeUndefined();
  expect(breach(law, rules)).toBeTypeOf('string');
});

test.each([
  ['nothingThrows', 'a step that throws', withDouble({ apply: throws })],
  ['everyMatchEnds', 'a game without an end', withBid({ apply: applyThen(bid.apply, rewind) })],
])('%s catches %s', (law, _, rules) => {
  const table = { setup: { rounds: 3 }, seating: [null, null] };
  expect(checkMatch(rules, table, 'seed', false, 200)?.law).toBe(law);
});

test('replayIsEqual catches rules that remember the last match', () => {
  let matches = 0;
  const forgetful: Rules<Toy> = {
    ...toy,
    start: (setup, seating, dice) => toy.start({ rounds: setup.rounds + matches++ }, seating, dice),
  };
  expect(checkMatch(forgetful, { setup: { rounds: 1 }, seating: [null, null] }, 'seed', false)?.law).toBe(
    'replayIsEqual',
  );
});

function throws(): never {
  throw new Error('impossible');
}

function rewind({ board }: Match<Toy>): void {
  board.round = 0;
}
