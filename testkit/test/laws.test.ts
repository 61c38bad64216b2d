import {
  begin,
  blankMemory,
  choose,
  diceFromSeed,
  type GameTypes,
  type Match,
  options,
  pick,
  type Rules,
  repeat,
} from '@starboard/kernel';
import { expect, test } from 'vitest';
import { checkGame, checkMatch } from '../check.ts';
import { LAWS } from '../laws/index.ts';
import { type Toy, toy } from '../toys/bids.ts';
import { cards } from '../toys/cards/index.ts';
import { type Hide, hide, SNEAK } from '../toys/hide.ts';

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
const applyThen = (apply: BidDecision['apply'], then: (match: Match<Toy>) => void): BidDecision['apply'] => {
  return (match, ask, choice, frame, tell) => {
    apply(match, ask, choice, frame, tell);
    then(match);
  };
};

test.each([toy, hide, cards] as readonly Rules<GameTypes>[])('a game without a mistake breaks no law: $id', (rules) => {
  expect(checkGame(rules, { games: 3, seed: rules.id })).toBeNull();
});

const goesOn: Rules<Toy>['call'] = (match, call, tell) => {
  if ('seats' in call) toy.call(match, call, tell);
  else tell?.({ type: 'out', rule: '5', seat: 0 });
};

const asksAll: Rules<Toy>['procedures']['game'][number] = repeat(({ board }: Match<Toy>) => {
  if (board.round++ === board.rounds) return undefined;
  return { ask: board.totals.map((_, seat) => ({ kind: 'bid', seat }) as const) };
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
    { ...toy, imagine: (seen, dice) => ({ ...toy.imagine(seen, dice), totals: seen.board.totals.map(() => 7) }) },
  ],
  ['sealedIsSecret', 'a further ask before the reveal that shows in public', withBid({ followUp: shoutedSecret })],
  [
    'callsAreSound',
    'a call that nothing is told of',
    { ...toy, call: (match, call) => toy.call(match, call, undefined) },
  ],
  ['callsAreSound', 'a match that goes on after it was closed', { ...toy, call: goesOn }],
  [
    'callsAreSound',
    'a seat that is asked although it is out',
    { ...toy, procedures: { game: [...toy.procedures.game.slice(0, 1), asksAll, ...toy.procedures.game.slice(2)] } },
  ],
  [
    'refusalsAreSound',
    'a refusal without a fact',
    withBid({ forbids: (_, __, choice) => (choice === 3 ? { rule: '2', fact: '' } : undefined) }),
  ],
  [
    'tellingIsHarmless',
    'an event that changes the dice',
    withBid({
      apply: (match, ask, choice, frame, tell) => {
        if (tell) match.dice.drawn[0] = 0;
        bid.apply(match, ask, choice, frame, tell);
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
function breach<G extends GameTypes>(
  law: string,
  rules: Rules<G>,
  setup: G['setup'],
  seating: readonly (string | null)[],
) {
  const dice = diceFromSeed(law);
  const viewers = [null, ...seating.keys()];
  for (let i = 0; i < 20; i++) {
    const match = begin(rules, setup, seating, diceFromSeed(i));
    while (match.result === null) {
      const memory = () => blankMemory(rules);
      const wrong = LAWS[law]?.({ rules: rules as Rules<GameTypes>, match, dice, viewers, memory });
      if (wrong !== undefined) return wrong;
      const ask = pick(dice, match.asks);
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
    }
  }
  return undefined;
}

const THREE = [null, null, null];

test.each(mistakes)('%s catches %s', (law, _, rules) => {
  expect(breach(law, toy, { rounds: 3 }, THREE)).toBeUndefined();
  expect(breach(law, rules, { rounds: 3 }, THREE)).toBeTypeOf('string');
});

/** The sneak at its gate is asked something that nobody else ever is. */
const gate: Rules<Hide> = {
  ...hide,
  procedures: {
    game: [
      ...hide.procedures.game.slice(0, 2),
      ({ board }) => (board.place === 4 ? { ask: [{ kind: 'sneak', seat: SNEAK }] } : undefined),
      ...hide.procedures.game.slice(2),
    ],
  },
};

const { sneak, search } = hide.decisions;
const leaks: readonly (readonly [law: string, leak: string, rules: Rules<Hide>])[] = [
  [
    'secretsAreKept',
    'a hidden mover whose public event names its place',
    {
      ...hide,
      decisions: {
        search,
        sneak: {
          ...sneak,
          apply({ board }, _ask, step, _frame, tell) {
            board.place += step;
            tell?.({ type: 'sneaked', rule: '2', place: board.place });
          },
        },
      },
    },
  ],
  [
    'imaginationFits',
    'a view that shows a secret to a seat that is not asked',
    { ...hide, see: (board, viewer) => ({ ...hide.see(board, viewer), ...(viewer === 2 && { place: board.place }) }) },
  ],
  [
    'imaginationFits',
    "a reason that depends on another's secret",
    {
      ...hide,
      decisions: {
        sneak,
        search: {
          ...search,
          forbids(board, ask, place, frame, earlier, stack) {
            const reason = search.forbids?.(board, ask, place, frame, earlier, stack);
            return reason && { ...reason, fact: board.place > place ? 'Too low.' : 'Too high.' };
          },
        },
      },
    },
  ],
  ['secretsAreKept', 'an ask whose presence gives a secret away', gate],
];

test.each(leaks)('%s catches %s', (law, _, rules) => {
  const seating = [null, null, 'ghost'];
  expect(breach(law, hide, { rounds: 4 }, seating)).toBeUndefined();
  expect(breach(law, rules, { rounds: 4 }, seating)).toBeTypeOf('string');
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
