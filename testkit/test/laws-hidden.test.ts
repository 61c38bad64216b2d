import type { Rules } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type Toy, toy } from '../toys/bids.ts';
import { type CardGame, cards } from '../toys/cards/index.ts';
import { type Hide, hide } from '../toys/hide.ts';
import { breachesOfBids, breachesOfCards, breachesOfHiding, withBid } from './breach.ts';

const LAW = 'hiddenStaysHidden';
const { bid } = toy.decisions;

/** The toy with an extended or changed view. What is imagined follows from the view. */
const seeing = (more: (board: Toy['board'], viewer: number | null) => object): Rules<Toy> => ({
  ...toy,
  see: (board, viewer) => ({ ...toy.see(board, viewer), ...more(board, viewer) }),
});

/** A toy with something on its board that the list doesn't name. */
const withMore: Rules<Toy> = {
  ...seeing((board) => ({ lucky: Reflect.get(board, 'lucky') })),
  start(setup, seating, dice) {
    const { board, first } = toy.start(setup, seating, dice);
    return { board: Object.assign(board, { lucky: seating.length }), first };
  },
};

const leaksOfBids: readonly (readonly [leak: string, where: RegExp, rules: Rules<Toy>])[] = [
  [
    "the next seat's number",
    /at board\.secrets\.\d: \d against \d$/,
    seeing(({ secrets }, viewer) => ({
      secrets: secrets.map((secret, seat) => (viewer === null || Math.abs(seat - viewer) > 1 ? null : secret)),
    })),
  ],
  [
    'all numbers, shown to the spectator',
    /what a spectator sees and may not know.*: at board\.secrets\.0: \d against \d$/,
    seeing(({ secrets }, viewer) => (viewer === null ? { secrets } : {})),
  ],
  [
    'the number of whoever has the most points, once there is a second round',
    /at board\.secrets\.\d/,
    seeing(({ secrets, totals, round }, viewer) => ({
      secrets: secrets.map((secret, seat) =>
        viewer === seat || (round > 1 && totals[seat] === Math.max(...totals)) ? secret : null,
      ),
    })),
  ],
  ['whether a number is high', /at board\.high/, seeing(({ secrets }) => ({ high: secrets.map((one) => one > 2) }))],
  ['the sum of all numbers', /at board\.sum/, seeing(({ secrets }) => ({ sum: secrets.reduce((a, b) => a + b) }))],
  [
    'the highest number, hidden in the length of a list',
    /at board\.many/,
    seeing(({ secrets }) => ({ many: Array(Math.max(...secrets)).fill(0) })),
  ],
  ['what is new on the board and on no list', /at board\.lucky: 3 against \d$/, withMore],
  [
    "options that depend on another's number",
    /at mine\.options/,
    withBid({
      candidates: ({ secrets }, { seat }) => [0, 1, 2, 3].slice(0, 1 + (secrets[(seat + 1) % 3] ?? 0)),
    }),
  ],
  [
    "a reason that tells another's number",
    /^reasons of seat \d that tell what it may not know: /,
    withBid({
      forbids(board, ask, choice, frame, earlier, stack) {
        const reason = bid.forbids?.(board, ask, choice, frame, earlier, stack);
        return reason && { ...reason, fact: `The others have ${board.secrets}.` };
      },
    }),
  ],
  [
    'a bid that is told with the number behind it',
    /is told by bid and may not know without reveals: true: at bid/,
    withBid({
      apply(match, ask, choice, frame, tell) {
        bid.apply(match, ask, choice, frame, undefined);
        tell?.({ type: 'bid', rule: '2', seat: ask.seat, bid: match.board.secrets[ask.seat] ?? 0 });
      },
    }),
  ],
  [
    'a number that shows by who is asked next',
    /sees later and may not know: at (asked|question|stack)/,
    {
      ...toy,
      procedures: {
        game: [
          ...toy.procedures.game.slice(0, 2),
          ({ board }) => (board.secrets[0] === 3 ? { ask: [{ kind: 'bid', seat: 0 }] } : undefined),
          ...toy.procedures.game.slice(2),
        ],
      },
    },
  ],
];

test.each(leaksOfBids)('hiddenStaysHidden catches %s', (_, where, rules) => {
  expect(breachesOfBids(LAW, rules)).toEqual([undefined, expect.stringMatching(where)]);
});

const { sneak, search } = hide.decisions;
const sneaking = (told: (place: number) => object): Rules<Hide> => ({
  ...hide,
  decisions: {
    search,
    sneak: {
      ...sneak,
      apply({ board }, _ask, step, _frame, tell) {
        board.place += step;
        tell?.({ type: 'sneaked', rule: '2', ...told(board.place) });
      },
    },
  },
});

const leaksOfHiding: readonly (readonly [leak: string, where: RegExp, rules: Rules<Hide>])[] = [
  [
    'a hidden mover whose event names its place',
    /is told by sneaked and may not know without reveals: true: at place/,
    sneaking((place) => ({ place })),
  ],
  [
    'an event that says it reveals, and is not on the list',
    /^sneaked reveals something to (a spectator|seat \d), but the list does not say what$/,
    sneaking((place) => ({ place, reveals: true })),
  ],
  [
    'a hidden mover shown to the seat that only looks on',
    /what seat 2 sees and may not know.*: at board\.place/,
    {
      ...hide,
      see: (board, viewer) => ({ ...hide.see(board, viewer), ...(viewer === 2 && { place: board.place }) }),
    },
  ],
];

test.each(leaksOfHiding)('hiddenStaysHidden catches %s', (_, where, rules) => {
  expect(breachesOfHiding(LAW, rules)).toEqual([undefined, expect.stringMatching(where)]);
});

const [show, ...afterwards] = cards.procedures.effect;

const leaksOfCards: readonly (readonly [leak: string, where: RegExp, rules: Rules<CardGame>])[] = [
  [
    'the first card of every hand',
    /at board\.first/,
    {
      ...cards,
      see: (board, viewer) => ({ ...cards.see(board, viewer), first: board.hands.map((hand) => hand[0] ?? null) }),
    },
  ],
  [
    'the rest of a hand, told with the card that is shown',
    /is told by used and may not know: at hand/,
    {
      ...cards,
      procedures: {
        ...cards.procedures,
        effect: [
          (match, frame, tell) => {
            const hand = match.board.hands[frame.seat];
            return show?.(
              match,
              frame,
              tell && ((event) => tell(event.reveals ? Object.assign(event, { hand }) : event)),
            );
          },
          ...afterwards,
        ],
      },
    },
  ],
];

test.each(leaksOfCards)('hiddenStaysHidden catches %s', (_, where, rules) => {
  expect(breachesOfCards(LAW, rules)).toEqual([undefined, expect.stringMatching(where)]);
});

test('severalAsksNeedSecrets catches bids at once in a game that hides nothing', () => {
  const open: Rules<Toy> = {
    ...toy,
    secrets: false,
    see: (board) => ({ ...toy.see(board, null), secrets: [...board.secrets] }),
  };
  const several = '3 seats are asked at once in a game that says it has no secrets';
  expect(breachesOfBids('severalAsksNeedSecrets', open)).toEqual([undefined, several]);
  expect(breachesOfBids('severalAsksNeedSecrets', { ...open, secrets: true, isOpen: () => true })[1]).toBeUndefined();
});
